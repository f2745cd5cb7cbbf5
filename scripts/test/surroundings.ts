import { rm } from 'node:fs/promises'
import path from 'node:path'
import { envNames, parseEnv } from '../../lib/env.ts'
import { withClient, withDatabase } from '../database/connect.ts'
import { findPlace } from '../database/place.ts'
import { freePort, shutDown } from '../database/postmaster.ts'
import { projectRoot } from '../fingerprint.ts'

export type Surroundings = { env: NodeJS.ProcessEnv; leave(): Promise<void> }

/** What tests may find of our environment: no key, account or address of this machine's owner. */
function neutral(dataDirectory: string): NodeJS.ProcessEnv {
  const names = envNames.filter((name) => process.env[name])
  // Empty instead of absent: what .env says would else come back.
  const blank = Object.fromEntries(names.map((name) => [name, '']))
  return { ...process.env, ...blank, NODE_ENV: 'test', DATA_DIR: dataDirectory }
}

const browserBuild = '.next-test'

const givenDatabase = () => parseEnv(process.env).DATABASE_URL

/** For unit and API tests, which make and drop their own database on the server. */
export async function unitSurroundings(): Promise<Surroundings> {
  const env = neutral('.data/test')
  return { env: { ...env, DATABASE_URL: givenDatabase() ?? '' }, leave: async () => undefined }
}

/** For tests that kill the server: the browser tests' build, on databases of their own. */
export async function crashSurroundings(): Promise<Surroundings> {
  const env = neutral('.data/test')
  return { env: { ...env, BUILD_DIR: browserBuild }, leave: async () => undefined }
}

/** For browser tests: a fresh database, a fresh build beside the real one, and free ports. */
export async function browserSurroundings(chromium: string): Promise<Surroundings> {
  const port = String(await freePort())
  const directory = '.data/e2e'
  const env = neutral(directory)
  await forgetBuild('stamp')
  const { url, leave } = await freshDatabase(directory)
  return {
    env: {
      ...env,
      DATABASE_URL: url,
      BUILD_DIR: browserBuild,
      PORT: port,
      YOUTUBE_PORT: String(await freePort()),
      CHROMIUM_PATH: chromium,
    },
    // Types of routes that may be gone tomorrow must not fail tomorrow's type check.
    leave: () => forgetBuild('types').then(leave),
  }
}

const forgetBuild = (part: string) =>
  rm(path.join(projectRoot, browserBuild, part), { recursive: true, force: true })

async function freshDatabase(directory: string): Promise<{ url: string; leave(): Promise<void> }> {
  const given = givenDatabase()
  if (!given) {
    await removeCluster(directory)
    return { url: '', leave: () => removeCluster(directory) }
  }
  const name = `darkslide_e2e_${process.pid}`
  const drop = () =>
    withClient(withDatabase(given, 'postgres'), async (client) => {
      await client.query(`drop database if exists "${name}" with (force)`)
    })
  return { url: withDatabase(given, name), leave: drop }
}

/** Also stops a Postgres that a killed run left behind there. */
async function removeCluster(directory: string): Promise<void> {
  const place = await findPlace(path.join(projectRoot, directory), () => undefined)
  await shutDown(place)
  await rm(place.data, { recursive: true, force: true })
}
