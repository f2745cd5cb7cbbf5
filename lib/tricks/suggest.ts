import { turned } from '../skate/coach/changes'
import type { Suggestable } from '../skate/coach/library'
import type { Suggestion, Request as Wish } from '../skate/coach/suggest'
import type { Item } from '../skate/coach/wish'
import { chipText, rivalText } from '../skate/coach/wording/chips'
import { impactOf } from '../skate/impact'
import { lessonFor } from '../skate/lessons/lesson'
import { inSentence } from '../skate/wording'
import { type PlannerRow, toPlannerTrick } from './planner-trick'
import { isLanded, practiceFrom } from './rider'
import type { HeardItem, SuggestedTrick, TrickCard } from './schema'
import type { SuggestRequest } from './suggest-schema'
import type { TrickCategory, TrickType } from './taxonomy'

/** What the coach is asked by one who keeps and logs these tricks. */
export function toWish(
  { prompt, difficulties, items, shown }: SuggestRequest,
  records: Parameters<typeof practiceFrom>[0],
): Wish {
  const { own, tried } = practiceFrom(records)
  return { text: prompt, levels: difficulties, own, tried, items, shown }
}

/** A suggested trick without what is said about it. */
export type Shown = Omit<
  SuggestedTrick,
  'why' | 'source' | 'understood' | 'ignored' | 'heard' | 'rival' | 'notes' | 'remedy' | 'motion'
>

/** The answer of the coach, or of the model that the coach agrees with, as it is sent. */
export function toAnswer(
  { why, understood, ignored, items, rival, notes, remedy, trick }: Suggestion,
  shown: Shown,
  source: SuggestedTrick['source'],
): SuggestedTrick {
  return {
    ...shown,
    why,
    source,
    understood,
    ignored: [...ignored],
    heard: items.map(toHeard),
    rival: rival && { text: rivalText(items, rival), items: [...rival] },
    notes: [...notes],
    motion: trick.motion,
    remedy: remedy && { fix: remedy.fix, drill: remedy.drill },
  }
}

const said = (item: Item) => ({ text: chipText(item), item })

function toHeard(item: Item): HeardItem {
  const other = turned(item)
  return { ...said(item), turned: other && said(other) }
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

/** Of so many of the easiest the softest is chosen: reading the names of all takes a while. */
const CANDIDATES = 40

/**
 * The answer where nobody could read the wish in time. It may have told of a body that hurts, so of the easiest tricks it
 * is the one that is softest on one; null when no trick may be shown.
 */
export function plainSuggestion(
  library: readonly PlannerRow[],
  { levels, own, items }: Wish,
): Suggestion | null {
  const easiest = library
    .filter(({ id, level }) => levels.includes(level) && !isLanded(own?.get(id)))
    .sort((one, other) => (one.difficulty ?? 10) - (other.difficulty ?? 10))
    .slice(0, CANDIDATES)
  const [softest] = easiest
    .map((row) => toPlannerTrick(row))
    .map((trick) => ({ trick, impact: impactOf(trick.motion, trick.place) }))
    .sort((one, other) => one.impact - other.impact)
  if (!softest) return null
  const { trick } = softest
  const guess = `That took me too long to read, so the ${inSentence(trick.name)} is only a guess. Try it in fewer words.`
  return {
    trick,
    why: 'Of what is easiest at these levels, nothing is softer on the body.',
    notes: [guess],
    remedy: null,
    understood: false,
    ignored: [],
    items: items ?? [],
    rival: null,
    missing: [],
  }
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
