import { type Contact, contactNamed } from '../contacts.ts'
import type { Flip } from '../flip.ts'
import type { Motion, Side, Stance } from '../motion.ts'
import { STYLES, type StyleName } from '../styles.ts'
import type { Shape, Term, Token } from '../vocabulary.ts'

/** A turn by so many degrees; `deg` is null when the name does not say which way. */
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
  /** No number was said with the turn, so that one said behind it counts instead: "frontside flip 360", "cab 540". */
  isTurnUnderstood: boolean
  /** The board alone. */
  boards: number[]
  /** No side was said with the turn of the board, so that one said behind it counts: "pop shuv fs". */
  isSideUnderstood: boolean
  /** The rider alone. */
  varials: Turn[]
  ahead: SpinAhead | null
  flip: Flip | null
  /** The way a hardflip, an inward or a plain heelflip leans when a bigspin with it names no side. */
  leaning: Side | null
  wrap: Motion['wrap']
  /** How far the board turns in a trick whose direction has no agreed numbers. */
  openTurn: number | null
  late: boolean
  pop: boolean | null
  isOllie: boolean
  style: StyleName | null
  styleSide: Side | null
  contact: Contact | null
  approach: Side | null
  revert: Motion['revert']
  to: Motion['to']
  /** Done on a wall that sends the rider back. */
  isOnWall: boolean
  /** Whether "to" led to it, or a comma or "and" kept it apart from what came before. */
  joint: 'to' | 'apart' | null
}

/** A name half read: the pieces so far, and the words that wait for the one they belong to. */
export interface Draft {
  readonly done: Piece[]
  piece: Piece
  side: Side | null
  degrees: number | null
  /** The side stood before the number, so that the number is the rider's turn. */
  isSideFirst: boolean
  count: number | null
  isLate: boolean
  isAnti: boolean
  shape: Shape | null
  /** "Out" was said, so that there must be something to come out of. */
  isOut: boolean
  /** A wall was named as the place. */
  isOnWall: boolean
}

/** Frontside is positive. */
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
  return piece.style !== null && !STYLES[piece.style].isWay
}

/** Whether a spin, whichever way, can be part of a trick of its own: "wallie 180". */
export function isSpinnable(style: StyleName | null): boolean {
  if (style === null) return false
  const { isWay, bodyDeg, boardDeg, flip } = STYLES[style]
  return !isWay && bodyDeg === 0 && boardDeg === 0 && flip.kind === 'none'
}

/** Whether anything was said beyond the stance. */
export function hasContent(piece: Piece): boolean {
  const parts = [piece.flip, piece.wrap, piece.style, piece.contact, piece.revert]
  return hasTurn(piece) || piece.isOllie || parts.some((part) => part !== null)
}

/** What is met in a way that names no contact itself: a slappy is a 50-50, a layback a grind, an alley-oop and a rodeo are airs. */
export function contactUnderstood(piece: Piece): Contact | null {
  const { style, contact, spins, late } = piece
  if (contact || late || hasContent({ ...piece, style: null, spins: [], revert: null })) return null
  if (style === 'Slappy' && spins.length === 0) return contactNamed('50-50')
  if (style === 'Layback' && spins.length === 0) return contactNamed('Layback Grind')
  return style === 'Alley-Oop' || style === 'Rodeo' ? contactNamed('Air') : null
}

/** Nothing read yet. */
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
    isOut: false,
    isOnWall: false,
  }
}

function blankPiece(stance: Stance | null = null): Piece {
  return {
    stance,
    spins: [],
    isTurnUnderstood: false,
    boards: [],
    isSideUnderstood: false,
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
    isOnWall: false,
    joint: null,
  }
}

/** Ends the current piece if it has begun, and starts another. */
export function nextPiece(draft: Draft): void {
  if (hasContent(draft.piece)) {
    const { piece } = draft
    draft.done.push({ ...piece, contact: piece.contact ?? contactUnderstood(piece) })
    draft.piece = blankPiece()
  }
}

/** The waiting side, which then waits no longer; null when none does. So with the next three. */
export function takeSide(draft: Draft): Side | null {
  const { side } = draft
  draft.side = null
  draft.isSideFirst = false
  return side
}

/** The waiting number of degrees. */
export function takeDegrees(draft: Draft): number | null {
  const { degrees } = draft
  draft.degrees = null
  return degrees
}

