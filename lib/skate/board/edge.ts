import type { Motion, Side } from '../motion.ts'

/** The part of the board that is on the edge. */
export type Rest = 'deck' | 'nose' | 'tail' | 'both trucks' | 'nose truck' | 'tail truck'

/** How a board lies on an edge, seen from above. */
export interface Edge {
  /** A ledge is ridden along, a coping is ridden up to. */
  readonly obstacle: 'ledge' | 'coping'
  readonly rest: Rest
  /** How far the nose points in over the edge: 90 across it, 0 along it, negative back to where it came from. */
  readonly angle: number
  /** The end held higher than the edge, and the end that dips below it. */
  readonly high: 'nose' | 'tail' | null
  readonly low: 'nose' | 'tail' | null
  /** The side of the rider that the obstacle is on; null when the name leaves it open. */
  readonly approach: Side | null
}

type Lie = Pick<Edge, 'rest' | 'angle'> & Partial<Pick<Edge, 'high' | 'low'>>

const ON_LEDGE: Record<string, Lie> = {
  '50-50': { rest: 'both trucks', angle: 0 },
  '5-0': { rest: 'tail truck', angle: 0, high: 'nose' },
  Nosegrind: { rest: 'nose truck', angle: 0, high: 'tail' },
  'Smith Grind': { rest: 'tail truck', angle: -22, low: 'nose' },
  'Feeble Grind': { rest: 'tail truck', angle: 22, low: 'nose' },
  'Suski Grind': { rest: 'tail truck', angle: -22, high: 'nose' },
  'Salad Grind': { rest: 'tail truck', angle: 22, high: 'nose' },
  'Crooked Grind': { rest: 'nose truck', angle: 25, high: 'tail' },
  'Overcrook Grind': { rest: 'nose truck', angle: -25, high: 'tail' },
  'Losi Grind': { rest: 'nose truck', angle: -22, low: 'tail' },
  'Willy Grind': { rest: 'nose truck', angle: 22, low: 'tail' },
  Boardslide: { rest: 'deck', angle: 90 },
  Lipslide: { rest: 'deck', angle: -90 },
  Noseslide: { rest: 'nose', angle: 90 },
  Tailslide: { rest: 'tail', angle: -90 },
  Bluntslide: { rest: 'tail truck', angle: -90, high: 'nose' },
  'Noseblunt Slide': { rest: 'nose truck', angle: 90, high: 'tail' },
}

const ON_COPING: Record<string, Lie> = {
  'Axle Stall': { rest: 'both trucks', angle: 0 },
  'Rock to Fakie': { rest: 'deck', angle: 90 },
  'Rock and Roll': { rest: 'deck', angle: 90 },
  Rock: { rest: 'deck', angle: 90 },
  'Nose Stall': { rest: 'nose', angle: 90 },
  'Tail Stall': { rest: 'tail', angle: -90 },
  Disaster: { rest: 'deck', angle: -90 },
  Blunt: { rest: 'tail truck', angle: 90, high: 'nose' },
  Pivot: { rest: 'tail truck', angle: 30, high: 'nose' },
  'Smith Stall': { rest: 'tail truck', angle: -22, low: 'nose' },
  'Feeble Stall': { rest: 'tail truck', angle: 22, low: 'nose' },
}

/** How the board of a grind, slide or stall lies on its edge; null when there is none or nobody has told. */
export function edgeOf(motion: Motion): Edge | null {
  const { contact, approach } = motion
  if (!contact) return null
  const isStall = contact.kind === 'stall'
  const lie = (isStall ? ON_COPING : ON_LEDGE)[contact.name]
  if (!lie) return null
  return { high: null, low: null, ...lie, obstacle: isStall ? 'coping' : 'ledge', approach }
}

/** How far along the board, from its middle toward the nose, the resting part is. */
export function restingPoint(rest: Rest): number {
  if (rest === 'deck' || rest === 'both trucks') return 0
  const size = rest.endsWith('truck') ? 0.215 : 0.33
  return rest.startsWith('nose') ? size : -size
}
