import type { KnownVideo, Tutorial } from './schema'

/** The only origin videos are embedded from: the player without cookies. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/** A video to show, with what is known about it. */
export type ShownVideo = Pick<Tutorial, 'videoId' | 'title' | 'channel' | 'startSeconds' | 'seconds'>

const embedForm = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:\?|$)/

/** The video of a trick's embed link with what is known about it, or null. */
export function videoOf(
  embedUrl: string | null,
  startSeconds: number | null = null,
  known: readonly KnownVideo[] = [],
): ShownVideo | null {
  const videoId = embedForm.exec(embedUrl ?? '')?.[1]
  if (!videoId) return null
  const facts = known.find((video) => video.videoId === videoId)
  return { videoId, title: null, channel: null, ...facts, startSeconds }
}

/** Where a video is watched without this site. */
export const providerVideoUrl = ({ videoId, startSeconds }: Pick<KnownVideo, 'videoId' | 'startSeconds'>) =>
  `https://www.youtube.com/watch?v=${videoId}${startSeconds ? `&t=${startSeconds}` : ''}`

/** The URL of a player that starts at once and exchanges messages with the page around it. */
export function playerUrl(videoId: string, startSeconds: number, pageOrigin: string): string {
  const url = new URL(`/embed/${videoId}`, playerOrigin)
  const wanted = { autoplay: '1', enablejsapi: '1', playsinline: '1', rel: '0', origin: pageOrigin }
  url.search = new URLSearchParams(wanted).toString()
  if (startSeconds > 0) url.searchParams.set('start', String(Math.floor(startSeconds)))
  return url.href
}

/** The playback position, in seconds, in a message of the player, or null. A message may hold anything. */
export function playedSeconds(message: unknown): number | null {
  if (typeof message !== 'string' || !message.startsWith('{')) return null
  const seconds = /"currentTime":\s*(\d+(?:\.\d+)?)/.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

const notElsewhere = 'Its owner does not let this video play on other sites.'
const refusals: Record<number, string> = {
  100: 'This video is no longer on YouTube.',
  101: notElsewhere,
  150: notElsewhere,
}

/** What to show if a message of the player says that it cannot play the video, or null. */
export function playerRefusal(message: unknown): string | null {
  if (typeof message !== 'string' || !message.startsWith('{')) return null
  const code = /^(?=.*"event":\s*"onError").*"info":\s*(\d+)/s.exec(message)?.[1]
  return code === undefined ? null : (refusals[Number(code)] ?? 'YouTube cannot play this video here.')
}

/** What to show if the player has sent no message at all: its site may be blocked, or the connection gone. */
export const playerSilence = 'The YouTube player is not responding.'

/** Where to look for other tutorials of a trick, or of whatever a video is about. */
export const providerSearchUrl = (name: string) =>
  `https://www.youtube.com/results?${new URLSearchParams({ search_query: `${name} skateboard tutorial` })}`

/** A link to a position in a video. */
export type VideoLink = { videoId: string; startSeconds: number }

const maxSeconds = 12 * 3600

/** The id of the video on a trick's page. */
export const videoAnchor = 'video'

/** The URL of a position in a video on its trick's page. */
export const trickVideoHref = (slug: string, { videoId, startSeconds }: VideoLink) =>
  `/tricks/${slug}?v=${videoId}&t=${Math.floor(startSeconds)}#${videoAnchor}`

/** The URL of a position in a video on the page of its post. */
export const postVideoHref = (slug: string, { videoId, startSeconds }: VideoLink) =>
  `/blog/${encodeURIComponent(slug)}?v=${videoId}&t=${Math.floor(startSeconds)}#${videoAnchor}-${videoId}`

/** The video link in a query string, or null. An invalid time counts as the beginning. */
export function parseVideoLink(search: string): VideoLink | null {
  const params = new URLSearchParams(search)
  const videoId = params.get('v') ?? ''
  if (!/^[\w-]{11}$/.test(videoId)) return null
  const time = params.get('t') ?? ''
  const seconds = /^\d{1,5}s?$/.test(time) ? Number.parseInt(time, 10) : 0
  return { videoId, startSeconds: seconds <= maxSeconds ? seconds : 0 }
}

/** Seconds as players show them: 0:07, 12:30, 1:02:03. */
export function formatTimestamp(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}
