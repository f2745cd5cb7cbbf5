import { dayMs, daysIn, localDay, utcDay } from '../days'
import { once } from '../intl'
import type { PracticeRecord } from '../skate/odds'
import { fitSkater, type Skater, shareWords } from '../skate/skater'
import { oddsTrick, sumOf } from '../tricks/rider'
import type { Tally } from '../tricks/schema'
import type { LandingRate, MyTrick, PracticeDay, PracticeEntry, TrickDay } from './schema'

const z95 = 1.96

/**
 * Lands out of tries with Wilson's 95% interval, which stays honest after few tries: one land
 * out of one is "somewhere between 21% and 100%". Null before the first try.
 */
export function landingRate(tries: number, lands: number): LandingRate | null {
  if (tries <= 0) return null
  const rate = lands / tries
  const weight = z95 ** 2 / tries
  const middle = rate + weight / 2
  const reach = z95 * Math.sqrt((rate * (1 - rate)) / tries + weight / tries / 4)
  return {
    tries,
    lands,
    rate,
    low: Math.max(0, (middle - reach) / (1 + weight)),
    high: Math.min(1, (middle + reach) / (1 + weight)),
  }
}

/** The rate of all that was logged, with the latest of it where that is not all; null before the first try. */
export function landingOf({ tries, lands }: Tally, lately: Tally | null): LandingRate | null {
  const rate = landingRate(tries, lands)
  return rate && { ...rate, ...(lately && { lately }) }
}

/** The tries that say how a trick goes now. */
export const nowOf = (landing: LandingRate): Tally => landing.lately ?? landing

/** What the odds go by: how a trick goes now, and its level. */
export const recordOf = ({ progress, landing }: Pick<MyTrick, 'progress' | 'landing'>): PracticeRecord => ({
  ...(landing ? nowOf(landing) : { tries: 0, lands: 0 }),
  mastery: progress.masteryLevel,
})

/** The skater whose list this is. */
export const skaterOf = (tricks: readonly MyTrick[]): Skater =>
  fitSkater(tricks.map((trick) => ({ key: trick.id, trick: oddsTrick(trick), record: recordOf(trick) })))

/** Of fewer tries none tells a good week from a habit. */
const fewestForLevel = 20

/** Whether a trick that is still being learned is landed more often than not, as far as the latest tries are sure of it. */
export function isLandedRegularly({ progress, landing }: Pick<MyTrick, 'progress' | 'landing'>): boolean {
  if (progress.masteryLevel !== 'LEARNING' || !landing) return false
  const { tries, lands } = nowOf(landing)
  return tries >= fewestForLevel && (landingRate(tries, lands)?.low ?? 0) >= 0.5
}

/** A landing rate as a sentence that claims no more than the number of tries allows. */
export function landingWords(landing: LandingRate): string {
  const { tries, lands, lately } = landing
  const { rate, low, high } = (lately && landingRate(lately.tries, lately.lands)) ?? landing
  const last = lately ? `, ${lately.lands} of the last ${lately.tries}` : ''
  const counted = `${lands} of ${tries} landed${last}`
  if (high - low > 0.4) return `${counted}. Too few tries to tell.`
  return `${counted}: ${shareWords(rate)}${high - low > 0.2 ? ', give or take' : ''}.`
}

type Practice = { practicedAt: Date; tries: number; lands: number }

/** Practice summed up by day, oldest first; a day begins at midnight in the time zone. */
export function practiceDays(practice: readonly Practice[], timeZone: string): PracticeDay[] {
  const dayThere = daysIn(timeZone)
  const days = new Map<string, PracticeDay>()
  for (const { practicedAt, tries, lands } of practice) {
    const day = dayThere(practicedAt)
    const sum = days.get(day) ?? { day, tries: 0, lands: 0 }
    days.set(day, { day, tries: sum.tries + tries, lands: sum.lands + lands })
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day))
}

/** The last day before today on which each trick was practiced; a day begins at midnight in the time zone. */
export function lastDays(
  practice: readonly (Practice & { trickId: number })[],
  timeZone: string,
  now: Date,
): TrickDay[] {
  const today = daysIn(timeZone)(now)
  return [...Map.groupBy(practice, ({ trickId }) => trickId)].flatMap(([trickId, own]) => {
    const last = practiceDays(own, timeZone).findLast(({ day, tries }) => day < today && tries > 0)
    return last ? { trickId, ...last } : []
  })
}

