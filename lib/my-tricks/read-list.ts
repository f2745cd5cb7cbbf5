import { dayMs, utcDay } from '../days'
import { mostKept } from '../room'
import { nameKey, readQuery } from '../skate/name/query'
import { counted } from '../skate/wording'
import { type Brought, broughtTogether, nothingBrought } from './brought'
import type { BroughtTrick, DiaryDay } from './schema'
import { type MasteryLevel, masteryLevels, restReasons } from './taxonomy'

/** One trick of a list that someone brought: what stood there, and what it was taken for. */
export type ReadEntry = {
  /** Unlike that of any other entry. */
  key: string
  written: string
  kind: 'understood' | 'guessed' | 'unknown'
  /** What it may mean, the likeliest first; empty if unknown. */
  choices: number[]
  brought: Brought
}

/** Either what was read, with the days of a diary that an export has, or the sentence that says why nothing was. */
type ReadList =
  | { entries: ReadEntry[]; diary: DiaryDay[]; refused: null }
  | { entries: null; diary: null; refused: string }

type KnownTrick = { id: number; slug?: string; name: string; aliases: readonly string[] }

/** Longer texts are refused; a file is not even opened. */
export const mostBytes = 10_000_000
export const tooLarge = 'This is larger than 10 MB. Bring it in parts, or just the names.'
const mostLines = 5000

/**
 * Reads whatever one has: our own export, a table, or a list in words with ticks, levels and dates. `now` bounds what
 * can have been practiced. Never throws.
 */
export function readList(text: string, library: readonly KnownTrick[], now: Date): ReadList {
  if (text.length > mostBytes) return refused(tooLarge)
  if (text.trim() === '') return refused('There is nothing in it yet. Paste your list, or drop a file.')
  const index = indexOf(library)
  const own = readExport(text) ?? readOwnTable(text)
  if (own) {
    const entries = own.tricks.map((each, at) => entryOf(each, at, index))
    return { entries, diary: daysUpTo(own.days, now), refused: null }
  }
  const lines = text.split(/\r\n|[\r\n]/)
  if (lines.length > mostLines)
    return refused(`This has ${counted(lines.length, 'line')}. Bring at most 5,000 at once.`)
  const entries = lines.flatMap((line, at) => readLine(line, at, index, now))
  return entries.length > 0
    ? { entries: merged(entries), diary: [], refused: null }
    : refused('We found no trick in it. Write one name per line.')
}

const refused = (sentence: string): ReadList => ({ entries: null, diary: null, refused: sentence })

// ---------------------------------------------------------------- names

type Index = { byKey: ReadonlyMap<string, number>; bySlug: ReadonlyMap<string, number> }

function indexOf(library: readonly KnownTrick[]): Index {
  const byKey = new Map<string, number>()
  // A nickname never takes the place of a name.
  for (const { id, aliases } of library) for (const alias of aliases) byKey.set(nameKey(alias), id)
  for (const { id, name } of library) byKey.set(nameKey(name), id)
  byKey.delete('')
  return {
    byKey,
    bySlug: new Map(library.flatMap(({ id, slug }): [string, number][] => (slug ? [[slug, id]] : []))),
  }
}

type Meant = Pick<ReadEntry, 'kind' | 'choices'>

function meantBy(name: string, { byKey }: Index): Meant {
  const exact = byKey.get(nameKey(name))
  if (exact !== undefined) return { kind: 'understood', choices: [exact] }
  const choices = readQuery(name).flatMap(({ key }) => byKey.get(key) ?? [])
  return choices.length > 0 ? { kind: 'guessed', choices } : { kind: 'unknown', choices: [] }
}

// ---------------------------------------------------------------- our own export

type Exported = Brought & { name: string; slug: string | null }
type OwnExport = { tricks: Exported[]; days: DiaryDay[] }

function entryOf({ name, slug, ...brought }: Exported, at: number, index: Index): ReadEntry {
  const id = slug === null ? undefined : index.bySlug.get(slug)
  const meant: Meant = id === undefined ? meantBy(name, index) : { kind: 'understood', choices: [id] }
  return { key: `${at}`, written: name.slice(0, longestShown), ...meant, brought }
}

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

/** The days that have come, each once, oldest first. */
function daysUpTo(days: readonly DiaryDay[], now: Date): DiaryDay[] {
  // It may be tomorrow already where the skater is.
  const last = utcDay(new Date(now.getTime() + dayMs))
  const byDay = new Map(days.filter(({ day }) => day <= last).map((each) => [each.day, each]))
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1)).slice(-mostKept.days)
}

