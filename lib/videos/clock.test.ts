import { expect, it } from 'vitest'
import { formatTimestamp } from './clock'

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [59.999, '0:59'],
  [60, '1:00'],
  [750, '12:30'],
  [3723, '1:02:03'],
  [-3, '0:00'],
])('writes %d as %s', (seconds, clock) => expect(formatTimestamp(seconds)).toBe(clock))
