import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsvExport } from '../accounts/csv-export'
import { dayPartsOf, nothingBrought, partsOf } from './brought'
import { readCsv, readList } from './read-list'
import type { BroughtTrick } from './schema'
import { broughtList, type DiaryDay } from './schema'
import type { MasteryLevel } from './taxonomy'

const library = [
  { id: 1, slug: 'kickflip', name: 'Kickflip', aliases: ['kf'] },
  { id: 2, slug: '360-flip', name: '360 Flip', aliases: ['Tre Flip', 'Treflip'] },
  { id: 3, slug: 'ollie', name: 'Ollie', aliases: [] },
  { id: 4, slug: '50-50', name: '50-50 Grind', aliases: ['50-50'] },
  { id: 5, slug: 'nollie-heelflip', name: 'Nollie Heelflip', aliases: [] },
  { id: 6, slug: 'rock-to-fakie', name: 'Rock to Fakie', aliases: [] },
]
const now = new Date('2026-06-15T12:00:00Z')

function read(text: string) {
  const { entries, refused } = readList(text, library, now)
  if (!entries) throw new Error(refused)
  return entries.map(({ kind, choices, brought: { masteryLevel, lastPracticed, practice } }) => ({
    kind,
    id: choices[0],
    level: masteryLevel,
    day: lastPracticed?.slice(0, 10) ?? null,
    ...(practice.length > 0 && { tally: practice.map(({ lands, tries }) => `${lands}/${tries}`) }),
  }))
}

const plain = { kind: 'understood', level: 'LEARNING', day: null }

describe('a list in words', () => {
  it.each([
    ['Kickflip', [{ ...plain, id: 1 }]],
    ['- tre flip', [{ ...plain, id: 2 }]],
    ['  3. OLLIE ', [{ ...plain, id: 3 }]],
    ['[x] Kickflip', [{ ...plain, id: 1, level: 'CONSISTENT' }]],
    ['[ ] Kickflip', [{ ...plain, id: 1 }]],
    ['✓ 50-50', [{ ...plain, id: 4, level: 'CONSISTENT' }]],
    ['Ollie ✅', [{ ...plain, id: 3, level: 'CONSISTENT' }]],
    ['Ollie - mastered', [{ ...plain, id: 3, level: 'MASTERED' }]],
    ['Kickflip, landed, 2025-03-14', [{ ...plain, id: 1, level: 'CONSISTENT', day: '2025-03-14' }]],
    ['Kickflip 14.3.2025', [{ ...plain, id: 1, day: '2025-03-14' }]],
    ['Kickflip; 3/14/2025', [{ ...plain, id: 1, day: '2025-03-14' }]],
    ['Kickflip (Mar 14, 2025)', [{ ...plain, id: 1, day: '2025-03-14' }]],
    ['Kickflip 2025-03-14 3 of 10', [{ ...plain, id: 1, day: '2025-03-14', tally: ['3/10'] }]],
    ['Kickflip 2099-01-01', [{ ...plain, kind: 'guessed', id: 1 }]],
    ['kickflip, ollie, tre flip', [1, 3, 2].map((id) => ({ ...plain, id }))],
    ['kickflip, tre flip 3/10, ollie', [1, 2, 3].map((id) => ({ ...plain, id }))],
    [
      '2025-03-14: kickflip 3/10, ollie',
      [
        { ...plain, id: 1, day: '2025-03-14', tally: ['3/10'] },
        { ...plain, id: 3, day: '2025-03-14' },
      ],
    ],
    [
      'kickflip mastered, ollie, tre flip landed',
      [
        { ...plain, id: 1, level: 'MASTERED' },
        { ...plain, id: 3 },
        { ...plain, id: 2, level: 'CONSISTENT' },
      ],
    ],
    [
      'kickflip, ollie, noli heelflip',
      [
        { ...plain, id: 1 },
        { ...plain, id: 3 },
        { ...plain, kind: 'guessed', id: 5 },
      ],
    ],
    [
      'kickflip, ollie, no idea',
      [
        { ...plain, id: 1 },
        { ...plain, id: 3 },
        { ...plain, kind: 'unknown', id: undefined },
      ],
    ],
    ['Kickflip; Flatground; nice day', [{ ...plain, id: 1 }]],
    ['kickflip, ollie (landed)', [1, 3].map((id) => ({ ...plain, id, level: 'CONSISTENT' }))],
    [
      'ollie - yes, kickflip - learning, tre flip - no',
      [
        { ...plain, id: 3, level: 'CONSISTENT' },
        { ...plain, id: 1 },
        { ...plain, id: 2 },
      ],
    ],
    ['50/50', [{ ...plain, id: 4 }]],
    ['Kickflip 7/10', [{ ...plain, id: 1 }]],
    ['=Kickflip', [{ ...plain, id: 1 }]],
    ['sw tre? no idea', [{ ...plain, kind: 'unknown', id: undefined }]],
    ['noli heelflip', [{ ...plain, kind: 'guessed', id: 5 }]],
    ['=HYPERLINK("http://x","Ollie")', [{ ...plain, id: 3 }]],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  it('counts a trick that stands twice once, at its higher level and later date', () => {
    expect(read('kickflip 2025-01-01\nOllie\nKICKFLIP mastered 2024-01-01')).toEqual([
      { ...plain, id: 1, level: 'MASTERED', day: '2025-01-01' },
      { ...plain, id: 3 },
    ])
  })
})

describe('what is too much or nothing', () => {
  it.each([
    ['', 'There is nothing in it yet.'],
    [' \n\t\n', 'There is nothing in it yet.'],
    ['Ollie\n'.repeat(50_000), 'This has 50,001 lines. Bring at most 5,000 at once.'],
    ['x'.repeat(10_000_001), 'This is larger than 10 MB.'],
  ])('gets a sentence', (text, sentence) => {
    expect(readList(text, library, now).refused).toContain(sentence)
  })

  it('never throws, whatever is brought', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string()), (text) => {
        const { entries } = readList(text, library, now)
        for (const { kind, choices } of entries ?? []) expect(choices.length > 0).toBe(kind !== 'unknown')
      }),
    )
  })
})

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const words = fc
  .oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('=1+1', "'=x", '"quoted", and\r\nmore', '@a', '-', '\tt'),
  )
  .filter((text) => text.trim() !== '')
