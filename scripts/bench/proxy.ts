import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../database/port.ts'
import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'
import { startNginx } from '../topology/nginx.ts'
import { missingPrograms } from '../topology/programs.ts'
import { bareServer, type Contender, endLater, ownServer } from './contenders.ts'
import { median, table } from './figures.ts'
import { measure, type Run } from './measure.ts'
import { readPages } from './pages.ts'
import { speedTable } from './report.ts'
import { timed } from './speed.ts'
import { withBuilt } from './surroundings.ts'

// Answered for their caller alone: the one mostly by the database, the other mostly by the server.
const uncached = ['/api/tricks/my-tricks', '/api/tricks/my-tricks/next']

const portOf = ({ urlOf }: Contender) => Number(new URL(urlOf('/')).port)

/** The shipped nginx configuration before some servers. */
async function proxied(name: string, servers: Contender[]): Promise<Contender> {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-nginx-'))
  // So that nginx's own account can keep its files there.
  await chmod(directory, 0o755)
  const nginx = await startNginx({ directory, port: await freePort(), servers: servers.map(portOf) })
  endLater(async () => {
    await nginx.end()
    await rm(directory, { recursive: true, force: true })
  })
  return { name, pid: nginx.pid, others: servers.map(({ pid }) => pid), urlOf: (place) => nginx.url + place }
}

/** How many of the machine's processors the servers of each contender kept busy. */
function busy(runs: Run[]): string {
  const names = [...new Set(runs.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = runs.filter((run) => run.name === name)
    const cores = median(own.map(({ cpu, perSecond }) => ((cpu ?? Number.NaN) * perSecond) / 1000))
    const perCore = median(own.map(({ cpu }) => 1000 / (cpu ?? Number.NaN)))
    return [name, cores.toFixed(2), perCore.toFixed(0)]
  })
  return table([['', `busy processors of ${availableParallelism()}`, 'requests per second of CPU'], ...rows])
}

async function compareCalls(database: Database, contenders: Contender[]): Promise<void> {
  const { createClient } = await import('../../prisma/client.ts')
  const { createRider } = await import('./rider.ts')
  const client = createClient(database.url)
  const rider = await createRider(client)
  try {
    const runs = await measure(contenders, uncached, rider.headers)
    for (const path of uncached) {
      const own = runs.filter((run) => run.path === path)
      console.log(`\n${path}, which nobody keeps\n${speedTable(own)}\n${busy(own)}`)
    }
    console.log('The load generator and Postgres have the rest of the processors.')
  } finally {
    await rider.remove()
    await client.$disconnect()
  }
}

/** What pages cost behind nginx beside a bare server, and what a second server brings where nothing is kept. */
export async function compareProxied(): Promise<void> {
  const missing = missingPrograms(['nginx'])
  if (missing) throw new Problem(missing)
  await withBuilt(async (database) => {
    const own = () => ownServer(database, { TRUST_PROXY: '1' })
    const [one, two] = [await own(), await own()]
    const both = await proxied('nginx, two servers', [one, two])
    const alone = await proxied('nginx, one server', [one])
    // The first page of a server takes long.
    await Promise.all([two, both].map((contender) => readPages(contender, timed)))
    const bare = await bareServer(await readPages(one, timed))
    console.log('Measuring, which takes about two minutes...')
    const runs = await measure([both, bare], timed)
    for (const path of timed) console.log(`\n${path}\n${speedTable(runs.filter((run) => run.path === path))}`)
    await compareCalls(database, [both, alone])
  })
}
