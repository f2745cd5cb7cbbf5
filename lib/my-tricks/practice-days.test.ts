import { describe, expect, it } from 'vitest'
import { practiceDays } from './practice-days'

const at = (moment: string, tries = 1, lands = 0) => ({ practicedAt: new Date(moment), tries, lands })

describe('practiceDays', () => {
  it('sums up a day and sorts the days', () => {
    const practice = [
      at('2026-03-02T10:00:00Z', 5, 1),
      at('2026-03-01T10:00:00Z', 3, 3),
      at('2026-03-02T19:00:00Z', 4, 2),
    ]
    expect(practiceDays(practice, 'UTC')).toEqual([
      { day: '2026-03-01', tries: 3, lands: 3 },
      { day: '2026-03-02', tries: 9, lands: 3 },
    ])
  })

  it.each([
    ['UTC', '2026-03-01'],
    ['America/Los_Angeles', '2026-02-28'],
    ['Pacific/Kiritimati', '2026-03-01'],
  ])('begins the day at midnight in %s', (timeZone, day) => {
    expect(practiceDays([at('2026-03-01T01:30:00Z')], timeZone)[0]?.day).toBe(day)
  })

  it('has no days without practice', () => {
    expect(practiceDays([], 'UTC')).toEqual([])
  })
})
