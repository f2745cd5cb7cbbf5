/** A day in milliseconds, as far as no clock is put forward or back. */
export const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment by universal time, written YYYY-MM-DD. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Whether a zone is known by this name, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Says the day of a moment in a zone, written YYYY-MM-DD. Throws for a zone that is not known. */
export function daysIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (moment) => format.format(moment)
}

/** The day of a moment where the skater is, written YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}

/** The day before that of a moment where the skater is, written YYYY-MM-DD. */
export const dayBefore = (moment: Date): string =>
  localDay(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - 1, 12))

/**
 * The moment that stands for something done on a day, written YYYY-MM-DD: now for today and for what has not come yet,
 * about noon for a day before, so that no change of the clock and no short journey puts it on another one.
 */
export function momentOn(day: string, now: Date): Date {
  if (day >= localDay(now)) return now
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Tries that are logged one by one keep their order.
  return new Date(year, month - 1, date, 12, now.getMinutes(), now.getSeconds(), now.getMilliseconds())
}

/** A moment that has not come yet, by more than a day, by which clocks may differ, at the same hour of the last day that had it. */
export function notAhead(moment: Date, now: number): Date {
  const ahead = moment.getTime() - now
  return ahead <= dayMs ? moment : new Date(moment.getTime() - Math.ceil(ahead / dayMs) * dayMs)
}
