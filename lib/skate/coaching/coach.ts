import type { Motion } from '../motion.ts'
import { exitOf, type Lead } from '../stance.ts'
import { airLesson } from './air.ts'
import { combinationLesson } from './combination.ts'
import { edgeLesson } from './edge.ts'
import { flatFaults } from './flat-faults.ts'
import { flatParts } from './flat-steps.ts'
import { flatText } from './flat-text.ts'
import type { Context, Lesson } from './lesson.ts'
import { MANNERS } from './manner.ts'
import { manualLesson } from './manual.ts'
import { NAMED_LESSONS } from './named.ts'
import { stepsOf } from './parts.ts'
import { leavesYou } from './roll-away.ts'
import { stallLesson } from './stall.ts'
import { analyse, groundOf } from './take.ts'

function namedLesson(motion: Motion, exit: Lead | null): Lesson | null {
  const named = motion.style ? NAMED_LESSONS[motion.style] : undefined
  if (!named || motion.stance !== 'regular' || motion.contact || motion.revert) return null
  const way = named.rollsOn ? ` ${leavesYou(motion.stance, exit)}` : ''
  return { description: `${named.is}.${way}`, steps: named.steps, mistakes: named.faults }
}

/** Ways to flip a board, which mean nothing without a flip. */
const FLICKED = new Set(['Back Foot', 'Front Foot', 'Pressure', 'Old School'])

function isTold(motion: Motion): boolean {
  if (motion.style && !MANNERS[motion.style]) return false
  if (motion.style && FLICKED.has(motion.style) && motion.flip.kind === 'none') return false
  const { flip, bodyTurn, boardTurn, wrap } = motion
  return flip.kind !== null && bodyTurn !== null && (boardTurn !== null || wrap === 'forward')
}

/** A grab may be flipped into and a manual held on one foot; all else done on an obstacle is a piece of its own. */
function isPlain({ contact, flip, wrap, late, style }: Motion): boolean {
  const isStyled = style !== null && !(style === 'One Foot' && contact?.kind === 'manual')
  const isFlipped =
    flip.kind === null || (flip.kind !== 'none' && contact?.kind !== 'grab' && contact?.kind !== 'air')
  return !(isStyled || isFlipped || wrap || late)
}

/** A plain pressure flip: one scoop turns the board backside and flips it as a heelflip. */
function withNumbers(motion: Motion): Motion {
  if (motion.style !== 'Pressure Flip' || motion.bodyDeg !== 0 || motion.late || motion.flip.late)
    return motion
  const turn = motion.boardTurn ?? 180
  return { ...motion, boardDeg: -turn, boardTurn: turn, flip: { kind: 'heel', count: 1, late: false } }
}

function flatLesson(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  const numbered = withNumbers(motion)
  if (!isTold(numbered)) return null
  const take = analyse(numbered, exit)
  return {
    description: flatText(take, context.name ?? ''),
    steps: stepsOf(flatParts(take)),
    mistakes: flatFaults(take),
  }
}

function compose(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  if (motion.parts.length > 0) return combinationLesson(motion, context, exit, compose)
  if (motion.contact && !isPlain(motion)) return null
  switch (motion.contact?.kind) {
    case 'grind':
    case 'slide':
      return edgeLesson(motion, context, exit)
    case 'manual':
      return manualLesson(motion, exit)
    case 'stall':
      return stallLesson(motion, exit)
    case 'grab':
    case 'air':
      return airLesson(motion, context, exit)
    case 'plant':
      return null
    default:
      if (motion.reverses) return airLesson(motion, context, exit)
      return namedLesson(motion, exit) ?? flatLesson(motion, context, exit)
  }
}

const LAST_WORD: Record<string, Lead> = { regular: 'F', fakie: 'B', switch: 'B' }

/** How the trick rolls away: as its sequence says, else as its motion does. */
function exitIn(motion: Motion, context: Context): Lead | null {
  const last = context.sequence?.trim().split(/\s+/).at(-1) ?? ''
  return LAST_WORD[last] ?? exitOf(motion, groundOf(context))
}

/**
 * How to do a trick, in a coach's words, from its motion alone; the context only chooses between ways to say
 * it. Null when the motion leaves open what the trick is.
 */
export function lessonFor(motion: Motion, context: Context = {}): Lesson | null {
  return compose(motion, context, exitIn(motion, context))
}
