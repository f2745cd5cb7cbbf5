import { dayMs, utcDay } from '../../days'
import { mostKept } from '../../room'
import type { Stance } from '../../skate/motion'
import { counted } from '../../skate/wording'
import { type Brought, broughtTogether, nothingBrought } from '../brought'
import type { DiaryDay } from '../schema'
import { type MasteryLevel, masteryLevels } from '../taxonomy'
import { type DayOrder, dayInCell, findDay, noonOf, orderIn, type WrittenDay } from './dates'
import { type Heading, type Headings, headingIn, inList, undecorated } from './headings'
import { readJson } from './json'
import { bare, type LineTrick, plainCell, readLine, type Tally, tallyOf } from './line'
import { type KnownTrick, type Meant, type Names, namesOf, type Reading } from './names'
import { type Exported, readOwnExport } from './own-export'
import { type Row, readTable } from './table'
import { levelSaid, marksIn, saidIn } from './words'

/** One trick of a list that someone brought: what stood there, and what it was taken for. */
export type ReadEntry = Reading & {
  /** Unlike that of any other entry. */
  key: string
  written: string
  brought: Brought
  /** The day as it is written, where it may be another one or has not come yet. */
  openDay: string | null
  /** Tries that no day is written of: without one they would count anew with every time the list is brought. */
  undated: Tally[]
}

/** A day that may be either of two, where nothing in the list shows which; the days are written YYYY-MM-DD. */
export type EitherDay = { written: string; monthFirst: string; dayFirst: string }

export type ReadList =
  | {
      entries: ReadEntry[]
      /** The days of a diary that an export has. */
      diary: DiaryDay[]
      eitherDay: EitherDay | null
      refused: null
    }
  /** The sentence that says why nothing was read. */
  | { entries: null; diary: null; eitherDay: null; refused: string }

/** Longer texts are refused; a file is not even opened. */
export const mostBytes = 10_000_000
export const tooLarge = 'This is larger than 10 MB. Bring it in parts, or just the names.'
const mostLines = 5000
const longestLine = 500
const longestShown = 120

/**
 * Reads whatever one has: our own export, a table, JSON, or a list in words with headings, ticks, levels and dates. `now`
 * bounds what can have been practiced; `asked` is what the skater said of the order of days and months. Never throws.
 */
export function readList(
  text: string,
  library: readonly KnownTrick[],
  now: Date,
  asked: DayOrder = 'open',
): ReadList {
  if (text.length > mostBytes) return refused(tooLarge)
  if (text.trim() === '') return refused('There is nothing in it yet. Paste your list, or drop a file.')
  const names = namesOf(library)
  const plain = text.replace(/^\uFEFF/, '')
  const own = readOwnExport(plain, now)
  if (own) {
    const entries = own.tricks.map((each, at) => exportedEntry(each, at, names))
    return { entries, diary: daysUpTo(own.days, now), eitherDay: null, refused: null }
  }
  const items = readJson(plain) ?? readTable(plain) ?? linesIn(plain)
  if (items.length > mostLines)
    return refused(`This has ${counted(items.length, 'line')}. Bring at most 5,000 at once.`)
  const shown = orderIn(plain)
  const reader: Reader = { names, now, order: shown === 'open' ? asked : shown, headings: [], last: null }
  const entries = merged(items.flatMap((item, at) => entriesOf(item, at, reader)))
  const eitherDay = shown === 'open' ? firstEither(plain, now) : null
  return entries.length > 0
    ? { entries, diary: [], eitherDay, refused: null }
    : refused('We found no trick in it. Write one name per line.')
}

const refused = (sentence: string): ReadList => ({
  entries: null,
  diary: null,
  eitherDay: null,
  refused: sentence,
})

const linesIn = (text: string): Item[] => text.split(/\r\n|[\r\n]/).map((line) => ({ line }))

type Item = { line: string } | { heading: string; depth: number } | Row

// ---------------------------------------------------------------- our own export

function exportedEntry({ name, slug, ...brought }: Exported, at: number, names: Names): ReadEntry {
  const listed = slug === null ? null : names.bySlug(slug)
  const reading: Reading = listed ? { kind: 'understood', choices: [listed] } : names.read(name)
  return {
    key: `${at}`,
    written: name.slice(0, longestShown),
    ...reading,
    brought,
    openDay: null,
    undated: [],
  }
}

/** The days that have come, each once, oldest first. */
function daysUpTo(days: readonly DiaryDay[], now: Date): DiaryDay[] {
  // It may be tomorrow already where the skater is.
  const last = utcDay(new Date(now.getTime() + dayMs))
  const byDay = new Map(days.filter(({ day }) => day <= last).map((each) => [each.day, each]))
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1)).slice(-mostKept.days)
}

