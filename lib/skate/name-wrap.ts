import type { Motion } from './motion.ts'
import type { Names } from './name-flat.ts'
import { flipWords, say, turnWord, varialWords } from './words.ts'

const WRAPS = { 'back foot': 'Impossible', 'front foot': 'Front Foot Impossible' } as const

/** Names of a board that goes end over end. */
export function wrapNames(motion: Motion, wrap: NonNullable<Motion['wrap']>): Names {
  const { bodyDeg, boardDeg, flip } = motion
  const isVarial = wrap !== 'forward' && bodyDeg !== 0 && boardDeg === 0
  const spin =
    bodyDeg === null
      ? `${motion.bodyTurn}`
      : isVarial || !bodyDeg
        ? ''
        : say(turnWord(bodyDeg), Math.abs(bodyDeg))
  if (wrap === 'forward') {
    const count = flip.count === 1 ? '' : flipWords({ ...flip, late: false }).replace(/ \w+$/, '')
    const isDragon = motion.boardTurn === 360 && flip.kind === 'kick' && count === ''
    const word = isDragon
      ? 'Dragon Flip'
      : say(motion.boardTurn, flip.kind === 'heel' ? 'Dolphin Heel' : 'Dolphin Flip')
    return { names: [say(spin, flip.late && 'Late', count, word)], isSpoken: count === '' && !flip.late }
  }
  const varial = isVarial && bodyDeg !== null ? varialWords(bodyDeg) : ''
  return {
    names: [say(spin, WRAPS[wrap], flipWords(flip), varial)],
    isSpoken: flip.kind === 'none' || flip.late,
  }
}