/** How many flips: the waiting count, else 1. */
export function takeCount(draft: Draft): number {
  const count = draft.count ?? 1
  draft.count = null
  return count
}

/** Whether a "late" waits. */
export function takeLate(draft: Draft): boolean {
  const { isLate } = draft
  draft.isLate = false
  return isLate
}

/** The turn that the waiting words describe, else of the usual degrees; null when there are neither. */
export function takeTurn(draft: Draft, usual: number): Turn
export function takeTurn(draft: Draft, usual: number | null): Turn | null
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

/** Whether the piece has more to it than a stance, a pop and a way of doing things. */
function hasTrick(piece: Piece): boolean {
  return hasContent({ ...piece, isOllie: false, style: isWhole(piece) ? piece.style : null })
}

/** Whether the board is held in the air, so that a spin belongs to it in either order of the words. */
export function isHeld(contact: Contact): boolean {
  return contact.kind === 'grab' || contact.kind === 'air'
}

/** Whether a turn the other way would undo what was turned: two tricks, not one. */
export function isTurnedBack({ spins }: Piece, deg: number): boolean {
  return spins.reduce((sum, turn) => sum + (turn.deg ?? 0), 0) * deg < 0
}

/**
 * Whether a number behind it counts all of the board's turn: nobody lands a hardflip and turns a 360 after it, so a
 * "hardflip 360" is one flip.
 */
function isShapeAlone({ boards, spins, varials, flip, late, contact }: Piece): boolean {
  const isHalf = boards.length === 1 && Math.abs(boards[0] ?? 0) === 180
  return isHalf && flip !== null && !late && spins.length + varials.length === 0 && !contact
}

/** "Pop shuvit 360": behind half a turn of the board the number is how far it turns. */
function isShuvitAlone(draft: Draft): boolean {
  const { boards, spins, varials, flip, wrap, contact, revert, to } = draft.piece
  const isHalf = boards.length === 1 && Math.abs(boards[0] ?? 0) === 180
  const isMore = flip || wrap || contact || revert || to || spins.length + varials.length > 0
  return isHalf && !isMore && !isRewinding(draft)
}

/** Whether the board is just turning back the way it came. */
export function isRewinding({ done, piece }: Draft): boolean {
  return piece.late && (done.at(-1)?.boards.length ?? 0) > 0
}

/** A turn of rider and board together; one of unknown direction stands alone. */
export function addSpin(draft: Draft, turn: Turn): void {
  beginLateTurn(draft)
  const { piece } = draft
  const [understood] = piece.spins
  if (piece.isTurnUnderstood && understood?.deg && turn.deg === null) {
    piece.isTurnUnderstood = false
    piece.spins = [{ deg: Math.sign(understood.deg) * turn.turn, turn: turn.turn }]
    return
  }
  if (piece.style === 'Powerslide' && turn.deg === null && piece.spins.length === 0) {
    slideOn(piece, turn.turn)
    return
  }
  if (turn.deg === null && isShuvitAlone(draft)) {
    piece.boards = piece.boards.map((board) => Math.sign(board) * turn.turn)
    return
  }
  if (turn.deg === null && turn.turn % 360 === 0 && isShapeAlone(piece)) {
    piece.boards = piece.boards.map((board) => Math.sign(board) * turn.turn)
    return
  }
  const isApart = isWhole(piece) && piece.contact === null && !isSpinnable(piece.style)
  const isMoved = isTurnedBack(piece, turn.deg ?? 0) || (turn.deg === null && (hasTurn(piece) || isApart))
  const isTaken = piece.contact && !(isHeld(piece.contact) && piece.spins.length === 0 && !piece.to)
  if (isMoved || isOpen(piece) || isTaken || (piece.wrap === 'forward' && turn.deg === null)) nextPiece(draft)
  draft.piece.spins.push(turn)
}

/** A powerslide of so many degrees goes on from the quarter turn that every powerslide is. */
export function slideOn(piece: Piece, degrees: number): void {
  const more = Math.max(degrees - 90, 0)
  piece.spins = more === 0 ? [] : [{ deg: signOf(piece.styleSide ?? 'backside') * more, turn: more }]
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

/** Words at which a piece ends. */
export const END_OF_PIECE = new Set<Term['is']>(['to', 'join', 'out', 'revert'])

/** Whether nothing comes that the word before could belong to. */
export const isEnd = (next: Token | undefined): boolean =>
  next === undefined || END_OF_PIECE.has(next.term.is)
