import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { env } from '../env'
import { ask, createEndpoint, onSite, YouTubeError } from './client'

describe('door', () => {
  const fails = async (): Promise<never> => {
    throw new TypeError('fetch failed: https://example.com/?key=secret')
  }

  const problemOf = (run: Promise<unknown>) =>
    run.then(
      () => null,
      (error: YouTubeError) => error.problem,
    )

  describe('a door', () => {
    it('gives what the task brings', async () => {
      expect(await createEndpoint('test', { timeoutMs: 100 }).run(async () => 7)).toBe(7)
    })

    it('does not wait for a task that hangs, even if it ignores its signal', async () => {
      const door = createEndpoint('test', { timeoutMs: 30 })
      expect(await problemOf(door.run(() => new Promise(() => undefined)))).toBe('timeout')
      const outer = AbortSignal.timeout(20)
      const patient = createEndpoint('test', { timeoutMs: 60_000 })
      expect(await problemOf(patient.run(() => new Promise(() => undefined), outer))).toBe('timeout')
    })

    it('tells nothing of the address in its error', async () => {
      const error = await createEndpoint('test', { timeoutMs: 100 })
        .run(fails)
        .catch((reason: Error) => reason)
      expect(String(error)).toBe('DoorError: test: unreachable')
      expect(error).not.toHaveProperty('cause')
    })

    it('closes after failures in a row, lets one try after a while, and opens again', async () => {
      let time = 0
      const door = createEndpoint('test', { timeoutMs: 100, closedMs: 1000, now: () => time })
      const task = vi.fn(fails)
      for (let round = 0; round < 5; round += 1) await problemOf(door.run(task))
      expect(task).toHaveBeenCalledTimes(3)
      time = 1001
      const both = await Promise.all([problemOf(door.run(task)), problemOf(door.run(task))])
      expect([both, task.mock.calls.length]).toEqual([['unreachable', 'closed'], 4])
      time = 3000
      expect(await door.run(async () => 'back')).toBe('back')
      expect(door.closedError()).toBeNull()
      await problemOf(door.run(task))
      expect(door.closedError()).toBeNull()
    })

    it('closes at once for as long as a quota answer says', async () => {
      let time = 0
      const door = createEndpoint('test', { timeoutMs: 100, now: () => time })
      await problemOf(
        door.run(async () => {
          throw new YouTubeError('test', 'quota', 120)
        }),
      )
      time = 60_000
      expect(door.closedError()).toMatchObject({ problem: 'quota', retryAfterSeconds: 60 })
      time = 120_000
      expect(door.closedError()).toBeNull()
    })
  })
})

describe('request', () => {
  it.each([
    'https://www.youtube.com/api/timedtext?v=1',
    'https://evil.youtube.com//evil.com/api/timedtext?v=1',
    'https://evil.com/youtubei/v1/search',
    'http://127.0.0.1:5432/',
  ])('keeps %s on the configured site', (wanted) => {
    const url = onSite(wanted)
    expect(url.origin).toBe(new URL(env.YOUTUBE_URL).origin)
    expect(url.pathname + url.search).toBe(new URL(wanted).pathname + new URL(wanted).search)
  })

  it('goes nowhere else when it is sent there', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(302, { location: '/inside' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/watch`)
    await expect(ask('captions', url, { redirect: 'follow' })).rejects.toThrow('captions: unreachable')
    expect(asked).toEqual(['/watch'])
    server.close()
  })
})
