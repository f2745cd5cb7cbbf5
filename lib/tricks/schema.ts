import { z } from 'zod'
import { plainText, requiredText } from '../plain-text.ts'
import type { Item } from '../skate/coach/wish'
import type { ProTries } from '../skate/difficulty/pros'
import type { GameTrick } from '../skate/game/machine'
import type { Motion, Stance } from '../skate/motion'
import type { KnownVideo } from '../videos/schema'
import { type Level, levels, type TrickCategory, type TrickType } from './taxonomy.ts'

/** A row id. The database rejects what does not fit 32 bits, so this does too. */
export const rowId = z.preprocess(
  // In a path an id is only digits, so that each thing has one URL.
  (value) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value),
  z.number().int().min(1).max(2_147_483_647),
)

export const trickParams = z.object({ id: rowId })

/** A trick as lists show it. */
export type TrickSummary = {
  id: number
  slug: string
  name: string
  aliases: string[]
  category: TrickCategory
  trickType: TrickType
  difficultyRating: Level
  /** From 1 to 10; the rating is the band it lies in. */
  difficulty: number | null
  description: string
  isFoundational: boolean
  order: number | null
  variationDetails: string | null
  combinationDetails: { sequence: string } | null
}

/** A trick with its steps and video. */
export type TrickCard = TrickSummary & {
  steps: string[]
  videoUrl: string | null
  videoStart: number | null
  /** Every video that is known as a tutorial of it, the best first; absent where only this device knows the trick. */
  videos?: KnownVideo[]
}

export type TrickMistake = { mistake: string; fix: string }

/** A link to a trick. */
export type TrickLink = Pick<TrickSummary, 'slug' | 'name' | 'category' | 'difficultyRating'>

/** Everything about a trick. */
export type TrickDetail = TrickCard & {
  mistakes: TrickMistake[]
  family: string
  /** What rider and board do, read from the name; null if it cannot be read or nobody can say. */
  motion: Motion | null
  stance: Stance
  approach: 'frontside' | 'backside' | null
  obstacles: string[]
  /** How many sources rated it. */
  difficultySources: number
  /** Tries in professional games of S.K.A.T.E. */
  pros: ProTries | null
  learnFirst: TrickLink[]
  leadsTo: TrickLink[]
  /** Nobody has described it well enough to teach it: no list shows it. */
  isHidden?: true
}

const levelId = z
  .string()
  .transform((text) => levels.find((level) => level.toLowerCase() === text.toLowerCase()))
  .pipe(z.enum(levels, { error: 'Unknown difficulty level' }))

export const trickName = plainText.trim().min(1).max(120)

const shortPrompt = 'Prompt should be at least 6 characters long'
const needLevel = 'Select at least one difficulty level'

/** What the form of a suggestion holds. */
export const suggestForm = z.object({
  prompt: requiredText(shortPrompt)
    .trim()
    .min(6, { error: shortPrompt })
    .max(2000, { error: 'Prompt should be at most 2000 characters long' }),
  difficulties: z.array(levelId, { error: needLevel }).min(1, { error: needLevel }).max(20),
})
export type SuggestForm = z.infer<typeof suggestForm>

/** An item as TrickBot heard it, or as it would be the other way round: a short text, and what it stands for. */
type SaidItem = { text: string; item: Item }

/** One thing that was heard; `turned` is null where it has no other way round. */
export type HeardItem = SaidItem & { turned: SaidItem | null }

/** A suggested trick. One that was composed for a guest is not stored and has no id. */
export type SuggestedTrick = Pick<
  TrickSummary,
  'name' | 'category' | 'trickType' | 'difficultyRating' | 'description'
> & {
  id: number | null
  slug: string | null
  steps: string[]
  videoUrl: string | null
  videoStart: number | null
  /** A coach's reason, in two sentences at most. */
  why: string
  source: 'coach' | 'model'
  /** False when nothing could be made of the prompt: the trick is then a guess. */
  understood: boolean
  /** Words of the prompt that nothing could be made of. */
  ignored: string[]
  /** What was heard, item by item. */
  heard: HeardItem[]
  /** What may have been meant instead, where another reading is close; its text says what is different. */
  rival: { text: string; items: Item[] } | null
  /** What has to be said besides the reason: a contradiction, what could not be had. */
  notes: string[]
  /** What rider and board do, for a picture; null if the name cannot be read. */
  motion: Motion | null
  /** How to fix the trick that goes wrong, when the prompt speaks of one. */
  remedy: { fix: string; drill: string } | null
}

/** A trick of a game of SKATE, with its entry in the library if there is one. */
export type PlayedTrick = GameTrick & {
  entry: {
    id: number
    slug: string
    /** The slug of the trick to learn first, the best known of several. */
    after: string | null
  } | null
}

/** Tries, and how many of them landed. */
export type Tally = { tries: number; lands: number }
