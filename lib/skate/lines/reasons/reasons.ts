import type { Natural } from '../../stance.ts'
import type { Step } from '../step.ts'
import { isBrake, type StartingPosition } from '../trick.ts'
import { followed } from './link.ts'
import { built, ended, opened } from './order.ts'
import { speedFrom } from './speed.ts'
import { feet, way } from './stance.ts'
import { hand } from './where.ts'
import { type Moment, type Thought, unsaid } from './wording.ts'

/**
 * What someone who films lines would say about every trick: why it comes after the one before, where the speed comes
 * from, where the feet have to move. Two sentences a trick, three where more has to be done, and no wording twice.
 */
export function reasonsFor(
  steps: readonly Step[],
  start: StartingPosition,
  rider: Natural | null = null,
): string[] {
  const said = new Set<string>()
  // The same line is always worded the same, and another one otherwise.
  const seed = steps.reduce((sum, { trick }, at) => sum + trick.id * (at + 3), steps.length)
  return steps.map((step, at) => {
    const moment = { step, before: steps[at - 1], steps, at, start }
    const most = step.repair && step.after.lead === null ? 3 : 2
    const told: string[] = []
    for (const thought of thoughtsOf(moment)) {
      const words = told.length < most ? unsaid(thought, seed + at, said) : null
      if (words) told.push(words)
    }
    const side = hand(step, rider, steps.slice(0, at))
    return [...told, side && unsaid(side, 0, said)].filter(Boolean).join(' ')
  })
}

/** The most telling first. */
function thoughtsOf(moment: Moment): Thought[] {
  const { step, before } = moment
  const link = before ? followed(moment, before) : opened(moment)
  const last = before && moment.at === moment.steps.length - 1 ? ended(moment, before) : null
  const more = [feet(moment), before ? built(moment, before) : null, way(step)]
  // Why it must be last is worth more than how to stand on it.
  const all =
    step.after.lead === null || isBrake(step.trick)
      ? [link, last, speedFrom(moment), ...more]
      : [link, speedFrom(moment), more[0] ?? null, last, ...more.slice(1)]
  return all.filter((thought) => thought !== null)
}
