import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { withClient } from '../../scripts/database/connect.ts'
import { openDatabase } from '../../scripts/database/open.ts'

let data: string

/** A folder that the account of Postgres can enter. */
export async function makeDataDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-data-'))
  await chmod(directory, 0o755)
  return directory
}

export const dataDirectory = () => data

export const open = (options = {}) => openDatabase({ quiet: true, ...options })

export const ask = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

/** Gives the tests of a file an embedded Postgres of their own, which is gone after them. */
export function withOwnCluster(): void {
  // Other work on the machine may make a start of Postgres slow.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

  beforeAll(async () => {
    data = await makeDataDirectory()
  })

  // Whatever a failed test has left running is stopped here.
  afterAll(async () => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATA_DIR', data)
    await (await open()).stop()
    vi.unstubAllEnvs()
    await rm(data, { recursive: true })
  })

  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATA_DIR', data)
  })

  afterEach(() => {
    vi.unstubAllEnvs()
  })
}
