import { expect, it } from 'vitest'
import { quotaDay } from './quota'

it.each([
  ['2026-01-15T07:59:59Z', '2026-01-14'],
  ['2026-01-15T08:00:00Z', '2026-01-15'],
  ['2026-07-15T06:59:59Z', '2026-07-14'],
  ['2026-07-15T07:00:00Z', '2026-07-15'],
])('at %s the quota day is %s', (time, day) => {
  expect(quotaDay(new Date(time))).toBe(day)
})
