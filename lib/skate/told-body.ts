import { BODY_KINDS, type Body, bodyOf } from './body.ts'
import rows from './told-body.json' with { type: 'json' }

type Kind = Body['kind']

const legs = new Set(rows.legs)
const arms = new Set(rows.arms)
const skating = new Set(rows.skating)
const ages = new Set(rows.ages)
const ofThings = new Set(rows['ages of things'])
const people = new Set(rows.people)
const pauses = new Set(rows.pauses)
const denials = new Set(rows.denials)
const directions = new Set(rows.directions)
const ails = new Map<string, Kind>()
for (const kind of ['sore', 'weak', 'hurt'] as const) for (const word of rows.ails[kind]) ails.set(word, kind)

/** Phrases that say it without a part of the body, by their first word. */
const alone = new Map<string, { words: string[]; kind: Kind }[]>()
for (const kind of ['sore', 'weak', 'hurt', 'hands', 'pregnant'] as const)
  for (const phrase of rows.alone[kind]) {
    const words = phrase.split(' ')
    const [first = ''] = words
    alone.set(first, [...(alone.get(first) ?? []), { words, kind }])
  }

/** So many words may stand between a part of the body and what it suffers from. */
const NEAR = 4
const YOUNGEST = 8
const OLDEST = 60

const isStop = (word: string | undefined) => word === undefined || /^[.,;:!?、。\n]$/.test(word)

/**
 * What a text tells of the body of the one who skates; null where it only mentions one ("back foot", "knee-high", "it
 * hits my shin"). Of several things the one that allows least counts. Takes time in proportion to the text.
 */
export function toldBody(text: string): Body | null {
  const words = wordsOf(text)
  const isOver = isHealed(words)
  let found: Kind | null = null
  for (const at of words.keys())
    for (const kind of [aloneAt(words, at), ailingAt(words, at), ageAt(words, at)])
      if (kind && !(isOver && MENDS.has(kind)) && (!found || bodyOf(kind).most < bodyOf(found).most))
        found = kind
  return found && bodyOf(found)
}

/** What is over when somebody says so. */
const MENDS: ReadonlySet<Kind> = new Set(['hurt', 'weak', 'hands'])
const healed = rows.healed.map((phrase) => phrase.split(' '))
const notHealed = new Set(rows['not healed'])
/** So many words before it say whether it is so. */
const DOUBTS = 3

/** Whether a text says that an injury is over, and nothing that puts it in doubt. */
const isHealed = (words: readonly string[]): boolean =>
  !words.includes('still') &&
  words.some(
    (_, at) =>
      healed.some((phrase) => phrase.every((word, more) => words[at + more] === word)) &&
      !words.slice(Math.max(0, at - DOUBTS), at).some((word) => notHealed.has(word)),
  )

/** Runs of a script without spaces, words, numbers and the marks that end a clause. */
const TOKENS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}])+|\d+|[.,;:!?、。\n]/gu

const isUnspaced = (word: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u.test(word)

/** What is known of a script without spaces, the longest first. */
const signs = [
  ...rows.silent,
  ...rows.legs,
  ...rows.arms,
  ...ails.keys(),
  ...rows.years.after,
  ...Object.values(rows.alone).flat(),
]
  .filter(isUnspaced)
  .toSorted((one, other) => other.length - one.length)

/** What only sounds like a part of the body ("pie de atrás"), as words. */
const silent = rows.silent.filter((phrase) => !isUnspaced(phrase)).map((phrase) => phrase.split(' '))

/** A run without spaces, cut at what is known; what lies between is one word. */
function cut(run: string): string[] {
  const words: string[] = []
  let unknown = ''
  for (let at = 0; at < run.length; ) {
    const known = signs.find((sign) => run.startsWith(sign, at))
    if (known) {
      words.push(...(unknown ? [unknown] : []), known)
      unknown = ''
    } else unknown += run[at]
    at += known?.length ?? 1
  }
  return unknown ? [...words, unknown] : words
}

/** Words of which a silent phrase is one, so that none of its own is heard. */
function joined(words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = silent.find((said) => said.every((word, more) => words[at + more] === word))
    out.push(phrase?.join(' ') ?? words[at] ?? '')
    at += phrase?.length ?? 1
  }
  return out
}

