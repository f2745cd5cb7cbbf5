import type { Suggestable } from '../skate/coach/library'
import { lessonFor } from '../skate/lessons/lesson'
import type { Shown } from './suggest'
import type { TrickCategory, TrickType } from './taxonomy'

// Tricks that the coach has put together, and that no library holds.

/** A composed trick that is stored nowhere. */
export function composedShown(made: ReturnType<typeof composedTrick>): Shown {
  const { name, category, trickType, description, steps, level } = made
  const nowhere = { id: null, slug: null, videoUrl: null, videoStart: null }
  return { ...nowhere, name, category, trickType, description, steps, difficultyRating: level }
}

function categoryOf({ motion, place }: Suggestable): TrickCategory {
  const parts = motion.parts.length > 0 ? motion.parts : [motion]
  const kind = parts.findLast(({ contact }) => contact !== null)?.contact?.kind
  if (kind === 'grind') return 'Grinds'
  if (kind === 'slide') return 'Ledge'
  if (kind === 'manual') return 'Manuals'
  if (kind || place === 'wall' || place === 'air') return 'Transitions'
  return parts.some(({ flip }) => flip.kind === 'kick' || flip.kind === 'heel') ? 'Flips' : 'Flatground'
}

/** The columns of a composed trick: named by the grammar, taught by the coach, as far as nobody else has a lesson for it. */
export function composedTrick(trick: Suggestable, lesson = lessonFor(trick.motion, trick)) {
  const { motion, name, obstacles, value, level } = trick
  const trickType: TrickType = motion.parts.length > 0 ? 'COMBINATION' : 'VARIATION'
  return {
    name,
    category: categoryOf(trick),
    trickType,
    level,
    description: lesson.description,
    steps: [...lesson.steps],
    mistakes: lesson.mistakes.map(({ mistake, fix }) => ({ mistake, fix })),
    stepsSource: 'COACH' as const,
    family: trick.family || 'own',
    stance: motion.stance,
    approach: motion.approach,
    obstacles: [...obstacles],
    difficulty: value,
  }
}
