import { isFlippedByHand, STYLES } from '../styles.ts'
import type { Term, TermOf, Token } from '../vocabulary.ts'
import {
  type Draft,
  hasContent,
  isEnd,
  isHeld,
  isOpen,
  isSpinnable,
  nextPiece,
  type Piece,
  settleSpin,
  signOf,
  slideOn,
  takeDegrees,
  takeSide,
} from './draft.ts'

/** "Varial fingerflip": the hand turns the board around as well. */
export const isVarialByHand = ({ shape }: Draft, term: Term): boolean =>
  shape === 'varial' && term.is === 'style' && isFlippedByHand(term.style)

/** "Tail grab one foot" is one trick, and so is an "indy transfer". */
export function isOfGrab({ piece }: Draft, term: Term, next: Token | undefined): boolean {
  if (isTransfer(term)) return piece.contact === null || isHeld(piece.contact)
  // "Indy varial": the hand that holds the board turns it.
  if (isVarial(term) && !isVaried(next)) return isGrabbed(piece) && !piece.style
  const isFootOff = term.is === 'style' && term.style === 'One Foot'
  return isFootOff && isEnd(next) && piece.contact !== null && isHeld(piece.contact) && !piece.style
}

/** Whether it is the air in which a hand turns the board: as a shape it waits for a flip, which does not come. */
const isVarial = (term: Term): boolean =>
  (term.is === 'shape' && term.shape === 'varial') || (term.is === 'style' && term.style === 'Varial')

/** What a "varial" before it changes. */
const isVaried = (next: Token | undefined): boolean =>
  next !== undefined &&
  (next.term.is === 'flip' ||
    next.term.is === 'count' ||
    (next.term.is === 'style' && isFlippedByHand(next.term.style)))

const isGrabbed = ({ contact }: Piece): boolean => contact?.kind === 'grab'

/** Whatever is done from one wall to another. */
const isTransfer = (term: Term): boolean => term.is === 'style' && term.style === 'Transfer'

/** "Indy kickflip" is a kickflip indy; "indy, kickflip out" is not. */
export function isFlipOfGrab(draft: Draft, term: Term, next: Token | undefined): boolean {
  const { contact, flip, style, to, revert } = draft.piece
  const isPlain = next === undefined && draft.degrees === null && !draft.side && !draft.shape && !draft.isLate
  return (
    term.is === 'flip' && isPlain && contact !== null && isHeld(contact) && !(flip || style || to || revert)
  )
}

/** "Indy McTwist" has the spin of one and the grab of the other. */
export function isSpunInGrab(draft: Draft, token: Token | undefined): boolean {
  const { contact, spins } = draft.piece
  const isTwist = token?.term.is === 'contact' && token.text.startsWith('mc') && draft.degrees === 540
  return isTwist && contact !== null && isHeld(contact) && spins.length === 0
}

/** "No comply", "boneless", "one foot": a way of doing it, or a trick of its own; returns what is wrong, or null. */
export function readStyle(draft: Draft, term: TermOf<'style'>, next?: Token): string | null {
  const style = STYLES[term.style]
  if (isVarialByHand(draft, term)) {
    draft.shape = null
    // A number behind the side is the rider's turn: "frontside 180 varial fingerflip".
    if (draft.isSideFirst) settleSpin(draft)
    if (isBusy(draft) || isOpen(draft.piece)) nextPiece(draft)
    draft.piece.style = term.style
    turnByHand(draft)
    return null
  }
  if (isVarial(term) && isGrabbed(draft.piece) && !draft.piece.style) {
    draft.piece.style = term.style
    return null
  }
  if (style.isWay) return readWay(draft, term, next)
  if (term.style === 'Powerslide' && draft.degrees !== null && !hasContent(draft.piece)) {
    const degrees = takeDegrees(draft) ?? 180
    draft.piece.style = term.style
    draft.piece.styleSide = takeSide(draft)
    slideOn(draft.piece, degrees)
    return null
  }
  const isHeldThere = draft.piece.style === 'Layback' && !hasContent({ ...draft.piece, style: null })
  if (isHeldThere) return 'A layback goes with a grind or an air'
  const isOpenFlip = style.boardDeg === null && style.bodyDeg === 0 && term.style !== 'Varial'
  const openTurn = isOpenFlip && !draft.side ? takeDegrees(draft) : null
  settleSpin(draft, true)
  // "540 varial": the rider turns, whichever way, while the board is turned by hand.
  const isSpun = (term.style === 'Varial' || isSpinnable(term.style)) && draft.piece.spins.length === 1
  // A turn before what has no agreed numbers would be lost in it: "half cab casper".
  const isApart = style.bodyDeg === null && draft.piece.spins.length > 0
  if (isBusy(draft) || isApart || (isOpen(draft.piece) && !isSpun)) nextPiece(draft)
  if (term.style === 'Pressure Flip' && draft.side)
    draft.piece.style = takeSide(draft) === 'frontside' ? 'Frontside Pressure Flip' : 'Backside Pressure Flip'
  else draft.piece.style = term.style
  draft.piece.openTurn = openTurn
  if (term.style === 'Varial' && draft.side) {
    const [spin] = draft.piece.spins
    // "720 backside varial" says which way the number goes.
    if (spin?.deg === null)
      draft.piece.spins = [{ ...spin, deg: signOf(takeSide(draft) ?? 'backside') * spin.turn }]
    if (!draft.side) return null
  }
  if (style.isSided) draft.piece.styleSide = takeSide(draft)
  else draft.piece.approach = takeSide(draft)
  return null
}

function readWay(draft: Draft, term: TermOf<'style'>, next: Token | undefined): string | null {
  const { style: before, flip, contact } = draft.piece
  if (isTransfer(term)) {
    if (before) return 'That is two ways of doing it'
    settleSpin(draft, true)
    draft.piece.style = term.style
    return null
  }
  const isOfFlip =
    (term.style === 'Cancel' || term.style === 'One Foot') && isEnd(next) && flip !== null && !contact
  if (!before && (isOfFlip || isOfGrab(draft, term, next))) {
    draft.piece.style = term.style
    return null
  }
  if (before || flip || contact) {
    if (!draft.isSideFirst) settleSpin(draft, true)
    nextPiece(draft)
  }
  draft.piece.style = term.style
  return null
}

/** Half a turn backside unless something else is said. */
export function turnByHand(draft: Draft): void {
  const degrees = takeDegrees(draft) ?? 180
  draft.piece.boards = [signOf(takeSide(draft) ?? 'backside') * degrees]
}

function isBusy(draft: Draft): boolean {
  const { flip, boards, varials, ahead, wrap, contact, style, late } = draft.piece
  return Boolean(late || flip || boards.length + varials.length > 0 || ahead || wrap || contact || style)
}
