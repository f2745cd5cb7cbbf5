import { type Library, type Suggestable, toLibrary } from '../skate/coach/library'
import { type Suggestion, suggest, type Request as Wish } from '../skate/coach/suggest'
import { lessonFor } from '../skate/lessons/lesson'
import { plannerRow, toPlannerTrick } from './planner-trick'
import type { SuggestedTrick, SuggestRequest, TrickCard, TrickDetail } from './schema'
import type { TrickCategory, TrickType } from './taxonomy'

type Mastery = 'LEARNING' | 'CONSISTENT' | 'MASTERED'

/** What the coach is asked by one who keeps these tricks. */
export function toWish(
  { prompt, difficulties, exclude, follow, shown }: SuggestRequest,
  own: readonly (readonly [id: number, mastery: Mastery | null])[],
): Wish {
  const mastered = new Map(own.flatMap(([id, mastery]) => (mastery ? [[id, mastery] as const] : [])))
  return { text: prompt, levels: difficulties, own: mastered, exclude: new Set(exclude), follow, shown }
}

/** A suggested trick without what is said about it. */
export type Shown = Omit<
  SuggestedTrick,
  'why' | 'source' | 'understood' | 'ignored' | 'questions' | 'notes' | 'remedy' | 'motion'
>

/** The answer of the coach, or of the model that the coach agrees with, as it is sent. */
export function toAnswer(
  { why, understood, ignored, questions, notes, remedy, trick }: Suggestion,
  shown: Shown,
  source: SuggestedTrick['source'],
): SuggestedTrick {
  return {
    ...shown,
    why,
    source,
    understood,
    ignored: [...ignored],
    questions: [...questions],
    notes: [...notes],
    motion: trick.motion,
    remedy: remedy && { fix: remedy.fix, drill: remedy.drill },
  }
}

/** A trick of the library as a suggestion shows it. */
export function toShown(card: TrickCard): Shown {
  const { id, slug, name, category, trickType, difficultyRating, description } = card
  const { steps, videoUrl, videoStart } = card
  return { id, slug, name, category, trickType, difficultyRating, description, steps, videoUrl, videoStart }
}

/** A composed trick that is stored nowhere. */
export function composedShown(made: ReturnType<typeof composedTrick>): Shown {
  const { name, category, trickType, description, steps, level } = made
  const nowhere = { id: null, slug: null, videoUrl: null, videoStart: null }
  return { ...nowhere, name, category, trickType, description, steps, difficultyRating: level }
}

const libraryOf = (book: readonly TrickDetail[]): Library =>
  toLibrary(book.map((trick) => ({ ...toPlannerTrick(plannerRow(trick)), aliases: trick.aliases })))

/** What the built-in coach suggests from a stored library and the rider's own tricks with their levels; null when no trick may be shown. */
export function suggestOffline(
  book: readonly TrickDetail[],
  request: SuggestRequest,
  mastered: Parameters<typeof toWish>[1],
): SuggestedTrick | null {
  const suggestion = suggest(libraryOf(book), toWish(request, mastered))
  if (!suggestion) return null
  const card = book.find(({ id }) => id === suggestion.trick.id)
  const shown = card ? toShown(card) : composedShown(composedTrick(suggestion.trick))
  return toAnswer(suggestion, shown, 'coach')
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

/** The columns of a composed trick: named by the grammar, taught by the coach. */
export function composedTrick(trick: Suggestable) {
  const { motion, name, obstacles, value, level } = trick
  const lesson = lessonFor(motion, { name, obstacles })
  const trickType: TrickType = motion.parts.length > 0 ? 'COMBINATION' : 'VARIATION'
  return {
    name,
    category: categoryOf(trick),
    trickType,
    level,
    description: lesson?.description ?? `${name}, put together from tricks you know.`,
    steps: [...(lesson?.steps ?? [])],
    mistakes: (lesson?.mistakes ?? []).map(({ mistake, fix }) => ({ mistake, fix })),
    stepsSource: lesson ? ('COACH' as const) : null,
    family: trick.family || 'own',
    stance: motion.stance,
    approach: motion.approach,
    obstacles: [...obstacles],
    difficulty: value,
  }
}
