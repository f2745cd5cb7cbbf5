import { type Draft, nextPiece, settleSpin } from './draft.ts'
import { hasContent } from './piece.ts'
import { isWayOut, readBlunt, readContact, readRevert, readStance, readWayOut } from './read-contact.ts'
import { readFlip, settleShape } from './read-flip.ts'
import {
  readAhead,
  readBodyVarial,
  readCab,
  readHospital,
  readMystic,
  readShuvit,
  readStyle,
  readWrap,
} from './read-turn.ts'
import { endPiece, settleLate } from './settle.ts'
import type { Token } from './tokenize.ts'
import type { Term } from './vocabulary.ts'

const WAITING = new Set<Term['is']>(['flip', 'count', 'degrees'])
const STARTS = new Set<Term['is']>([
  ...(['flip', 'shape', 'shuvit', 'cab', 'spin', 'mystic', 'wrap', 'hospital'] as const),
  ...(['body varial', 'style', 'ollie', 'pop', 'anti', 'late'] as const),
])

function readSide(draft: Draft, side: 'frontside' | 'backside'): string | null {
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

function readLate(draft: Draft): null {
  if (draft.isSideFirst) settleSpin(draft)
  draft.isLate = true
  return null
}

function readOllie(draft: Draft): null {
  if (hasContent(draft.piece) && !draft.piece.style) nextPiece(draft)
  draft.piece.isOllie = true
  return null
}

function readTerm(draft: Draft, term: Term, next: Token | undefined): string | null {
  switch (term.is) {
    case 'stance':
      return readStance(draft, term.stance, next)
    case 'side':
      return readSide(draft, term.side)
    case 'degrees':
      return readDegrees(draft, term.degrees)
    case 'count':
      draft.count = term.count
      return null
    case 'late':
      return readLate(draft)
    case 'anti':
      draft.isAnti = true
      return null
    case 'pop':
      draft.piece.pop = term.pop
      return null
    case 'ollie':
      return readOllie(draft)
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
      return readStyle(draft, term)
    case 'contact':
      return settleLate(draft) ?? readContact(draft, term.contact)
    case 'blunt':
      return settleLate(draft) ?? readBlunt(draft, next)
    case 'revert':
      return readRevert(draft)
    default:
      return endPiece(draft)
  }
}

/** Reads all terms into the draft; answers where it stopped and why, or null. */
export function readAll(
  draft: Draft,
  tokens: readonly Token[],
  step: () => void,
): { at: number; problem: string } | null {
  for (let at = 0; at < tokens.length; at++) {
    step()
    const term = tokens[at]?.term
    if (!term) break
    const next = tokens[at + 1]
    if (draft.shape && !WAITING.has(term.is)) {
      const problem = settleShape(draft)
      if (problem) return { at, problem }
    }
    if (draft.piece.contact && STARTS.has(term.is)) nextPiece(draft)
    const to = term.is === 'to' && next?.term.is === 'stance' ? next.term.stance : null
    const leaves = to !== null && isWayOut(to, tokens[at + 2], tokens[at + 3])
    const problem = leaves ? readWayOut(draft, to) : readTerm(draft, term, next)
    if (problem) return { at, problem }
    if (leaves) at++
  }
  const problem = endPiece(draft)
  return problem ? { at: tokens.length - 1, problem } : null
}
