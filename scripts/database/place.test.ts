import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
