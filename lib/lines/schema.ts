import { z } from 'zod'
import { plainText, requiredText } from '../plain-text'
import type { Stance } from '../skate/motion'
import { rowId, type TrickSummary } from '../tricks/schema'
import { levels } from '../tricks/taxonomy'
import { lineProblems, mostTricks, type StartingPosition, startingPositions } from './taxonomy'

/** More lines than anyone plans; guests get enough to try it. */
export const planLimit = { name: 'run-generate', times: 240, guestTimes: 60, seconds: 600 }
export const lineWriteLimit = { name: 'runs', times: 120, seconds: 600 }

const startingPosition = z.enum(startingPositions, { error: lineProblems.start })

// A whole trick stands for its id, so that a list of tricks can be sent as it is.
const chosenTrick = z.union([rowId, z.object({ id: rowId }).transform(({ id }) => id)], {
  error: 'Unknown trick',
})
const isDistinct = (ids: number[]) => new Set(ids).size === ids.length

export const lineRequest = z
  .object({
    startingPosition,
    selectedTricks: z
      .array(chosenTrick, { error: lineProblems.tricks })
      .min(1, { error: lineProblems.tricks })
      .max(mostTricks, { error: lineProblems.tooMany })
      .refine(isDistinct, { error: 'Select each trick once' }),
    /** The trick that stays at a place; null leaves the place free. */
    locked: z.array(rowId.nullable()).max(mostTricks).default([]),
    rider: z.enum(['regular', 'goofy']).optional(),
  })
  .refine(({ locked, selectedTricks }) => locked.every((id) => id === null || selectedTricks.includes(id)), {
    error: 'Only a selected trick can be locked',
    path: ['locked'],
  })
  .refine(({ locked }) => isDistinct(locked.filter((id) => id !== null)), {
    error: 'A trick can be locked at one place only',
    path: ['locked'],
  })
  .refine(({ locked, selectedTricks }) => locked.length <= selectedTricks.length, {
    error: 'There is no such place in the line',
    path: ['locked'],
  })
export type LineRequest = z.infer<typeof lineRequest>

/** Where a line may be skated; what a trick is done on decides which it counts for. */
const linePlaces = ['flat', 'manual', 'edge', 'wall', 'air'] as const

/** How much a line may be missed. */
const darings = ['sure', 'even', 'send it'] as const

const someIds = z.array(rowId).max(50).default([])

export const buildRequest = z.object({
  startingPosition,
  places: z
    .array(z.enum(linePlaces))
    .min(1, { error: 'Choose at least one obstacle' })
    .max(linePlaces.length),
  daring: z.enum(darings, { error: 'Choose how sure the line has to be' }),
  /** Tricks that stay in it. */
  keep: z.array(rowId).max(mostTricks).default([]),
  /** Tricks of lines that were turned down. */
  avoid: someIds,
})
export type BuildRequest = z.infer<typeof buildRequest>

export const swapRequest = z
  .object({
    startingPosition,
    /** In the order in which they stand. */
    selectedTricks: z
      .array(rowId)
      .min(1, { error: lineProblems.tricks })
      .max(mostTricks, { error: lineProblems.tooMany }),
    out: rowId,
    avoid: someIds,
  })
  .refine(({ out, selectedTricks }) => selectedTricks.includes(out), {
    error: 'Only a trick of the line can be swapped',
    path: ['out'],
  })
export type SwapRequest = z.infer<typeof swapRequest>

const incomplete = 'Missing required data to save line'
export const lineInput = z.object({
  name: requiredText(incomplete)
    .trim()
    .min(1, { error: lineProblems.name })
    .max(80, { error: 'A name can have at most 80 characters' }),
  startingPosition: z.enum(startingPositions, { error: incomplete }),
  tricks: z
    .array(z.object({ id: rowId, reasoning: plainText.trim().max(1000).default('') }), { error: incomplete })
    .min(1, { error: incomplete })
    .max(mostTricks, { error: lineProblems.tooMany })
    .refine((tricks) => isDistinct(tricks.map(({ id }) => id)), { error: 'Select each trick once' }),
})
export type LineInput = z.infer<typeof lineInput>

/** What may be changed of a saved line; a new name alone, or all of it. */
export const lineChange = lineInput
  .partial()
  .refine(({ name, tricks, startingPosition }) => name !== undefined || (tricks && startingPosition), {
    error: incomplete,
    path: ['tricks'],
  })
export type LineChange = z.infer<typeof lineChange>

export const lineParams = z.object({ id: rowId })
export const shareParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) })
export const shareQuery = z.object({
  rider: z.enum(['regular', 'goofy']).optional(),
  level: z.enum(levels).optional(),
})
export type ShareQuery = z.infer<typeof shareQuery>

/** Who worded or chose an answer; what it says was checked either way. */
export type AnswerSource = 'coach' | 'model'

export type LineEntry = {
  order: number
  trick: Pick<TrickSummary, 'id' | 'name' | 'category' | 'difficultyRating'>
  reasoning: string
  enters: Stance
  leaves: Stance
  /** Done before the trick; absent when nothing is. */
  repair?: { name: string; leaves: Stance }
}

type LineMark = { part: string; points: number; of: number; says: string }

/** A line with everything there is to say about it. */
export type PlannedLine = {
  emphasis: 'balanced' | 'flow' | 'build' | 'variety'
  entries: LineEntry[]
  judged: { total: number; parts: LineMark[] }
  odds: {
    all: number
    goes: number
    costliest: { id: number; name: string; without: number }
    says: string
  } | null
  /** The exchange of one trick that lifts the marks most. */
  swap: { order: number; trick: LineEntry['trick']; gain: number; says: string } | null
}

export type LineAlternatives = { source: AnswerSource; lines: PlannedLine[] }

export type SavedTrick = LineEntry['trick'] &
  Partial<Pick<LineEntry, 'enters' | 'leaves' | 'repair'>> & {
    reasoning: string
    description: string
    steps: string[]
    videoUrl: string | null
    videoStart: number | null
  }

export type SavedLine = {
  id: number
  name: string
  startingPosition: StartingPosition
  createdAt: string
  shareToken: string | null
  tricks: SavedTrick[]
}

/** A line behind its share link, and the same idea planned for the viewer. */
export type SharedLine = Omit<SavedLine, 'id' | 'shareToken'> & { mine: LineEntry[] }
