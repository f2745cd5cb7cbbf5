import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { env } from '../env'
import { createEndpoint, fetchBounded, onSite, YouTubeError } from './client'

const fails = async (): Promise<never> => {
  throw new TypeError('fetch failed: https://example.com/?key=secret')
}

const problemOf = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: YouTubeError) => error.problem,
  )

describe('an endpoint', () => {
  it('returns what the task returns', async () => {
    expect(await createEndpoint('test', { timeoutMs: 100 }).run(async () => 7)).toBe(7)
  })

  it('does not wait for a task that hangs, even if it ignores its signal', async () => {
    const endpoint = createEndpoint('test', { timeoutMs: 30 })
    expect(await problemOf(endpoint.run(() => new Promise(() => undefined)))).toBe('timeout')
    const outer = AbortSignal.timeout(20)
    const patient = createEndpoint('test', { timeoutMs: 60_000 })
    expect(await problemOf(patient.run(() => new Promise(() => undefined), outer))).toBe('timeout')
  })

  it('keeps the address out of its error', async () => {
    const error = await createEndpoint('test', { timeoutMs: 100 })
      .run(fails)
      .catch((reason: Error) => reason)
    expect(String(error)).toBe('YouTubeError: test: unreachable')
    expect(error).not.toHaveProperty('cause')
  })

  it('opens its circuit after failures in a row, lets one call try after a while, and closes it again', async () => {
    let time = 0
    const endpoint = createEndpoint('test', { timeoutMs: 100, openMs: 1000, now: () => time })
    const task = vi.fn(fails)
    for (let round = 0; round < 5; round += 1) await problemOf(endpoint.run(task))
    expect(task).toHaveBeenCalledTimes(3)
    time = 1001
    const both = await Promise.all([problemOf(endpoint.run(task)), problemOf(endpoint.run(task))])
    expect([both, task.mock.calls.length]).toEqual([['unreachable', 'circuit_open'], 4])
    time = 3000
    expect(await endpoint.run(async () => 'back')).toBe('back')
    expect(endpoint.openError()).toBeNull()
    await problemOf(endpoint.run(task))
    expect(endpoint.openError()).toBeNull()
  })

  it('opens its circuit at once for as long as a quota response says', async () => {
    let time = 0
    const endpoint = createEndpoint('test', { timeoutMs: 100, now: () => time })
    await problemOf(
      endpoint.run(async () => {
        throw new YouTubeError('test', 'quota', 120)
      }),
    )
    time = 60_000
    expect(endpoint.openError()).toMatchObject({ problem: 'quota', retryAfterSeconds: 60 })
    time = 120_000
    expect(endpoint.openError()).toBeNull()
  })
})

describe('a request to YouTube', () => {
  it.each([
    'https://www.youtube.com/api/timedtext?v=1',
    'https://evil.youtube.com//evil.com/api/timedtext?v=1',
    'https://evil.com/youtubei/v1/search',
    'http://127.0.0.1:5432/',
  ])('moves %s to the configured site', (wanted) => {
    const url = onSite(wanted)
    expect(url.origin).toBe(new URL(env.YOUTUBE_URL).origin)
    expect(url.pathname + url.search).toBe(new URL(wanted).pathname + new URL(wanted).search)
  })

  /** The address of a server that responds like this until the test is over. */
  async function serve(respond: RequestListener) {
    const server = createServer(respond)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/watch`)
  }

  it('follows no redirect', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(302, { location: '/inside' }).end()
    })
    await expect(fetchBounded('captions', url, { redirect: 'follow' })).rejects.toThrow(
      'captions: unreachable',
    )
    expect(asked).toEqual(['/watch'])
  })

  it('reads no response of more than 4 MB', async () => {
    const most = 4 * 1024 * 1024
    const url = await serve(({ headers }, response) =>
      response.end(Buffer.alloc(Number(headers['x-size']), ' ')),
    )
    const ask = (size: number) => fetchBounded('captions', url, { headers: { 'x-size': String(size) } })
    expect((await (await ask(most)).arrayBuffer()).byteLength).toBe(most)
    await expect(ask(most + 1)).rejects.toThrow('captions: garbled')
  })
})
