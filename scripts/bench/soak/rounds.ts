import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../run/fingerprint.ts'
import { Problem } from '../../run/problem.ts'
import { ended } from '../../run/processes.ts'
import type { World } from './mix.ts'

/** So many requests a second for so long; null asks for as many as can be. */
type Round = { seconds: number; rate: number | null }

export type RoundResult = {
  requests: number
  perSecond: number
  p50: number
  p99: number
  /** How often what went wrong. */
  errors: Record<string, number>
}

/** What is sent where: requests of these kinds, or of all. */
export type Drive = { url: string; world: World; rounds: Round[]; names?: string[] }

/** Has a process of its own send requests, and hands out what came of each round when it is over. */
export async function* drive(order: Drive): AsyncGenerator<RoundResult> {
  const child = spawn(process.execPath, [path.join(projectRoot, 'scripts/bench/soak/drive.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const end = ended(child)
  try {
    child.stdin.end(JSON.stringify(order))
    for await (const line of createInterface(child.stdout)) yield JSON.parse(line) as RoundResult
    if ((await end) !== 0) throw new Problem('The load did not end well.')
  } finally {
    child.kill()
    await end
  }
}
