import type { Motion } from '../motion.ts'
import { exitOf, type Lead } from '../stance.ts'
import { flight, isOneFlight } from './flight.ts'
import { heldSteps } from './held.ts'
import { type Context, type Fault, fault, type Lesson } from './lesson.ts'
import { squeeze } from './parts.ts'
import { pick, seedOf } from './phrase.ts'
import { leavesYou, rollAway } from './roll-away.ts'

export type Teach = (motion: Motion, context: Context, exit: Lead | null) => Lesson | null

/** Tricks on one wall and the next. */
function wallSteps(lessons: readonly Lesson[], parts: readonly Motion[]): string[] {
  return lessons.flatMap(({ steps }, at) => {
    const [up, ...rest] = steps
    const part = parts[at]
    // The look up the wall is the same each time.
    const moves = part?.contact?.kind === 'stall' ? rest.slice(1) : rest
    if (at === 0) return [up ?? '', ...moves]
    const rolling = part?.stance === 'fakie' ? 'in fakie' : 'forward'
    return [`Pump across the flat and go up the next wall ${rolling}.`, ...moves]
  })
}

const JOINTS: readonly [Fault, ...Fault[]] = [
  fault(
    'Each half works and the two together do not.',
    'You stop to think in between. Do the first one ten times in a row with your eyes already on the place of the second.',
  ),
  fault(
    'You spend all your speed on the first half.',
    'Come in faster than either trick needs alone, and keep the first one short.',
  ),
  fault(
    'The first half is so wild that the second never starts.',
    'Make it smaller. It only has to put your weight where the next one begins.',
  ),
]

function firstSentence(text: string): string {
  return text.slice(0, text.indexOf('. ') === -1 ? text.length : text.indexOf('. ')).replace(/\.$/, '')
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Teaches pieces joined to one trick; null when one of them cannot be taught. */
export function combinationLesson(
  motion: Motion,
  context: Context,
  exit: Lead | null,
  teach: Teach,
): Lesson | null {
  const { parts } = motion
  const inner = { ...context, name: undefined, sequence: null }
  const lessons: Lesson[] = []
  for (const part of parts) {
    const lesson = teach(part, inner, exitOf(part))
    if (!lesson) return null
    lessons.push(lesson)
  }
  const isOnWalls = parts.some(
    (part) => part.reverses || part.style === 'Drop In' || part.contact?.kind === 'stall',
  )
  const made = isOnWalls ? null : isOneFlight(parts) ? flight(parts, exit) : heldSteps(parts, context, exit)
  const steps = isOnWalls ? wallSteps(lessons, parts) : made
  if (!steps) return null
  const away = rollAway(parts[0]?.stance ?? 'regular', exit)
  const ended = isOnWalls ? [...steps.slice(0, -1), `Finish it low with your eyes ahead and ${away}.`] : steps
  const seed = seedOf(JSON.stringify(motion))
  const faults = lessons
    .slice(0, 2)
    .toReversed()
    .map(({ mistakes }) => mistakes[0])
  const whole = lessons.map(({ description }) => firstSentence(description))
  return {
    description: `${whole[0]}. Then ${whole.slice(1).map(lowered).join('; after that ')}. ${leavesYou(parts[0]?.stance ?? 'regular', exit)}`,
    steps: squeeze(ended),
    mistakes: [...faults.filter((item) => item !== undefined), pick(seed, JOINTS)].slice(0, 3),
  }
}
