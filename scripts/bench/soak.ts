import type { Database } from '../database/open.ts'
import { Problem } from '../run/problem.ts'
import { freePort } from '../run/processes.ts'
import { ownServer } from './contenders.ts'
import { table } from './measure.ts'
import { withCrowd } from './soak/crowd.ts'
import type { World } from './soak/mix.ts'
import { drive, type RoundResult } from './soak/rounds.ts'

type Memory = { rss: number; heap: number }

type Reply = { id: number; result?: { result?: { value?: unknown } } }

/** Looks into a Node process through its inspector: memory after everything that is unused was let go. */
async function inspectMemory(port: number): Promise<{ look: () => Promise<Memory>; close: () => void }> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl)
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Problem('The server refuses the inspector.')))
  })
  let id = 0
  const say = (method: string, params = {}) =>
    new Promise<Reply>((resolve) => {
      id += 1
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const look = async () => {
    await say('HeapProfiler.collectGarbage')
    const expression = '(({ rss, heapUsed }) => ({ rss, heap: heapUsed }))(process.memoryUsage())'
    const { result } = await say('Runtime.evaluate', { expression, returnByValue: true })
    return result?.result?.value as Memory
  }
  return { look, close: () => socket.close() }
}

const share = 0.8
const warmUp = { seconds: 10, rate: null }
const fullSpeed = { seconds: 30, rate: null }
const minute = 60

type Minute = RoundResult & Memory

/** Holds a part of what the server can do for some minutes, and reports errors, times and memory. */
export async function soak(minutes = '10'): Promise<void> {
  const count = Number(minutes)
  if (!Number.isInteger(count) || count < 1) throw new Problem('Say for how many minutes, such as 10.')
  await withCrowd(async (database, world) => report(await hold(database, world, count)))
}

async function hold(database: Database, world: World, count: number): Promise<Minute[]> {
  const inspector = await freePort()
  const { urlOf } = await ownServer(database, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` })
  const { look, close } = await inspectMemory(inspector)
  const url = urlOf('')
  console.log('Visiting every page once...')
  for (const page of pagesOf(world)) await (await fetch(url + page)).arrayBuffer()
  let capacity = Number.NaN
  for await (const { perSecond, errors } of drive({ url, world, rounds: [warmUp, fullSpeed] })) {
    capacity = perSecond
    complain(errors)
  }
  const rate = Math.floor(capacity * share)
  console.log(`Capacity: ${capacity.toFixed(0)} requests a second. Holding ${rate} for ${count} minutes...`)
  const found: Minute[] = []
  for await (const result of drive({ url, world, rounds: Array(count).fill({ seconds: minute, rate }) })) {
    found.push({ ...result, ...(await look()) })
    console.log(`  minute ${found.length}: ${cellsOf(found.at(-1)).join(', ')}`)
    complain(result.errors)
  }
  close()
  return found
}

// A server that has just started renders each page when it is first requested.
const pagesOf = ({ slugs, postSlugs }: World) => [
  ...slugs.map((slug) => `/tricks/${slug}`),
  ...postSlugs.map((slug) => `/blog/${slug}`),
]

function complain(errors: Record<string, number>): void {
  for (const [what, times] of Object.entries(errors)) console.error(`  ${what}, ${times} times`)
  if (Object.keys(errors).length > 0) process.exitCode = 1
}

const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
const errorsOf = ({ errors }: RoundResult) => Object.values(errors).reduce((sum, times) => sum + times, 0)

function cellsOf(found: Minute | undefined): string[] {
  if (!found) return []
  const { requests, p50, p99, rss, heap } = found
  return [
    `${requests} requests`,
    `${errorsOf(found)} errors`,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `RSS ${mb(rss)}`,
    `heap ${mb(heap)}`,
  ]
}

function report(found: Minute[]): void {
  console.log(`\n${table(found.map((one, index) => [`minute ${index + 1}`, ...cellsOf(one)]))}`)
  console.log(`\n${found.reduce((sum, one) => sum + errorsOf(one), 0)} errors`)
  const [third, last] = [found[2], found.at(-1)]
  if (!third || !last || last === third) {
    console.log('Memory is compared with the third minute: hold for longer.')
    return
  }
  const percent = (read: (one: Minute) => number) => `${((read(last) / read(third)) * 100).toFixed(1)} %`
  console.log(
    `Last minute against the third: RSS ${percent(({ rss }) => rss)}, heap ${percent(({ heap }) => heap)}`,
  )
}
