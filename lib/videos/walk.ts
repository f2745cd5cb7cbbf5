import type { VideoSource } from '@/prisma/generated/enums'

export type Candidate = {
  videoId: string
  position: number
  title: string | null
  channel: string | null
  startSeconds: number | null
  source: VideoSource
  isAlive: boolean | null
  checkedAt: Date | null
}

const trustedMs = 30 * 24 * 3600 * 1000

/** The living candidates after the one on the screen, and those before it, each in their order. */
export function candidatesAround<C extends Candidate>(
  candidates: C[],
  shown?: string,
): { ahead: C[]; before: C[] } {
  const sorted = candidates.toSorted((a, b) => a.position - b.position || (a.videoId < b.videoId ? -1 : 1))
  const at = sorted.findIndex(({ videoId }) => videoId === shown)
  const isPossible = ({ isAlive, videoId }: C) => isAlive !== false && videoId !== shown
  return {
    ahead: sorted.slice(at + 1).filter(isPossible),
    before: sorted.slice(0, Math.max(at, 0)).filter(isPossible),
  }
}

/**
 * Whether a candidate must be found alive before anybody sees it: a shipped one that nobody has
 * watched must; one that a search brought or that was alive a while ago should, if that is possible.
 */
export function checkNeeded(candidate: Candidate, now = Date.now()): 'must' | 'should' | 'no' {
  const { isAlive, checkedAt, source } = candidate
  if (isAlive && checkedAt && now - checkedAt.getTime() < trustedMs) return 'no'
  return isAlive === null && source === 'SEED' ? 'must' : 'should'
}
