/** A place in a video that an address leads to. */
export type VideoLink = { videoId: string; startSeconds: number }

const longestSeconds = 12 * 3600

/** Where on a trick's page its video stands. */
export const videoAnchor = 'video'

/** The address of a place in a video, on the page of its trick. */
export const trickVideoHref = (slug: string, { videoId, startSeconds }: VideoLink) =>
  `/tricks/${slug}?v=${videoId}&t=${Math.floor(startSeconds)}#${videoAnchor}`

/** The same for a video among the text of a post. */
export const postVideoHref = (slug: string, { videoId, startSeconds }: VideoLink) =>
  `/blog/${encodeURIComponent(slug)}?v=${videoId}&t=${Math.floor(startSeconds)}#${videoAnchor}-${videoId}`

/** The place that an address leads to, or null. A wrong second counts as the beginning. */
export function parseVideoLink(search: string): VideoLink | null {
  const params = new URLSearchParams(search)
  const videoId = params.get('v') ?? ''
  if (!/^[\w-]{11}$/.test(videoId)) return null
  const time = params.get('t') ?? ''
  const seconds = /^\d{1,5}s?$/.test(time) ? Number.parseInt(time, 10) : 0
  return { videoId, startSeconds: seconds <= longestSeconds ? seconds : 0 }
}
