import { expect, onTestFinished } from 'vitest'
import type { Skater } from '../crash/server.ts'
import { send } from './topology.ts'

/** What came of requests: `failures` are in words, and `unavailable` said that the database is away. */
export type Asked = { succeeded: number; unavailable: number; failures: string[] }

/**
 * Sends requests one after the other until the function it returns is called, which resolves to what came of them once
 * `least` have succeeded: a busy machine takes longer, and is asked no less.
 */
export function keepAsking(asks: (() => Promise<Response>)[]) {
  let isDone = false
  const seen: Asked = { succeeded: 0, unavailable: 0, failures: [] }
  const askOn = async (ask: () => Promise<Response>) => {
    while (!isDone) {
      const response = await ask().catch((error: unknown) => String(error))
      const text = response instanceof Response ? await response.text().catch(String) : ''
      if (response instanceof Response && response.ok) seen.succeeded += 1
      // The database was not reached in time, which happens while a busy machine starts a server.
      else if (response instanceof Response && response.status === 503 && response.headers.has('retry-after'))
        seen.unavailable += 1
      else
        seen.failures.push(
          response instanceof Response ? `${response.status} ${text.slice(0, 60)}` : response,
        )
    }
  }
  const all = Promise.all(asks.map(askOn))
  onTestFinished(() => {
    isDone = true
  })
  return async (least = 1) => {
    await expect.poll(() => seen.succeeded, { timeout: 60_000 }).toBeGreaterThanOrEqual(least)
    isDone = true
    await all
    return seen
  }
}

/** A try of the skater's trick, under a key. */
export const practice = (url: string, { trick, headers }: Skater, key: string) =>
  send(
    `${url}/api/tricks/${trick.id}/practice`,
    { tries: 1, lands: 1 },
    { ...headers, 'idempotency-key': key },
  )

/** Sends every write until it is acknowledged, eight at a time; `onAcknowledged` is called with the number so far. */
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
      const response = await practice(url, skater, key).catch(() => null)
      if (response?.status === 429) throw new Error('More writes than one may send in a minute')
      const body = response?.ok ? await response.json().catch(() => null) : null
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
