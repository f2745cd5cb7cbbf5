import type { Parts } from './parts.ts'
import { pick } from './phrase.ts'
import type { Analysis } from './take.ts'

/** The foot the board goes round. */
export function wrapFoot({ motion, feet }: Analysis): string {
  return motion.wrap === 'front foot' && motion.stance !== 'nollie' ? feet.nose : feet.pop
}

function scooped({ feet, motion, seed }: Analysis): Parts {
  const isInside = motion.style === 'Inside'
  return {
    feet: `Roll slowly${motion.stance === 'regular' ? '' : ` in ${motion.stance}`} with the ${feet.pop} straight across the ${feet.end}, its ball in the middle.`,
    other: `Rest the ${feet.flick} just inside the ${feet.far} bolts, ready to be snatched up.`,
    pop: isInside
      ? `Press the ${feet.end} down and scoop it along the inner side of your leg, toes drawing the loop.`
      : pick(seed >>> 7, [
          `Press the ${feet.end} down and scoop it toward the other foot, toes drawing a loop: down, along, up.`,
          `Scoop the ${feet.end} down and under you in the line of the board; sideways makes a shuvit of it.`,
        ]),
    flick: `Pull the ${feet.flick} straight up as the ${feet.far} rises, so that nothing stops the loop.`,
    stop: `Keep the toes of the ${feet.pop} pulled up and the board close to the sole until the ${feet.far} has come round, then stand the ${feet.flick} on the bolts.`,
  }
}

function dragged({ feet, motion }: Analysis): Parts {
  const side = motion.style === 'Inside' ? 'from the inner side' : 'from the toe side'
  return {
    feet: `${motion.stance === 'regular' ? 'Ride' : `Ride in ${motion.stance}`} with the ball of your ${feet.pop} in the middle of the ${feet.end}, as for ${feet.ollie}.`,
    other: `Set the ${feet.flick} high, on the ${feet.far} bolts, toes a little over the edge.`,
    flick: `As the ${feet.far} rises, hook the ${feet.flick} round it ${side} and drag it down and back under you.`,
    stop: `Lift the ${feet.pop} out of the way while the board goes round the ${feet.flick}, and wait for the deck to come back under that sole.`,
  }
}

function forward({ feet, motion }: Analysis): Parts {
  const by =
    motion.flip.kind === 'heel' ? 'the heel last, toward the toe side' : 'pressing it down as the foot leaves'
  return {
    other: `Set the ${feet.flick} fairly far in from the ${feet.far}, pointing along the board more than across it.`,
    flick: `Kick out over the tip of the ${feet.far}, ${by}, so that it dives.`,
    turn: `Spread the knees wide and keep the ${feet.pop} high, because the ${feet.end} comes up between them.`,
    stop: 'Wait for the grip to appear below you and catch it with whichever foot sees it first.',
  }
}

/** What is different when the board goes end over end. */
export function wrapParts(take: Analysis): Parts {
  if (take.motion.wrap === 'forward') return forward(take)
  return wrapFoot(take) === take.feet.pop ? scooped(take) : dragged(take)
}
