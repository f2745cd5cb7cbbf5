import { expect, it } from 'vitest'
import { longDate } from './byline'

it.each([
  ['2026-09-03T09:00:00Z', 'September 3, 2026'],
  ['2026-12-31T23:59:59.999Z', 'December 31, 2026'],
  ['2026-01-01T00:30:00+02:00', 'December 31, 2025'],
])('writes %s as %s, wherever the reader is', (moment, day) => expect(longDate(moment)).toBe(day))