/** Small words without apostrophes, and the marks that end a clause. */
const wordsOf = (text: string): string[] =>
  joined(
    (
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/(?<=\b[ld])['’]/g, ' ')
        .replace(/['’]/g, '')
        .match(TOKENS) ?? []
    ).flatMap((token) => (isUnspaced(token) ? cut(token) : [token])),
  )

const isDenied = (words: readonly string[], at: number) => denials.has(words[at - 1] ?? '')

function aloneAt(words: readonly string[], at: number): Kind | null {
  const word = words[at] ?? ''
  if (rows.endings.some((ending) => word.endsWith(ending)) && !isDenied(words, at)) return 'sore'
  const phrases = alone.get(word) ?? []
  const found = phrases.find((phrase) => phrase.words.every((word, more) => words[at + more] === word))
  return found && !isDenied(words, at) ? found.kind : null
}

/** "Back" is a direction unless it is somebody's, and what skating calls after a part of the body is none. */
function isPart(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
  if (!legs.has(word) && !arms.has(word)) return false
  if (skating.has(after) || directions.has(before)) return false
  if (word !== 'back') return before !== 'back'
  const isOwn = /^(?:my|his|her|the|lower|upper|a)$/.test(before) || ails.has(before)
  return (isOwn || ails.has(after)) && !legs.has(after) && !arms.has(after)
}

function ailingAt(words: readonly string[], at: number): Kind | null {
  if (!isPart(words, at)) return null
  const around = [...clauseFrom(words, at, -1), ...clauseFrom(words, at, 1)]
  const found = around.flatMap((word) => ails.get(word) ?? [])
  const [worst] = found.toSorted((one, other) => BODY_KINDS.indexOf(other) - BODY_KINDS.indexOf(one))
  // A sore hand is nothing to fall onto either.
  return worst && arms.has(words[at] ?? '') ? 'hands' : (worst ?? null)
}

/** The words of the clause before or after a word, as far as they are near. */
function clauseFrom(words: readonly string[], at: number, step: -1 | 1): string[] {
  const near: string[] = []
  for (let next = at + step; near.length < NEAR && !isStop(words[next]); next += step)
    near.push(words[next] ?? '')
  return near
}

const QUARTER_TURN = 90

/** "65 years old", "my 5yo", "im 65", "de 7 años", and no "im 5 stairs" or "después de 5 años". */
function ageAt(words: readonly string[], at: number): Kind | null {
  const age = Number(words[at])
  if (!Number.isInteger(age) || age < 3 || age > 99 || (age >= YOUNGEST && age < OLDEST)) return null
  const [before = '', after = '', then = ''] = [words[at - 1], words[at + 1], words[at + 2]]
  const isOld =
    rows.years.after.includes(after) ||
    (/^(?:years?|yrs?|jahre)$/.test(after) && /^(?:old|alt)$/.test(then)) ||
    (rows.years.units.includes(after) &&
      rows.years.behind.includes(before) &&
      !rows.years.spans.includes(words[at - 2] ?? ''))
  // "Stops at 90" is a quarter turn.
  // "A quarter is 3", and so is a child of whom it is said.
  const isOfThing = age < YOUNGEST && ofThings.has(before) && !people.has(words[at - 2] ?? '')
  const isBare =
    ages.has(before) &&
    !isOfThing &&
    !(before === 'at' && age === QUARTER_TURN) &&
    (isStop(words[at + 1]) || pauses.has(after))
  if (!isOld && !isBare) return null
  return age >= OLDEST ? 'old' : 'child'
}
