import { availableParallelism } from 'node:os'
import { Problem } from '../problem.ts'
import { behindNginx, proxiedServer } from './behind-nginx.ts'
import type { Contender } from './contenders.ts'
import { cpuOfAll } from './cpu.ts'
import { median, table } from './figures.ts'
import type { Run } from './measure.ts'
import { speedTable } from './report.ts'
import { withCrowd } from './soak/crowd.ts'
import type { World } from './soak/mix.ts'
import { drive } from './soak/rounds.ts'

// Answered for who asks alone: what the database knows, what the coach thinks out, and a page.
const calls = [
  'GET /api/auth/user',
  'GET /api/tricks/my-tricks',
  'GET /api/tricks/my-tricks/next',
  'POST /api/run/alternatives',
  'POST /api/tricks/suggest',
  'POST /api/skatepark/suggest-tricks',
  'GET /my-tricks',
]
const kinds = [...calls.map((name) => ({ name, names: [name] })), { name: 'All of these', names: calls }]
const rounds = 5
const seconds = 3

async function runOnce(contender: Contender, world: World, kind: (typeof kinds)[number]): Promise<Run> {
  const { name, pid, others = [], urlOf } = contender
  const order = { url: urlOf(''), world, rounds: [{ seconds, rate: null }], names: kind.names }
  const before = await cpuOfAll([pid, ...others])
  const [result] = await Array.fromAsync(drive(order))
  const after = await cpuOfAll([pid, ...others])
  const failed = Object.entries(result?.errors ?? {})
  if (!result || failed.length > 0) throw new Problem(`${kind.name} failed: ${failed.join(' times; ')}`)
  const cpu = before === null || after === null ? null : (after - before) / result.requests
  return { path: kind.name, name, cpu, ...result }
}

/** How many of the machine's processors the servers of each contender kept busy. */
function busy(runs: Run[]): string {
  const names = [...new Set(runs.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = runs.filter((run) => run.name === name)
    const cores = median(own.map(({ cpu, perSecond }) => ((cpu ?? Number.NaN) * perSecond) / 1000))
    return [name, cores.toFixed(2)]
  })
  return table([['', `busy processors of ${availableParallelism()}`], ...rows])
}

/** What a second server brings where nothing is kept: each call by itself, and all of them mixed. */
export const compareTwoServers = () =>
  withCrowd(async (database, world) => {
    const [one, two] = [await proxiedServer(database), await proxiedServer(database)]
    const contenders = [
      await behindNginx('nginx, two servers', [one, two]),
      await behindNginx('nginx, one server', [one]),
    ]
    console.log('Measuring two servers against one, which takes about five minutes...')
    for (const kind of kinds) {
      const runs: Run[] = []
      // The first requests of a server take long.
      for (const contender of contenders) await runOnce(contender, world, kind)
      for (let round = 0; round < rounds; round += 1)
        for (const contender of contenders) runs.push(await runOnce(contender, world, kind))
      console.log(`\n${kind.name}\n${speedTable(runs)}\n${busy(runs)}`)
    }
    console.log('\nThe load generator and Postgres have the rest of the processors.')
  })
