import { leadOf } from '../../stance.ts'
import type { Step } from '../step.ts'
import { isMovement, isPopped, type LineTrick } from '../trick.ts'
import { standing, stopOrStart } from './speed.ts'
import { feet, turned } from './stance.ts'
import { reached } from './where.ts'
import { capital, firstOf, isLanded, type Moment, past, rolling, type Thought, the } from './wording.ts'

// Why a trick comes after the one before: what has to be done between the two, or what they have in common.

/** What links a trick to the one before; the most telling of what is true. */
export const followed = (moment: Moment, before: Step): Thought =>
  turned(moment, before) ??
  stopOrStart(moment, before) ??
  related(moment, before) ??
  reached(moment, before) ??
  standing(moment.step, before) ??
  rolled(moment, before)

const flicks = ({ motion }: LineTrick) => motion.flip.kind
const isFlip = ({ motion }: LineTrick) => motion.flip.kind === 'kick' || motion.flip.kind === 'heel'
const isPoppedAlike = ({ motion: one }: LineTrick, { motion: other }: LineTrick) =>
  one.stance === other.stance && one.bodyDeg === other.bodyDeg && one.boardDeg === other.boardDeg
const base = (name: string) => name.replace(/^(Nollie|Fakie|Switch) /, '')
const sideOf = (name: string) => /^(Frontside|Backside) /.exec(base(name))?.[1]

const lowered = (words: string) => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`

/** What the two tricks have to do with each other. */
function related({ step }: Moment, before: Step): Thought | null {
  const [trick, was] = [step.trick, before.trick]
  const prior = past(before)
  const isMore = trick.motion.parts.length > 0 || /^(Double|Triple|Quad) /.test(base(trick.name))
  const isLonger = isMore && trick.name.length > was.name.length && trick.name.includes(was.name)
  if (base(trick.name) === base(was.name))
    return {
      kind: 'same other stance',
      says: [
        `The same trick once more, ${step.enters} this time, so the camera sees both.`,
        `Doing it ${step.enters} straight after ${prior} shows you own it.`,
      ],
    }
  if (isLonger)
    return {
      kind: 'more of it',
      says: [
        `It is ${prior} with more in it, and the plain one was the warm-up.`,
        `Having felt ${prior} a moment ago, you only think of what is added.`,
      ],
    }
  const [one, other] = [sideOf(was.name), sideOf(trick.name)]
  if (
    one &&
    other &&
    one !== other &&
    base(was.name).slice(one.length) === base(trick.name).slice(other.length)
  )
    return {
      kind: 'other side',
      says: [
        `One ${lowered(one)}, one ${lowered(other)}: the pair shows that you have both sides.`,
        `${other} after ${lowered(one)} keeps it from being the same trick twice.`,
      ],
    }
  if (isFlip(trick) && isFlip(was) && flicks(trick) !== flicks(was) && isPoppedAlike(trick, was))
    return {
      kind: 'other flick',
      says: [
        `Off the other edge of the board this time: ${flicks(trick) === 'heel' ? 'heel after toe' : 'toe after heel'}.`,
        `The pop of ${prior} again, flicked the other way, so it does not look like a repeat.`,
      ],
    }
  return null
}

/** The kind of what is said where nothing is to be done between two tricks. */
export const ROLLED_ON = 'rolled on'

/** Nothing is to be done between the two: one rolls on, on the same ground. */
function rolled(moment: Moment, before: Step): Thought {
  const { step } = moment
  const was = past(before)
  const name = firstOf(step)
  const straight =
    leadOf(step.enters) === 'F' || step.enters === before.enters ? rolling(step.enters) : 'the same way'
  // That one rolls forward goes without saying.
  const isForward = straight === 'forward'
  const shared = [
    (before.trick.motion.bodyTurn ?? 0) !== 0
      ? `${capital(was)} leaves you rolling ${straight} as before.`
      : isForward
        ? `Straight from ${was} into this one.`
        : `${capital(was)} does not turn you, so you are still rolling ${straight} for this.`,
    isForward
      ? `Keep rolling after ${was}: this one comes right behind it.`
      : `Straight from ${was}: both are ridden rolling ${straight}.`,
    isMovement(before.trick)
      ? `${capital(was)} leaves you rolling ${straight}, as this one wants it.`
      : `Roll out of ${was} and set up again.`,
  ]
  if (feet(moment))
    return {
      kind: ROLLED_ON,
      says: [
        ...shared,
        isPopped(step.trick) && isPopped(before.trick)
          ? `After ${was} only the foot that pops changes, not the way you roll.`
          : `After ${was} only your feet move, not the way you roll.`,
      ],
    }
  if (step.repair) return { kind: ROLLED_ON, says: shared }
  return {
    kind: ROLLED_ON,
    says: [
      ...shared,
      `You come out of ${was} set up for this one.`,
      `${capital(was)} leaves you right where this one starts.`,
      `Land ${was}, keep rolling, go.`,
      ...(isLanded(before) && step.trick.place === 'flat'
        ? [
            `You can set up for ${the(name)} as soon as ${was} is down.`,
            `Land ${was} over the bolts and you are lined up for it.`,
            `With ${was} landed clean, take a breath and go.`,
          ]
        : []),
    ],
  }
}
