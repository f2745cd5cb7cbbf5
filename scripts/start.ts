import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brand } from '../lib/brand.ts'
import type { Prepared } from './prepare-to-serve.ts'
import { projectRoot } from './run/fingerprint.ts'
import { runScript } from './run/problem.ts'
import { ended, noteServing, programs, startProgram, startServer } from './run/processes.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// How long is waited before a server that ended is started again, after each further time without a ready one.
const restartMs = [0, 1000, 2000, 5000, 10_000, 30_000]

/**
 * npm start and npm run dev: prepares everything that is missing, then serves the app until it is told to stop.
 * Returns the exit code.
 *
 * This process lives as long as the server and does little but wait, so it loads nothing large: settings are read,
 * and everything is prepared, by one that ends.
 */
async function run(command: 'start' | 'dev'): Promise<number> {
  const abort = new AbortController()
  let child: ChildProcess | undefined
  // To the end, since a signal may come twice: from the terminal and from npm.
  for (const signal of signals)
    process.on(signal, () => {
      if (!abort.signal.aborted) console.log('Stopping...')
      abort.abort()
      stop(child)
    })
  let letGo: () => Promise<void> = async () => undefined
  try {
    const preparation = startPreparation(command)
    child = preparation
    const over = ended(preparation)
    const prepared = await Promise.race([
      over,
      once(preparation, 'message').then(([told]) => told as Prepared),
    ])
    if (typeof prepared === 'number') return prepared
    if (prepared.embeddedIn) letGo = await holdDatabase(prepared.embeddedIn)
    preparation.send('held')
    const code = await over
    if (abort.signal.aborted || code !== 0) return code
    // First the pages end, then the database.
    const start = () =>
      (child =
        command === 'dev' ? startDevelopment(prepared) : startServer(prepared.database, { ...inGroup }))
    const serving = command === 'dev' ? serveOnce : serve
    return await serving(start, prepared, abort.signal)
  } finally {
    await letGo()
    if (abort.signal.aborted) console.log(`${brand} has stopped.`)
  }
}

/** Keeps the Postgres in a folder running for as long as this process; returns how to let it go. */
async function holdDatabase(dataDirectory: string): Promise<() => Promise<void>> {
  // Imported late: who brings a Postgres of their own does without.
  const { openEmbedded } = await import('./database/embedded.ts')
  return (await openEmbedded(dataDirectory, (line) => console.log(line))).stop
}

type Serving = (start: () => ChildProcess, prepared: Prepared, stopped: AbortSignal) => Promise<number>

const serveOnce: Serving = async (start, prepared, stopped) => {
  const child = start()
  // A call would have to be compiled first, for nothing.
  void logWhenReady(child, prepared, '/icon-192.png')
  const code = await ended(child)
  return stopped.aborted ? 0 : code
}

/** Serves until stopped. A server that ends by itself is started again, unless it was never ready. */
const serve: Serving = async (start, prepared, stopped) => {
  let wasEverReady = false
  for (let failures = 0; ; ) {
    const child = start()
    const withdraw = await noteServing(prepared.buildDirectory, child.pid ?? 0)
    void logWhenReady(child, prepared, '/api/health').then((isReady) => {
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

// The channel closes when this process is killed: the child then ends too, instead of going on alone.
const inGroup = {
  cwd: projectRoot,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'] as ('inherit' | 'ipc')[],
  detached: true,
}

const startPreparation = (command: 'start' | 'dev'): ChildProcess =>
  spawn(process.execPath, ['scripts/prepare-to-serve.ts', command], inGroup)

function startDevelopment({ database, port }: Prepared): ChildProcess {
  return startProgram(programs.next, ['dev', '-p', String(port)], {
    env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'development' },
    detached: true,
  })
}

/** Logs the address when the app can be opened, as what is at `path` shows. Returns whether it came to that before the child ended. */
async function logWhenReady(
  child: ChildProcess,
  { port, siteUrl }: Prepared,
  path: string,
): Promise<boolean> {
  const address = `http://localhost:${port}${path}`
  while (child.exitCode === null && child.signalCode === null) {
    if (await opens(address)) {
      console.log(`${brand} is ready: open ${siteUrl}`)
      return true
    }
    await delay(200)
  }
  return false
}

/** Whether an address answers with what was asked for. Without fetch, which takes 25 MB for as long as this lives. */
async function opens(address: string): Promise<boolean> {
  try {
    const request = get(address, { signal: AbortSignal.timeout(10_000) })
    const [response]: IncomingMessage[] = await once(request, 'response')
    response?.resume()
    return response?.statusCode === 200
  } catch {
    return false
  }
}

await runScript(async () => {
  process.exitCode = await run(process.argv[2] === 'dev' ? 'dev' : 'start')
})
