import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { dropDatabases, ensureDatabase, withDatabase } from '../database/connect.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { projectRoot } from '../run/fingerprint.ts'
import { Problem } from '../run/problem.ts'
import { ended, isAlive, killDescendants, startProgram } from '../run/processes.ts'

/** The tests' own data beside that of the app. */
export const testData = path.resolve('.data/test')

// What was killed leaves Postgres a moment later.
const leavingMs = 4000

/** One run of the tests, with all the processes, databases and temporary files that come of it. */
export type TestRun = {
  /** What tests may see of our environment: no key, account or address of this machine's owner. */
  env: NodeJS.ProcessEnv
  /** The Postgres on which the tests have their databases; opened when it is first needed. */
  server: () => Promise<Database>
  /** A file that is gone after the run. */
  pathOf: (name: string) => string
  /** Runs a package's program to its end; returns its exit code. */
  start: (program: string, args: string[], env: NodeJS.ProcessEnv) => Promise<number>
  /** Runs a script of ours to its end. Throws a Problem that shows its output when it fails. */
  script: (file: string, args: string[], env: NodeJS.ProcessEnv) => Promise<void>
  /** Has something removed when the run ends. */
  defer: (remove: () => Promise<void>) => void
  close: () => Promise<void>
}

async function environmentOf(directory: string): Promise<NodeJS.ProcessEnv> {
  const { envNames } = await import('../../lib/env-schema.ts')
  const names = envNames.filter((name) => process.env[name])
  // Empty instead of absent: what .env says would else come back.
  const blank = Object.fromEntries(names.map((name) => [name, '']))
  const { DATABASE_URL = '' } = process.env
  return { ...process.env, ...blank, DATABASE_URL, NODE_ENV: 'test', DATA_DIR: testData, TMPDIR: directory }
}

/** The Postgres of DATABASE_URL, or else one that only tests use. */
async function openServer(): Promise<Database> {
  process.env.DATA_DIR = testData
  const database = await openDatabase({ quiet: true, database: 'postgres' })
  await dropAbandoned(database)
  return database
}

/** Databases of runs that were killed: their names hold the id of a process that is gone. */
const dropAbandoned = ({ url }: Database) =>
  dropDatabases(url, (name) => {
    const maker = /^darkslide_test_(\d+)/.exec(name)?.[1]
    return maker !== undefined && !isAlive(Number(maker))
  })

/** Begins a run. However it ends, by Ctrl-C too, no process and no file of it stays. */
export async function openTestRun(): Promise<TestRun> {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-tests-'))
  // A Postgres that the tests start does not run as root, and may keep its data there.
  await chmod(directory, 0o755)
  const removals: (() => Promise<void>)[] = []
  const server = lazy(openServer)
  let stoppedAt = 0

  const close = lazy(async () => {
    await killDescendants(
      (command) => command.includes(directory),
      // The Postgres that tests share is stopped by the last that leaves it.
      (command) => /\bpostgres\b/.test(command) && !command.includes(directory),
    )
    const opened = server.isMade() ? await server() : null
    // Dropping databases takes seconds, and Ctrl-C does not wait: on our own Postgres the next run drops them.
    if (stoppedAt === 0 || !opened?.isEmbedded) {
      for (const remove of removals.splice(0).reverse()) await remove()
      if (opened) await dropAbandoned(opened)
    }
    await opened?.stop(stoppedAt === 0 ? 0 : leavingMs)
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  const stop = (signal: NodeJS.Signals) => {
    // A second Ctrl-C does not wait any longer. But a single one may arrive twice, by way of npm.
    if (stoppedAt && Date.now() - stoppedAt > 1000) process.exit(1)
    stoppedAt ||= Date.now()
    void close().finally(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  /** Nothing comes of a program that was stopped: the run is about to end. */
  const unlessStopped = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = stoppedAt === 0 ? work() : undefined
    await done?.catch(() => undefined)
    return stoppedAt === 0 && done ? done : new Promise<never>(() => undefined)
  }
  return {
    env: await environmentOf(directory),
    server,
    pathOf: (name) => path.join(directory, name),
    start: (program, args, env) =>
      unlessStopped(() =>
        ended(startProgram(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })),
      ),
    script: (file, args, env) => unlessStopped(() => runScriptFile(file, args, env)),
    defer: (remove) => removals.push(remove),
    close,
  }
}

/** Calls `make` when its result is first needed, once. A failure is reported to those who need it only. */
export function lazy<T>(make: () => Promise<T>): (() => Promise<T>) & { isMade: () => boolean } {
  let made: Promise<T> | undefined
  const get = () => {
    made ??= make()
    made.catch(() => undefined)
    return made
  }
  return Object.assign(get, { isMade: () => made !== undefined })
}

async function runScriptFile(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [path.join(projectRoot, file), ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  if ((await ended(child)) !== 0) throw new Problem(`${Buffer.concat(output)}\n${file} failed.`)
}

/** Creates a database as a copy of another, in place of the one that has its name. */
export async function copyDatabase({ url }: Database, name: string, template: string): Promise<string> {
  await dropDatabases(url, (each) => each === name)
  await ensureDatabase(url, name, template)
  return withDatabase(url, name)
}
