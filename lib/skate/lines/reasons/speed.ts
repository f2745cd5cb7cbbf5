import { leadOf } from '../../stance.ts'
import type { Step } from '../step.ts'
import { gainsSpeed, isBrake, isMovement, isOnRamp, isRest, isStop, speedOf, startsHigh } from '../trick.ts'
import { capital, type Moment, past, type Thought, turnBefore } from './wording.ts'

// Where the speed comes from and where it goes: pushes, drops and walls, and what stops a line or stands still in it.

/** Whether the rider stands on the spot at its end. */
const standsStill = ({ trick }: Step) => isStop(trick) || isRest(trick)

/** The pushes before a step as they are said: rolling switch or fakie, the foot that pushes is the other one. */
function pushesOf({ repair, enters }: Step): { says: string; brings: string } | null {
  const pushes = repair?.pushes ?? 0
  if (pushes === 0 || repair?.moves.includes('pump')) return null
  const foot = leadOf(enters) === 'B' ? 'switch ' : ''
  return pushes === 1
    ? { says: `one ${foot}push`, brings: 'brings' }
    : { says: `two ${foot}pushes`, brings: 'bring' }
}

/** Stopping, and setting off again after it. */
export const stopOrStart = (moment: Moment, before: Step): Thought | null =>
  stopped(moment, before) ?? again(moment, before)

/** What only stops the board is set up by nothing. */
function stopped({ step, steps, at }: Moment, before: Step): Thought | null {
  const was = past(before)
  const isBraked = isBrake(step.trick) && at === steps.length - 1
  return isStop(step.trick) || isBraked
    ? {
        kind: 'to stop',
        says: [`Roll ${was} out first.`, `With ${was} behind you there is nothing left to set up.`],
      }
    : null
}

/** Nobody rolls on out of what has stopped them. */
function again({ step }: Moment, before: Step): Thought | null {
  const pushes = pushesOf(step)
  if (!pushes || !standsStill(before)) return null
  const was = past(before)
  const gets = pushes.brings === 'brings' ? 'gets' : 'get'
  return isStop(before.trick)
    ? {
        kind: 'off again',
        says: [
          `${capital(was)} has stopped you: ${pushes.says} before this one.`,
          `You stand after ${was}, so ${pushes.says} ${gets} the line rolling again.`,
        ],
      }
    : {
        kind: 'off a stand',
        says: [
          `Come down from ${was} onto the wheels: ${pushes.says} before this one.`,
          `After ${was} the board hardly moves, and ${pushes.says} ${gets} it going again.`,
        ],
      }
}

/** Nobody rolls on from one to the next who stands on the board in one of them. */
export function standing({ trick }: Step, before: Step): Thought | null {
  const was = past(before)
  if (standsStill(before))
    return isRest(trick)
      ? {
          kind: 'stand to stand',
          says: [
            `Go from ${was} straight into this one, without a push between them.`,
            `Out of ${was} set your feet for the next stand at once.`,
          ],
        }
      : {
          kind: 'moving again',
          says: [`You stand after ${was}, and this is what gets you rolling again.`],
        }
  return isRest(trick)
    ? {
        kind: 'to a stand',
        says: [
          `Slow down after ${was} and set up.`,
          `Let ${was} roll out and take your time getting into it.`,
        ],
      }
    : null
}

/** A drop carries two tricks, if nothing else has given speed since. */
const CARRIED = 2

const isCarriedByDrop = ({ steps, at, start }: Moment): boolean =>
  start === 'dropin' &&
  at <= CARRIED &&
  steps
    .slice(0, at)
    .every(
      ({ trick, repair }) =>
        !repair?.pushes && !gainsSpeed(trick) && (!isOnRamp(trick) || startsHigh(trick.motion)),
    )

/** Where the speed comes from, when it is not simply there. */
export function speedFrom(moment: Moment): Thought | null {
  const { step, before } = moment
  if (!before) return null
  const was = past(before)
  if (step.repair?.moves.includes('pump'))
    return {
      kind: 'pump',
      says: [
        'Pump through the bottom for the height it wants.',
        'Its speed comes out of your legs: press down in the transition.',
      ],
    }
  const costs = speedOf(before.trick.motion, before.trick.place).change < 0
  const pushes = pushesOf(step)
  if (pushes) {
    const { says: push, brings } = pushes
    // Why one pushes was said with what has stopped the line.
    if (standsStill(before) && !turnBefore(step)) return null
    return {
      kind: costs ? 'push after cost' : 'push',
      says: costs
        ? [
            `${capital(was)} takes speed, and ${push} ${brings} it back.`,
            `${capital(push)} first, since ${was} has slowed you down.`,
            `You come out slower than you went in, so get ${push} in before it.`,
          ]
        : [
            `${capital(push)} on the way: it wants more speed than ${was} does.`,
            `Get ${push} in, or it stops halfway.`,
            `It needs speed that the flat does not give, so ${push} first.`,
          ],
    }
  }
  const needs = speedOf(step.trick.motion, step.trick.place).needs
  if (needs < 2) return null
  if (startsHigh(before.trick.motion))
    return { kind: 'from drop', says: ['The speed of the drop is still under you.'] }
  if (isOnRamp(before.trick) && !isMovement(before.trick))
    return {
      kind: 'from wall',
      says: [
        `The speed is there: coming down after ${was} gives it back.`,
        'Rolling down the wall pays for it, no push needed.',
        'The wall gives back on the way down what it took on the way up.',
      ],
    }
  if (isCarriedByDrop(moment) && before.after.speed >= 2)
    return {
      kind: 'still there',
      says: ['You still have speed from the drop.', 'The drop carries this far without a push.'],
    }
  return null
}
