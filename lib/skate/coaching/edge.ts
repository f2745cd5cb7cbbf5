import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { approachStep, facesTravel, outStep, SET, sideWords, turnWords, upStep } from './edge-approach.ts'
import type { EdgeLesson } from './edge-kind.ts'
import { type EdgeWords, edgeWords } from './edge-words.ts'
import { GRINDS } from './grinds.ts'
import { type Context, type Fault, fault, type Lesson } from './lesson.ts'
import { pick, seedOf, sentence } from './phrase.ts'
import { leavesYou, revertWords } from './roll-away.ts'
import { SLIDES } from './slides.ts'

function edgeOf(motion: Motion): EdgeLesson | null {
  const name = motion.contact?.name ?? ''
  return GRINDS[name] ?? SLIDES[name] ?? null
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

/** The moments of a grind or a slide, so that a combination can put others before or behind them. */
export function edgeMoments(
  motion: Motion,
  context: Context,
  exit: Lead | null,
  from: Stance = motion.stance,
) {
  const edge = edgeOf(motion)
  if (!edge) return null
  const words = edgeWords(motion, context)
  const seed = seedOf(JSON.stringify(motion))
  return {
    words,
    approach: approachStep({ ...motion, stance: from }, words),
    set: words.isRamp
      ? 'Stay low through the curve with your weight over both feet.'
      : pick(seed >>> 3, SET[motion.stance]),
    up: upStep(motion, words, seed >>> 5),
    turn: motion.contact?.kind === 'slide' ? turnWords(motion) : null,
    lock: edge.lock(words),
    hold: edge.hold(words),
    out: outStep({ ...motion, stance: from }, words, exit),
    is: edge.is(words),
    faults: [...edge.faults(words), sideFault(motion, words)],
  }
}

const FROM: Record<Stance, string> = {
  regular: '',
  nollie: 'Popped off the nose, ',
  fakie: 'Out of fakie, ',
  switch: 'In switch, ',
}

function note(motion: Motion, { isRamp }: EdgeWords): string {
  if (isRamp) return 'Speed carries you along the coping, so do not pump it away on the way up.'
  const faces = facesTravel(motion)
  if (motion.contact?.kind === 'slide' && faces !== null) {
    return faces
      ? 'You see where you are going all the way.'
      : 'Your back leads the way, so the end is judged over the shoulder.'
  }
  if (motion.approach === null) return 'Either side will do; take the one on which you can see the edge.'
  return motion.approach === 'frontside'
    ? 'You see the edge from the first metre, which makes the lock honest.'
    : 'You get on without seeing much of it, so the jump has to be learned by feel.'
}

/** Teaches a grind or a slide; null for one whose details the words do not tell. */
export function edgeLesson(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  const moments = motion.bodyDeg === null ? null : edgeMoments(motion, context, exit)
  if (!moments) return null
  const { words, faults } = moments
  const side = motion.approach === null ? '' : `, ${sideWords(motion, words)}`
  const to = motion.to ? `, and off it to ${motion.to}` : ''
  const description = `${sentence(`${FROM[motion.stance]}${moments.is}${side}${to}${revertWords(motion)}`)} ${note(motion, words)} ${leavesYou(motion.stance, exit)}`
  return {
    description,
    steps: [moments.approach, moments.set, moments.up, moments.lock, moments.hold, moments.out],
    mistakes: faults.slice(0, 3),
  }
}
