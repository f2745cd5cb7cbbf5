import type { Body } from '../../body.ts'
import type { Motion } from '../../motion.ts'
import type { Mood } from '../tastes/moods.ts'
import type { Trait } from '../traits.ts'
import type { Spot } from './context/ground.ts'
import type { Hero } from './context/heroes.ts'
import type { Question } from './questions.ts'
import type { Mode } from './words/modes.ts'
import { parsed } from './words/names.ts'

/** What a text asks for, as far as it can be understood. */
export interface Wish {
  /** Tricks that the skater lands, by their own word, and those that do not work yet. */
  readonly can: readonly Motion[]
  readonly cannot: readonly Motion[]
  readonly want: { readonly tricks: readonly Motion[]; readonly traits: readonly Trait[] }
  readonly exclude: { readonly tricks: readonly Motion[]; readonly traits: readonly Trait[] }
  readonly relation: Relation | null
  readonly ease: {
    readonly to: 'easier' | 'harder'
    readonly isMost: boolean
    readonly isThan: boolean
  } | null
  /** What is told of the body that skates, which nothing else outweighs. */
  readonly body: Body | null
  /** Feeling, body, era and style; who skates. */
  readonly moods: readonly Mood[]
  readonly place: readonly Trait[]
  /** What was named to skate, in the order it was named. */
  readonly spots: readonly Spot[]
  /** Two tricks that were held against each other, the easiest where there were more. */
  readonly choice: { readonly easier: Motion; readonly harder: Motion; readonly count: number } | null
  readonly problem: { readonly motion: Motion; readonly symptom: string } | null
  /** What goes wrong was told, and not understood. */
  readonly isFaultUnclear: boolean
  /** More than one trick is wanted, in a row. */
  readonly isWholeLine: boolean
  /** A plain question about the one trick that is wanted. */
  readonly question: Question | null
  /** Whose tricks are wanted. */
  readonly hero: Hero | null
  /** Two things that do not go together, to be said back; null when all is well. */
  readonly contradiction: string | null
  /** What is to be said besides, to what no choice of a trick answers. */
  readonly remarks: readonly string[]
  /** Words that nothing could be made of, as they were written. */
  readonly ignored: readonly string[]
  /** Words that the answer hangs on, and those that it passes over although they say something. */
  readonly heard: readonly string[]
  readonly passed: readonly string[]
  /** False when nothing at all could be made of the text. */
  readonly isUnderstood: boolean
}

/** How the answer is to stand to tricks that were named. */
export type Relation =
  | { readonly is: 'like' | 'harder' | 'easier' | 'after' | 'level'; readonly to: Motion }
  /** `isAsked` when what leads to it was asked for, rather than that it does not work yet. */
  | { readonly is: 'toward'; readonly to: Motion; readonly isAsked: boolean }
  | { readonly is: 'between'; readonly from: Motion; readonly to: Motion }

/** A trick that was named, and how it was meant. */
interface Mention {
  readonly motion: Motion
  mode: Mode
  readonly isSure: boolean
  /** Held out to be said yes or no to, or to be done: "should I try kickflips". */
  readonly isProposed: boolean
  /** Stands behind "or", right after another. */
  readonly isAlternative?: boolean
  /** The word after its name. */
  readonly end: number
}

/** Where a clause begins among the names and traits that were read. */
interface Clause {
  readonly mentions: number
  readonly wanted: number
  readonly before: Clause | null
}

/** What was read of a text so far, word by word. */
export interface Reading {
  mode: Mode
  /** The mode was asked for by a word, rather than the one a sentence begins in. */
  isSaid: boolean
  isLiked: boolean
  readonly mentions: Mention[]
  /** How much was read before the clause that is being read, and before the one in front of it. */
  clause: Clause
  readonly wanted: Trait[]
  readonly excluded: Trait[]
  readonly place: Trait[]
  /** What the skater cannot do yet, short of a trick. */
  readonly lacking: Trait[]
  /** Where the skater does what is landed. */
  readonly known: Trait[]
  readonly moods: Mood[]
  readonly ignored: string[]
  readonly heard: string[]
  readonly passed: string[]
  ease: Wish['ease']
  isAlike: boolean
  isMirrored: boolean
  /** What leads to something was asked for. */
  isOnTheWay: boolean
  joins: boolean
  /** Words that nothing else is made of say that it is about skating. */
  readonly isOfSkating: boolean
  /** Somebody tells of themselves, in more than a few words. */
  readonly isTelling: boolean
  /** Words that only a skater uses, everyday words that mean something here, and words that mean nothing. */
  sure: number
  plain: number
  foreign: number
  elsewhere: number
  asks: number
}

const STAND_INS: readonly (readonly [Trait, string])[] = [
  ['stance nollie', 'Nollie'],
  ['impossible', 'Impossible'],
  ['shuvit', 'Shuvit'],
  ['turn 180', '180'],
  ['kind manual', 'Manual'],
  ['style Slappy', 'Slappy'],
  ['kind grind', '50-50'],
  ['kind slide', 'Boardslide'],
  ['kickflip', 'Kickflip'],
  ['heelflip', 'Heelflip'],
  ['kind air', 'Frontside Air'],
  ['kind stall', 'Axle Stall'],
]

/** What is done first in a stance. */
const FIRST_IN_STANCE: typeof STAND_INS = [
  ['stance fakie', 'Fakie Ollie'],
  ['stance switch', 'Switch Ollie'],
]

/** The tricks that are meant by the word for their kind, "my manuals", or for the stance that they are done in. */
export const standIns = (traits: readonly Trait[], isOfStance = false) =>
  [...STAND_INS, ...(isOfStance ? FIRST_IN_STANCE : [])].flatMap(([trait, name]) =>
    traits.includes(trait) ? (parsed(name) ?? []) : [],
  )
