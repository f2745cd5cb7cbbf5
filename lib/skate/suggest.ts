import type { Level } from './difficulty.ts'
import type { Motion } from './motion.ts'
import { labelOf } from './name.ts'
import { parseTrick } from './parse.ts'
import { memoize } from './per-object.ts'
import { composed, made, NEIGHBOURHOOD } from './suggest-compose.ts'
import type { Trait } from './suggest-traits.ts'
import { type Suggestable, type Weighed, weigh } from './suggest-weigh.ts'
import { explain } from './suggest-why.ts'
import { readWish, type TrickBook } from './suggest-wish.ts'
import { wordsIn } from './suggest-words.ts'

export interface Suggestion {
  readonly trick: Suggestable
  readonly why: string
  /** What was asked for and could not be had. */
  readonly missing: readonly Trait[]
}

const APART: readonly (readonly [RegExp, string])[] = [
  [/bigspin/i, 'big spin'],
  [/kickflip/i, 'kick flip'],
  [/heelflip/i, 'heel flip'],
  [/shuvit/i, 'shove it'],
]

const spellings = (name: string) => [name, ...APART.map(([one, two]) => name.replace(one, two))]

/** The names of tricks as they may be written in a text. */
export function bookOf(
  tricks: readonly { readonly motion: Motion; readonly names: readonly string[] }[],
): TrickBook {
  const book = new Map<string, Motion>()
  for (const { motion, names } of tricks)
    for (const name of names.flatMap(spellings)) {
      const key = wordsIn(name).join(' ')
      // Bare numbers and single plain words such as "north" mean something else in a sentence.
      if (
        !book.has(key) &&
        !/^(\d+|north|south|air|push|grind|manual|rock|nose|tail|board|lip|cab)$/.test(key)
      )
        book.set(key, motion)
    }
  return book
}

// A library's motions are the same objects every time.
const labelled = memoize(labelOf)

const better = (one: Weighed, other: Weighed) => other.score - one.score

/**
 * The trick that fits a free text best. Levels and what is not wanted are never broken; what is wanted comes
 * before how well known a trick is, and where the library has nothing that fits, one is put together.
 */
export function suggest(
  text: string,
  levels: readonly Level[],
  library: readonly Suggestable[],
  book: TrickBook,
): Suggestion | null {
  const wish = readWish(text, book)
  const fits = ({ level }: Suggestable) => levels.includes(level)
  const weighed = library
    .flatMap((trick, rank) => (fits(trick) ? (weigh(trick, rank, wish) ?? []) : []))
    .sort(better)
  const [first] = weighed
  if (first?.missing.length === 0) return { ...first, why: explain(first, wish) }
  const taken = new Set(library.map(({ motion }) => labelled(motion)))
  const all = library.flatMap((trick, rank) => weigh(trick, rank, wish) ?? []).sort(better)
  const more = composed([...weighed.slice(0, NEIGHBOURHOOD), ...all.slice(0, NEIGHBOURHOOD / 2)], wish, taken)
  const fresh = more.filter(fits).flatMap((trick) => weigh(trick, 30, wish) ?? [])
  const [best] = [...weighed.slice(0, 1), ...fresh].sort(better)
  return best ? { ...best, why: explain(best, wish) } : null
}

/**
 * A trick that somebody else proposes for a text, by name, under the same rules: null when it is no trick, of
 * another level, not wanted, or misses more of what was asked for than the engine's own answer.
 */
export function acceptProposal(
  name: string,
  text: string,
  levels: readonly Level[],
  library: readonly Suggestable[],
  book: TrickBook,
  own: Suggestion,
): Suggestion | null {
  const parsed = parseTrick(name)
  if (!parsed.ok) return null
  const label = labelOf(parsed.motion)
  const trick = library.find(({ motion }) => labelled(motion) === label) ?? made(parsed.motion)
  const wish = readWish(text, book)
  const weighed = levels.includes(trick.level) ? weigh(trick, 0, wish) : null
  if (!weighed || weighed.missing.length > own.missing.length || trick.isLanded) return null
  return { ...weighed, why: explain(weighed, wish) }
}
