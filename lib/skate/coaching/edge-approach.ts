import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import type { EdgeWords } from './edge-words.ts'
import { pick } from './phrase.ts'
import { rollAway } from './roll-away.ts'

const ROLLING: Record<Stance, string> = {
  regular: 'Roll',
  nollie: 'Roll, feet shifted up for a nollie,',
  fakie: 'Roll fakie',
  switch: 'Roll switch',
}

export const SET: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Set your feet as for an ollie well before it and crouch.',
    'Get your feet into the ollie place early, so that only the pop remains.',
  ],
  nollie: [
    'Have the front foot on the nose early, hips still between the bolts.',
    'Crouch over the front knee and mean to pop a step earlier than your eye tells you.',
  ],
  fakie: [
    'Look over the leading shoulder and keep your weight in the middle of the board.',
    'Measure the distance by the tail, since that is the end which arrives first.',
  ],
  switch: [
    'Set the trailing foot on the tail early; switch gives you no time to shuffle.',
    'Hold the leading shoulder toward the far end and crouch lower than usual.',
  ],
}

const CROSSED_BY_LEAD = new Set(['Boardslide'])
const ON_NOSE = new Set(['Noseslide', 'Noseblunt Slide'])

/** The end or truck that meets the edge is the leading one. */
function isLeadingEnd({ contact, stance }: Motion): boolean {
  const name = contact?.name ?? ''
  if (CROSSED_BY_LEAD.has(name)) return true
  if (name === 'Lipslide') return false
  return ON_NOSE.has(name) !== (stance === 'fakie')
}

/** Whether the chest faces travel during a slide; null when the side is unknown. */
export function facesTravel(motion: Motion): boolean | null {
  if (motion.approach === null) return null
  return isLeadingEnd(motion) === (motion.approach === 'backside')
}

export function sideWords({ approach }: Motion, { thing }: EdgeWords): string {
  if (approach === null) return 'from whichever side you see it better'
  return approach === 'frontside'
    ? `with the ${thing} in front of your chest`
    : `with the ${thing} behind your back`
}

export function approachStep(motion: Motion, words: EdgeWords): string {
  if (words.isRamp) {
    const side =
      motion.approach === null
        ? ''
        : motion.approach === 'frontside'
          ? ', chest to the wall'
          : ', back to the wall'
    return `${ROLLING[motion.stance]} up the wall at a slant${side}, with speed enough to reach the coping easily.`
  }
  const angle = motion.contact?.kind === 'slide' ? 'a small angle' : 'an angle close to parallel'
  const side = sideWords(motion, { ...words, thing: 'it' }).replace('the it', 'it')
  return `${ROLLING[motion.stance]} toward the ${words.thing} at ${angle}, ${side}.`
}

export function turnWords(motion: Motion): string {
  const faces = facesTravel(motion)
  if (faces === null) return 'turn the board a quarter'
  return faces
    ? 'turn a quarter so that your chest faces travel'
    : 'turn a quarter so that your back goes first and you look out over the leading shoulder'
}

export function upStep(motion: Motion, { feet, thing, isRamp }: EdgeWords, seed: number): string {
  if (isRamp) return `Lift the wheels over the ${thing} as you run out of wall, hips coming up above it.`
  if (motion.contact?.kind === 'slide') return `Pop ${feet.ollie} and ${turnWords(motion)}.`
  return pick(seed, [
    `Pop ${feet.ollie} a hand higher than the ${thing} and drift over it instead of jumping at it.`,
    `Pop ${feet.ollie} early enough to come down onto the ${thing} from above.`,
  ])
}

function slideOut({ to }: Motion): string {
  return to
    ? 'Near the end turn a further quarter the way you were already turning, land'
    : 'Before it slows, turn hips and shoulders back in line, let the wheels land together'
}

function grindOut({ to }: Motion, { thing, isRamp }: EdgeWords): string {
  if (isRamp)
    return to
      ? `Lift off the ${thing}, let the board drop back in the way it lies`
      : 'Swing the nose down the transition, lean in with it'
  return to
    ? 'At the end lift off, turn half round in the air'
    : `Lift the board level as the ${thing} ends, land on all four wheels`
}

/** Off the edge and away. */
export function outStep(motion: Motion, words: EdgeWords, exit: Lead | null): string {
  const out = motion.contact?.kind === 'slide' && !words.isRamp ? slideOut(motion) : grindOut(motion, words)
  const revert = motion.revert ? ', slide the last half turn round on the wheels' : ''
  return `${out}${revert} and ${rollAway(motion.stance, exit)}.`
}
