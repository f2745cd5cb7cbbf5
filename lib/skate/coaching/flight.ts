import type { Motion } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { flickStep, lateFlickSteps } from './flick.ts'
import { landStep } from './land.ts'
import { popStep } from './pop.ts'
import { feetSteps } from './set-up.ts'
import { type Analysis, analyse } from './take.ts'
import { turnStep } from './turn.ts'

/** A piece that meets neither an obstacle nor a wall. */
export function isFlat(part: Motion): boolean {
  return part.contact === null && !part.reverses
}

function againSteps(take: Analysis): string[] {
  const { motion, feet, sweep } = take
  if (take.isFlipped) {
    const isPopFoot = motion.style === 'Back Foot' || motion.style === 'Front Foot'
    const [float, push] = lateFlickSteps({
      ...take,
      feet: isPopFoot ? { ...feet, flick: feet.pop, pop: feet.flick, far: feet.end } : feet,
      motion: { ...motion, flip: { ...motion.flip, late: true } },
    })
    return [
      `Catch the first part high. ${float}`,
      push ?? '',
      'Snap both feet down on the second sight of grip.',
    ]
  }
  if (sweep) {
    const way = sweep === 'heel' ? 'behind your heels' : 'in front of your toes'
    return [
      `Catch the first part high, then push the ${feet.end} round ${way} with the ${feet.pop} and lift the ${feet.flick}.`,
      'Drop onto the bolts as the board comes back into line.',
    ]
  }
  const side =
    take.opens === null
      ? 'Carry on turning'
      : take.opens
        ? 'Open the leading shoulder'
        : 'Close the leading shoulder'
  return [
    `${side} once the first part is under control, and let the hips follow above the board.`,
    'Stop the board with both feet when it lies below you.',
  ]
}

/** Flat pieces one after another are done in one flight. */
export function flight(parts: readonly Motion[], exit: Lead | null): string[] {
  const [first, ...rest] = parts.map((part) => analyse(part))
  const last = rest.at(-1)
  if (!first || !last) return []
  const [feet, other] = feetSteps(first)
  const start = [
    feet ?? '',
    other ?? '',
    popStep(first),
    first.isFlipped ? flickStep(first) : turnStep(first),
  ]
  const land = landStep({ ...last, exit, motion: { ...last.motion, stance: first.motion.stance } })
  return [...start.filter((step) => step !== null), ...rest.flatMap(againSteps), land]
}

/** Whether the pieces are flips and turns only, which are done in one jump. */
export function isOneFlight(parts: readonly Motion[]): boolean {
  return parts.every((part) => isFlat(part) && part.flip.kind !== null && part.boardTurn !== null)
}
