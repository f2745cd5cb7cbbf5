import { type Contact, contactNamed, recordOf, turnOf } from '../contacts.ts'
import { type Flip, NO_FLIP } from '../flip.ts'
import { combine, isPoppedPlainly, isWayOnto, type Motion, motion, type Stance } from '../motion.ts'
import {
  carriedStance,
  exitOf,
  halfTurns,
  isFlipInto,
  isFlipOnto,
  isOutOfStance,
  isTurnOnto,
  leadOf,
  quarterOnto,
  turnOnWall,
} from '../stance.ts'
import { isAirStyle, STYLES, type StyleName } from '../styles.ts'
import { degreesTerm, type Term, type Token, VOCABULARY } from '../vocabulary.ts'
import {
  blankDraft,
  contactUnderstood,
  hasContent,
  isHeld,
  isWhole,
  type Piece,
  type SpinAhead,
  signOf,
  type Turn,
} from './draft.ts'
import { readAll } from './grammar.ts'
import { whyImpossible } from './impossible.ts'
import { closestMeaning } from './spelling.ts'
import { wordsOf } from './words.ts'

/** Longest name anyone needs; longer text is refused before any work is done. */
export const LONGEST_NAME = 200

type ParseResult =
  | { readonly ok: true; readonly motion: Motion }
  | { readonly ok: false; readonly stumbledOn: string; readonly message: string }

/** What to do about a word that skaters say of themselves and not of a trick. */
const HINTS: ReadonlyMap<string, string> = new Map([
  ['goofy', 'Goofy is how you stand, whatever the trick: leave it out.'],
  ['mongo', 'Mongo is how you push, whatever the trick: leave it out.'],
])

/** Whether small slips of spelling are corrected, or every word must be one of a trick's. */
export type Spelling = 'forgiving' | 'exact'

/**
 * Reads a trick's name. Words that no trick has, and words that do not go together, are refused with the part it
 * stumbled on; nothing is guessed. `step` is called once per unit of work.
 */
export function parseTrick(
  name: string,
  step: () => void = () => {},
  spelling: Spelling = 'forgiving',
): ParseResult {
  if (name.length > LONGEST_NAME)
    return { ok: false, stumbledOn: name.slice(0, 40), message: 'That name is too long.' }
  const cut = tokenize(name, step, spelling)
  if (!cut.ok) return { ...cut, message: HINTS.get(cut.stumbledOn) ?? `Not understood: "${cut.stumbledOn}".` }
  const draft = blankDraft()
  const stop = readAll(draft, cut.tokens, step)
  const stumbledOn = cut.tokens[stop?.at ?? 0]?.text ?? ''
  if (stop) return { ok: false, stumbledOn, message: `Not understood at "${stumbledOn}": ${stop.problem}.` }
  const [first, ...rest] = draft.done
  if (!first) return { ok: false, stumbledOn, message: 'There is no trick in that name.' }
  if (rest.length === 0 && draft.isOut)
    return { ok: false, stumbledOn, message: 'Not understood: "out" wants something to come out of.' }
  if (first.ahead?.needsFlip && !first.flip && !isBigAlone(first))
    return { ok: false, stumbledOn, message: 'Not understood: "big" wants a flip.' }
  const bare = draft.done.find(isBareManner)?.style
  if (bare)
    return { ok: false, stumbledOn, message: `Not understood: "${bare}" wants what is done that way.` }
  if (rest.length === 0 && isBareAir(first)) first.contact = contactNamed('Air')
  for (const [at, piece] of draft.done.entries()) {
    const isSaid = rest.length === 0 && (draft.isOnWall || piece.isOnWall)
    piece.isOnWall =
      (isSaid && isTurnedBack(piece)) ||
      (draft.isOnWall && isGroundThere(piece)) ||
      isBeforeCoping(piece, draft.done[at + 1])
  }
  const motions = motionsOf(draft.done)
  // A comma keeps apart what does not lead into each other.
  const wrong = draft.done.some(({ joint }) => joint === 'apart')
    ? undefined
    : motions.find((part, at) => isOutOfStance(motions[at - 1], part))
  if (wrong)
    return {
      ok: false,
      stumbledOn: wrong.stance,
      message: `Not understood at "${wrong.stance}": What comes before it leaves you rolling ${leadOf(wrong.stance) === 'F' ? 'fakie' : 'forward'}.`,
    }
  const made = combine(motions)
  const why = whyImpossible(made)
  return why ? { ok: false, stumbledOn, message: why } : { ok: true, motion: made }
}

