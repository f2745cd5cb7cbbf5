import type { Flip } from '../flip.ts'
import type { Motion, Stance } from '../motion.ts'
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

/** What is written by hand about the trick that is this motion; null where nobody has. */
export type Written = (motion: Motion) => Lesson | null

/** What the library knows of a trick besides its motion. */
export interface Context {
  readonly name?: string
  readonly obstacles?: readonly string[]
  /** Of a combination, as skaters say it: "Manual > Kickflip out > Roll out regular". */
  readonly sequence?: string | null
  /** What the pieces of the trick, and its relatives, are taught by where somebody has written it down. */
  readonly written?: Written
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

/**
 * What is said for one stance in the words of the one a trick started in: in switch feet and ends are called after their
 * place, everywhere else by their natural names, so that the same foot and the same end have two names.
 */
export function inWordsOf(to: Stance, from: Stance): (text: string) => string {
  if (from === 'switch' && to !== 'switch')
    return (text) => text.replace(WORDS_IN_FAKIE, (words) => IN_FAKIE[words] ?? words)
  if (from === 'fakie' && to === 'switch')
    return (text) => text.replace(WORDS_IN_SWITCH, (words) => IN_SWITCH[words] ?? words)
  return (text) => text
}

const OF_A_FOOT = '(?:foot|hand|knee|leg|heel|toes|laces|arm|shoulder|ankle)'
const PLACES: Readonly<Record<string, string>> = {
  front: 'leading',
  Front: 'Leading',
  back: 'trailing',
  Back: 'Trailing',
}
const BY_NATURE = new RegExp(`\\b(?:[Ff]ront|[Bb]ack)(?= ${OF_A_FOOT}\\b)`, 'g')

/** The same movement with the other foot ahead: in switch what belongs to a foot is called after its place. */
export const inSwitch = (text: string): string =>
  text
    .replace(BY_NATURE, (word) => PLACES[word] ?? word)
    .replace(/\b((?:roll|ride|coast)(?:ing)? (?:away |out |on )?)forward\b/g, '$1in switch')

const TURNS: Record<number, string> = {
  180: 'half a turn',
  270: 'three quarters of a turn',
  360: 'a full turn',
  540: 'one and a half turns',
  720: 'two full turns',
  900: 'two and a half turns',
  1080: 'three full turns',
}

const COUNTS: Record<number, string> = { 1: 'a', 2: 'a double', 3: 'a triple', 4: 'a quadruple' }
const ROLLS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' }

/** "Half a turn" and so on. */
export const turns = (size: number): string => TURNS[size] ?? `${size} degrees`

/** "two", "three": how often a board rolls over. */
export const rolls = (count: number): string => ROLLS[count] ?? String(count)

/** "A double kickflip", "half a kickflip", "a late heelflip". */
export function flipNoun({ kind, count, late }: Flip): string {
  const noun = kind === 'heel' ? 'heelflip' : 'kickflip'
  if (count === 0.5) return late ? `half a late ${noun}` : `half a ${noun}`
  const number = COUNTS[count ?? 1] ?? `${count} times a`
  return late ? `${number} late ${noun}` : `${number} ${noun}`
}

/** "An ollie", "a kickflip". */
export const withArticle = (noun: string): string =>
  `${/^(?!one\b|one-)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

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

/** The hash of a text with its bits mixed once more: texts that differ in one letter would else be chosen for alike. */
function rank(text: string): number {
  let hash = seedOf(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One of several ways to say a thing; the key keeps the choices within one lesson apart from each other. */
export function choose<T>(seed: number, key: string, choices: readonly [T, ...T[]]): T {
  return choices[rank(`${key} ${seed}`) % choices.length] ?? choices[0]
}

/** What a rider calls it when that foot leads at the end of a trick that starts in `stance`. */
const rollingAfter = (stance: Stance, exit: Lead): 'regular' | 'fakie' | 'switch' =>
  exit === 'F' ? 'regular' : stance === 'switch' ? 'switch' : 'fakie'

const AWAY = {
  regular: ['roll away forward', 'ride out forward', 'keep rolling forward'],
  nollie: ['roll on forward', 'ride out forward', 'keep going forward'],
  fakie: ['stay in fakie', 'ride it out fakie', 'keep rolling fakie'],
  switch: ['stay in switch', 'roll on in switch', 'keep rolling switch'],
} as const

/** "Roll away fakie", as the end of a sentence with "and"; null: the words do not say which foot leads. */
export function rollAway(stance: Stance, exit: Lead | null, seed = 0): string {
  if (exit === null) return 'roll away'
  const rolling = rollingAfter(stance, exit)
  const isKept = rolling === stance || (stance === 'nollie' && rolling === 'regular')
  if (isKept) return choose(seed, 'kept', AWAY[stance])
  return rolling === 'regular'
    ? choose(seed, 'home', ['roll away regular', 'roll out regular, your front foot leading again'])
    : choose(seed, 'away', [`roll away ${rolling}`, `ride it out ${rolling}`, `let it roll ${rolling}`])
}

const STAYS = {
  regular: ['and you roll away forward', 'and you ride out forward'],
  nollie: ['and you roll on forward', 'and you ride out forward'],
  fakie: ['fakie in and fakie out', 'and you stay in fakie'],
  switch: ['switch in and switch out', 'and you stay in switch'],
} as const

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
