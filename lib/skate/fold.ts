import { turnOf } from './contacts.ts'
import { type Contact, type Flip, type Motion, motion, NO_FLIP, type Stance } from './motion.ts'
import { hasContent, isWhole, type Piece, type SpinAhead, signOf, type Turn } from './piece.ts'
import { halfTurns } from './stance.ts'
import { isPoppedPlainly, styleNamed } from './styles.ts'

function isRevertAlone(piece: Piece): boolean {
  return piece.revert !== null && !hasContent({ ...piece, revert: null })
}

const total = (turns: readonly Turn[]): number => turns.reduce((sum, turn) => sum + (turn.deg ?? 0), 0)

interface Turned {
  readonly bodyDeg: number | null
  readonly boardDeg: number | null
  readonly bodyTurn?: number | null
  readonly boardTurn?: number | null
}

function aheadTurned(piece: Piece, ahead: SpinAhead): Turned {
  const varial = total(piece.varials)
  if (piece.spins.length > 0) {
    const body = total(piece.spins)
    const sign = ahead.side ? signOf(ahead.side) : Math.sign(body)
    return { bodyDeg: body + varial, boardDeg: body + sign * (ahead.board - ahead.body) }
  }
  const leaning = piece.flip?.late ? null : piece.leaning
  const sign = signOf(ahead.side ?? leaning ?? 'backside')
  return { bodyDeg: (ahead.isAnti ? -sign : sign) * ahead.body + varial, boardDeg: sign * ahead.board }
}

function flatTurned(piece: Piece): Turned {
  if (piece.ahead) return aheadTurned(piece, piece.ahead)
  const board = piece.boards.reduce((sum, deg) => sum + deg, 0)
  const openSpin = piece.spins.find((turn) => turn.deg === null)
  if (openSpin) {
    const { turn } = openSpin
    return { bodyDeg: null, boardDeg: null, bodyTurn: turn, boardTurn: turn }
  }
  const openVarial = piece.varials.find((turn) => turn.deg === null)
  if (openVarial) return { bodyDeg: null, boardDeg: board, bodyTurn: openVarial.turn }
  const body = total(piece.spins)
  return { bodyDeg: body + total(piece.varials), boardDeg: body + board }
}

function styledTurned(piece: Piece): Turned {
  const turned = flatTurned(piece)
  if (piece.wrap === 'forward') return { ...turned, boardDeg: null, boardTurn: piece.openTurn }
  if (!piece.style || styleNamed(piece.style).isWay) return turned
  const base = styleNamed(piece.style)
  const sign = piece.styleSide === 'frontside' ? -1 : 1
  const add = (given: number | null, more: number | null) =>
    given === null || more === null ? null : sign * given + more
  return {
    ...turned,
    bodyDeg: add(base.bodyDeg, turned.bodyDeg),
    boardDeg: add(base.boardDeg, turned.boardDeg),
    boardTurn: base.boardDeg === null ? piece.openTurn : (turned.boardTurn ?? null),
  }
}

function plainTurn(piece: Piece, contact: Contact, stance: Stance): number | null {
  if (piece.to) return 0
  if (contact.name === 'Tail Stall' || contact.name === 'Rock') {
    if (stance === 'fakie') return 0
    return piece.approach ? 180 : null
  }
  return turnOf(contact)
}

function contactTurned(piece: Piece, contact: Contact, stance: Stance): Turned {
  if (contact.kind === 'grind' || contact.kind === 'slide' || contact.kind === 'manual') {
    return turnOf(contact) === null ? { bodyDeg: null, boardDeg: null } : { bodyDeg: 0, boardDeg: 0 }
  }
  if (piece.spins.length > 0) return flatTurned(piece)
  const turn = plainTurn(piece, contact, stance)
  if (turn === null) return { bodyDeg: null, boardDeg: null }
  if (turn > 0 && !piece.approach) return { bodyDeg: null, boardDeg: null, bodyTurn: turn, boardTurn: turn }
  const deg = piece.approach && turn > 0 ? signOf(piece.approach) * turn : turn
  return { bodyDeg: deg, boardDeg: deg }
}

function isPopped(piece: Piece, made: Motion): boolean {
  if (piece.style && isWhole(piece)) return styleNamed(piece.style).pop
  if (isRevertAlone(piece)) return false
  return piece.contact ? true : (piece.pop ?? isPoppedPlainly(made))
}

function flipOf({ flip, late, style }: Piece): Flip {
  // A flip that comes with a late turn is late itself.
  if (flip) return { ...flip, late: flip.late || late }
  return style ? styleNamed(style).flip : NO_FLIP
}

/** The motion that was read, done from `stance` unless the words named another. */
export function motionOf(piece: Piece, fallback: Stance): Motion {
  const stance = piece.stance ?? fallback
  const { contact } = piece
  const isRoundFoot =
    piece.wrap === 'back foot' && (piece.style === 'Front Foot' || piece.style === 'Back Foot')
  const made = motion({
    ...(contact ? contactTurned(piece, contact, stance) : styledTurned(piece)),
    stance,
    flip: flipOf(piece),
    wrap: isRoundFoot && piece.style === 'Front Foot' ? 'front foot' : piece.wrap,
    late: piece.late && piece.flip === null,
    style: isRoundFoot ? null : piece.style,
    contact,
    approach: contact?.kind === 'grab' || contact?.kind === 'air' ? null : piece.approach,
    revert: piece.revert,
    to: piece.to,
  })
  const sendsBack = contact?.kind === 'grab' || contact?.kind === 'air' || contact?.kind === 'stall'
  const comesBack = piece.to !== null && !contact && (halfTurns(made) ?? 0) % 2 === 0
  return { ...made, pop: isPopped(piece, made), reverses: sendsBack || comesBack }
}
