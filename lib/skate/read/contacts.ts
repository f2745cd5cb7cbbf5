import { type Contact, contactNamed, recordOf } from '../contacts.ts'
import { motion } from '../motion.ts'
import { quarterOnto } from '../stance.ts'
import { STYLES } from '../styles.ts'
import type { Term, Token } from '../vocabulary.ts'
import {
  addSpin,
  blankDraft,
  contactUnderstood,
  type Draft,
  hasContent,
  isHeld,
  isWhole,
  nextPiece,
  type Piece,
  settleSpin,
  signOf,
  takeDegrees,
  takeSide,
  takeTurn,
} from './draft.ts'
import { endPiece, settleLate } from './settle.ts'
import { readStyle } from './styles.ts'

/**
 * In "lien to tail", "kickflip to tail", "blunt to tail", "5-0 to tail" and "lien to noseblunt" an end comes down on the
 * coping and does not slide; null where it does: off a slide or the nose truck, which is done on a ledge.
 */
export function stoodOn(draft: Draft, { text }: Token, next: Token | undefined): Contact | null {
  const before = draft.done.at(-1)
  if (!before || hasContent(draft.piece) || draft.side || next?.term.is === 'slide') return null
  // Three quarters of a turn end across the edge, which is a slide.
  if (before.spins.some(({ turn }) => turn % 180 !== 0)) return null
  const isOffCoping = before.contact !== null && (before.contact.kind === 'stall' || isHeld(before.contact))
  if (text === 'tail' && (!before.contact || isOffCoping || isGroundOnTail(before.contact)))
    return contactNamed('Tail Stall')
  return /^nose ?blunt$/.test(text) && isOffCoping ? contactNamed('Noseblunt Stall') : null
}

/** Off the truck under the tail, or off both, the tail is only put down. */
const isGroundOnTail = (contact: Contact): boolean =>
  contact.kind === 'grind' && recordOf(contact).lie.rest !== 'nose truck'

/** Whether the last thing said was a contact of that kind. */
export function isOn(draft: Draft, ...kinds: readonly Contact['kind'][]): boolean {
  const { contact } = draft.piece
  return contact !== null && kinds.includes(contact.kind)
}

/** After a grind it repeats what is said; alone it is both trucks on the coping. */
export function readGrind(draft: Draft): string | null {
  if (isOn(draft, 'grind')) return null
  return isOn(draft, 'slide', 'grab', 'stall') ? 'Say which grind' : readContact(draft, contactNamed('50-50'))
}

/** "Over smith": the word would change the grind, unlike in "ollie over to 50-50". */
export const isMetOver = (next: Token | undefined): boolean =>
  next?.term.is === 'contact' && (next.term.contact.kind === 'grind' || next.term.contact.kind === 'slide')

const MET = new Set<Term['is']>(['contact', 'side', 'blunt', 'stance'])

/** "Lipslide 270 in": the turn onto a contact that was named before it. In "flip in crook" it comes first. */
export function readIn(draft: Draft, next: Token | undefined): string | null {
  const { piece } = draft
  if (next && MET.has(next.term.is) && hasContent(piece) && !piece.contact) return endPiece(draft)
  const turn = isOn(draft, 'grind', 'slide', 'manual', 'stall') ? takeTurn(draft, null) : null
  if (!turn) return 'Say how far you turn in'
  draft.piece = { ...blankDraft().piece, stance: piece.stance, spins: [turn] }
  nextPiece(draft)
  draft.piece = { ...piece, stance: null }
  return null
}

/** Half a turn out, whichever way. */
export function readOverturn(draft: Draft): string | null {
  if (!isOn(draft, 'grind', 'slide')) return 'Say what is overturned'
  nextPiece(draft)
  addSpin(draft, { deg: null, turn: 180 })
  return null
}

/**
 * A pretzel turns out the other way than it came in: three quarters off a slide, half a turn off a grind. Alone it is
 * a trick of freestyle.
 */
export function readPretzel(draft: Draft): string | null {
  const contact = contactUnderstood(draft.piece) ?? draft.piece.contact
  if (contact?.kind !== 'grind' && contact?.kind !== 'slide') {
    const before = hasContent(draft.piece) ? undefined : draft.done.at(-1)?.contact?.kind
    if (before === 'grind' || before === 'slide') return 'Say which way you turn out'
    return readStyle(draft, { is: 'style', style: 'Pretzel' })
  }
  const { approach, stance } = draft.piece
  const way = draft.done.at(-1)
  const spun = way?.contact === null ? way.spins.reduce((sum, { deg }) => sum + (deg ?? 0), 0) : 0
  const came = spun || (contact && quarterOnto(motion({ contact, approach, stance: stance ?? 'regular' })))
  if (!came)
    return contact?.kind === 'slide' ? 'Say which side the slide is on' : 'Say which way you turn out'
  const turn = takeDegrees(draft) ?? (contact?.kind === 'slide' ? 270 : 180)
  draft.isOut = true
  nextPiece(draft)
  addSpin(draft, { deg: -Math.sign(came) * turn, turn })
  return null
}

