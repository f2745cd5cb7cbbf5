import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDay } from '../days'
import {
  calendarWeeks,
  entriesByDay,
  isLandedRegularly,
  isSameWeek,
  landingOf,
  landingRate,
  landingWords,
  lastDays,
  monthsWords,
  practiceDays,
  weeksBefore,
  wholeWeeks,
} from './practice'
import { begun } from './progress'

describe('landing rate', () => {
  const counts = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((tries) => fc.tuple(fc.constant(tries), fc.integer({ min: 0, max: tries })))

  describe('landingRate', () => {
    it('says nothing before the first try', () => {
      expect(landingRate(0, 0)).toBeNull()
    })

    // Values from Wilson 1927 as tabulated for 95 %.
    it.each([
      [1, 1, 0.2065, 1],
      [1, 0, 0, 0.7935],
      [10, 5, 0.2366, 0.7634],
      [100, 81, 0.7222, 0.8749],
    ])('of %i tries %i landed', (tries, lands, low, high) => {
      const landing = landingRate(tries, lands)
      expect(landing?.low).toBeCloseTo(low, 3)
      expect(landing?.high).toBeCloseTo(high, 3)
    })

    it('holds the rate between its ends, and the ends between nothing and all', () => {
      fc.assert(
        fc.property(counts, ([tries, lands]) => {
          const landing = landingRate(tries, lands)
          if (!landing) return false
          const { low, rate, high } = landing
          return low >= 0 && low <= rate + 1e-12 && rate <= high + 1e-12 && high <= 1
        }),
      )
    })

    it('grows surer with more of the same', () => {
      fc.assert(
        fc.property(counts, ([tries, lands]) => {
          const [once, tenfold] = [landingRate(tries, lands), landingRate(tries * 10, lands * 10)]
          if (!once || !tenfold) return false
          return tenfold.high - tenfold.low < once.high - once.low
        }),
      )
    })
  })
})

describe('landing words', () => {
  const words = (tries: number, lands: number) => {
    const rate = landingRate(tries, lands)
    return rate && landingWords(rate)
  }

  describe('landingWords', () => {
    it.each([
      [1, 1, '1 of 1 landed. Too few tries to tell.'],
      [10, 7, '7 of 10 landed. Too few tries to tell.'],
      [40, 30, '30 of 40 landed: about 8 in 10, give or take.'],
      [200, 150, '150 of 200 landed: about 8 in 10.'],
      [30, 0, '0 of 30 landed: hardly ever.'],
    ])('after %i tries and %i lands', (tries, lands, sentence) => expect(words(tries, lands)).toBe(sentence))

    it('goes by the latest tries where there are more', () => {
      const landing = landingOf({ tries: 200, lands: 60 }, { tries: 50, lands: 40 })
      expect(landing && landingWords(landing)).toBe(
        '60 of 200 landed, 40 of the last 50: about 8 in 10, give or take.',
      )
    })
  })
})

describe('practice days', () => {
  const at = (moment: string, tries = 1, lands = 0) => ({ practicedAt: new Date(moment), tries, lands })

  it.each([
    ['LEARNING', landingRate(20, 16), true],
    ['LEARNING', landingRate(20, 10), false],
    ['LEARNING', landingRate(8, 8), false],
    ['LEARNING', landingOf({ tries: 300, lands: 60 }, { tries: 50, lands: 40 }), true],
    ['LEARNING', null, false],
    ['CONSISTENT', landingRate(20, 16), false],
  ] as const)('what is %s at %j is landed regularly: %s', (masteryLevel, landing, isRegular) => {
    const progress = { ...begun, masteryLevel, notes: [] }
    expect(isLandedRegularly({ progress, landing })).toBe(isRegular)
  })

  it('a day holds what was logged of it, try by try', () => {
    const entry = (id: number, practicedAt: string, lands: number) => ({ id, tries: 1, lands, practicedAt })
    const noon = (day: number, minute: number) => new Date(2026, 2, day, 12, minute).toISOString()
    const [late, early, before] = [
      entry(3, noon(2, 30), 1),
      entry(2, noon(2, 10), 0),
      entry(1, noon(1, 0), 1),
    ]
    expect(entriesByDay([late, early, before])).toEqual([
      { day: '2026-03-02', tries: 2, lands: 1, entries: [late, early] },
      { day: '2026-03-01', tries: 1, lands: 1, entries: [before] },
    ])
  })

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
})

