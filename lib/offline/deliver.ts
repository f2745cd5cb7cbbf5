import { call, NetworkError } from '../http/client'
import { newIdempotencyKey } from '../http/idempotency-key'
import { noteDelivery } from './delivery-time'
import { readKnownUser } from './known-user'
import { type Delivery, isAnyWaiting } from './waiting'

const patienceMs = 10_000

/** The server's answer; or nothing yet, since the write waits on this device. */
export type Delivered<T> = { isWaiting: false; answer: T } | { isWaiting: true }

let earlier: Promise<unknown> = Promise.resolve()

/**
 * Sends a write. When the server cannot be reached, or older writes still wait, it is kept on this device
 * and sent in its turn. Throws the AppError that the server meant, or NetworkError where nothing can wait.
 */
export function deliver<T>(delivery: Delivery, requestKey = newIdempotencyKey()): Promise<Delivered<T>> {
  // One after the other: what fails and is sent anew must not come after what was meant to follow it.
  const delivered = earlier.then(() => attempt<T>(delivery, requestKey))
  earlier = delivered.catch(() => undefined)
  return delivered
}

async function attempt<T>(delivery: Delivery, requestKey: string): Promise<Delivered<T>> {
  if (isAnyWaiting()) return keep(delivery, { key: requestKey, wasSent: false })
  const { method, path, json } = delivery
  try {
    // A connection may be there that carries nothing.
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await call<T>(path, { method, json, requestKey, signal })
    noteDelivery()
    return { isWaiting: false, answer }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    // It may have arrived though its answer did not.
    return keep(delivery, { key: requestKey, wasSent: true })
  }
}

type Marks = { key: string; wasSent: boolean }

async function keep<T>(delivery: Delivery, { key, wasSent }: Marks): Promise<Delivered<T>> {
  const userId = readKnownUser()?.user.id
  const outbox = userId === undefined ? null : await import('./outbox').catch(() => null)
  if (!outbox || userId === undefined) throw new NetworkError()
  await outbox.put(userId, delivery, { key, wasSent })
  if (wasSent) return { isWaiting: true }
  return (await outbox.outcomeOf(key)) as Delivered<T>
}
