import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { env } from '../env'
import { ask, onSite } from './request'

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
