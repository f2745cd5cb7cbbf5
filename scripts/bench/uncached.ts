import { Problem } from '../problem.ts'
import type { Contender } from './contenders.ts'
import { withCpu } from './cpu.ts'
import type { Run } from './measure.ts'
import type { World } from './soak/mix.ts'
import { drive } from './soak/rounds.ts'

// Answered for who asks alone: what the database knows, what the coach thinks out, and a page.
const mixed = [
  'GET /api/auth/user',
  'GET /api/tricks/my-tricks',
  'GET /api/tricks/my-tricks/next',
  'POST /api/run/alternatives',
  'POST /api/tricks/suggest',
  'POST /api/skatepark/suggest-tricks',
  'GET /my-tricks',
]
const alone = ['GET /api/tricks/my-tricks/next', 'POST /api/tricks/suggest', 'GET /my-tricks']
export const kinds = [{ path: 'All mixed', names: mixed }, ...alone.map((path) => ({ path, names: [path] }))]

const rounds = 5
const seconds = 3
// A server becomes faster for thousands of requests.
const warmUpSeconds = 15

async function runOnce(contender: Contender, world: World, kind: (typeof kinds)[number], seconds: number) {
  const { name, pid, others = [], urlOf } = contender
  const order = { url: urlOf(''), world, rounds: [{ seconds, rate: null }], names: kind.names }
  const { result: found, cpu } = await withCpu([pid, ...others], () => Array.fromAsync(drive(order)))
  const [result] = found
  const failed = Object.entries(result?.errors ?? {})
  if (!result || failed.length > 0) throw new Problem(`${kind.path} failed: ${failed.join(' times; ')}`)
  return { path: kind.path, name, cpu: cpu && cpu / result.requests, ...result } satisfies Run
}

/** Puts every contender under the load of each kind in turn, after it has become as fast as it gets. */
export async function measureKinds(contenders: Contender[], world: World): Promise<Run[]> {
  const runs: Run[] = []
  for (const kind of kinds) {
    for (const contender of contenders) await runOnce(contender, world, kind, warmUpSeconds)
    for (let round = 0; round < rounds; round += 1)
      for (const contender of contenders) runs.push(await runOnce(contender, world, kind, seconds))
  }
  return runs
}
