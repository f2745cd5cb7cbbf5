import { z } from 'zod'
import type { Motion } from '../skate/motion'
import type { Level, TrickCategory, TrickType } from './taxonomy'

export type Stance = 'regular' | 'nollie' | 'fakie' | 'switch'

/** A row id: the database refuses what does not fit 32 bits, so the door does. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647)

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

export type TrickMistake = { mistake: string; fix: string }

/** Another trick as a link: enough to name it, grade it and go there. */
export type TrickLink = Pick<TrickSummary, 'slug' | 'name' | 'category' | 'difficultyRating'>

/** Everything one trick has. `pros` counts tries in professional games of S.K.A.T.E. */
export type TrickDetail = TrickSummary & {
  steps: string[]
  mistakes: TrickMistake[]
  videoUrl: string | null
  videoStart: number | null
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
