import { expect, it } from 'vitest'
import { quotaDay, secondsUntilQuota } from './quota'

it.each([
  ['2026-01-15T07:59:59Z', '2026-01-14', 60],
  ['2026-01-15T08:00:00Z', '2026-01-15', 3600],
  ['2026-07-15T06:59:59Z', '2026-07-14', 60],
  ['2026-07-15T07:00:00Z', '2026-07-15', 3600],
  ['2026-07-15T06:30:00Z', '2026-07-14', 1800],
])('at %s the quota day is %s, and the quota resets in %i seconds', (time, day, seconds) => {
  expect([quotaDay(new Date(time)), secondsUntilQuota(new Date(time))]).toEqual([day, seconds])
})
