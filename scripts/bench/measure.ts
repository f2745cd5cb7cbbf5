import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { Problem } from '../run/problem.ts'
import { ended, startProgram } from '../run/processes.ts'
import type { Contender } from './contenders.ts'

const msPerTick = 10

/** CPU that a process has used so far, in milliseconds; null on systems without /proc. */
async function cpuMs(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return text === null ? null : cpuOf(text)
}

/** Does the work; returns its result and the CPU that the processes and their children used meanwhile, in milliseconds. */
async function withCpu<Result>(pids: number[], work: () => Promise<Result>) {
  const before = await cpuOfAll(pids)
  const result = await work()
  const after = await cpuOfAll(pids)
  return { result, cpu: before === null || after === null ? null : after - before }
}

async function cpuOfAll(pids: number[]): Promise<number | null> {
  const families = await Promise.all(pids.map(async (pid) => [pid, ...(await childrenOf(pid))]))
  const used = await Promise.all(families.flat().map(cpuMs))
  return used.reduce((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** User and system time in a line of /proc/PID/stat. The program's name may hold spaces and brackets. */
export function cpuOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

const connections = 10
const mostRequests = 100_000

const loadResult = z.object({
  duration: z.number().positive(),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
})

/** Requests an address over kept connections, from a process of its own, for some seconds. */
async function load(url: string, seconds: number) {
  const args = ['-j', '-n', '-c', connections, '-d', seconds, '-O', mostRequests, url].map(String)
  const child = startProgram('autocannon/autocannon.js', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: (seconds + 20) * 1000,
  })
  const [output, code] = await Promise.all([child.stdout ? text(child.stdout) : '', ended(child)])
  if (code !== 0) throw new Problem(`The load on ${url} did not end well.`)
  const { duration, latency, ...counts } = loadResult.parse(JSON.parse(output))
  const requests = counts['2xx']
  if (requests === 0 || counts.non2xx + counts.errors > 0) throw new Problem(`${url} failed under load.`)
  return { requests, duration, ...latency }
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** Rows as text with aligned columns: the first to the left, numbers to the right. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n')
}

/** The scripts that a page's HTML makes a current browser load, each once. */
export function scriptsOf(html: string): string[] {
  const old = [...html.matchAll(/<script[^>]*\bnomodule\b[^>]*>/gi)].join(' ')
  const named = html.match(/\/_next\/static\/[^"'\\\s?]+\.js/g) ?? []
  return [...new Set(named)].filter((script) => !old.includes(script))
}

/** What one server did with one path in one round. */
export type Run = {
  path: string
  name: string
  perSecond: number
  p50: number
  p99: number
  /** CPU of the server per request in milliseconds; null where the system does not report it. */
  cpu: number | null
}

const measuredRounds = 5
const measuredSeconds = 2

/** Puts every server under load in turn, round after round, so that a busy moment hits all alike. */
export async function measure(contenders: Contender[], paths: string[]): Promise<Run[]> {
  const runs: Run[] = []
  for (const path of paths) {
    for (const { urlOf } of contenders) await load(urlOf(path), 1)
    for (let round = 0; round < measuredRounds; round += 1) {
      for (const contender of contenders) runs.push(await runOnce(contender, path))
    }
  }
  return runs
}

async function runOnce(contender: Contender, path: string): Promise<Run> {
  const { name, pid, urlOf } = contender
  const { result, cpu } = await withCpu([pid], () => load(urlOf(path), measuredSeconds))
  const { requests, duration, p50, p99 } = result
  return { path, name, perSecond: requests / duration, p50, p99, cpu: cpu && cpu / requests }
}

const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request', 'requests ratio', 'CPU ratio']

/** One path: a row per server with medians, and the first server's requests and CPU as a multiple of its own. */
export function speedTable(runs: Run[]): string {
  const names = [...new Set(runs.map(({ name }) => name))]
  const first = runs.filter(({ name }) => name === names[0])
  return table([
    head,
    ...names.map((name) =>
      speedRow(
        name,
        runs.filter((run) => run.name === name),
        first,
      ),
    ),
  ])
}

function speedRow(name: string, runs: Run[], first: Run[]): string[] {
  const middle = (read: (run: Run) => number, digits: number) => {
    const value = median(runs.map(read))
    return Number.isNaN(value) ? '-' : value.toFixed(digits)
  }
  // Round by round, as only neighbors in time had the same machine.
  const ratio = (read: (run: Run) => number) => {
    const value = median(runs.map((run, round) => read(first[round] ?? run) / read(run)))
    return Number.isNaN(value) ? '-' : value.toFixed(2)
  }
  const perSecond = (run: Run) => run.perSecond
  const cpu = (run: Run) => run.cpu ?? Number.NaN
  return [
    name,
    middle(perSecond, 0),
    middle(({ p50 }) => p50, 0),
    middle(({ p99 }) => p99, 0),
    middle(cpu, 2),
    ratio(perSecond),
    ratio(cpu),
  ]
}
