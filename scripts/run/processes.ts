import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from '../../lib/errors.ts'
import { projectRoot } from './fingerprint.ts'
import { Problem } from './problem.ts'

/** Why this process cannot listen on a port, of one interface or of all: the system's code; null when it can. */
export const listenProblem = (port: number, host?: string) =>
  new Promise<string | null>((resolve) => {
    const probe = createServer()
    probe
      .once('error', (error) => resolve(codeOf(error)))
      .listen({ port, host }, () => probe.close(() => resolve(null)))
  })

/** Whether nothing listens on this port. */
export const isFree = async (port: number) => (await listenProblem(port)) === null

/** A port of this machine that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Problem('No free port was found on 127.0.0.1.')
  return address.port
}

/** Whether a file is there that may be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// What tools tell their makers, and ask them, each time they run.
const telemetryOff = { CHECKPOINT_DISABLE: '1', NEXT_TELEMETRY_DISABLED: '1' }

/** Starts a package's own program with the Node that runs this script; it reports to no one that it was run. */
export function startProgram(
  program: string,
  args: string[],
  { env = process.env, ...options }: SpawnOptions = {},
): ChildProcess {
  const file = path.join(projectRoot, 'node_modules', program)
  return spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...env, ...telemetryOff },
    ...options,
  })
}

type ServerOptions = Omit<SpawnOptions, 'env'> & { env?: Record<string, string> }

// What a request leaves behind is small: more room for it is never used, and never given back.
const serverFlags = ['--max-semi-space-size=4']

// What compressing a page takes is given back at once: glibc would keep it for the next one. Other systems ignore these.
const givesBack = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Starts the production server on a database; `env` overrides settings. */
export function startServer(
  database: { url: string },
  { env, ...options }: ServerOptions = {},
): ChildProcess {
  return spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...givesBack, ...process.env, ...env, DATABASE_URL: database.url, NODE_ENV: 'production' },
    ...options,
  })
}

/** Resolves with the exit code of the child when it ends. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** A program that did not end by itself: most often the system took its memory back. */
export class KilledProgram extends Problem {}

// Of itself; of a worker, as the framework tells it; of its heap or its native memory, as these say it.
const killedCode = 128 + 9
const killedPattern = /signal: SIGKILL|heap out of memory|memory allocation of \d+ bytes failed/

/**
 * Runs a package's program to its end; `read` gets what it prints. Throws a Problem that shows its output when it
 * fails, a KilledProgram when it or a process of its own was killed.
 */
export async function runProgram(
  program: string,
  args: string[],
  env: Record<string, string>,
  read: (output: string) => void = () => {},
): Promise<void> {
  const child = startProgram(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      chunks.push(chunk)
      read(String(chunk))
    })
  const code = await ended(child)
  if (code === 0) return
  const output = String(Buffer.concat(chunks))
  const isKilled = child.signalCode === 'SIGKILL' || code === killedCode || killedPattern.test(output)
  const Failure = isKilled ? KilledProgram : Problem
  throw new Failure(`${output}\n${path.basename(program)} ${args[0]} failed.`)
}

export const programs = {
  next: 'next/dist/bin/next',
  prisma: 'prisma/build/index.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
}

const execute = promisify(execFile)

/** Whether a process has this id; one that we may not signal is alive too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether a process that we may signal cannot be looked at, as from a sandbox with a /proc of its own. */
export function isHidden(pid: number): boolean {
  if (process.platform !== 'linux' || existsSync(`/proc/${pid}`)) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The command line of a process; empty when there is none, or when it is a zombie. */
export async function commandOf(pid: number): Promise<string> {
  if (!isAlive(pid)) return ''
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.replaceAll('\0', ' ')
  }
  const listed = await execute('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return listed.stdout.trim()
}

/** The processes that serve what is built in a folder: each has left its id there. */
const servingFolder = (buildDirectory: string) => path.join(buildDirectory, 'serving')

/** The id of a server that serves what is built in a folder; null when there is none. */
export async function findServing(buildDirectory: string): Promise<number | null> {
  const folder = servingFolder(buildDirectory)
  for (const id of await readdir(folder).catch(() => [])) {
    if ((await commandOf(Number(id))).includes('server/main.ts')) return Number(id)
    await rm(path.join(folder, id), { force: true })
  }
  return null
}

/** Notes that a process serves what is built in a folder, so that nobody replaces it meanwhile. Returns how to withdraw. */
export async function noteServing(buildDirectory: string, pid: number): Promise<() => Promise<void>> {
  const folder = servingFolder(buildDirectory)
  const file = path.join(folder, String(pid))
  // Where nothing can be written nothing can be built either.
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(file, ''))
    .catch(() => undefined)
  return () => rm(file, { force: true }).catch(() => undefined)
}

type Listed = { pid: number; parent: number; command: string }

async function listProcesses(): Promise<Listed[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await execute('ps', ['-axo', 'pid=,ppid=,command='], { maxBuffer: 2 ** 24 })
    return stdout.split('\n').flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : []
    })
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  return Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // The program's name, which comes before, may hold spaces and brackets.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0])
      return { pid, parent, command: await commandOf(pid) }
    }),
  )
}

/**
 * Kills what this process has started, what that has started, and whatever else `isOurs`; those that
 * `isSpared` stay, with all that they have started.
 */
export async function killDescendants(
  isOurs: (command: string) => boolean,
  isSpared: (command: string) => boolean,
): Promise<void> {
  // Again, as a process may start another one while they are listed.
  for (let round = 0; round < 5; round += 1) {
    const all = (await listProcesses()).filter(({ pid, command }) => pid !== process.pid && command)
    const below = (parent: number): Listed[] =>
      all
        .filter((each) => each.parent === parent && !isSpared(each.command))
        .flatMap((each) => [each, ...below(each.pid)])
    const found = [...below(process.pid), ...all.filter(({ command }) => isOurs(command))]
    if (found.length === 0) return
    for (const { pid } of found) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    await Promise.all(found.map(({ pid }) => gone(pid)))
  }
}

/** Resolves when a killed process is gone, for which a busy machine takes a moment, and after five seconds in any case. */
async function gone(pid: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < 5000; waitedMs += 20) {
    if ((await commandOf(pid)) === '') return
    await delay(20)
  }
}
