import type { Flip, Side, Stance } from './motion.ts'

const STANCE_WORDS: Record<Stance, string> = {
  regular: '',
  nollie: 'Nollie',
  fakie: 'Fakie',
  switch: 'Switch',
}
const COUNTS: Record<number, string> = { 1: '', 2: 'Double', 3: 'Triple', 4: 'Quad' }

/** The words that are there, with one space between them. */
export function say(...words: (string | number | false | null | undefined)[]): string {
  return words.filter(Boolean).join(' ')
}

export function stanceWord(stance: Stance): string {
  return STANCE_WORDS[stance]
}

export function sideWord(side: Side | null): string {
  return side === 'frontside' ? 'Frontside' : side === 'backside' ? 'Backside' : ''
}

export function sideOf(deg: number): Side {
  return deg > 0 ? 'frontside' : 'backside'
}

/** "Frontside" for positive degrees, "Backside" for negative ones. */
export function turnWord(deg: number): string {
  return sideWord(sideOf(deg))
}

/** "Frontside" where it must be said, nothing where the backside is understood. */
export function frontsideWord(deg: number): string {
  return deg > 0 ? 'Frontside' : ''
}

export function countWord(flip: Flip): string {
  return COUNTS[flip.count ?? 1] ?? ''
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

/** The number of degrees, with the half turn understood. */
export function half(deg: number): string {
  return Math.abs(deg) === 180 ? '' : `${Math.abs(deg)}`
}

/** "Backside 360 Body Varial", with the half turn understood. */
export function varialWords(bodyDeg: number): string {
  return say(turnWord(bodyDeg), half(bodyDeg), 'Body Varial')
}

/** The board alone turning under the rider, without a flip. */
export function shuvitWords(boardDeg: number, pop = ''): string {
  return say(frontsideWord(boardDeg), half(boardDeg), pop, 'Shuvit')
}

/** One word for a single flip, another for more. */
export function doubled(flip: Flip, one: string, more: string): string {
  return flip.count === 1 ? one : more
}
