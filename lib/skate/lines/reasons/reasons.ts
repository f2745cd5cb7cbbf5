import type { Natural } from '../../stance.ts'
import type { Step } from '../step.ts'
import { isBrake, type StartingPosition } from '../trick.ts'
import { feel } from './feel.ts'
import { followed, ROLLED_ON } from './link.ts'
import { ended, opened } from './order.ts'
import { speedFrom } from './speed.ts'
import { feet, way } from './stance.ts'
import { hand } from './where.ts'
import { type Moment, type Thought, unsaid } from './wording.ts'

/**
 * What someone who films lines would say about every trick: why it comes after the one before, where the speed comes
 * from, where the feet have to move, and where none of this changes how it feels. Two sentences a trick, three where more has to be done, and no wording twice.
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
      // That one rolls on is worth a sentence where there is nothing else to say.
      if (thought.kind === ROLLED_ON && told.length > 0) continue
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
  const more = [feet(moment), feel(step.trick), way(step)]
  // Why it must be last is worth more than how to stand on it.
  const all =
    step.after.lead === null || isBrake(step.trick)
      ? [link, last, speedFrom(moment), ...more]
      : [link, speedFrom(moment), more[0] ?? null, last, ...more.slice(1)]
  const isRolledOn = (thought: Thought | null) => thought?.kind === ROLLED_ON
  return [...all.filter((thought) => !isRolledOn(thought)), ...all.filter(isRolledOn)].filter(
    (thought) => thought !== null,
  )
}
