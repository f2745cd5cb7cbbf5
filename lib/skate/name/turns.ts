import type { Flip } from '../flip.ts'
import type { Motion, Side, Stance } from '../motion.ts'

/** Names of a turn or flip without its stance, the usual one first; cabs carry their stance themselves. */
export interface Names {
  readonly names: readonly string[]
  /** Skaters say it; otherwise it is only a description. */
  readonly isSpoken: boolean
}

/** Names for signed turns and a flip; the stance, and how it is popped, are said elsewhere. */
export function flatNames(motion: Motion, bodyDeg: number, boardDeg: number): Names {
  const { flip } = motion
  const isWholeFlip = flip.kind === 'none' || (!flip.late && flip.count !== 0.5)
  if (isWholeFlip) return turnedNames(motion, bodyDeg, boardDeg)
  if (bodyDeg === 0 && boardDeg === 0) return spoken(flipWords(flip))
  const turn = turnedNames(
    { ...motion, flip: { kind: 'none', count: 0, late: false }, pop: flip.late && motion.pop },
    bodyDeg,
    boardDeg,
  )
  const isSimple = bodyDeg === 0 || bodyDeg === boardDeg || Math.abs(boardDeg) === 360
  return { names: turn.names.map((name) => say(name, flipWords(flip))), isSpoken: turn.isSpoken && isSimple }
}

function turnedNames(motion: Motion, bodyDeg: number, boardDeg: number): Names {
  const { flip } = motion
  const isFlip = flip.kind !== 'none'
  const pop = boardDeg % 360 !== 0 && motion.pop && !motion.late && Math.abs(boardDeg) === 180 ? 'Pop' : ''
  const shuvits = [
    shuvitWords(boardDeg, pop),
    say(turnWord(boardDeg), half(boardDeg), 'Shuvit'),
    shuvitWords(boardDeg, 'Pop'),
    shuvitWords(boardDeg),
  ]
  const board = isFlip ? boardNames(boardDeg, flip) : boardDeg === 0 ? ['Ollie'] : shuvits
  const isSmall = Math.abs(boardDeg) <= 1080 && Math.abs(bodyDeg) <= 1080
  if (bodyDeg === 0) return { names: board, isSpoken: isSmall }
  if (bodyDeg === boardDeg) {
    const more = flipWords(flip)
    return {
      names: spinNames(motion, bodyDeg, more, flip.count === 1 ? more.replace('Kickf', 'F') : more),
      isSpoken: isSmall,
    }
  }
  const ahead = aheadWord(bodyDeg, boardDeg)
  const aheadNames = !ahead
    ? []
    : isFlip
      ? aheadFlipNames(motion, ahead, boardDeg)
      : aheadSpinNames(motion, ahead, boardDeg)
  const isCountered = boardDeg !== 0 && Math.sign(bodyDeg) !== Math.sign(boardDeg)
  const countered = isCountered ? counteredNames(motion, bodyDeg, boardDeg) : []
  const composed = composedNames(motion, bodyDeg, boardDeg)
  const added = addedNames(motion, bodyDeg, boardDeg)
  // A board that comes through like a hardflip's is called one, also where the rider turns against it.
  const isHard = flip.kind === 'kick' && boardDeg === 0 && bodyDeg === -180
  const apart = isHard ? [...added, ...composed] : [...composed, ...added]
  const isSimple = Math.abs(bodyDeg) + Math.abs(boardDeg) <= 720
  const names = [...aheadNames, ...countered, ...apart]
  return { names, isSpoken: isSmall && (isSimple || aheadNames.length + countered.length > 0) }
}

/** The board alone turning under the rider, without a flip. */
function shuvitWords(boardDeg: number, pop = ''): string {
  return say(frontsideWord(boardDeg), half(boardDeg), pop, 'Shuvit')
}

/** The words that are there, with one space between them. */
export function say(...words: (string | number | false | null | undefined)[]): string {
  return words.filter(Boolean).join(' ')
}

/** "Frontside" where it must be said, nothing where the backside is understood. */
function frontsideWord(deg: number): string {
  return deg > 0 ? 'Frontside' : ''
}

/** The number of degrees, with the half turn understood. */
function half(deg: number): string {
  return Math.abs(deg) === 180 ? '' : `${Math.abs(deg)}`
}

/** "Frontside" for positive degrees, "Backside" for negative ones. */
export function turnWord(deg: number): string {
  return sideWord(sideOf(deg))
}

/** "Frontside", "Backside", or an empty string for null. */
export function sideWord(side: Side | null): string {
  return side === 'frontside' ? 'Frontside' : side === 'backside' ? 'Backside' : ''
}

