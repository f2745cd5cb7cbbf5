// Apart from the schemas, so that what is shown in the browser does without a validator.

export const masteryLevels = ['LEARNING', 'CONSISTENT', 'MASTERED'] as const
export type MasteryLevel = (typeof masteryLevels)[number]

/** Why a week without skating is whole all the same. */
export const restReasons = ['RAIN', 'INJURY', 'REST'] as const
export type RestReason = (typeof restReasons)[number]

export const restLabels: Record<RestReason, string> = { RAIN: 'Rain', INJURY: 'Injury', REST: 'Rest' }

/** What is brought at once; longer lists are sent in parts. */
export const mostBrought = { tricks: 200, entries: 2000, days: 150, bytes: 2_000_000, names: 50 }

export const masteryLabels: Record<MasteryLevel, string> = {
  LEARNING: 'Learning - Just starting to learn this trick',
  CONSISTENT: 'Consistent - Can land it regularly in practice',
  MASTERED: 'Mastered - Can land it consistently in any situation',
}
