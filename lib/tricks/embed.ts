import { z } from 'zod'
import { brand } from '../brand'
import { escapeHtml } from '../markup'
import { pageAt } from '../pages'
import { absoluteUrl } from '../site'
import { type Natural, naturals } from '../skate/stance'
import { stillWords } from './still-path'

const themes = ['light', 'dark'] as const

/** How a framed trick is to look: what is left out follows the browser. */
type EmbedLook = { stance?: Natural | undefined; theme?: (typeof themes)[number] | undefined }

const look = z.object({
  stance: z.enum(naturals).optional().catch(undefined),
  theme: z.enum(themes).optional().catch(undefined),
})

const size = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined)

export const oembedQuery = z.object({
  url: z.string({ error: 'Name the url of a trick' }).max(2000),
  format: z.string().max(20).optional(),
  maxwidth: size,
  maxheight: size,
})

type OembedQuery = z.infer<typeof oembedQuery>

/** The page that shows a trick in a frame of another site. */
export function embedUrl(name: string, { stance, theme }: EmbedLook = {}): string {
  const query = new URLSearchParams({ ...(stance && { stance }), ...(theme && { theme }) }).toString()
  return absoluteUrl(`/embed/tricks/${encodeURIComponent(stillWords(name))}${query && `?${query}`}`)
}

/** The end of a trick's address here, and how it is to look; null for every address that is no trick's. */
export function readTrickUrl(url: string): { end: string; look: EmbedLook; isFramed: boolean } | null {
  const asked = URL.parse(url)
  if (asked?.origin !== new URL(absoluteUrl('/')).origin) return null
  const path = asked.pathname.replace(/\/$/, '')
  const found = pageAt(path)?.path
  if (found !== '/tricks/[slug]' && found !== '/embed/tricks/[slug]') return null
  return {
    end: path.split('/').at(-1) ?? '',
    look: look.parse(Object.fromEntries(asked.searchParams)),
    isFramed: found === '/embed/tricks/[slug]',
  }
}

/** The picture is 4 by 3; below it are the controls and the name. In CSS pixels, as in public/embed.js. */
const widest = 480
const belowPicture = 176

/** What oEmbed 1.0 says of a trick, no larger than asked for; `slug` is null for one without a page. */
export function oembedOf(
  { name, slug }: { name: string; slug: string | null },
  { maxwidth = any, maxheight = any }: Pick<OembedQuery, 'maxwidth' | 'maxheight'>,
  look: EmbedLook,
) {
  const width = Math.min(widest, maxwidth)
  const height = Math.min(Math.round(width * 0.75) + belowPicture, maxheight)
  const title = `${name} on ${brand}`
  const frame = `<iframe src="${escapeHtml(embedUrl(slug ?? name, look))}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`
  // A picture that is larger than asked for is to be left out.
  const hasPicture = slug !== null && maxwidth >= preview.width && maxheight >= preview.height
  return {
    version: '1.0',
    type: 'rich',
    provider_name: brand,
    provider_url: absoluteUrl('/'),
    title: name,
    cache_age: 86_400,
    width,
    height,
    html: frame,
    ...(hasPicture && {
      thumbnail_url: absoluteUrl(`/preview/trick/${slug}.png`),
      thumbnail_width: preview.width,
      thumbnail_height: preview.height,
    }),
  }
}

const any = Number.POSITIVE_INFINITY
const preview = { width: 1200, height: 630 }

/** Where the oEmbed of a trick's page is: what a blog looks for when the page's address is pasted. */
export const oembedUrl = (slug: string) =>
  absoluteUrl(`/oembed?url=${encodeURIComponent(absoluteUrl(`/tricks/${slug}`))}&format=json`)

/** What to paste into a page to show a trick there. */
export const embedSnippet = (name: string) =>
  `<script async src="${absoluteUrl('/embed.js')}"></script>\n<darkslide-trick trick="${escapeHtml(name)}"></darkslide-trick>`