type Tokens = { readonly ok: true; readonly tokens: readonly Token[] } | { ok: false; stumbledOn: string }

/** Cuts a name into terms; `step` is called per unit of work. */
function tokenize(name: string, step: () => void, spelling: Spelling): Tokens {
  const meant = (word: string) =>
    spelling === 'exact' || OTHER_WORDS.has(word) ? null : closestMeaning(word, VOCABULARY, step)
  const words = wordsOf(name)
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    // The deck, not a boardslide.
    if (word === 'the' && words[at + 1] === 'board') return { ok: false, stumbledOn: 'the board' }
    const found = longestPhrase(words, at, step)
    const alone = found?.terms ?? singleWord(word, words, at, step) ?? meant(word)
    const together = alone ? null : meant(word + (words[at + 1] ?? ''))
    const terms = alone ?? together
    if (!terms) return { ok: false, stumbledOn: word }
    const length = found?.length ?? (together ? 2 : 1)
    const text = words.slice(at, at + length).join(' ')
    for (const term of terms) tokens.push({ term, text })
    at += length
  }
  return { ok: true, tokens: stanceFirst(tokens) }
}

/** No slips, however near they come to a trick. */
const OTHER_WORDS = new Set([
  ...['line', 'lines', 'plant', 'plants', 'biggest', 'biggestspin'],
  ...['wheelbite', 'poleslide', 'gorillaflip'],
])

/** Letters that stand for a stance before a trick: "n heel", "f bigspin". */
const STANCE_LETTERS: Readonly<Record<string, Stance>> = { n: 'nollie', f: 'fakie' }

function singleWord(
  word: string,
  words: readonly string[],
  at: number,
  step: () => void,
): readonly Term[] | null {
  const stance = at === 0 && words.length > 1 ? STANCE_LETTERS[word] : undefined
  if (stance) return [{ is: 'stance', stance }]
  return degreesTerm(word) ?? shortDegrees(words, at) ?? shortTo(words, at) ?? unglued(word, step)
}

/** A 3 counts as 360 after a side, and before what turns: "front 3", "3 hardflip". */
function shortDegrees(words: readonly string[], at: number): readonly Term[] | null {
  if (words[at] !== '3') return null
  const after = VOCABULARY.get(words[at + 1] ?? '')?.[0]
  const before = VOCABULARY.get(words[at - 1] ?? '')?.at(-1)
  const turns = after && ['flip', 'shape', 'shuvit', 'pop', 'count'].includes(after.is)
  return turns || before?.is === 'side' ? [{ is: 'degrees', degrees: 360 }] : null
}

/** "Rock 2 fakie": a 2 between two words is a "to". */
function shortTo(words: readonly string[], at: number): readonly Term[] | null {
  return words[at] === '2' && at > 0 && at + 1 < words.length ? [{ is: 'to' }] : null
}

/** What may be written together with the word after it. */
const PREFIXES = new Set<Term['is']>([
  ...(['stance', 'side', 'count', 'late', 'pop', 'shape', 'anti', 'cab', 'spin'] as const),
])

/** What ends one word with the way out: "bluntfakie". */
const WAY_OUT = 'fakie'
const FAKIE: Term = { is: 'stance', stance: 'fakie' }

