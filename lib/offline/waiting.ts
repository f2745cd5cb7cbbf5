import type { MutationState } from '@tanstack/react-query'
import type { TrickChange } from '../my-tricks/changes'
import { latestFirst } from '../my-tricks/reducer'
import type { PracticeEntry } from '../my-tricks/schema'
import type { PendingChange } from './store'

// What the changes that no server has confirmed yet are to a screen.

/** Tries that were undone before they counted are not shown as waiting. */
const isVisible = ({ isUndone, madeId }: PendingChange) => !isUndone || madeId !== undefined

/** The visible changes among the states of pending mutations, oldest first. */
export const visibleChanges = (states: readonly Pick<MutationState, 'variables'>[]): PendingChange[] =>
  (states as { variables?: PendingChange }[]).flatMap(({ variables }) =>
    variables && isVisible(variables) ? variables : [],
  )

/**
 * The changes to show in the user's tricks. A note stays in its text field until it is saved or kept; tries that are
 * being undone have negative counts.
 */
export const trickChanges = (pending: readonly PendingChange[]): TrickChange[] =>
  pending.flatMap(({ change, isUndone, isKept }) => {
    if (change.kind === 'line' || change.kind === 'removeLine' || change.kind === 'day') return []
    if (change.kind === 'bring') return change.trickIds.map((trickId) => ({ kind: 'add', trickId }) as const)
    if ((change.kind === 'note' || change.kind === 'reword') && !isKept) return []
    if (change.kind !== 'practice' || !isUndone) return change
    return { ...change, tries: -change.tries, lands: -change.lands }
  })

/** The tries of a trick that are kept for later, the latest first. They have ids below zero: nothing can be asked of them. */
export const waitingTries = (pending: readonly PendingChange[], trickId: number): PracticeEntry[] =>
  pending
    .flatMap(({ change, isUndone, isKept }, at) => {
      if (change.kind !== 'practice' || change.trickId !== trickId || isUndone || !isKept) return []
      const { tries, lands, practicedAt } = change
      return { id: -1 - at, tries, lands, practicedAt }
    })
    .reverse()

/** The log of a trick as it will be when all changes have arrived, without the tries that wait. */
export function entriesNow(
  entries: readonly PracticeEntry[],
  pending: readonly PendingChange[],
): PracticeEntry[] {
  const now = new Map(entries.map((entry) => [entry.id, entry]))
  for (const { change, isUndone, madeId } of pending) {
    if (change.kind === 'practice' && isUndone && madeId) now.delete(madeId)
    else if (change.kind === 'unlog') now.delete(change.entryId)
    else if (change.kind === 'correct' && now.has(change.entryId)) {
      const { entryId: id, tries, lands, practicedAt } = change
      now.set(id, { id, tries, lands, practicedAt })
    }
  }
  return latestFirst([...now.values()])
}