/** The entries of each day where the skater is, as they come, with what the day came to. */
export function entriesByDay(
  entries: readonly PracticeEntry[],
): (PracticeDay & { entries: PracticeEntry[] })[] {
  const days = Map.groupBy(entries, ({ practicedAt }) => localDay(new Date(practicedAt)))
  return [...days].map(([day, of]) => ({ day, ...sumOf(of), entries: of }))
}

/** Of fewer tries in a month none is compared with another. */
const fewestInMonth = 8

const monthForm = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }))

const inTen = ({ tries, lands }: Tally) => `${Math.round((lands / tries) * 10)} of 10`

/** How a trick went in the first month that says something and how it goes in the last one; null for less than two. */
export function monthsWords(entries: readonly PracticeEntry[], now: Date): string | null {
  const monthOf = (moment: Date) => localDay(moment).slice(0, 7)
  const months = [...Map.groupBy(entries, ({ practicedAt }) => monthOf(new Date(practicedAt)))]
    .map(([month, of]) => ({ month, ...sumOf(of) }))
    .filter(({ tries }) => tries >= fewestInMonth)
    .sort((one, other) => (one.month < other.month ? -1 : 1))
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || first === last) return null
  const named = (month: string) => {
    const year = month.slice(0, 4)
    const name = monthForm().format(new Date(month))
    return `in ${name}${year === String(now.getFullYear()) ? '' : ` ${year}`}`
  }
  const lately = last.month === monthOf(now) ? 'now' : named(last.month)
  return `${inTen(first)} ${named(first.month)}, ${inTen(last)} ${lately}.`
}

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (number: number) => utcDay(new Date(number * dayMs))

/**
 * The last weeks up to today, each of seven days from Monday on, with what was practiced; days still to
 * come are missing from the last week. Days are written YYYY-MM-DD.
 */
export function calendarWeeks(days: PracticeDay[], today: string, count: number): PracticeDay[][] {
  const practiced = new Map(days.map((entry) => [entry.day, entry]))
  const last = numberOf(today)
  const monday = mondayOf(last)
  return Array.from({ length: count }, (_, week) => {
    const start = monday - (count - 1 - week) * 7
    return Array.from({ length: Math.min(7, last - start + 1) }, (_, offset) => {
      const day = dayOf(start + offset)
      return practiced.get(day) ?? { day, tries: 0, lands: 0 }
    })
  })
}

// Day 0 of the epoch was a Thursday.
const mondayOf = (day: number) => day - ((day + 3) % 7)

/**
 * In how many weeks there was practice, in how many more there was a reason for none, and on which days of this week
 * there was some, from Monday to today. Weeks are counted, not chained: one without either takes nothing away. Days are
 * written YYYY-MM-DD.
 */
export function wholeWeeks(
  practiced: Iterable<string>,
  rested: Iterable<string>,
  today: string,
): { skated: number; rested: number; week: boolean[] } {
  const numbers = new Set([...practiced].map(numberOf))
  const monday = mondayOf(numberOf(today))
  const skatedWeeks = new Set([...numbers].map(mondayOf))
  const restedWeeks = new Set([...rested].map((day) => mondayOf(numberOf(day))))
  return {
    skated: skatedWeeks.size,
    rested: restedWeeks.difference(skatedWeeks).size,
    week: Array.from({ length: numberOf(today) - monday + 1 }, (_, offset) => numbers.has(monday + offset)),
  }
}

/**
 * The weeks before this one, the latest first: their first and last day, and on how many days there was practice. Days
 * are written YYYY-MM-DD.
 */
export function weeksBefore(
  practiced: Iterable<string>,
  today: string,
  count: number,
): { monday: string; sunday: string; skated: number }[] {
  const numbers = new Set([...practiced].map(numberOf))
  const monday = mondayOf(numberOf(today))
  return Array.from({ length: count }, (_, at) => {
    const first = monday - (at + 1) * 7
    const skated = Array.from({ length: 7 }, (__, day) => first + day).filter((day) =>
      numbers.has(day),
    ).length
    return { monday: dayOf(first), sunday: dayOf(first + 6), skated }
  })
}

/** Whether two days lie in one week, which begins on Monday. */
export const isSameWeek = (one: string, other: string): boolean =>
  mondayOf(numberOf(one)) === mondayOf(numberOf(other))
