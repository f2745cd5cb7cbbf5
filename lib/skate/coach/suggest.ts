import { LEVELS, type Level } from '../difficulty/difficulty.ts'
import { FAULTS, happensTo, type Remedy, remedyOf } from '../faults/faults.ts'
import type { Motion } from '../motion.ts'
import { aimOf, motionsOf, type Skater } from './choosing/aim.ts'
import { type Ranked, rank, rankedTrick } from './choosing/rank.ts'
import { gradedTrick, keyOf, type Library, type Suggestable } from './library.ts'
import { readWish } from './reading/read.ts'
import type { Trait } from './traits.ts'
import type { Item, Wish } from './wish.ts'
import { notesOn } from './wording/notes.ts'
import { type Facts, factsOf, reasonFor } from './wording/reason.ts'

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

/** A trick that may be the answer, with what is true about it. */
interface Offer {
  readonly name: string
  readonly level: Level
  readonly stance: Motion['stance']
  readonly facts: Facts
}

/** How many tricks are offered to whoever chooses. */
const OFFERED = 8

/** A request, read. */
export interface Asked {
  readonly wish: Wish
  readonly skater: Skater
}

/** Reads a request, or takes what was heard before as the skater has changed it. */
export function readRequest(library: Library, request: Request): Asked {
  const { text, levels, own = new Map(), tried, exclude = new Set<number>(), items } = request
  const wish: Wish = items
    ? { items, isUnderstood: items.length > 0, rival: null, ignored: [] }
    : readWish(text, library.byName)
  return { wish, skater: { levels, own, tried, shown: exclude } }
}

/**
 * The trick that fits a wish, and why. What the skater lands is never the answer, levels and what is not wanted are
 * never broken, what is in reach comes first, and where the library has nothing that fits, a trick is put together.
 * Null when no trick may be shown at all.
 */
export function suggest(library: Library, request: Request): Suggestion | null {
  const asked = readRequest(library, request)
  const shown = request.shown ? shownTrick(library, request.shown, asked) : null
  if (shown) return answerWith(shown, library, asked)
  const mended = mendedTrick(library, asked)
  if (mended) return answerWith(mended, library, asked)
  const [best] = rank(library, asked.wish.items, asked.skater, 1)
  return best ? answerWith(best, library, asked) : softest(library, asked)
}

/** The tricks that fit best with what is true about each, for a model to choose from and to word. */
export function offersFor(library: Library, request: Request): Offer[] {
  const { wish, skater } = readRequest(library, request)
  const aim = aimOf(library, wish.items, skater)
  return rank(library, wish.items, skater, OFFERED)
    .filter(({ missing }, at, [first]) => at === 0 || missing.length <= (first?.missing.length ?? 0))
    .map(({ trick }) => ({
      name: trick.name,
      level: trick.level,
      stance: trick.motion.stance,
      facts: factsOf(trick, aim, library),
    }))
}

/** What a name means; null when it means no trick. */
export const motionOfName = (name: string): Motion | null => motionsOf(name)[0] ?? null

/** A trick as the answer, in the coach's words. */
export function answerWith(ranked: Ranked, library: Library, { wish, skater }: Asked): Suggestion {
  const aim = aimOf(library, wish.items, skater)
  const { trick, missing } = ranked
  const remedy = remedyIn(wish.items, trick)
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

function remedyIn(items: readonly Item[], trick: Suggestable): Remedy | null {
  const trouble = troubleIn(items)
  if (!trouble) return null
  const [motion] = motionsOf(trouble.trick)
  if (!motion || keyOf(motion) !== keyOf(trick.motion)) return null
  const fault = FAULTS.find((each) => each.id === trouble.fault && happensTo(each, trick))
  return fault ? remedyOf(fault, motion) : null
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
