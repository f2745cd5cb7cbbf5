import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { brand } from '../lib/brand.ts'
import { env, siteUrl } from '../lib/env.ts'
import { buildIfNeeded } from './build.ts'
import { checkDataDirectory } from './database/place.ts'
import type { Database } from './database.ts'
import { prepareDatabase } from './prepare.ts'
import { Problem } from './problem.ts'
import { ended, programs, startProgram, startServer } from './processes.ts'

/** Prepares everything that is missing, then serves the app until it is told to stop. Answers the exit code. */
export async function run(command: 'start' | 'dev'): Promise<number> {
  await checkPortIsFree(env.PORT)
  if (env.DATABASE_URL) await checkDataDirectory(env.DATA_DIR).catch(warnAboutDataDirectory)
  console.log('Preparing the database...')
  const database = await prepareDatabase()
  try {
    if (command === 'start') await buildIfNeeded(database)
    return await serve(command, database)
  } finally {
    await database.stop()
  }
}

/** Without a secret of its own the app cannot go on; otherwise only pictures have no place. */
function warnAboutDataDirectory(problem: unknown): void {
  if (!(problem instanceof Problem) || !env.NEXTAUTH_SECRET) throw problem
  console.warn(problem.message)
}

/** Throws a Problem when something else listens on the port already. */
async function checkPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new Problem(`Port ${port} is in use: set PORT to another number.`)))
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

/** Serves until it is told to stop: first the pages end, then the database. Answers the exit code. */
async function serve(command: 'start' | 'dev', database: Database): Promise<number> {
  // A signal from the terminal reaches this process alone, which passes it on once.
  const child = command === 'dev' ? startDevelopment(database) : startServer(database, { detached: true })
  let isStopping = false
  const stop = () => {
    isStopping = true
    child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  void announceWhenReady(child)
  const code = await ended(child)
  return isStopping ? 0 : code
}

function startDevelopment(database: Database): ChildProcess {
  return startProgram(programs.next, ['dev', '-p', String(env.PORT)], {
    env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'development' },
    detached: true,
  })
}

async function announceWhenReady(child: ChildProcess): Promise<void> {
  const health = `http://localhost:${env.PORT}/api/health`
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (answer?.ok) return console.log(`${brand} is ready: open ${siteUrl}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
