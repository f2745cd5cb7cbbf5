import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesIn, sessionDays, withBroughtDay, withDay } from './diary'
import type { DiaryChange, DiaryDay } from './schema'

const rain: DiaryDay = { day: '2026-06-15', rest: 'RAIN', place: '', note: '' }
const park: DiaryDay = { day: '2026-06-17', rest: null, place: 'Plaza', note: 'Wet until noon' }

describe('withDay', () => {
  it('writes a new day at its place', () => {
    expect(withDay([park], { day: '2026-06-15', rest: 'RAIN' })).toEqual([rain, park])
  })

  it('changes only what is said', () => {
    expect(withDay([park], { day: park.day, note: 'Dry' })).toEqual([{ ...park, note: 'Dry' }])
  })

  it('forgets a day on which nothing stands any more', () => {
    expect(withDay([rain, park], { day: rain.day, rest: null })).toEqual([park])
  })

  it('is the same twice, and has each day once, in order', () => {
    const change: fc.Arbitrary<DiaryChange> = fc.record({
      day: fc.integer({ min: 10, max: 20 }).map((day) => `2026-06-${day}`),
      rest: fc.constantFrom('RAIN' as const, 'INJURY' as const, null),
      note: fc.constantFrom('', 'one', 'two'),
    })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const diary = changes.reduce<DiaryDay[]>(withDay, [])
        const last = changes.at(-1)
        if (last) expect(withDay(diary, last)).toEqual(diary)
        expect(diary.map(({ day }) => day)).toEqual([...new Set(diary.map(({ day }) => day))].sort())
      }),
    )
  })
})

describe('withBroughtDay', () => {
  it('takes a day as it is where none is', () => {
    expect(withBroughtDay(undefined, park)).toEqual(park)
  })

  it('keeps what stands there, and fills what is empty', () => {
    const wet = { ...park, rest: 'RAIN', place: 'Bowl', note: 'Puddles' } as const
    expect(withBroughtDay(park, wet)).toEqual({ ...park, rest: 'RAIN' })
    expect(withBroughtDay({ ...park, place: '' }, wet)).toEqual({ ...park, rest: 'RAIN', place: 'Bowl' })
  })
})

describe('placesIn', () => {
  it('names each place once, the latest first', () => {
    const again = { ...park, day: '2026-06-20' }
    expect(placesIn([rain, park, { ...park, day: '2026-06-18', place: 'Bowl' }, again])).toEqual([
      'Plaza',
      'Bowl',
    ])
  })
})

describe('sessionDays', () => {
  const day = (date: string, tries: number) => ({ day: date, tries, lands: 1 })

  it('puts the words of a day beside its tries, the latest first', () => {
    expect(sessionDays([day('2026-06-14', 3), day('2026-06-17', 8)], [rain, park])).toEqual([
      { day: '2026-06-17', tries: 8, lands: 1, place: 'Plaza', note: 'Wet until noon' },
      { day: '2026-06-14', tries: 3, lands: 1, place: '', note: '' },
    ])
  })

  it('has a day of words alone, but none of tries that were taken back, nor of rest', () => {
    expect(sessionDays([day('2026-06-14', 0)], [rain, park]).map((each) => each.day)).toEqual(['2026-06-17'])
  })
})
