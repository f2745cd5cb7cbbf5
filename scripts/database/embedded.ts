import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from '../../lib/errors.ts'
import { Problem } from '../run/problem.ts'
import { findPlace, type Place } from './place.ts'
import {
  ensureCluster,
  findPostmaster,
  launch,
  passwordOf,
  rememberedPort,
  rememberPort,
  shutDown,
  user,
} from './postmaster.ts'

/**
 * Every process that uses the embedded Postgres holds this advisory lock, shared, for as long as it
 * lives. A process that leaves asks for it exclusively: if it gets it, it was the last and stops Postgres. A killed
 * process loses its lock by itself, a moment later, so nothing has to be cleaned up after it.
 */
const inUse = 5_318_008

type Hold = { client: pg.Client; socket: Socket; port: number }

// Also for leaving, which waits less: a Postgres that is frozen keeps no one.
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 }

async function holdOn(url: string, port: number): Promise<Hold> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket, ...patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [inUse])
  } catch (error) {
    socket.destroy()
    throw error
  }
  // The hold alone must not keep a script alive that has nothing left to do.
  socket.unref()
  return { client, socket, port }
}

const urlAt = (port: number, password: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`

/** Joins the Postgres that runs on this data, or starts it. */
async function attach(place: Place): Promise<Hold> {
  const password = await passwordOf(place)
  const deadline = Date.now() + 120_000
  let port = await rememberedPort(place)
  while (Date.now() < deadline) {
    const running = await findPostmaster(place)
    if (!running) {
      port = await launch(place, port)
    } else if (running.isReady) {
      try {
        const hold = await holdOn(urlAt(running.port, password), running.port)
        await rememberPort(place, running.port)
        return hold
      } catch (error) {
        if (codeOf(error) === '28P01') {
          throw new Problem(
            `The password kept in ${place.data} is not that of the database there: restore the folder.`,
          )
        }
      }
    }
    await delay(30)
  }
  throw new Problem(`Postgres did not respond within two minutes (its log is in ${place.data}).`)
}

async function letGo(place: Place, { client, socket }: Hold, waitMs: number): Promise<void> {
  socket.ref()
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [inUse])
    await client.query(`set lock_timeout = ${Math.max(1, waitMs)}`)
    await client.query('select pg_advisory_lock($1)', [inUse])
    await shutDown(place)
  } catch {
    // Others use it, or it has gone before us: nothing to stop.
  } finally {
    socket.destroy()
  }
}

/** Starts or joins the embedded Postgres of this DATA_DIR; `url` is that of its maintenance database. */
export async function openEmbedded(dataDirectory: string, say: (line: string) => void) {
  const place = await findPlace(dataDirectory, say)
  await ensureCluster(place)
  let holding = attach(place)
  let isStopping = false

  /** When Postgres dies under us, it is started again where the app expects it. */
  const guard = ({ client, port }: Hold) => {
    client.once('end', () => {
      if (isStopping) return
      say('Postgres has ended unexpectedly; starting it again.')
      holding = attach(place)
      holding.then(
        (hold) => {
          guard(hold)
          if (hold.port !== port) say('Its port was taken meanwhile: restart the app.')
        },
        (error) => say(error instanceof Error ? error.message : String(error)),
      )
    })
  }
  const first = await holding
  guard(first)

  const stop = async (waitMs = 0) => {
    if (isStopping) return
    isStopping = true
    const hold = await holding.catch(() => null)
    if (hold) await letGo(place, hold, waitMs)
  }
  return { url: urlAt(first.port, await passwordOf(place)), stop }
}
