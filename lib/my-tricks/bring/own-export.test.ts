import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { eachStated } from '@/tests/setup/stated'
import { utf16 } from '../../../tests/setup/utf16'
import { toCsvExport } from '../../accounts/csv-export'
import type { BroughtTrick, DiaryDay } from '../schema'
import { ownCells } from './own-export'
import { readList } from './read-list'
import { decodeText } from './text'

const library = [
  { id: 1, slug: 'kickflip', name: 'Kickflip', aliases: ['kf'] },
  { id: 2, slug: '360-flip', name: '360 Flip', aliases: ['Tre Flip'] },
  { id: 3, slug: '50-50', name: '50-50', aliases: [] },
]
// Composed for the skater, or of the library and shown in no list.
const unlisted = [
  { id: null, slug: 'own-7-crooked-grind-180-out', name: 'Crooked Grind 180 Out' },
  { id: null, slug: 'own-7-backside-5-0-stall', name: 'Backside 5-0 Stall' },
  { id: null, slug: 'own-7-switch-360-flip-noseblunt-slide', name: 'Switch 360 Flip Noseblunt Slide' },
  { id: null, slug: 'alpha-flip', name: 'Alpha Flip' },
]
const all = [...library, ...unlisted]
const now = new Date('2026-06-15T12:00:00Z')

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const words = fc
  .oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('=1+1', "'=x", '"quoted", and\r\nmore', '@a', '-', '\tt', 'Füße; schräg 🛹', 'a|b,c'),
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
  ...eachStated(moment),
  lastPracticed: fc.option(moment),
  savedAt: moment,
  notes: fc.array(fc.record({ text: words, createdAt: moment }), { maxLength: 4 }),
  practice: fc.array(practice, { maxLength: 4 }),
})
const account = fc.uniqueArray(fc.record({ trick: fc.constantFrom(...all), brought }), {
  selector: ({ trick }) => trick.name,
  minLength: 1,
})

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

type Row = { trick: { id: number | null; name: string }; brought: Omit<BroughtTrick, 'trickId'> }

const meant = ({ trick: { id, name }, brought: known }: Row): Row => ({ trick: { id, name }, brought: known })

/** What an empty account gets of a text. */
function back(text: string): { rows: Row[]; days: DiaryDay[] } {
  const { entries, diary: days, refused } = readList(text, library, now)
  if (!entries) throw new Error(refused)
  const rows = entries.map(({ kind, choices: [trick], brought: known }) => {
    if (!trick || kind !== 'understood') throw new Error('Not understood')
    return { trick, brought: known }
  })
  return { rows, days }
}

function csvOf(rows: Row[], days: DiaryDay[]): string {
  const date = (text: string) => new Date(text)
  return toCsvExport({
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
}

const utf8 = (text: string) => new TextEncoder().encode(text).buffer

const cells = (csv: string) => Papa.parse<string[]>(csv, { delimiter: ',' }).data
const translated = new Map([
  ['true', 'TRUE'],
  ['false', 'FALSCH'],
])
const resaid = (rows: string[][]) => rows.map((row) => row.map((cell) => translated.get(cell) ?? cell))

/** As spreadsheets open a table and save it again. */
const spreadsheets: Record<string, (csv: string) => ArrayBuffer> = {
  'as it is, with its mark': (csv) => utf8(`\uFEFF${csv}`),
  'with semicolons': (csv) => utf8(`\uFEFF${Papa.unparse(resaid(cells(csv)), { delimiter: ';' })}\r\n`),
  'with everything in quotes': (csv) => utf8(Papa.unparse(cells(csv), { quotes: true, newline: '\n' })),
  'in UTF-16, with tabs': (csv) => utf16(`\uFEFF${Papa.unparse(resaid(cells(csv)), { delimiter: '\t' })}`),
}

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
        expect(back(text)).toEqual({ rows: rows.map(meant), days })
      }),
    )
  })

  it.each(Object.entries(spreadsheets))('comes back as it went, as CSV, %s', (_, saved) => {
    fc.assert(
      fc.property(account, diary, (rows, days) => {
        const text = decodeText(saved(csvOf(rows.map(meant), days)))
        expect(back(text)).toEqual({ rows: rows.map(meant), days })
      }),
    )
  })

  it('is read with days as a spreadsheet writes them', () => {
    const header = 'kind;trick;date;mastery level;saved;tries;lands;text;rest;place;saved at'
    const days = ['31.12.2025', '02.01.2026'].map((day) => `day;;${day};;;;;Wet;RAIN;;`)
    expect(back([header, ...days].join('\n')).days.map(({ day }) => day)).toEqual([
      '2025-12-31',
      '2026-01-02',
    ])
  })
})

describe('the diary of an export', () => {
  const diaryIn = (text: string) => readList(text, library, now).diary
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
})

describe('ownCells', () => {
  const head = 'kind,trick,date,mastery level,saved,tries,lands,text'

  it.each([
    ['note,"c ""d""",\r\n', ['note', 'c "d"', '']],
    ['note,"x\r\ny",z', ['note', 'x\r\ny', 'z']],
    ["note,'=1,'x", ['note', '=1', "'x"]],
  ])('%j', (text, row) => expect(ownCells(`${head}\r\n${text}`)?.[1]).toEqual(row))

  it('is null of any other table', () => expect(ownCells('trick,date\nOllie,')).toBe(null))
})
