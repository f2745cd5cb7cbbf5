import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { FEET } from './feet.ts'
import { type Fault, fault, type Lesson } from './lesson.ts'
import { sentence } from './phrase.ts'
import { leavesYou, revertWords, rollAway } from './roll-away.ts'
import { STALLS } from './stalls.ts'

const UP: Record<Stance, string> = {
  regular: 'Roll up the wall with just enough speed for the coping',
  nollie: 'Roll up the wall with your weight toward the front foot',
  fakie: 'Roll up the wall in fakie, eyes over the leading shoulder',
  switch: 'Roll up the wall in switch, low and centred',
}

function wayUp({ stance, approach, bodyTurn }: Motion): string {
  if (approach === null || bodyTurn === 0) return `${UP[stance]}.`
  return approach === 'frontside'
    ? `${UP[stance]}, drifting so that your chest comes to face the coping.`
    : `${UP[stance]}, drifting so that your back comes to the coping and your chest looks down the ramp.`
}

function wayIn({ stance, to, bodyTurn, revert }: Motion, exit: Lead | null): string {
  const away = rollAway(stance, exit)
  if (revert) return `Slide the wheels half round on the way down, weight light, and ${away}.`
  const isTurned = !to && (bodyTurn ?? 0) >= 180
  return isTurned
    ? `Ride down with your knees deep and ${away}.`
    : `Stay low with your weight in the middle on the way down and ${away}.`
}

/** Stalls that one turns a quarter into, so that the way to fakie is that quarter back. */
const TURNED_INTO = new Set(['Axle Stall', 'Pivot', 'Feeble Stall', 'Smith Stall'])
const TURN_BACK =
  'Turn back the quarter that you took on the way up, so that the tail points down the ramp, and lean in backward.'

const upTooSlow: Record<Stance, Fault> = {
  regular: fault(
    'You never quite reach the coping.',
    'Do not brake with your legs at the top. Let the knees fold and the board run on under you.',
  ),
  nollie: fault(
    'The nose digs into the top of the wall.',
    'Keep the hips between the bolts until the wheels have met the coping.',
  ),
  fakie: fault(
    'You lose the coping out of sight.',
    'Look over the leading shoulder from the bottom of the wall and do not look away again.',
  ),
  switch: fault(
    'You arrive with the shoulders open.',
    'Point the leading hand up the wall and keep it there until you stand.',
  ),
}

/** Teaches a lip trick; null for one whose details the words do not tell. */
export function stallLesson(motion: Motion, exit: Lead | null): Lesson | null {
  const stall = STALLS[motion.contact?.name ?? '']
  if (!stall) return null
  const feet = FEET[motion.stance]
  const side = motion.approach === null ? '' : `, taken ${motion.approach}`
  const back =
    motion.to === 'fakie'
      ? ', and down again without a turn'
      : motion.to
        ? `, and down again to ${motion.to}`
        : ''
  const from =
    motion.stance === 'regular'
      ? ''
      : `coming up ${motion.stance === 'nollie' ? 'with the weight forward' : `in ${motion.stance}`}, `
  const turn = (motion.bodyTurn ?? 0) > 180 ? `, with ${motion.bodyTurn} degrees of turn in all` : ''
  return {
    description: `${sentence(`${from}${stall.is}${side}${turn}${back}${revertWords(motion)}`)} Learn it on a ramp no higher than your hip, with a helmet on. ${leavesYou(motion.stance, exit)}`,
    steps: [
      wayUp(motion),
      'Bend the knees through the transition and look at the coping until the wheels are there.',
      ...stall.on(feet),
      motion.to && TURNED_INTO.has(motion.contact?.name ?? '') ? TURN_BACK : stall.off(feet),
      wayIn(motion, exit),
    ],
    mistakes: [...stall.faults(feet), upTooSlow[motion.stance]],
  }
}
