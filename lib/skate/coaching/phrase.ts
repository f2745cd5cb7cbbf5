import type { Flip, Side } from '../motion.ts'

const TURNS: Record<number, string> = {
  180: 'half a turn',
  360: 'a full turn',
  540: 'one and a half turns',
  720: 'two full turns',
  900: 'two and a half turns',
  1080: 'three full turns',
}

const COUNTS: Record<number, string> = { 1: 'a', 2: 'a double', 3: 'a triple', 4: 'a quadruple' }
const ROLLS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' }

/** "Half a turn" and so on. */
export function turns(size: number): string {
  return TURNS[size] ?? `${size} degrees`
}

/** "A double kickflip", "half a kickflip", "a late heelflip". */
export function flipNoun({ kind, count, late }: Flip): string {
  const noun = kind === 'heel' ? 'heelflip' : 'kickflip'
  if (count === 0.5) return late ? `half a late ${noun}` : `half a ${noun}`
  const number = COUNTS[count ?? 1] ?? `${count} times a`
  return late ? `${number} late ${noun}` : `${number} ${noun}`
}

export function rolls(count: number): string {
  return ROLLS[count] ?? String(count)
}

export function sideOfTurn(deg: number | null): Side | null {
  return deg === null || deg === 0 ? null : deg > 0 ? 'frontside' : 'backside'
}

/** "Half a turn backside", "a full turn either way". */
export function turnPhrase(size: number, deg: number | null): string {
  return `${turns(size)} ${sideOfTurn(deg) ?? 'either way'}`
}

/** A sentence from words that may begin in lower case. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  const ended = /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

/** A number that is the same for the same text and differs for most others. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash >>> 0
}

/** One of several ways to say a thing, the same one for the same seed. */
export function pick<T>(seed: number, choices: readonly [T, ...T[]]): T {
  return choices[seed % choices.length] ?? choices[0]
}
