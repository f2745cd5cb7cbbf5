import type { Flip } from '../flip.ts'
import type { Motion, Side, Stance } from '../motion.ts'
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
  /** The motion leaves open what the board does, so the lesson is how to find out and to practice it. */
  readonly isOpen?: true
}

/** What the library knows of a trick besides its motion. */
export interface Context {
  readonly name?: string
  readonly family?: string
  readonly obstacles?: readonly string[]
  readonly approach?: 'frontside' | 'backside' | null
  /** Of a combination, as skaters say it: "Manual > Kickflip out > Roll out regular". */
  readonly sequence?: string | null
  /** What a combination is ground or slid on, so that a manual in it is held there as well. */
  readonly edge?: string
  /** The seed of the combination that it is a piece of, so that each combination has words of its own. */
  readonly within?: number
}

/** A mistake and its cure, each one or two whole sentences. */
export function fault(mistake: string, fix: string): Fault {
  return { mistake, fix }
}

const OTHER_END: Readonly<Record<string, string>> = {
  nose: 'tail',
  tail: 'nose',
  'front foot': 'back foot',
  'back foot': 'front foot',
  'front wheels': 'back wheels',
  'back wheels': 'front wheels',
}

/** The same words for a board that lies the other way around: its ends, and what is below and above them, change their parts. */
export const endsExchanged = (text: string): string =>
  text.replace(/\b(?:nose|tail|(?:front|back) (?:foot|wheels))\b/g, (word) => OTHER_END[word] ?? word)

/** The end of a board, and not what is held on it or what a face has. */
const END = '(?<!your )\\b(?:nose|tail)\\b(?! (?:manual|grab|stall))'

const IN_FAKIE: Readonly<Record<string, string>> = {
  nose: 'tail',
  tail: 'nose',
  'leading foot': 'back foot',
  'trailing foot': 'front foot',
  'front truck': 'truck under the tail',
  'back truck': 'truck under the nose',
  'front wheels': 'leading wheels',
  'back wheels': 'trailing wheels',
}

const IN_SWITCH: Readonly<Record<string, string>> = {
  nose: 'tail',
  tail: 'nose',
  'back foot': 'leading foot',
  'front foot': 'trailing foot',
  'truck under the tail': 'front truck',
  'truck under the nose': 'back truck',
}

const WORDS_IN_FAKIE = new RegExp(
  `\\b(?:(?:leading|trailing) foot|(?:front|back) (?:truck|wheels))\\b|${END}`,
  'g',
)
const WORDS_IN_SWITCH = new RegExp(
  `\\b(?:(?:front|back) foot|truck under the (?:tail|nose))\\b(?!(?<=front foot) (?:ahead|leading))|${END}`,
  'g',
)
const calledInFakie = (text: string) => text.replace(WORDS_IN_FAKIE, (words) => IN_FAKIE[words] ?? words)
const calledInSwitch = (text: string) => text.replace(WORDS_IN_SWITCH, (words) => IN_SWITCH[words] ?? words)

/**
 * What is said for one stance in the words of the one a trick started in: in switch feet and ends are called after their
 * place, everywhere else by their natural names, so that the same foot and the same end have two names.
 */