/** The export of an account as JSON; null for any other text. */
function readExport(text: string): OwnExport | null {
  if (!/^\s*\{/.test(text)) return null
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isRecord(parsed) || !Array.isArray(parsed.tricks)) return null
    const days = recordsOf(parsed.diary).flatMap(daysIn)
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
          notes: recordsOf(row.notes).flatMap((note) => {
            const createdAt = momentOf(note.createdAt)
            return typeof note.text === 'string' && note.text.trim() !== '' && createdAt
              ? [{ text: note.text, createdAt }]
              : []
          }),
          practice: recordsOf(row.practice).flatMap(practiceOf),
        },
      ]
    })
    return { tricks, days }
  } catch {
    return null
  }
}

/** The cells of a CSV text (RFC 4180); what a spreadsheet would have taken for a formula loses its apostrophe. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy
  for (;;) {
    const found = cell.exec(text)
    if (!found) break
    const [, quoted, bare = '', end] = found
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).replace(/^'(?='*[=+\-@\t\r])/, ''))
    if (cell.lastIndex >= text.length && end !== ',') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

const ownColumns = 'kind,trick,date,mastery level,saved,tries,lands,text'

/** The export of an account as CSV; null for any other text. Lines and what they say are not part of the list. */
function readOwnTable(text: string): OwnExport | null {
  if (!text.replace(/^\uFEFF/, '').startsWith(ownColumns)) return null
  const byName = new Map<string, Exported>()
  const of = (name: string) => {
    const known = byName.get(name) ?? { name, slug: null, ...nothingBrought() }
    byName.set(name, known)
    return known
  }
  const days: DiaryDay[] = []
  for (const row of readCsv(text).slice(1)) {
    const [kind, name = '', date, level, saved, tries, lands, words = '', rest, place] = row
    const moment = momentOf(date)
    if (kind === 'trick') {
      const trick = of(name)
      trick.masteryLevel = masteryOf(level)
      trick.isSaved = saved !== 'false'
      trick.lastPracticed = moment
    } else if (kind === 'note' && moment && words.trim() !== '')
      of(name).notes.push({ text: words, createdAt: moment })
    else if (kind === 'day') days.push(...daysIn({ day: date, rest, place, note: words }))
    else if (kind === 'practice')
      of(name).practice.push(...practiceOf({ tries: Number(tries), lands: Number(lands), practicedAt: date }))
  }
  return { tricks: [...byName.values()], days }
}

// ---------------------------------------------------------------- lists in words

const longestShown = 120

// Checked in this order: "mastered" before what only says that it was done.
const levelWords: readonly [MasteryLevel, RegExp][] = [
  ['MASTERED', /\b(mastered|every time|always|bolts|first try|on lock)\b|✅{2,}|⭐/giu],
  [
    'LEARNING',
    /\b(learning|working on|trying|in progress|wip|to ?do|want|next|not yet|almost|sometimes)\b|^\s*(?:no|nope)\s*$/giu,
  ],
  ['CONSISTENT', /\b(consistent|consistently|landed|done|got it|got|can do|yes|regularly)\b/giu],
]

const ticked = /^\s*(?:[-*•]\s*)?(?:\[\s*[xX✓✔]\s*\]|[✓✔✅☑])/u
const bullet = /^\s*(?:[-*•–]\s+|\d{1,4}[.)]\s+)?(?:\[\s*(?:[xX✓✔]\s*)?\]|[✓✔✅☑☐])?\s*/u
const tickBehind = /[✓✔✅☑]$/u

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dates: readonly [RegExp, (parts: string[]) => [number, number, number]][] = [
  [
    /\b(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?\b/,
    ([y, m, d]) => [Number(y), Number(m), Number(d)],
  ],
  [/\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/, ([d, m, y]) => [Number(y), Number(m), Number(d)]],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
    // As Americans write it, unless only the other way is a date.
    ([m, d, y]) => (Number(m) > 12 ? [Number(y), Number(d), Number(m)] : [Number(y), Number(m), Number(d)]),
  ],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i,
    ([m = '', d, y]) => [Number(y), months.indexOf(m.toLowerCase()) + 1, Number(d)],
  ],
]

/** The date in a line at noon, and the line without it; a date that is none, or has not come yet, stays text. */
function takeDate(line: string, now: Date): { moment: string | null; rest: string } {
  for (const [pattern, parts] of dates) {
    const found = pattern.exec(line)
    if (!found) continue
    const [year, month, day] = parts(found.slice(1))
    const moment = new Date(Date.UTC(year, month - 1, day, 12))
    const isDate = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    if (!isDate || year < 1970 || moment.getTime() > now.getTime() + dayMs) continue
    return { moment: moment.toISOString(), rest: line.replace(found[0], ' ') }
  }
  return { moment: null, rest: line }
}

