import { contactNamed } from '../contacts.ts'
import type { Stance } from '../motion.ts'
import type { Term, Token } from '../vocabulary.ts'
import {
  isMetOver,
  isOn,
  readBlunt,
  readGrind,
  readIn,
  readMet,
  readOverturn,
  readPretzel,
  readRevert,
  readRewind,
  stoodOn,
} from './contacts.ts'
import {
  contactUnderstood,
  type Draft,
  END_OF_PIECE,
  hasContent,
  hasTurn,
  isEnd,
  isHeld,
  nextPiece,
  settleSpin,
  signOf,
  takeSide,
} from './draft.ts'
import {
  readAhead,
  readBodyVarial,
  readCab,
  readFlip,
  readHospital,
  readMystic,
  readShuvit,
  readWrap,
} from './flips.ts'
import { endPiece, lateOnto, settleShape } from './settle.ts'
import { isFlipOfGrab, isOfGrab, isSpunInGrab, isVarialByHand, readStyle } from './styles.ts'

const WAITING = new Set<Term['is']>(['flip', 'count', 'degrees'])

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
      return readBodyVarial(draft, term)
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
  if (draft.isSideFirst || hasContent(draft.piece) || isSpunTo(draft, stance, next)) settleSpin(draft, true)
  if (hasContent(draft.piece)) nextPiece(draft)
  const before = draft.piece.stance
  const both = before && before !== stance ? bothOf(before, stance) : stance
  if (!both) return 'That is two stances at once'
  draft.piece.stance = both
  if (both !== stance && stance === 'nollie' && isEnd(next)) draft.piece.isOllie = true
  return null
}

/** "180 fakie manual", "270 switch front board": the stance in which one arrives behind a turn, not that of the pop. */
function isSpunTo({ degrees, piece }: Draft, stance: Stance, next: Token | undefined): boolean {
  const isOfPop = piece.stance === stance || bothOf(piece.stance, stance) !== undefined
  if (!next || degrees === null || (piece.stance !== null && isOfPop)) return false
  const { term } = next
  return term.is === 'contact' ? !isHeld(term.contact) : term.is === 'blunt' || term.is === 'side'
}

/** A pop off the other end than the stance has, or a stance rolled backward, is another stance. */
const TWO_STANCES: Readonly<Record<string, Stance | undefined>> = {
  'fakie nollie': 'switch',
  'switch nollie': 'fakie',
  'switch fakie': 'nollie',
}

const bothOf = (first: Stance | null, second: Stance) => TWO_STANCES[`${first} ${second}`]

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
  if (draft.degrees !== null || next?.term.is === 'degrees') return null
  const side = takeSide(draft)
  if (!side || hasTurn(draft.piece)) return null
  draft.piece.spins = [{ deg: signOf(side) * 180, turn: 180 }]
  draft.piece.isOnWall = true
  return null
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
