import { isFlipped } from '../flip.ts'
import type { Motion } from '../motion.ts'
import { holding, Sayings } from '../rows.ts'
import { isFlippedByHand, isWhole } from '../styles.ts'
import WATCH from './rows/watch.json' with { type: 'json' }
import type { LineTrick } from './trick.ts'

const sayings = new Sayings(WATCH)

const PRESSED = new Set(['Pressure Flip', 'Frontside Pressure Flip'])

/** The chest comes around to travel first: rolling backward that is the other way. */
const opens = ({ bodyDeg, stance }: Motion) => (bodyDeg ?? 0) > 0 !== (stance === 'fakie')

function traitsOf({ motion, family }: Pick<LineTrick, 'motion' | 'family'>): Set<string> {
  const { style, flip, wrap, late, bodyTurn, boardTurn, pop } = motion
  const turns = (bodyTurn ?? 0) >= 180
  const traits = holding({
    sliding: family === 'powerslide' || family === 'ground slide',
    dives: wrap === 'forward',
    wraps: wrap !== null,
    flip: isFlipped(motion),
    kick: flip.kind === 'kick',
    late: late || flip.late,
    half: (flip.count ?? 1) < 1,
    many: (flip.count ?? 1) > 1,
    turns,
    alone: turns && boardTurn === 0,
    opens: opens(motion),
    'board turns': (boardTurn ?? 0) > 0,
    'by hand': isFlippedByHand(style),
    pressed: style !== null && PRESSED.has(style),
    own: style !== null && isWhole(style),
    unpopped: !pop,
    [`style ${style}`]: true,
  })
  return new Set(traits)
}

/**
 * What makes or breaks a trick in the air, as a clause that goes on after a colon and was not said yet; null when all of it
 * was.
 */
export const watchFor = (
  trick: Pick<LineTrick, 'motion' | 'family'>,
  seed: number,
  said: Set<string>,
): string | null => sayings.unsaid('watch', { traits: traitsOf(trick), slots: {} }, seed, said)

/** The same, said before or not. */
export const alwaysWatch = (trick: Pick<LineTrick, 'motion' | 'family'>, said: Set<string>): string =>
  watchFor(trick, 0, said) ?? sayings.say('watch', { traits: traitsOf(trick), slots: {} }, ([first]) => first)
