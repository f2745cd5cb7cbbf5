import type { Level } from '../difficulty/difficulty.ts'
import type { Motion } from '../motion.ts'
import { exitOf, type Lead, leadAtEnd, leadOf } from '../stance.ts'

/** Where on a course a trick is done. */
export type Place = 'flat' | 'manual' | 'edge' | 'wall' | 'air'

/** Where a line sets off. */
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
  /** Which foot leads as it rolls away; null when the name does not decide it. */
  readonly exit: Lead | null
}

interface Facts {
  readonly category: string
  readonly obstacles: readonly string[]
}

const WALLS = new Set(['Mini Ramp', 'Vert', 'Bowl', 'Spine', 'Bank'])
const AIRS = new Set(['air', 'grab', 'plant'])

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

function last(motion: Motion): Motion {
  return motion.parts.at(-1) ?? motion
}

/** The foot that leads out of a trick: as its written sequence ends, else as its motion says. */
export function leadOut(motion: Motion, place: Place, sequence: string | null = null): Lead | null {
  return leadAtEnd(sequence) ?? exitOf(motion, place === 'wall' || place === 'air' ? 'ramp' : 'flat')
}

/** Whether a trick begins by coming off a height, so that nothing can stand before it. */
export function startsHigh(motion: Motion): boolean {
  const { style } = motion.parts[0] ?? motion
  return style === 'Drop In' || style === 'Acid Drop'
}

const HARDEST: Record<Level, number> = { Beginner: 3, Intermediate: 5.9, Advanced: 7.9, Expert: 10 }

/** A line brought down to a level: each trick that is too hard gives way to the one most like it that is not. */
export function atLevel(
  tricks: readonly LineTrick[],
  level: Level,
  library: readonly LineTrick[],
): LineTrick[] {
  const taken = new Set(tricks.map(({ id }) => id))
  return tricks.map((trick) => {
    if (trick.value <= HARDEST[level]) return trick
    const other = easier(trick, level, library, taken)
    taken.add(other.id)
    return other
  })
}

function easier(
  trick: LineTrick,
  level: Level,
  library: readonly LineTrick[],
  taken: Set<number>,
): LineTrick {
  let best: LineTrick | null = null
  for (const other of library) {
    if (other.value > HARDEST[level] || taken.has(other.id) || other.exit === null) continue
    if (!best || likeness(trick, other) > likeness(trick, best)) best = other
  }
  return best ?? trick
}

function likeness(trick: LineTrick, other: LineTrick): number {
  const isTurnedAlike = trick.exit === other.exit
  const isEnteredAlike = leadOf(trick.motion.stance) === leadOf(other.motion.stance)
  return (
    (trick.place === other.place ? 8 : 0) +
    (trick.family === other.family ? 4 : 0) +
    (isEnteredAlike ? 2 : 0) +
    (isTurnedAlike ? 2 : 0) -
    (trick.value - other.value) / 2
  )
}
