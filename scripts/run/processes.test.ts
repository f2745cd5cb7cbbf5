import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { commandOf, freePort, isAlive } from './processes.ts'

const script = new URL('processes.ts', import.meta.url).href

// Of this run alone: another one on this machine kills what it finds under its own.
const sleepOf = (seconds: number) => `sleep ${seconds}.${process.pid}`

/** A process that starts others, kills what it may and prints when it is done; each says that it is there and sleeps for its own time. */
const starter = `
  import { spawn } from 'node:child_process'
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
