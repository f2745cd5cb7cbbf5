import type { Body } from '../body.ts'
import type { Trait } from './traits.ts'

/** How a trick, a kind of trick or a place is meant. */
export type Role =
  /** "i land kickflips", "ollie on lock" */
  | 'can'
  /** "kickflip not yet", "still working on heelflips" */
  | 'cannot'
  /** "a nollie flip please", "on a ledge" */
  | 'want'
  /** "no shuvits", "anything but flips" */
  | 'not'

/** How the answer is to stand to a trick that was named. */
export type Comparison =
  /** "something like a no comply" */
  | 'like'
  /** "easier than a tre flip" */
  | 'easier'
  | 'harder'
  /** "what comes after the boardslide" */
  | 'after'
  /** "what do i need before hardflips" */
  | 'toward'
  /** "as hard as a boardslide" */
  | 'level'

/** What a plain question wants to know of one trick. */
export type QuestionOf = 'what' | 'how' | 'how hard' | 'feet' | 'exit' | 'speed' | 'sides' | 'origin'

/** One thing that was heard. Tricks are named as the engine labels them. */
export type Item =
  | { readonly is: 'trick'; readonly role: Role; readonly trick: string }
  /** A family, a stance, a side, an obstacle, a place: "flip", "stance fakie", "place edge". */
  | { readonly is: 'trait'; readonly role: Role; readonly trait: Trait }
  | { readonly is: 'compared'; readonly how: Comparison; readonly trick: string }
  /** "between a smith and a feeble" */
  | { readonly is: 'between'; readonly trick: string; readonly other: string }
  /** "bs flip or fs flip first" */
  | { readonly is: 'choice'; readonly trick: string; readonly other: string }
  /** "something easy", "the hardest thing there is" */
  | { readonly is: 'effort'; readonly to: 'easier' | 'harder'; readonly isMost: boolean }
  /** "my kickflip lands primo": a fault of the inventory. */
  | { readonly is: 'trouble'; readonly trick: string; readonly fault: string }
  /** "chill", "im 47", "for a game of skate": a row of `moods.json`. */
  | { readonly is: 'mood'; readonly mood: string }
  /** "my knees are shot" */
  | { readonly is: 'body'; readonly kind: Body['kind'] }
  /** "how do i hardflip" */
  | { readonly is: 'question'; readonly of: QuestionOf; readonly trick: string }
  /** "what would andrew reynolds do": a row of `heroes.json`. */
  | { readonly is: 'hero'; readonly hero: string }
  /** "something that combines both" */
  | { readonly is: 'together' }

/** What a text asks for, as one reading of it has it. */
export interface Wish {
  readonly items: readonly Item[]
  /** Of the answers to wishes that are understood, 95 in 100 are meant to be right. */
  readonly isUnderstood: boolean
  /** The other reading where two are close, else null. */
  readonly rival: readonly Item[] | null
  /** Words that nothing could be made of, as they were written. */
  readonly ignored: readonly string[]
}

/** A wish of which nothing is known. */
export const NO_WISH: Wish = { items: [], isUnderstood: false, rival: null, ignored: [] }
