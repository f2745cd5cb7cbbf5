import type { Motion } from '../skate/motion'

/** A flat trick as a short text, the same for every name of it; null when it is more than turns and flips. */
export function motionKey(motion: Motion): string | null {
  const { stance, bodyDeg, boardDeg, flip, late } = motion
  const isMore = motion.contact || motion.style || motion.wrap || motion.revert || motion.to
  if (isMore || motion.parts.length > 0 || bodyDeg === null || boardDeg === null || flip.kind === null)
    return null
  // With nothing else in it, a pop is all there is to the trick.
  const isSame = bodyDeg !== 0 || boardDeg !== 0 || flip.kind !== 'none'
  if (!motion.pop && !isSame) return null
  const flips = flip.kind === 'none' ? '' : `${flip.count}${flip.kind}${flip.late ? '-late' : ''}`
  const kept = [stance, bodyDeg, boardDeg, flips, late ? 'late' : '', motion.pop ? '' : 'no-pop']
  return kept.join(':')
}
