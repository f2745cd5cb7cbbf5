import { exactDifficulty } from '../../difficulty/difficulty.ts'
import { impactOf } from '../../impact.ts'
import { covers, keyOf, type Library, type Suggestable } from '../library.ts'
import { has, mayHave, type Trait } from '../traits.ts'
import type { Item } from '../wish.ts'
import { type Aim, aimOf, type Skater } from './aim.ts'
import { composedFor } from './compose.ts'
import {
  type Candidate,
  FEATURE_NAMES,
  type FeatureName,
  featuresOf,
  type Scene,
  sceneOf,
} from './features.ts'
import weights from './weights.json' with { type: 'json' }
import byHand from './weights-by-hand.json' with { type: 'json' }

/** A trick with what speaks for it, feature by feature, and what it lacks of what was asked for. */
export interface Ranked {
  readonly trick: Suggestable
  readonly score: number
  readonly missing: readonly Trait[]
  readonly features: Readonly<Record<FeatureName, number>>
}

const FITTED: Readonly<Record<string, number>> = weights
const BY_HAND: Readonly<Record<string, { readonly weight: number }>> = byHand

/** What a feature counts: judged wishes say nothing of practice, so what that counts is set by hand. */
export const weightOf = (name: FeatureName): number => BY_HAND[name]?.weight ?? FITTED[name] ?? 0

const WEIGHTS = Float64Array.from(FEATURE_NAMES, weightOf)

/** The tricks for a wish, best first, at most so many. Levels, bodies and what is not wanted are never broken. */
export function rank(library: Library, items: readonly Item[], skater: Skater, most: number): Ranked[] {
  const ranked = rankAll(library, items, skater, most)
  if (lacking(ranked) === 0) return ranked
  // Where moods leave nothing of what was asked for, one of them gives way, or else all.
  const moods = items.filter(({ is }) => is === 'mood')
  const others = [
    ...moods.map((mood) => items.filter((item) => item !== mood)),
    ...(moods.length > 1 ? [items.filter(({ is }) => is !== 'mood')] : []),
  ].map((fewer) => rankAll(library, fewer, skater, most))
  return [ranked, ...others].reduce((best, other) => (lacking(other) < lacking(best) ? other : best))
}

/** How much of what was asked for the best trick lacks. */
const lacking = ([best]: readonly Ranked[]) => best?.missing.length ?? Infinity

function rankAll(library: Library, items: readonly Item[], skater: Skater, most: number): Ranked[] {
  const aim = aimOf(library, items, skater)
  const scene = sceneOf(aim, library, skater)
  const best = bestOf(candidatesIn(scene), scene, most)
  const fresh = composedFor(
    aim,
    library,
    best.map(({ trick }) => trick),
  )
    .filter((trick) => mayBeShown(trick, scene))
    .map((trick) => ({ trick, rank: library.tricks.length }))
  return [...best, ...bestOf(fresh, scene, most)].sort((one, other) => other.score - one.score).slice(0, most)
}

/** One trick for a wish, with what speaks for it; null when it may not be shown. */
export function rankedTrick(
  library: Library,
  trick: Suggestable,
  items: readonly Item[],
  skater: Skater,
): Ranked | null {
  const scene = sceneOf(aimOf(library, items, skater), library, skater)
  const [ranked] = mayBeShown(trick, scene)
    ? bestOf([{ trick, rank: library.tricks.indexOf(trick) }], scene, 1)
    : []
  return ranked ?? null
}

/** The tricks of a library that may be shown, with their place among the best known. */
export const candidatesIn = (scene: Scene): Candidate[] =>
  scene.library.tricks.flatMap((trick, at) => (mayBeShown(trick, scene) ? { trick, rank: at } : []))

function bestOf(candidates: readonly Candidate[], scene: Scene, most: number): Ranked[] {
  const weighed = candidates.map((candidate) => {
    const values = featuresOf(candidate, scene)
    let score = 0
    for (let at = 0; at < values.length; at++) score += (values[at] ?? 0) * (WEIGHTS[at] ?? 0)
    return { trick: candidate.trick, score, values }
  })
  return weighed
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ trick, score, values }) => ({
      trick,
      score,
      missing: scene.aim.wanted.filter((trait) => !has(trick, trait)),
      features: Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, values[at] ?? 0])) as Record<
        FeatureName,
        number
      >,
    }))
}

const impacts = new WeakMap<Suggestable, number>()

function impactOfTrick(trick: Suggestable): number {
  const known = impacts.get(trick) ?? impactOf(trick.motion, trick.place)
  impacts.set(trick, known)
  return known
}

/** Whether a trick may be the answer at all: what nothing outweighs. */
function mayBeShown(trick: Suggestable, { aim, skater }: Scene): boolean {
  if (!skater.levels.includes(trick.level)) return false
  if (trick.id !== null && skater.shown.has(trick.id)) return false
  if (aim.body && impactOfTrick(trick) > aim.body.most) return false
  const { motion } = trick
  const key = keyOf(motion)
  const isNamed = aim.namedKeys.has(key)
  if (aim.landedKeys.has(key) && !isNamed) return false
  if (aim.refused.some((made) => covers(made, motion))) return false
  if (aim.never.some((trait) => mayHave(trick, trait))) return false
  return !isAskedFrom(trick, aim)
}

/** What lies between two tricks that are next to each other may be a little easier than both. */
const NEARLY = 1

/** What a wish starts from is not its answer, and what is to be easier than a trick is never harder. */
function isAskedFrom({ motion, value }: Suggestable, { compared, between, namedKeys }: Aim): boolean {
  const key = keyOf(motion)
  if (namedKeys.has(key)) return false
  for (const { how, to } of compared) {
    if (keyOf(to) === key || (how !== 'after' && covers(to, motion))) return true
    if (how === 'easier' && value >= exactDifficulty(to)) return true
    if (how === 'harder' && value <= exactDifficulty(to)) return true
  }
  if (!between) return false
  const [low = 1, high = 10] = between.map((made) => exactDifficulty(made)).sort((one, other) => one - other)
  return between.some((end) => covers(end, motion)) || value > high || value < low - NEARLY
}
