import { dayMs } from '../../days'
import { monthNamed } from './words'

/** Which of two numbers of a date is the day, where the text shows it; 'open' where it does not. */
export type DayOrder = 'day first' | 'month first' | 'open'

/** A day as it stands in a text. */
export type WrittenDay = {
  written: string
  /** YYYY-MM-DD. */
  day: string
  /** The moment of that day, where a time of day is written with its zone. */
  moment: string | null
  /** Whether the numbers may be taken for another day as well. */
  isEither: boolean
  /** Whether it is asked about: since it may be either of two, or the year is not written. */
  isOpen: boolean
}

type Parts = { year: number; month: number; date: number }

const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/.-]\d)/
const isoWithTime = /\b\d{4}-\d\d-\d\dT[0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-][01]\d:[0-5]\d)?/
const asian = /(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日/
const numbers = /(?<![\d/.-])(\d{1,2})(\/|-|\.\s?)(\d{1,2})(?:\/|-|\.\s?)(\d{4}|'?\d{2})(?![\d/-])/g
const compact = /(?<![\d.-])((?:19|20)\d{2})(\d{2})(\d{2})(?![\d.-])/
const dayMonth =
  /(?<![\d.])(\d{1,2})(?:st|nd|rd|th|\.|er|º)?[\s-](?:of |de )?(\p{L}{3,12})\.?,?(?:[\s-](?:de )?(\d{4}|'\d{2})|-(\d{2}))?(?![\p{L}\d])/giu
const monthDay =
  /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}|'\d{2}))?(?![\p{L}\d])/giu
const monthYear = /(?<!\p{L})(\p{L}{3,12})\.?,?\s(?:de )?(\d{4})(?!\d)/giu
const monthAlone = /(?<![\d/.-])(?:(\d{4})-(\d{2})|(\d{1,2})\/(\d{4}))(?![\d/.-])/

/** What all dates of a text say together about the order of day and month: one row with a 25 settles the others. */
export function orderIn(text: string): DayOrder {
  let [dayFirst, monthFirst] = [false, false]
  for (const [, first, , second] of text.matchAll(numbers)) {
    if (Number(first) > 12 && Number(second) <= 12) dayFirst = true
    if (Number(second) > 12 && Number(first) <= 12) monthFirst = true
  }
  if (dayFirst === monthFirst) return 'open'
  return dayFirst ? 'day first' : 'month first'
}

/** The first day that is written in a text, with the text it was read from; null where there is none. */
export const findDay = (text: string, order: DayOrder, now: Date): WrittenDay | null =>
  inYearMonthDay(text) ?? inNumbers(text, order, now) ?? inWords(text, now) ?? inMonth(text)

/** The day in a cell of dates, which may be a count, too: of seconds, of milliseconds, or of days as spreadsheets count. */
export function dayInCell(cell: string, order: DayOrder, now: Date): WrittenDay | null {
  const written = cell.trim()
  if (!/^\d+$/.test(written) || written.length === 8) return findDay(cell, order, now)
  const count = Number(written)
  const ms = { 13: count, 10: count * 1000, 5: (count - daysTo1970) * dayMs }[written.length]
  if (ms === undefined) return null
  const moment = new Date(ms).toISOString()
  const isDays = written.length === 5
  return { ...sure(written, isDays ? moment.slice(0, 10) : localDay(moment)), moment: isDays ? null : moment }
}

/** How many days spreadsheets count to the first that computers count. */
const daysTo1970 = 25_569

/** A day about which there is nothing to ask. */
const sure = (written: string, day: string): WrittenDay => ({
  written,
  day,
  moment: null,
  isEither: false,
  isOpen: false,
})

function inYearMonthDay(text: string): WrittenDay | null {
  const found = iso.exec(text) ?? asian.exec(text) ?? compact.exec(text)
  if (!found) return null
  const [, year, month, date] = found.map(Number)
  const day = dayOf({ year: year ?? 0, month: month ?? 0, date: date ?? 0 })
  if (day === null) return null
  const withTime = isoWithTime.exec(text)
  const moment = withTime?.[1] ? new Date(withTime[0]).toISOString() : null
  return { ...sure(withTime?.[0] ?? found[0], day), moment }
}

function inNumbers(text: string, order: DayOrder, now: Date): WrittenDay | null {
  for (const [written, first, separator = '', second, tail = ''] of text.matchAll(numbers)) {
    const year = fullYear(tail, now)
    const dayFirst = dayOf({ year, month: Number(second), date: Number(first) })
    const monthFirst = dayOf({ year, month: Number(first), date: Number(second) })
    // Dots are how the day is written first.
    const isDotted = separator.startsWith('.')
    const isDayFirst = order === 'open' ? isDotted : order === 'day first'
    const day = isDayFirst ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
    if (day === null) continue
    const isTwo = dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst
    const isEither = isTwo && order === 'open' && !isDotted
    return { ...sure(written, day), isEither, isOpen: isEither }
  }
  return null
}

function inWords(text: string, now: Date): WrittenDay | null {
  const found = [
    ...text
      .matchAll(dayMonth)
      .map(([written, date, month, year, short]) => ({ written, date, month, year: year ?? short })),
    ...text.matchAll(monthDay).map(([written, month, date, year]) => ({ written, date, month, year })),
  ]
  for (const { written, date, month: word = '', year: figures } of found) {
    const month = monthNamed(word)
    if (!month) continue
    const year = figures === undefined ? lastYearOf(month, Number(date), now) : fullYear(figures, now)
    const day = dayOf({ year, month, date: Number(date) })
    if (day !== null) return { ...sure(written, day), isOpen: figures === undefined }
  }
  return null
}

/** A month without a day: its first day, which is asked about. */
function inMonth(text: string): WrittenDay | null {
  const inFigures = monthAlone.exec(text)
  const named = text
    .matchAll(monthYear)
    .map(([written, word = '', year]) => ({ written, month: monthNamed(word), year }))
    .find(({ month }) => month !== null)
  const found = inFigures
    ? {
        written: inFigures[0],
        month: Number(inFigures[2] ?? inFigures[3]),
        year: inFigures[1] ?? inFigures[4],
      }
    : named
  const day = found?.month ? dayOf({ year: Number(found.year), month: found.month, date: 1 }) : null
  return found && day ? { ...sure(found.written, day), isOpen: true } : null
}

/** The year of two figures: the last one that has come. */
function fullYear(text: string, now: Date): number {
  const figures = Number(text.replace("'", ''))
  if (figures >= 100) return figures
  const century = now.getFullYear() - (now.getFullYear() % 100)
  return century + figures > now.getFullYear() ? century - 100 + figures : century + figures
}

/** The year in which a day of a month came last. */
const lastYearOf = (month: number, date: number, now: Date): number =>
  new Date(now.getFullYear(), month - 1, date) > now ? now.getFullYear() - 1 : now.getFullYear()

function dayOf({ year, month, date }: Parts): string | null {
  const moment = new Date(Date.UTC(year, month - 1, date))
  const isReal = year >= 1970 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date
  return isReal ? moment.toISOString().slice(0, 10) : null
}

/** Noon of a day where the skater is, in ISO form: in no other zone but their own does it fall on the day before. */
export const noonOf = (day: string): string => new Date(`${day}T12:00:00`).toISOString()

/** The day of a moment where the skater is, written YYYY-MM-DD. */
export function localDay(moment: string): string {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
