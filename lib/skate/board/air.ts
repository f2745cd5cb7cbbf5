import type { Motion } from '../motion.ts'

const STYLES_DRAWN: readonly (string | null)[] = [null, 'No Comply']

function isHalfTurns(deg: number | null): boolean {
  return deg !== null && deg % 180 === 0
}

function isKnown({ bodyDeg, boardDeg, boardTurn, flip, wrap }: Motion): boolean {
  const isBoardKnown =
    wrap === 'forward' ? boardTurn === null || boardTurn % 180 === 0 : isHalfTurns(boardDeg)
  return isHalfTurns(bodyDeg) && isBoardKnown && flip.kind !== null && flip.count !== null
}

function isFlat({ style, contact, reverses, to }: Motion): boolean {
  return STYLES_DRAWN.includes(style) && contact === null && !reverses && to === null
}

/** A balance on two wheels, from rolling to rolling, without a turn. */
function isPlainManual(motion: Motion): boolean {
  const { contact, bodyDeg, boardDeg, flip, style, to, revert } = motion
  const isPlain = !style && !to && !revert && flip.kind === 'none'
  return contact?.kind === 'manual' && bodyDeg === 0 && boardDeg === 0 && isPlain
}

const isLate = ({ late, flip }: Motion): boolean => late || flip.late

/**
 * What happens in the one air of a trick: the motion itself, or its pieces when all but the first are late.
 * Null when that is more than one air, not on flat ground, or not known in numbers.
 */
export function airOf(motion: Motion): readonly Motion[] | null {
  if (isPlainManual(motion) && motion.parts.length === 0) return [motion]
  const air = motion.parts.length > 0 ? motion.parts : [motion]
  if (!air.every((part) => isKnown(part) && isFlat(part))) return null
  if (!air.slice(1).every((part) => isLate(part) && part.stance === motion.stance)) return null
  const [first] = air
  if (first && air.length > 1 && isLate(first)) return null
  // A second late piece would need a second peak.
  return air.length > 2 || air.slice(0, -1).some(({ revert }) => revert) ? null : air
}
