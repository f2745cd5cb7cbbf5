import type { Stance } from '../../motion.ts'
import { leadOf } from '../../stance.ts'
import type { Step } from '../step.ts'
import { isMovement, isPopped } from '../trick.ts'
import {
  capital,
  firstOf,
  isRidden,
  type Moment,
  past,
  rolling,
  type Thought,
  the,
  turnBefore,
} from './wording.ts'

// How one rolls into a trick and away from it: what turns the rider around, and where the feet go.

/** A turn in between, or a trick that makes one unnecessary. */
export function turned({ step }: Moment, before: Step): Thought | null {
  const name = firstOf(step)
  const was = past(before)
  const to = leadOf(step.enters)
  const turn = turnBefore(step)
  if (isRidden(step.repair))
    return {
      kind: 'ridden',
      says: [
        `Out of ${was} up one wall and back down as you came, and you are rolling ${rolling(step.enters)} for ${the(name)}.`,
        `After ${was} ride one wall without a trick and do not turn on it: ${the(name)} starts rolling ${rolling(step.enters)}.`,
        `One wall up and down in between, since ${was} leaves you rolling ${rolling(before.leaves)}.`,
      ],
    }
  if (turn)
    return {
      kind: 'turn',
      says: [
        `${capital(was)} leaves you rolling ${rolling(before.leaves)} and this one starts ${step.enters}: ${turn} in between.`,
        `Fit ${turn} in after ${was}, since you go into ${the(name)} rolling ${rolling(step.enters)}.`,
        `You need ${turn} here, since ${was} leaves you rolling ${rolling(before.leaves)}.`,
        `Roll out of ${was}, do ${turn}, and only then think of it.`,
      ],
    }
  if (leadOf(before.enters) === to || before.after.lead === null) return null
  if (isMovement(before.trick))
    return {
      kind: 'moved around',
      says: [`${capital(was)} turns you around for it.`, `After ${was} you roll the way this one wants.`],
    }
  return to === 'B'
    ? {
        kind: 'in to fakie',
        says: [
          `${capital(was)} has already turned you around, so it sets up anything ${step.enters}.`,
          `Coming out of ${was}${/fakie$/i.test(was) ? '' : ` ${rolling(step.enters)}`} is the whole point: ${the(name)} needs no turn now.`,
          `No kickturn needed: ${was} has you rolling ${rolling(step.enters)}, and that is how this one starts.`,
          `It belongs right behind ${was}, which ends the way this starts.`,
        ],
      }
    : {
        kind: 'out of fakie',
        says: [
          `${capital(was)} brings you back to rolling forward, and ${the(name)} takes over from there.`,
          `Forward again after ${was}, so this needs no turn.`,
          `Since ${was} ends rolling forward, ${the(name)} can follow without a turn.`,
          `You come home with ${was}; this one starts in your own direction.`,
        ],
      }
}

const FEET: Record<string, readonly string[]> = {
  'F nollie': [
    'Slide your front foot up to the nose while you roll.',
    'Only the feet move: weight forward, front foot on the nose.',
    'Take a second to shuffle forward for the nollie setup.',
  ],
  'F regular': ['Bring your back foot to the tail again.', 'The feet shuffle back from the nose before it.'],
  'B switch': [
    'Shift your feet while you roll: the front foot now pops.',
    'Your front foot slides onto the trailing end, which is the tail now.',
    'Give yourself a second to change feet for switch.',
  ],
  'B fakie': [
    'Put your back foot on the tail again, which leads now.',
    'Shuffle the feet until the back one is on the tail again.',
  ],
}

/** Where the feet have to move: the same direction, popped by the other foot. */
export function feet({ step, before }: Moment): Thought | null {
  const had = before ? before.leaves : 'regular'
  // What cannot be said keeps its place, so that what was said is known by it.
  const says = FEET[`${leadOf(step.enters)} ${step.enters}`]?.map((words) =>
    isPopped(step.trick) || !/\bpops\b/.test(words) ? words : '',
  )
  const lead = leadOf(step.enters)
  const stands = (stance: Stance) => (stance === 'nollie' || stance === 'switch' ? 'front' : 'back')
  const hasTurned = leadOf(had) !== lead
  const popped = hasTurned ? 'back' : stands(before?.enters === 'nollie' ? 'nollie' : had)
  return says && popped !== stands(step.enters) ? { kind: `feet ${step.enters}`, says } : null
}

/** How it leaves the rider, where that is another way than it was entered. */
export function way({ enters, leaves, after }: Step): Thought | null {
  if (after.lead === null || after.lead === leadOf(enters)) return null
  return {
    kind: `way ${after.lead}`,
    says: [`You roll away ${rolling(leaves)}.`, `It lands you rolling ${rolling(leaves)}.`],
  }
}
