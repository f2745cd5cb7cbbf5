import type { Contact } from '../contacts.ts'
import { FEET } from '../feet.ts'
import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import {
  type Context,
  choose,
  type Fault,
  fault,
  join,
  type Lesson,
  leavesYou,
  revertWords,
  rollAway,
  seedOf,
  sentence,
  some,
} from './phrases.ts'

const FROM: Record<Stance, string> = {
  regular: '',
  nollie: 'From nollie, ',
  fakie: 'In fakie, ',
  switch: 'In switch, ',
}

/** Teaches a manual by itself: on the flat first, unless the trick is known for pads alone. */
export function manualLesson(
  motion: Motion,
  contact: Contact<'manual'>,
  { obstacles = [] }: Context,
  exit: Lead | null,
): Lesson {
  const { balance, faults: mistakes, ...moments } = manualMoments(motion, contact, exit)
  const isPlain =
    !(motion.style || motion.approach || motion.to || motion.revert) && motion.stance !== 'nollie'
  const isOnFlat = isPlain && (obstacles.length === 0 || obstacles.includes('Flat Ground'))
  const place = balance.isLeading ? 'which leads' : 'which trails'
  const more = motion.style === 'One Foot' ? `, standing on the ${balance.foot} alone` : ''
  const side = motion.approach
    ? `, the pad ${motion.approach === 'frontside' ? 'on your toe side' : 'on your heel side'}`
    : ''
  const seed = seedOf(JSON.stringify(motion))
  const hard = balance.isLeading
    ? choose(seed, 'hard', [
        `Lean too far and the ${balance.on} wheels stop while you go on.`,
        `You stand over the wheels that arrive first, so the ${balance.on} forgives nothing.`,
      ])
    : choose(seed, 'hard', [
        `The ${balance.foot} loses the balance and finds it again several times a second.`,
        `It is steered with the ${balance.other} and held with the ${balance.foot}.`,
      ])
  const what = `${FROM[motion.stance]}you roll along on the ${balance.on} truck, ${place}${more}, with the other end in the air${side}${isSwungAround(motion) ? ', and swing halfway around on it at the end' : ''}${revertWords(motion)}`
  const { approach, up, lock, hold, look, out } = moments
  const onPad = [up, lock, hold, look, out]
  return {
    description: `${sentence(`${what}, ${leavesYou(motion.stance, exit, seed)}`)} ${hard}`,
    steps: isOnFlat
      ? [
          ...onFlat(motion, balance),
          `When it lasts ten board lengths, ${approach.charAt(0).toLowerCase()}${approach.slice(1)}`,
          ...onPad,
        ]
      : [approach, ...onPad],
    mistakes: isOnFlat ? faults(balance).filter(({ fix }) => !/\bland/.test(fix)) : mistakes,
  }
}

/** Lifted rather than popped. */
function onFlat({ stance }: Motion, { on, foot, other, isLeading }: Balance): string[] {
  return [
    `Learn it on flat ground: roll${stance === 'regular' ? '' : ` ${stance}`} at a jog, the ${foot} across the ${on} and the ${other} over its bolts.`,
    `Shift your hips ${isLeading ? 'out' : 'back'} over the ${foot} and let the other knee come up, until the wheels under the ${other} leave the ground. Nothing is popped.`,
  ]
}

const INTO: Record<Stance, string> = {
  regular: 'Roll at a jog toward the pad with your feet where an ollie wants them',
  nollie: 'Roll at a jog toward the pad with your feet shifted up for a nollie',
  fakie: 'Roll fakie toward the pad, eyes over the leading shoulder',
  switch: 'Roll switch toward the pad in a dead straight line',
}

const holdOf = ({ style }: Motion, { on, foot, other }: Balance, seed: number): string =>
  style === 'One Foot'
    ? `Once it is steady lift the ${other} off and let it hang beside the board as a counterweight.`
    : choose(seed, 'hold', [
        `Steer the height with the ${other}: bend that knee to let its end rise, stretch it to bring the end down.`,
        `Work the ${other} like a throttle, tiny pushes and pulls, and leave the ${foot} alone.`,
        `Breathe above the ${on} truck, and let the ${other} rise and fall an inch at a time.`,
        `Let the ${other} do the correcting; if the ${foot} moves, it is already too late.`,
      ])

