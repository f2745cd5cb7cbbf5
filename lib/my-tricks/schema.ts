import { z } from 'zod'
import { dayMs, isTimeZone, localDay, notAhead } from '../days'
import { plainText } from '../plain-text'
import { rowId, type Tally, type TrickCard, type TrickSummary, trickName } from '../tricks/schema'
import { type MasteryLevel, masteryLevels, mostBrought, type RestReason, restReasons } from './taxonomy'

/** More writes than anyone taps, and fewer than would fill a disk. */
export const writeLimit = { name: 'my-tricks', times: 600, seconds: 600 }

/** A schema for each field: one that is missing would be dropped without a word. */
type Fields<Thing> = Record<keyof Thing, z.ZodType>

const moment = z.iso
  .datetime({ offset: true, error: 'Use an ISO time such as 2026-01-31T18:30:00Z' })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1970, { error: 'This time is too long ago' })
const pastMoment = moment.transform((date) => notAhead(date, Date.now()))

const stated = { masteryLevel: z.enum(masteryLevels), lastPracticed: moment } satisfies Fields<Stated>

export const progressInput = z
  .object({
    ...stated,
    /** Changes nothing where a later moment is known: another device was last, though it was heard first. */
    ifLatest: z.boolean(),
  })
  .partial()
  .refine(({ ifLatest: _, ...sent }) => Object.values(sent).some((value) => value !== undefined), {
    error: `Send ${Object.keys(stated).join(' or ')}`,
  })
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
const triesAndLands = {
  tries: count.min(1, { error: 'At least one try' }),
  lands: count.min(0, { error: 'At least zero lands' }),
}
const landsFit = ({ tries, lands }: Tally) => lands <= tries
const tooManyLands = { error: 'You cannot land more often than you tried', path: ['lands'] }

export const practiceInput = z
  .object({ ...triesAndLands, practicedAt: moment.optional() })
  .refine(landsFit, tooManyLands)
export type PracticeInput = z.infer<typeof practiceInput>

const typedNumber = z.string().trim().regex(/^\d+$/, { error: 'A whole number' }).transform(Number)

const notYet = 'This day has not come yet'

/** A practice entry as it is typed into a form: its numbers are texts, and its day is one where the skater is. */
export const sessionForm = z
  .object({
    tries: typedNumber,
    lands: typedNumber,
    day: z.iso.date({ error: 'Pick a day' }).refine((day) => day <= localDay(new Date()), { error: notYet }),
  })
  .pipe(z.object({ ...triesAndLands, day: z.string() }).refine(landsFit, tooManyLands))

const broughtMoment = pastMoment.nullable().default(null)
const broughtTrick = z.object({
  trickId: rowId,
  isSaved: z.boolean().default(true),
  masteryLevel: stated.masteryLevel.default('LEARNING'),
  lastPracticed: broughtMoment,
  savedAt: broughtMoment,
  notes: z
    .array(noteInput.extend({ createdAt: pastMoment }))
    .max(mostBrought.entries)
    .default([]),
  practice: z
    .array(z.object({ ...triesAndLands, practicedAt: pastMoment }).refine(landsFit, tooManyLands))
    .max(mostBrought.entries)
    .default([]),
} satisfies Fields<BroughtTrick>)

const calendarDay = z.iso
  .date({ error: 'Use a day such as 2026-01-31' })
  // It may be tomorrow already where the skater is.
  .refine((day) => Date.parse(day) <= Date.now() + dayMs, { error: notYet })
  .refine((day) => day >= '1970-01-01', { error: 'This day is too long ago' })
const rest = z.enum(restReasons).nullable()
const place = plainText.trim().max(80, { error: 'A place can have at most 80 characters' })
const dayNote = plainText.trim().max(2000, { error: 'A note can have at most 2000 characters' })

