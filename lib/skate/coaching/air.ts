import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { FEET } from './feet.ts'
import { flickStep } from './flick.ts'
import { GRABS, type GrabLesson } from './grabs.ts'
import { type Context, type Fault, fault, type Lesson } from './lesson.ts'
import { flipNoun, sentence, sideOfTurn, turnPhrase, turns } from './phrase.ts'
import { leavesYou, revertWords, rollAway } from './roll-away.ts'
import { type Analysis, analyse, groundOf } from './take.ts'

const UP: Record<Stance, string> = {
  regular: 'Ride up the wall with speed you have tested in high kickturns',
  nollie: 'Ride up the wall with the front foot moved up toward the nose',
  fakie: 'Ride up the wall in fakie with more speed than feels polite',
  switch: 'Ride up the wall in switch, knees deep',
}

function carve({ opens, body }: Analysis): string {
  if (body === 0) return ', straight at the coping'
  if (opens === null) return ', on a slight curve toward the way you turn'
  return opens ? ', carving a little on your heel side' : ', carving a little on your toe side'
}

function takeOff(take: Analysis, isFlat: boolean): string {
  const { feet, motion } = take
  if (isFlat) return `Pop ${feet.ollie} as high as you own and pull both knees up at once.`
  if (motion.stance === 'fakie' && take.body === 0)
    return 'Pop lightly as the leading wheels reach the coping and let the wall send you up.'
  return 'Stay low and let the leading wheels pass the coping before you lift off.'
}

function turn({ body, opens }: Analysis, isFlat: boolean): string | null {
  if (body === 0) return null
  if (body <= 180 && isFlat)
    return 'Let the shoulders bring half a turn round while the board is still rising.'
  if (body <= 180) return 'Look for the spot on the wall where you will land, and the hips turn toward it.'
  const over = opens === null ? '' : opens ? ' over the leading shoulder' : ' over the trailing shoulder'
  return `Throw head and shoulders round${over} at take-off and stay small until ${turns(body)} are done.`.replace(
    'a full turn are',
    'a full turn is',
  )
}

function down({ motion, exit, body }: Analysis, isFlat: boolean): string {
  const away = rollAway(motion.stance, exit)
  if (!motion.contact || (motion.contact.name === 'Air' && body < 360))
    return `Reach for the wall with bent legs, press down the transition and ${away}.`
  return isFlat
    ? `Let go on the way down, land with both knees and ${away}.`
    : `Let go before the wheels meet the wall, press down the transition and ${away}.`
}

function spinFault({ body }: Analysis, isFlat: boolean): Fault {
  if (body > 180)
    return fault(
      'You come down on your side, short of the turn.',
      'Do not grab before the shoulders have gone. Practise it into foam or a pool, or as far as a knee slide allows.',
    )
  if (isFlat)
    return fault(
      'You turn only a quarter and land across.',
      'You forgot the shoulders while you reached. Start them round before the pop and grab on the way.',
    )
  return fault(
    'You hang up with the last wheels on the coping.',
    'You came down too close to the wall. Take off with a little more slant, and wear knee pads.',
  )
}

function grabOf({ contact }: Motion): GrabLesson | null {
  return contact ? (GRABS[contact.name] ?? null) : (GRABS.Air ?? null)
}

function whatItIs(take: Analysis, grab: GrabLesson, isFlat: boolean): string {
  const { motion, body } = take
  const from =
    motion.stance === 'regular'
      ? ''
      : `${FEET[motion.stance].isEndLeading || motion.stance === 'switch' ? `from ${motion.stance}, ` : ''}`
  const flip = take.isFlipped ? `after ${flipNoun(motion.flip)} ` : ''
  const spin =
    body === 0
      ? ''
      : `, with ${motion.bodyDeg === null ? turns(body) : turnPhrase(body, motion.bodyDeg)} ${isFlat ? 'on the way' : 'above the coping'}`
  const board =
    motion.boardTurn === motion.bodyTurn
      ? ''
      : `, the board ${motion.boardTurn ? turns(motion.boardTurn) : 'not turning'} ${sideOfTurn(motion.boardDeg) ?? ''}`.trimEnd()
  const to = motion.to ? `, and down again to ${motion.to} without a turn` : ''
  return `${sentence(`${from}${flip}${grab.is}${spin}${board}${to}${revertWords(motion)}`)}`
}

const HELD_TOO_LONG = fault(
  'You land crouched and lose it.',
  'You held on too long. Open the hand as soon as you feel yourself fall, and let the legs stretch to the ground.',
)
const TOO_FAR_OUT = fault(
  'You land low on the wall or on the flat.',
  'You jumped away from the ramp. Let the wall throw you straight up and lean in only at the top.',
)

/** Teaches an air, with or without a grab; null for one whose details the words do not tell. */
export function airLesson(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  const grab = grabOf(motion)
  const isSpun = (motion.bodyTurn ?? 0) >= 360 && motion.contact?.name === 'Air'
  if (!grab) return null
  const isFlat = groundOf(context) === 'flat'
  const take = analyse(motion, exit)
  const up = isFlat
    ? `Roll faster than usual, feet set for ${take.feet.ollie}.`
    : `${UP[motion.stance]}${carve(take)}.`
  const flip = take.isFlipped ? flickStep({ ...take, shape: 'straight', sweep: null }) : null
  const caught = take.isFlipped
    ? 'Catch the board with both feet while you are still rising; no catch, no grab.'
    : null
  const safety = isFlat
    ? 'It needs an ollie with time at the top.'
    : 'Wear pads and a helmet, for the drop is longer than it looks.'
  return {
    description: `${whatItIs(take, grab, isFlat)} ${safety} ${leavesYou(motion.stance, exit)}`,
    steps: [
      up,
      takeOff(take, isFlat),
      flip,
      caught,
      turn(take, isFlat),
      isSpun
        ? 'Grab the edge that comes to hand first, for it keeps the board on your feet through the turns.'
        : grab.take,
      grab.tweak,
      down(take, isFlat),
    ].filter((step) => step !== null),
    mistakes: [
      fault(grab.miss, grab.remedy),
      spinFault(take, isFlat),
      motion.contact && motion.contact.name !== 'Air' ? HELD_TOO_LONG : TOO_FAR_OUT,
    ],
  }
}
