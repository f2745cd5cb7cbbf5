import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the product complain must say so: it spies console.error itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(errors, 'unexpected console.error').toEqual([])
})
