import { contactNamed } from './contacts.ts'
import { blankDraft, type Draft, nextPiece, settleSpin } from './draft.ts'
import { combine, type Motion, type Stance } from './motion.ts'
import { hasContent, hasTurn, isWhole, motionOf, type Piece } from './piece.ts'
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
import { exitOf, type Lead, leadOf } from './stance.ts'
import { styleNamed } from './styles.ts'
import { LONGEST_NAME, type Token, tokenize } from './tokenize.ts'
import type { Term } from './vocabulary.ts'

export type Parsed =
  | { readonly ok: true; readonly motion: Motion }
  | { readonly ok: false; readonly stumbledOn: string; readonly message: string }

const WAITING = new Set<Term['is']>(['flip', 'count', 'degrees'])
const STARTS = new Set<Term['is']>([
  ...(['flip', 'shape', 'shuvit', 'cab', 'spin', 'mystic', 'wrap', 'hospital'] as const),
  ...(['body varial', 'style', 'ollie', 'pop', 'anti', 'late'] as const),
])

function settleLate(draft: Draft): string | null {
  if (!draft.isLate) return null
  draft.isLate = false
  const { piece } = draft
  const own = piece.style && isWhole(piece) ? styleNamed(piece.style).flip : null
  if (piece.flip) piece.flip = { ...piece.flip, late: true }
  else if (own && own.kind !== 'none') piece.flip = { ...own, late: true }
  else if (hasTurn(piece)) piece.late = true
  else return 'Late wants a flip or a turn'
  return null
}

function settle(draft: Draft): string | null {
  const problem = settleShape(draft)
  if (problem) return problem
  settleSpin(draft)
  const late = settleLate(draft)
  if (late) return late
  const { piece } = draft
  if (!hasContent(piece) && piece.stance === 'nollie') piece.isOllie = true
  if (draft.count !== null) return 'Say which flip is doubled'
  if (draft.isAnti) return '"Anti" goes with a bigspin'
  if (draft.side && piece.contact && !piece.approach && piece.contact.kind !== 'grab') {
    piece.approach = draft.side
    draft.side = null
  }
  if (draft.side) return `${draft.side} what`
  return hasContent(piece) || !piece.stance ? null : `${piece.stance} what`
}

function endPiece(draft: Draft): string | null {
  const problem = settle(draft)
  nextPiece(draft)
  return problem
}

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
      return readContact(draft, term.contact)
    case 'blunt':
      return readBlunt(draft, next)
    case 'revert':
      return readRevert(draft)
    default:
      return endPiece(draft)
  }
}

function readAll(
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

function isBareAir(piece: Piece): boolean {
  const [spin] = piece.spins
  const { stance, contact, flip, wrap, isOllie, style, revert, to } = piece
  if (piece.late || (stance && stance !== 'regular')) return false
  const isMore = contact || flip || wrap || isOllie || style || revert || to || piece.varials.length > 0
  return spin !== undefined && !isMore && piece.spins.length === 1 && spin.deg === null && spin.turn >= 540
}

/** The stance the next piece is in when its name does not say. */
export function carriedStance(before: Stance, lead: Lead | null): Stance {
  if (lead === null || lead === leadOf(before)) return before === 'nollie' ? 'regular' : before
  return lead === 'F' ? 'regular' : 'fakie'
}

function motionsOf(pieces: readonly Piece[]): Motion[] {
  const motions: Motion[] = []
  for (const piece of pieces) {
    const before = motions.at(-1)
    motions.push(motionOf(piece, before ? carriedStance(before.stance, exitOf(before)) : 'regular'))
  }
  return motions
}

/**
 * Reads a trick's name. Words the trade does not know, and words that do not go together, are refused with
 * the part it stumbled on; nothing is guessed. `step` is called once per unit of work.
 */
export function parseTrick(name: string, step: () => void = () => {}): Parsed {
  if (name.length > LONGEST_NAME)
    return { ok: false, stumbledOn: name.slice(0, 40), message: 'That name is too long.' }
  const cut = tokenize(name, step)
  if (!cut.ok) return { ...cut, message: `Not understood: "${cut.stumbledOn}".` }
  const draft = blankDraft()
  const stop = readAll(draft, cut.tokens, step)
  const stumbledOn = cut.tokens[stop?.at ?? 0]?.text ?? ''
  if (stop) return { ok: false, stumbledOn, message: `Not understood at "${stumbledOn}": ${stop.problem}.` }
  const [first, ...rest] = draft.done
  if (!first) return { ok: false, stumbledOn, message: 'There is no trick in that name.' }
  if (first.ahead?.needsFlip && !first.flip)
    return { ok: false, stumbledOn, message: 'Not understood: "big" wants a flip.' }
  if (rest.length === 0 && isBareAir(first)) first.contact = contactNamed('Air')
  return { ok: true, motion: combine(motionsOf(draft.done)) }
}
