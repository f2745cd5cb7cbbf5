import type { AnswerSource, LineEntry, SavedLine } from '@/lib/lines/schema'
import { mostTricks, type StartingPosition, startingPositions } from '@/lib/lines/taxonomy'
import { tabStorage } from '@/lib/offline/browser-storage'
import type { Natural } from '@/lib/skate/stance'
import { levels, trickCategories } from '@/lib/tricks/taxonomy'

/** A trick as the builder holds it. */
export type Pick = LineEntry['trick']

export type PlanRequest = {
  startingPosition: StartingPosition
  selectedTricks: number[]
  /** The trick that stays at a place; null leaves the place free. */
  locked: (number | null)[]
  rider?: Natural
}

export type Plan = {
  request: PlanRequest
  entries: LineEntry[]
  source: AnswerSource | 'saved'
  /** Planned on this device, since the server could not be reached. */
  isOffline: boolean
}

/** A line being built. */
export type Draft = {
  start: StartingPosition | null
  picks: Pick[]
  name: string
  /** The order that is shown; null until there is one. */
  plan: Plan | null
  /** The saved line that it is to replace. */
  editing: { id: number; name: string } | null
}

const key = 'line-draft'

export const emptyDraft: Draft = { start: null, picks: [], name: '', plan: null, editing: null }

/** Keeps a line being built, in this tab only: through reload, Back and signing in. */
export function keepDraft(draft: Draft): void {
  const isBegun = draft.start || draft.picks.length > 0 || draft.plan || draft.editing
  tabStorage.write(key, isBegun ? JSON.stringify(draft) : null)
}

/** The kept line; null when there is none, or none that can be read. */
export function readDraft(): Draft | null {
  const kept = tabStorage.readJson(key) as Partial<Draft> | null
  return kept && Array.isArray(kept.picks) ? { ...emptyDraft, ...kept } : null
}

const fragment = '#line='

type Taken = { start: StartingPosition; picks: Pick[] }

/** The address of the builder that takes these tricks up: whoever presses it before the scripts are there has them too. */
export const builderWith = ({ start, picks }: Taken): string =>
  `/trickbot/builder${fragment}${encodeURIComponent(JSON.stringify({ start, picks: picks.map(pickOf) }))}`

/** The line that the fragment of an address brings; null where it brings none that the builder could hold. */
export function broughtDraft(hash: string): Draft | null {
  if (!hash.startsWith(fragment)) return null
  try {
    const { start, picks }: Partial<Taken> = JSON.parse(decodeURIComponent(hash.slice(fragment.length)))
    const isWhole =
      startingPositions.some((known) => known === start) &&
      Array.isArray(picks) &&
      picks.length <= mostTricks &&
      picks.every(isPick)
    return isWhole && start ? { ...emptyDraft, start, picks: picks.map(pickOf) } : null
  } catch {
    return null
  }
}

function isPick(value: Partial<Pick> | null): boolean {
  if (!value) return false
  const { id, name, category, difficultyRating } = value
  return (
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    trickCategories.some((known) => known === category) &&
    levels.some((known) => known === difficultyRating)
  )
}

const pickOf = ({ id, name, category, difficultyRating }: Pick): Pick => ({
  id,
  name,
  category,
  difficultyRating,
})

/** A saved line as the builder takes it up, in the order in which it was saved. */
export function draftOf({ id, name, startingPosition, tricks }: SavedLine): Draft {
  const entries = tricks.flatMap(({ reasoning, enters, leaves, repair, ...trick }, at): LineEntry[] =>
    enters && leaves
      ? [{ order: at + 1, trick: pickOf(trick), reasoning, enters, leaves, ...(repair && { repair }) }]
      : [],
  )
  const picks = tricks.map(pickOf)
  const request = { startingPosition, selectedTricks: picks.map((pick) => pick.id), locked: [] }
  const isWhole = entries.length === tricks.length
  return {
    start: startingPosition,
    picks,
    name,
    plan: isWhole ? { request, entries, source: 'saved', isOffline: false } : null,
    editing: { id, name },
  }
}
