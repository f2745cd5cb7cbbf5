import type { Side } from '../motion.ts'
import { isFlippedByHand, STYLES } from '../styles.ts'
import {
  addSpin,
  contactUnderstood,
  type Draft,
  hasContent,
  hasTurn,
  isWhole,
  nextPiece,
  type Piece,
  settleSpin,
  signOf,
  takeTurn,
} from './draft.ts'
import { shapedFlip, unflippedShape, usualSide } from './flips.ts'
import { readStyle, turnByHand } from './styles.ts'

const NO_TRICK = 'name the trick after it'

/** "Kickflip late manual": what is late before a contact is the flip; a hardflip or an edge never is. */
export function lateOnto(draft: Draft): string | null {
  const { boards } = draft.piece
  return draft.isLate && (boards.length > 0 || draft.side) ? 'Late wants a flip or a turn' : settleLate(draft)
}

/** Gives a waiting "late" to the flip or turn before it; returns what is wrong, or null. */
export function settleLate(draft: Draft): string | null {
  if (!draft.isLate) return null
  draft.isLate = false
  const { piece } = draft
  const own = piece.style && isWhole(piece) ? STYLES[piece.style].flip : null
  if (piece.flip) piece.flip = { ...piece.flip, late: true }
  else if (own && own.kind !== 'none') piece.flip = { ...own, late: true }
  else if (hasTurn(piece) && !isWhole(piece)) piece.late = true
  else return 'Late wants a flip or a turn'
  return null
}

/** Ends the current piece with the words that still wait; returns what is wrong, or null. */
export function endPiece(draft: Draft): string | null {
  const problem = settle(draft)
  nextPiece(draft)
  return problem
}

function settle(draft: Draft): string | null {
  const problem = settleShape(draft)
  if (problem) return problem
  settleSpin(draft)
  const late = settleLate(draft)
  if (late) return late
  settleOnRamp(draft)
  const { piece } = draft
  if (draft.side && isStanceAlone(draft)) addSpin(draft, takeTurn(draft, 180))
  else if (!hasContent(piece) && piece.stance === 'nollie') piece.isOllie = true
  if (draft.count !== null) return 'Say which flip is doubled'
  if (draft.isAnti) return '"Anti" goes with a bigspin'
  if (draft.side && piece.contact && !piece.approach && piece.contact.kind !== 'grab') {
    piece.approach = draft.side
    draft.side = null
  }
  if (draft.side && isTurnedByItsSide(piece)) {
    addSpin(draft, { deg: signOf(draft.side) * 180, turn: 180 })
    // With a foot off the board it is an air of a ramp.
    piece.isOnWall = piece.style === 'One Foot'
  } else if (
    draft.side &&
    !turnedOut(draft, draft.side) &&
    !shovedTo(draft, draft.side) &&
    !spunTo(draft, draft.side)
  )
    return NO_TRICK
  draft.side = null
  return hasContent(piece) || !piece.stance ? null : NO_TRICK
}

/** "Nosegrind 180 out backside": the side said behind the way out. */
function turnedOut(draft: Draft, side: Side): boolean {
  const out = draft.isOut && !hasContent(draft.piece) ? draft.done.at(-1) : undefined
  const [spin] = out?.spins ?? []
  if (!out || !spin || spin.deg !== null) return false
  out.spins = [{ ...spin, deg: signOf(side) * spin.turn }]
  return true
}

/** "Nollie FS", "switch back": half a turn is what a stance and a side come to. */
const isStanceAlone = ({ piece, done }: Draft): boolean =>
  done.length === 0 && piece.stance !== null && piece.stance !== 'regular' && !hasContent(piece)

/** "Pop shuv fs", "half cab flip fs": the side said behind the turn of the board, or behind the cab. */
function shovedTo({ piece }: Draft, side: Side): boolean {
  const [board, ...more] = piece.boards
  const [cab, ...spins] = piece.spins
  const isCabAlone = piece.boards.length + piece.varials.length + spins.length === 0 && !piece.contact
  if (piece.isSideUnderstood && cab && isCabAlone) {
    piece.spins = [{ ...cab, deg: signOf(side) * cab.turn }]
    return true
  }
  const isAlone =
    !piece.flip && !piece.contact && piece.spins.length + piece.varials.length + more.length === 0
  if (board === undefined || !piece.isSideUnderstood || !isAlone) return false
  piece.boards = [signOf(side) * Math.abs(board)]
  return true
}

/** "Bigflip fs": the side said behind the bigspin. */
function spunTo({ piece }: Draft, side: Side): boolean {
  if (!piece.ahead || piece.ahead.side || piece.spins.length > 0 || piece.contact) return false
  // A hardflip and its like turn one way only.
  if (
    piece.flip &&
    piece.leaning &&
    piece.leaning !== usualSide(piece.flip.kind === 'heel' ? 'heel' : 'kick')
  )
    return piece.leaning === side
  piece.ahead = { ...piece.ahead, side }
  return true
}

/** "Frontside no comply", "backside transfer" and "backside boneless" turn half round. */
function isTurnedByItsSide({ style, flip, wrap, contact, ...piece }: Piece): boolean {
  const turns = style === 'No Comply' || style === 'Boneless' || style === 'One Foot' || style === 'Transfer'
  return (
    turns &&
    !flip &&
    !wrap &&
    !contact &&
    piece.spins.length + piece.boards.length + piece.varials.length === 0
  )
}

/** Ways that are done in the air of a ramp unless another contact is named. */
function settleOnRamp(draft: Draft): void {
  const { piece } = draft
  const contact = contactUnderstood(piece)
  if (!contact) return
  const isGround = piece.style === 'Slappy' || piece.style === 'Layback'
  if (!isGround && piece.spins.length === 0 && draft.side)
    piece.spins = [takeTurn(draft, piece.style === 'Rodeo' ? 540 : 180)]
  piece.contact = contact
}

/** Completes a shape that needs no "flip" after it, such as "laser"; returns what is wrong, or null. */
export function settleShape(draft: Draft, isLast = true): string | null {
  const { shape } = draft
  if (!shape) return null
  draft.shape = null
  if (shape === 'varial' && isFlippedByHand(draft.piece.style) && draft.piece.boards.length === 0) {
    turnByHand(draft)
    return null
  }
  if (shape === 'varial') {
    // On a ramp it is a trick of its own; "fakie varial" is one of flat ground.
    const { stance } = draft.piece
    const isOther = stance !== null && stance !== 'regular'
    const isFlip = isOther && !draft.side && draft.degrees === null
    return isFlip && !hasContent(draft.piece)
      ? shapedFlip(draft, shape, 'kick')
      : readStyle(draft, { is: 'style', style: 'Varial' })
  }
  return unflippedShape(draft, shape, isLast)
}
