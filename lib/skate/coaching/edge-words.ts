import type { Motion } from '../motion.ts'
import { FEET, type Feet } from './feet.ts'
import type { Context } from './lesson.ts'

/** What the words of an edge depend on. */
export interface EdgeWords {
  readonly feet: Feet
  /** What is ground or slid: ledge, rail, coping. */
  readonly thing: string
  readonly isRamp: boolean
  readonly isFakie: boolean
}

const THINGS: Record<string, string> = {
  Ledge: 'ledge',
  'Manual Pad': 'ledge',
  Rail: 'rail',
  'Mini Ramp': 'coping',
  Bowl: 'coping',
  Vert: 'coping',
}

const RAMPS = new Set(['Mini Ramp', 'Bowl', 'Vert'])
const ON_RAILS = new Set([
  'Boardslide',
  'Lipslide',
  'Feeble Grind',
  'Overcrook Grind',
  'Darkslide',
  'Hurricane',
])
const ON_RAMPS = new Set(['Layback Grind'])

export function isOnRamp(motion: Motion, { obstacles = [] }: Context): boolean {
  if (obstacles.length > 0) return obstacles.every((obstacle) => RAMPS.has(obstacle))
  return ON_RAMPS.has(motion.contact?.name ?? '')
}

export function edgeWords(motion: Motion, context: Context): EdgeWords {
  const name = motion.contact?.name ?? ''
  const isRamp = isOnRamp(motion, context)
  const { obstacles = [] } = context
  const usual = isRamp ? 'coping' : ON_RAILS.has(name) ? 'rail' : 'ledge'
  const isPossible = obstacles.length === 0 || obstacles.some((obstacle) => THINGS[obstacle] === usual)
  const first = obstacles.map((obstacle) => THINGS[obstacle]).find(Boolean)
  return {
    feet: FEET[motion.stance],
    thing: isPossible ? usual : (first ?? usual),
    isRamp,
    isFakie: motion.stance === 'fakie',
  }
}