const practice = fc
  .record({ tries: fc.integer({ min: 1, max: 1000 }), share: fc.nat(100), practicedAt: moment })
  .map(({ tries, share, practicedAt }) => ({
    tries,
    lands: Math.floor((tries * share) / 100),
    practicedAt,
  }))
const brought = fc.record<Omit<BroughtTrick, 'trickId'>>({
  isSaved: fc.boolean(),
  masteryLevel: fc.constantFrom<MasteryLevel>('LEARNING', 'CONSISTENT', 'MASTERED'),
  lastPracticed: fc.option(moment),
  savedAt: moment,
  notes: fc.array(fc.record({ text: words, createdAt: moment }), { maxLength: 4 }),
  practice: fc.array(practice, { maxLength: 4 }),
})
const account = fc
  .uniqueArray(fc.record({ trick: fc.constantFrom(...library), brought }), {
    selector: ({ trick }) => trick.id,
  })
  .filter((rows) => rows.length > 0)

const dayWords = words.map((text) => text.trim())
const diary = fc
  .uniqueArray(
    fc.record<DiaryDay>({
      day: moment.map((text) => text.slice(0, 10)),
      rest: fc.constantFrom('RAIN' as const, 'INJURY' as const, 'REST' as const, null),
      place: fc.oneof(fc.constant(''), dayWords),
      note: fc.oneof(fc.constant(''), dayWords),
    }),
    { selector: ({ day }) => day },
  )
  .map((days) =>
    days
      .filter(({ rest, place, note }) => rest || place || note)
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
  )
const diaryIn = (text: string) => readList(text, library, now).diary

