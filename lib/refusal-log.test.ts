import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logRefusal } from './refusal-log'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

const listen = () => {
  const say = vi.spyOn(console, 'warn').mockReturnValue()
  return () => say.mock.calls.map(([line]) => JSON.parse(String(line)))
}

it('tells of single refusals as warnings', () => {
  const said = listen()
  logRefusal('forbidden', { at: 'call', requestId: 'r', path: '/api/cms/blog/posts' })
  expect(said()).toMatchObject([
    { level: 'warn', at: 'call', requestId: 'r', path: '/api/cms/blog/posts', code: 'forbidden' },
  ])
})

it('counts what comes in floods, each kind apart, and tells how many there were', () => {
  const said = listen()
  for (let round = 0; round < 500; round++) logRefusal('unauthorized', { at: 'call' })
  logRefusal('rate_limited', { at: 'call' })
  expect(said()).toHaveLength(21)
  vi.advanceTimersByTime(60_000)
  expect(said().at(-1)).toMatchObject({ at: 'refusals', code: 'unauthorized', untold: 480 })
  expect(said()).toHaveLength(22)
  logRefusal('unauthorized', { at: 'call' })
  expect(said()).toHaveLength(23)
})
