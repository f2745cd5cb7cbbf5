import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { diskProblem, Problem } from '../run/problem.ts'
import { commandOf, freePort, isAlive, isHidden } from '../run/processes.ts'
import { changeOwner, type Place } from './place.ts'

export const user = 'darkslide'

const clusterOf = (place: Place) => path.join(place.data, 'cluster')

/** What Postgres programs get to see of our environment: messages in English, no secrets. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
})

function runInitdb(place: Place, directory: string): Promise<string> {
  const args = [
    `--pgdata=${path.join(directory, 'cluster')}`,
    `--username=${user}`,
    `--pwfile=${path.join(directory, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres' own locale sorts alike on every machine, so the data can move to another.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, 'bin/initdb'), args, {
      ...place.owner,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text
    })
    child.on('error', (error) =>
      reject(new Problem(`The embedded Postgres does not run here: ${error.message}.`)),
    )
    child.on('close', (code) => resolve(code === 0 ? '' : complaint || `initdb ended with ${code}`))
  })
}

async function fill(place: Place, directory: string): Promise<void> {
  await mkdir(directory, { mode: 0o700 })
  const password = path.join(directory, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await changeOwner(place, directory)
  await changeOwner(place, password)
  const complaint = await runInitdb(place, directory)
  if (!complaint) return
  if (complaint.includes('No space left')) throw Object.assign(new Error(complaint), { code: 'ENOSPC' })
  const reason = complaint.split('\n').find((line) => line.includes('error:')) ?? complaint.trim()
  throw new Problem(
    `Postgres could not prepare its data in ${place.data}: ${reason.replace(/^.*error:\s*/, '')}.`,
  )
}

async function removeAbandoned(place: Place): Promise<void> {
  const parent = path.dirname(place.data)
  for (const name of await readdir(parent)) {
    const pid = /^postgres-new-(\d+)-\w+$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Makes the cluster unless it is there. It is prepared aside and moved in whole, so
 * neither a kill in the middle nor two at once can leave half a cluster.
 */
export async function ensureCluster(place: Place): Promise<void> {
  if (await isThere(path.join(clusterOf(place), 'PG_VERSION'))) return removeAbandoned(place)
  const unfinished = `${place.data}-new-${process.pid}-${randomBytes(3).toString('hex')}`
  try {
    await removeAbandoned(place)
    await fill(place, unfinished)
    await rename(unfinished, place.data)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (await isThere(path.join(clusterOf(place), 'PG_VERSION'))) return
    if (await isThere(place.data)) {
      throw new Problem(`${place.data} holds no database that can be used: move it away or restore it.`)
    }
    throw diskProblem(error, path.dirname(place.data))
  }
}

/** The password of the embedded database. Throws a Problem where it cannot be read. */
export async function passwordOf(place: Place): Promise<string> {
  try {
    return await readFile(path.join(place.data, 'password'), 'utf8')
  } catch {
    throw new Problem(
      `The database in ${place.data} belongs to another user or lost its password file: start as its owner or move it away.`,
    )
  }
}

/** The port used last time, so that addresses noted down stay true; else a free one. */
export async function rememberedPort(place: Place): Promise<number> {
  const text = await readFile(path.join(place.data, 'port'), 'utf8').catch(() => '')
  const port = Number(text)
  return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : freePort()
}

/** Keeps the port for `rememberedPort`. */
export async function rememberPort(place: Place, port: number): Promise<void> {
  if ((await rememberedPort(place)) === port) return
  const file = path.join(place.data, 'port')
  await writeFile(file, String(port), { mode: 0o600 })
  await changeOwner(place, file)
}

type Postmaster = { pid: number; port: number; isReady: boolean }

const pidFileOf = (place: Place) => path.join(clusterOf(place), 'postmaster.pid')
const logOf = (place: Place) => path.join(place.data, 'log')

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  // A refused row is the app's to report; its values are personal and stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** The Postgres that runs on this data, if any. A file left by a dead one does not count. */
export async function findPostmaster(place: Place): Promise<Postmaster | null> {
  const text = await readFile(pidFileOf(place), 'utf8').catch(() => '')
  const [pid = '', , , port = '', , , , status = ''] = text.split('\n')
  if (!text || !(await commandOf(Number(pid))).includes(clusterOf(place))) return null
  return { pid: Number(pid), port: Number(port), isReady: status.trim() === 'ready' }
}

/** An empty file is that of a Postgres which is just starting, or which could not write it: its age decides. */
async function removeIfOld(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found && Date.now() - found.mtimeMs > 3000) await rm(file, { force: true })
}

/**
 * After a crash the id in the file may meanwhile belong to another process, and Postgres would
 * refuse to start. The file stays, as its last line guards against surviving children of the dead
 * Postgres; only the id is replaced by one that no process can have.
 */
async function disarmStalePidFile(place: Place): Promise<void> {
  const text = await readFile(pidFileOf(place), 'utf8').catch(() => null)
  if (text === '') return removeIfOld(pidFileOf(place))
  const [pid, ...rest] = (text ?? '').split('\n')
  if (!pid || !isAlive(Number(pid)) || (await findPostmaster(place))) return
  // A Postgres that is alive shuts down when its file is changed.
  if (isHidden(Number(pid)))
    throw new Problem(
      `Process ${pid} may be the Postgres that runs on ${place.data}, but it cannot be seen from here: use it from where it was started.`,
    )
  const replaced = `${pidFileOf(place)}.${process.pid}`
  await writeFile(replaced, ['2147483646', ...rest].join('\n'), { mode: 0o600 })
  await changeOwner(place, replaced)
  await rename(replaced, pidFileOf(place))
}

async function spawnPostgres(place: Place, port: number): Promise<ChildProcess> {
  const grown = await stat(logOf(place)).catch(() => null)
  if (grown && grown.size > 5_000_000) await truncate(logOf(place))
  const log = await open(logOf(place), 'a', 0o600)
  await changeOwner(place, logOf(place))
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C in the terminal must reach the app first, and Postgres through stop().
  const child = spawn(
    path.join(place.binaries, 'bin/postgres'),
    ['-D', clusterOf(place), '-p', String(port), ...options],
    { ...place.owner, cwd: '/', env: cleanEnvironment(), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject)).finally(() =>
    log.close(),
  )
  child.unref()
  return child
}

/** The reason why a Postgres of ours ended: the last words in the log of it and of the processes that it started. */
async function lastWords(place: Place, pid: number | undefined): Promise<string> {
  const lines = (await readFile(logOf(place), 'utf8').catch(() => '')).split('\n')
  const first = lines.findIndex((line) => line.includes(`[${pid}]`))
  const own = first === -1 ? lines.filter((line) => /^postgres: /.test(line)) : lines.slice(first)
  return own.slice(-12).join('\n')
}

const passing =
  /lock file "postmaster\.pid" already exists|lock file "postmaster\.pid" is empty|pre-existing shared memory block/

/**
 * Starts Postgres and waits until it is ready or ends. Returns the port to try next
 * when the given one is taken; throws when another try cannot help.
 */
export async function launch(place: Place, port: number): Promise<number> {
  await disarmStalePidFile(place)
  const child = await spawnPostgres(place, port)
  while (child.exitCode === null && child.signalCode === null) {
    const running = await findPostmaster(place)
    if (running?.pid === child.pid && running?.isReady) return port
    await delay(20)
  }
  const words = await lastWords(place, child.pid)
  if (words.includes('Address already in use')) return freePort()
  if (passing.test(words)) return port
  if (words.includes('No space left'))
    throw new Problem(`Postgres cannot start, because the disk of ${place.data} is full.`)
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(words)?.[1] ?? 'it ended without a word'
  throw new Problem(`Postgres cannot start on ${place.data}: ${reason} (see ${logOf(place)}).`)
}

/** A clean shutdown that does not wait for clients; returns when the process is gone, or stays for half a minute. */
export async function shutDown(place: Place): Promise<void> {
  const running = await findPostmaster(place)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  const deadline = Date.now() + 30_000
  while ((await commandOf(running.pid)) && Date.now() < deadline) await delay(20)
}
