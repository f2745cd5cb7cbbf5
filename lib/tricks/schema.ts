import { z } from 'zod'
import { plainText } from '../plain-text.ts'
import type { Motion } from '../skate/motion'
import { type Level, levels, type TrickCategory, type TrickType } from './taxonomy.ts'

export type Stance = 'regular' | 'nollie' | 'fakie' | 'switch'

/** A row id: the database refuses what does not fit 32 bits, so the door does. */
export const rowId = z.preprocess(
  // In a path an id is digits and nothing else, so that a thing has one address.
  (value) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value),
  z.number().int().min(1).max(2_147_483_647),
)

export const trickParams = z.object({ id: rowId })

/** What lists show of a trick. */
export type TrickSummary = {
  id: number
  slug: string
  name: string
  aliases: string[]
  category: TrickCategory
  trickType: TrickType
  difficultyRating: Level
  description: string
  isFoundational: boolean
  order: number | null
  variationDetails: string | null
  combinationDetails: { sequence: string } | null
}

/** A trick with how it is done. */
export type TrickCard = TrickSummary & {
  steps: string[]
  videoUrl: string | null
  videoStart: number | null
}

export type TrickMistake = { mistake: string; fix: string }

/** Another trick as a link: enough to name it, grade it and go there. */
export type TrickLink = Pick<TrickSummary, 'slug' | 'name' | 'category' | 'difficultyRating'>

/** Everything one trick has. `pros` counts tries in professional games of S.K.A.T.E. */
export type TrickDetail = TrickCard & {
  mistakes: TrickMistake[]
  family: string
  /** What rider and board do, as far as the name tells. */
  motion: Motion | null
  stance: Stance
  approach: 'frontside' | 'backside' | null
  obstacles: string[]
  difficulty: { value: number; sources: number } | null
  pros: { landed: number; missed: number } | null
  learnFirst: TrickLink[]
  leadsTo: TrickLink[]
}

export const suggestLimit = { name: 'tricks-suggest', times: 120, guestTimes: 30, seconds: 600 }

const levelId = z
  .string()
  .transform((text) => levels.find((level) => level.toLowerCase() === text.toLowerCase()))
  .pipe(z.enum(levels, { error: 'Unknown difficulty level' }))

const needLevel = 'Select at least one difficulty level'
export const suggestRequest = z.object({
  prompt: plainText
    .trim()
    .min(6, { error: 'Prompt should be at least 6 characters long' })
    .max(2000, { error: 'Prompt should be at most 2000 characters long' }),
  difficulties: z.array(levelId, { error: needLevel }).min(1, { error: needLevel }).max(20),
  /** Tricks that were suggested before, for another one. */
  exclude: z.array(rowId).max(50).default([]),
})
export type SuggestRequest = z.infer<typeof suggestRequest>

/** A suggested trick; without an id it was put together for somebody who has no account to keep it in. */
export type SuggestedTrick = Pick<
  TrickSummary,
  'name' | 'category' | 'trickType' | 'difficultyRating' | 'description'
> & {
  id: number | null
  slug: string | null
  steps: string[]
  videoUrl: string | null
  videoStart: number | null
  why: string
  source: 'coach' | 'model'
}
