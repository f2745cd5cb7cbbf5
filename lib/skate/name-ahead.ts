import type { Motion } from './motion.ts'
import { doubled, flipWords, frontsideWord, say, turnWord } from './words.ts'

/** What it is called when the board gets further than the rider, or null. */
export function aheadWord(bodyDeg: number, boardDeg: number): string | null {
  if (Math.sign(bodyDeg) !== Math.sign(boardDeg)) return null
  const [body, board] = [Math.abs(bodyDeg), Math.abs(boardDeg)]
  if (body === 360 && board === 540) return 'Gazelle'
  if (body !== 180 || board <= 180 || board % 180 !== 0) return null
  return board === 360 ? 'Big' : board === 540 ? 'Bigger' : `${board} Bigspin`
}

/** "Bigspin" and its like, the usual name first. */
export function aheadSpinNames(motion: Motion, word: string, boardDeg: number): string[] {
  const front = frontsideWord(boardDeg)
  if (word !== 'Gazelle') return [say(front, word.endsWith('n') ? word : `${word}spin`)]
  const names = [
    say(front, 'Gazelle Spin'),
    say(turnWord(boardDeg), '360 Bigspin'),
    say(front, '360 Bigspin'),
  ]
  return motion.stance === 'fakie' ? [say(front, 'Caballerial Bigspin'), ...names] : names
}

/** "Bigflip" and its like, the usual name first. */
export function aheadFlipNames(motion: Motion, word: string, boardDeg: number): string[] {
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
  if (stance !== 'fakie') return names
  if (word !== 'Gazelle')
    return [...names, say(front, 'Half Cab', isJoined ? joined : say(spin, inward, more))]
  return [say(front, 'Caballerial', isJoined ? 'Bigflip' : say('Bigspin', more)), ...names]
}
