import type { Waiting } from './waiting'

/** What parts of a page want to hear of the writes that waited. */
export type Reports = {
  onDelivered?: (waiting: Waiting, answer: unknown) => void
  /** What had arrived before it was taken back is deleted, with what the server said of that. */
  onUndone?: (waiting: Waiting, answer: unknown) => void
  onRefused?: (waiting: Waiting, error: unknown) => void
  /** Everything is sent, by this tab or by another one. */
  onSynced?: (isElsewhere: boolean) => void
}

const hearing = new Set<Reports>()

/** Has somebody told of it until the answer is called. */
export function hear(reports: Reports): () => void {
  hearing.add(reports)
  return () => void hearing.delete(reports)
}

export const isAnybodyHearing = () => hearing.size > 0

type Told<Event extends keyof Reports> = Parameters<NonNullable<Reports[Event]>>

/** Tells everybody who wants to hear of such an event. */
export function tell<Event extends keyof Reports>(event: Event, ...what: Told<Event>): void {
  for (const reports of hearing) (reports[event] as ((...what: Told<Event>) => void) | undefined)?.(...what)
}
