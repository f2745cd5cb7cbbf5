import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '../fingerprint.ts'
import { Problem } from '../problem.ts'
import { ended } from '../run.ts'
import { missingPrograms } from '../topology/programs.ts'
import { behindNginx, proxiedServer } from './behind-nginx.ts'
import { median, table } from './figures.ts'
import type { Run } from './measure.ts'
import { speedTable } from './report.ts'
import { withCrowd } from './soak/crowd.ts'
import { kinds, measureKinds } from './uncached.ts'

// Before this process has a Postgres of its own.
const env = { ...process.env }

/** One server that shares a single processor with Postgres, nginx and the load, just as two servers share theirs. */
async function measureOnOneProcessor(): Promise<Run[]> {
  const script = path.join(projectRoot, 'scripts/bench/one-server.ts')
  const child = spawn('taskset', ['--cpu-list', '0', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  const [output, code] = await Promise.all([text(child.stdout), ended(child)])
  if (code !== 0) throw new Problem(output)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** How many processors the servers of each contender kept busy. */
function busy(runs: Run[]): string {
  const names = [...new Set(runs.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = runs.filter((run) => run.name === name)
    const cores = median(own.map(({ cpu, perSecond }) => ((cpu ?? Number.NaN) * perSecond) / 1000))
    return [name, cores.toFixed(2)]
  })
  return table([['', 'busy processors'], ...rows])
}

/**
 * What a second server brings where nothing is kept: beside one that has all processors to itself, and beside
 * one that has a single processor.
 */
export async function compareTwoServers(): Promise<void> {
  const missing = missingPrograms(['nginx', 'taskset'])
  if (missing) throw new Problem(missing)
  const runs: Run[] = []
  await withCrowd(async (database, world) => {
    const [one, two] = [await proxiedServer(database), await proxiedServer(database)]
    const both = await behindNginx(`two servers, ${availableParallelism()} processors`, [one, two])
    const single = await behindNginx(`one server, ${availableParallelism()} processors`, [one])
    console.log('Measuring two servers against one, which takes about eight minutes...')
    runs.push(...(await measureKinds([both, single], world)))
  })
  runs.push(...(await measureOnOneProcessor()))
  for (const { path: kind } of kinds) {
    const own = runs.filter((run) => run.path === kind)
    console.log(`\n${kind}\n${speedTable(own)}\n${busy(own)}`)
  }
}
