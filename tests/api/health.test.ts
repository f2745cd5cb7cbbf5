import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '@/lib/db/connect'
import { env } from '@/lib/env'
import { dropDatabases, ensureDatabase, withClient, withDatabase } from '@/scripts/database/connect'
import { deployMigrations } from '@/scripts/migrate'
import { read, send } from '../setup/request'

const healthWith = (port: number) => healthOn(`postgresql://nobody:nothing@127.0.0.1:${port}/nowhere`)

/** The health call of a process whose database is at this address. */
async function healthOn(url: string) {
  vi.resetModules()
  const client = createClient(url)
  vi.doMock('@/lib/db/client', () => ({ db: client }))
  const { GET } = await import('@/app/api/health/route')
  const response = await send(GET)
  await client.$disconnect()
  return response
}

const sockets: Socket[] = []
const listen = (respond: (socket: Socket) => void) =>
  new Promise<Server>((resolve) => {
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => undefined)
      respond(socket)
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

function portOf(server: Server): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

afterEach(() => {
  vi.doUnmock('@/lib/db/client')
  for (const socket of sockets.splice(0)) socket.destroy()
})

describe('GET /api/health', () => {
  it('returns 200 while the database does', async () => {
    vi.resetModules()
    const { GET } = await import('@/app/api/health/route')
    expect(await read(await send(GET))).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('returns 503 when nothing listens there', async () => {
    const server = await listen(() => undefined)
    const port = portOf(server)
    await new Promise((resolve) => server.close(resolve))
    const response = await healthWith(port)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await read(response)).toEqual({
      status: 503,
      body: { message: 'The database cannot be reached', code: 'unavailable' },
    })
  })

  it('returns 503 when the database hangs up', async () => {
    const server = await listen((socket) => socket.destroy())
    expect((await healthWith(portOf(server))).status).toBe(503)
    server.close()
  })

  it('returns 503 when the database is frozen, instead of waiting for ever', async () => {
    const server = await listen(() => undefined)
    expect((await healthWith(portOf(server))).status).toBe(503)
    server.close()
  })

  it('returns 503 on a database without tables, or with those of an older version', async () => {
    const url = env.DATABASE_URL ?? ''
    const name = `${new URL(url).pathname.slice(1)}_unprepared`
    const [server, unprepared] = [withDatabase(url, 'postgres'), withDatabase(url, name)]
    await ensureDatabase(server, name)
    const notPrepared = {
      status: 503,
      body: { message: 'The database is not prepared for this version', code: 'unavailable' },
    }
    try {
      expect(await read(await healthOn(unprepared))).toEqual(notPrepared)
      await deployMigrations(unprepared)
      expect((await healthOn(unprepared)).status).toBe(200)
      await withClient(unprepared, (client) => client.query('alter table "Line" drop column "name"'))
      expect(await read(await healthOn(unprepared))).toEqual(notPrepared)
    } finally {
      await dropDatabases(server, (each) => each === name)
    }
  })
})
