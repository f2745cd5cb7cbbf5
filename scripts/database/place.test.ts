import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, dataDirectory, makeDataDirectory, open, withOwnCluster } from '../../tests/setup/cluster.ts'
import { openDatabase } from './open.ts'

const isRoot = process.getuid?.() === 0

withOwnCluster()

describe('where the data can be kept', () => {
  it('says in one sentence why a place will not do', async () => {
    const parent = await makeDataDirectory()
    const file = path.join(parent, 'file')
    await writeFile(file, '')
    vi.stubEnv('DATA_DIR', file)
    await expect(open()).rejects.toThrow(`cannot be kept in ${file}, because a file is in the way`)
    await rm(parent, { recursive: true })
  })

  it.runIf(isRoot)(
    'is a shelter when root starts it where the account of Postgres may not enter',
    async () => {
      const home = await mkdtemp(path.join(tmpdir(), 'darkslide-home-'))
      vi.stubEnv('DATA_DIR', path.join(home, '.data'))
      const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
      const database = await openDatabase()
      const shelter = /: the data is in (\/var\/lib\/darkslide-\w+)\.$/.exec(
        String(said.mock.calls[0]?.[0]),
      )?.[1]
      expect(await ask(database.url, 'show data_directory')).toEqual([
        { data_directory: `${shelter}/postgres/cluster` },
      ])
      await database.stop()
      await rm(home, { recursive: true })
      await rm(String(shelter), { recursive: true })
    },
  )

  it.runIf(isRoot).each([
    ['to the account that owns the folder', 'nobody', true],
    ['to another where that account has no name, which Postgres asks for', '65533', false],
  ])('is left %s when root makes it', async (_, account, isTheirs) => {
    const { stdout } = spawnSync('id', ['-u', account], { encoding: 'utf8' })
    const uid = Number(stdout || account)
    const home = await mkdtemp(path.join(tmpdir(), 'darkslide-service-'))
    await chmod(home, 0o755)
    await chown(home, uid, uid)
    const directory = path.join(home, 'made', '.data')
    vi.stubEnv('DATA_DIR', directory)
    const database = await open()
    expect((await stat(directory)).uid).toBe(uid)
    expect((await stat(path.join(directory, 'postgres'))).uid === uid).toBe(isTheirs)
    await database.stop()
    await rm(home, { recursive: true })
  })
})

describe('the Postgres of DATABASE_URL', () => {
  let url: string
  let stop: () => Promise<void>

  beforeEach(async () => {
    const server = await open()
    url = server.url
    stop = server.stop
  })

  afterEach(() => stop())

  const openAt = (address: string, options = {}) => {
    vi.stubEnv('DATABASE_URL', address)
    vi.stubEnv('DATA_DIR', path.join(dataDirectory(), 'unused'))
    return open(options)
  }

  it('is used as it is, with nothing started or stopped', async () => {
    const database = await openAt(url)
    expect(database).toMatchObject({ url, isEmbedded: false })
    await database.stop()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(stat(path.join(dataDirectory(), 'unused'))).rejects.toThrow()
  })

  it('gets the database that is missing', async () => {
    const database = await openAt(url, { database: 'missing' })
    expect(await ask(database.url, 'select current_database() as name')).toEqual([{ name: 'missing' }])
  })

  it('opens with the settings that the containers get, whatever the password', async () => {
    const password = `a/b#c?d@e:f%g"h'i$j k\\l[m]ü%2F`
    await ask(url, `create role skater superuser login password $p$${password}$p$`)
    const [, app = ''] = (await readFile('deploy/compose.yaml', 'utf8')).split('environment: &environment\n')
    const settingOf = (name: string) =>
      new RegExp(`^ {4}${name}: (.*)$`, 'm')
        .exec(app)?.[1]
        ?.replace(/\$\{POSTGRES_PASSWORD:\?\}/, () => password)
    vi.stubEnv('PGPASSWORD', settingOf('PGPASSWORD'))
    const address = settingOf('DATABASE_URL')
      ?.replace('darkslide', 'skater')
      .replace('database:5432', new URL(url).host)
    const database = await openAt(address ?? '')
    expect(await ask(database.url, 'select current_user as name')).toEqual([{ name: 'skater' }])
    vi.stubEnv('PGPASSWORD', 'wrong')
    await expect(openAt(database.url)).rejects.toThrow('it refuses this user or password.')
  })

  it.each([
    ['who may make no tables', 'revoke create on schema public from public'],
    ['who may not even look', 'revoke all on schema public from public'],
  ])('tells in one sentence of a user %s', async (_, refuse) => {
    const name = `refused_${randomBytes(4).toString('hex')}`
    await ask(url, `create role ${name} login password 'secret'`)
    const { url: made } = await openAt(url, { database: name })
    await ask(made, refuse)
    const address = Object.assign(new URL(made), { username: name, password: 'secret' }).href
    const script = fileURLToPath(new URL('../migrate.ts', import.meta.url))
    const said = spawnSync(process.execPath, [script, 'deploy'], {
      env: { ...process.env, DATABASE_URL: address },
      encoding: 'utf8',
    })
    expect(said.stderr).toMatch(/^The database refuses its user \([^)]*schema[^)]*\): .* GRANT ALL .*\.\n$/)
    expect([said.stdout, said.status]).toEqual(['', 1])
  })

  it('is refused in one sentence when nothing responds, or not to us', async () => {
    await expect(openAt('postgres://a:b@127.0.0.1:1/x')).rejects.toThrow(
      'Postgres at 127.0.0.1:1/x (DATABASE_URL) cannot be used: nothing responds there.',
    )
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(openAt(wrong.href)).rejects.toThrow('it refuses this user or password.')
    await expect(openAt('mysql://x')).rejects.toThrow('DATABASE_URL must start with postgres://')
  })
})
