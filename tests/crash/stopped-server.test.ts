import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSkater, openServer } from './server'

let server: Awaited<ReturnType<typeof openServer>>
let skater: Awaited<ReturnType<typeof createSkater>>

beforeAll(async () => {
  server = await openServer()
  skater = await createSkater(server)
  await server.start()
}, 120_000)
afterAll(() => server.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const body = JSON.stringify({ tries: 1, lands: 1 })

/** Sends a try, its body in two halves with a pause between them; answers the status. */
function practise(pauseMs = 0): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}/api/tricks/${skater.trick.id}/practice`,
      {
        method: 'POST',
        headers: { ...skater.headers, 'content-type': 'application/json', 'content-length': body.length },
      },
      (answer) => text(answer).then(() => resolve(answer.statusCode), reject),
    )
    sent.on('error', reject)
    sent.write(body.slice(0, 5))
    setTimeout(() => sent.end(body.slice(5)), pauseMs)
  })
}

/** Nobody can write practice before this is over. */
const block = (ms: number) =>
  server.client.$transaction(
    async (tx) => {
      await tx.$executeRaw`lock table "PracticeEntry" in exclusive mode`
      await pause(ms)
    },
    { timeout: 10_000 },
  )

it('answers what has begun when it is told to stop, takes nothing new, and ends within ten seconds', async () => {
  await practise()
  const blocked = block(1500)
  await pause(200)
  const slow = [
    ...Array.from({ length: 18 }, () => practise()),
    ...Array.from({ length: 2 }, () => practise(1800)),
  ]
  await pause(400)
  const begun = performance.now()
  const stopped = server.stop()
  await pause(300)
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed')

  const statuses = await Promise.all(slow)
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
  await Promise.all([stopped, blocked])
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(await server.client.practiceEntry.count()).toBe(21)
}, 60_000)