/** The board turns back the way it came. */
export function readRewind(draft: Draft): string | null {
  const deg = draft.piece.boards.reduce((sum, turn) => sum + turn, 0)
  if (deg === 0 || draft.piece.spins.length > 0) return 'A rewind wants a turn of the board'
  nextPiece(draft)
  draft.piece.boards = [-deg]
  draft.piece.late = true
  return null
}

const TWEAKS = new Set<string>(['Nosebone', 'Tailbone', 'Tuck Knee'])

/** "Melon nosebone": how the legs hold what the hand holds. It is one air, called by its grab. */
function isTweaked({ contact: held, to, revert }: Piece, contact: Contact): boolean {
  if (held?.kind !== 'grab' && held?.name !== 'Tuck Knee') return false
  const isHand = (one: Contact) => one.kind === 'grab' && !TWEAKS.has(one.name)
  const isOne = isHand(held) ? TWEAKS.has(contact.name) : isHand(contact) && TWEAKS.has(held.name)
  return isOne && !to && !revert
}

/** A McTwist is held mute and turns one and a half times unless something else is said: "McTwist indy", "McTwist 720". */
export function readMet(draft: Draft, { text }: Token, contact: Contact): string | null {
  const { piece } = draft
  const isTaken = draft.side !== null || draft.degrees !== null
  // "Airwalk McTwist": the spin of one, and what the feet do in the other.
  if (text.startsWith('mc') && piece.style === 'Airwalk' && piece.spins.length === 0) {
    settleSpin(draft)
    return null
  }
  if (!isTaken && isTweaked(piece, contact)) {
    if (piece.contact && TWEAKS.has(piece.contact.name)) piece.contact = contact
    return null
  }
  if (contact.kind === 'grab' && piece.contact?.name === 'Mute' && piece.isTurnUnderstood && !isTaken) {
    piece.contact = contact
    return null
  }
  const problem = readContact(draft, contact)
  if (text.startsWith('mc')) draft.piece.isTurnUnderstood = true
  return problem
}

function readContact(draft: Draft, contact: Contact): string | null {
  if (!isArrivedAt(contact)) {
    readHeld(draft, contact)
    return null
  }
  settleSpin(draft, true)
  const { piece } = draft
  const isOntoEdge = contact.kind === 'grind' || contact.kind === 'slide'
  if (isOntoEdge && piece.contact && isHeld(piece.contact)) return 'Say "to" between an air and an edge'
  const isApart = isWhole(piece) || piece.style === 'Transfer'
  if (hasContent({ ...piece, style: isApart ? piece.style : null })) nextPiece(draft)
  draft.piece.approach = takeSide(draft)
  draft.piece.contact = contact
  return null
}

/** On these the rider arrives with another trick, which is then a piece of its own. */
function isArrivedAt(contact: Contact): boolean {
  return contact.kind !== 'grab' && contact.kind !== 'air' && contact.kind !== 'stall'
}

function readHeld(draft: Draft, contact: Contact): void {
  const { piece } = draft
  // Onto the coping one nollies first; into a disaster one pops anyway.
  if (contact.kind === 'stall' && contact.name !== 'Disaster' && piece.stance === 'nollie') {
    settleSpin(draft, true)
    if (!hasContent(piece)) piece.isOllie = true
    nextPiece(draft)
    draft.piece.joint = 'to'
    readHeld(draft, contact)
    return
  }
  const isFlipped = piece.flip !== null && contact.kind === 'stall'
  const isTaken = contact.kind === 'grab' && piece.style === 'Varial'
  const isApart = (isWhole(piece) && !isTaken) || piece.style === 'Transfer'
  if (piece.contact || piece.ahead || piece.wrap || piece.late || isApart || isFlipped) nextPiece(draft)
  if (draft.piece.boards.length + draft.piece.varials.length > 0) nextPiece(draft)
  const isSpunAgain = draft.degrees !== null || (draft.side !== null && contact.kind !== 'stall')
  if (draft.piece.spins.length > 0 && isSpunAgain) nextPiece(draft)
  if (contact.kind === 'stall') {
    settleSpin(draft, true)
    draft.piece.approach = takeSide(draft)
  } else {
    settleSpin(draft)
    const side = takeSide(draft)
    if (side) {
      addSpin(draft, { deg: signOf(side) * 180, turn: 180 })
      draft.piece.isTurnUnderstood = true
    }
  }
  draft.piece.contact = contact
}

/** "Back blunt" is the slide, "blunt to fakie" and "back blunt to rock" the stall. */
export function readBlunt(draft: Draft, isSlid: boolean): string | null {
  const isSpinSide = draft.isSideFirst && draft.degrees !== null
  const isSlide = draft.side !== null && !isSpinSide && isSlid
  return readContact(draft, contactNamed(isSlide ? 'Bluntslide' : 'Blunt'))
}

/** "Revert" behind a trick, or alone; a side before it is the way it turns. */
export function readRevert(draft: Draft): null {
  // A late revert is a revert: it comes when the wheels are down. A flip of its own kind can be late before it.
  const { style, flip } = draft.piece
  if (draft.isLate && !flip && style && STYLES[style].flip.kind === null) settleLate(draft)
  if (draft.degrees === null) draft.isLate = false
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
