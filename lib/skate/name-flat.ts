import type { Flip, Motion } from './motion.ts'
import { aheadFlipNames, aheadSpinNames, aheadWord } from './name-ahead.ts'
import { counteredNames } from './name-countered.ts'
import {
  countWord,
  doubled,
  flipWords,
  frontsideWord,
  half,
  say,
  shuvitWords,
  turnWord,
  varialWords,
} from './words.ts'

/** Names of a turn or flip without its stance, the usual one first; cabs carry their stance themselves. */
export interface Names {
  readonly names: readonly string[]
  /** Skaters say it; otherwise it is only a description. */
  readonly isSpoken: boolean
}

const spoken = (...names: string[]): Names => ({ names, isSpoken: true })
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

function boardNames(boardDeg: number, flip: Flip): string[] {
  return flip.kind === 'kick' ? kickNames(boardDeg, flip) : heelNames(boardDeg, flip)
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

/** A half turn and a flip of its own direction said one after the other: "Backside 180 Hardflip". */
function addedNames(motion: Motion, bodyDeg: number, boardDeg: number): string[] {
  if (motion.flip.kind === 'none' || bodyDeg === boardDeg) return []
  const turn = say(turnWord(bodyDeg), Math.abs(bodyDeg))
  const cab = Math.abs(bodyDeg) === 180 ? 'Half Cab' : 'Caballerial'
  const isCab = motion.stance === 'fakie' && Math.abs(bodyDeg) <= 360 && bodyDeg % 180 === 0
  return boardNames(boardDeg - bodyDeg, motion.flip).flatMap((name) => [
    say(turn, name),
    say(name, turn),
    ...(isCab ? [say(frontsideWord(bodyDeg), cab, name)] : []),
  ])
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

function turnedNames(motion: Motion, bodyDeg: number, boardDeg: number): Names {
  const { flip } = motion
  const isFlip = flip.kind !== 'none'
  const pop = boardDeg % 360 !== 0 && motion.pop && !motion.late && Math.abs(boardDeg) === 180 ? 'Pop' : ''
  const shuvits = [
    shuvitWords(boardDeg, pop),
    say(turnWord(boardDeg), half(boardDeg), 'Shuvit'),
    shuvitWords(boardDeg, 'Pop'),
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
  const isSimple = Math.abs(bodyDeg) + Math.abs(boardDeg) <= 720
  const names = [...aheadNames, ...countered, ...composed, ...addedNames(motion, bodyDeg, boardDeg)]
  return { names, isSpoken: isSmall && (isSimple || aheadNames.length + countered.length > 0) }
}

/** Names for signed turns and a flip; the stance, and how it is popped, are said elsewhere. */
export function flatNames(motion: Motion, bodyDeg: number, boardDeg: number): Names {
  const { flip } = motion
  const isWholeFlip = flip.kind === 'none' || (!flip.late && flip.count !== 0.5)
  if (isWholeFlip) return turnedNames(motion, bodyDeg, boardDeg)
  if (bodyDeg === 0 && boardDeg === 0) return spoken(flipWords(flip))
  const turn = turnedNames(
    { ...motion, flip: { kind: 'none', count: 0, late: false }, pop: false },
    bodyDeg,
    boardDeg,
  )
  const isSimple = bodyDeg === 0 || bodyDeg === boardDeg || Math.abs(boardDeg) === 360
  return { names: turn.names.map((name) => say(name, flipWords(flip))), isSpoken: turn.isSpoken && isSimple }
}
