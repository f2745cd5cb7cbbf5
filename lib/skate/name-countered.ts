import type { Motion } from './motion.ts'
import { aheadWord } from './name-ahead.ts'
import { doubled, flipWords, frontsideWord, half, say, turnWord } from './words.ts'

/** Names for rider and board turning against each other: mystic spin, twisted flip, anti bigspin. */
export function counteredNames(motion: Motion, bodyDeg: number, boardDeg: number): string[] {
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
