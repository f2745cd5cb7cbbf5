import { readFileSync } from 'node:fs'
import { LEVELS, type Level } from '../../difficulty/difficulty.ts'
import type { PracticeRecord } from '../../odds.ts'
import { type Check, readCheck } from './accepts.ts'

/** Rows to fit the coach to, rows to look at, and rows of which only a rate is ever shown. */
export type Share = 'fit' | 'look' | 'sealed'

/** What a skater wrote, what would be accepted, and what is known of the skater. */
export interface WishRow {
  readonly text: string
  /** Null where it must not be taken for a wish. */
  readonly check: Check | null
  readonly levels: readonly Level[]
  /** Mastery by the trick's name. */
  readonly own: Readonly<Record<string, NonNullable<PracticeRecord['mastery']>>>
  readonly share: Share
}

/** FNV-1a in 32 bits: the same share for the same text for ever. */
function shareOf(text: string): Share {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const percent = hash % 100
  if (percent < 60) return 'fit'
  return percent < 80 ? 'look' : 'sealed'
}

const MASTERY = ['LEARNING', 'CONSISTENT', 'MASTERED'] as const

function ownOf(column: string): WishRow['own'] {
  const pairs = column === '' ? [] : column.split('; ')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', said] = pair.split('=')
      const mastery = MASTERY.find((each) => each === said)
      if (!mastery) throw new Error(`No mastery is called ${said}.`)
      return [name, mastery]
    }),
  )
}

function rowOf(line: string): WishRow {
  const [text = '', accepted = '', letters = '', own = ''] = line.split('\t')
  const levels = letters === '' ? LEVELS : LEVELS.filter(([letter = '']) => letters.includes(letter))
  const check = accepted === 'nothing' ? null : readCheck(accepted)
  return { text, check, levels, own: ownOf(own), share: shareOf(text) }
}

const rowsIn = (file: string): readonly WishRow[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(rowOf)

/**
 * What skaters ask a coach for: text, what is accepted (see `readCheck`; `nothing` where no wish is to be understood),
 * first letters of the chosen levels (none: all), what the skater keeps.
 */
export const wishRows = rowsIn('wishes.tsv')

/** The same in Spanish, Portuguese, French, German and Japanese. */
export const foreignRows = rowsIn('wishes-languages.tsv')
