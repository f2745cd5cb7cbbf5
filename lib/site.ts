import type { Metadata } from 'next'
import { brand, pageTitle } from './brand.ts'
import { daysIn } from './days.ts'
import { env, siteUrl } from './env.ts'
import { fillPath, type PagePath, page } from './pages.ts'

/** Who runs this site, in the footer, the legal texts and security.txt. */
export const owner = { name: env.OWNER_NAME, email: env.OWNER_EMAIL }

/** An absolute address on this site for a path that starts with a slash. */
export const absoluteUrl = (path: string) => `${siteUrl}${path}`

/** Who signs every post: the owner's setting. */
export const blogAuthor = env.BLOG_AUTHOR

/** The day of a moment where the owner is, written YYYY-MM-DD. */
export const ownersDay = daysIn(env.BLOG_TIME_ZONE)

/** What a row path shows: the value in its address, and what the registry leaves to the row. */
type Row = { value: string; title?: string; description?: string }

/** The complete metadata of a page: title, description, canonical address, social and twitter cards. */
export function pageMetadata(path: PagePath, row: Row = { value: '' }): Metadata {
  const known = page(path)
  const title = pageTitle(row.title ?? known.title ?? '')
  const description = row.description ?? known.description ?? ''
  const url = absoluteUrl(fillPath(path, row.value))
  const preview = absoluteUrl(fillPath(known.preview, row.value))
  const images = [{ url: preview, width: 1200, height: 630, alt: title }]
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: known.search === 'noindex' ? { index: false } : undefined,
    openGraph: { type: 'website', siteName: brand, title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