/** A word made of several, all but the last of which only lead up to it: "popshuvit", "frontsideflip". */
function unglued(word: string, step: () => void): readonly Term[] | null {
  if (word.length > 40 || !/^[a-z]+$/.test(word)) return null
  for (let cut = word.length - 3; cut >= 2; cut--) {
    step()
    const before = VOCABULARY.get(word.slice(0, cut))
    if (!before?.length || !before.every(({ is }) => PREFIXES.has(is))) continue
    const after = VOCABULARY.get(word.slice(cut)) ?? unglued(word.slice(cut), step)
    if (after?.length) return [...before, ...after]
  }
  const left = word.endsWith(WAY_OUT) ? VOCABULARY.get(word.slice(0, -WAY_OUT.length)) : undefined
  return left?.some(({ is }) => is === 'contact' || is === 'blunt') ? [...left, FAKIE] : null
}

/**
 * "Flip de nollie", "flip de front": the stance or side that other languages put behind the trick. So is a nollie in
 * English, "late shuv nollie": fakie and switch could be the way out, it can be none.
 */
function stanceFirst(tokens: readonly Token[]): Token[] {
  const [of, last] = tokens.slice(-2)
  const plain = tokens.filter(({ term }) => term.is !== 'of')
  const isOf = of?.term.is === 'of' && (last?.term.is === 'stance' || last?.term.is === 'side')
  return last && (isOf || isNollieLast(plain)) ? [last, ...plain.slice(0, -1)] : plain
}

function isNollieLast(tokens: readonly Token[]): boolean {
  const [last, ...before] = tokens.toReversed().map(({ term }) => term)
  if (last?.is !== 'stance' || last.stance !== 'nollie') return false
  const flown = new Set<Term['is']>([
    'side',
    'degrees',
    'count',
    'late',
    'pop',
    'flip',
    'shape',
    'shuvit',
    'spin',
  ])
  const turns = new Set<Term['is']>(['flip', 'shape', 'shuvit', 'spin'])
  return before.every(({ is }) => flown.has(is)) && before.some(({ is }) => turns.has(is))
}

const LONGEST_PHRASE = 6

/** Two words that mean one thing apart and another written as one. */
const ONE_WORD_ONLY = new Set(['backflip', 'primo'])

/** What means something else as soon as anything stands beside it: a grind, a casper flip after it, an ollie and a grab. */
const WHOLE_ONLY = new Set(['5050casper', 'casperflipout', 'noseboneollie', 'ollienosebone'])

function longestPhrase(words: readonly string[], start: number, step: () => void) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    step()
    const phrase = words.slice(start, start + length).join('')
    if (length > 1 && ONE_WORD_ONLY.has(phrase)) continue
    if (length < words.length && WHOLE_ONLY.has(phrase)) continue
    const terms = VOCABULARY.get(phrase)
    if (terms) return { terms, length }
  }
  return null
}

/** "Front big" and "nollie big" are bigspins; a bare "big" is not. */
function isBigAlone({ stance, ahead, ...piece }: Piece): boolean {
  const isSaid = stance !== null || (ahead !== null && ahead.side !== null)
  return (
    isSaid && !piece.contact && !piece.wrap && !piece.style && piece.spins.length + piece.varials.length === 0
  )
}

/** Who stalls next kickturns on the wall across. */
function isBeforeCoping({ style }: Piece, next: Piece | undefined): boolean {
  return style === 'Kickturn' && next?.contact?.kind === 'stall'
}

/** Whether a wall sends the rider back in it; drops and carves end as they always do. */
function isTurnedBack({ contact, style }: Piece): boolean {
  if (style === 'Transfer') return false
  const isTurned = style === null || STYLES[style].isWay || style === 'Kickturn' || style === 'Varial'
  return contact === null && isTurned
}

/** "50-50 on coping": what is ground where the ramp ends. */
function isGroundThere({ contact, style }: Piece): boolean {
  const isEdge = contact?.kind === 'grind' || contact?.kind === 'slide'
  return isEdge && style === null && recordOf(contact).on !== 'coping'
}

/** Ways of doing something that say nothing without it. */
const NEVER_ALONE = new Set<StyleName>(['Back Foot', 'Front Foot', 'Old School', 'Pressure', 'Cancel'])

