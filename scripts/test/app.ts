import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dropDatabases, withClient } from '../database/connect.ts'
import type { Database } from '../database/open.ts'
import { fingerprint, projectRoot } from '../run/fingerprint.ts'
import { freePort, isFree } from '../run/processes.ts'
import { copyDatabase, type TestRun, testData } from './run.ts'

const buildDirectory = '.next-test'

/** The admin that the server of the browser tests starts with. */
const editor = { ADMIN_EMAIL: 'editor@example.com', ADMIN_PASSWORD: 'kickflip7' }

const content = ['prisma/schema.prisma', 'prisma/migrations', 'prisma/seed', 'prisma/seed.ts', 'lib']

/** A database with all content, which nothing changes: kept for the next run where the Postgres is our own. */
async function ensureContent({ script, env, defer }: TestRun, database: Database): Promise<string> {
  const name = `darkslide_content_${(await fingerprint(content)).slice(0, 12)}`
  const drop = () =>
    dropDatabases(
      database.url,
      (each) => each.startsWith('darkslide_content_') && !(database.isEmbedded && each === name),
    )
  await drop()
  if (!database.isEmbedded) defer(drop)
  const isThere = await withClient(database.url, (client) =>
    client.query('select 1 from pg_database where datname = $1', [name]),
  )
  if (isThere.rowCount) return name
  const unfinished = 'darkslide_content_unfinished'
  const DATABASE_URL = await copyDatabase(database, unfinished, 'template1')
  await script('scripts/migrate.ts', ['deploy'], { ...env, DATABASE_URL })
  await script('scripts/seed.ts', [], { ...env, DATABASE_URL })
  await withClient(database.url, (client) =>
    client.query(`alter database ${unfinished} rename to ${client.escapeIdentifier(name)}`),
  )
  return name
}

/** The port of the last run where it is free: pages name their address, so that another one is another build. */
async function findPort(): Promise<number> {
  const file = path.join(testData, 'app-port')
  const last = Number(await readFile(file, 'utf8').catch(() => ''))
  if (last > 1023 && (await isFree(last))) return last
  const port = await freePort()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, String(port))
  return port
}

/** Builds the app for the tests unless nothing has changed since; returns the environment to start it in. */
export async function prepareApp(run: TestRun): Promise<NodeJS.ProcessEnv> {
  const [name, data] = ['darkslide_e2e', '.data/e2e']
  const removeData = () => rm(path.join(projectRoot, data), { recursive: true, force: true })
  await removeData()
  const server = await run.server()
  const url = await copyDatabase(server, name, await ensureContent(run, server))
  run.defer(async () => {
    await dropDatabases(server.url, (each) => each === name)
    await removeData()
  })
  const port = await findPort()
  const env = {
    ...run.env,
    DATABASE_URL: url,
    BUILD_DIR: buildDirectory,
    DATA_DIR: data,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    WEB_VITALS: '1',
    ...editor,
  }
  await run.script('scripts/build.ts', [], env)
  // Types of routes that may be gone tomorrow must not fail tomorrow's type check.
  await rm(path.join(projectRoot, buildDirectory, 'types'), { recursive: true, force: true })
  return env
}
