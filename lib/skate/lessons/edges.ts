import { recordOf } from '../contacts.ts'
import type { Motion, Stance } from '../motion.ts'
import { type Lead, leadOf } from '../stance.ts'
import {
  type EdgeContact,
  type EdgeLesson,
  type EdgeWords,
  edgeWords,
  GRINDS,
  SLIDES,
} from './edge-contacts.ts'
import {
  type Context,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  pick,
  revertWords,
  rollAway,
  seedOf,
  sentence,
} from './phrases.ts'

const FROM: Record<Stance, string> = {
  regular: '',
  nollie: 'Popped off the nose, ',
  fakie: 'Out of fakie, ',
  switch: 'In switch, ',
}

/** Teaches a grind or a slide. */
export function edgeLesson(
  motion: Motion,
  contact: EdgeContact,
  context: Context,
  exit: Lead | null,
): Lesson {
  const moments = edgeMoments(motion, contact, context, exit)
  const { words, faults } = moments
  const side = motion.approach === null ? '' : `, ${sideWords(motion, words)}`
  const to = motion.to ? `, and off it to ${motion.to}` : ''
  const description = `${sentence(`${FROM[motion.stance]}${moments.is}${side}${to}${revertWords(motion)}`)} ${note(motion, contact, words)} ${leavesYou(motion.stance, exit)}`
  return {
    description,
    steps: [moments.approach, moments.set, moments.up, moments.lock, moments.hold, moments.out],
    mistakes: faults.slice(0, 3),
  }
}

