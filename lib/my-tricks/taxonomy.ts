// Apart from the schemas, so that what is shown in the browser does without a validator.

export const masteryLevels = ['LEARNING', 'CONSISTENT', 'MASTERED'] as const
export type MasteryLevel = (typeof masteryLevels)[number]

export const masteryLabels: Record<MasteryLevel, string> = {
  LEARNING: 'Learning - Just starting to learn this trick',
  CONSISTENT: 'Consistent - Can land it regularly in practice',
  MASTERED: 'Mastered - Can land it consistently in any situation',
}

/**
 * How a trick stands to a skater: a level of one's own; else implied by a landed trick that is built on it;
 * else ready, when all that it is built on is landed, or locked; unplaced when its prerequisites are unknown.
 */
export const mapStates = [
  'mastered',
  'consistent',
  'learning',
  'implied',
  'ready',
  'locked',
  'unplaced',
] as const
export type MapState = (typeof mapStates)[number]
