import type { Side, Stance } from '../motion.ts'
import { ledgeSide, type Natural } from '../stance.ts'

/** On which hand the obstacle lies for one rider, as words behind "the ledge is": the one thing that goofy changes. */
export function sideOfLedge(approach: Side, stance: Stance, rider: Natural): string {
  const hand = ledgeSide(rider, stance, 'right') === approach ? 'right' : 'left'
  return `on your ${hand} as you look down the line of travel`
}