/** The side of signed degrees; 0 counts as backside. */
export function sideOf(deg: number): Side {
  return deg > 0 ? 'frontside' : 'backside'
}

function boardNames(boardDeg: number, flip: Flip): string[] {
  return flip.kind === 'kick' ? kickNames(boardDeg, flip) : heelNames(boardDeg, flip)
}

function kickNames(boardDeg: number, flip: Flip): string[] {
  const number = half(boardDeg)
  const more = say(countWord(flip), 'Kickflip')
  if (boardDeg === 0) return [more]
  if (boardDeg > 0) return [say(number, doubled(flip, 'Hardflip', say('Hard', more)))]
  const varial = say('Varial', more)
  if (number === '') return flip.count === 2 ? ['Nightmare Flip', varial] : [varial]
  const plain = say(number, doubled(flip, 'Flip', more))
  return number === '360'
    ? [plain, say(countWord(flip), 'Tre Flip'), say(number, varial)]
    : [plain, say(number, varial)]
}

const COUNTS: Record<number, string> = { 1: '', 2: 'Double', 3: 'Triple', 4: 'Quad' }

function countWord(flip: Flip): string {
  return COUNTS[flip.count ?? 1] ?? ''
}

/** One word for a single flip, another for more. */
function doubled(flip: Flip, one: string, more: string): string {
  return flip.count === 1 ? one : more
}

function heelNames(boardDeg: number, flip: Flip): string[] {
  const number = half(boardDeg)
  const more = say(countWord(flip), 'Heelflip')
  if (boardDeg === 0) return [more]
  if (boardDeg < 0) return [say(number, 'Inward', more)]
  const varial = say(number, 'Varial', more)
  const laser = say(number === '360' ? '' : number, countWord(flip), 'Laser Flip')
  if (number === '') return flip.count === 2 ? ['Daydream Flip', varial] : [varial]
  if (flip.count === 2 && number !== '360') return [say(number, 'Daydream Flip'), laser, varial]
  return [laser, say(number, more), varial]
}

/** "Double Kickflip", "Late Heelflip", "Hospital Flip"; nothing when the board does not flip. */
export function flipWords(flip: Flip): string {
  if (flip.kind === null || flip.kind === 'none') return ''
  const noun =
    flip.count === 0.5
      ? 'Hospital Flip'
      : say(countWord(flip), flip.kind === 'kick' ? 'Kickflip' : 'Heelflip')
  return say(flip.late && 'Late', noun)
}

function spinNames(motion: Motion, deg: number, what: string, short: string): string[] {
  const side = turnWord(deg)
  const plain = [say(side, Math.abs(deg), what)]
  if (what && half(deg) === '') plain.unshift(say(side, short))
  const isCab = motion.stance === 'fakie' && (Math.abs(deg) === 180 || Math.abs(deg) === 360)
  if (!isCab) return plain
  const cab = half(deg) === '' ? 'Half Cab' : 'Caballerial'
  return [say(frontsideWord(deg), cab, short), say(turnWord(deg), cab, what), ...plain]
}

/** What it is called when the board gets further than the rider, or null. */
function aheadWord(bodyDeg: number, boardDeg: number): string | null {
  if (Math.sign(bodyDeg) !== Math.sign(boardDeg)) return null
  const [body, board] = [Math.abs(bodyDeg), Math.abs(boardDeg)]
  if (body === 360 && board === 540) return 'Gazelle'
  if (body !== 180 || board <= 180 || board % 180 !== 0) return null
  return board === 360 ? 'Big' : board === 540 ? 'Bigger' : `${board} Bigspin`
}

/** "Bigflip" and its like, the usual name first. */
function aheadFlipNames(motion: Motion, word: string, boardDeg: number): string[] {
  const { flip, stance } = motion
  const more = flipWords(flip)
  const front = frontsideWord(boardDeg)
  const spin = word === 'Big' || word === 'Bigger' ? `${word}spin` : word === 'Gazelle' ? '360 Bigspin' : word
  const said = [say(turnWord(boardDeg), spin, more)]
  if (word === 'Gazelle')
    said.push(say(turnWord(boardDeg), '360 Big', more), say('360 Big', more), say('360 Bigflip'))
  if (flip.kind === 'kick' && boardDeg > 0) said.push(say(spin, doubled(flip, 'Hardflip', say('Hard', more))))
  const isJoined = flip.kind === 'kick' && flip.count === 1 && !word.endsWith('n')
  const joined = word === 'Gazelle' ? 'Gazelle Flip' : `${word}flip`
  const inward = flip.kind === 'heel' && boardDeg < 0 && 'Inward'
  const side = flip.kind === 'kick' ? front : ''
  const names = [isJoined ? say(side, joined) : say(side, word, inward, more), ...said]
  if (flip.kind === 'kick' && flip.count !== 1) names.unshift(say(front, spin, more))
  if (stance !== 'fakie') return names
  if (word !== 'Gazelle')
    return [...names, say(front, 'Half Cab', isJoined ? joined : say(spin, inward, more))]
  return [say(front, 'Caballerial', isJoined ? 'Bigflip' : say('Bigspin', more)), ...names]
}