type Row = { trick: (typeof library)[number]; brought: Omit<BroughtTrick, 'trickId'> }

const back = (text: string): Row[] =>
  (readList(text, library, now).entries ?? []).map(({ choices, brought: known }) => {
    const trick = library.find(({ id }) => id === choices[0])
    if (!trick) throw new Error('Not understood')
    return { trick, brought: known }
  })

describe('our own export', () => {
  it('comes back as it went, as JSON', () => {
    fc.assert(
      fc.property(account, diary, (rows, days) => {
        const tricks = rows.map(({ trick: { slug, name }, brought: known }) => ({
          trick: { slug, name },
          ...known,
          notes: known.notes.map((note) => ({ ...note, updatedAt: note.createdAt })),
        }))
        const text = JSON.stringify({ exportedAt: now, account: {}, tricks, lines: [], diary: days })
        expect(back(text)).toEqual(rows)
        expect(diaryIn(text)).toEqual(days)
      }),
    )
  })

  it('comes back as it went, as CSV, which has one date a trick', () => {
    const date = (text: string) => new Date(text)
    fc.assert(
      fc.property(account, diary, (rows, days) => {
        const csv = toCsvExport({
          tricks: rows.map(({ trick, brought: { savedAt, lastPracticed, ...known } }) => ({
            ...known,
            trick,
            savedAt: date(savedAt ?? ''),
            lastPracticed: lastPracticed === null ? null : date(lastPracticed),
            notes: known.notes.map((note) => ({ ...note, createdAt: date(note.createdAt) })),
            practice: known.practice.map((each) => ({ ...each, practicedAt: date(each.practicedAt) })),
          })),
          lines: [],
          diary: days,
        })
        expect(diaryIn(csv)).toEqual(days)
        expect(back(csv)).toEqual(
          rows.map(({ trick, brought: { savedAt, lastPracticed, ...known } }) => ({
            trick,
            brought: { ...known, savedAt: null, lastPracticed: lastPracticed ?? savedAt },
          })),
        )
      }),
    )
  })
})

describe('the diary of an export', () => {
  const of = (...days: unknown[]) => diaryIn(JSON.stringify({ tricks: [], diary: days }))
  const rain: DiaryDay = { day: '2026-06-14', rest: 'RAIN', place: '', note: '' }

  it.each([
    ['no day', { ...rain, day: '2026-02-30' }],
    ['a day long ago', { ...rain, day: '1969-12-31' }],
    ['a day that has not come', { ...rain, day: '2026-06-17' }],
    ['nothing that is said of it', { ...rain, rest: 'LAZY' }],
    ['no text', { ...rain, rest: null, note: 7 }],
    ['no row', 'rain'],
  ])('leaves out %s', (_, day) => expect(of(day, rain)).toEqual([rain]))

  it('has each day once', () =>
    expect(of(rain, { ...rain, rest: 'REST' })).toEqual([{ ...rain, rest: 'REST' }]))

  it('is read from a table of before there was one', () => {
    expect(diaryIn('kind,trick,date,mastery level,saved,tries,lands,text\r\n')).toEqual([])
  })

  it('is sent in parts that the server takes', () => {
    const days = Array.from({ length: 700 }, (_, at) => ({
      ...rain,
      day: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
    }))
    const parts = dayPartsOf(days)
    expect(parts.flat()).toEqual(days)
    for (const part of parts) expect(broughtList.safeParse({ tricks: [], diary: part }).success).toBe(true)
  })
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
      { numRuns: 30 },
    )
  })
})

describe('readCsv', () => {
  it.each([
    [
      'a,b\r\n"c ""d""",\r\n',
      [
        ['a', 'b'],
        ['c "d"', ''],
      ],
    ],
    ['"x\r\ny",z', [['x\r\ny', 'z']]],
    ["'=1,'x", [['=1', "'x"]]],
    ['', []],
  ])('%j', (text, rows) => expect(readCsv(text)).toEqual(rows))
})