const lookOf = ({ on, isLeading }: Balance, seed: number): string =>
  isLeading
    ? choose(seed, 'look', [
        `Keep the chest quiet above the ${on} truck, which leads, and look well ahead.`,
        `Stay stacked over the ${on} truck with your eyes past the end of the pad.`,
      ])
    : choose(seed, 'look', [
        'Hold the arms wide and look several board lengths ahead, not at your feet.',
        'Look at the far edge of the pad and let your arms hang wide.',
        `Keep your shoulders along the board, or the ${on} wheels start to steer.`,
      ])

function outOf(motion: Motion, { on }: Balance, rollsAway: string, seed: number): string {
  const slid = motion.revert ? ', slide the wheels halfway around' : ''
  return isSwungAround(motion)
    ? `Before the pad ends turn head and shoulders, swing the board halfway around on the ${on} wheels, then set the others down${slid} and ${rollsAway}.`
    : join(
        seed,
        'out',
        [
          'Shift back to the middle as the pad ends',
          'Let the pad run out under you',
          `Roll the ${on} wheels off the edge`,
        ],
        [`, set the other wheels down${slid} and ${rollsAway}.`, `, drop level${slid} and ${rollsAway}.`],
      )
}

/** The moments of a manual, so that a combination can put others before or behind them. */
export function manualMoments(
  motion: Motion,
  contact: Contact<'manual'>,
  exit: Lead | null,
  from: Stance = motion.stance,
  name = '',
) {
  const balance = balanceOf(motion, contact)
  const { on, foot, other } = balance
  const seed = seedOf(`${name} ${JSON.stringify(motion)}`)
  return {
    balance,
    approach: `${INTO[from]}${choose(seed, 'into', ['.', `, thinking of the ${on} truck.`, ', a push faster than the balance seems to want.', `, its far edge picked and your ${foot} set.`])}`,
    up: join(
      seed,
      'up',
      [
        `Pop ${FEET[motion.stance].ollie} just high enough for the pad`,
        `Give it ${FEET[motion.stance].ollie} that barely clears the pad`,
      ],
      [
        `, and bring the hips over the ${on} truck in the air.`,
        `, with your hips already on their way to the ${foot}.`,
      ],
    ),
    lock: join(
      seed,
      'lock',
      [
        `Touch down on the ${on} truck alone`,
        `Land the ${on} wheels and nothing else`,
        `Set the ${on} truck on the pad softly`,
      ],
      [
        ` with the ${foot} across the ${on} and its knee bent.`,
        `, the ${other} still pulled up.`,
        `, over the ${foot}, as quietly as you would put down a full cup.`,
        `, weight over the ${foot}, head above it.`,
      ],
    ),
    hold: holdOf(motion, balance, seed),
    look: lookOf(balance, seed),
    out: outOf(motion, balance, rollAway(from, exit, seed), seed),
    faults: some(seed, 'faults', faults(balance), 3),
  }
}

/** Nothing ends the other way around without half a turn. */
const isSwungAround = ({ to }: Motion): boolean => to !== null

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
          `Too much weight came onto the ${foot}. Hold it up with the hips and the other knee, and keep that foot soft.`,
        ),
    fault(
      `It drops off the ${on} truck onto four wheels before you are settled.`,
      `The hips stayed in the middle; land with the ${foot} already under them.`,
    ),
    fault(
      'You hold it, but it runs off in a curve.',
      `Your upper body is twisted; square the shoulders over the ${foot} and leave the ${other} out of the steering.`,
    ),
    fault(
      `You tip past the ${on} in the first yard.`,
      `You landed still moving that way; stop your hips over the ${foot} before the wheels touch.`,
    ),
    fault(
      `The ${other} stamps its end down to save you.`,
      `Let it wobble; straighten the ${other} a hair and it comes back by itself.`,
    ),
  ]
}
