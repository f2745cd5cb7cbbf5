import type { StartingPosition } from '@/lib/lines/taxonomy'
import type { Pick } from './use-builder'

const key = 'line-draft'

export type Draft = { start: StartingPosition | null; picks: Pick[] }

/** Keeps the selection of somebody who leaves to sign in, in this tab only. */
export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
}

/** The kept selection, once. */
export function takeDraft(): Draft | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept === null ? null : JSON.parse(kept)
}
