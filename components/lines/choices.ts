import type { LineAlternatives, LineEntry, PlannedLine } from '@/lib/lines/schema'

/** A line to choose, with what the judge says of it as soon as that is known. */
export type Choice = { entries: LineEntry[]; extras: Omit<PlannedLine, 'entries'> | null }

const orderOf = (entries: readonly LineEntry[]) => entries.map(({ trick }) => trick.id).join()

/** The line that was answered first, then every other order there is. */
export function choicesOf(entries: LineEntry[], more: LineAlternatives | null): Choice[] {
  const lines = (more?.lines ?? []).map(({ entries: order, ...extras }) => ({ entries: order, extras }))
  const same = lines.find((line) => orderOf(line.entries) === orderOf(entries))
  return [{ entries, extras: same?.extras ?? null }, ...lines.filter((line) => line !== same)]
}

const emphases: Record<PlannedLine['emphasis'], string> = {
  balanced: 'A bit of all',
  flow: 'Smoothest',
  build: 'Builds up',
  variety: 'Most varied',
}

/** A few words for what a line is best at. */
export const choiceLabel = ({ extras }: Choice, at: number): string =>
  extras ? emphases[extras.emphasis] : `Line ${at + 1}`

/** The locks of a line after one trick was put to a place: whoever was locked there gives way. */
export function lockAt(locked: readonly (number | null)[], id: number, place: number): (number | null)[] {
  const freed = locked.map((other) => (other === id ? null : other))
  const length = Math.max(freed.length, place + 1)
  return Array.from({ length }, (_, at) => (at === place ? id : (freed[at] ?? null)))
}

/** The locks without this trick's. */
export const unlock = (locked: readonly (number | null)[], id: number) =>
  locked.map((other) => (other === id ? null : other))
