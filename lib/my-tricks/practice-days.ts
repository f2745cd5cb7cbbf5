import type { PracticeDay } from './schema'

type Practice = { practicedAt: Date; tries: number; lands: number }

/** Practice summed up by day, oldest first; a day begins at midnight in the time zone. */
export function practiceDays(practice: Practice[], timeZone: string): PracticeDay[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const days = new Map<string, PracticeDay>()
  for (const { practicedAt, tries, lands } of practice) {
    const day = format.format(practicedAt)
    const sum = days.get(day) ?? { day, tries: 0, lands: 0 }
    days.set(day, { day, tries: sum.tries + tries, lands: sum.lands + lands })
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day))
}
