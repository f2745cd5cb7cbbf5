import { vi } from 'vitest'

/**
 * Has the product's patience with outside services end twenty times sooner, until the test is over or `stop` is called:
 * for tests of services that never answer. `waits` are the milliseconds that it would have had.
 */
export function hurry(): { waits: number[]; stop: () => void } {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const waits: number[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms)
    return timeout(ms / 20)
  })
  return { waits, stop: () => spy.mockRestore() }
}
