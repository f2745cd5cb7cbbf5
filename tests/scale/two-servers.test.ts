import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepAsking, practise, writeAll } from './load.ts'
import { editKept, openRedis } from './redis.ts'
import { openTopology, pause, send, type Topology } from './topology.ts'

let topology: Topology
let skater: Topology['skater']
let url: string

beforeAll(async () => {
  topology = await openTopology()
  skater = topology.skater
  url = topology.url
}, 120_000)
afterAll(() => topology?.close())

async function textOf(address: string, headers = {}): Promise<string> {
  const answer = await fetch(address, { headers })
  expect(answer.status, address).toBe(200)
  return answer.text()
}

async function publish(server: string, title: string): Promise<void> {
  const body = { title, excerpt: 'What one server publishes, all of them show.', published: true }
  const answer = await send(`${server}/api/cms/blog/posts`, body, skater.headers)
  expect(answer.status).toBeLessThan(300)
}

// Not toContain: nobody wants to read a whole page.
const shows = (page: string, words: string) => page.includes(words)

describe('two servers behind nginx', () => {
  it('show on one what was published on the other, on the very next request', async () => {
    const { one, two } = topology
    // So that pages are in the making whenever something changes.
    const end = keepAsking(
      [one, two].map(
        ({ url }) =>
          () =>
            fetch(`${url}/blog`),
      ),
    )
    for (let round = 0; round < 12; round += 1) {
      const [from, to] = round % 2 === 0 ? [one, two] : [two, one]
      await publish(from.url, `Told to all ${round}.`)
      expect(shows(await textOf(`${to.url}/blog`), `Told to all ${round}.`), `round ${round}`).toBe(true)
    }
    expect((await end()).failures).toEqual([])
  })

  it('show it to everybody within two seconds through nginx, and to whoever is signed in at once', async () => {
    await textOf(`${url}/blog`)
    await publish(url, 'Through the proxy.')
    expect(shows(await textOf(`${url}/blog`, skater.headers), 'Through the proxy.')).toBe(true)
    await publish(url, 'For everybody.')
    await pause(2000)
    expect(shows(await textOf(`${url}/blog`), 'For everybody.')).toBe(true)
  })

  it('let nginx keep what is for everybody, and nothing else', async () => {
    const idOf = async (path: string) => {
      const answer = await fetch(url + path, { headers: path.includes('my-tricks') ? skater.headers : {} })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
      return answer.headers.get('x-request-id')
    }
    for (const path of ['/tricks', '/api/tricks']) {
      const ids = [await idOf(path), await idOf(path), await idOf(path)]
      expect(new Set(ids).size, path).toBeLessThan(3)
    }
    for (const path of ['/api/tricks/my-tricks', '/my-tricks', '/api/health'])
      expect(await idOf(path), path).not.toBe(await idOf(path))
  })

  it('share one count of tries', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      const body = { email: 'crash@example.com', password: 'guessing' }
      statuses.push((await send(`${url}/api/auth/login`, body)).status)
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.slice(6)).toEqual([429, 429])
  })

  it('go on while Redis is frozen, killed and back: it fails and slows no page', async () => {
    const { one, two, redis } = topology
    const end = keepAsking(
      [one, two, one].map(
        ({ url }) =>
          () =>
            fetch(`${url}/blog`),
      ),
    )
    // What changes is made anew, so that Redis is asked.
    const changeOften = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        await publish(one.url, `Meanwhile ${crypto.randomUUID()}.`)
        await pause(100)
      }
    }
    await changeOften(1)
    redis.send('SIGSTOP')
    await changeOften(4)
    redis.send('SIGKILL')
    await changeOften(3)
    await redis.start()
    await changeOften(3)
    const { answered, failures, slowestMs } = await end()
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(50)
    // Generous: three pages at once on a busy machine. Waiting for Redis would take for ever.
    expect(slowestMs).toBeLessThan(1500)

    const client = await openRedis(topology)
    const keepAnew = async () => {
      await changeOften(1)
      await Promise.all([one, two].map(({ url }) => textOf(`${url}/blog`)))
      return client.dbSize()
    }
    await expect.poll(keepAnew, { timeout: 15_000 }).toBeGreaterThan(2)
    client.destroy()
  })

  it('drop no request while one after the other is restarted, and read what the other keeps', async () => {
    const { one, two } = topology
    const redis = await openRedis(topology)
    // The feed as it was is put back when it has changed; the page is marked.
    await textOf(`${one.url}/blog/rss.xml`)
    const old = await editKept(redis, '/blog/rss.xml', (feed) => feed)
    await publish(one.url, 'Once upon a time.')
    await textOf(`${one.url}/blog/rss.xml`)
    await textOf(`${one.url}/blog`)
    await editKept(redis, '/blog/rss.xml', (feed) => (feed === old ? feed : old))
    await editKept(redis, '/blog', (page) => page.replaceAll('Once upon', 'Twice upon'), 'Once upon')
    redis.destroy()

    const asks = ['/tricks', '/api/tricks', '/api/health'].map((path) => () => fetch(url + path))
    const write = () => practise(url, skater, crypto.randomUUID())
    const mine = () => fetch(`${url}/api/tricks/my-tricks`, { headers: skater.headers })
    const end = keepAsking([...asks, mine, write])
    for (const server of [two, one]) {
      await server.stop()
      await server.start()
    }
    const { answered, failures } = await end()
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(200)
    expect(shows(await textOf(`${two.url}/blog`), 'Twice upon')).toBe(true)
    expect(shows(await textOf(`${two.url}/blog/rss.xml`), 'Once upon')).toBe(true)
  })

  it('lose none of 500 writes and apply none twice when one is killed in the middle of them', async () => {
    const { client } = topology.one
    await client.practiceEntry.deleteMany()
    await client.rateLimit.deleteMany()
    let killed: Promise<void> | undefined
    const keys = Array.from({ length: 500 }, () => crypto.randomUUID())
    const { ids, repeated } = await writeAll(keys, url, skater, (count) => {
      if (count === 150) killed = topology.two.kill()
    })
    await killed
    expect(killed).toBeDefined()
    // Sent once more, as by a client that lost its answers.
    const again = await writeAll(keys.slice(0, 80), url, skater)
    for (const [key, id] of again.ids) expect(id).toBe(ids.get(key))
    const kept = await client.practiceEntry.findMany({ select: { id: true } })
    expect(kept.length).toBe(500)
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(ids.values()))
    console.log(`${repeated} of 500 writes were sent again after the kill.`)
  })
})
