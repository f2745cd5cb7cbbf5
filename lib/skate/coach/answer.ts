import { LEVELS, type Level } from '../difficulty/difficulty.ts'
import type { Remedy } from '../faults/faults.ts'
import type { Motion } from '../motion.ts'
import { aimOf, motionsOf, type Skater } from './choosing/aim.ts'
import { type Ranked, rank, rankedTrick } from './choosing/rank.ts'
import { gradedTrick, keyOf, type Library, type Suggestable } from './library.ts'
import type { Trait } from './traits.ts'
import type { Item, Wish } from './wish.ts'
import { notesOn } from './wording/notes.ts'
import { reasonFor } from './wording/reason.ts'

/** A wish and the one who has it. */
export interface Request {
  readonly text: string
  readonly levels: readonly Level[]
  /** Mastery by the trick's id. */
  readonly own?: Skater['own']
  /** Tries of late by the trick's id. */
  readonly tried?: Skater['tried']
  /** Ids of tricks that were shown before. */
  readonly exclude?: ReadonlySet<number>
  /** What was heard, as the skater has changed it; the text is then not read again. */
  readonly items?: readonly Item[] | null
  /** The name of the trick that was the answer before, to be explained again. */
  readonly shown?: string | null
}

/** The answer of the coach. */
export interface Suggestion {
  readonly trick: Suggestable
  /** At most two sentences. */
  readonly why: string
  /** What has to be said besides: a contradiction, what could not be had, that it is a guess. */
  readonly notes: readonly string[]
  readonly remedy: Remedy | null
  readonly understood: boolean
  readonly ignored: readonly string[]
  /** What was heard. */
  readonly items: readonly Item[]
  /** What may have been meant instead, where two readings are close; else null. */
  readonly rival: readonly Item[] | null
  /** What was asked for and could not be had. */
  readonly missing: readonly Trait[]
}

/** What was heard, and of whom. */
export interface Asked {
  readonly wish: Wish
  readonly skater: Skater
}

/** What a request says of the one who has it, with the wish that was heard. */
export function askedBy(
  { levels, own = new Map(), tried, exclude = new Set<number>() }: Request,
  wish: Wish,
): Asked {
  return { wish, skater: { levels, own, tried, shown: exclude } }
}

/** The wish that a skater has put together: what was heard, changed by hand. */
export const wishOf = (items: readonly Item[]): Wish => ({
  items,
  isUnderstood: items.length > 0,
  rival: null,
  ignored: [],
})

/** The trick that fits what was heard, and why; `shown` is the name of an earlier answer. Null when none may be shown. */
export function answerFor(library: Library, asked: Asked, shown: string | null = null): Suggestion | null {
  const before = shown ? shownTrick(library, shown, asked) : null
  if (before) return answerWith(before, library, asked)
  const mended = mendedTrick(library, asked)
  if (mended) return answerWith(mended, library, asked)
  const [best] = rank(library, asked.wish.items, asked.skater, 1)
  return best
    ? answerWith(best, library, asked)
    : (softest(library, asked) ?? withoutComparing(library, asked))
}

/** Where no trick stands to another as it was asked, what else was asked for. */
function withoutComparing(library: Library, { wish, skater }: Asked): Suggestion | null {
  const items = wish.items.filter(({ is }) => is !== 'compared' && is !== 'between')
  if (items.length === wish.items.length) return null
  const asked = { wish: { ...wish, items }, skater }
  const [best] = rank(library, items, skater, 1)
  return best ? answerWith(best, library, asked) : null
}

/** What a name means; null when it means no trick. */
export const motionOfName = (name: string): Motion | null => motionsOf(name)[0] ?? null

/** A trick as the answer, in the coach's words. */
export function answerWith(ranked: Ranked, library: Library, { wish, skater }: Asked): Suggestion {
  const aim = aimOf(library, wish.items, skater)
  const { trick, missing } = ranked
  const remedy = remedyIn(wish.items, trick, library)
  return {
    trick,
    why: remedy
      ? `${oneSentence(`${remedy.cause} ${remedy.fix}`)} ${remedy.drill}`
      : reasonFor(ranked, aim, library),
    notes: notesOn(ranked, wish, aim),
    remedy,
    understood: wish.isUnderstood,
    ignored: wish.ignored,
    items: wish.items,
    rival: wish.rival,
    missing,
  }
}

const oneSentence = (text: string) =>
  text
    .replace(/[.!?] (?=\S)/g, '; ')
    .replace(/; ([A-Z])(?=[a-z])/g, (_, letter: string) => `; ${letter.toLowerCase()}`)

const troubleIn = (items: readonly Item[]) => items.find((item) => item.is === 'trouble')

function remedyIn(items: readonly Item[], trick: Suggestable, library: Library): Remedy | null {
  const trouble = troubleIn(items)
  if (!trouble) return null
  const [motion] = motionsOf(trouble.trick)
  if (!motion || keyOf(motion) !== keyOf(trick.motion)) return null
  return library.knows.remedyFor(trouble.fault, trick)
}

/** The trick that goes wrong, which is the answer unless the levels, or a body that is told of, say no. */
function mendedTrick(library: Library, { wish, skater }: Asked): Ranked | null {
  const trouble = troubleIn(wish.items)
  const [motion] = trouble ? motionsOf(trouble.trick) : []
  if (!motion) return null
  const items: Item[] = [
    { is: 'trick', role: 'want', trick: keyOf(motion) },
    ...wish.items.filter((item) => item.is === 'body'),
  ]
  return rankedTrick(library, library.byKey.get(keyOf(motion)) ?? gradedTrick(motion), items, {
    ...skater,
    own: new Map(),
  })
}

/** The trick of an earlier answer, when it is one that can be read and that nothing rules out. */
function shownTrick(library: Library, name: string, { wish, skater }: Asked): Ranked | null {
  const motion = motionOfName(name)
  if (!motion) return null
  return rankedTrick(library, library.byKey.get(keyOf(motion)) ?? gradedTrick(motion), wish.items, skater)
}

/** Where nothing at the levels spares a body that was told of, the best trick of any level that does. */
function softest(library: Library, { wish }: Asked): Suggestion | null {
  const items = wish.items.filter((item) => item.is === 'body')
  if (items.length === 0) return null
  const open = {
    wish: { ...wish, items },
    skater: { levels: LEVELS, own: new Map(), shown: new Set<number>() },
  }
  const [best] = rank(library, items, open.skater, 1)
  if (!best) return null
  const answer = answerWith(best, library, open)
  const note = 'Nothing at the levels you chose is that easy on the body, so this is from another one.'
  return { ...answer, notes: [note, ...answer.notes] }
}
