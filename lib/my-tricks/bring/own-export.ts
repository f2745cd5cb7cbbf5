import { utcDay } from '../../days'
import { type Brought, nothingBrought } from '../brought'
import type { BroughtTrick, DiaryDay } from '../schema'
import { type MasteryLevel, masteryLevels, restReasons } from '../taxonomy'
import { findDay, orderIn } from './dates'
import { cellsOf } from './table'
import { levelSaid } from './words'

// The exports of an account, as they went out and as spreadsheets save them again.

/** A trick of an export; `slug` as it was there, null in a table. */
export type Exported = Brought & { name: string; slug: string | null }
export type OwnExport = { tricks: Exported[]; days: DiaryDay[] }

/** The export of an account; null for any other text. */
export const readOwnExport = (text: string, now: Date): OwnExport | null =>
  readOwnJson(text) ?? readOwnTable(text, now)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

const masteryOf = (value: unknown): MasteryLevel =>
  masteryLevels.find((level) => level === value) ?? 'LEARNING'

/** A moment in ISO form; null for anything else. */
function momentOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

const countOf = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : -1)

function practiceOf(entry: Record<string, unknown>): BroughtTrick['practice'] {
  const [tries, lands, practicedAt] = [
    countOf(entry.tries),
    countOf(entry.lands),
    momentOf(entry.practicedAt),
  ]
  const isReal = tries > 0 && lands >= 0 && lands <= tries && practicedAt !== null
  return isReal ? [{ tries, lands, practicedAt }] : []
}

/** A day of a diary; none where it is no day, or says nothing. */
function daysIn({ day, rest, place, note }: Record<string, unknown>): DiaryDay[] {
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || day < '1970-01-01') return []
  const moment = new Date(day)
  if (Number.isNaN(moment.getTime()) || utcDay(moment) !== day) return []
  const textOf = (value: unknown, most: number) =>
    typeof value === 'string' ? value.slice(0, most).trim() : ''
  const read = {
    day,
    rest: restReasons.find((reason) => reason === rest) ?? null,
    place: textOf(place, 80),
    note: textOf(note, 2000),
  }
  return read.rest || read.place || read.note ? [read] : []
}

function notesIn(value: unknown): BroughtTrick['notes'] {
  return recordsOf(value).flatMap((note) => {
    const createdAt = momentOf(note.createdAt)
    return typeof note.text === 'string' && note.text.trim() !== '' && createdAt
      ? [{ text: note.text, createdAt }]
      : []
  })
}

function readOwnJson(text: string): OwnExport | null {
  if (!/^\s*\{/.test(text)) return null
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isRecord(parsed) || !Array.isArray(parsed.tricks)) return null
    // Others keep their tricks under this key, too.
    if (!parsed.tricks.every((row) => isRecord(row) && isRecord(row.trick))) return null
    const tricks = recordsOf(parsed.tricks).flatMap((row): Exported[] => {
      if (!isRecord(row.trick)) return []
      return [
        {
          name: String(row.trick.name ?? ''),
          slug: typeof row.trick.slug === 'string' ? row.trick.slug : null,
          isSaved: row.isSaved !== false,
          masteryLevel: masteryOf(row.masteryLevel),
          lastPracticed: momentOf(row.lastPracticed),
          savedAt: momentOf(row.savedAt),
          notes: notesIn(row.notes),
          practice: recordsOf(row.practice).flatMap(practiceOf),
        },
      ]
    })
    return { tricks, days: recordsOf(parsed.diary).flatMap(daysIn) }
  } catch {
    return null
  }
}

/** How the table begins, whichever separator and quotes a spreadsheet put there. */
const ownTable = /^\s*"?kind"?([,;\t|])"?trick"?\1"?date"?\1"?mastery level"?\1/

/** What a spreadsheet would have taken for a formula, without the apostrophe that kept it from that. */
const unescaped = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, '')

/** The cells of an exported table; null for any other text. */
export function ownCells(text: string): string[][] | null {
  const separator = ownTable.exec(text)?.[1]
  return separator ? cellsOf(text, separator).map((row) => row.map(unescaped)) : null
}

/** Lines and what they say are not part of the list. */
function readOwnTable(text: string, now: Date): OwnExport | null {
  const cells = ownCells(text)
  if (!cells) return null
  const byName = new Map<string, Exported>()
  const of = (name: string) => {
    const known = byName.get(name) ?? { name, slug: null, ...nothingBrought() }
    byName.set(name, known)
    return known
  }
  const days: DiaryDay[] = []
  // Spreadsheets write a day as it is written where they run.
  const order = orderIn(cells.map(([kind, , date]) => (kind === 'day' ? date : '')).join('\n'))
  for (const row of cells.slice(1)) {
    const [kind, name = '', date = '', level, saved = '', tries, lands, words = '', rest, place, savedAt] =
      row
    const moment = momentOf(date)
    if (kind === 'trick') {
      const trick = of(name)
      trick.masteryLevel = masteryOf(level)
      // "FALSE", "FALSCH".
      trick.isSaved = levelSaid(saved) !== 'LEARNING'
      trick.lastPracticed = moment
      trick.savedAt = momentOf(savedAt)
    } else if (kind === 'note' && moment && words.trim() !== '')
      of(name).notes.push({ text: words, createdAt: moment })
    else if (kind === 'day')
      days.push(...daysIn({ day: findDay(date, order, now)?.day, rest, place, note: words }))
    else if (kind === 'practice')
      of(name).practice.push(...practiceOf({ tries: Number(tries), lands: Number(lands), practicedAt: date }))
  }
  return { tricks: [...byName.values()], days }
}
