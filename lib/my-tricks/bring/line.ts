import type { Stance } from '../../skate/motion'
import type { MasteryLevel } from '../taxonomy'
import type { Names, Reading } from './names'
import { columnNamed, nameBeside, type Said, type Side, saidIn, takeMarks } from './words'

// One line of a list, or one cell of a table: the names in it, and what is said of each.

export type Tally = { lands: number; tries: number }

/** A trick of a line, with what the line says of it. */
export type LineTrick = {
  written: string
  reading: Reading
  level: MasteryLevel | null
  tally: Tally | null
}

/** What holds for a line from outside it: its heading, or the other cells of its row. */
export type Around = { stance: Stance | null; side: Side | null }

/** A piece of a line between two separators. */
type Bit = {
  written: string
  names: string[]
  said: Said
  tally: Tally | null
  isBracket: boolean
  /** Whether it says something of a trick, or nothing; else it is text about something else. */
  isSaid: boolean
  /** How often in a row, where that is written: "x3". */
  times: string | null
  /** "3 tries". */
  count: Count | null
}

/** How many of something there were. */
type Count = { of: 'tries' | 'lands' | 'misses'; number: number }

const bullet = /^\s*(?:(?:[-*•–—+>·◦●○▪■□‣►▶]|\d{1,4}[.)]|\d\ufe0f?\u20e3)\s+)*/u
/** Pictures that mean nothing; an arrow does. */
const picture = /(?!➡)\p{Extended_Pictographic}/gu
const markdown = /\*\*|__|~~|`|\\(?=[^\w\s]|$)|<\/?[a-z]{1,10}>/gi

/** A line without what only shows it: bullets, stars, a colon at its end. */
export function bare(line: string): string {
  // Letters and signs of full width are those of half.
  const text = line
    .normalize('NFKC')
    .replace(markdown, '')
    .replace(bullet, '')
    .replace(/^#+\s*/, '')
  let end = text.length
  while (end > 0 && /[\s:：\\]/u.test(text.charAt(end - 1))) end--
  return text.slice(0, end).trim()
}

/** Whether a colon at the end of a line points to what stands below. */
export const endsInColon = (line: string): boolean => /[:：]$/u.test(line.replace(markdown, '').trimEnd())

/** The tricks of a line; none where nothing in it is one. */
export function readLine(line: string, names: Names, around: Around): LineTrick[] {
  const marked = takeMarks(bare(line))
  const text = bare(marked.rest.replace(picture, ' '))
  const bits = names.isListed(text) ? [wholeBit(text)] : bitsOf(text, names)
  // "Frontside flip (FS 180 kickflip)" says it twice.
  const isList = bits.flatMap((bit) => (bit.isBracket ? [] : bit.names)).length > 1
  const found = isList ? ofList(bits, names, around) : ofOne(text, bits, names, around)
  return found.map((trick) => ({ ...trick, level: trick.level ?? marked.level }))
}

const nothingSaid: Said = { level: null, stances: [], side: null }

const wholeBit = (text: string): Bit => ({
  written: text,
  names: [text],
  said: nothingSaid,
  tally: null,
  isBracket: false,
  isSaid: false,
  times: null,
  count: null,
})

// ---------------------------------------------------------------- pieces

function bitsOf(text: string, names: Names): Bit[] {
  const bits: Bit[] = []
  for (const [at, part] of text.split(/[()[\]{}]/).entries())
    for (const piece of part.split(/[,;、|\t]|:(?!\d)|\s[–—-]+\s|\s\d{1,2}[.)]\s|\.\s/u)) {
      const written = piece.trim()
      if (written) bits.push(...mixed(written, names).map((each) => readBit(each, at % 2 === 1, names)))
    }
  return bits
}

/** "Kickflip / switch", "fs & bs": parts of which some are said of a trick. */
function mixed(text: string, names: Names): string[] {
  if (names.isName(text)) return [text]
  const parts = text.split(/ ?[/&+] ?| (?:and|und) /u).filter(Boolean)
  const said = parts.filter(isOnlySide)
  const isMixed = said.length > 0 && parts.every((part) => said.includes(part) || names.isName(part))
  // "FS/BS 180" lacks its name in the first.
  return isMixed && (said.length === parts.length || !said.includes(parts[0] ?? '')) ? parts : [text]
}

// "50/50" is a grind.
const tally =
  /\b(\d{1,4})\s*(?:of|out of|von|sur|de)\s*(\d{1,4})\b|\b(?!50\s*\/|5\s*\/\s*0)(\d{1,3})\s*\/\s*(\d{1,3})\b/i
const times = /(?<![\p{L}\d])(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×])(?![\p{L}\d])/iu

function readBit(written: string, isBracket: boolean, names: Names): Bit {
  const cell = plainCell(written)
  const counted = names.isName(cell) && !times.test(cell) ? { tally: null, rest: cell } : takeTally(cell)
  const repeated = times.exec(counted.rest)
  const text = plainCell(repeated ? counted.rest.replace(repeated[0], ' ') : counted.rest)
  const bit = {
    written,
    tally: counted.tally,
    isBracket,
    times: repeated && (repeated[1] ?? repeated[2] ?? null),
    count: countIn(text),
  }
  if (bit.count) return { ...bit, names: [], said: nothingSaid, isSaid: true }
  const said = saidIn(text)
  // "(switch)" is said of a trick, though "nollie" alone is one.
  if (said.isAllSaid && (isBracket || !names.isName(text))) return { ...bit, names: [], said, isSaid: true }
  const found = namesIn(text, names)
  if (found) return { ...bit, names: found, said: nothingSaid, isSaid: false }
  const beside = nameBeside(text, (part) => namesIn(part, names) !== null)
  if (!beside) return { ...bit, names: [], said: { ...said, stances: [], side: null }, isSaid: false }
  return {
    ...bit,
    names: namesIn(beside.name, names) ?? [],
    said: { ...nothingSaid, level: beside.level },
    isSaid: false,
  }
}

/** "3 tries", "1 landed". */
function countIn(text: string): Count | null {
  const [, figures, word = ''] = /^(\d{1,4}) (\p{L}[\p{L} ]{2,20})$/u.exec(text) ?? []
  const of = columnNamed(word)
  const isCount = of === 'tries' || of === 'lands' || of === 'misses'
  return figures && isCount ? { of, number: Number(figures) } : null
}

/** Tries and lands that are counted in places of their own; missed tries count with the landed ones. */
export function tallyOf(counts: readonly (Count | null)[]): Tally | null {
  const number = (of: Count['of']) => counts.find((count) => count?.of === of)?.number
  const [tries, lands, misses] = [number('tries'), number('lands'), number('misses')]
  if (lands === undefined) return null
  const all = tries ?? (misses === undefined ? 0 : lands + misses)
  return all > 0 && all <= 1000 && lands <= all ? { tries: all, lands } : null
}

/** A cell of a table without quotes and what would be a formula. */
export const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^["“”„]|["“”„]$/g, '')
    .replace(/^['=+@\t\r]+/, '')
    .trim()

function takeTally(text: string): { tally: Tally | null; rest: string } {
  const found = tally.exec(text)
  const [lands, tries] = [Number(found?.[1] ?? found?.[3]), Number(found?.[2] ?? found?.[4])]
  if (!found || !(tries > 0) || lands > tries || tries > 1000) return { tally: null, rest: text }
  return { tally: { lands, tries }, rest: text.replace(found[0], ' ') }
}

const arrow = / ?(?:->|=>|→|➔|➜|➡|⇒|»|›) ?| > /u

/** The names in a piece: its own, or several between an "and", a slash or arrows; null where not all of it is names. */
function namesIn(written: string, names: Names): string[] | null {
  const text = written.replace(/\s+/g, ' ')
  const byArrow = text.split(arrow).filter(Boolean)
  if (byArrow.length > 1) return alongArrows(byArrow, names)
  const cuts = [/ ?[&+] ?| (?:and|und|et|y|e) /iu, / ?\/ ?/]
  // A name that the engine reads over a slash would have lost half of it.
  if (!text.includes('/') && names.isName(text)) return [text]
  for (const cut of cuts) {
    const parts = shared(text.split(cut).filter(Boolean))
    if (parts.length > 1 && parts.every(names.isName)) return parts
  }
  return names.isName(text) ? [text] : null
}

/** "FS", "switch". */
function isOnlySide(text: string): boolean {
  const { isAllSaid, level, stances, side } = saidIn(text)
  return isAllSaid && level === null && (stances.length > 0 || side !== null)
}

/** "FS/BS 180": what the first part lacks stands in the last. */
function shared(parts: string[]): string[] {
  const last = parts.at(-1) ?? ''
  const [first = '', ...rest] = last.split(' ')
  if (rest.length === 0 || !isOnlySide(first)) return parts
  return parts.map((part) => (isOnlySide(part) ? `${part} ${rest.join(' ')}` : part))
}

/** "Ollie → kickflip" are two tricks of a line; "boardslide → shove out" is one, as is what goes on on the same edge. */
function alongArrows(parts: string[], names: Names): string[] | null {
  const joined = [' ', ' to '].map((joint) => parts.join(joint))
  const whole = joined.find((text) => names.read(text).kind === 'understood') ?? joined.find(names.isName)
  const areAll = parts.every(names.isName)
  if (areAll && !(whole && parts.slice(0, -1).some(names.isHeld))) return parts
  return whole ? [whole] : null
}

// ---------------------------------------------------------------- put together

/** A name in the stance and to the side that are said of it; where no such trick is read, the name alone is a guess. */
function meant(name: string, stance: Stance | null, side: Side | null, names: Names): Reading {
  const whole = names.read(names.withSaid(name, stance, side))
  if (whole.kind !== 'unknown') return whole
  const alone = names.read(name)
  return { ...alone, kind: alone.kind === 'unknown' ? 'unknown' : 'guessed' }
}

const asGuess = (reading: Reading, isGuess: boolean): Reading =>
  isGuess && reading.kind === 'understood' ? { ...reading, kind: 'guessed' } : reading

/** A line about one trick: whatever else it says is said of it. */
function ofOne(text: string, bits: readonly Bit[], names: Names, around: Around): LineTrick[] {
  const bit = bits.find((each) => each.names.length > 0)
  const name = bit?.names[0]
  if (!bit || !name) return []
  const others = bits.filter((each) => each !== bit)
  const level = [bit, ...others].find(({ said }) => said.level !== null)?.said.level ?? null
  const counted =
    [bit, ...others].find((other) => other.tally)?.tally ?? tallyOf(others.map(({ count }) => count))
  const stances = others.flatMap(({ isSaid, said }) => (isSaid ? said.stances : []))
  const sides = others.flatMap(({ isSaid, said }) => (isSaid && said.side ? said.side : []))
  const rest = { written: text, level, tally: counted }
  const isProse = others.some(
    ({ isSaid, names: own, written }) => !isSaid && own.length === 0 && isLong(written),
  )
  const many = [bit, ...others].find((other) => other.times !== null)
  return each(stances, around.stance).flatMap((stance) =>
    each(sides, around.side).map((side) => {
      const reading = withOthers(meant(name, stance, side, names), others, names)
      return { ...rest, reading: repeated(many ?? bit, asGuess(reading, isProse), names) }
    }),
  )
}

/** What is said of a trick, each once, or else what holds around it. */
const each = <Value>(said: readonly Value[], around: Value | null): (Value | null)[] =>
  said.length > 0 ? [...new Set(said)] : [around]

/** A name in brackets behind another one is the same trick, or it is asked which. */
function withOthers(reading: Reading, others: readonly Bit[], names: Names): Reading {
  const more = others.flatMap((bit) => bit.names).flatMap((name) => names.read(name).choices)
  const fresh = more.filter(({ name }) => !reading.choices.some((each) => each.name === name))
  return fresh.length === 0 ? reading : { kind: 'guessed', choices: [...reading.choices, ...fresh] }
}

const isLong = (text: string) => text.split(/\s+/).length > 5

/** "Kickflip x3" may be three in a row, or one that flips three times. */
function repeated({ times: count, written }: Bit, reading: Reading, names: Names): Reading {
  if (count === null) return reading
  const choices = [...reading.choices, ...names.read(written).choices]
  const distinct = choices.filter((each, at) => choices.findIndex(({ name }) => name === each.name) === at)
  return { kind: reading.kind === 'unknown' ? 'unknown' : 'guessed', choices: distinct }
}

/**
 * A line of several: what is said once is said of all, what is said before names is said of those up to the next, what
 * is said behind each of each. What else stands between was meant for a trick as well, and is asked about.
 */
function ofList(bits: readonly Bit[], names: Names, around: Around): LineTrick[] {
  const sayings = bits.filter((bit) => bit.isSaid)
  const isOnce = sayings.filter(({ said }) => said.level).length <= 1
  const isAhead = bits[0]?.isSaid ?? false
  let ahead: Said = nothingSaid
  return bits.flatMap((bit, at): LineTrick[] => {
    if (bit.isSaid) {
      ahead = isAhead ? bit.said : nothingSaid
      return []
    }
    const next = bits[at + 1]
    const behind = next?.isSaid && (!isAhead || next.isBracket) ? next : null
    const once = isOnce ? sayings.find(({ said }) => said.level)?.said.level : null
    const level = bit.said.level ?? behind?.said.level ?? ahead.level ?? once ?? null
    const stance = behind?.said.stances[0] ?? ahead.stances[0] ?? around.stance
    const side = behind?.said.side ?? ahead.side ?? around.side
    const counted = bit.tally ?? behind?.tally ?? null
    if (bit.names.length === 0 && bit.isBracket) return []
    const own = bit.names.length > 0 ? bit.names : [bit.written]
    return own.map((name) => ({
      written: own.length > 1 ? name : bit.written,
      reading: repeated(bit, meant(name, stance, side, names), names),
      level,
      tally: counted,
    }))
  })
}
