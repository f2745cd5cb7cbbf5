import type { VideoSource, VideoVerdict } from '../../prisma/generated/enums.ts'
import { dayMs } from '../days.ts'
import { embedUrl, videoIdFrom } from '../youtube/link.ts'
import type { FoundVideo } from '../youtube/search.ts'
import { countNamed, fits, type NamedTrick } from './fits.ts'

export type Candidate = {
  videoId: string
  position: number
  title: string | null
  channel: string | null
  startSeconds: number | null
  seconds: number | null
  source: VideoSource
  isAlive: boolean | null
  checkedAt: Date | null
  /** Whether its title names the trick; null until the title was read. */
  fits: boolean | null
  /** What people said of it, which outweighs its title. */
  verdict: VideoVerdict | null
}

type Standing = Pick<Candidate, 'isAlive' | 'fits' | 'verdict'>

/** Whether a video is known to be about the trick, and not known to be gone. */
const isShowable = ({ isAlive, fits, verdict }: Standing): boolean =>
  isAlive !== false && (verdict ? verdict === 'RIGHT' : fits === true)

/** Whether it may turn out to be, once its title is read. */
const isPossible = (candidate: Standing): boolean =>
  isShowable({ ...candidate, fits: candidate.fits ?? true })

const inOrder = <C extends Pick<Candidate, 'position' | 'videoId'>>(candidates: readonly C[]): C[] =>
  candidates.toSorted((a, b) => a.position - b.position || (a.videoId < b.videoId ? -1 : 1))

const trustedMs = 30 * dayMs

/**
 * The candidates before and after the one that is shown, without those that are unavailable, about something else, or
 * `excluded` by id.
 */
export function candidatesAround<C extends Candidate>(
  candidates: readonly C[],
  shown?: string,
  excluded: ReadonlySet<string> = new Set(),
): { before: C[]; after: C[] } {
  const sorted = inOrder(candidates)
  const at = sorted.findIndex(({ videoId }) => videoId === shown)
  const isLeft = (candidate: C) =>
    isPossible(candidate) && candidate.videoId !== shown && !excluded.has(candidate.videoId)
  return {
    after: sorted.slice(at + 1).filter(isLeft),
    before: sorted.slice(0, Math.max(at, 0)).filter(isLeft),
  }
}

/**
 * Whether to check that a candidate is available before showing it. One whose title was never read must pass; any
 * other whose last check is old, or that was never checked, should pass but is shown when YouTube cannot be reached.
 */
export function checkNeeded(candidate: Candidate, now = Date.now()): 'must' | 'should' | 'no' {
  const { isAlive, checkedAt } = candidate
  if (!isShowable(candidate)) return 'must'
  return isAlive && checkedAt && now - checkedAt.getTime() < trustedMs ? 'no' : 'should'
}

type OwnVideo = { videoUrl: string | null; videoStart: number | null }

/**
 * The video that a trick shows by itself: the one that it has, while that may be shown, else the first that may. One
 * that is no candidate was put there by hand and stays.
 */
export function ownVideo(
  current: OwnVideo,
  candidates: readonly Pick<Candidate, 'videoId' | 'position' | 'startSeconds' | keyof Standing>[],
): OwnVideo {
  const shown = current.videoUrl && videoIdFrom(current.videoUrl)
  const known = candidates.find(({ videoId }) => videoId === shown)
  if (current.videoUrl && (!known || isShowable(known))) return current
  const next = inOrder(candidates).find(isShowable)
  return next
    ? { videoUrl: embedUrl(next.videoId), videoStart: next.startSeconds }
    : { videoUrl: null, videoStart: null }
}

/** The search text for tutorials of a trick. */
export const tutorialSearch = (trickName: string) => `how to ${trickName} skateboard trick tutorial`

const teaches =
  /\b(how[ -]?to|tutorial|learn|trick ?tips?|trickipedia|fundamentals|basics|explained|lesson)\b/i

/** Those of the videos found that are about the trick; what teaches it, and nothing beside it, comes first. */
export function rankVideos(trick: NamedTrick, found: readonly FoundVideo[]): FoundVideo[] {
  const distinct = [...new Map(found.map((video) => [video.videoId, video])).values()]
  const fitting = distinct.filter(({ title, channel }) => fits(title, trick, channel))
  const scored = fitting.map((video, place) => ({ video, score: scoreOf(video.title ?? '') - place / 4 }))
  return scored.toSorted((a, b) => b.score - a.score).map(({ video }) => video)
}

const scoreOf = (title: string): number => (teaches.test(title) ? 2 : 0) - (countNamed(title) > 1 ? 2 : 0)
