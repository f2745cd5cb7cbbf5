import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from './fingerprint.ts'
import { Problem } from './problem.ts'
import { commandOf, freePort, isAlive, isHidden, KilledProgram, runProgram } from './processes.ts'

const script = new URL('processes.ts', import.meta.url).href

// Of this run alone: another one on this machine kills what it finds under its own.
const sleepOf = (seconds: number) => `sleep ${seconds}.${process.pid}`

/** A process that starts others, kills what it may and prints when it is done; each says that it is there and sleeps for its own time. */
const starter = `
  import { spawn, spawnSync } from 'node:child_process'
  import { once } from 'node:events'
  import { killDescendants } from ${JSON.stringify(script)}
  const shell = (command, options = {}) =>
    spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'], ...options })
  const shells = [
    shell('${sleepOf(301)} & echo; ${sleepOf(302)}'),
    shell('echo; ${sleepOf(303)}', { detached: true }),
    shell('echo; exec ${sleepOf(304)}'),
  ]
  await Promise.all(shells.map(({ stdout }) => once(stdout, 'data')))
  await killDescendants((command) => command.includes('${sleepOf(305)}'), (command) => command.includes('${sleepOf(304)}'))
  console.log(shells.map(({ pid }) => pid).join(' '))
`

const isRunning = async (pid: number) => (await commandOf(pid)) !== ''

it('a process kills all that it has started, detached or not, and what it is asked to, but what it spares', async () => {
  const other = spawn('/bin/sh', ['-c', `${sleepOf(305)}; true`], { stdio: 'ignore', detached: true })
  const child = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  const [shell = 0, detached = 0, spared = 0] = String(line).split(' ').map(Number)
  expect([await isRunning(shell), await isRunning(detached), await isRunning(spared)]).toEqual([
    false,
    false,
    true,
  ])
  expect(await isRunning(other.pid ?? 0)).toBe(false)
  process.kill(spared, 'SIGKILL')
})

it('a free port is above those of the system', async () => {
  expect(await freePort()).toBeGreaterThan(1023)
})

it('an id that no process can have is not alive', () => {
  expect([isAlive(process.pid), isAlive(2 ** 30)]).toEqual([true, false])
})

// An empty /proc stands in for one that hides what others run; only some may lay it over theirs.
const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0

it.runIf(mayMount)('a process that may be signaled but not looked at is hidden', async () => {
  const child = `import { isHidden, isAlive } from './scripts/run/processes.ts'
    process.stdout.write([isAlive(process.pid), isHidden(process.pid), isHidden(2 ** 30)].join())`
  const script = 'mount -t tmpfs tmpfs /proc && exec "$0" --input-type=module-typescript -e "$1"'
  const { stdout, status, stderr } = spawnSync(
    'unshare',
    ['-m', 'sh', '-c', script, process.execPath, child],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  )
  expect([status, stdout], stderr).toEqual([0, 'true,true,false'])
})

it('a process that can be seen, or that there is none of, is not hidden', () => {
  expect([isHidden(process.pid), isHidden(2 ** 30)]).toEqual([false, false])
})

it.each([
  ["process.kill(process.pid, 'SIGKILL')", KilledProgram],
  ['process.exit(137)', KilledProgram],
  [
    "console.error('build worker exited with code: null and signal: SIGKILL'); process.exitCode = 1",
    KilledProgram,
  ],
  ["console.error('Type error'); process.exitCode = 1", Problem],
])('a program that does %s fails as what it is', async (code, Failure) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'darkslide-program-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'program.mjs')
  await writeFile(file, code)
  const program = path.relative(path.join(projectRoot, 'node_modules'), file)
  const failure = await runProgram(program, ['it'], {}).catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({
    constructor: Failure,
    message: expect.stringContaining('program.mjs it failed'),
  })
})
