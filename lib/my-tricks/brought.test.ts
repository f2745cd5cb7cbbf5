import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampledRuns } from '../skate/testdata/sample'
import { dayPartsOf, namePartsOf, nothingBrought, partsOf } from './brought'
import { type BroughtTrick, broughtList, namedTricks } from './schema'
import { mostBrought } from './taxonomy'

const createdAt = '2026-01-01T12:00:00.000Z'

const withNotes = (trickId: number, notes: number): BroughtTrick => ({
  ...nothingBrought(),
  trickId,
  notes: Array.from({ length: notes }, (_, at) => ({ text: `${at} ${'滑'.repeat(1900)}`, createdAt })),
})

it('sends parts that the server takes, and all that is brought once', () => {
  const tricks = [withNotes(1, 240), withNotes(2, 130), withNotes(3, 5), withNotes(4, 300)]
  const parts = partsOf(tricks)
  for (const part of parts)
    expect(Buffer.byteLength(JSON.stringify({ tricks: part }))).toBeLessThanOrEqual(mostBrought.bytes)
  const sent = parts.flat().flatMap(({ trickId, notes }) => notes.map(({ text }) => `${trickId} ${text}`))
  expect(sent.toSorted()).toEqual(
    tricks.flatMap(({ trickId, notes }) => notes.map(({ text }) => `${trickId} ${text}`)).toSorted(),
  )
})

describe('what is sent', () => {
  const long = fc.array(
    fc.record({
      trickId: fc.integer({ min: 1, max: 400 }),
      notes: fc.nat(600),
      practice: fc.nat(2500),
    }),
    { maxLength: 12 },
  )
  const at = (second: number) => new Date(Date.UTC(2020, 0, 1, 0, 0, second)).toISOString()
  const whole = ({
    trickId,
    notes,
    practice: tries,
  }: {
    trickId: number
    notes: number
    practice: number
  }) => ({
    ...nothingBrought(),
    trickId,
    notes: Array.from({ length: notes }, (_, number) => ({ text: `${number}`, createdAt: at(number) })),
    // Each twice, as if written down twice in one second.
    practice: Array.from({ length: tries }, (_, number) => ({
      tries: 2,
      lands: 1,
      practicedAt: at(number >> 1),
    })),
  })

  it('is everything, in parts that the server takes', () => {
    fc.assert(
      fc.property(long, (given) => {
        const tricks = given.map(whole)
        const parts = partsOf(tricks)
        for (const part of parts) expect(broughtList.safeParse({ tricks: part }).success).toBe(true)
        const sum = (of: (trick: BroughtTrick) => number, list: BroughtTrick[]) =>
          list.reduce((total, trick) => total + of(trick), 0)
        const sent = parts.flat()
        expect(sum(({ practice }) => practice.length, sent)).toBe(
          sum(({ practice }) => practice.length, tricks),
        )
        expect(sum(({ notes }) => notes.length, sent)).toBe(sum(({ notes }) => notes.length, tricks))
        expect(new Set(sent.map(({ trickId }) => trickId))).toEqual(
          new Set(given.map(({ trickId }) => trickId)),
        )
      }),
      { numRuns: sampledRuns(30, 3) },
    )
  })

  it('has the days of a diary, and names, in parts that the server takes', () => {
    const days = Array.from({ length: 700 }, (_, at) => ({
      day: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
      rest: 'RAIN' as const,
      place: '',
      note: '',
    }))
    expect(dayPartsOf(days).flat()).toEqual(days)
    for (const diary of dayPartsOf(days)) broughtList.parse({ tricks: [], diary })
    const names = days.map(({ day }) => `Trick of ${day}`)
    expect(namePartsOf(names).flat()).toEqual(names)
    for (const part of namePartsOf(names)) namedTricks.parse({ names: part })
  })
})
