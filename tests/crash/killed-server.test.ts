import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSkater, openServer } from './server'

let server: Awaited<ReturnType<typeof openServer>>
let skater: Awaited<ReturnType<typeof createSkater>>

beforeAll(async () => {
  server = await openServer()
  skater = await createSkater(server)
  await server.start()
})
afterAll(() => server.close())

/** The id of the entry, or null when no response came. */
async function practice(key: string): Promise<number | null> {
  const response = await fetch(`${server.url}/api/tricks/${skater.trick.id}/practice`, {
    method: 'POST',
    headers: { ...skater.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ tries: 1, lands: 1 }),
  }).catch(() => null)
  if (!response?.ok) return null
  const body = await response.json().catch(() => null)
  return body?.entry.id ?? null
}

/** Eight writers that each send writes until one is not acknowledged. Gives all keys, and the ids of what was stored. */
async function writeUntilItFails(onAcknowledged: (count: number) => void) {
  const keys: string[] = []
  const ids = new Map<string, number>()
  const writeOn = async () => {
    for (;;) {
      const key = crypto.randomUUID()
      keys.push(key)
      const id = await practice(key)
      if (id === null) return
      ids.set(key, id)
      onAcknowledged(ids.size)
    }
  }
  await Promise.all(Array.from({ length: 8 }, writeOn))
  return { keys, ids }
}

const kill = {
  'the server': async () => {
    await server.kill()
    return () => server.start()
  },
  Postgres: () => server.killPostgres(),
}

describe.each(Object.keys(kill) as (keyof typeof kill)[])('%s killed in the middle of writes', (victim) => {
  it('has lost none that it acknowledged, and counts repetitions once', async () => {
    await server.client.practiceEntry.deleteMany()
    await server.client.rateLimit.deleteMany()
    let killed: Promise<() => Promise<void>> | undefined
    const { keys, ids } = await writeUntilItFails((count) => {
      if (count === 60) killed = kill[victim]()
    })
    const recover = await killed
    await recover?.()
    expect(ids.size).toBeGreaterThanOrEqual(60)

    const stored = new Set((await server.client.practiceEntry.findMany()).map(({ id }) => id))
    expect([...ids.values()].filter((id) => !stored.has(id))).toEqual([])

    for (const key of keys) {
      let again: number | null = null
      // A server may find the database away for a moment longer.
      await expect.poll(async () => (again = await practice(key))).not.toBeNull()
      expect(again).toBe(ids.get(key) ?? again)
    }
    expect(await server.client.practiceEntry.count()).toBe(keys.length)
  })
})

it('a game by link goes on after the server was killed, with every turn once', async () => {
  const post = (path: string, json: unknown, key: string = crypto.randomUUID()) =>
    fetch(`${server.url}/api/games${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(json),
    })
  const secrets = ['a', 'b'].map((letter) => letter.repeat(43))
  const options = { twoLastTries: true, flatOnly: true, noRepeats: true }
  const made = await post('', { secret: secrets[0], name: 'Ada', players: 2, options })
  const { token } = (await made.json()).game
  await post(`/${token}/seats`, { secret: secrets[1], name: 'Bo' })
  const tricks = ['Ollie', 'Kickflip', 'Heelflip', 'Shuvit', 'Backside 180', 'Frontside 180', 'Hardflip']
  const entries = tricks.flatMap((trick) => [
    { kind: 'set', trick, landed: true },
    { kind: 'reply', landed: true },
  ])
  for (const [turn, entry] of entries.entries()) {
    const key = crypto.randomUUID()
    const press = () => post(`/${token}/turns`, { secret: secrets[turn % 2], turn, entry }, key)
    // Killed while it is on its way: no one knows whether it counted.
    const first = press().catch(() => null)
    if (turn % 5 === 4) {
      await server.kill()
      await server.start()
    }
    await first
    expect((await press()).status).toBe(200)
  }
  const game = await (await fetch(`${server.url}/api/games/${token}`)).json()
  expect(game.entries).toEqual(entries)
})
