import { z } from 'zod'
import { plainText } from '../plain-text'
import type { Stance } from '../skate/motion'
import { rowId, type TrickSummary } from '../tricks/schema'
import { type Level, parkLevels } from '../tricks/taxonomy'
import { longestParkName } from './taxonomy'

const maxFeatures = 38
const maxCount = 20

const chosenFeature = z.object({
  name: plainText.trim().min(1, { error: 'Name the feature' }).max(80),
  count: z
    .number({ error: 'Say how many there are' })
    .int({ error: 'The count must be a whole number' })
    .min(1, { error: 'The count must be at least 1' })
    .max(maxCount, { error: `The count can be at most ${maxCount}` }),
})

export const flowRequest = z.object({
  features: z
    .array(chosenFeature, { error: 'Select at least one feature' })
    .min(1, { error: 'Select at least one feature' })
    .max(maxFeatures, { error: `Select at most ${maxFeatures} features` })
    .refine((features) => new Set(features.map(({ name }) => name)).size === features.length, {
      error: 'Select each feature once',
    }),
  difficulty: z.enum(['all', ...parkLevels], { error: 'Choose all or a level' }).default('all'),
})
export type FlowRequest = z.infer<typeof flowRequest>

export const parkWriteLimit = { name: 'parks', times: 120, seconds: 600 }

const noName = 'Name your park'

/** A park as its skater keeps it; the same name is the same park. */
export const parkInput = z.object({
  ...flowRequest.shape,
  name: plainText
    .trim()
    .min(1, { error: noName })
    .max(longestParkName, { error: `A name can have at most ${longestParkName} characters` }),
})
export type ParkInput = z.infer<typeof parkInput>

export const parkParams = z.object({ id: rowId })

export type SavedPark = ParkInput & { id: number }

export type ParkFeature = { name: string; category: string; difficulty: Level; description: string | null }

export type FeatureTrick = {
  trick: Pick<TrickSummary, 'id' | 'name' | 'category' | 'difficultyRating'> & {
    steps: string[]
    videoUrl: string | null
    videoStart: number | null
  }
  reasoning: string
  /** Whether it is not on the skater's list; absent when there is none. */
  isNew?: boolean
}

/** A stop on the route through all features. */
export type FlowStop = {
  order: number
  /** Counted from 0: the run through the park, and one for each half pipe. */
  run: number
  trick: { id: number; name: string }
  enters: Stance
  leaves: Stance
  repair?: { name: string; leaves: Stance }
  /** Whether one rides on over the feature, is sent back by it, or comes down from it. */
  leads: 'on' | 'back' | 'down'
  /** Where its speed and direction come from. */
  says: string
}

export type FeatureFlow = { featureName: string; tricks: FeatureTrick[]; stops: FlowStop[] }
