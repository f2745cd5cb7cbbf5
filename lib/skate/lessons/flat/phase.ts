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

/** What goes on at the beginning of the trick, in words that its faults share. */
export function phaseOf({ shape, motion, body, board, isFlipped }: Analysis): Phase {
  const flip = flipNoun({ ...motion.flip, late: false }).replace(/^(an?|half an?) /, '')
  const straight =
    motion.style && (jumpsOffTheGround(motion) || isSteppedUp(motion))
      ? motion.style.toLowerCase()
      : motion.wrap
        ? 'impossible'
        : motion.stance === 'nollie'
          ? 'nollie'
          : 'ollie'
  const it = isFlipped
    ? motion.flip.count === 0.5
      ? 'flip'
      : flip
    : shape === 'shuvit'
      ? 'shuvit'
      : shape === 'straight'
        ? straight
        : 'turn'
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
