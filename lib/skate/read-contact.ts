import { contactNamed } from './contacts.ts'
import { addSpin, type Draft, nextPiece, settleSpin, takeSide } from './draft.ts'
import type { Contact, Stance } from './motion.ts'
import { hasContent, isWhole, signOf } from './piece.ts'
import type { Token } from './tokenize.ts'
import type { Term } from './vocabulary.ts'

/** On these the rider arrives with another trick, which is then a piece of its own. */
function isArrivedAt(contact: Contact): boolean {
  return contact.kind !== 'grab' && contact.kind !== 'air' && contact.kind !== 'stall'
}

function readHeld(draft: Draft, contact: Contact): void {
  const { piece } = draft
  const isFlipped = piece.flip !== null && contact.kind === 'stall'
  if (piece.contact || piece.ahead || piece.wrap || piece.late || isWhole(piece) || isFlipped)
    nextPiece(draft)
  if (draft.piece.boards.length + draft.piece.varials.length > 0) nextPiece(draft)
  const isSpunAgain = draft.degrees !== null || (draft.side !== null && contact.kind !== 'stall')
  if (draft.piece.spins.length > 0 && isSpunAgain) nextPiece(draft)
  if (contact.kind === 'stall') {
    settleSpin(draft, true)
    draft.piece.approach = takeSide(draft)
  } else {
    settleSpin(draft)
    const side = takeSide(draft)
    if (side) addSpin(draft, { deg: signOf(side) * 180, turn: 180 })
  }
  draft.piece.contact = contact
}

export function readContact(draft: Draft, contact: Contact): string | null {
  if (!isArrivedAt(contact)) {
    readHeld(draft, contact)
    return null
  }
  settleSpin(draft, true)
  const { piece } = draft
  if (hasContent({ ...piece, style: isWhole(piece) ? piece.style : null })) nextPiece(draft)
  draft.piece.approach = takeSide(draft)
  draft.piece.contact = contact
  return null
}

/** "Back blunt" is the slide, "blunt to fakie" the stall. */
export function readBlunt(draft: Draft, next: Token | undefined): string | null {
  const isSpinSide = draft.isSideFirst && draft.degrees !== null
  const isSlide = draft.side !== null && !isSpinSide && next?.term.is !== 'to'
  return readContact(draft, contactNamed(isSlide ? 'Bluntslide' : 'Blunt'))
}

const END_OF_PIECE = new Set<Term['is']>(['to', 'join', 'out', 'revert'])

/** Whether "to fakie" is where a piece ends, not where another begins: "to fakie manual". */
export function isWayOut(
  to: Stance,
  next: Token | undefined,
  afterNext?: Token,
): to is 'fakie' | 'regular' | 'switch' {
  if (to === 'nollie') return false
  const end = next?.term.is === 'side' ? afterNext : next
  return end === undefined ? next === undefined : END_OF_PIECE.has(end.term.is)
}

/** Sets the way out on the piece at hand, or on the last one when nothing was said since. */
export function readWayOut(draft: Draft, to: 'fakie' | 'regular' | 'switch'): string | null {
  settleSpin(draft)
  const piece = hasContent(draft.piece) || draft.piece.stance ? draft.piece : draft.done.at(-1)
  if (!piece) return 'Nothing leads there'
  if (!hasContent(piece)) piece.isOllie = true
  if (piece.contact?.name === 'Rock' && to !== 'switch')
    piece.contact = contactNamed(to === 'fakie' ? 'Rock to Fakie' : 'Rock')
  else piece.to = to
  return null
}

export function readRevert(draft: Draft): null {
  settleSpin(draft, true)
  const isAlone = !hasContent(draft.piece) && !draft.piece.stance && !draft.side
  const last = draft.done.at(-1)
  if (isAlone && last && !last.revert) {
    last.revert = 'either'
    return null
  }
  if (draft.piece.revert) nextPiece(draft)
  draft.piece.revert = takeSide(draft) ?? 'either'
  return null
}

/** The next piece rolls in this stance. */
export function readStance(draft: Draft, stance: Stance, next: Token | undefined): string | null {
  const isSlidTo = draft.piece.contact !== null && draft.side === null && draft.degrees === null
  if (isSlidTo && isWayOut(stance, next)) return readWayOut(draft, stance)
  if (draft.isSideFirst || hasContent(draft.piece)) settleSpin(draft, true)
  if (hasContent(draft.piece)) nextPiece(draft)
  if (draft.piece.stance && draft.piece.stance !== stance) return 'That is two stances at once'
  draft.piece.stance = stance
  return null
}