function isBareManner(piece: Piece): boolean {
  // Flips alone are done that way: an old school board is no boardslide.
  if (piece.style === 'Old School' && !piece.flip) return true
  return piece.style !== null && NEVER_ALONE.has(piece.style) && !hasContent({ ...piece, style: null })
}

function isBareAir(piece: Piece): boolean {
  const [spin] = piece.spins
  const { stance, contact, flip, wrap, isOllie, style, revert } = piece
  if (piece.late || piece.pop !== null || !spin) return false
  const isMore = contact || flip || wrap || isOllie || style || revert || piece.varials.length > 0
  // Behind a stance a 540 is still one of flat ground.
  const least = stance && stance !== 'regular' ? 720 : 540
  return !isMore && piece.spins.length === 1 && spin.deg === null && spin.turn >= least
}

function motionsOf(pieces: readonly Piece[]): Motion[] {
  const motions: Motion[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = motions.at(-1)
    const turn = pieces[at - 1]
    if (before && isPoppedOnto(before, piece)) {
      motions.pop()
      motions.push(motionOf(piece, before.stance))
    } else if (before && turn && isLedInto(before, piece)) {
      const { stance, style } = before
      motions.pop()
      motions.push(motionOf({ ...piece, stance, style, spins: turn.spins }, stance))
    } else if (before && isFlippedInto(before, piece)) {
      motions.pop()
      motions.push(motionOf({ ...piece, flip: before.flip }, before.stance))
    } else if (before && isFlippedOnto(before, piece)) {
      // "Frontside flip disaster": the half turn is the one of the disaster.
      const flip = motion({ stance: before.stance, flip: before.flip })
      const approach = sideTurned(before)
      motions.pop()
      motions.push(flip, motionOf({ ...piece, approach }, carriedStance(flip.stance, exitOf(flip))))
    } else if (before)
      motions.push(motionOf(turnedOnFrom(before, piece), carriedStance(before.stance, exitOf(before))))
    else motions.push(withoutNeedlessWayOut(motionOf(piece, 'regular')))
  }
  return motions
}

/** "Front tail bigspin out": off a slide it goes on the way it was turned onto, unless a side is said. */
function turnedOnFrom(before: Motion, piece: Piece): Piece {
  const { ahead } = piece
  const quarter = quarterOnto(before)
  const isBare = ahead !== null && !ahead.side && !ahead.isAnti && !piece.flip && piece.spins.length === 0
  if (!isBare || quarter === null) return piece
  return { ...piece, ahead: { ...ahead, side: quarter > 0 ? 'frontside' : 'backside' } }
}

/** "Backside 180 to fakie", "720 to fakie": the turn alone leads there. */
function withoutNeedlessWayOut(made: Motion): Motion {
  const { to, contact, reverses, bodyTurn } = made
  const isTurned = Boolean(bodyTurn) && (contact ? isHeld(contact) : !reverses)
  const plain = { ...made, to: null }
  return to === 'fakie' && isTurned && exitOf(plain) === exitOf(made) ? plain : made
}

/** "Ollie to 5-0": who meets an edge or turns into a disaster has popped anyway. What lies along a coping is ridden up to. */
function isPoppedOnto(before: Motion, { joint, contact, stance, style, spins, isOnWall }: Piece): boolean {
  const isPlain = JSON.stringify(before) === JSON.stringify(motion({ stance: before.stance }))
  if (!isPlain || joint === 'apart' || !contact || style || spins.length > 0) return false
  if (stance !== null && stance !== before.stance) return false
  if (contact.kind !== 'grind' && contact.kind !== 'slide') return contact.name === 'Disaster'
  return !isOnWall && recordOf(contact).on !== 'coping'
}

function isFlippedOnto(before: Motion, { joint, contact, stance, spins, approach }: Piece): boolean {
  if (joint === 'apart' || !contact || stance || spins.length > 0) return false
  return isFlipOnto(before, contact) && (!approach || approach === sideTurned(before))
}

