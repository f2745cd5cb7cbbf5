import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeDataDirectory } from '../tests/setup/cluster.ts'
import { withClient } from './database/connect.ts'
import { findPlace } from './database/place.ts'
import { findPostmaster, passwordOf, user } from './database/postmaster.ts'
import { projectRoot } from './run/fingerprint.ts'
import { ended } from './run/processes.ts'

let directory = ''
let started: ChildProcess | undefined

beforeEach(async () => {
  directory = await makeDataDirectory()
})
afterEach(async () => {
  if (started?.exitCode === null) process.kill(-Number(started.pid), 'SIGKILL')
  const left = await findPostmaster(await placeOfTests())
  if (left) process.kill(left.pid, 'SIGKILL')
  await rm(directory, { recursive: true })
})

const placeOfTests = () => findPlace(path.join(directory, '.data/test'), () => undefined)

/** npm run test:PART, with its data in a folder of its own, as the leader of a group like that of a terminal. */
function startTests(args: string[], settings: Record<string, string> = {}): ChildProcess {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  started = spawn(process.execPath, [path.join(projectRoot, 'scripts/test.ts'), ...args], {
    cwd: directory,
    env: { ...Object.fromEntries(own), DATABASE_URL: '', ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  return started
}

it('Ctrl-C in the API tests ends the Postgres that they started', async () => {
  const tests = startTests(['api', 'tests/api/health.test.ts'])
  tests.stdout?.resume()
  tests.stderr?.resume()
  const place = await placeOfTests()
  const countDatabases = async () => {
    const running = await findPostmaster(place)
    if (!running?.isReady) return 0
    const url = `postgresql://${user}:${await passwordOf(place)}@127.0.0.1:${running.port}/postgres`
    const made = await withClient(url, (client) =>
      client.query("select from pg_database where datname like 'darkslide_test_%'"),
    )
    return made.rowCount
  }
  await expect.poll(countDatabases).toBeGreaterThan(0)
  process.kill(-Number(tests.pid), 'SIGINT')
  expect(await ended(tests)).toBe(130)
  expect(await findPostmaster(place)).toBeNull()
})

it('the journeys say that there is no browser before anything is built', async () => {
  const tests = startTests(['e2e'], {
    CHROMIUM_PATH: '/nowhere/chromium',
    // Nothing can be built on it, which would be said instead.
    DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere',
  })
  const [said, code] = await Promise.all([tests.stderr && text(tests.stderr), ended(tests)])
  expect([said, code]).toEqual([
    'CHROMIUM_PATH is /nowhere/chromium, which is no browser that starts here.\n',
    1,
  ])
})
