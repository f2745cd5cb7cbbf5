import type { Motion } from './motion.ts'
import { exitOf, type Lead } from './stance.ts'

/** Where on a course a trick is done. */
export type Place = 'flat' | 'manual' | 'edge' | 'wall' | 'air'

export type StartingPosition = 'flatground' | 'ramp' | 'dropin' | 'quarterpipe'

/** A trick as the planners see it. */
export interface LineTrick {
  readonly id: number
  readonly name: string
  readonly motion: Motion
  readonly place: Place
  readonly family: string
  /** How hard it is, from 1 to 10. */
  readonly value: number
  /** How likely the rider lands it, from 0 to 1. */
  readonly rate: number
  /** Which foot leads as it rolls away; null when nobody can say from the name. */
  readonly exit: Lead | null
}

interface Facts {
  readonly category: string
  readonly obstacles: readonly string[]
}

const WALLS = new Set(['Mini Ramp', 'Vert', 'Bowl', 'Spine', 'Bank'])
const AIRS = new Set(['air', 'grab', 'plant'])

function last(motion: Motion): Motion {
  return motion.parts.at(-1) ?? motion
}

/** Where a trick of the library is at home; one that can be done on flat ground is done there. */
export function placeOf(motion: Motion, { category, obstacles }: Facts): Place {
  const kind = motion.contact?.kind
  if (kind === 'grind' || kind === 'slide')
    return category === 'Transitions' && !obstacles.some((name) => name === 'Ledge' || name === 'Rail')
      ? 'wall'
      : 'edge'
  if (kind === 'manual') return 'manual'
  if (obstacles.includes('Flat Ground') && category !== 'Transitions') return 'flat'
  if (!obstacles.some((name) => WALLS.has(name)) && category !== 'Transitions') return 'flat'
  if (obstacles.includes('Flat Ground')) return 'flat'
  const flies = kind !== undefined && AIRS.has(kind)
  return flies || (last(motion).bodyTurn ?? 0) >= 540 ? 'air' : 'wall'
}

const LAST_WORD: Record<string, Lead> = { regular: 'F', fakie: 'B', switch: 'B' }

/** The foot that leads out of a trick: as its written sequence ends, else as its motion says. */
export function leadOut(motion: Motion, place: Place, sequence: string | null = null): Lead | null {
  const word = sequence?.trim().split(/\s+/).at(-1) ?? ''
  return LAST_WORD[word] ?? exitOf(motion, place === 'wall' || place === 'air' ? 'ramp' : 'flat')
}

/** Whether a trick begins by coming off a height, so that nothing can stand before it. */
export function startsHigh(motion: Motion): boolean {
  const { style } = motion.parts[0] ?? motion
  return style === 'Drop In' || style === 'Acid Drop'
}
