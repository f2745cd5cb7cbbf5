import { recordOf } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { type Choreography, isCaughtHalfway, leadWanted, rolling } from './choreography.ts'
import { grabAs } from './grabs.ts'
import { BONK, inManner, isBonk, isDrawn } from './manners.ts'

/** What the wheels do once they are back: the half turn that the words end with. */
export function slideOn(run: Choreography, part: Motion): void {
  const lead = leadWanted(part)
  const isOwn = part.to !== null || (part.style !== null && isDrawn(part.style))
  if (isOwn && part.contact === null && lead !== null && lead !== run.leading) run.slideRound(run.way * 180)
  if (!part.revert) return
  const spin = part.bodyDeg || part.boardDeg || -1
  const deg = part.revert === 'either' ? Math.sign(spin) * 180 : part.revert === 'frontside' ? 180 : -180
  run.t += 0.12
  run.slideRound(run.seen(deg, part.stance))
}

const FLAT_LASTS = { low: 0.36, plain: 0.5, flip: 0.56, long: 0.66, caught: 0.8 }

/** An air between rolling and rolling. */
export function airOnFlat(run: Choreography, parts: readonly Motion[]): void {
  const [first] = parts
  if (!first) return
  const flips = parts.reduce((sum, { flip }) => sum + (flip.count ?? 0), 0)
  const turn = Math.max(0, ...parts.map((part) => Math.abs(part.boardDeg ?? 0)))
  const isLong = flips > 1 || turn > 360 || parts.some(({ wrap }) => wrap !== null) || parts.length > 1
  const most = Math.max(turn / 720, flips / 2.6) * 0.66
  const isTapped = parts.some(isBonk)
  const lasts = isTapped
    ? BONK.lasts
    : parts.some(isCaughtHalfway)
      ? FLAT_LASTS.caught
      : isLong
        ? Math.max(FLAT_LASTS.long, Math.min(1, most))
        : flips > 0 || turn > 180
          ? FLAT_LASTS.flip
          : first.pop
            ? FLAT_LASTS.plain
            : FLAT_LASTS.low
  if (isRevertAlone(first)) {
    slideOn(run, first)
    return
  }
  const from = run.t
  const lead = leadWanted(parts.at(-1) ?? first)
  const turns = parts.reduce((sum, part) => sum + Math.round((part.bodyDeg ?? run.guess(part)) / 180), 0)
  const last = parts.at(-1) ?? first
  const comes: Lead = (turns % 2 === 0) === (run.lead === 1) ? 'F' : 'B'
  const isOther = lead !== null && lead !== comes && last.to !== null
  const halves = run.halves
  run.fly({
    parts,
    to: rolling(0, run.rest.y),
    lasts,
    rise: isTapped ? BONK.rise : first.pop ? riseOf(parts, lasts) : 0.14,
    pop: first.pop ? 'pop' : 'hop',
    extra: isOther ? run.way : 0,
  })
  run.asOf(halves, () => {
    for (const part of parts) {
      inManner(run, part, from, lasts)
      const record = part.contact ? recordOf(part.contact) : null
      if (record?.kind === 'grab') grabAs(run, part, record.grip, from + lasts * 0.38, from + lasts * 0.62)
    }
  })
  run.say('Land')
  slideOn(run, last)
}

/** A rider who lets go of the board jumps no higher than one who takes it along. */
function riseOf(parts: readonly Motion[], lasts: number): number {
  if (parts.some(({ wrap }) => wrap !== null)) return 0.37
  return parts.some(({ flip }) => flip.kind !== 'none') ? 0.33 : Math.min(0.4, lasts * lasts * 1.5)
}

function isRevertAlone({ revert, bodyDeg, boardDeg, flip, wrap, style, pop }: Motion): boolean {
  return (
    revert !== null &&
    !pop &&
    !bodyDeg &&
    !boardDeg &&
    flip.kind === 'none' &&
    wrap === null &&
    style === null
  )
}
