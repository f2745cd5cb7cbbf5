import type { Contact } from '../contacts.ts'
import { FEET } from '../feet.ts'
import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { type Fault, fault, type Lesson, leavesYou, rollAway, sentence } from './phrases.ts'

const FROM: Record<Stance, string> = {
  regular: '',
  nollie: 'From nollie, ',
  fakie: 'In fakie, ',
  switch: 'In switch, ',
}

/** Teaches a manual by itself. */
export function manualLesson(motion: Motion, contact: Contact<'manual'>, exit: Lead | null): Lesson {
  const { balance, faults: mistakes, ...moments } = manualMoments(motion, contact, exit)
  const place = balance.isLeading ? 'which leads' : 'which trails'
  const more = motion.style === 'One Foot' ? `, standing on the ${balance.foot} alone` : ''
  const side = motion.approach
    ? `, the pad ${motion.approach === 'frontside' ? 'on your toe side' : 'on your heel side'}`
    : ''
  const hard = balance.isLeading
    ? 'Lean too far and the wheels stop while you go on.'
    : 'The balance is lost and found again several times a second.'
  const what = `${FROM[motion.stance]}you roll along on the ${balance.on} truck, ${place}${more}, with the other end in the air${side}`
  const { approach, up, lock, hold, look, out } = moments
  return {
    description: `${sentence(what)} ${hard} ${leavesYou(motion.stance, exit)}`,
    steps: [approach, up, lock, hold, look, out],
    mistakes,
  }
}

const INTO: Record<Stance, string> = {
  regular: 'Roll at a jog toward the pad with your feet where an ollie wants them.',
  nollie: 'Roll at a jog toward the pad with the front foot on the nose.',
  fakie: 'Roll fakie toward the pad, eyes over the leading shoulder.',
  switch: 'Roll switch toward the pad, no faster than you would for a switch ollie.',
}

/** The moments of a manual, so that a combination can put others before or behind them. */
export function manualMoments(
  motion: Motion,
  contact: Contact<'manual'>,
  exit: Lead | null,
  from: Stance = motion.stance,
) {
  const balance = balanceOf(motion, contact)
  const { on, foot, other, isLeading } = balance
  const oneFoot = motion.style === 'One Foot'
  return {
    balance,
    approach: INTO[from],
    up: `Pop ${FEET[motion.stance].ollie} just high enough for the pad, and bring the hips over the ${on} truck in the air.`,
    lock: `Touch down on the ${on} truck alone with the ${foot} across the ${on} and its knee bent.`,
    hold: oneFoot
      ? `Once it is steady lift the ${other} off and let it hang beside the board as a counterweight.`
      : `Steer the height with the ${other}: bend that knee to let its end rise, stretch it to bring the end down.`,
    look: isLeading
      ? 'Keep the chest quiet above the truck that leads, and look well ahead.'
      : 'Hold the arms wide and look several board lengths ahead, not at your feet.',
    out: `Shift back to the middle as the pad ends, set the other wheels down and ${rollAway(from, exit)}.`,
    faults: faults(balance),
  }
}

interface Balance {
  readonly on: 'tail' | 'nose'
  readonly foot: string
  readonly other: string
  readonly isLeading: boolean
}

function balanceOf({ stance }: Motion, contact: Contact<'manual'>): Balance {
  const feet = FEET[stance]
  const on = contact.name === 'Nose Manual' ? 'nose' : 'tail'
  const isLeading = (on === 'nose') !== (stance === 'fakie')
  return { on, foot: feet[on], other: feet[on === 'nose' ? 'tail' : 'nose'], isLeading }
}

function faults({ on, foot, other, isLeading }: Balance): Fault[] {
  return [
    isLeading
      ? fault(
          `The ${on} bites and you run out over it.`,
          `You pressed with the toes. Move the hips, not the foot, and keep the knee over the ${foot} bent.`,
        )
      : fault(
          `The ${on} touches down after a board's length.`,
          `You got up there by stamping. Lift with hips and the other knee, and keep the ${foot} soft.`,
        ),
    fault(
      'It drops onto four wheels before you are settled.',
      `The hips stayed in the middle. Land with them already above the ${on} truck.`,
    ),
    fault(
      'You hold it, but it runs off in a curve.',
      `Your upper body is twisted. Square the shoulders along the board and leave the ${other} out of the steering.`,
    ),
  ]
}
