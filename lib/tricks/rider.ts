import type { Practice } from '../skate/coach/choosing/practice'
import type { Stance } from '../skate/motion'
import type { PracticeRecord } from '../skate/odds'
import type { OddsTrick, Terrain } from '../skate/skater'
import type { Tally, TrickSummary } from './schema'
import { pointsOf, type TrickCategory } from './taxonomy.ts'

// What a skater says and logs of tricks, and what that says of others: on the server and in the browser alike, so that
// one trick has the same odds everywhere. Read from the library's words, without the engine's reading of names.

// ---------------------------------------------------------------- levels

type Mastery = NonNullable<PracticeRecord['mastery']>

/** Landed regularly, so that something can be built on it. */
export const isLanded = (level: Mastery | undefined): boolean =>
  level === 'CONSISTENT' || level === 'MASTERED'

/**
 * Whether a trick counts as the skater's. What one landed stays landed when the trick is taken off the list; what was
 * only begun does not count then.
 */
export const isCounted = (progress: { isSaved: boolean; masteryLevel: Mastery }): boolean =>
  progress.isSaved || isLanded(progress.masteryLevel)

// ---------------------------------------------------------------- tries

/** So many tries say how a trick goes now. Those before them say how it went when it was new. */
export const latelyTries = 50

/** All tries of some entries together. */
export const sumOf = (entries: readonly Tally[]): Tally =>
  entries.reduce<Tally>((sum, { tries, lands }) => ({ tries: sum.tries + tries, lands: sum.lands + lands }), {
    tries: 0,
    lands: 0,
  })

/** What the latest tries come to, whole entries of them; null where that is all. Entries come latest first. */
export function latelyOf(entries: readonly Tally[]): Tally | null {
  let tries = 0
  const end = entries.findIndex((entry) => {
    const isEnough = tries >= latelyTries
    tries += entry.tries
    return isEnough
  })
  return end === -1 ? null : sumOf(entries.slice(0, end))
}

/** What a skater keeps and logs, as the coach is told of it. */
export function practiceFrom(records: Iterable<readonly [id: number, record: PracticeRecord]>): Practice {
  const all = [...records]
  return {
    own: new Map(all.flatMap(([id, { mastery }]) => (mastery ? [[id, mastery] as const] : []))),
    tried: new Map(
      all.flatMap(([id, { tries, lands }]) => (tries > 0 ? [[id, { tries, lands }] as const] : [])),
    ),
  }
}

// ---------------------------------------------------------------- odds

/** Where a skater practices the tricks of a category. */
export const terrains: Record<TrickCategory, Terrain> = {
  Flatground: 'flat',
  Flips: 'flat',
  Grinds: 'edge',
  Ledge: 'edge',
  Rail: 'edge',
  Manuals: 'pad',
  Transitions: 'wall',
}

/** Names that mean a stance and do not say so. */
const unsaid: readonly (readonly [RegExp, Stance])[] = [
  [/^(?:frontside )?(?:half cab|cab|caballerial|elguerial)\b/i, 'fakie'],
  [/^merlin twist\b/i, 'switch'],
]

/** The stance in which a trick is done, by how its name begins. */
export function stanceOf(name: string): Stance {
  const meant = unsaid.find(([words]) => words.test(name))
  if (meant) return meant[1]
  const [, word] = /^(nollie|switch|fakie)\b/i.exec(name) ?? []
  return stances.find((stance) => stance === word?.toLowerCase()) ?? 'regular'
}

const stances = ['nollie', 'switch', 'fakie'] as const

/** A trick of the library as far as its odds depend on it. */
export const oddsTrick = (
  trick: Pick<TrickSummary, 'name' | 'category' | 'difficulty' | 'difficultyRating'>,
): OddsTrick => ({
  difficulty: pointsOf(trick),
  stance: stanceOf(trick.name),
  terrain: terrains[trick.category],
})
