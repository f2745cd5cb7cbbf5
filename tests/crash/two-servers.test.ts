import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSkater, openServer } from './server'

let one: Awaited<ReturnType<typeof openServer>>
let two: Awaited<ReturnType<typeof one.another>>
let skater: Awaited<ReturnType<typeof createSkater>>

beforeAll(async () => {
  one = await openServer()
  two = await one.another()
  skater = await createSkater(one)
  await one.client.user.update({ where: { id: skater.user.id }, data: { role: 'ADMIN' } })
  await Promise.all([one.start(), two.start()])
}, 120_000)
afterAll(async () => {
  await two.kill()
  await one.close()
})

const json = { 'content-type': 'application/json' }

const send = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

/** Asks until the answer is as wanted, for two seconds; answers how often it had to ask. */
async function asked(isWanted: () => Promise<boolean>): Promise<number> {
  for (let times = 1; times <= 40; times += 1) {
    if (await isWanted()) return times
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Number.POSITIVE_INFINITY
}

describe('two servers on one database', () => {
  it('show on one what was published on the other', async () => {
    const page = async (url: string) => (await fetch(`${url}/blog`)).text()
    await page(two.url)
    const answer = await send(
      one.url,
      '/api/cms/blog/posts',
      { title: 'Told to all', excerpt: 'What one server publishes, all of them show.', published: true },
      skater.headers,
    )
    expect(answer.status).toBeLessThan(300)
    expect(await asked(async () => (await page(two.url)).includes('Told to all'))).toBeLessThan(20)
  })

  it('share one count of tries', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      const { url } = tries % 2 === 0 ? one : two
      const answer = await send(url, '/api/auth/login', { email: 'crash@example.com', password: 'guessing' })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.slice(6)).toEqual([429, 429])
  })

  it('drop no request while one after the other is restarted', async () => {
    let isDone = false
    let answered = 0
    const failures: unknown[] = []
    // As a proxy does: what could not be sent to one server is sent to the other.
    const ask = (first: string, second: string) =>
      fetch(`${first}/api/tricks`).catch(() => fetch(`${second}/api/tricks`))
    const keepAsking = async (first: string, second: string) => {
      while (!isDone) {
        const answer = await ask(first, second).catch((error: unknown) => error)
        if (answer instanceof Response && answer.ok) answered += 1
        else failures.push(answer)
        if (answer instanceof Response) await answer.arrayBuffer()
      }
    }
    const load = [0, 1, 2, 3].map((index) =>
      index % 2 === 0 ? keepAsking(one.url, two.url) : keepAsking(two.url, one.url),
    )
    for (const server of [one, two]) {
      await server.stop()
      await server.start()
    }
    isDone = true
    await Promise.all(load)
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(50)
  })
})