/** "Kickflip to indy" is a kickflip indy. */
function isFlippedInto(before: Motion, { joint, contact, stance, flip, style }: Piece): boolean {
  return joint === 'to' && contact !== null && !stance && !flip && !style && isFlipInto(before, contact)
}

const sideTurned = ({ bodyDeg }: Motion) => ((bodyDeg ?? 0) > 0 ? 'frontside' : 'backside')

/** "Half cab to disaster" and "no comply to noseslide" are one trick, as they are without the "to". */
function isLedInto(before: Motion, { joint, contact, stance, spins, flip, style }: Piece): boolean {
  if (joint !== 'to' || !contact || stance || flip || style || spins.length > 0) return false
  return isTurnOnto(before, contact) || isWayOnto(before, contact)
}

/** The motion that was read, done from `stance` unless the words named another. */
function motionOf(piece: Piece, fallback: Stance): Motion {
  const stance = piece.stance ?? fallback
  const contact = rockedBack(piece, stance) ?? piece.contact ?? contactUnderstood(piece)
  const isLaybackAlone = piece.style === 'Layback' && contact?.name === 'Layback Grind'
  const isRoundFoot =
    piece.wrap === 'back foot' && (piece.style === 'Front Foot' || piece.style === 'Back Foot')
  const isAir = contact ? contact.kind === 'grab' || contact.kind === 'air' : isAirStyle(piece.style)
  const made = motion({
    ...(contact ? contactTurned(piece, contact, stance) : styledTurned(piece)),
    stance,
    flip: flipOf(piece),
    wrap: isRoundFoot && piece.style === 'Front Foot' ? 'front foot' : piece.wrap,
    late: piece.late && piece.flip === null,
    style: isRoundFoot || isLaybackAlone ? null : piece.style,
    contact,
    approach: isAir ? null : (piece.approach ?? sideOfOwnTurn(piece, contact, stance)),
    revert: piece.revert,
    to: piece.to,
  })
  const isAcross = piece.style === 'Transfer' && (halfTurns(made) ?? 0) % 2 === 0
  // An airwalk of more than a full turn is flown above a coping.
  const isAirwalk = piece.style === 'Airwalk' && !contact && (made.bodyTurn ?? 0) >= 540
  const sendsBack = (isAir && !isAcross) || contact?.kind === 'stall' || isAirwalk
  const comesBack = piece.to !== null && !contact && (halfTurns(made) ?? 0) % 2 === 0
  return { ...made, pop: isPopped(piece, made), reverses: sendsBack || comesBack || piece.isOnWall }
}

/** "Frontside 180 disaster" is a frontside disaster, which has that half turn anyway. */
function sideOfOwnTurn({ spins, to }: Piece, contact: Contact | null, stance: Stance): Motion['approach'] {
  const [spin] = spins
  if (contact?.name !== 'Disaster' || stance === 'fakie' || to || spins.length !== 1) return null
  return spin?.deg === 180 ? 'frontside' : spin?.deg === -180 ? 'backside' : null
}

/** "Frontside rock" is the one that turns, unless it is ridden up fakie. */
function rockedBack({ contact, approach, to, spins }: Piece, stance: Stance): Contact | null {
  const isSided = contact?.name === 'Rock' && approach !== null && stance !== 'fakie'
  return isSided && to === null && spins.length === 0 ? contactNamed('Rock and Roll') : null
}

interface Turned {
  readonly bodyDeg: number | null
  readonly boardDeg: number | null
  readonly bodyTurn?: number | null
  readonly boardTurn?: number | null
}