const SET: Record<Stance, readonly [string, ...string[]]> = {
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

/** The moments of a grind or a slide, so that a combination can put others before or behind them. */
export function edgeMoments(
  motion: Motion,
  contact: EdgeContact,
  context: Context,
  exit: Lead | null,
  from: Stance = motion.stance,
) {
  const edge = lessonOf(contact)
  const words = edgeWords(contact, motion.stance, context)
  const seed = seedOf(JSON.stringify(motion))
  return {
    words,
    approach: approachStep({ ...motion, stance: from }, contact, words),
    set: words.isRamp
      ? 'Stay low through the curve with your weight over both feet.'
      : pick(seed >>> 3, SET[motion.stance]),
    up: upStep(motion, contact, words, seed >>> 5),
    turn: contact.kind === 'slide' ? turnWords(motion, contact) : null,
    lock: edge.lock(words),
    hold: edge.hold(words),
    out: outStep({ ...motion, stance: from }, contact, words, exit),
    is: edge.is(words),
    faults: [...edge.faults(words), sideFault(motion, words)],
  }
}

function lessonOf(contact: EdgeContact): EdgeLesson {
  return contact.kind === 'grind' ? GRINDS[contact.name] : SLIDES[contact.name]
}

const ROLLING: Record<Stance, string> = {
  regular: 'Roll',
  nollie: 'Roll, feet shifted up for a nollie,',
  fakie: 'Roll fakie',
  switch: 'Roll switch',
}

function approachStep(motion: Motion, contact: EdgeContact, words: EdgeWords): string {
  if (words.isRamp) {
    const side =
      motion.approach === null
        ? ''
        : motion.approach === 'frontside'
          ? ', chest to the wall'
          : ', back to the wall'
    return `${ROLLING[motion.stance]} up the wall at a slant${side}, with speed enough to reach the coping easily.`
  }
  const angle = contact.kind === 'slide' ? 'a small angle' : 'an angle close to parallel'
  const side = sideWords(motion, { ...words, thing: 'it' }).replace('the it', 'it')
  return `${ROLLING[motion.stance]} toward the ${words.thing} at ${angle}, ${side}.`
}

function sideWords({ approach }: Motion, { thing }: EdgeWords): string {
  if (approach === null) return 'from whichever side you see it better'
  return approach === 'frontside'
    ? `with the ${thing} in front of your chest`
    : `with the ${thing} behind your back`
}

function upStep(
  motion: Motion,
  contact: EdgeContact,
  { feet, thing, isRamp }: EdgeWords,
  seed: number,
): string {
  if (isRamp) return `Lift the wheels over the ${thing} as you run out of wall, hips coming up above it.`
  if (contact.kind === 'slide') return `Pop ${feet.ollie} and ${turnWords(motion, contact)}.`
  return pick(seed, [
    `Pop ${feet.ollie} a hand higher than the ${thing} and drift over it instead of jumping at it.`,
    `Pop ${feet.ollie} early enough to come down onto the ${thing} from above.`,
  ])
}

function turnWords(motion: Motion, contact: EdgeContact): string {
  const faces = facesTravel(motion, contact)
  if (faces === null) return 'turn the board a quarter'
  return faces
    ? 'turn a quarter so that your chest faces travel'
    : 'turn a quarter so that your back goes first and you look out over the leading shoulder'
}

/** Whether the chest faces travel during a slide; null when the words do not say. */
function facesTravel({ approach, stance }: Motion, contact: EdgeContact): boolean | null {
  const isLeading = isLeadingEnd(contact, stance)
  return approach === null || isLeading === null ? null : isLeading === (approach === 'backside')
}

/**
 * Whether the end or truck that meets the edge is the leading one. Across the edge, the leading truck goes over
 * when the nose points in, whatever the stance; on one end, fakie leads with the tail. Null when upside down.
 */
function isLeadingEnd(contact: EdgeContact, stance: Stance): boolean | null {
  const { rest, angle, isUpsideDown } = recordOf(contact).lie
  if (isUpsideDown) return null
  return rest === 'deck' ? angle > 0 : angle > 0 !== (stance === 'fakie')
}

/** Off the edge and away. */
function outStep(motion: Motion, contact: EdgeContact, words: EdgeWords, exit: Lead | null): string {
  const usual = contact.kind === 'slide' && !words.isRamp ? slideOut(motion) : grindOut(motion, words)
  const keepsLead = exit === null ? null : exit === leadOf(motion.stance)
  const out = lessonOf(contact).out?.(words, keepsLead) ?? usual
  const revert = motion.revert ? ', slide the last half turn round on the wheels' : ''
  return `${out}${revert} and ${rollAway(motion.stance, exit)}.`
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

function sideFault(motion: Motion, { thing, isRamp }: EdgeWords): Fault {
  if (isRamp) {
    return fault(
      'You run out of speed below the coping.',
      'Pump the wall before it, and come up straighter: a long slant costs the last bit of height.',
    )
  }
  if (motion.stance === 'nollie')
    return fault(
      'The nose clips the side on the way up.',
      `You popped too late. The leading end rises first in a nollie, so leave the ground a board's length before the ${thing}.`,
    )
  if (motion.stance === 'fakie')
    return fault(
      'The tail rams the side before you are up.',
      `It arrives ahead of you. Pop a board's length earlier than you would rolling forward.`,
    )
  if (motion.stance === 'switch')
    return fault(
      'You get on, but only just.',
      `The switch pop is lower than you believe. Start on something a hand lower and raise it week by week.`,
    )
  if (motion.approach === 'backside')
    return fault(
      'You jump short because you cannot see it.',
      `Turn the head over the leading shoulder and fix the place on the ${thing} before you pop.`,
    )
  return fault(
    'You reach for it with your toes and fold over it.',
    `The ${thing} comes to you. Jump with a straight back and pull the knees up instead of bending down.`,
  )
}

function note(motion: Motion, contact: EdgeContact, { isRamp }: EdgeWords): string {
  if (isRamp) return 'Speed carries you along the coping, so do not pump it away on the way up.'
  const faces = facesTravel(motion, contact)
  if (contact.kind === 'slide' && faces !== null) {
    return faces
      ? 'You see where you are going all the way.'
      : 'Your back leads the way, so the end is judged over the shoulder.'
  }
  if (motion.approach === null) return 'Either side will do; take the one on which you can see the edge.'
  return motion.approach === 'frontside'
    ? 'You see the edge from the first metre, which makes the lock honest.'
    : 'You get on without seeing much of it, so the jump has to be learned by feel.'
}
