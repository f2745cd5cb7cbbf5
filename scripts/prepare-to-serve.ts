// What `npm start` and `npm run dev` do before they serve. A process of its own: what it loads is gone when it ends.
import { once } from 'node:events'
import path from 'node:path'
import { listenSentence, ownOrigin } from '../lib/listening.ts'
import { onParentGone } from '../server/parent.ts'
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
  /** The interface to listen on; null for all of them. */
  host: string | null
  /** Where this machine reaches the server. */
  ownOrigin: string
  siteUrl: string
}

async function main(command: string | undefined): Promise<void> {
  warnOfEnvironment()
  // Imported late: a wrong environment is then reported in its sentence.
  const { env, siteUrl } = await import('../lib/env.ts')
  const again = `npm ${command === 'start' ? 'start' : 'run dev'}`
  await checkListening(env.PORT, env.HOST, (port) => `PORT=${port} ${again}`)
  if (env.METRICS_PORT)
    await checkListening(env.METRICS_PORT, env.METRICS_HOST, (port) => `METRICS_PORT=${port} ${again}`)
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
      host: env.HOST ?? null,
      ownOrigin: ownOrigin(env.HOST, env.PORT),
      siteUrl,
    })
  } finally {
    await database.stop()
  }
}

/** Throws a Problem when nothing can listen there; `command` is what to type for another port. */
async function checkListening(
  port: number,
  host: string | undefined,
  command: (port: number) => string,
): Promise<void> {
  const { listenProblem } = await import('./run/processes.ts')
  const code = await listenProblem(port, host)
  if (code === null) return
  const other = port < 1024 ? port + 8000 : port + (port < 65_535 ? 1 : -1)
  const way = ['EADDRINUSE', 'EACCES'].includes(code) ? ` To use another one, type: ${command(other)}` : ''
  throw new Problem(listenSentence(code, port, host) + way)
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
