import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSkater, openServer } from './server'

let server: Awaited<ReturnType<typeof openServer>>
let skater: Awaited<ReturnType<typeof createSkater>>

beforeAll(async () => {
  server = await openServer()
  skater = await createSkater(server)
  await server.start()
})
afterAll(() => server.close())

const body = JSON.stringify({ tries: 1, lands: 1 })

/**
 * Sends a try, the second half of its body when `rest` has come. `received` resolves when the server has the request,
 * `status` when it has responded.
 */
function practice(rest: Promise<unknown> = Promise.resolve()) {
  const received = Promise.withResolvers<void>()
  const status = Promise.withResolvers<number | undefined>()
  const sent = request(
    `${server.url}/api/tricks/${skater.trick.id}/practice`,
    {
      method: 'POST',
      headers: {
        ...skater.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        // The server says when it has the headers.
        expect: '100-continue',
      },
    },
    (response) => text(response).then(() => status.resolve(response.statusCode), status.reject),
  )
  sent.on('error', status.reject)
  sent.once('continue', () => {
    received.resolve()
    sent.write(body.slice(0, 5))
    void rest.then(() => sent.end(body.slice(5)))
  })
  return { received: received.promise, status: status.promise }
}

/** Makes writes of practice wait for something; resolves when they do, to the end of that. */
async function block(until: Promise<unknown>) {
  const locked = Promise.withResolvers<void>()
  const ended = server.client.$transaction(
    async (tx) => {
      await tx.$executeRaw`lock table "PracticeEntry" in exclusive mode`
      locked.resolve()
      await until
    },
    { timeout: 120_000 },
  )
  await locked.promise
  return { ended }
}

/** Why a new connection is not accepted; null when it is. */
async function refusal(): Promise<string | null> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? ''
  } finally {
    socket.destroy()
  }
}

it('a server that is stopped finishes in-flight requests, accepts nothing new and ends', async () => {
  await practice().status
  const released = Promise.withResolvers<void>()
  const { ended } = await block(released.promise)
  // No more than there are connections to the database: none waits for one.
  const slow = [
    ...Array.from({ length: 8 }, () => practice()),
    ...Array.from({ length: 2 }, () => practice(released.promise)),
  ]
  await Promise.all(slow.map(({ received }) => received))
  const stopped = server.stop()
  await expect.poll(refusal).toBe('ECONNREFUSED')
  released.resolve()

  const statuses = await Promise.all(slow.map(({ status }) => status))
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
  await Promise.all([stopped, ended])
  expect(await server.client.practiceEntry.count()).toBe(11)
})

it('a server that is told to stop ends, whatever hangs', async () => {
  await server.start()
  const { port } = new URL(server.url)
  // Clients that ask for another protocol, that say nothing, and that never finish their request.
  const openings = [
    'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    '',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{',
  ]
  const sockets = openings.flatMap((opening) =>
    Array.from({ length: 5 }, () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
      return socket
        .on('error', () => undefined)
        .resume()
        .setNoDelay()
        .once('connect', () => socket.write(opening))
    }),
  )
  const released = Promise.withResolvers<void>()
  const { ended } = await block(released.promise)
  const hanging = practice()
  await hanging.received
  hanging.status.catch(() => undefined)
  // What hangs goes on hanging: it is the server that leaves.
  await server.stop()
  await Promise.allSettled([hanging.status])
  released.resolve()
  for (const socket of sockets) socket.destroy()
  await ended.catch(() => undefined)
})
