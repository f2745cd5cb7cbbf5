import { onTestFinished } from 'vitest'
import type { Skater } from '../crash/server.ts'
import { send } from './topology.ts'

/** Keeps asking until it is told to end; answers how many answers there were and what was not one, and the slowest. */
export function keepAsking(asks: (() => Promise<Response>)[]) {
  let isDone = false
  const seen = { answered: 0, slowestMs: 0, failures: [] as string[] }
  const askOn = async (ask: () => Promise<Response>) => {
    while (!isDone) {
      const begun = performance.now()
      const answer = await ask().catch((error: unknown) => String(error))
      const text = answer instanceof Response ? await answer.text().catch(String) : ''
      if (answer instanceof Response && answer.ok) seen.answered += 1
      else seen.failures.push(answer instanceof Response ? `${answer.status} ${text.slice(0, 60)}` : answer)
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun)
    }
  }
  const all = Promise.all(asks.map(askOn))
  onTestFinished(() => {
    isDone = true
  })
  return async () => {
    isDone = true
    await all
    return seen
  }
}

/** A try of the skater's trick, under a key. */
export const practise = (url: string, { trick, headers }: Skater, key: string) =>
  send(
    `${url}/api/tricks/${trick.id}/practice`,
    { tries: 1, lands: 1 },
    { ...headers, 'idempotency-key': key },
  )

/** Sends every write until it is acknowledged, eight at a time; `onAcknowledged` hears how many there were. */
export async function writeAll(
  keys: string[],
  url: string,
  skater: Skater,
  onAcknowledged: (count: number) => void = () => undefined,
) {
  const ids = new Map<string, number>()
  const waiting = [...keys]
  let repeated = 0
  const sendOn = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const answer = await practise(url, skater, key).catch(() => null)
      if (answer?.status === 429) throw new Error('More writes than one may send in a minute')
      const body = answer?.ok ? await answer.json().catch(() => null) : null
      if (body) onAcknowledged(ids.set(key, body.entry.id).size)
      else {
        repeated += 1
        waiting.push(key)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, sendOn))
  return { ids, repeated }
}
