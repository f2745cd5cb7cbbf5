import type { Analysis } from '../analysis.ts'
import { isSteppedUp, jumpsOffTheGround } from '../manners.ts'
import { flipNoun, turns } from '../phrases.ts'

/** The same mistake is another one in a flip that turns: what goes on meanwhile, and how far it has come. */
export interface Phase {
  /** "On the way up", "while the scoop still goes". */
  readonly during: string
  /** "The pop", "the scoop". */
  readonly start: string
  /** " with half a turn done", or an empty string. */
  readonly done: string
  /** "The flip", "the shuvit", "the half turn". */
  readonly it: string
}

/** What the trick as a whole is called while it goes on. */
function nameOf({ shape, motion, isFlipped }: Analysis): string {
  if (isFlipped)
    return motion.flip.count === 0.5
      ? 'flip'
      : flipNoun({ ...motion.flip, late: false }).replace(/^(an?|half an?) /, '')
  if (shape === 'shuvit') return 'shuvit'
  if (shape !== 'straight') return 'turn'
  if (motion.style && (jumpsOffTheGround(motion) || isSteppedUp(motion))) return motion.style.toLowerCase()
  if (motion.wrap) return 'impossible'
  return motion.stance === 'nollie' ? 'nollie' : 'ollie'
}

/** What goes on at the beginning of the trick, in words that its faults share. */
export function phaseOf(trick: Analysis): Phase {
  const { shape, motion, body, board } = trick
  const it = nameOf(trick)
  switch (shape) {
    case 'straight':
      return {
        during: 'on the way up',
        start: jumpsOffTheGround(motion) ? 'the jump' : isSteppedUp(motion) ? 'the step' : 'the pop',
        done: '',
        it,
      }
    case 'shuvit':
      return {
        during: 'while the scoop still goes',
        start: 'the scoop',
        done: ` after ${turns(board)}`,
        it,
      }
    case 'spin':
      return {
        during: 'as the shoulders begin to turn',
        start: 'the turn',
        done: ` ${turns(body)} later`,
        it,
      }
    case 'ahead':
      return {
        during: 'before the board gets ahead of you',
        start: 'the sweep',
        done: ` after ${turns(board)}`,
        it,
      }
    case 'varial':
      return {
        during: 'before your own turn begins',
        start: 'the jump',
        done: ' while you face the new way',
        it,
      }
    case 'behind':
    case 'mystic':
    case 'anti':
      return {
        during: 'before you and the board part ways',
        start: 'the scoop',
        done: ` while you are ${turns(body)} around`,
        it,
      }
  }
}
