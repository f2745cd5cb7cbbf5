import type { Motion } from '../motion.ts'
import { LONGEST_NAME, parseTrick } from '../read/parse.ts'
import { labelOf } from './name.ts'

/** A trick that a query speaks of. */
export interface Reading {
  readonly motion: Motion
  /** What skaters call it, as the library would write it. */
  readonly name: string
  /** The same as one word of small letters and digits: two spellings of one trick have one key. */
  readonly key: string
  /** Whether the whole text is its name. */
  readonly isWhole: boolean
}

/** Words of a query that are looked at. */
const MOST_WORDS = 12
/** Tricks that a query may speak of at once. */
const MOST_READINGS = 3

/**
 * The tricks a free text speaks of, in its order: one when the whole of it is a name ("sw tre", "キックフリップ"),
 * else those that stand among other words ("how to kickflip"). Empty when there is none; never throws.
 */
export function readQuery(text: string): readonly Reading[] {
  if (text.length > LONGEST_NAME) return []
  const whole = readingOf(text, true)
  if (whole) return [whole]
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const readings: Reading[] = []
  for (let at = 0; at < words.length && readings.length < MOST_READINGS; ) {
    const found = longestFrom(words, at)
    if (found && !readings.some(({ key }) => key === found.reading.key)) readings.push(found.reading)
    at = found?.end ?? at + 1
  }
  return readings
}

/**
 * A name as one word of small letters and digits: "Frontside 50-50" is "frontside5050". Letters of other alphabets stay,
 * since what is left of a name without them is another one's.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b5-0\b/g, 'fiveo')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function readingOf(text: string, isWhole: boolean): Reading | null {
  const parsed = parseTrick(text)
  if (!parsed.ok) return null
  const name = labelOf(parsed.motion)
  // Where a grind is done makes no other trick of it.
  return { motion: parsed.motion, name, key: nameKey(name.replace(/ on Coping\b/, '')), isWhole }
}

/** The longest name that begins at a word. Little words alone are no name: "to", "in". */
function longestFrom(words: readonly string[], start: number): { reading: Reading; end: number } | null {
  for (let end = words.length; end > start; end--) {
    const span = words.slice(start, end)
    if (end - start === 1 && (span[0]?.length ?? 0) < 3) return null
    const reading = readingOf(span.join(' '), false)
    if (reading) return { reading, end }
  }
  return null
}
