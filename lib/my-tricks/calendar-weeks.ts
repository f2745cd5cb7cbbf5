import type { PracticeDay } from './schema'

const dayMs = 24 * 60 * 60 * 1000

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/**
 * The last weeks up to today, each of seven days from Monday on, with what was practised; days still to
 * come are missing from the last week. Days are written YYYY-MM-DD.
 */
export function calendarWeeks(days: PracticeDay[], today: string, count: number): PracticeDay[][] {
  const practised = new Map(days.map((entry) => [entry.day, entry]))
  const last = numberOf(today)
  // Day 0 of the epoch was a Thursday.
  const monday = last - ((last + 3) % 7)
  return Array.from({ length: count }, (_, week) => {
    const start = monday - (count - 1 - week) * 7
    return Array.from({ length: Math.min(7, last - start + 1) }, (_, offset) => {
      const day = dayOf(start + offset)
      return practised.get(day) ?? { day, tries: 0, lands: 0 }
    })
  })
}

/** The day of a moment where the skater is, written YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}
