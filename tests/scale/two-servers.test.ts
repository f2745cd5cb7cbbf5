import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, keepAsking, practice, writeAll } from './load.ts'
import { editCached, isCached, openRedis } from './redis.ts'
import { openTopology, pause, send, type Topology } from './topology.ts'

let topology: Topology
let skater: Topology['skater']
let url: string

beforeAll(async () => {
  topology = await openTopology()
  skater = topology.skater
  url = topology.url
})
afterAll(() => topology?.close())

async function textOf(address: string, headers = {}): Promise<string> {
  const response = await fetch(address, { headers })
  expect(response.status, address).toBe(200)
  return response.text()
}

/** Publishes a post; again where the database was out of reach, as it is for moments on a busy machine. */
async function publish(server: string, title: string): Promise<void> {
  const body = { title, excerpt: 'What one server publishes, all of them show.', published: true }
  const response = await send(`${server}/api/cms/blog/posts`, body, skater.headers)
  if (response.status === 503) return publish(server, title)
  expect(response.status).toBeLessThan(300)
}

/** Publishes until the page of all posts is in Redis with the title: a server that found Redis slow leaves it alone. */
const publishIntoRedis = (redis: Awaited<ReturnType<typeof openRedis>>, server: string, title: string) =>
  expect
    .poll(async () => {
      await publish(server, title)
      // Redis is not read before every server has had the time to learn of the change.
      await pause(1100)
      await textOf(`${server}/blog`)
      return isCached(redis, '/blog', title)
    })
    .toBe(true)

/** No request failed, and hardly any found the database out of reach, as on a busy machine. */
function expectFew({ failures, unavailable, succeeded }: Asked): void {
  expect(failures).toEqual([])
  expect(unavailable).toBeLessThanOrEqual(succeeded / 20)
}

// Not toContain: it would print the whole page.
const shows = (page: string, words: string) => page.includes(words)

/** After how many milliseconds a request has to be made to show the words; they are made every twenty. */
async function msUntilShown(
  address: string,
  words: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  const requests: Promise<number | null>[] = []
  const ask = async () => {
    const askedAfter = performance.now() - started
    return shows(await textOf(address, headers), words) ? askedAfter : null
  }
  let isShown = false
  while (!isShown && performance.now() - started < 60_000) {
    requests.push(
      ask().then((ms) => {
        isShown ||= ms !== null
        return ms
      }),
    )
    await pause(20)
  }
  const shown = (await Promise.all(requests)).filter((ms) => ms !== null)
  expect(shown, words).not.toEqual([])
  return Math.min(...shown)
}

