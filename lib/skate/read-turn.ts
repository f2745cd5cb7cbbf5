import {
  addBoard,
  addSpin,
  addVarial,
  beginLateTurn,
  type Draft,
  nextPiece,
  settleSpin,
  takeDegrees,
  takeLate,
  takeSide,
  takeTurn,
} from './draft.ts'
import { hasTurn, isOpen, isWhole, type SpinAhead, signOf } from './piece.ts'
import { styleNamed } from './styles.ts'
import type { Spin, Term } from './vocabulary.ts'

type TermOf<Is extends Term['is']> = Extract<Term, { is: Is }>

export function readShuvit(draft: Draft): null {
  const degrees = takeDegrees(draft) ?? 180
  addBoard(draft, signOf(takeSide(draft) ?? 'backside') * degrees)
  return null
}

export function readCab(draft: Draft, term: TermOf<'cab'>): string | null {
  const { stance } = draft.piece
  if (stance && stance !== 'fakie') return 'A cab starts fakie'
  if (hasTurn(draft.piece) || draft.piece.flip || draft.piece.contact || isWhole(draft.piece))
    nextPiece(draft)
  draft.piece.stance = 'fakie'
  const degrees = takeDegrees(draft) ?? term.degrees
  addSpin(draft, { deg: signOf(takeSide(draft) ?? 'backside') * degrees, turn: degrees })
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

export function readMystic(draft: Draft): null {
  const degrees = takeDegrees(draft) ?? 180
  const sign = signOf(takeSide(draft) ?? 'backside')
  if (hasTurn(draft.piece)) nextPiece(draft)
  addBoard(draft, sign * degrees)
  addVarial(draft, { deg: -sign * degrees, turn: degrees })
  return null
}

export function readBodyVarial(draft: Draft): null {
  const turn = takeTurn(draft, 180)
  if (draft.piece.contact) nextPiece(draft)
  if (turn) addVarial(draft, turn)
  return null
}

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

function isBusy(draft: Draft): boolean {
  const { flip, boards, varials, ahead, wrap, contact, style, late } = draft.piece
  return Boolean(late || flip || boards.length + varials.length > 0 || ahead || wrap || contact || style)
}

export function readStyle(draft: Draft, term: TermOf<'style'>): null {
  const style = styleNamed(term.style)
  if (style.isWay) {
    const { style: before, flip, contact } = draft.piece
    if (before || flip || contact) {
      if (!draft.isSideFirst) settleSpin(draft, true)
      nextPiece(draft)
    }
    draft.piece.style = term.style
    return null
  }
  const isOpenFlip = style.boardDeg === null && style.bodyDeg === 0
  const openTurn = isOpenFlip && !draft.side ? takeDegrees(draft) : null
  settleSpin(draft, true)
  if (isBusy(draft) || isOpen(draft.piece)) nextPiece(draft)
  if (term.style === 'Pressure Flip' && draft.side)
    draft.piece.style = takeSide(draft) === 'frontside' ? 'Frontside Pressure Flip' : 'Backside Pressure Flip'
  else draft.piece.style = term.style
  draft.piece.openTurn = openTurn
  if (style.isSided) draft.piece.styleSide = takeSide(draft)
  else draft.piece.approach = takeSide(draft)
  return null
}
