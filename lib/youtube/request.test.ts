import { expect, it } from 'vitest'
import { env } from '../env'
import { onSite } from './request'

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
