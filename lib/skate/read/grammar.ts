import { type Contact, contactNamed, recordOf } from '../contacts.ts'
import { motion, type Side, type Stance } from '../motion.ts'
import { quarterOnto } from '../stance.ts'
import { isFlippedByHand, styleNamed } from '../styles.ts'
import type { Shape, Spin, Term, Token } from '../vocabulary.ts'
import {
  addBoard,
  addSpin,
  addVarial,
  beginLateTurn,
  blankDraft,
  contactUnderstood,
  type Draft,
  hasContent,
  hasTurn,
  isHeld,
  isOpen,
  isRewinding,
  isSpinnable,
  isTurnedBack,
  isWhole,
  nextPiece,
  type Piece,
  type SpinAhead,
  settleSpin,
  signOf,
  slideOn,
  takeCount,
  takeDegrees,
  takeLate,
  takeSide,
  takeTurn,
} from './draft.ts'

const NO_TRICK = 'name the trick after it'

const WAITING = new Set<Term['is']>(['flip', 'count', 'degrees'])

const capital = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`

const STARTS = new Set<Term['is']>([
  ...(['flip', 'shape', 'shuvit', 'cab', 'spin', 'mystic', 'wrap', 'hospital'] as const),
  ...(['body varial', 'style', 'ollie', 'pop', 'anti', 'late'] as const),
])

/** Reads all terms into the draft; returns where it stopped and why, or null. */
export function readAll(
  draft: Draft,
  tokens: readonly Token[],
  step: () => void,
): { at: number; problem: string } | null {
  for (let at = 0; at < tokens.length; at++) {
    step()
    const { term, text = '' } = tokens[at] ?? {}
    if (!term) break
    const next = tokens[at + 1]
    // "Tre inward" is a number before a shape that can have one.
    if (draft.shape === 'tre' && term.is === 'shape' && (term.shape === 'hard' || term.shape === 'inward')) {
      draft.shape = null
      draft.degrees = 360
    }
    if (draft.shape && !WAITING.has(term.is) && !isVarialByHand(draft, term)) {
      const problem = settleShape(draft, END_OF_PIECE.has(term.is) || term.is === 'late')
      if (problem) return { at, problem }
    }
    if (
      draft.piece.contact &&
      STARTS.has(term.is) &&
      !isOfGrab(draft, term, next) &&
      !isFlipOfGrab(draft, term, next)
    )
      nextPiece(draft)
    if (isSpunInGrab(draft, tokens[at])) {
      settleSpin(draft)
      continue
    }
    const to = wayOutAt(tokens, at)
    const isSlid = term.is === 'blunt' && (next?.term.is !== 'to' || isRolledOff(tokens, at + 1))
    const problem = to ? readWayOut(draft, to) : readTerm(draft, { term, text }, next, isSlid)
    if (problem) return { at, problem }
    if (to) at++
  }
  const problem = endPiece(draft)
  return problem ? { at: tokens.length - 1, problem } : null
}

/** The way out that is said here, "to fakie", or null. */
function wayOutAt(tokens: readonly Token[], at: number): 'fakie' | 'regular' | 'switch' | null {
  const [to, next] = [tokens[at]?.term, tokens[at + 1]?.term]
  if (to?.is !== 'to' || next?.is !== 'stance') return null
  return isWayOut(next.stance, tokens[at + 2], tokens[at + 3]) ? next.stance : null
}

/** Whether a way out ends the trick, and no wall is named for it. */
const isRolledOff = (tokens: readonly Token[], at: number): boolean =>
  wayOutAt(tokens, at) !== null && tokens[at + 2]?.term.is !== 'wall'

/** "Varial fingerflip": the hand turns the board around as well. */
const isVarialByHand = ({ shape }: Draft, term: Term): boolean =>
  shape === 'varial' && term.is === 'style' && isFlippedByHand(term.style)

/** Whether nothing comes that the word before could belong to. */
const isEnd = (next: Token | undefined): boolean => next === undefined || END_OF_PIECE.has(next.term.is)

/** "Tail grab one foot" is one trick, and so is an "indy transfer". */
function isOfGrab({ piece }: Draft, term: Term, next: Token | undefined): boolean {
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
function isFlipOfGrab(draft: Draft, term: Term, next: Token | undefined): boolean {
  const { contact, flip, style, to, revert } = draft.piece
  const isPlain = next === undefined && draft.degrees === null && !draft.side && !draft.shape && !draft.isLate
  return (
    term.is === 'flip' && isPlain && contact !== null && isHeld(contact) && !(flip || style || to || revert)
  )
}

/** "Indy McTwist" has the spin of one and the grab of the other. */
function isSpunInGrab(draft: Draft, token: Token | undefined): boolean {
  const { contact, spins } = draft.piece
  const isTwist = token?.term.is === 'contact' && token.text.startsWith('mc') && draft.degrees === 540
  return isTwist && contact !== null && isHeld(contact) && spins.length === 0
}

function readTerm(draft: Draft, token: Token, next: Token | undefined, isSlid: boolean): string | null {
  const { term } = token
  switch (term.is) {
    case 'stance':
      return readStance(draft, term.stance, next)
    case 'side':
      return readSide(draft, term.side)
    case 'degrees':
      return readDegrees(draft, term.degrees)
    case 'count':
      return readCount(draft, term.count, next)
    case 'late':
      return readLate(draft)
    case 'anti':
      draft.isAnti = true
      return null
    case 'pop':
      draft.piece.pop = term.pop
      return null
    case 'ollie':
      return readOllie(draft, next)
    case 'flip':
      return readFlip(draft, term)
    case 'shape':
      draft.shape = term.shape
      return null
    case 'shuvit':
      return readShuvit(draft)
    case 'cab':
      return readCab(draft, term)
    case 'spin':
      return readAhead(draft, term)
    case 'mystic':
      return readMystic(draft)
    case 'body varial':
      return readBodyVarial(draft)
    case 'wrap':
      return readWrap(draft, term)
    case 'hospital':
      return readHospital(draft)
    case 'style':
      return readStyle(draft, term, next)
    case 'contact':
      return lateOnto(draft) ?? readMet(draft, token, stoodOn(draft, token, next) ?? term.contact)
    case 'blunt':
      return lateOnto(draft) ?? readBlunt(draft, isSlid)
    case 'revert':
      return readRevert(draft)
    case 'in':
      return readIn(draft, next)
    case 'grind':
      return readGrind(draft)
    case 'slide':
      return isOn(draft, 'slide', 'grind') ? null : 'Say what slides'
    case 'overturn':
      return readOverturn(draft)
    case 'over':
      return isMetOver(next) ? 'Only a crooked and a willy grind have one that goes over' : null
    case 'rewind':
      return readRewind(draft)
    case 'pretzel':
      return readPretzel(draft)
    case 'wall':
      draft.isOnWall = true
      return null
    case 'out':
      // "Tailslide fakie out" says the way out already.
      if (draft.piece.to !== null || (!hasContent(draft.piece) && draft.done.at(-1)?.to)) return null
      if (
        draft.degrees === null &&
        isOn(draft, 'grind', 'slide') &&
        draft.done.some(({ contact }) => contact === null)
      )
        return 'Say how you come out'
      draft.isOut = true
      partFromWall(draft)
      return endPiece(draft)
    case 'to':
    case 'join':
    case 'of': {
      const problem = endPiece(draft)
      draft.piece.joint = term.is === 'to' ? 'to' : 'apart'
      return problem
    }
  }
}

/** "Wallride backside 180 out", "slappy 180 out": the turn is the way off, not a turn on it. */
function partFromWall(draft: Draft): void {
  const { style, contact } = draft.piece
  if (style !== 'Wallride' && (style !== 'Slappy' || contact || draft.done.length > 0)) return
  draft.piece.contact = contactUnderstood(draft.piece)
  settleSpin(draft)
  const { spins } = draft.piece
  if (spins.length === 0) return
  draft.piece.spins = []
  nextPiece(draft)
  draft.piece.spins = spins
}

/** The next piece rolls in this stance. */
function readStance(draft: Draft, stance: Stance, next: Token | undefined): string | null {
  const isOnIt =
    draft.piece.contact !== null ||
    draft.piece.style === 'Wallride' ||
    draft.done.some(({ contact }) => contact !== null)
  const isSlidTo = isOnIt && hasContent(draft.piece) && draft.side === null && draft.degrees === null
  if (isSlidTo && isWayOut(stance, next)) return readWayOut(draft, stance)
  if (draft.isSideFirst || hasContent(draft.piece) || isSpunTo(draft, next)) settleSpin(draft, true)
  if (hasContent(draft.piece)) nextPiece(draft)
  const before = draft.piece.stance
  const both = before && before !== stance ? TWO_STANCES[`${before} ${stance}`] : stance
  if (!both) return 'That is two stances at once'
  draft.piece.stance = both
  if (both !== stance && stance === 'nollie' && isEnd(next)) draft.piece.isOllie = true
  return null
}

/** "180 fakie manual", "270 switch front board": the stance in which one arrives behind a turn, not that of the pop. */
function isSpunTo({ degrees, piece }: Draft, next: Token | undefined): boolean {
  if (!next || degrees === null || piece.stance !== null) return false
  const { term } = next
  return term.is === 'contact' ? !isHeld(term.contact) : term.is === 'blunt' || term.is === 'side'
}

/** A pop off the other end than the stance has, or a stance rolled backward, is another stance. */
const TWO_STANCES: Readonly<Record<string, Stance | undefined>> = {
  'fakie nollie': 'switch',
  'switch nollie': 'fakie',
  'switch fakie': 'nollie',
}

const END_OF_PIECE = new Set<Term['is']>(['to', 'join', 'out', 'revert'])

/** Whether "to fakie" is where a piece ends, not where another begins: "to fakie manual". */
function isWayOut(
  to: Stance,
  next: Token | undefined,
  afterNext?: Token,
): to is 'fakie' | 'regular' | 'switch' {
  if (to === 'nollie') return false
  const end = next?.term.is === 'side' ? afterNext : next
  return end === undefined ? next === undefined : END_OF_PIECE.has(end.term.is) || end.term.is === 'wall'
}

/** Sets the way out on the current piece, or on the last one when nothing was said since. */
function readWayOut(draft: Draft, to: 'fakie' | 'regular' | 'switch'): string | null {
  settleSpin(draft)
  const piece = hasContent(draft.piece) || draft.piece.stance ? draft.piece : draft.done.at(-1)
  if (!piece) return 'Nothing leads there'
  if (!hasContent(piece)) piece.isOllie = true
  // Nobody turns in a rock and roll to come back in fakie.
  const isRocked = piece.contact?.name === 'Rock and Roll' && to === 'fakie' && piece.spins.length === 0
  if ((piece.contact?.name === 'Rock' && to !== 'switch') || (isRocked && piece.approach === null))
    piece.contact = contactNamed(to === 'fakie' ? 'Rock to Fakie' : 'Rock')
  else piece.to = to
  return null
}

function readSide(draft: Draft, side: 'frontside' | 'backside'): string | null {
  // "BS backside air" says it twice.
  if (draft.side === side && draft.degrees === null) return null
  if (draft.side && draft.degrees === null) return 'That is two sides at once'
  if (draft.side) settleSpin(draft)
  draft.side = side
  return null
}

function readDegrees(draft: Draft, degrees: number): null {
  settleSpin(draft)
  draft.degrees = degrees
  draft.isSideFirst = draft.side !== null
  return null
}

function readLate(draft: Draft): string | null {
  if (draft.isLate) return 'Say late once'
  // "Ollie 180 late shuvit": every plain late shuvit is half a turn, so that the number is the rider's.
  if (draft.isSideFirst || draft.piece.isOllie || draft.degrees === 180) settleSpin(draft)
  draft.isLate = true
  return null
}

/** "Frontside ollie" is one of a ramp: half a turn above the coping, down forward. */
function readOllie(draft: Draft, next: Token | undefined): string | null {
  if (hasContent(draft.piece) && !draft.piece.style) nextPiece(draft)
  draft.piece.isOllie = true
  if (!draft.side || draft.degrees !== null || next?.term.is === 'degrees') return null
  if (hasTurn(draft.piece)) takeSide(draft)
  else turnOnWall(draft)
  return null
}

/** A side alone is half a turn above the coping. */
function turnOnWall(draft: Draft): void {
  const side = takeSide(draft)
  if (!side) return
  draft.piece.spins = [{ deg: signOf(side) * 180, turn: 180 }]
  draft.piece.isOnWall = true
}

const COUNTED = new Set<Term['is']>(['flip', 'shape', 'degrees', 'wrap', 'side', 'spin', 'late', 'style'])

/** "Double kickflip", and "kickflip x2" with nothing behind it that could be counted. */
function readCount(draft: Draft, count: number, next: Token | undefined): string | null {
  if (draft.count !== null) return 'That is two counts at once'
  const { flip } = draft.piece
  if (flip?.count === 1 && !(next && COUNTED.has(next.term.is))) draft.piece.flip = { ...flip, count }
  else draft.count = count
  return null
}

/**
 * In "lien to tail", "kickflip to tail", "blunt to tail", "5-0 to tail" and "lien to noseblunt" an end comes down on the
 * coping and does not slide; null where it does: off a slide or the nose truck, which is done on a ledge.
 */
function stoodOn(draft: Draft, { text }: Token, next: Token | undefined): Contact | null {
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
function isOn(draft: Draft, ...kinds: readonly Contact['kind'][]): boolean {
  const { contact } = draft.piece
  return contact !== null && kinds.includes(contact.kind)
}

/** After a grind it repeats what is said; alone it is both trucks on the coping. */
function readGrind(draft: Draft): string | null {
  if (isOn(draft, 'grind')) return null
  return isOn(draft, 'slide', 'grab', 'stall') ? 'Say which grind' : readContact(draft, contactNamed('50-50'))
}

/** "Over smith": the word would change the grind, unlike in "ollie over to 50-50". */
const isMetOver = (next: Token | undefined): boolean =>
  next?.term.is === 'contact' && (next.term.contact.kind === 'grind' || next.term.contact.kind === 'slide')

const MET = new Set<Term['is']>(['contact', 'side', 'blunt', 'stance'])

/** "Lipslide 270 in": the turn onto a contact that was named before it. In "flip in crook" it comes first. */
function readIn(draft: Draft, next: Token | undefined): string | null {
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
function readOverturn(draft: Draft): string | null {
  if (!isOn(draft, 'grind', 'slide')) return 'Say what is overturned'
  nextPiece(draft)
  addSpin(draft, { deg: null, turn: 180 })
  return null
}

/**
 * A pretzel turns out the other way than it came in: three quarters off a slide, half a turn off a grind. Alone it is
 * a trick of freestyle.
 */
function readPretzel(draft: Draft): string | null {
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
function readRewind(draft: Draft): string | null {
  const deg = draft.piece.boards.reduce((sum, turn) => sum + turn, 0)
  if (deg === 0 || draft.piece.spins.length > 0) return 'A rewind wants a turn of the board'
  nextPiece(draft)
  draft.piece.boards = [-deg]
  draft.piece.late = true
  return null
}

type FlipTerm = Extract<Term, { is: 'flip' }>

/** Reads "flip", "kickflip" or "heelflip" together with what waits before it; returns what is wrong, or null. */
function readFlip(draft: Draft, term: FlipTerm): string | null {
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
    addSpin(draft, takeTurn(draft, 180) ?? { deg: null, turn: 180 })
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

const usualSide = (kind: 'kick' | 'heel'): Side => (kind === 'kick' ? 'backside' : 'frontside')

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

function kindOf(shape: Shape, term: FlipTerm | null): 'kick' | 'heel' | null {
  const { kind } = SHAPES[shape]
  if (!term) return kind === 'either' ? null : kind
  if (kind === 'either') return term.kind
  // "Laser double kickflip" is said for two heelflips, "disco flip" for one.
  if (shape === 'laser' || shape === 'disco' || shape === 'daydream') return 'heel'
  return kind === term.kind ? kind : null
}

function shapedFlip(draft: Draft, shape: Shape, kind: 'kick' | 'heel'): string | null {
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

function readShuvit(draft: Draft): null {
  const degrees = takeDegrees(draft) ?? 180
  const side = takeSide(draft)
  addBoard(draft, signOf(side ?? 'backside') * degrees)
  draft.piece.isSideUnderstood = side === null
  return null
}

type TermOf<Is extends Term['is']> = Extract<Term, { is: Is }>

function readCab(draft: Draft, term: TermOf<'cab'>): string | null {
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

function readAhead(draft: Draft, term: TermOf<'spin'>): string | null {
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

function readMystic(draft: Draft): null {
  const degrees = takeDegrees(draft) ?? 180
  const sign = signOf(takeSide(draft) ?? 'backside')
  if (hasTurn(draft.piece)) nextPiece(draft)
  addBoard(draft, sign * degrees)
  addVarial(draft, { deg: -sign * degrees, turn: degrees })
  return null
}

function readBodyVarial(draft: Draft): null {
  const turn = takeTurn(draft, 180)
  if (draft.piece.contact) nextPiece(draft)
  if (turn) addVarial(draft, turn)
  return null
}

function readWrap(draft: Draft, term: TermOf<'wrap'>): string | null {
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
function readHospital(draft: Draft): null {
  settleSpin(draft)
  if (draft.piece.flip || isWhole(draft.piece)) nextPiece(draft)
  draft.piece.flip = { kind: 'kick', count: 0.5, late: takeLate(draft) }
  return null
}

function readStyle(draft: Draft, term: TermOf<'style'>, next?: Token): string | null {
  const style = styleNamed(term.style)
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
  if (style.isWay) {
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

function turnByHand(draft: Draft): void {
  const degrees = takeDegrees(draft) ?? 180
  draft.piece.boards = [signOf(takeSide(draft) ?? 'backside') * degrees]
}

function isBusy(draft: Draft): boolean {
  const { flip, boards, varials, ahead, wrap, contact, style, late } = draft.piece
  return Boolean(late || flip || boards.length + varials.length > 0 || ahead || wrap || contact || style)
}

/** "Kickflip late manual": what is late before a contact is the flip; a hardflip or an edge never is. */
function lateOnto(draft: Draft): string | null {
  const { boards } = draft.piece
  return draft.isLate && (boards.length > 0 || draft.side) ? 'Late wants a flip or a turn' : settleLate(draft)
}

/** Gives a waiting "late" to the flip or turn before it; returns what is wrong, or null. */
function settleLate(draft: Draft): string | null {
  if (!draft.isLate) return null
  draft.isLate = false
  const { piece } = draft
  const own = piece.style && isWhole(piece) ? styleNamed(piece.style).flip : null
  if (piece.flip) piece.flip = { ...piece.flip, late: true }
  else if (own && own.kind !== 'none') piece.flip = { ...own, late: true }
  else if (hasTurn(piece) && !isWhole(piece)) piece.late = true
  else return 'Late wants a flip or a turn'
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
function readMet(draft: Draft, { text }: Token, contact: Contact): string | null {
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
function readBlunt(draft: Draft, isSlid: boolean): string | null {
  const isSpinSide = draft.isSideFirst && draft.degrees !== null
  const isSlide = draft.side !== null && !isSpinSide && isSlid
  return readContact(draft, contactNamed(isSlide ? 'Bluntslide' : 'Blunt'))
}

function readRevert(draft: Draft): null {
  // A late revert is a revert: it comes when the wheels are down. A flip of its own kind can be late before it.
  const { style, flip } = draft.piece
  if (draft.isLate && !flip && style && styleNamed(style).flip.kind === null) settleLate(draft)
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

/** Ends the current piece with the words that still wait; returns what is wrong, or null. */
function endPiece(draft: Draft): string | null {
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
  if (!hasContent(piece) && piece.stance === 'nollie') piece.isOllie = true
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
  if (!isGround && piece.spins.length === 0 && draft.side) {
    const turn = takeTurn(draft, piece.style === 'Rodeo' ? 540 : 180)
    if (turn) piece.spins = [turn]
  }
  piece.contact = contact
}

/** Completes a shape that needs no "flip" after it, such as "laser"; returns what is wrong, or null. */
function settleShape(draft: Draft, isLast = true): string | null {
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
  const kind = kindOf(shape, null)
  const isWord = shape === 'hard' || shape === 'inward'
  return SHAPES[shape].isComplete && kind && (isLast || !isWord)
    ? shapedFlip(draft, shape, kind)
    : `"${shape}" wants a flip after it`
}