// ---------------------------------------------------------------- lists of others

type Reader = {
  names: Names
  now: Date
  order: DayOrder
  headings: Headings
  /** The trick of the line before, unless it is set in. */
  last: ReadEntry | null
}

/** The first day of a text that may be either of two. */
function firstEither(text: string, now: Date): EitherDay | null {
  for (const line of text.split(/[\r\n]/)) {
    const shown = line.slice(0, longestLine)
    const [monthFirst, dayFirst] = [findDay(shown, 'open', now), findDay(shown, 'day first', now)]
    if (monthFirst?.isEither && dayFirst)
      return { written: monthFirst.written.trim(), monthFirst: monthFirst.day, dayFirst: dayFirst.day }
  }
  return null
}

function entriesOf(item: Item, at: number, reader: Reader): ReadEntry[] {
  if ('name' in item) return ofRow(item, at, reader)
  if ('heading' in item) {
    reader.headings = inList(reader.headings, { depth: item.depth, ...saidIn(item.heading), day: null })
    return []
  }
  return ofLine(item.line.slice(0, longestLine).replace(/\ufe0f/g, ''), at, reader)
}

/** What holds for a trick from outside its line. */
type Around = {
  stance: Stance | null
  level: MasteryLevel | null
  day: WrittenDay | null
  /** What stands where a day belongs, and is none that we read. */
  unread?: string | null
}

function ofLine(line: string, at: number, reader: Reader): ReadEntry[] {
  for (const parts of [byDays(line, reader), cutAt(line, marksIn(line))]) {
    const isEach = parts.every((part) =>
      ofPart(part, '', { ...reader, headings: [], last: null }).some(isRead),
    )
    if (parts.length === 1 || !isEach) continue
    return parts.flatMap((part, number) => ofPart(part, `${at}.${number}`, reader))
  }
  return ofPart(line, `${at}`, reader)
}

const isRead = ({ kind }: ReadEntry) => kind !== 'unknown'

type Span = { start: number; end: number }

/** A line in parts with one of some things each, which stands before what it is said of, or behind it. */
function cutAt(line: string, things: readonly Span[]): string[] {
  const isAhead = things[0] && !/[\p{L}\p{N}]/u.test(line.slice(0, things[0].start))
  const cuts = isAhead ? things.slice(1).map(({ start }) => start) : things.slice(0, -1).map(({ end }) => end)
  return [0, ...cuts].map((from, part) => line.slice(from, cuts[part]))
}

/** A line in parts with one day each. */
function byDays(line: string, { order, now }: Reader): string[] {
  const days: Span[] = []
  for (let from = 0; ; ) {
    const day = findDay(line.slice(from), order, now)
    if (!day) return cutAt(line, days)
    const start = line.indexOf(day.written, from)
    from = start + day.written.length
    days.push({ start, end: from })
  }
}

function ofPart(line: string, at: string, reader: Reader): ReadEntry[] {
  const { names, now, order, headings } = reader
  const day = findDay(line, order, now)
  const rest = day ? line.replace(day.written, ' ') : line
  const heading = headingIn(rest, names, day)
  if (heading && isDetail(line, heading) && reader.last) {
    reader.last.brought.masteryLevel = heading.level ?? reader.last.brought.masteryLevel
    return []
  }
  if (heading) {
    reader.headings = inList(headings, heading)
    reader.last = null
    return []
  }
  if (!/[\p{L}\p{N}]/u.test(rest)) return []
  const over = around(headings)
  const tricks = readLine(rest, names, { stance: over.stance, side: over.side })
  const read = made(tricks.length > 0 ? tricks : [notRead(line)], at, { ...over, day: day ?? over.day }, now)
  reader.last = isInset(line) ? null : (read.at(-1) ?? null)
  return read
}

const isInset = (line: string) => /^(?:\s|[-*•–])/.test(line)

/** Whether a level below a trick, set in from it, is said of that one: "Kickflip", "  - landed". */
const isDetail = (line: string, { level, stances, depth }: Heading) =>
  isInset(line) && level !== null && stances.length === 0 && depth === undecorated

/** What the headings above say, the nearest one last. */
function around(headings: Headings) {
  const said = <Value>(of: (heading: Headings[number]) => Value | null | undefined) =>
    headings
      .toReversed()
      .map(of)
      .find((value) => value != null) ?? null
  return {
    stance: said(({ stances }) => stances[0]),
    side: said(({ side }) => side),
    level: said(({ level }) => level),
    day: said(({ day }) => day),
  }
}

