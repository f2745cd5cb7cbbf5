import type { Suggestion, Request as Wish } from '../skate/coach/answer'
import { turned } from '../skate/coach/changes'
import type { Item } from '../skate/coach/wish'
import { chipText, rivalText } from '../skate/coach/wording/chips'
import { impactOf } from '../skate/impact'
import { inSentence } from '../skate/wording'
import { type PlannerRow, toPlannerTrick } from './planner-trick'
import { isLanded, practiceFrom } from './rider'
import type { HeardItem, SuggestedTrick, TrickCard } from './schema'
import type { SuggestRequest } from './suggest-schema'

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
  symptomOf: (fault: string) => string,
): SuggestedTrick {
  const said = (item: Item) => ({ text: chipText(item, symptomOf), item })
  const toHeard = (item: Item): HeardItem => {
    const other = turned(item)
    return { ...said(item), turned: other && said(other) }
  }
  return {
    ...shown,
    why,
    source,
    understood,
    ignored: [...ignored],
    heard: items.map(toHeard),
    rival: rival && { text: rivalText(items, rival, symptomOf), items: [...rival] },
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
  const guess = `That took me too long to read, so I picked the ${inSentence(trick.name)}. Try it in fewer words.`
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
