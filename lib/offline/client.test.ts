import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '../errors'
import { NetworkError } from '../http/client'
import { getQueryClient } from './client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often something is read that always fails like this. */
async function readsOf(error: Error): Promise<number> {
  const read = vi.fn().mockRejectedValue(error)
  const reading = getQueryClient().fetchQuery({ queryKey: [error], queryFn: read })
  const failed = expect(reading).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await failed
  return read.mock.calls.length
}

it('reads once more when a server says that it will be back in a moment', async () => {
  expect(await readsOf(new AppError('unavailable', 'Away', { retryAfterSeconds: 5 }))).toBe(2)
})

it.each([
  ['that is away for longer', new AppError('unavailable', 'No quota', { retryAfterSeconds: 3600 })],
  ['that does not say for how long', new AppError('unavailable', 'Away')],
  ['that was asked too often', new AppError('rate_limited', 'Too many', { retryAfterSeconds: 5 })],
  ['that cannot be reached', new NetworkError()],
])('does not keep anyone waiting for a server %s', async (_, error) => {
  expect(await readsOf(error)).toBe(1)
})

it('reads what comes the second time', async () => {
  const away = new AppError('unavailable', 'Away', { retryAfterSeconds: 2 })
  const read = vi.fn().mockRejectedValueOnce(away).mockResolvedValue('tricks')
  const reading = getQueryClient().fetchQuery({ queryKey: ['second'], queryFn: read })
  await vi.runAllTimersAsync()
  expect(await reading).toBe('tricks')
})
