import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { brand } from '../lib/brand.ts'
import type { Prepared } from './prepare-to-serve.ts'
import { projectRoot } from './run/fingerprint.ts'
import { runScript } from './run/problem.ts'
import { ended, programs, startProgram, startServer } from './run/processes.ts'
import { stop, supervise, untilReady } from './run/supervise.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

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
      if (child) stop(child)
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
    const begin = (server: ChildProcess) => (child = server)
    const serving = command === 'dev' ? develop : serve
    return await serving(prepared, begin, abort.signal)
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

/** Runs the server until `stopped`, noting each child with `begin`; returns the exit code. */
type Serving = (
  prepared: Prepared,
  begin: (child: ChildProcess) => ChildProcess,
  stopped: AbortSignal,
) => Promise<number>

const develop: Serving = async (prepared, begin, stopped) => {
  const child = begin(startDevelopment(prepared))
  // A call would have to be compiled first, for nothing.
  void untilReady(child, `${prepared.ownOrigin}/icon-192.png`).then(
    (isReady) => isReady && logReady(prepared),
  )
  const code = await ended(child)
  return stopped.aborted ? 0 : code
}

const serve: Serving = (prepared, begin, stopped) =>
  supervise({
    start: () => begin(startServer(prepared.database, inGroup)),
    address: prepared.ownOrigin,
    buildDirectory: prepared.buildDirectory,
    onReady: () => logReady(prepared),
    stopped,
    log: (line) => console.log(line),
  })

const logReady = ({ siteUrl }: Prepared) => console.log(`${brand} is ready: open ${siteUrl}`)

// The channel closes when this process is killed: the child then ends too, instead of going on alone.
const inGroup = {
  cwd: projectRoot,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'] as ('inherit' | 'ipc')[],
  detached: true,
}

const startPreparation = (command: 'start' | 'dev'): ChildProcess =>
  spawn(process.execPath, ['scripts/prepare-to-serve.ts', command], inGroup)

function startDevelopment({ database, port, host }: Prepared): ChildProcess {
  return startProgram(programs.next, ['dev', '-p', String(port), ...(host ? ['-H', host] : [])], {
    env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'development' },
    detached: true,
  })
}

await runScript(async () => {
  process.exitCode = await run(process.argv[2] === 'dev' ? 'dev' : 'start')
})
