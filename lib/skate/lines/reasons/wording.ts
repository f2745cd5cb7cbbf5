import type { Stance } from '../../motion.ts'
import { leadOf } from '../../stance.ts'
import { inSentence } from '../../wording.ts'
import { isTurn, movesNamed, type Repair, type Step } from '../step.ts'
import { type StartingPosition, startsHigh } from '../trick.ts'

// What a reason is made of: thoughts in several wordings, and how tricks and ways to roll are called in them.

/** Something that is true of a step, in several wordings. */
export interface Thought {
  readonly kind: string
  readonly says: readonly string[]
}

/** A step with what stands around it. */
export interface Moment {
  readonly step: Step
  readonly before: Step | undefined
  readonly steps: readonly Step[]
  readonly at: number
  readonly start: StartingPosition
}

/** The wording of a thought that was not said yet, from the `seed`th on; null when all were. */
export function unsaid({ kind, says }: Thought, seed: number, said: Set<string>): string | null {
  for (let turn = 0; turn < says.length; turn++) {
    const at = (seed + turn) % says.length
    const key = `${kind} ${at}`
    const words = says[at]
    if (!words || said.has(key)) continue
    said.add(key)
    return words
  }
  return null
}

const NOUNS: Readonly<Record<string, string>> = { Pushing: 'the push', Falling: 'the fall' }

/** A trick within a sentence: "the kickflip". */
export const the = (name: string) =>
  NOUNS[name] ?? (/ the /.test(name) ? inSentence(name) : `the ${inSentence(name)}`)

/** Of two tricks that have one name, the one that is done first. */
export const firstOf = ({ trick }: Step) => trick.name.split(', ')[0] ?? trick.name

/** A trick as one looks back at it: of two that have one name, the one that was done last. */
export const past = ({ trick }: Step) => the(trick.name.split(', ').at(-1) ?? trick.name)

/** The first letter in upper case. */
export const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** As skaters say which way they roll. */
export const rolling = (stance: Stance) => (leadOf(stance) === 'F' ? 'forward' : stance)

/** The turn before a step, with its article; null when nothing has to be turned. */
export function turnBefore({ repair }: Step): string | null {
  const { name } = movesNamed(repair?.moves.filter(isTurn) ?? [])
  return name ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}` : null
}

/** Whether it comes down on its wheels: a stall, a grind, a drop or a ride down stairs does not. */
export const isLanded = ({ trick: { place, motion } }: Step) =>
  place === 'flat' && motion.pop && !startsHigh(motion) && motion.style !== 'Firecracker'

/** Whether a wall is ridden up and down before a step, without a trick. */
export const isRidden = (repair: Repair | null) => repair?.moves.includes('wall') ?? false
