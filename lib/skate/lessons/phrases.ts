import type { Flip, Motion, Side, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'

/** What can go wrong, and what to do about it. */
export interface Fault {
  readonly mistake: string
  readonly fix: string
}

/** How a trick is taught. */
export interface Lesson {
  readonly description: string
  readonly steps: readonly string[]
  readonly mistakes: readonly Fault[]
}

/** What the library knows of a trick besides its motion. */
export interface Context {
  readonly name?: string
  readonly family?: string
  readonly obstacles?: readonly string[]
  readonly approach?: 'frontside' | 'backside' | null
  /** Of a combination, as skaters say it: "Manual > Kickflip out > Roll out regular". */
  readonly sequence?: string | null
}

/** A mistake and its cure, each one or two whole sentences. */
export function fault(mistake: string, fix: string): Fault {
  return { mistake, fix }
}

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

/** "two", "three": how often a board rolls over. */
export function rolls(count: number): string {
  return ROLLS[count] ?? String(count)
}

/** The side of signed degrees; null for none or an unknown one. */
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

/** The moments of a trick in their order; what a trick does not have is missing. */
export interface Parts {
  readonly feet?: string
  readonly other?: string
  readonly body?: string
  readonly off?: string
  readonly pop?: string
  readonly level?: string
  readonly flick?: string
  readonly turn?: string | null
  readonly late?: string
  readonly push?: string
  readonly stop?: string
  readonly meet?: string | null
  readonly land?: string
}

const ORDER = [
  'feet',
  'other',
  'body',
  'off',
  'pop',
  'level',
  'flick',
  'turn',
  'late',
  'push',
  'stop',
  'meet',
  'land',
] as const

const MOST_STEPS = 8

/** Two short neighbours become one step until there are no more than eight. */
export function squeeze(steps: readonly string[]): string[] {
  const squeezed = [...new Set(steps)]
  while (squeezed.length > MOST_STEPS) {
    let at = 0
    for (let next = 1; next < squeezed.length - 1; next++) {
      const length = (from: number) => (squeezed[from]?.length ?? 0) + (squeezed[from + 1]?.length ?? 0)
      if (length(next) < length(at)) at = next
    }
    squeezed.splice(at, 2, `${squeezed[at]} ${squeezed[at + 1]}`)
  }
  return squeezed
}

/** The moments as steps; the two about the feet become one where there would be too many. */
export function stepsOf(parts: Parts): string[] {
  const steps = ORDER.flatMap((key) => parts[key] ?? [])
  if (steps.length <= MOST_STEPS || !parts.feet || !parts.other) return squeeze(steps)
  return squeeze([`${parts.feet} ${parts.other}`, ...steps.slice(2)])
}

type Rolling = 'regular' | 'fakie' | 'switch'

/** What a rider calls it when that foot leads at the end of a trick that starts in `stance`. */
function rollingAfter(stance: Stance, exit: Lead): Rolling {
  if (exit === 'F') return 'regular'
  return stance === 'switch' ? 'switch' : 'fakie'
}

const KEPT: Record<Stance, string> = {
  regular: 'roll away forward as you came',
  nollie: 'roll on forward',
  fakie: 'stay in fakie',
  switch: 'stay in switch',
}

/** "Roll away fakie", as the end of a sentence with "and". */
export function rollAway(stance: Stance, exit: Lead | null): string {
  if (exit === null) return 'roll away whichever way the board points'
  const rolling = rollingAfter(stance, exit)
  const isKept = rolling === stance || (stance === 'nollie' && rolling === 'regular')
  if (isKept) return KEPT[stance]
  return rolling === 'regular' ? 'roll away regular, your front foot leading again' : `roll away ${rolling}`
}

const LEAVES_KEPT: Record<Stance, string> = {
  regular: 'It leaves you rolling forward.',
  nollie: 'It leaves you rolling forward, ready for your usual stance.',
  fakie: 'You go in fakie and you come out fakie.',
  switch: 'You go in switch and come out switch.',
}

/** ", plus a revert on the wheels at the end", or an empty string without one. */
export function revertWords({ revert }: Motion): string {
  if (!revert) return ''
  return revert === 'either'
    ? ', plus a revert on the wheels at the end'
    : `, plus a ${revert} revert on the wheels at the end`
}

/** The sentence of a description that says which way the rider rolls out; null: the words do not decide it. */
export function leavesYou(stance: Stance, exit: Lead | null): string {
  if (exit === null) return 'Which way you roll out of it is up to you.'
  const rolling = rollingAfter(stance, exit)
  const isKept = rolling === stance || (stance === 'nollie' && rolling === 'regular')
  if (isKept) return LEAVES_KEPT[stance]
  return rolling === 'regular' ? 'It brings you home to regular.' : `It leaves you in ${rolling}.`
}
