import { AppError } from '../errors'
import { call } from '../http/client'
import { accountHeader, newIdempotencyKey } from '../http/idempotency-key'
import { noteDelivery } from './delivery-time'
import { tellElsewhere } from './outbox-store'
import { ask, isAsked, type Outcome, reject, settle, settleRest } from './outcomes'
import { hear, isAnybodyHearing, type Reports, tell } from './reports'
import type { Delivery, Waiting } from './waiting'
import { add, change, drop, empty, followElsewhere, loadWaiting, nextPlace, waitingNow } from './waiting-list'

// Writes are written down here and sent in the order in which they were made, so that no dead zone, reload or end
// of a session loses one. Each keeps its key for as long as it lives: one that arrived though its answer did not
// is not counted twice.

const retryMs = 10_000
const patienceMs = 10_000

let flight: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let sender: number | null = null

followElsewhere((before) => {
  const wasAny = before.some(({ userId }) => userId === sender)
  if (wasAny && !nextOne()) tell('onSynced', true)
})

const fresh = { wasSent: false, isUndone: false, isStuck: false }

type Marks = { key?: string; wasSent?: boolean }

/** Writes a write down, and sends it as soon as it can be sent. Ends when it is written down. */
export async function put(
  userId: number,
  delivery: Delivery,
  { key = newIdempotencyKey(), wasSent = false }: Marks = {},
): Promise<void> {
  // Who writes is who is signed in, also on pages that show nothing of it.
  sender ??= userId
  const insteadKey = delivery.instead && { insteadKey: newIdempotencyKey() }
  await add({ ...delivery, ...insteadKey, ...fresh, key, userId, at: nextPlace(), wasSent, isStuck: wasSent })
  void flush()
}

/** Takes back what is not confirmed. What may have arrived is sent once more, to learn what is to be deleted. */
export function takeBack({ key }: Pick<Waiting, 'key'>): Promise<void> {
  // It may have been sent since it was shown to whoever takes it back.
  const wasSent = waitingNow().some((one) => one.key === key && one.wasSent)
  return wasSent ? change(key, { isUndone: true }) : drop(key)
}

/** Sends everything of the account that is signed in, oldest first. Ends when nothing is left or nothing goes. */
export function flush(): Promise<void> {
  clearTimeout(timer)
  flight ??= loadWaiting()
    .then(sendAll)
    .finally(() => {
      flight = null
      if (nextOne()) timer = setTimeout(flush, retryMs)
    })
  return flight
}

const nextOne = () => waitingNow().find(({ userId }) => userId === sender)

async function sendAll(): Promise<void> {
  const isAny = nextOne() !== undefined
  let goesOn = true
  for (let one = nextOne(); one && goesOn; one = nextOne()) goesOn = await send(one)
  settleRest()
  if (isAny && goesOn) tell('onSynced', false)
}

/** What becomes of a write that was put: the server's answer, its refusal thrown, or that it waits on. */
export function outcomeOf(key: string): Promise<Outcome> {
  const outcome = ask(key)
  // A flight that was about to end has not seen who asks.
  void flush().then(() => (isAsked(key) ? flush() : undefined))
  return outcome
}

/** Sends one; answers whether it makes sense to go on. */
async function send(one: Waiting): Promise<boolean> {
  const { key, method, path, json, madeId } = one
  // Sent again, what may be deleted already would be refused.
  if (madeId !== undefined) return remove(one, madeId)
  await change(key, { wasSent: true })
  return call<unknown>(path, { method, json, requestKey: key, ...asItsWriter(one) }).then(
    (answer) => confirm(one, answer),
    (error: unknown) => refuse(one, error),
  )
}

/** Somebody else may have signed in meanwhile; and a connection may be there that carries nothing. */
const asItsWriter = ({ userId }: Waiting) => ({
  headers: { [accountHeader]: String(userId) },
  signal: AbortSignal.timeout(patienceMs),
})

const isTakenBack = (one: Waiting) => waitingNow().some(({ key, isUndone }) => key === one.key && isUndone)

async function confirm(one: Waiting, answer: unknown): Promise<boolean> {
  const isUndone = isTakenBack(one)
  const madeId = isUndone ? idOf(answer) : undefined
  if (madeId !== undefined) {
    await change(one.key, { madeId })
    return remove(one, madeId)
  }
  noteDelivery()
  const dropped = drop(one.key)
  if (!isUndone) tell('onDelivered', one, answer)
  await dropped
  settle(one.key, { isWaiting: false, answer })
  return true
}

/** Deletes what had arrived before it was taken back. */
async function remove(one: Waiting, madeId: number): Promise<boolean> {
  const deleted = call<unknown>(`${one.path}/${madeId}`, { method: 'DELETE', ...asItsWriter(one) })
  return deleted.then(
    async (answer) => {
      noteDelivery()
      const dropped = drop(one.key)
      tell('onUndone', one, answer)
      await dropped
      return true
    },
    () => change(one.key, { isStuck: true }).then(() => false),
  )
}

/** The id of what a write made. */
function idOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('entry' in answer) return idOf(answer.entry)
  return 'id' in answer && typeof answer.id === 'number' ? answer.id : undefined
}

const passing = ['unavailable', 'rate_limited', 'unauthorized', 'forbidden']
const changedMeanwhile = ['conflict', 'not_found']

async function refuse(one: Waiting, error: unknown): Promise<boolean> {
  // Only the server can refuse: an answer that did not come, or not whole, says nothing about the write.
  const code = error instanceof AppError ? error.code : null
  if (code === null || passing.includes(code)) {
    await change(one.key, { isStuck: true })
    if (code === 'unauthorized') tell('onRefused', one, error)
    return false
  }
  if (changedMeanwhile.includes(code) && one.instead) await replace(one, one.instead)
  else if (!isTakenBack(one) && !reject(one.key, error)) tell('onRefused', one, error)
  await drop(one.key)
  return true
}

/** Puts the other write in the place of one; only then may that be dropped. */
function replace({ userId, at, insteadKey }: Waiting, instead: Delivery): Promise<void> {
  return add({ ...instead, ...fresh, key: insteadKey ?? newIdempotencyKey(), userId, at })
}

/** Sends what this account wrote down, now and whenever the connection may be back, until the answer is called. */
export function openOutbox(userId: number, told: Reports = {}): () => void {
  sender = userId
  const forget = hear(told)
  const wake = () => void flush()
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  wake()
  return () => {
    forget()
    window.removeEventListener('online', wake)
    window.removeEventListener('focus', wake)
    if (isAnybodyHearing()) return
    sender = null
    clearTimeout(timer)
  }
}

/** Forgets what is kept in memory; whoever erases the device's storage calls it after that. */
export function emptyOutbox(): void {
  sender = null
  clearTimeout(timer)
  empty()
  tellElsewhere()
}
