import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashToken, newToken } from '../../lib/auth/tokens.ts'
import { createClient } from '../../lib/db/connect.ts'
import { openDatabase } from '../../scripts/database/open.ts'
import { findPlace } from '../../scripts/database/place.ts'
import { findPostmaster } from '../../scripts/database/postmaster.ts'
import { deployMigrations } from '../../scripts/migrate.ts'
import { freePort, startServer } from '../../scripts/run/processes.ts'

const startMs = 300_000

async function awaitHealth(url: string): Promise<void> {
  const deadline = Date.now() + startMs
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/api/health`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not come up: is there a build?')
}

/** One process of the production build, which can be killed and started again. */
async function prepareServer(database: { url: string }, env: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    const ended = ending && new Promise((resolve) => ending.once('exit', resolve))
    ending?.kill(signal)
    await ended
    // A test that failed may have begun the next one meanwhile, which has to be ended too.
    if (child === ending) child = undefined
  }
  return {
    url,
    port,
    async start() {
      const settings = { PORT: String(port), SITE_URL: url, ...env }
      child = startServer(database, { env: settings, stdio: 'ignore' })
      await awaitHealth(url)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** The production build on a database of its own, either of which can be killed. */
export async function openServer(envOf: (database: { url: string }) => Record<string, string> = () => ({})) {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-crash-'))
  // So that Postgres, which does not run as root, can keep its data there.
  await chmod(directory, 0o755)
  process.env.DATA_DIR = directory
  delete process.env.DATABASE_URL
  const database = await openDatabase({ quiet: true })
  await deployMigrations(database.url)
  const client = createClient(database.url)
  const env = envOf(database)
  const first = await prepareServer(database, env)

  const server = {
    ...first,
    client,
    database,
    directory,
    /** Another server beside it, on the same database. */
    another: () => prepareServer(database, env),
    /** Postgres starts again by itself, with its data. The function that this resolves to waits until it has. */
    async killPostgres() {
      const place = await findPlace(directory, () => undefined)
      const killed = await findPostmaster(place)
      process.kill(killed?.pid ?? Number.NaN, 'SIGKILL')
      return async () => {
        // The children of the dead process still respond for a moment, and no new one gets ready until they end.
        for (
          let next = killed;
          !next?.isReady || next.pid === killed?.pid;
          next = await findPostmaster(place)
        )
          await new Promise((resolve) => setTimeout(resolve, 50))
        await awaitHealth(first.url)
      }
    },
    async close() {
      await first.kill()
      await client.$disconnect()
      await database.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
  return server
}

/** A skater with a session and a trick to practice. */
export async function createSkater({ client }: { client: ReturnType<typeof createClient> }) {
  const headerToken = newToken()
  const user = await client.user.create({
    data: {
      username: 'crash',
      usernameKey: 'crash',
      email: 'crash@example.com',
      sessions: {
        create: {
          authMethod: 'password',
          cookieTokenHash: hashToken(newToken()),
          headerTokenHash: hashToken(headerToken),
          expiresAt: new Date(Date.now() + 3600_000),
        },
      },
    },
  })
  const trick = await client.trick.create({
    data: {
      slug: 'ollie',
      name: 'Ollie',
      category: 'Flatground',
      trickType: 'BASE',
      level: 'Beginner',
      description: 'The first pop.',
      family: 'ollie',
      stance: 'regular',
    },
  })
  return { user, trick, headers: { 'x-session-id': headerToken } }
}

export type Skater = Awaited<ReturnType<typeof createSkater>>