export function inWordsOf(to: Stance, from: Stance): (text: string) => string {
  if (from === 'switch' && to !== 'switch') return calledInFakie
  return from === 'fakie' && to === 'switch' ? calledInSwitch : (text) => text
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

/** "Half a turn backside", "a full turn frontside or backside". */
export function turnPhrase(size: number, deg: number | null): string {
  return `${turns(size)} ${sideOfTurn(deg) ?? 'frontside or backside'}`
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
function pick<T>(seed: number, choices: readonly [T, ...T[]]): T {
  return choices[seed % choices.length] ?? choices[0]
}

/** The hash of a text with its bits mixed once more: texts that differ in one letter would else be chosen for alike. */
function rank(text: string): number {
  let hash = seedOf(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One of several ways to say a thing; the key keeps the choices within one lesson apart from each other. */
export function choose<T>(seed: number, key: string, choices: readonly [T, ...T[]]): T {
  return pick(rank(`${key} ${seed}`), choices)
}

/** Two halves of a sentence, each chosen by itself. */
export function join(
  seed: number,
  key: string,
  first: readonly [string, ...string[]],
  second: readonly [string, ...string[]],
): string {
  return `${choose(seed, `${key} 1`, first)}${choose(seed, `${key} 2`, second)}`
}

/** As many different ones as asked for, in an order that only the seed decides. */
export function some<T>(seed: number, key: string, choices: readonly T[], count: number): T[] {
  return choices
    .map((choice, at) => ({ choice, order: rank(`${at} ${key} ${seed}`) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ choice }) => choice)
}

/** "An ollie", "a kickflip". */
export function withArticle(noun: string): string {
  return `${/^(?!one\b|one-)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** "The nose lands", "both trucks land". */
export function does(subject: string, verb: string): string {
  if (/(trucks|feet|wheels)$/.test(subject)) return `${subject} ${verb}`
  return `${subject} ${verb}${/(ch|sh|s)$/.test(verb) ? 'es' : 's'}`
}

/** "The nose is", "both trucks are". */
export function isOrAre(subject: string): string {
  return `${subject} ${/(trucks|feet|wheels)$/.test(subject) ? 'are' : 'is'}`
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

/** Characters beyond which a description says only what the trick is. */
export const LONGEST_DESCRIPTION = 420

const MOST_STEPS = 8
/** Characters. */
const LONGEST_STEP = 250

/** Two short neighbors become one step until there are no more than eight. */
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
  return squeezed.map(shortened)
}

/** What does not fit into a step is left out from its middle: how it begins and where it ends matter most. */
function shortened(step: string): string {
  const parts = step.split(/(?<=[.!?])\s+/)
  while (parts.length > 1 && parts.join(' ').length > LONGEST_STEP)
    parts.splice(parts.length > 2 ? -2 : -1, 1)
  return parts.join(' ')
}

/** The moments as steps; the two about the feet become one where there would be too many. */
export function stepsOf(parts: Parts): string[] {
  const steps = ORDER.flatMap((key) => parts[key] ?? [])
  const { feet = '', other = '' } = parts
  const isShort = feet !== '' && other !== '' && feet.length + other.length < LONGEST_STEP
  if (steps.length <= MOST_STEPS || !isShort) return squeeze(steps)
  return squeeze([`${feet} ${other}`, ...steps.slice(2)])
}

type Rolling = 'regular' | 'fakie' | 'switch'

/** What a rider calls it when that foot leads at the end of a trick that starts in `stance`. */
function rollingAfter(stance: Stance, exit: Lead): Rolling {
  if (exit === 'F') return 'regular'
  return stance === 'switch' ? 'switch' : 'fakie'
}

export type Ways = readonly [string, ...string[]]

const KEPT: Record<Stance, Ways> = {
  regular: ['roll away forward', 'ride out forward', 'keep rolling forward', 'roll on forward'],
  nollie: ['roll on forward', 'ride out forward', 'keep going forward', 'coast on forward'],
  fakie: ['stay in fakie', 'ride it out fakie', 'keep rolling fakie', 'coast on in fakie'],
  switch: ['stay in switch', 'roll on in switch', 'ride out switch', 'keep rolling switch'],
}

const HOME: Ways = [
  'roll away regular, your front foot leading again',
  'roll out regular',
  'ride away regular with the front foot ahead',
  'head off regular',
]

/** "Roll away fakie", as the end of a sentence with "and". */
export function rollAway(stance: Stance, exit: Lead | null, seed = 0): string {
  if (exit === null) return 'roll away whichever way the board points'
  const rolling = rollingAfter(stance, exit)
  const isKept = rolling === stance || (stance === 'nollie' && rolling === 'regular')
  if (isKept) return choose(seed, 'kept', KEPT[stance])
  if (rolling === 'regular') return choose(seed, 'home', HOME)
  return choose(seed, 'away', [
    `roll away ${rolling}`,
    `ride it out ${rolling}`,
    `coast away ${rolling}`,
    `let it roll ${rolling}`,
  ])
}

/** ", plus a revert on the wheels at the end", or an empty string without one. */
export function revertWords({ revert }: Motion): string {
  if (!revert) return ''
  return revert === 'either'
    ? ', plus a revert on the wheels at the end'
    : `, plus a ${revert} revert on the wheels at the end`
}

/** The last half turn, slid on the wheels: down a wall or on the flat. */
export function revertStep(stance: Stance, exit: Lead | null, seed: number, isOnWall: boolean): string {
  const where = isOnWall ? ' on the way down' : ''
  return `Slide the wheels halfway around${where}, weight light, and ${rollAway(stance, exit, seed)}.`
}

const STAYS: Record<Stance, Ways> = {
  regular: ['and you roll away forward', 'and you ride out forward', 'and you leave it rolling forward'],
  nollie: ['and you roll on forward', 'and you ride out forward', 'and you keep rolling forward'],
  fakie: ['fakie in and fakie out', 'and you stay in fakie', 'and you are still rolling fakie after it'],
  switch: ['switch in and switch out', 'and you stay in switch', 'and you are still in switch after it'],
}

/** What it is and where it leaves the rider, as one sentence; as two where the first says "and you" already. */
export function leaving(what: string, leaves: string): string {
  const isSaid = leaves.startsWith('and you ') && what.includes(', and you ')
  return isSaid
    ? `${sentence(what)} ${sentence(leaves.slice('and '.length))}`
    : sentence(`${what}, ${leaves}`)
}

/** What it is and where it leaves the rider, which "to fakie" at its end has said already. */
export function withWayOut(what: string, leaves: string): string {
  const isSaid = /\bto fakie(?: on the one across from it)?$/.test(what) && leaves.endsWith(' fakie')
  return isSaid ? what : `${what}, ${leaves}`
}

/** The clause of a description that says which way the rider rolls out; null: the words do not decide it. */
export function leavesYou(stance: Stance, exit: Lead | null, seed = 0): string {
  if (exit === null) return 'and you roll out of it forward or fakie'
  const rolling = rollingAfter(stance, exit)
  const isKept = rolling === stance || (stance === 'nollie' && rolling === 'regular')
  if (isKept) return choose(seed, 'stays', STAYS[stance])
  return rolling === 'regular'
    ? choose(seed, 'comes', ['and you come out regular', 'which brings you home to regular'])
    : choose(seed, 'comes', [`and you come out ${rolling}`, `which leaves you in ${rolling}`])
}
