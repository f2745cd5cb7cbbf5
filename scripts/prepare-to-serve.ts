// What `npm start` and `npm run dev` do before they serve. A process of its own: what it loads is gone when it ends.
import { once } from 'node:events'
import path from 'node:path'
import { onParentGone } from '../lib/parent.ts'
import { warnOfEnvironment } from './run/environment.ts'
import { projectRoot } from './run/fingerprint.ts'
import { Problem, runScript } from './run/problem.ts'

/** What whoever serves is told once everything is there. */
export type Prepared = {
  database: { url: string }
  /** The folder whose embedded Postgres it has to hold from now on; null where Postgres is somebody else's. */
  embeddedIn: string | null
  buildDirectory: string
  port: number
  siteUrl: string
}

async function main(command: string | undefined): Promise<void> {
  warnOfEnvironment()
  // Imported late: a wrong environment is then reported in its sentence.
  const { env, siteUrl } = await import('../lib/env.ts')
  const again = `npm ${command === 'start' ? 'start' : 'run dev'}`
  await checkPortIsFree(env.PORT, (port) => `PORT=${port} ${again}`)
  if (env.METRICS_PORT) await checkPortIsFree(env.METRICS_PORT, (port) => `METRICS_PORT=${port} ${again}`)
  if (env.DATABASE_URL) {
    const { checkDataDirectory } = await import('./database/place.ts')
    // Without a secret of its own the app cannot go on; otherwise only pictures have no place.
    await checkDataDirectory(env.DATA_DIR).catch((problem: unknown) => {
      if (!(problem instanceof Problem) || !env.NEXTAUTH_SECRET) throw problem
      console.warn(problem.message)
    })
  }
  console.log('Preparing the database...')
  const { generateClient, prepareDatabase } = await import('./prepare.ts')
  await generateClient()
  const database = await prepareDatabase()
  try {
    if (command === 'start') await (await import('./build.ts')).buildIfNeeded(database)
    await handOver({
      database: { url: database.url },
      embeddedIn: database.isEmbedded ? env.DATA_DIR : null,
      buildDirectory: path.join(projectRoot, env.BUILD_DIR),
      port: env.PORT,
      siteUrl,
    })
  } finally {
    await database.stop()
  }
}

/** Throws a Problem when something else listens on the port already; `command` is what to type for another one. */
async function checkPortIsFree(port: number, command: (free: number) => string): Promise<void> {
  const { isFree } = await import('./run/processes.ts')
  if (await isFree(port)) return
  const other = port < 65_535 ? port + 1 : port - 1
  throw new Problem(`Port ${port} is in use. To use another one, type: ${command(other)}`)
}

/** Tells who started this process what it has to know, and waits until it holds the database itself. */
async function handOver(prepared: Prepared): Promise<void> {
  const held = once(process, 'message')
  process.channel?.ref()
  process.send?.(prepared)
  await held
  process.channel?.unref()
}

// Who started it was killed: what it has started, the build above all, must not go on alone.
onParentGone(() => process.kill(-process.pid, 'SIGTERM'))

await runScript(() => main(process.argv[2]))
