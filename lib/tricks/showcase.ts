import type { Stance } from '../skate/motion'

/** The trick that moves on the home page. Names here are the library's; a test holds them to it. */
export const shownTrick = '360 Flip'

/** A line as the planner orders it, with what it puts between two tricks. */
export const shownLine: { name: string; enters: Stance; leaves: Stance; repair?: { name: string } }[] = [
  { name: 'Backside 180', enters: 'regular', leaves: 'fakie' },
  { name: 'Half Cab', enters: 'fakie', leaves: 'regular' },
  { name: 'Frontside 50-50', enters: 'regular', leaves: 'regular', repair: { name: 'Push' } },
  { name: 'Kickflip', enters: 'regular', leaves: 'regular' },
]

/** The trick that moves, then two that are taken for it. */
export const guesses: readonly (readonly [string, string, string])[] = [
  ['Heelflip', 'Kickflip', 'Varial Heelflip'],
  ['Varial Kickflip', '360 Flip', 'Hardflip'],
  ['Frontside Flip', 'Backside Flip', 'Hardflip'],
  ['Inward Heelflip', 'Varial Heelflip', 'Laser Flip'],
  ['Bigspin', 'Backside 180', '360 Shuvit'],
]

/** Where the tree is shown to lead. */
export const wayThere = { name: 'tre flip', slug: '360-flip' }