const notRead = (line: string): LineTrick => ({
  written: bare(line) || line.trim(),
  reading: { kind: 'unknown', choices: [] },
  level: null,
  tally: null,
})

function ofRow(row: Row, at: number, { names, now, order, headings }: Reader): ReadEntry[] {
  const over = around(headings)
  const { cells, ticked } = row
  const dayIn = (cell: string | undefined) => (cell ? dayInCell(cell, order, now) : null)
  const [lands, said] = [cells.lands, cells.level].map((cell) => (cell ? findDay(cell, order, now) : null))
  const day = dayIn(cells.date) ?? lands ?? said ?? over.day
  const unread = cells.date && !day ? cells.date : null
  const side = saidIn(cells.side ?? '').side ?? saidIn(cells.stance ?? '').side ?? over.side
  const level = levelIn(cells) ?? (lands || said ? 'CONSISTENT' : over.level)
  const stances = ticked.flatMap(({ stance, level: own }) =>
    stance ? [{ stance, level: own ?? level }] : [],
  )
  const named = saidIn(cells.stance ?? '').stances.map((stance) => ({ stance, level }))
  const done = [stances, named].find(({ length }) => length > 0) ?? [{ stance: over.stance, level }]
  const tickedLevel = highest(ticked.flatMap((tick) => (tick.stance ? [] : (tick.level ?? []))))
  const tally = tallyIn(cells)
  return done.flatMap(({ stance, level: own }, part) => {
    const tricks = readLine(plainCell(row.name), names, { stance, side })
    const read = (tricks.length > 0 ? tricks : [notRead(row.name)]).map((trick) => ({
      ...trick,
      level: tickedLevel ?? own ?? trick.level,
      tally: tally ?? trick.tally,
    }))
    return made(read, `${at}.${part}`, { stance, level: null, day, unread }, now, cells.notes)
  })
}

const highest = (levels: readonly MasteryLevel[]): MasteryLevel | null =>
  masteryLevels.findLast((level) => levels.includes(level)) ?? null

/** A count of lands is no level. */
const levelIn = ({ level, lands = '' }: Row['cells']): MasteryLevel | null =>
  (level === undefined ? null : levelSaid(level)) ?? (/\d/.test(lands) ? null : levelSaid(lands))

const countedColumns = ['tries', 'lands', 'misses'] as const

const tallyIn = (cells: Row['cells']): Tally | null =>
  tallyOf(
    countedColumns.map((of) => {
      const cell = cells[of]?.trim() ?? ''
      return /^\d{1,4}$/.test(cell) ? { of, number: Number(cell) } : null
    }),
  )

function made(
  tricks: readonly LineTrick[],
  at: number | string,
  over: Around,
  now: Date,
  note?: string,
): ReadEntry[] {
  // It may be tomorrow already where the skater is.
  const hasCome = over.day !== null && over.day.day <= utcDay(new Date(now.getTime() + dayMs))
  const moment = over.day && hasCome ? (over.day.moment ?? noonOf(over.day.day)) : null
  const openDay = over.day && (!hasCome || over.day.isOpen) ? over.day.written.trim() : (over.unread ?? null)
  return tricks.map(({ written, reading, level, tally }, part) => ({
    key: `${at}.${part}`,
    written: written.replace(/\s+/g, ' ').slice(0, longestShown),
    ...reading,
    kind: openDay && reading.kind === 'understood' ? 'guessed' : reading.kind,
    brought: {
      ...nothingBrought(),
      masteryLevel: level ?? over.level ?? 'LEARNING',
      lastPracticed: moment,
      notes: note ? [{ text: note.slice(0, 2000), createdAt: moment ?? now.toISOString() }] : [],
      practice: tally && moment ? [{ ...tally, practicedAt: moment }] : [],
    },
    openDay,
    undated: tally && !moment ? [tally] : [],
  }))
}

/** What stands several times is one entry: the higher level, the later date, all that was counted. */
function merged(entries: readonly ReadEntry[]): ReadEntry[] {
  const byMeaning = new Map<string, ReadEntry>()
  for (const entry of entries) {
    const meaning =
      entry.kind === 'understood' ? meaningKey(entry.choices) : `words ${entry.written.toLowerCase()}`
    const before = byMeaning.get(meaning)
    byMeaning.set(
      meaning,
      before
        ? {
            ...before,
            brought: broughtTogether(before.brought, entry.brought),
            undated: [...before.undated, ...entry.undated],
          }
        : entry,
    )
  }
  return [...byMeaning.values()]
}

const meaningKey = ([first]: readonly Meant[]) => `trick ${first?.id ?? first?.name}`
