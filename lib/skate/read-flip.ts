import {
  addBoard,
  addSpin,
  addVarial,
  type Draft,
  nextPiece,
  takeCount,
  takeDegrees,
  takeLate,
  takeSide,
  takeTurn,
} from './draft.ts'
import type { Side } from './motion.ts'
import { isWhole, signOf } from './piece.ts'
import { readStyle } from './read-turn.ts'
import type { Shape, Term } from './vocabulary.ts'

type FlipTerm = Extract<Term, { is: 'flip' }>

interface ShapeEntry {
  readonly kind: 'kick' | 'heel' | 'either'
  readonly side: Side | 'by kind'
  readonly board: number
  readonly count: number
  /** The rider's half turn against the board. */
  readonly isCountered: boolean
  /** Says all by itself, without "flip" after it. */
  readonly isComplete: boolean
}

const PLAIN = { board: 180, count: 1, isCountered: false, isComplete: false }

const SHAPES: Record<Shape, ShapeEntry> = {
  hard: { ...PLAIN, kind: 'kick', side: 'frontside' },
  inward: { ...PLAIN, kind: 'heel', side: 'backside' },
  varial: { ...PLAIN, kind: 'either', side: 'by kind' },
  tre: { ...PLAIN, kind: 'kick', side: 'backside', board: 360, isComplete: true },
  laser: { ...PLAIN, kind: 'heel', side: 'frontside', board: 360, isComplete: true },
  nightmare: { ...PLAIN, kind: 'kick', side: 'backside', count: 2, isComplete: true },
  daydream: { ...PLAIN, kind: 'heel', side: 'frontside', count: 2, isComplete: true },
  twisted: { ...PLAIN, kind: 'kick', side: 'backside', isCountered: true },
  disco: { ...PLAIN, kind: 'heel', side: 'frontside', isCountered: true },
}

const usualSide = (kind: 'kick' | 'heel'): Side => (kind === 'kick' ? 'backside' : 'frontside')

function setFlip(draft: Draft, kind: 'kick' | 'heel', count: number): void {
  if (draft.piece.flip || isWhole(draft.piece)) nextPiece(draft)
  draft.piece.flip = { kind, count, late: takeLate(draft) }
}

function plainFlip(draft: Draft, kind: 'kick' | 'heel'): null {
  setFlip(draft, kind, takeCount(draft))
  draft.piece.leaning = usualSide(kind)
  const isBoardTurn = draft.degrees !== null && draft.degrees !== 180 && !draft.side
  if (isBoardTurn) addBoard(draft, signOf(usualSide(kind)) * (takeDegrees(draft) ?? 0))
  else if (draft.side || draft.degrees !== null) {
    const isUnderstood = draft.degrees === null
    addSpin(draft, takeTurn(draft, 180) ?? { deg: null, turn: 180 })
    draft.piece.isHalfTurnUnderstood = isUnderstood
  }
  return null
}

function kindOf(shape: Shape, term: FlipTerm | null): 'kick' | 'heel' | null {
  const { kind } = SHAPES[shape]
  if (!term) return kind === 'either' ? null : kind
  if (kind === 'either') return term.kind
  // "Laser double kickflip" is said for two heelflips, "disco flip" for one.
  if (shape === 'laser' || shape === 'disco' || shape === 'daydream') return 'heel'
  return kind === term.kind ? kind : null
}

function shapedFlip(draft: Draft, shape: Shape, kind: 'kick' | 'heel'): string | null {
  const entry = SHAPES[shape]
  const usual = entry.side === 'by kind' ? usualSide(kind) : entry.side
  const count = Math.max(takeCount(draft), entry.count)
  if (draft.piece.flip) nextPiece(draft)
  const spin = draft.side && draft.degrees !== null && draft.isSideFirst ? takeTurn(draft, null) : null
  if (draft.side && shape !== 'varial' && draft.side !== usual)
    return `A ${shape} flip turns ${usual}; write ${draft.side} 180 if the rider turns too`
  const side = takeSide(draft) ?? usual
  setFlip(draft, kind, count)
  draft.piece.leaning = side
  if (draft.piece.ahead) return null
  const degrees = takeDegrees(draft) ?? entry.board
  addBoard(draft, signOf(side) * degrees)
  if (entry.isCountered) addVarial(draft, { deg: -signOf(side) * 180, turn: 180 })
  if (spin) addSpin(draft, spin)
  return null
}

/** Reads "flip", "kickflip" or "heelflip" together with what waits before it; answers what is wrong, or null. */
export function readFlip(draft: Draft, term: FlipTerm): string | null {
  const { shape } = draft
  draft.shape = null
  if (draft.piece.wrap === 'forward' && !draft.piece.flip) {
    draft.piece.flip = { kind: term.kind, count: takeCount(draft), late: takeLate(draft) }
    return null
  }
  if (draft.piece.flip) nextPiece(draft)
  if (!shape) return plainFlip(draft, term.kind)
  const kind = kindOf(shape, term)
  return kind ? shapedFlip(draft, shape, kind) : `${shape} does not go with ${term.kind}flip`
}

/** Completes a shape that needs no "flip" after it, such as "laser"; answers what is wrong, or null. */
export function settleShape(draft: Draft): string | null {
  const { shape } = draft
  if (!shape) return null
  draft.shape = null
  if (shape === 'varial') return readStyle(draft, { is: 'style', style: 'Varial' })
  const kind = kindOf(shape, null)
  return SHAPES[shape].isComplete && kind
    ? shapedFlip(draft, shape, kind)
    : `"${shape}" wants a flip after it`
}
