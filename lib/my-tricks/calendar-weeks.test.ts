import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarWeeks, localDay } from './calendar-weeks'

describe('calendarWeeks', () => {
  it('ends today, begins on a Monday and holds what was practised', () => {
    const weeks = calendarWeeks([{ day: '2026-11-16', tries: 9, lands: 4 }], '2026-11-21', 2)
    expect(weeks.map((week) => week.length)).toEqual([7, 6])
    expect(weeks[0]?.[0]).toEqual({ day: '2026-11-09', tries: 0, lands: 0 })
    expect(weeks[1]?.[0]).toEqual({ day: '2026-11-16', tries: 9, lands: 4 })
    expect(weeks[1]?.at(-1)?.day).toBe('2026-11-21')
  })

  it('has every day once, in order, whatever today is', () => {
    const anyDay = fc
      .integer({ min: 0, max: 40_000 })
      .map((n) => new Date(n * 864e5).toISOString().slice(0, 10))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (today, count) => {
        const weeks = calendarWeeks([], today, count)
        const days = weeks.flat().map(({ day }) => day)
        expect(weeks).toHaveLength(count)
        expect(days.at(-1)).toBe(today)
        expect(days).toEqual([...new Set(days)].sort())
        for (const week of weeks) expect(new Date(`${week[0]?.day}T00:00:00Z`).getUTCDay()).toBe(1)
      }),
    )
  })
})

describe('localDay', () => {
  it('is the day on the skater\u2019s own clock', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(localDay(new Date(2026, 0, 6, 0, 1))).toBe('2026-01-06')
  })
})
