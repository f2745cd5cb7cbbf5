import { fitSkater, type OddsTrick, type Skater } from '../skate/skater'
import type { TrickSummary } from '../tricks/schema'
import { pointsOf } from '../tricks/taxonomy'
import { grounds } from './advice'
import { nowOf } from './practice'
import type { MyTrick } from './schema'

/** A cab is done fakie, though its name does not say so. */
const stanceWords = [
  ['fakie', /\b(fakie|cab|caballerial)\b/i],
  ['nollie', /\bnollie\b/i],
  ['switch', /\bswitch\b/i],
] as const

/** A trick of the library as far as its odds depend on it. */
export function oddsTrick(
  trick: Pick<TrickSummary, 'name' | 'category' | 'difficulty' | 'difficultyRating'>,
): OddsTrick {
  return {
    difficulty: pointsOf(trick),
    stance: stanceWords.find(([, word]) => word.test(trick.name))?.[0] ?? 'regular',
    terrain: grounds[trick.category],
  }
}

/** The skater whose list this is. */
export const skaterOf = (tricks: readonly MyTrick[]): Skater =>
  fitSkater(
    tricks.map((trick) => ({
      key: trick.id,
      trick: oddsTrick(trick),
      record: {
        ...(trick.landing ? nowOf(trick.landing) : { tries: 0, lands: 0 }),
        mastery: trick.progress.masteryLevel,
      },
    })),
  )