// "50/50" is a grind.
const tally = /\b(\d{1,3})\s*(?:of|out of)\s*(\d{1,3})\b|\b(?!50\s*\/)(\d{1,2})\s*\/\s*(\d{1,2})\b/i

/** "3 of 10" as tries at a moment; without one, it cannot be told from the next time the list is brought. */
function takeTally(line: string, practicedAt: string | null) {
  const found = tally.exec(line)
  const [lands, tries] = [Number(found?.[1] ?? found?.[3]), Number(found?.[2] ?? found?.[4])]
  if (!found || !(tries > 0) || lands > tries) return { practice: [], rest: line }
  return {
    practice: practicedAt ? [{ tries, lands, practicedAt }] : [],
    rest: line.replace(found[0], ' '),
  }
}

/** A cell of a foreign table without quotes and what would be a formula. */
const plainCell = (cell: string) =>
  cell
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^['=+@\t\r]+/, '')
    .trim()

const withoutLevels = (text: string) =>
  plainCell(levelWords.reduce((left, [, words]) => left.replace(words, ' '), text))

const levelIn = (text: string): MasteryLevel | null =>
  levelWords.find(([, words]) => text.search(words) >= 0)?.[0] ?? null

/** What stands between two separators: a name, or one beside a level or a tally. What else it may mean is not asked yet. */
function readCell(written: string, practicedAt: string | null, { byKey }: Index) {
  const { practice, rest } = takeTally(written, practicedAt)
  const whole = plainCell(rest)
  const isName = (text: string) => byKey.has(nameKey(text))
  const name = isName(whole) ? whole : withoutLevels(whole)
  const level = levelIn(whole.replace(name, ' '))
  return { written: written.trim(), name, isUnderstood: isName(name), practice, level }
}

type Cell = ReturnType<typeof readCell>

/** The level in the cell behind that of a trick, where nothing else stands in it. */
function levelAfter(cell: Cell, cells: readonly Cell[]): MasteryLevel | null {
  const next = cells[cells.indexOf(cell) + 1]
  return next?.name === '' ? next.level : null
}

/**
 * The tricks of a line: one, or several between separators. Beside a single one stand columns that are no tricks; where
 * several are understood, the others were meant for tricks as well, and are asked about.
 */
function readLine(line: string, at: number, index: Index, now: Date): ReadEntry[] {
  if (line.trim() === '') return []
  const isTicked = ticked.test(line) || tickBehind.test(line.trimEnd())
  const dated = takeDate(line.slice(0, 500), now)
  const text = dated.rest.replace(bullet, '').trimEnd().replace(tickBehind, '')
  const whole = readCell(text, dated.moment, index)
  const cells = text.split(/[,;|\t:]|\s[–—-]\s|[()]/).map((cell) => readCell(cell, dated.moment, index))
  const understood = cells.filter(({ isUnderstood }) => isUnderstood)
  const isList = understood.length > 1
  const named =
    whole.isUnderstood || understood.length === 0
      ? [whole]
      : isList
        ? cells.filter(({ name }) => name !== '')
        : understood
  const besides = cells.filter(({ name, level }) => level && !named.some((each) => each.name === name))
  // "Kickflip, ollie, landed" says it of both, "kickflip - landed, ollie - learning" of each.
  const levelBeside = (cell: Cell) =>
    besides.length > 1 && isList ? levelAfter(cell, cells) : (besides[0]?.level ?? null)
  return named.map((cell, part) => {
    const { written, name, level, practice } = cell
    const masteryLevel = level ?? levelBeside(cell) ?? (isTicked ? 'CONSISTENT' : 'LEARNING')
    const own = isList ? practice : whole.practice
    return {
      key: `${at}.${part}`,
      written: (isList ? written : line.trim()).slice(0, longestShown),
      ...meantBy(name, index),
      brought: { ...nothingBrought(), masteryLevel, lastPracticed: dated.moment, practice: own },
    }
  })
}

/** What stands several times is one entry: the higher level, the later date, all that was counted. */
function merged(entries: readonly ReadEntry[]): ReadEntry[] {
  const byMeaning = new Map<string, ReadEntry>()
  for (const entry of entries) {
    const meaning =
      entry.kind === 'understood' ? `trick ${entry.choices[0]}` : `words ${nameKey(entry.written)}`
    const before = byMeaning.get(meaning)
    if (!before) byMeaning.set(meaning, entry)
    else if (entry.kind === 'understood')
      byMeaning.set(meaning, { ...before, brought: broughtTogether(before.brought, entry.brought) })
  }
  return [...byMeaning.values()]
}
