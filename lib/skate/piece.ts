import type { Contact, Flip, Motion, Side, Stance } from './motion.ts'
import { styleNamed } from './styles.ts'

/** A turn by so many degrees; `deg` is null when nobody said which way. */
export interface Turn {
  readonly deg: number | null
  readonly turn: number
}

/** A spin in which the board gets further than the rider. */
export interface SpinAhead {
  readonly body: number
  readonly board: number
  readonly side: Side | null
  readonly isAnti: boolean
  readonly needsFlip: boolean
}

/** One trick while it is being read. */
export interface Piece {
  stance: Stance | null
  /** Rider and board together. */
  spins: Turn[]
  /** The side stood alone before the flip, so that half a turn was understood. */
  isHalfTurnUnderstood: boolean
  /** The board alone. */
  boards: number[]
  /** The rider alone. */
  varials: Turn[]
  ahead: SpinAhead | null
  flip: Flip | null
  /** The way a hardflip, an inward or a plain heelflip leans when a bigspin with it names no side. */
  leaning: Side | null
  wrap: Motion['wrap']
  /** How far the board turns in a trick whose direction nobody has pinned down. */
  openTurn: number | null
  late: boolean
  pop: boolean | null
  isOllie: boolean
  style: string | null
  styleSide: Side | null
  contact: Contact | null
  approach: Side | null
  revert: Motion['revert']
  to: Motion['to']
}

export function blankPiece(stance: Stance | null = null): Piece {
  return {
    stance,
    spins: [],
    isHalfTurnUnderstood: false,
    boards: [],
    varials: [],
    ahead: null,
    flip: null,
    leaning: null,
    wrap: null,
    openTurn: null,
    late: false,
    pop: null,
    isOllie: false,
    style: null,
    styleSide: null,
    contact: null,
    approach: null,
    revert: null,
    to: null,
  }
}

export const signOf = (side: Side): 1 | -1 => (side === 'frontside' ? 1 : -1)

/** Whether the piece turns rider or board already. */
export function hasTurn(piece: Piece): boolean {
  return piece.spins.length + piece.boards.length + piece.varials.length > 0 || piece.ahead !== null
}

/** Whether the piece has a turn of unknown direction, to which no other can be added. */
export function isOpen(piece: Piece): boolean {
  return [...piece.spins, ...piece.varials].some((turn) => turn.deg === null)
}

/** Whether the piece is a named trick of its own. */
export function isWhole(piece: Piece): boolean {
  return piece.style !== null && !styleNamed(piece.style).isWay
}

/** Whether anything was said beyond the stance. */
export function hasContent(piece: Piece): boolean {
  const parts = [piece.flip, piece.wrap, piece.style, piece.contact, piece.revert]
  return hasTurn(piece) || piece.isOllie || parts.some((part) => part !== null)
}

/** Whether the piece has more to it than a stance, a pop and a way of doing things. */
export function hasTrick(piece: Piece): boolean {
  return hasContent({ ...piece, isOllie: false, style: isWhole(piece) ? piece.style : null })
}