/** Tricks with what is known of them from elsewhere, and days of a diary, each once. */
export const broughtList = z
  .object({
    tricks: z
      .array(broughtTrick)
      .max(mostBrought.tricks, { error: `At most ${mostBrought.tricks} tricks at once` })
      .refine((tricks) => new Set(tricks.map(({ trickId }) => trickId)).size === tricks.length, {
        error: 'Each trick once',
      }),
    diary: z
      .array(z.object({ day: calendarDay, rest, place, note: dayNote }))
      .max(mostBrought.days, { error: `At most ${mostBrought.days} days at once` })
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, { error: 'Each day once' })
      .default([]),
  })
  .refine(({ tricks, diary }) => tricks.length + diary.length > 0, {
    error: 'At least one trick',
    path: ['tricks'],
  })
export type BroughtList = z.infer<typeof broughtList>

/** Names of tricks that the library does not list. */
export const namedTricks = z.object({
  names: z
    .array(trickName)
    .min(1, { error: 'At least one name' })
    .max(mostBrought.names, { error: `At most ${mostBrought.names} names at once` }),
})

/** A change to what is written down of a day; what is left out stays. */
export const diaryChange = z
  .object({
    day: calendarDay,
    rest: rest.optional(),
    place: place.optional(),
    note: dayNote.optional(),
  })
  .refine(({ rest, place, note }) => rest !== undefined || place !== undefined || note !== undefined, {
    error: 'Send rest, place or note',
  })
export type DiaryChange = z.infer<typeof diaryChange>

export const noteParams = z.object({ id: rowId, noteId: rowId })
export const practiceParams = z.object({ id: rowId, entryId: rowId })

/** Days begin at the skater's midnight. */
export const dayQuery = z.object({
  timeZone: z.string().max(60).refine(isTimeZone, { error: 'Unknown time zone' }).default('UTC'),
})

export type Note = { id: number; text: string; createdAt: string; updatedAt: string }

/** What a skater states of a trick: how well it goes, and when it was practiced last, in ISO form. */
export type Stated = { masteryLevel: MasteryLevel; lastPracticed: string | null }

export type Progress = Stated & { notes: Note[] }

/** A trick with all that is known of it elsewhere; moments are in ISO form. */
export type BroughtTrick = Stated & {
  trickId: number
  isSaved: boolean
  savedAt: string | null
  notes: { text: string; createdAt: string }[]
  practice: { tries: number; lands: number; practicedAt: string }[]
}

/**
 * Lands out of tries, with the range in which the true rate lies 19 times out of 20; and where there are more than say
 * how it goes now, the latest of them.
 */
export type LandingRate = Tally & { rate: number; low: number; high: number; lately?: Tally }

export type MyTrick = TrickCard & { progress: Progress; landing: LandingRate | null }

/** What is known of a trick once it is saved: the progress, and the rest of the row. */
export type SavedTrickRow = Progress & { card: TrickCard; landing: LandingRate | null }

export type PracticeEntry = { id: number; tries: number; lands: number; practicedAt: string }

/** What one skater did on one day, written YYYY-MM-DD. */
export type PracticeDay = { day: string; tries: number; lands: number }

/** What one skater did of one trick on one day. */
export type TrickDay = PracticeDay & { trickId: number }

/** What is written down of a day, written YYYY-MM-DD; `rest` says why there was no skating. */
export type DiaryDay = { day: string; rest: RestReason | null; place: string; note: string }

export type PracticeHistory = { entries: PracticeEntry[]; days: PracticeDay[]; landing: LandingRate | null }

/** What the log of a trick comes to. */
export type Practiced = Pick<MyTrick, 'landing'> & Pick<Stated, 'lastPracticed'>

/** The entry that a write made or corrected, null when a repeated request finds it undone, and the new figures. */
export type PracticeCorrected = Practiced & { entry: PracticeEntry | null }

/** `removedTrick` names the trick where it is not on My Tricks: tries are logged from there, so it was removed meanwhile. */
export type PracticeLogged = PracticeCorrected & { removedTrick: string | null }

export type NextTrick = { trick: TrickSummary; reason: string }

/**
 * What comes next for a skater, by one ranking: the first of all, which may be on the list already, and a few that are
 * not; and the ids of more in their order, down to all that is worked on.
 */
export type Next = { tricks: NextTrick[]; order: number[] }
