import type { Side } from '../motion.ts'
import type { Shape, Spin, TermOf } from '../vocabulary.ts'
import {
  addBoard,
  addSpin,
  addVarial,
  beginLateTurn,
  blankDraft,
  type Draft,
  hasContent,
  hasTurn,
  isOpen,
  isRewinding,
  isTurnedBack,
  isWhole,
  nextPiece,
  type SpinAhead,
  settleSpin,
  signOf,
  takeCount,
  takeDegrees,
  takeLate,
  takeSide,
  takeTurn,
} from './draft.ts'

const capital = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`

/** Reads "flip", "kickflip" or "heelflip" together with what waits before it; returns what is wrong, or null. */
export function readFlip(draft: Draft, term: TermOf<'flip'>): string | null {
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

function plainFlip(draft: Draft, kind: 'kick' | 'heel'): null {
  if (isBeforeLateTurn(draft)) {
    flipBeforeLateTurn(draft, kind)
    return null
  }
  if (draft.side && isTurnedBack(draft.piece, signOf(draft.side))) nextPiece(draft)
  setFlip(draft, kind, takeCount(draft))
  draft.piece.leaning = usualSide(kind)
  const isBoardTurn = draft.degrees !== null && draft.degrees !== 180 && !draft.side
  if (isBoardTurn) addBoard(draft, signOf(usualSide(kind)) * (takeDegrees(draft) ?? 0))
  else if (draft.side || draft.degrees !== null) {
    const isUnderstood = draft.degrees === null
    addSpin(draft, takeTurn(draft, 180))
    draft.piece.isTurnUnderstood = isUnderstood
  }
  return null
}

/** "Late shuvit kickflip", "late 180 kickflip": the turn is late, and the flip comes first. */
function isBeforeLateTurn(draft: Draft): boolean {
  const { piece, isLate, degrees, side } = draft
  const isBare = !piece.flip && !piece.style && !piece.contact && !piece.ahead && piece.spins.length === 0
  if (!isBare || isRewinding(draft)) return false
  const isShoved = piece.late && piece.boards.length > 0 && !isLate && degrees === null && !side
  return isShoved || (isLate && degrees === 180 && !side && !hasTurn(piece))
}

function flipBeforeLateTurn(draft: Draft, kind: 'kick' | 'heel'): void {
  const { stance, pop, joint, boards } = draft.piece
  const turn = takeTurn(draft, null)
  draft.isLate = false
  draft.piece = { ...blankDraft().piece, stance, pop, joint }
  setFlip(draft, kind, takeCount(draft))
  draft.isLate = true
  if (turn) addSpin(draft, turn)
  else for (const board of boards) addBoard(draft, board)
}

function setFlip(draft: Draft, kind: 'kick' | 'heel', count: number): void {
  if (draft.piece.flip || isWhole(draft.piece)) nextPiece(draft)
  draft.piece.flip = { kind, count, late: takeLate(draft) }
}

/** The way the board turns under a flip unless a side is said. */
export const usualSide = (kind: 'kick' | 'heel'): Side => (kind === 'kick' ? 'backside' : 'frontside')

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
  hard: { ...PLAIN, kind: 'kick', side: 'frontside', isComplete: true },
  inward: { ...PLAIN, kind: 'heel', side: 'backside', isComplete: true },
  varial: { ...PLAIN, kind: 'either', side: 'by kind' },
  tre: { ...PLAIN, kind: 'kick', side: 'backside', board: 360, isComplete: true },
  laser: { ...PLAIN, kind: 'heel', side: 'frontside', board: 360, isComplete: true },
  nightmare: { ...PLAIN, kind: 'kick', side: 'backside', count: 2, isComplete: true },
  daydream: { ...PLAIN, kind: 'heel', side: 'frontside', count: 2, isComplete: true },
  twisted: { ...PLAIN, kind: 'kick', side: 'backside', isCountered: true },
  disco: { ...PLAIN, kind: 'heel', side: 'frontside', isCountered: true },
}

function kindOf(shape: Shape, term: TermOf<'flip'>): 'kick' | 'heel' | null {
  const { kind } = SHAPES[shape]
  if (kind === 'either') return term.kind
  // "Laser double kickflip" is said for two heelflips, "disco flip" for one.
  if (shape === 'laser' || shape === 'disco' || shape === 'daydream') return 'heel'
  return kind === term.kind ? kind : null
}

/** "Hardflip", "varial heelflip", "tre flip": a flip and a turn of the board in one word; returns what is wrong, or null. */
export function shapedFlip(draft: Draft, shape: Shape, kind: 'kick' | 'heel'): string | null {
  const entry = SHAPES[shape]
  const flip = shape === 'inward' ? 'an inward heelflip' : shape === 'hard' ? 'a hardflip' : `a ${shape} flip`
  const usual = entry.side === 'by kind' ? usualSide(kind) : entry.side
  const count = Math.max(takeCount(draft), entry.count)
  if (draft.piece.flip) nextPiece(draft)
  const spin = draft.side && draft.degrees !== null && draft.isSideFirst ? takeTurn(draft, null) : null
  if (draft.side && shape !== 'varial' && draft.side !== usual)
    return `${capital(flip)} turns ${usual}; write ${draft.side} 180 if the rider turns too`
  const side = takeSide(draft) ?? usual
  setFlip(draft, kind, count)
  draft.piece.leaning = side
  const { ahead } = draft.piece
  if (ahead?.side && entry.side !== 'by kind' && ahead.side !== usual)
    return `${capital(flip)} turns ${usual} and the bigspin ${ahead.side}`
  if (ahead) return null
  const degrees = takeDegrees(draft) ?? entry.board
  addBoard(draft, signOf(side) * degrees)
  if (entry.isCountered) addVarial(draft, { deg: -signOf(side) * 180, turn: 180 })
  if (spin) addSpin(draft, spin)
  return null
}

/** A shape that stands without "flip" behind it, such as "laser"; returns what is wrong, or null. */
export function unflippedShape(draft: Draft, shape: Shape, isLast: boolean): string | null {
  const { kind, isComplete } = SHAPES[shape]
  const isWord = shape === 'hard' || shape === 'inward'
  return isComplete && kind !== 'either' && (isLast || !isWord)
    ? shapedFlip(draft, shape, kind)
    : `"${shape}" wants a flip after it`
}

/** "Frontside 360 shuvit": the board turns, the rider does not. */
export function readShuvit(draft: Draft): null {
  const degrees = takeDegrees(draft) ?? 180
  const side = takeSide(draft)
  addBoard(draft, signOf(side ?? 'backside') * degrees)
  draft.piece.isSideUnderstood = side === null
  return null
}

/** "Cab", "half cab": a turn from fakie; returns what is wrong, or null. */
export function readCab(draft: Draft, term: TermOf<'cab'>): string | null {
  const { stance } = draft.piece
  if (stance && stance !== 'fakie') return 'A cab starts fakie; elsewhere it is a backside 180 or 360'
  // "Frontside 180 half cab": from forward, the 180 is how one gets fakie.
  if (draft.degrees === 180 && draft.isSideFirst && !stance) settleSpin(draft)
  if (hasTurn(draft.piece) || draft.piece.flip || draft.piece.contact || isWhole(draft.piece))
    nextPiece(draft)
  draft.piece.stance = 'fakie'
  const said = takeDegrees(draft)
  const degrees = said ?? term.degrees
  const side = takeSide(draft)
  addSpin(draft, { deg: signOf(side ?? 'backside') * degrees, turn: degrees })
  draft.piece.isTurnUnderstood = said === null && degrees === 360
  draft.piece.isSideUnderstood = side === null
  return null
}

/** "Bigspin", "gazelle": the board turns further than the rider; returns what is wrong, or null. */
export function readAhead(draft: Draft, term: TermOf<'spin'>): string | null {
  const degrees = takeDegrees(draft)
  const turned: { body: number; board: number } | null = aheadBy(term.spin, degrees)
  if (!turned) return `A ${term.spin} spin does not go ${degrees}`
  const { isAnti, piece } = draft
  draft.isAnti = false
  if (piece.ahead || piece.boards.length > 0 || piece.varials.length > 0 || isOpen(piece)) nextPiece(draft)
  if (isWhole(draft.piece) || draft.piece.wrap) nextPiece(draft)
  if (isAnti && draft.piece.spins.length > 0) return '"anti" needs a bigspin of its own'
  const ahead: SpinAhead = { ...turned, side: takeSide(draft), isAnti, needsFlip: term.needsFlip }
  beginLateTurn(draft)
  draft.piece.ahead = ahead
  return null
}

const AHEAD: Record<Spin, { body: number; board: number }> = {
  big: { body: 180, board: 360 },
  bigger: { body: 180, board: 540 },
  gazelle: { body: 360, board: 540 },
}

function aheadBy(spin: Spin, degrees: number | null): { body: number; board: number } | null {
  if (degrees === null) return AHEAD[spin]
  if (spin !== 'big' || degrees % 180 !== 0) return null
  if (degrees === 360) return AHEAD.gazelle
  return degrees === 540 ? AHEAD.bigger : { body: 180, board: Math.max(degrees, 360) }
}

/** "Mystic": board and rider turn against each other. */
export function readMystic(draft: Draft): null {
  const degrees = takeDegrees(draft) ?? 180
  const sign = signOf(takeSide(draft) ?? 'backside')
  if (hasTurn(draft.piece)) nextPiece(draft)
  addBoard(draft, sign * degrees)
  addVarial(draft, { deg: -sign * degrees, turn: degrees })
  return null
}

/** "Body varial": the rider turns above a board that keeps its line. */
export function readBodyVarial(draft: Draft, { flips }: TermOf<'body varial'>): null {
  const isBare = !hasContent(draft.piece) && draft.done.length === 0
  addVarial(draft, takeTurn(draft, 180))
  if (flips && isBare) draft.piece.flip = { kind: 'kick', count: takeCount(draft), late: false }
  return null
}

/** "Impossible", "dolphin": the board goes around a foot; returns what is wrong, or null. */
export function readWrap(draft: Draft, term: TermOf<'wrap'>): string | null {
  const { piece } = draft
  const isTurned = piece.boards.length > 0 || piece.ahead || piece.varials.some(({ deg }) => deg === null)
  if (piece.flip || piece.wrap || isTurned || isWhole(piece)) nextPiece(draft)
  if (draft.side && draft.degrees === null) return 'Write how far the rider turns'
  if (term.wrap === 'forward') {
    if (draft.degrees !== null && !draft.side) draft.piece.openTurn = takeDegrees(draft)
    else settleSpin(draft)
    if (draft.piece.varials.length > 0 || isOpen(draft.piece)) nextPiece(draft)
  } else settleSpin(draft)
  draft.piece.wrap = term.wrap
  return null
}

/** Half a flip, caught upside down and turned back. */
export function readHospital(draft: Draft): null {
  settleSpin(draft)
  if (draft.piece.flip || isWhole(draft.piece)) nextPiece(draft)
  draft.piece.flip = { kind: 'kick', count: 0.5, late: takeLate(draft) }
  return null
}
