import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'

type Rolling = 'regular' | 'fakie' | 'switch'

/** What a rider calls it when that foot leads at the end of a trick begun in `stance`. */
export function rollingAfter(stance: Stance, exit: Lead): Rolling {
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

/** The end of a sentence that tells of a revert, or nothing. */
export function revertWords({ revert }: Motion): string {
  if (!revert) return ''
  return revert === 'either'
    ? ', plus a revert on the wheels at the end'
    : `, plus a ${revert} revert on the wheels at the end`
}

/** The sentence of a description that tells where a trick leaves the rider. */
export function leavesYou(stance: Stance, exit: Lead | null): string {
  if (exit === null) return 'Which way you roll out of it is up to you.'
  const rolling = rollingAfter(stance, exit)
  const isKept = rolling === stance || (stance === 'nollie' && rolling === 'regular')
  if (isKept) return LEAVES_KEPT[stance]
  return rolling === 'regular' ? 'It brings you home to regular.' : `It leaves you in ${rolling}.`
}
