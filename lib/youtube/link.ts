import { redirectTarget } from '../addresses.ts'

const videoHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
const embedHosts = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com'])
const shortHosts = new Set(['youtu.be', 'www.youtu.be'])

const idPattern = /^[A-Za-z0-9_-]{11}$/
const maxLinkLength = 2000
// These look like ids, but the player takes them for lists and live channels.
const reserved = new Set(['videoseries', 'live_stream'])

/** Whether the text is an id and nothing else: 11 letters, digits, underscores and hyphens. */
export const isVideoId = (text: string) => idPattern.test(text) && !reserved.has(text)

/** The page of a video on the provider's site. */
export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`

/** The address of the player that sets no cookies, starting at `startSeconds`. */
export function embedUrl(videoId: string, startSeconds?: number | null): string {
  const start = startSeconds ? `?start=${startSeconds}` : ''
  return `https://www.youtube-nocookie.com/embed/${videoId}${start}`
}

/**
 * The video id in a bare id, in a watch, short, embed, live or shorts link, or in YouTube's own code for other pages,
 * otherwise null. Only YouTube's own hosts over http(s) count, with one id in the right place, also behind Google's
 * redirect.
 */
export function videoIdFrom(text: string): string | null {
  const link = linkIn(text)
  if (isVideoId(link)) return link
  const url = linkFrom(link)
  const id = url && idIn(url)
  return id && isVideoId(id) ? id : null
}

/** The second at which a link says that its video starts (`t=90`, `t=1m30s`, `start=90`, `#t=18s`), otherwise null. */
export function startSecondsFrom(text: string): number | null {
  const url = linkFrom(linkIn(text))
  const said = url ? startIn(url.searchParams) || startIn(new URLSearchParams(url.hash.slice(1))) : ''
  const [all, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(said) ?? []
  if (!all) return null
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

const startIn = (params: URLSearchParams) => params.get('t') ?? params.get('start') ?? ''

/** What was pasted without what cannot be seen in it; of the code for other pages, the address in it. */
function linkIn(text: string): string {
  if (text.length > maxLinkLength) return ''
  const seen = text.replace(/\p{Cf}/gu, '').trim()
  const [frame = ''] = /^<iframe\s[^<>]*>/i.exec(seen) ?? []
  const [, , address] = /\ssrc=(["'])([^"']*)\1/i.exec(frame) ?? []
  return address?.replaceAll('&amp;', '&') ?? seen
}

function linkFrom(text: string): URL | null {
  const url = ownLinkFrom(text)
  const target = url && redirectTarget(url)
  return target ? ownLinkFrom(target) : url
}

function ownLinkFrom(text: string): URL | null {
  // Browsers tolerate backslashes, spaces and line breaks in links, which hostile links exploit.
  if (text.length > maxLinkLength || !/^[\x21-\x5b\x5d-\x7e]+$/.test(text)) return null
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  // Typed as if a question mark had come before.
  const url = URL.parse(full.replace(/^([^?#&]*)&/, '$1?'))
  // Only with its slashes, so that https:youtu.be/x is not silently repaired.
  if (!url || !/^https?:\/\/[^/]/i.test(full)) return null
  return url.username || url.password || url.port ? null : url
}

function idIn(url: URL): string | null {
  const parts = url.pathname.replace(/\/$/, '').split('/').slice(1)
  if (shortHosts.has(url.hostname)) return parts.length === 1 ? (parts[0] ?? null) : null
  if (embedHosts.has(url.hostname))
    return parts[0] === 'embed' && parts.length === 2 ? (parts[1] ?? null) : null
  return videoHosts.has(url.hostname) ? idInPath(parts, url.searchParams) : null
}

function idInPath([kind, id, ...more]: string[], query: URLSearchParams): string | null {
  if (more.length > 0) return null
  if (kind === 'watch' && id === undefined) {
    const named = query.getAll('v')
    return named.length === 1 ? (named[0] ?? null) : null
  }
  return ['watch', 'embed', 'v', 'e', 'shorts', 'live'].includes(kind ?? '') ? (id ?? null) : null
}