/** "Bigspin" and its like, the usual name first. */
function aheadSpinNames(motion: Motion, word: string, boardDeg: number): string[] {
  const front = frontsideWord(boardDeg)
  if (word !== 'Gazelle') return [say(front, word.endsWith('n') ? word : `${word}spin`)]
  const names = [
    say(front, 'Gazelle Spin'),
    say(turnWord(boardDeg), '360 Bigspin'),
    say(front, '360 Bigspin'),
  ]
  return motion.stance === 'fakie' ? [say(front, 'Caballerial Bigspin'), ...names] : names
}

/** Names for rider and board turning against each other: mystic spin, twisted flip, anti bigspin. */
function counteredNames(motion: Motion, bodyDeg: number, boardDeg: number): string[] {
  const { flip } = motion
  const number = half(boardDeg)
  if (flip.kind === 'none') {
    if (bodyDeg === -boardDeg)
      return number === ''
        ? [say(turnWord(boardDeg), 'Mystic Spin'), say(turnWord(boardDeg), 'Disco Spin')]
        : [say(number, turnWord(boardDeg), 'Disco Spin'), say(number, turnWord(boardDeg), 'Mystic Spin')]
    const word = Math.abs(bodyDeg) === 180 ? aheadWord(-bodyDeg, boardDeg) : null
    return word ? [say(frontsideWord(boardDeg), 'Anti', word.endsWith('n') ? word : `${word}spin`)] : []
  }
  if (Math.abs(bodyDeg) !== 180) return []
  const more = flipWords(flip)
  if (flip.kind === 'kick' && boardDeg < 0) return [say(number, 'Twisted', doubled(flip, 'Flip', more))]
  return flip.kind === 'heel' && boardDeg > 0 ? [say(number, 'Disco', doubled(flip, 'Flip', more))] : []
}

/** The board and the rider named apart: "Hardflip Backside Body Varial". */
function composedNames(motion: Motion, bodyDeg: number, boardDeg: number): string[] {
  const isFlip = motion.flip.kind !== 'none'
  const varial = varialWords(bodyDeg)
  const numberFirst = say(half(bodyDeg), turnWord(bodyDeg), 'Body Varial')
  const others = [numberFirst, say(turnWord(bodyDeg), Math.abs(bodyDeg), 'Body Varial')]
  if (boardDeg === 0 && !isFlip) return [varial, ...others, say('Ollie', varial)]
  if (!isFlip) return [say(shuvitWords(boardDeg), varial), say(shuvitWords(boardDeg, 'Pop'), others[1])]
  const [first, ...more] = boardNames(boardDeg, motion.flip)
  const plain = [varial, ...others].map((name) => say(first, name))
  return [...plain, ...more.map((name) => say(name, varial))]
}

/** "Backside 360 Body Varial", with the half turn understood. */
export function varialWords(bodyDeg: number): string {
  return say(turnWord(bodyDeg), half(bodyDeg), 'Body Varial')
}

/** A half turn and a flip of its own direction said one after the other: "Backside 180 Hardflip". */
function addedNames(motion: Motion, bodyDeg: number, boardDeg: number): string[] {
  if (motion.flip.kind === 'none' || bodyDeg === boardDeg) return []
  const turn = say(turnWord(bodyDeg), Math.abs(bodyDeg))
  const cab = Math.abs(bodyDeg) === 180 ? 'Half Cab' : 'Caballerial'
  const isCab = motion.stance === 'fakie' && Math.abs(bodyDeg) <= 360 && bodyDeg % 180 === 0
  return boardNames(boardDeg - bodyDeg, motion.flip).flatMap((name) => [
    ...(isCab ? [say(frontsideWord(bodyDeg), cab, name)] : []),
    say(name, turn),
    say(turn, name),
  ])
}

const spoken = (...names: string[]): Names => ({ names, isSpoken: true })

const STANCE_WORDS: Record<Stance, string> = {
  regular: '',
  nollie: 'Nollie',
  fakie: 'Fakie',
  switch: 'Switch',
}

/** "Nollie", "Fakie", "Switch"; an empty string for regular, which is never said. */
export function stanceWord(stance: Stance): string {
  return STANCE_WORDS[stance]
}
