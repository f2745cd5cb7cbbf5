import type { Side } from './motion.ts'
import {
  blankPiece,
  hasContent,
  hasTrick,
  hasTurn,
  isOpen,
  isWhole,
  type Piece,
  signOf,
  type Turn,
} from './piece.ts'
import type { Shape } from './vocabulary.ts'

/** A name half read: the pieces so far, and the words that wait for the one they belong to. */
export interface Draft {
  readonly done: Piece[]
  piece: Piece
  side: Side | null
  degrees: number | null
  /** The side stood before the number, so that it tells the rider's turn. */
  isSideFirst: boolean
  count: number | null
  isLate: boolean
  isAnti: boolean
  shape: Shape | null
}

export function blankDraft(): Draft {
  return {
    done: [],
    piece: blankPiece(),
    side: null,
    degrees: null,
    isSideFirst: false,
    count: null,
    isLate: false,
    isAnti: false,
    shape: null,
  }
}

/** Ends the piece at hand if there is one, and begins another. */
export function nextPiece(draft: Draft): void {
  if (hasContent(draft.piece)) {
    draft.done.push(draft.piece)
    draft.piece = blankPiece()
  }
}

export function takeSide(draft: Draft): Side | null {
  const { side } = draft
  draft.side = null
  draft.isSideFirst = false
  return side
}

export function takeDegrees(draft: Draft): number | null {
  const { degrees } = draft
  draft.degrees = null
  return degrees
}

export function takeCount(draft: Draft): number {
  const count = draft.count ?? 1
  draft.count = null
  return count
}

export function takeLate(draft: Draft): boolean {
  const { isLate } = draft
  draft.isLate = false
  return isLate
}

/** A turn as far as the waiting words tell it, or null when none waits. */
export function takeTurn(draft: Draft, usual: number | null): Turn | null {
  const turn = takeDegrees(draft) ?? usual
  if (turn === null) return null
  const side = takeSide(draft)
  return { deg: side ? signOf(side) * turn : null, turn }
}

/** A late turn is a piece of its own after a flip or another turn. */
export function beginLateTurn(draft: Draft): void {
  if (!takeLate(draft)) return
  if (hasTrick(draft.piece)) nextPiece(draft)
  draft.piece.late = true
}

/** A turn of rider and board together; one of unknown direction stands alone. */
export function addSpin(draft: Draft, turn: Turn): void {
  beginLateTurn(draft)
  const { piece } = draft
  const [understood] = piece.spins
  if (piece.isHalfTurnUnderstood && understood?.deg && turn.deg === null) {
    piece.isHalfTurnUnderstood = false
    piece.spins = [{ deg: Math.sign(understood.deg) * turn.turn, turn: turn.turn }]
    return
  }
  const isMoved = turn.deg === null && (hasTurn(piece) || (isWhole(piece) && piece.contact === null))
  if (isMoved || isOpen(piece) || piece.contact || (piece.wrap === 'forward' && turn.deg === null))
    nextPiece(draft)
  draft.piece.spins.push(turn)
}

/** A turn of the board under the rider. */
export function addBoard(draft: Draft, deg: number): void {
  beginLateTurn(draft)
  const { piece } = draft
  if (isOpen(piece) || isWhole(piece) || piece.ahead || piece.wrap) nextPiece(draft)
  draft.piece.boards.push(deg)
}

/** A turn of the rider above the board. */
export function addVarial(draft: Draft, turn: Turn): void {
  beginLateTurn(draft)
  const { piece } = draft
  const { spins, varials, ahead, wrap } = piece
  const isMoved = turn.deg === null && (spins.length + varials.length > 0 || ahead || wrap)
  if (isMoved || isOpen(piece) || isWhole(piece)) nextPiece(draft)
  draft.piece.varials.push(turn)
}

/** Gives the waiting number to the rider as a spin; a side that came after the number may be left alone. */
export function settleSpin(draft: Draft, keepsLaterSide = false): void {
  if (draft.degrees === null) return
  const isKept = keepsLaterSide && !draft.isSideFirst
  const turn = isKept ? { deg: null, turn: takeDegrees(draft) ?? 0 } : takeTurn(draft, null)
  if (turn) addSpin(draft, turn)
}
