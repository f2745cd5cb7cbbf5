import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withClient, withDatabase } from '../../scripts/database/connect.ts'
import { freePort } from '../../scripts/database/postmaster.ts'
import { createSkater, openServer, type Skater } from '../crash/server.ts'
import { pause, send } from './topology.ts'

let server: Awaited<ReturnType<typeof openServer>>
let skater: Skater
let line: Awaited<ReturnType<typeof openLine>>

/** A way to the database that can be cut. */
async function openLine(port: number, target: () => number) {
  const sockets = new Set<Socket>()
  const end = (socket: Socket) => socket.destroy()
  const listener = createServer((from) => {
    const to = connect(target(), '127.0.0.1')
    from.pipe(to).pipe(from)
    for (const socket of [from, to]) sockets.add(socket.on('error', () => undefined))
    from.on('close', () => to.destroy())
    to.on('close', () => from.destroy())
  })
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve))
  return {
    cut() {
      listener.close()
      for (const socket of sockets) end(socket)
    },
  }
}

beforeAll(async () => {
  const port = await freePort()
  let target = 0
  line = await openLine(port, () => target)
  const replica = new URL('postgres://127.0.0.1/replica')
  replica.port = String(port)
  server = await openServer(({ url }) => {
    const primary = new URL(url)
    target = Number(primary.port)
    replica.username = primary.username
    replica.password = primary.password
    return { DATABASE_REPLICA_URL: replica.href, LOG_LEVEL: 'error' }
  })
  skater = await createSkater(server)
  await server.client.trick.updateMany({ data: { isFoundational: true, order: 1 } })
  await server.client.user.update({ where: { id: skater.user.id }, data: { role: 'ADMIN' } })
  const post = { title: 'Near', slug: 'near', excerpt: 'Who answers?', content: '', publishedAt: new Date() }
  await server.client.post.create({ data: { ...post, published: true } })
  await server.client.$disconnect()
  // Not one that follows: what it lacks and what it says instead shows who was asked.
  const { pathname } = new URL(server.database.url)
  await withClient(withDatabase(server.database.url, 'postgres'), (client) =>
    client.query(`create database replica template "${pathname.slice(1)}"`),
  )
  await withClient(withDatabase(server.database.url, 'replica'), async (client) => {
    await client.query(`update "Post" set title = 'Far'`)
    await client.query(`update "Trick" set name = 'Far'`)
  })
  await server.start()
}, 120_000)
afterAll(async () => {
  line?.cut()
  await server?.close()
})

const textOf = async (path: string) => {
  const answer = await fetch(server.url + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

it('reads public pages from the replica unless it is behind or away', async () => {
  // Just started: what changed before is not known to have arrived.
  expect(await textOf('/api/tricks')).toContain('"Ollie"')
  await pause(10_000)
  expect(await textOf('/api/blog/posts')).toContain('"Far"')

  line.cut()
  const begun = performance.now()
  expect(await textOf('/api/tricks/foundational')).toContain('"Ollie"')
  expect(performance.now() - begun).toBeLessThan(2000)

  const body = { title: 'New', excerpt: 'Only the primary has it.', published: true }
  const { status } = await send(`${server.url}/api/cms/blog/posts`, body, skater.headers)
  expect(status).toBeLessThan(300)
  const posts = await textOf('/api/blog/posts')
  expect(posts).toContain('"New"')
  expect(posts).toContain('"Near"')
})
