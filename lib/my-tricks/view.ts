import { dayMs } from '../days'
import { compareNames, once } from '../intl'
import { levels, oneOf, pointsOf, trickCategories } from '../tricks/taxonomy'
import type { MyTrick, PracticeDay } from './schema'
import { type MasteryLevel, masteryLevels } from './taxonomy'

export const sortOrders = {
  practiced: 'Last practiced',
  added: 'Last added',
  due: 'Due first',
  level: 'Easiest first',
  rate: 'Landed most',
  name: 'Name',
} as const
type SortOrder = keyof typeof sortOrders

/** What a skater looks at of their list; '' means all. Part of the address, so that Back and reload return to it. */
export type View = { q: string; category: string; level: string; mastery: string; sort: SortOrder }

export const wholeList: View = { q: '', category: '', level: '', mastery: '', sort: 'practiced' }

const longestText = 100

/** The view in a query string; unknown values are ignored. */
export function parseView(search: string): View {
  const params = new URLSearchParams(search)
  const sort = params.get('sort') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, longestText),
    category: oneOf(trickCategories, params.get('category')),
    level: oneOf(levels, params.get('level')),
    mastery: oneOf(masteryLevels, params.get('mastery')),
    sort: Object.hasOwn(sortOrders, sort) ? (sort as SortOrder) : wholeList.sort,
  }
}

/** A query string with this view, and everything else as it was in `search`. */
export function viewQuery(view: View, search: string): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(view)) {
    if (value === '' || value === wholeList.sort) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** How many filters narrow the list. The text and the order are no filters. */
export const countFilters = ({ category, level, mastery }: View): number =>
  [category, level, mastery].filter(Boolean).length

/** Whether a view shows the whole list, in whatever order. */
export const isWholeList = (view: View): boolean => view.q.trim() === '' && countFilters(view) === 0

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u)

/** Whether each word that was typed is in a word of the name, or of one nickname: "flip" finds Kickflip. */
function isFound({ name, aliases }: MyTrick, typed: string[]): boolean {
  return [name, ...aliases].some((known) => {
    const words = wordsOf(known)
    return typed.every((part) => words.some((word) => word.includes(part)))
  })
}

/** For how many days a trick stays in the legs without practice. One that is still learned is practiced anyway. */
const freshDays: Record<MasteryLevel, number | null> = { LEARNING: null, CONSISTENT: 14, MASTERED: 30 }

/** How much of the time that a trick stays fresh has passed: due from 1 on. 0 without practice, or while it is learned. */
export function dueShareOf({ progress }: Pick<MyTrick, 'progress'>, now: number): number {
  const { masteryLevel, lastPracticed } = progress
  const fresh = freshDays[masteryLevel]
  if (lastPracticed === null || fresh === null) return 0
  return (now - Date.parse(lastPracticed)) / dayMs / fresh
}

/** Whether a trick that was tried before is due. Of one without a try no one knows when it was done last. */
export const isDue = (trick: Pick<MyTrick, 'progress' | 'landing'>, now: number): boolean =>
  trick.landing !== null && dueShareOf(trick, now) >= 1

// Without a try a trick comes after those that were tried.
const rateOf = ({ landing }: MyTrick) => (landing ? landing.rate + landing.tries * 1e-6 : -1)

const practicedAt = ({ progress: { lastPracticed } }: MyTrick) =>
  lastPracticed === null ? 0 : Date.parse(lastPracticed)

/** Sorts a list that comes with what was added last first; equals keep their order. `now` is in milliseconds. */
export function sortMyTricks(tricks: readonly MyTrick[], sort: SortOrder, now: number): MyTrick[] {
  switch (sort) {
    case 'added':
      return [...tricks]
    case 'practiced':
      return tricks.toSorted((a, b) => practicedAt(b) - practicedAt(a))
    case 'due':
      return tricks.toSorted((a, b) => dueShareOf(b, now) - dueShareOf(a, now))
    case 'level':
      return tricks.toSorted((a, b) => pointsOf(a) - pointsOf(b))
    case 'rate':
      return tricks.toSorted((a, b) => rateOf(b) - rateOf(a))
    case 'name':
      return tricks.toSorted((a, b) => compareNames(a.name, b.name))
    default:
      return sort satisfies never
  }
}

/**
 * What a view shows of a list, in its order. `meant` are the ids that its text means, best first, once the search is
 * there; they come first in a list without an order of its own, before those whose names hold the text.
 */
export function viewOf(
  tricks: readonly MyTrick[],
  view: View,
  now: number,
  meant: readonly number[] = [],
): MyTrick[] {
  const { category, level, mastery } = view
  const typed = wordsOf(view.q).filter(Boolean)
  const isSearching = view.q.trim() !== ''
  const ranks = new Map(meant.map((id, rank) => [id, rank]))
  const shown = tricks.filter(
    (trick) =>
      (!category || trick.category === category) &&
      (!level || trick.difficultyRating === level) &&
      (!mastery || trick.progress.masteryLevel === mastery) &&
      (!isSearching || ranks.has(trick.id) || (typed.length > 0 && isFound(trick, typed))),
  )
  if (!isSearching || view.sort !== wholeList.sort) return sortMyTricks(shown, view.sort, now)
  const rankOf = ({ id }: MyTrick) => ranks.get(id) ?? ranks.size
  return shown.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** The whole days between two moments where the skater is. */
export function daysBetween(from: Date, to: Date): number {
  const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return Math.round((midnight(to) - midnight(from)) / dayMs)
}

const dayForm = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))

/** A day given as 2026-11-20, in words: Nov 20, 2026. */
export const dayWords = (day: string): string => dayForm().format(new Date(day))

/** When a trick was practiced, as one says it; null before the first time. */
export function practicedWords(lastPracticed: string | null, now: Date): string | null {
  if (lastPracticed === null) return null
  const days = daysBetween(new Date(lastPracticed), now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return `${days} days ago`
}

const nearForm = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }))

/** What a trick came to the last time before today, and when that was. */
export function lastTimeWords({ day, tries, lands }: PracticeDay, now: Date, isDated = true): string {
  const words = `Last time: ${lands} of ${tries}`
  if (!isDated) return words
  const ago = daysBetween(new Date(`${day}T12:00:00`), now)
  const when = ago === 1 ? 'yesterday' : ago < 7 ? nearForm().format(new Date(day)) : dayWords(day)
  return `${words}, ${when}`
}

const mostToday = 3

/** What to begin a day with: what was practiced last, then what is due, each once, and something of both. */
export function todayTricks(tricks: readonly MyTrick[], now: number): MyTrick[] {
  const due = sortMyTricks(tricks, 'due', now).filter((trick) => isDue(trick, now))
  const last = sortMyTricks(tricks, 'practiced', now).filter(
    (trick) => trick.progress.lastPracticed !== null && !due.includes(trick),
  )
  const room = due.length > 0 ? mostToday - 1 : mostToday
  return [...last.slice(0, room), ...due].slice(0, mostToday)
}