describe('the progress of a trick over months', () => {
  const now = new Date(2026, 8, 20)
  const entry = (month: number, tries: number, lands: number, year = 2026) => ({
    id: month,
    practicedAt: new Date(year, month - 1, 10, 12).toISOString(),
    tries,
    lands,
  })
  it.each([
    ['4 of 10 in May, 7 of 10 now.', [entry(9, 20, 14), entry(7, 20, 1), entry(5, 10, 4)]],
    ['4 of 10 in May, 7 of 10 in July.', [entry(7, 10, 7), entry(5, 10, 4), entry(9, 3, 3)]],
    ['1 of 10 in May 2025, 7 of 10 now.', [entry(9, 10, 7), entry(5, 10, 1, 2025)]],
    [null, [entry(9, 30, 7)]],
    [null, [entry(9, 30, 7), entry(5, 7, 1)]],
    [null, []],
  ])('says %s', (words, entries) => expect(monthsWords(entries, now)).toBe(words))
})

describe('the last time of a trick', () => {
  it('is the last day before today, all of it, where the skater is', () => {
    const of = (trickId: number, moment: string, lands: number) => ({
      trickId,
      practicedAt: new Date(moment),
      tries: 2,
      lands,
    })
    const practice = [
      of(1, '2026-03-01T10:00:00Z', 2),
      of(1, '2026-03-03T22:00:00Z', 1),
      of(1, '2026-03-04T06:00:00Z', 0),
      of(1, '2026-03-04T22:00:00Z', 2),
      of(2, '2026-03-04T22:00:00Z', 2),
    ]
    const now = new Date('2026-03-04T23:00:00Z')
    expect(lastDays(practice, 'UTC', now)).toEqual([{ trickId: 1, day: '2026-03-03', tries: 2, lands: 1 }])
    expect(lastDays(practice, 'Pacific/Auckland', now)).toEqual([
      { trickId: 1, day: '2026-03-04', tries: 4, lands: 1 },
    ])
  })
})

describe('calendar weeks', () => {
  describe('calendarWeeks', () => {
    it('ends today, begins on a Monday and holds what was practiced', () => {
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
})

describe('weeks', () => {
  const monday = '2026-06-15'

  it('are counted from Monday to Sunday, and this week by day', () => {
    const days = ['2026-06-15', '2026-06-17', '2026-06-14', '2026-06-08']
    expect(wholeWeeks(days, [], '2026-06-19')).toEqual({
      skated: 2,
      rested: 0,
      week: [true, false, true, false, false],
    })
    expect(wholeWeeks([], [], monday)).toEqual({ skated: 0, rested: 0, week: [false] })
  })

  it('are whole for a reason not to skate, and skated when one did after all', () => {
    expect(wholeWeeks([], ['2026-06-09', '2026-06-11', '2026-06-15'], monday)).toMatchObject({ rested: 2 })
    expect(wholeWeeks(['2026-06-08'], ['2026-06-11'], monday)).toMatchObject({ skated: 1, rested: 0 })
  })

  it('are never fewer for a rest, nor for another day', () => {
    const day = fc.integer({ min: 19_000, max: 21_000 }).map((number) => dayText(number))
    const whole = (days: string[], rests: string[], today: string) => {
      const { skated, rested } = wholeWeeks(days, rests, today)
      return skated + rested
    }
    fc.assert(
      fc.property(fc.array(day), fc.array(day), day, day, (days, rests, other, today) => {
        const before = whole(days, rests, today)
        expect(whole(days, rests, '2030-01-01')).toBe(before)
        expect(whole([...days, other], rests, today)).toBeGreaterThanOrEqual(before)
        expect(whole(days, [...rests, other], today)).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it.each([
    ['2026-06-15', '2026-06-21', true],
    ['2026-06-15', '2026-06-14', false],
    ['2026-01-01', '2025-12-29', true],
  ])('%s and %s are one: %s', (one, other, isOne) => expect(isSameWeek(one, other)).toBe(isOne))
})

const dayText = (number: number) => new Date(number * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

describe('weeksBefore', () => {
  it('counts the days of each week before this one, the latest first', () => {
    const days = ['2026-06-15', '2026-06-14', '2026-06-08', '2026-06-07', '2026-05-01']
    expect(weeksBefore(days, '2026-06-17', 2)).toEqual([
      { monday: '2026-06-08', sunday: '2026-06-14', skated: 2 },
      { monday: '2026-06-01', sunday: '2026-06-07', skated: 1 },
    ])
  })
})
