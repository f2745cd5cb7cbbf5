import { expect, it, vi } from 'vitest'
import { memoize } from './memoize'

it('makes it once for an object, and anew for another that is equal', () => {
  const make = vi.fn(({ name }: { name: string }) => ({ shout: name.toUpperCase() }))
  const shoutOf = memoize(make)
  const [one, twin] = [{ name: 'ollie' }, { name: 'ollie' }]
  expect(shoutOf(one)).toEqual({ shout: 'OLLIE' })
  expect(shoutOf(one)).toBe(shoutOf(one))
  expect(shoutOf(twin)).not.toBe(shoutOf(one))
  expect(make).toHaveBeenCalledTimes(2)
})

it('remembers nothing as well', () => {
  const make = vi.fn(() => undefined)
  const nothingOf = memoize(make)
  const one = {}
  nothingOf(one)
  nothingOf(one)
  expect(make).toHaveBeenCalledTimes(1)
})
