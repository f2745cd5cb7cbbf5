import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from './fingerprint.ts'
import { Problem } from './problem.ts'

/** Starts a package's own program with the Node that runs this script. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const file = path.join(projectRoot, 'node_modules', program)
  return spawn(process.execPath, [file, ...args], { cwd: projectRoot, stdio: 'inherit', ...options })
}

type ServerOptions = Omit<SpawnOptions, 'env'> & { env?: Record<string, string> }

// What a request leaves behind is small: more room for it is never used, and never given back.
const serverFlags = ['--disable-warning=DeprecationWarning', '--max-semi-space-size=4']

/** Starts the production server on a database; `env` overrides settings. */
export function startServer(
  database: { url: string },
  { env, ...options }: ServerOptions = {},
): ChildProcess {
  return spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env, DATABASE_URL: database.url, NODE_ENV: 'production' },
    ...options,
  })
}

/** Ends when the child does; answers its exit code. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a package's program to its end. Throws a Problem that shows its output when it fails. */
export async function runProgram(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  const child = startProgram(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const code = await ended(child)
  if (code !== 0) throw new Problem(`${Buffer.concat(output)}\n${path.basename(program)} ${args[0]} failed.`)
}

export const programs = {
  next: 'next/dist/bin/next',
  prisma: 'prisma/build/index.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
}

const execute = promisify(execFile)

/** Whether a process has this id; one that we may not signal is alive too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a process; empty when there is none, or when it has ended and nobody has noticed. */
export async function commandOf(pid: number): Promise<string> {
  if (!isAlive(pid)) return ''
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.replaceAll('\0', ' ')
  }
  const listed = await execute('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return listed.stdout.trim()
}
