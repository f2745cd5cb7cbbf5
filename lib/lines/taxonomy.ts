// Apart from the schemas, so that what is shown in the browser does without a validator.

import type { StartingPosition } from '../skate/lines/trick'
import { counted } from '../skate/wording'

export type { StartingPosition }

export const startingPositions = [
  'flatground',
  'ramp',
  'dropin',
  'quarterpipe',
] as const satisfies StartingPosition[]

export const startingPositionNames: Record<StartingPosition, string> = {
  flatground: 'Flat Ground',
  ramp: 'Ramp',
  dropin: 'Drop In',
  quarterpipe: 'Quarter Pipe',
}

export const mostTricks = 5

/** What a line lacks: said beside the form, and by the server. */
export const lineProblems = {
  start: 'Starting position is required',
  tricks: 'Select at least one trick',
  tooMany: `You can only select up to ${mostTricks} tricks for a line`,
  name: 'Please enter a name for your line',
}

type LineFacts = { tricks: readonly unknown[]; startingPosition: StartingPosition }

/** A line in a few words: how many tricks, and from where. */
export const lineFacts = ({ tricks, startingPosition }: LineFacts): string =>
  `${counted(tricks.length, 'trick')} from: ${startingPositionNames[startingPosition]}`
