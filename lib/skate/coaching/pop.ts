import type { Stance } from '../motion.ts'
import { pick, turns } from './phrase.ts'
import type { Analysis } from './take.ts'

const PLAIN: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Snap the tail and jump off the back foot in the same instant.',
    'Pop the tail with the ankle and spring up off the back leg.',
  ],
  nollie: [
    'Snap the nose with the ankle and jump up, staying above the board as it rolls on.',
    'Strike the nose with the front foot and rise off that leg, a little forward.',
  ],
  fakie: [
    'Snap the tail under you and jump straight up, because the roll carries you along anyway.',
    'Pop the leading tail with the ankle only and rise from the middle of the board.',
  ],
  switch: [
    'Snap the tail with the trailing foot and push off that whole leg, since it has had less practice.',
    'Pop with the trailing foot and wait for the click of the tail before anything else moves.',
  ],
}

function sweptTo({ sweep }: Analysis): string {
  return sweep === 'heel' ? 'round behind your heels' : 'out past your toes'
}

function sweepStep(take: Analysis): string {
  const { feet, board, motion, seed } = take
  const way = sweptTo(take)
  if (!motion.pop) {
    return `Without a pop, press lightly on the ${feet.end} and sweep it ${way}, wheels barely off the ground.`
  }
  if (board <= 180) {
    return pick(seed >>> 7, [
      `Pop and scoop the ${feet.end} ${way} in one short movement.`,
      `As the ${feet.end} clicks, scoop it ${way}; a short scoop is enough.`,
    ])
  }
  if (board === 360) {
    return pick(seed >>> 7, [
      `Pop, and sweep the ${feet.end} ${way} with the whole leg following through.`,
      `Let the pop turn into a long scoop that takes the ${feet.end} ${way}.`,
    ])
  }
  return `Pop, then whip the ${feet.end} ${way} from the hip, for the board has ${turns(board)} to make.`
}

function spunStep({ feet, body, seed }: Analysis): string {
  if (body <= 180) {
    return pick(seed >>> 7, [
      `Start the turn with the shoulders and pop the ${feet.end} as they pass the line of the board.`,
      `Shoulders first, then the pop: snap the ${feet.end} when the turn is already under way.`,
    ])
  }
  return `Throw the shoulders round, pop the ${feet.end} once they lead the hips, and let the ${feet.pop} guide it into the turn.`
}

/** How the board leaves the ground. */
export function popStep(take: Analysis): string {
  const { motion, shape, body, sweep, seed } = take
  if (sweep) return sweepStep(take)
  if (shape === 'spin' && body >= 180) return spunStep(take)
  return pick(seed >>> 7, PLAIN[motion.stance])
}

/** The drag of an ollie, for tricks in which nothing else levels the board. */
export function levelStep({ feet, seed }: Analysis): string {
  return pick(seed >>> 9, [
    `Drag the side of the ${feet.flick} up toward the ${feet.far} until the deck lies level.`,
    `Slide the ${feet.flick} up to the ${feet.far} bolts and lift the ${feet.pop}, so that the board flattens out.`,
  ])
}
