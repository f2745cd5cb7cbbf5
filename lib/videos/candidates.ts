import type { VideoSource } from '@/prisma/generated/enums'
import { dayMs } from '../days'
import type { FoundVideo } from '../youtube/search'

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
}

const trustedMs = 30 * dayMs

/** The candidates before and after the one that is shown, without those known to be unavailable. */
export function candidatesAround<C extends Candidate>(
  candidates: C[],
  shown?: string,
): { before: C[]; after: C[] } {
  const sorted = candidates.toSorted((a, b) => a.position - b.position || (a.videoId < b.videoId ? -1 : 1))
  const at = sorted.findIndex(({ videoId }) => videoId === shown)
  const isPossible = ({ isAlive, videoId }: C) => isAlive !== false && videoId !== shown
  return {
    after: sorted.slice(at + 1).filter(isPossible),
    before: sorted.slice(0, Math.max(at, 0)).filter(isPossible),
  }
}

/**
 * Whether to check that a candidate is available before showing it. A seeded one that was never checked must pass;
 * one that a search found, or whose last check is old, should pass but is shown when YouTube cannot be reached.
 */
export function checkNeeded(candidate: Candidate, now = Date.now()): 'must' | 'should' | 'no' {
  const { isAlive, checkedAt, source } = candidate
  if (isAlive && checkedAt && now - checkedAt.getTime() < trustedMs) return 'no'
  return isAlive === null && source === 'SEED' ? 'must' : 'should'
}

/** The search text for tutorials of a trick. */
export const tutorialSearch = (trickName: string) => `how to ${trickName} skateboard trick tutorial`

const teaches =
  /\b(how[ -]?to|tutorial|learn|trick ?tips?|trickipedia|fundamentals|basics|explained|lesson)\b/
const wanders =
  /\b(compilation|best of|fails?|game of skate|vs|reaction|video game|thps|skate 3|fingerboard|tech ?deck)\b/
const modifiers = [
  'nollie',
  'fakie',
  'switch',
  'late',
  'double',
  'triple',
  'frontside',
  'backside',
  '360',
  'varial',
]

const spellings: [RegExp, string][] = [
  [/\bfs\b/g, 'frontside'],
  [/\bbs\b/g, 'backside'],
  [/\bsw\b/g, 'switch'],
  [/\b(tre|three) ?flips?\b/g, '360 flip'],
  [/\bshove? ?its?\b|\bpop shuvs?\b/g, 'shuvit'],
  [/\b(kick|heel|hard) flip/g, '$1flip'],
]

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  return spellings
    .reduce((all, [written, canon]) => all.replace(written, canon), plain)
    .split(' ')
    .filter(Boolean)
}

/** The videos found, those most likely to teach exactly this trick first, otherwise in their original order. */
export function rankVideos(trickName: string, found: FoundVideo[]): FoundVideo[] {
  const distinct = [...new Map(found.map((video) => [video.videoId, video])).values()]
  const scored = distinct.map((video, place) => ({ video, score: scoreOf(trickName, video) - place / 4 }))
  return scored.toSorted((a, b) => b.score - a.score).map(({ video }) => video)
}

function scoreOf(trickName: string, { title }: FoundVideo): number {
  const said = wordsOf(title ?? '')
  const text = said.join(' ')
  const wanted = wordsOf(trickName)
  const isNamed = wanted.every((word) => said.some((one) => one === word || one === `${word}s`))
  const isOther = modifiers.some((word) => said.includes(word) && !wanted.includes(word))
  return (isNamed ? 4 : 0) + (teaches.test(text) ? 2 : 0) - (isOther ? 3 : 0) - (wanders.test(text) ? 4 : 0)
}
