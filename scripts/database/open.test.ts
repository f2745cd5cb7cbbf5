import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, dataDirectory, open, withOwnCluster } from '../../tests/setup/cluster.ts'
import { commandOf } from '../run/processes.ts'
import { withDatabase } from './connect.ts'

const isRoot = process.getuid?.() === 0
const script = JSON.stringify(fileURLToPath(new URL('open.ts', import.meta.url)))
const holding = `
  import { openDatabase } from ${script}
  const { url } = await openDatabase({ quiet: true })
  console.log(url)
  setInterval(() => undefined, 1000)`

const holders: ChildProcess[] = []

/** Another process that opens the database and keeps it; resolves once it has. */
async function startHolder(): Promise<{ holder: ChildProcess; url: string }> {
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', holding], {
    env: { ...process.env, DATA_DIR: dataDirectory() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(holder)
  const [line] = (await once(holder.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { holder, url: String(line).trim() }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

const pidFile = () => path.join(dataDirectory(), 'postgres/cluster/postmaster.pid')
const postgresPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])
const deadPid = async () => {
  const child = spawn(process.execPath, ['--eval', ''])
  await once(child, 'exit')
  return child.pid
}
const isRunning = async () => {
  const pid = await postgresPid().catch(() => 0)
  return pid > 0 && (await commandOf(pid)).includes(dataDirectory())
}
withOwnCluster()

afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
})

describe('the embedded Postgres', () => {
  it('starts for two that come at once, serves both, and stops when the last one leaves', async () => {
    const [one, two] = await Promise.all([open(), open({ database: 'other' })])
    expect(two.url).toBe(withDatabase(one.url, 'other'))
    expect(await ask(two.url, 'select current_database() as name')).toEqual([{ name: 'other' }])
    await one.stop()
    expect(await isRunning()).toBe(true)
    await two.stop()
    expect(await isRunning()).toBe(false)
  })

  it('is private: loopback only, no socket file, a password that only its owner can read', async () => {
    const database = await open()
    const sql = `select current_setting('listen_addresses') as host, current_setting('unix_socket_directories') as sockets`
    expect(await ask(database.url, sql)).toEqual([{ host: '127.0.0.1', sockets: '' }])
    expect((await stat(path.join(dataDirectory(), 'postgres/password'))).mode & 0o777).toBe(0o600)
    expect((await stat(path.join(dataDirectory(), 'postgres'))).mode & 0o777).toBe(0o700)
    const stranger = new URL(database.url)
    stranger.password = 'wrong'
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await database.stop()
  })

  it('keeps text in a way that does not depend on the machine, and is durable unless for tests', async () => {
    const database = await open()
    const locale =
      'select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database'
    expect(await ask(database.url, `${locale} where datname = current_database()`)).toEqual([
      { datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' },
    ])
    expect(await ask(database.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    const forTests = await open({ isForTests: true })
    expect(await ask(forTests.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'off' }])
    await forTests.stop()
    await database.stop()
  })

  it('is joined again at the same address after its user was killed, and stopped by the next', async () => {
    const { holder, url } = await startHolder()
    const pid = await postgresPid()
    await kill(holder, 'SIGKILL')
    const database = await open()
    expect(database.url).toBe(url)
    expect(await postgresPid()).toBe(pid)
    // What served the killed one ends, and lets go, a moment after it.
    const holds = "select count(*)::int as held from pg_locks where locktype = 'advisory'"
    await expect.poll(() => ask(database.url, holds)).toEqual([{ held: 1 }])
    await database.stop()
    expect(await isRunning()).toBe(false)
  })

  it('recovers what was written when it is killed together with its user', async () => {
    const { holder, url } = await startHolder()
    await ask(url, 'create table kept as select 7 as number')
    process.kill(await postgresPid(), 'SIGKILL')
    await kill(holder, 'SIGKILL')
    const database = await open()
    expect(await ask(database.url, 'select number from kept')).toEqual([{ number: 7 }])
    await database.stop()
  })

  it('comes back at the same address when it is killed under its user', async () => {
    const database = await open()
    const pid = await postgresPid()
    process.kill(pid, 'SIGKILL')
    const answer = () => ask(database.url, 'select 1 as one')
    await expect.poll(() => answer().catch(() => [])).toEqual([{ one: 1 }])
    await expect.poll(postgresPid).not.toBe(pid)
    await database.stop()
    expect(await isRunning()).toBe(false)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is stopped cleanly when its only user gets %s', async (signal, code) => {
    const { holder } = await startHolder()
    expect(await kill(holder, signal)).toBe(code)
    expect(await isRunning()).toBe(false)
    await expect(stat(pidFile())).rejects.toThrow()
  })

  it('moves to another port when its own is taken', async () => {
    const before = await open()
    await before.stop()
    const squatter = createServer().listen(Number(new URL(before.url).port), '127.0.0.1')
    await once(squatter, 'listening')
    const after = await open()
    expect(new URL(after.url).port).not.toBe(new URL(before.url).port)
    expect(await ask(after.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await after.stop()
    squatter.close()
  })

  it('starts though the id that a crash left behind belongs to another process now', async () => {
    const owner = await stat(path.join(dataDirectory(), 'postgres'))
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: owner.uid, gid: owner.gid, cwd: '/' } : {})
    await once(stranger, 'spawn')
    const lines = [
      stranger.pid,
      path.join(dataDirectory(), 'postgres/cluster'),
      1,
      5432,
      '',
      '127.0.0.1',
      '1 1',
      'ready',
    ]
    await writeFile(pidFile(), `${lines.join('\n')}\n`)
    const database = await open()
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    await kill(stranger, 'SIGKILL')
  })

  it('removes what a start that was killed had begun', async () => {
    await (await open()).stop()
    const begun = path.join(dataDirectory(), `postgres-new-${await deadPid()}-abc123`)
    await mkdir(begun)
    await (await open()).stop()
    await expect(stat(begun)).rejects.toThrow('ENOENT')
  })

  it('starts though a crash left an empty id file', async () => {
    await writeFile(pidFile(), '')
    await utimes(pidFile(), new Date(0), new Date(0))
    const database = await open()
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})
