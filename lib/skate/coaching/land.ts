import { pick } from './phrase.ts'
import { rollAway } from './roll-away.ts'
import type { Analysis } from './take.ts'

/** Feet back on a board that turned without flipping. */
export function meetStep({ feet, shape, seed }: Analysis): string | null {
  if (shape === 'straight' || shape === 'spin') return null
  return pick(seed >>> 17, [
    'When the board is back in line below you, press both feet down over the bolts.',
    `Stop the board with the ${feet.flick} as it comes into line and bring the ${feet.pop} down beside it.`,
    'Look for the bolts and drop on them with both feet at once.',
  ])
}

function landing({ seed, body, motion }: Analysis): string {
  if (body > 360) return 'Land in a deep squat, let the last bit pivot out under you'
  if (body === 360) return 'Land low over the bolts with the wheels in line'
  if (motion.flip.kind !== 'none') {
    return pick(seed >>> 19, [
      'Land over the bolts with soft knees',
      'Come down on the bolts, sink into your knees',
      'Take the landing with both knees',
    ])
  }
  return pick(seed >>> 19, [
    'Set all four wheels down together',
    'Land on bent knees with your weight in the middle',
    'Come down flat on soft knees',
  ])
}

/** The landing, the revert if there is one, and where it leads. */
export function landStep(take: Analysis): string {
  const { motion, exit } = take
  const away = rollAway(motion.stance, exit)
  if (!motion.revert) return `${landing(take)} and ${away}.`
  const way = motion.revert === 'either' ? '' : ` ${motion.revert}`
  return `Land light on the leading wheels, slide the last half turn${way} round on all four and ${away}.`
}