describe('two servers behind nginx', () => {
  it('show what was published on one at once there, and soon on the other', async () => {
    const { one, two } = topology
    // So that pages are being rendered whenever something changes.
    const end = keepAsking(
      [one, two].map(
        ({ url }) =>
          () =>
            fetch(`${url}/blog`),
      ),
    )
    const delays: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const [from, to] = round % 2 === 0 ? [one, two] : [two, one]
      const title = `Round ${round} of news.`
      await publish(from.url, title)
      const own = textOf(`${from.url}/blog`)
      delays.push(await msUntilShown(`${to.url}/blog`, title))
      expect(shows(await own, title), `round ${round}`).toBe(true)
    }
    expectFew(await end())
    const [median, slowest] = [delays.toSorted((a, b) => a - b)[6] ?? 0, Math.max(...delays)]
    console.log(`Another server is fresh after ${median.toFixed(0)} ms, ${slowest.toFixed(0)} ms at most.`)
  })

  it('render a page once for both, and read it from Redis', async () => {
    const { one, two } = topology
    const redis = await openRedis(topology)
    const readsWhatRedisHas = async () => {
      await publishIntoRedis(redis, one.url, 'Once upon a time.')
      await editCached(redis, '/blog', (page) => page.replaceAll('Once upon', 'Twice upon'), 'Once upon')
      return shows(await textOf(`${two.url}/blog`), 'Twice upon')
    }
    await expect.poll(readsWhatRedisHas).toBe(true)
    redis.destroy()
    await publish(one.url, 'For the feed.')
    expect(shows(await textOf(`${one.url}/blog/rss.xml`), 'For the feed.')).toBe(true)
  })

  it('show it to everyone soon through nginx too, and to signed-in users as soon as both know', async () => {
    await textOf(`${url}/blog`)
    await publish(url, 'Through the proxy.')
    // nginx asks one server after the other, so that the second may not have been notified yet.
    await msUntilShown(`${url}/blog`, 'Through the proxy.', skater.headers)
    await publish(url, 'For everyone.')
    await expect.poll(async () => shows(await textOf(`${url}/blog`), 'For everyone.')).toBe(true)
  })

  it('let nginx cache what is public, and nothing else', async () => {
    const idOf = async (path: string) => {
      const response = await fetch(url + path, { headers: path.includes('my-tricks') ? skater.headers : {} })
      expect(response.status).toBe(200)
      await response.arrayBuffer()
      return response.headers.get('x-request-id')
    }
    for (const path of ['/tricks', '/api/tricks']) {
      const ids = [await idOf(path), await idOf(path), await idOf(path)]
      expect(new Set(ids).size, path).toBeLessThan(3)
    }
    for (const path of ['/api/tricks/my-tricks', '/my-tricks', '/api/health'])
      expect(await idOf(path), path).not.toBe(await idOf(path))
  })

  it('send pages against a dictionary through nginx, to those alone who have it', async () => {
    const { one } = topology
    const encodingOf = async (address: string, headers: Record<string, string>) => {
      const response = await fetch(address, { headers })
      await response.arrayBuffer()
      return response.headers.get('content-encoding')
    }
    const readLink = async () => (await fetch(`${one.url}/tricks`)).headers.get('link') ?? ''
    await expect.poll(readLink).toContain('compression-dictionary')
    const path = /<(\/dictionary\/([\w-]+))>/.exec(await readLink())
    const content = await (await fetch(`${one.url}${path?.[1]}`)).arrayBuffer()
    const digest = createHash('sha256').update(Buffer.from(content)).digest()
    expect(digest.toString('base64url')).toBe(path?.[2])
    const takes = { 'accept-encoding': 'br, dcz' }
    const has = { ...takes, 'available-dictionary': `:${digest.toString('base64')}:` }
    expect(await encodingOf(`${one.url}/tricks`, has)).toBe('dcz')
    // nginx asks the servers in turn, and the other one may be without this dictionary for a moment.
    await expect.poll(() => encodingOf(`${url}/tricks`, has)).toBe('dcz')
    expect(await encodingOf(`${url}/tricks`, takes)).toBe('br')
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
    expectFew(await end(50))

    // It is used again as soon as it can be.
    const client = await openRedis(topology)
    const readAll = async () => {
      await Promise.all([one, two].map(({ url }) => textOf(`${url}/blog?page=${crypto.randomUUID()}`)))
      return client.dbSize()
    }
    await changeOften(1)
    await expect.poll(readAll).toBeGreaterThan(2)
    client.destroy()
  })

  it('lose nothing when Redis misses an invalidation: what it still holds is not shown afterward', async () => {
    const { one, two, redis } = topology
    const client = await openRedis(topology)
    await publishIntoRedis(client, one.url, 'Before the frost.')
    await editCached(client, '/blog', (page) => page, 'Before the frost.')
    client.destroy()
    redis.send('SIGSTOP')
    await publish(one.url, 'During the frost.')
    redis.send('SIGCONT')
    for (const wait of [0, 1100, 2500]) {
      await pause(wait)
      for (const { url } of [one, two])
        await expect.poll(async () => shows(await textOf(`${url}/blog`), 'During the frost.')).toBe(true)
    }
    // And not by a server that was not there.
    await two.stop()
    await two.start()
    let first = await fetch(`${two.url}/blog`)
    // It says so where it cannot reach the database yet, and shows nothing old instead.
    for (; first.status === 503; first = await fetch(`${two.url}/blog`)) await pause(100)
    expect(shows(await first.text(), 'During the frost.')).toBe(true)
  })

  it('drop no request while one after the other is restarted', async () => {
    const { one, two } = topology
    const asks = ['/tricks', '/api/tricks', '/api/health'].map((path) => () => fetch(url + path))
    const write = () => practice(url, skater, crypto.randomUUID())
    const mine = () => fetch(`${url}/api/tricks/my-tricks`, { headers: skater.headers })
    const end = keepAsking([...asks, mine, write])
    for (const server of [two, one]) {
      await server.stop()
      await server.start()
    }
    expectFew(await end(200))
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
    // Sent once more, as by a client that lost its responses.
    const again = await writeAll(keys.slice(0, 80), url, skater)
    for (const [key, id] of again.ids) expect(id).toBe(ids.get(key))
    const stored = await client.practiceEntry.findMany({ select: { id: true } })
    expect(stored.length).toBe(500)
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids.values()))
    console.log(`${repeated} of 500 writes were sent again after the kill.`)
  })
})
