import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { brand } from '../lib/brand.ts'
import { env, siteUrl } from '../lib/env.ts'
import { checkDataDirectory } from './database/place.ts'
import { type Database, openDatabase } from './database.ts'
import { projectRoot } from './fingerprint.ts'
import { Problem } from './problem.ts'
import { ended, isFree, programs, startProgram, startServer } from './processes.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// How long is waited before a server that ended is started again, after each further time without a ready one.
const restartMs = [0, 1000, 2000, 5000, 10_000, 30_000]

/** Prepares everything that is missing, then serves the app until it is told to stop. Returns the exit code. */
export async function run(command: 'start' | 'dev'): Promise<number> {
  const again = `npm ${command === 'start' ? 'start' : 'run dev'}`
  await checkPortIsFree(env.PORT, (port) => `PORT=${port} ${again}`)
  if (env.METRICS_PORT) await checkPortIsFree(env.METRICS_PORT, (port) => `METRICS_PORT=${port} ${again}`)
  if (env.DATABASE_URL) await checkDataDirectory(env.DATA_DIR).catch(warnAboutDataDirectory)
  console.log('Preparing the database...')
  const database = await openDatabase()
  const abort = new AbortController()
  let child: ChildProcess | undefined
  // To the end, since a signal may come twice: from the terminal and from npm.
  for (const signal of signals)
    process.on(signal, () => {
      if (!abort.signal.aborted) console.log('Stopping...')
      abort.abort()
      stop(child)
    })
  try {
    child = startPreparation(command)
    const prepared = await ended(child)
    if (abort.signal.aborted || prepared !== 0) return prepared
    // First the pages end, then the database.
    const start = () => (child = command === 'dev' ? startDevelopment(database) : startProduction(database))
    return command === 'dev' ? await serveOnce(start, abort.signal) : await serve(start, abort.signal)
  } finally {
    await database.stop()
    if (abort.signal.aborted) console.log(`${brand} has stopped.`)
  }
}

async function serveOnce(start: () => ChildProcess, stopped: AbortSignal): Promise<number> {
  const child = start()
  // A call would have to be compiled first, for nothing.
  void logWhenReady(child, '/icon-192.png')
  const code = await ended(child)
  return stopped.aborted ? 0 : code
}

/** Serves until stopped. A server that ends by itself is started again, unless it was never ready. */
async function serve(start: () => ChildProcess, stopped: AbortSignal): Promise<number> {
  const { noteServing } = await import('./build.ts')
  let wasEverReady = false
  for (let failures = 0; ; ) {
    const child = start()
    const withdraw = await noteServing(child.pid ?? 0)
    void logWhenReady(child, '/api/health').then((isReady) => {
      wasEverReady ||= isReady
      if (isReady) failures = 0
    })
    const code = await ended(child)
    await withdraw()
    if (stopped.aborted) return 0
    if (!wasEverReady) return code
    const waitMs = restartMs[Math.min(failures, restartMs.length - 1)] ?? 0
    failures += 1
    console.log(`The server has ended (${child.signalCode ?? `code ${code}`}); starting it again.`)
    await delay(waitMs, undefined, { signal: stopped }).catch(() => undefined)
    if (stopped.aborted) return 0
  }
}

// The server ends by itself before this, unless it can no longer do anything.
const longestStopMs = 10_000

/** Ends a child and whatever it has started: it leads a group, which the terminal's signals do not reach. */
function stop(child: ChildProcess | undefined): void {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
  const group = -child.pid
  process.kill(group, 'SIGTERM')
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), longestStopMs)
  child.once('exit', () => clearTimeout(timer))
}

/** Without a secret of its own the app cannot go on; otherwise only pictures have no place. */
function warnAboutDataDirectory(problem: unknown): void {
  if (!(problem instanceof Problem) || !env.NEXTAUTH_SECRET) throw problem
  console.warn(problem.message)
}

/** Throws a Problem when something else listens on the port already; `command` is what to type for another one. */
async function checkPortIsFree(port: number, command: (free: number) => string): Promise<void> {
  if (await isFree(port)) return
  const other = port < 65_535 ? port + 1 : port - 1
  throw new Problem(`Port ${port} is in use. To use another one, type: ${command(other)}`)
}

// The channel closes when this process is killed: the child then ends too, instead of going on alone.
const child = { cwd: projectRoot, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true } as const

function startPreparation(command: 'start' | 'dev'): ChildProcess {
  return spawn(process.execPath, ['scripts/prepare-to-serve.ts', command], {
    ...child,
    stdio: [...child.stdio],
  })
}

const startProduction = (database: Database): ChildProcess =>
  startServer(database, { ...child, stdio: [...child.stdio] })

function startDevelopment(database: Database): ChildProcess {
  return startProgram(programs.next, ['dev', '-p', String(env.PORT)], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    detached: true,
  })
}

/** Logs the address when the app can be opened, as what is at `path` shows. Returns whether it came to that before the child ended. */
async function logWhenReady(child: ChildProcess, path: string): Promise<boolean> {
  const address = `http://localhost:${env.PORT}${path}`
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (response?.ok) {
      console.log(`${brand} is ready: open ${siteUrl}`)
      return true
    }
    await delay(200)
  }
  return false
}
