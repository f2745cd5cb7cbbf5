import { type Fault, fault } from './lesson.ts'
import { MANNER_FAULTS } from './manner-faults.ts'
import { rolls } from './phrase.ts'
import { STANCE_FAULTS } from './stance-faults.ts'
import type { Analysis } from './take.ts'
import { turnFaults } from './turn-faults.ts'

function lateFlips(): Fault[] {
  return [
    fault(
      'It is an ordinary flip with a pause in your head.',
      'Film it once: the board has to lie flat before the foot moves again.',
    ),
    fault(
      'Half a flip, and then your weight comes down on it.',
      'Push while you are still rising or hanging, never in the drop.',
    ),
  ]
}

function halfFlips({ feet }: Analysis): Fault[] {
  return [
    fault(
      'It flips all the way over.',
      `Brush with half the force and let the ${feet.flick} go limp after it.`,
    ),
    fault(
      'The board slips off the laces.',
      'Catch it nearer the bolts and pull the toes up before you lift.',
    ),
  ]
}

function manyFlips({ feet, motion }: Analysis, count: number): Fault[] {
  const part = motion.flip.kind === 'heel' ? 'heel' : 'toes'
  return [
    fault(
      `You come down ${count === 2 ? 'after one roll and a half' : `with only ${rolls(count - 1)} rolls done`}.`,
      `The flick was strong but slow. Start the ${feet.flick} a finger closer to the ${feet.far} and snap it.`,
    ),
    fault(
      'The board shoots off to one side.',
      `The ${part} went out instead of up. Aim at the corner where the ${feet.far} begins to curve, and keep your hips above the deck.`,
    ),
  ]
}

function straying({ feet, shape, sweep }: Analysis): Fault {
  if (shape === 'straight') {
    return fault(
      'The board turns as well as flips.',
      `Your ${feet.pop} dragged the ${feet.end} along. Pop straight down and lift that knee.`,
    )
  }
  if (sweep) {
    return fault(
      'It flips but the turn stalls.',
      `You thought of the flick and forgot the scoop. Do a few without the flip, then add the ${feet.flick} as lightly as you can.`,
    )
  }
  return fault(
    'The flip gets away from the turn.',
    'You kicked after the board was gone. Flick earlier and smaller, and stay close above it.',
  )
}

function flips(take: Analysis): Fault[] {
  const { kind, count, late } = take.motion.flip
  if (late) return lateFlips()
  if (count !== null && count < 1) return halfFlips(take)
  if (count !== null && count > 1) return manyFlips(take, count)
  const [part, edge] = kind === 'heel' ? ['heel', 'toe-side'] : ['toes', 'heel-side']
  const stopped = fault(
    'The board stops on its side or upside down.',
    `The ${part} came away too soon. Follow through off the ${edge} edge until that leg is nearly straight.`,
  )
  return [stopped, straying(take)]
}

/** Three things that go wrong, the ones peculiar to this trick first. */
export function flatFaults(take: Analysis): Fault[] {
  const { motion, seed, isFlipped } = take
  const flipped = isFlipped && motion.wrap !== 'forward' ? flips(take) : []
  const own = interleave([...turnFaults(take), flipped])
  const stance = STANCE_FAULTS[motion.stance]
  const from = (seed >>> 21) % stance.length
  const manner = motion.style ? (MANNER_FAULTS[motion.style]?.(take) ?? []) : []
  return [...manner, ...own.slice(0, 2), ...stance.slice(from), ...stance.slice(0, from)].slice(0, 3)
}

function interleave(lists: readonly (readonly Fault[])[]): Fault[] {
  const depth = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: depth }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
