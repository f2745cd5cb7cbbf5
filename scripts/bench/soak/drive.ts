// A process of its own: sends requests, one round after the other, and prints the result of each round as a line.
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { mixOf, type Request } from './mix.ts'
import type { Drive, RoundResult } from './rounds.ts'

const atOnce = 16
const longestMs = 10_000

const { url, world, rounds, names } = (await json(process.stdin)) as Drive
const nextRequest = mixOf(names)
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends one request; returns the status, or the name of what went wrong. */
function ask(asked: Request): Promise<number | string> {
  return new Promise((resolve) => {
    const { path, method, headers, body } = asked
    const sent = request(`${url}${path}`, { agent, method, headers, timeout: longestMs }, (response) => {
      response
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', (error) => resolve(error.message))
      response.resume()
    })
    sent.on('timeout', () => sent.destroy(new Error('time-out')))
    sent.on('error', (error) => resolve(error.message))
    sent.end(body)
  })
}

function createRecord() {
  const times: number[] = []
  const errors: Record<string, number> = {}
  const once = async (dueAt: number) => {
    const asked = nextRequest(world, Math.random)
    const result = await ask(asked)
    times.push(performance.now() - dueAt)
    if (typeof result === 'number' && result >= 200 && result < 300) return
    const what = `${asked.name}: ${result}`
    errors[what] = (errors[what] ?? 0) + 1
  }
  return { times, errors, once }
}

/** At full speed: each of some visitors sends the next request as soon as it has a response. */
async function atFullSpeed(endAt: number, once: (dueAt: number) => Promise<void>): Promise<void> {
  const visitor = async () => {
    while (performance.now() < endAt) await once(performance.now())
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

/** So many a second, evenly, whether or not the earlier ones are answered; waiting counts as time. */
async function atRate(rate: number, endAt: number, once: (dueAt: number) => Promise<void>): Promise<void> {
  const open = new Set<Promise<void>>()
  for (let dueAt = performance.now(); dueAt < endAt; dueAt += 1000 / rate) {
    const early = dueAt - performance.now()
    if (early > 0) await delay(early)
    const answered = once(dueAt).finally(() => open.delete(answered))
    open.add(answered)
  }
  await Promise.all(open)
}

for (const { seconds, rate } of rounds) {
  const { times, errors, once } = createRecord()
  const begin = performance.now()
  const endAt = begin + seconds * 1000
  await (rate === null ? atFullSpeed(endAt, once) : atRate(rate, endAt, once))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  const perSecond = (times.length * 1000) / (performance.now() - begin)
  const result: RoundResult = { requests: times.length, perSecond, p50: at(0.5), p99: at(0.99), errors }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
agent.destroy()
