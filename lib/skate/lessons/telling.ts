import type { Motion } from '../motion.ts'
import { type Context, endsExchanged } from './phrases.ts'
import { isInRows, type Piece } from './piece.ts'
import { kindOf } from './pieces.ts'
import { type Moment, said, saidOf } from './realise.ts'
import { flownIn, heldIn, type Told, wholeOf, writtenOf } from './written.ts'

/** The moments of each kind of piece, with what they weigh: a moment of rows/contacts.json after "of ". */
export const MOMENTS = {
  free: {
    feet: ['feet'],
    start: ['crouch'],
    rise: ['step off', 'pop', 'flick', 'turn'],
    touch: [],
    catch: ['catch'],
    end: ['land', 'revert'],
  },
  revert: {
    feet: [],
    start: ['slide around'],
    rise: ['slide around 2', 'slide around 3'],
    touch: ['slide around 4'],
    catch: [],
    end: ['slide around 5'],
  },
  edge: {
    feet: [],
    start: ['come', 'ready'],
    rise: ['up'],
    touch: ['of lock', 'of hold'],
    catch: [],
    end: ['off', 'revert'],
  },
  manual: {
    feet: [],
    start: ['come', 'ready'],
    rise: ['up'],
    touch: ['lock manual', 'hold manual', 'look manual'],
    catch: [],
    end: ['off', 'revert'],
  },
  stall: {
    feet: [],
    start: ['climb'],
    rise: ['turn up'],
    touch: ['of on', 'of rest'],
    catch: [],
    end: ['of off', 'drop', 'revert'],
  },
  air: {
    feet: [],
    start: ['climb'],
    rise: ['leave'],
    touch: ['of take', 'of tweak', 'above'],
    catch: [],
    end: ['let go', 'revert'],
  },
  plant: {
    feet: [],
    start: ['climb'],
    rise: [],
    touch: ['of take', 'of plant'],
    catch: [],
    end: ['of back', 'drop', 'revert'],
  },
} as const satisfies Record<string, Record<Exclude<keyof Told, 'hold'>, readonly string[]>>

/** What a piece is told in where nobody has written of it. */
export function composed(piece: Piece, seed: number): Told {
  const { motion, traits } = piece
  const kind = traits.has('reverting')
    ? 'revert'
    : motion.contact?.kind === 'manual'
      ? 'manual'
      : kindOf(motion)
  const isTailAhead = traits.has('fakie') && kind === 'stall' && isTailAheadAt(motion)
  const words = (moment: string) => {
    if (moment === 'revert' && !traits.has('revert')) return ''
    if (moment === 'flick' && !traits.has('flip') && !traits.has('by hand')) return ''
    if (!moment.startsWith('of ')) return said(moment as Moment, piece, seed)
    const back = moment === 'of off' ? said('back off', piece, seed) : ''
    if (back) return back
    const text = saidOf(moment.slice(3), piece, seed)
    const isNoseDown = moment === 'of off' && traits.has('unturned') && traits.has('turned up')
    return isTailAhead && !isNoseDown ? endsExchanged(text) : text
  }
  const told = (moments: readonly string[]) => moments.map(words).filter((text) => text !== '')
  const { feet, start, rise, touch, catch: caught, end } = MOMENTS[kind]
  return {
    feet: told(feet),
    start: told(start),
    rise: told(rise),
    touch: told(touch),
    hold: told(touch.slice(1)),
    catch: told(caught),
    end: told(end),
  }
}

/** In fakie the tail is where the nose is rolling forward, unless the rider has turned before. */
const isTailAheadAt = ({ contact, bodyTurn }: Motion): boolean =>
  contact?.name === 'Axle Stall' ||
  contact?.name === 'Disaster' ||
  (contact?.name === 'Boardslide Stall' && bodyTurn !== 180)

/** What a piece is told in, by hand where somebody has written of it, with what is decided by the trick around it in rows. */
export function tellingOf(piece: Piece, context: Context, seed: number, from = piece.motion.stance): Told {
  const rows = composed(piece, seed)
  const { motion, traits } = piece
  const plain = { ...motion, to: null, revert: null }
  const kind = kindOf(motion)
  if (motion.contact?.kind === 'manual' || kind === 'stall' || kind === 'plant' || kind === 'air') return rows
  if (traits.has('in rows')) return rows
  const lesson = writtenOf(plain, context)
  if (lesson && !isInRows(motion.style)) return wholeOf(lesson)
  const told = lesson && (kind === 'edge' ? heldIn(plain, lesson) : flownIn(plain, lesson))
  if (!told) return rows
  if (kind === 'free')
    return {
      ...told,
      feet: told.feet.length > 0 ? told.feet : rows.feet,
      end: rows.end,
      catch: told.catch.length > 0 ? told.catch : rows.catch,
    }
  const isLeftSo = isPlainlyLeft(piece) && from === motion.stance && !/\bfakie\b/.test(told.end.join(' '))
  return { ...told, end: isLeftSo ? told.end : rows.end }
}

/** The way off of what is told: off a coping, it and the way down after it are one movement. */
export function wayOff({ motion }: Piece, { end }: Told): string[] {
  const kind = kindOf(motion)
  return kind === 'stall' || kind === 'plant' ? [end.slice(0, 2).join(' '), ...end.slice(2)] : [...end]
}

const isPlainlyLeft = ({ motion: { to, revert }, traits }: Piece): boolean =>
  !to && !revert && !traits.has('around') && !traits.has('open end')