function contactTurned(piece: Piece, contact: Contact, stance: Stance): Turned {
  if (contact.kind === 'grind' || contact.kind === 'slide' || contact.kind === 'manual') {
    // A hurricane, a sugarcane and a barley begin with half a turn.
    return turnOf(contact) === 0
      ? { bodyDeg: 0, boardDeg: 0 }
      : { bodyDeg: null, boardDeg: null, bodyTurn: 180, boardTurn: 180 }
  }
  if (piece.spins.length > 0) return flatTurned(isRocked(contact, stance) ? halfFurther(piece) : piece)
  const turn = piece.style === 'Rodeo' && isHeld(contact) ? 540 : plainTurn(piece, contact, stance)
  if (turn === null) return { bodyDeg: null, boardDeg: null }
  if (turn > 0 && !piece.approach) return { bodyDeg: null, boardDeg: null, bodyTurn: turn, boardTurn: turn }
  const deg = piece.approach && turn > 0 ? signOf(piece.approach) * turn : turn
  return { bodyDeg: deg, boardDeg: deg }
}

/** "Half cab rock n roll": the cab brings the nose up to the coping, and the pivot of the rock comes after it. */
const isRocked = (contact: Contact, stance: Stance): boolean =>
  contact.name === 'Rock and Roll' && stance === 'fakie'

const halfFurther = (piece: Piece): Piece => ({
  ...piece,
  spins: piece.spins.map(({ deg, turn }) => ({ deg: deg && deg + Math.sign(deg) * 180, turn: turn + 180 })),
})

function flatTurned(piece: Piece): Turned {
  if (piece.ahead) return aheadTurned(piece, piece.ahead)
  const board = piece.boards.reduce((sum, deg) => sum + deg, 0)
  const openSpin = piece.spins.find((turn) => turn.deg === null)
  if (openSpin) {
    const { turn } = openSpin
    return { bodyDeg: null, boardDeg: null, bodyTurn: turn, boardTurn: turn }
  }
  const openVarial = piece.varials.find((turn) => turn.deg === null)
  if (openVarial) {
    // With the board it would be a 180 flip or a plain 180: as far as the board, the rider can only turn against it.
    const isAgainst = openVarial.turn === Math.abs(board)
    return { bodyDeg: isAgainst ? -board : null, boardDeg: board, bodyTurn: openVarial.turn }
  }
  const body = total(piece.spins)
  return { bodyDeg: body + total(piece.varials), boardDeg: body + board }
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

const total = (turns: readonly Turn[]): number => turns.reduce((sum, turn) => sum + (turn.deg ?? 0), 0)

function plainTurn(piece: Piece, contact: Contact, stance: Stance): number | null {
  // From one wall to another it goes straight across, unless a side is said.
  if (piece.to || piece.style === 'Transfer') return 0
  if (contact.name === 'Rock') return stance === 'fakie' ? 0 : null
  return turnOnWall(contact, stance)
}

function styledTurned(piece: Piece): Turned {
  const turned = flatTurned(piece)
  if (piece.wrap === 'forward') return { ...turned, boardDeg: null, boardTurn: piece.openTurn }
  if (!piece.style || STYLES[piece.style].isWay) return turned
  // The board rolls on below: only the rider turns.
  if (piece.style === 'Hippie Jump') return { ...turned, boardDeg: 0, boardTurn: 0 }
  const base = STYLES[piece.style]
  if (base.isAir && piece.spins.length === 0) {
    const deg = piece.approach && signOf(piece.approach) * 180
    const board = base.boardDeg === null ? { boardDeg: null } : { boardDeg: deg, boardTurn: 180 }
    return { bodyDeg: deg, bodyTurn: 180, ...board }
  }
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

function flipOf({ flip, late, style }: Piece): Flip {
  // A flip that comes with a late turn is late itself.
  if (flip) return { ...flip, late: flip.late || late }
  return style ? STYLES[style].flip : NO_FLIP
}

function isPopped(piece: Piece, made: Motion): boolean {
  if (piece.style && isWhole(piece)) return STYLES[piece.style].pop
  if (isRevertAlone(piece)) return false
  return made.contact ? isPoppedPlainly(made) : (piece.pop ?? isPoppedPlainly(made))
}

function isRevertAlone(piece: Piece): boolean {
  return piece.revert !== null && !hasContent({ ...piece, revert: null })
}
