import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { brand } from '../lib/brand.ts'
import { env, siteUrl } from '../lib/env.ts'
import { checkDataDirectory } from './database/place.ts'
import { type Database, openDatabase } from './database.ts'
import { projectRoot } from './fingerprint.ts'
import { Problem } from './problem.ts'
import { ended, programs, startProgram, startServer } from './processes.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Prepares everything that is missing, then serves the app until it is told to stop. Returns the exit code. */
export async function run(command: 'start' | 'dev'): Promise<number> {
  await checkPortIsFree(env.PORT)
  if (env.DATABASE_URL) await checkDataDirectory(env.DATA_DIR).catch(warnAboutDataDirectory)
  console.log('Preparing the database...')
  const database = await openDatabase()
  let child: ChildProcess | undefined
  let isStopping = false
  // To the end, since a signal may come twice: from the terminal and from npm.
  for (const signal of signals)
    process.on(signal, () => {
      isStopping = true
      stop(child)
    })
  try {
    child = startPreparation(command)
    const code = await ended(child)
    if (isStopping || code !== 0) return code
    // First the pages end, then the database.
    child = command === 'dev' ? startDevelopment(database) : startServer(database, { detached: true })
    void announceWhenReady(child)
    const end = await ended(child)
    return isStopping ? 0 : end
  } finally {
    await database.stop()
  }
}

/** Ends a child and whatever it has started: it leads a group, which the terminal's signals do not reach. */
function stop(child: ChildProcess | undefined): void {
  if (child?.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM')
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

function startPreparation(command: 'start' | 'dev'): ChildProcess {
  const args = ['scripts/prepare-to-serve.ts', command]
  return spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', detached: true })
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
