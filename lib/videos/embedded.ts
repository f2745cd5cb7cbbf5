import type { Tutorial } from './schema'

/** The only address that a video is framed from: the player that sets no cookie. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/** A video on the screen, with what is known of it. */
export type ShownVideo = Pick<Tutorial, 'videoId' | 'title' | 'channel' | 'startSeconds'>

const embedForm = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:\?|$)/

/** The video behind a trick's own embed link, or null. */
export function videoOf(embedUrl: string | null, startSeconds: number | null = null): ShownVideo | null {
  const videoId = embedForm.exec(embedUrl ?? '')?.[1]
  return videoId ? { videoId, title: null, channel: null, startSeconds } : null
}

/** The address of a player that starts at once and talks with the page around it. */
export function playerUrl(videoId: string, startSeconds: number, pageOrigin: string): string {
  const url = new URL(`/embed/${videoId}`, playerOrigin)
  const wanted = { autoplay: '1', enablejsapi: '1', playsinline: '1', rel: '0', origin: pageOrigin }
  url.search = new URLSearchParams(wanted).toString()
  if (startSeconds > 0) url.searchParams.set('start', String(Math.floor(startSeconds)))
  return url.href
}

/** The second that a message of the player tells, or null. Anything may be in a message. */
export function playedSeconds(message: unknown): number | null {
  if (typeof message !== 'string' || !message.startsWith('{')) return null
  const seconds = /"currentTime":\s*(\d+(?:\.\d+)?)/.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

const refusals: Record<number, string> = {
  100: 'This video is no longer on YouTube.',
  101: 'Whoever made this video does not let it play on other sites.',
  150: 'Whoever made this video does not let it play on other sites.',
}

/** What to say when a message of the player tells that it will not play the video, or null. */
export function playerRefusal(message: unknown): string | null {
  if (typeof message !== 'string' || !message.startsWith('{')) return null
  const code = /^(?=.*"event":\s*"onError").*"info":\s*(\d+)/s.exec(message)?.[1]
  return code === undefined ? null : (refusals[Number(code)] ?? 'YouTube cannot play this video here.')
}
