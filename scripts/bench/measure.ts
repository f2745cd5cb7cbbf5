import type { Contender } from './contenders.ts'
import { withCpu } from './cpu.ts'
import { load } from './load.ts'

/** What one server did with one path in one round. */
export type Run = {
  path: string
  name: string
  perSecond: number
  p50: number
  p99: number
  /** CPU of the server per request in milliseconds; null where the system does not tell. */
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
