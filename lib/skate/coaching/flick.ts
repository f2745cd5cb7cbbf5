import { pick, rolls } from './phrase.ts'
import type { Analysis } from './take.ts'

const ORDINALS: Record<number, string> = { 2: 'second', 3: 'third', 4: 'fourth' }

function place(take: Analysis): { foot: string; near: string } {
  return { foot: take.feet.flick, near: `just inside the ${take.feet.far}` }
}

function straightFlick(take: Analysis): string {
  const { foot, near } = place(take)
  const count = take.motion.flip.count ?? 1
  const isHeel = take.motion.flip.kind === 'heel'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const part = isHeel ? 'heel' : 'toes'
  if (count < 1) return `Brush the ${part} softly off the ${edge} edge ${near}: half a roll and no more.`
  if (count > 1) {
    return `Snap the ${part} of the ${foot} off the ${edge} edge ${near} from a loose ankle; ${rolls(count)} rolls want speed, not a bigger kick.`
  }
  if (isHeel) return `Draw the ${foot} up and push its heel out over the toe-side edge ${near}.`
  return pick(take.seed >>> 11, [
    `Draw the ${foot} up and flick the toes out over the heel-side edge ${near}.`,
    `Run the ${foot} up the deck and off the heel-side edge ${near}, ankle last.`,
  ])
}

function turnedFlick(take: Analysis): string {
  const { foot, near } = place(take)
  const { feet, clashes, motion, seed } = take
  const isHeel = motion.flip.kind === 'heel'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const verb = isHeel ? 'Kick the heel' : 'Flick the toes'
  const speed = (motion.flip.count ?? 1) > 1 ? ' from a loose, fast ankle' : ''
  if (clashes) {
    return pick(seed >>> 11, [
      `${verb} of the ${foot} off the ${edge} edge${speed} together with the scoop, then pull that knee away: the ${feet.far} swings to the same side.`,
      `${verb} of the ${foot} off the ${edge} edge${speed} early and lift the leg clear, because the ${feet.far} comes round toward it.`,
    ])
  }
  return pick(seed >>> 11, [
    `${verb} of the ${foot} off the ${edge} edge${speed} ${near} as the scoop begins; the turn helps, so go easy.`,
    `${verb} of the ${foot} out over the ${edge} edge${speed} while the ${feet.far} starts round, low and brief.`,
  ])
}

function spunFlick(take: Analysis): string {
  const { foot, near } = place(take)
  const isHeel = take.motion.flip.kind === 'heel'
  const verb = isHeel ? 'push the heel' : 'flick the toes'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const count = take.motion.flip.count ?? 1
  const close =
    count > 1 ? `fast enough for ${rolls(count)} rolls` : 'short enough that the board stays under your turn'
  return `With the turn begun, ${verb} of the ${foot} off the ${edge} edge ${near}, ${close}.`
}

/** How the flip is set off. */
export function flickStep(take: Analysis): string {
  if (take.shape === 'spin') return spunFlick(take)
  return take.sweep ? turnedFlick(take) : straightFlick(take)
}

/** A late flip has no upward slide to help it. */
export function lateFlickSteps(take: Analysis): string[] {
  const { feet, motion } = take
  const isHeel = motion.flip.kind === 'heel'
  const push = isHeel
    ? `Push the heel of the ${feet.flick} down and out past the toe-side edge`
    : `Push the ball of the ${feet.flick} down and out past the heel-side edge`
  const pace =
    (motion.flip.count ?? 1) > 1 ? ', twice as sharply as feels needed' : ', knee straightening quickly'
  return [
    'At the top take the weight off both feet for an instant.',
    `${push}${pace}, and lift the ${feet.pop} out of its way.`,
  ]
}

/** Stopping the flip. */
export function catchStep(take: Analysis): string {
  const { feet, motion, seed } = take
  const count = motion.flip.count ?? 1
  if (count < 1) {
    return `Catch the upside-down board on the laces of the ${feet.flick} and roll it back over the way it came.`
  }
  if (motion.flip.late) return 'Snap both feet back down as the grip turns up, and expect a low catch.'
  const nth = ORDINALS[count]
  const past = count > 2 ? ` ${count === 3 ? 'twice' : 'three times'}` : ''
  if (nth)
    return `Let the grip flash past${past} and stop the board at the ${nth} sight of it, ${feet.pop} first.`
  return pick(seed >>> 13, [
    `Wait for the grip to come up and stop the board with the ${feet.pop} first.`,
    `Watch the board, catch it with the ${feet.pop} when the grip shows, and close with the ${feet.flick}.`,
    `Keep the knees high until you see grip, then press both feet down, the ${feet.pop} a moment ahead.`,
  ])
}
