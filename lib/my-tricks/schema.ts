import { z } from 'zod'
import { plainText } from '../plain-text'
import { rowId, type TrickCard, type TrickSummary } from '../tricks/schema'
import { type MapState, type MasteryLevel, masteryLevels } from './taxonomy'

/** More writes than anyone taps, and fewer than would fill a disk. */
export const writeLimit = { name: 'my-tricks', times: 600, seconds: 600 }

// A phone's clock may run ahead a little; practice further in the future is a mistake.
const clockSkewMs = 24 * 60 * 60 * 1000
const pastMoment = z.iso
  .datetime({ offset: true, error: 'Use an ISO time such as 2026-01-31T18:30:00Z' })
  .transform((text) => new Date(text))
  .refine((moment) => moment.getTime() <= Date.now() + clockSkewMs, { error: 'This time has not come yet' })
  .refine((moment) => moment.getUTCFullYear() >= 1970, { error: 'This time is too long ago' })

export const progressInput = z
  .object({ masteryLevel: z.enum(masteryLevels), lastPracticed: pastMoment })
  .partial()
  .refine((input) => Object.keys(input).length > 0, { error: 'Send masteryLevel or lastPracticed' })
export type ProgressInput = z.infer<typeof progressInput>

const emptyNote = 'Write something first'
export const noteInput = z.object({
  text: plainText
    .trim()
    .min(1, { error: emptyNote })
    .max(2000, { error: 'A note can have at most 2000 characters' }),
})
export type NoteInput = z.infer<typeof noteInput>

/** A changed note says which state of it was changed, so that another device's words are not overwritten. */
export const noteChange = noteInput.extend({
  updatedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
})
export type NoteChange = z.infer<typeof noteChange>

const tooMany = 'At most 1000 at once'
const count = z.number().int().max(1000, { error: tooMany })
export const practiceInput = z
  .object({
    tries: count.min(1, { error: 'At least one try' }),
    lands: count.min(0, { error: 'At least zero lands' }),
    practicedAt: pastMoment.optional(),
  })
  .refine((input) => input.lands <= input.tries, {
    error: 'You cannot land more often than you tried',
    path: ['lands'],
  })
export type PracticeInput = z.infer<typeof practiceInput>

const typedNumber = z.string().trim().regex(/^\d+$/, { error: 'A whole number' }).transform(Number)

/** The same as it is typed into a form. */
export const sessionForm = z.object({ tries: typedNumber, lands: typedNumber }).pipe(practiceInput)

export const noteParams = z.object({ id: rowId, noteId: rowId })
export const practiceParams = z.object({ id: rowId, entryId: rowId })

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Days begin at the skater's midnight. */
export const dayQuery = z.object({
  timeZone: z.string().max(60).refine(isTimeZone, { error: 'Unknown time zone' }).default('UTC'),
})
export type DayQuery = z.infer<typeof dayQuery>

export type Note = { id: number; text: string; createdAt: string; updatedAt: string }

export type Progress = { masteryLevel: MasteryLevel; lastPracticed: string | null; notes: Note[] }

/** Lands out of tries, with the range in which the true rate lies 19 times out of 20. */
export type LandingRate = { tries: number; lands: number; rate: number; low: number; high: number }

export type MyTrick = TrickCard & { progress: Progress; landing: LandingRate | null }

/** What is known of a trick once it is saved: the progress, and the rest of the row. */
export type SavedTrickRow = Progress & { card: TrickCard; landing: LandingRate | null }

export type PracticeEntry = { id: number; tries: number; lands: number; practicedAt: string }

/** What one skater did on one day, written YYYY-MM-DD. */
export type PracticeDay = { day: string; tries: number; lands: number }

export type PracticeHistory = { entries: PracticeEntry[]; days: PracticeDay[]; landing: LandingRate | null }

/** A write to the practice log: the entry to undo, and the new figures. */
export type PracticeLogged = { entry: PracticeEntry; landing: LandingRate }

export type FreshTrick = {
  trick: { id: number; slug: string; name: string }
  masteryLevel: MasteryLevel
  lastPracticed: string
  daysSince: number
  daysOverdue: number
}

export type NextTrick = { trick: TrickSummary; reason: string; builtOn: string[] }

/** A trick on the progress map; `depth` counts the longest way of prerequisites that leads to it. */
export type MapTrick = {
  id: number
  slug: string
  name: string
  category: TrickSummary['category']
  state: MapState
  depth: number
  requires: number[]
}

export type ProgressMap = { tricks: MapTrick[]; counts: Record<MapState, number> }
