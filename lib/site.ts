import type { Metadata } from 'next'
import { siteUrl } from './env.ts'

/** The product's name; every title, logo, preview and legal text reads it here. */
export const brand = 'DarkSlide'
export const ownerName = 'DarkSlide'
export const privacyContact = 'privacy@darkslide.app'

export const homeTitle = `${brand}: AI-Powered Skateboarding`
export const homeDescription = 'Master skateboarding tricks with the help of AI'

/** An absolute address on this site for a path that starts with a slash. */
export const absoluteUrl = (path: string) => `${siteUrl}${path}`

/** "{brand} | {title}", unless the title names the brand already. */
export const pageTitle = (title: string) => (title.includes(brand) ? title : `${brand} | ${title}`)

type Page = {
  title: string
  description: string
  path: string
  /** Path of the 1200 by 630 preview picture. */
  preview: string
  noIndex?: boolean
}

/** The complete metadata of a page: title, description, canonical address, social and twitter cards. */
export function pageMetadata({ title, description, path, preview, noIndex = false }: Page): Metadata {
  const full = pageTitle(title)
  const images = [{ url: absoluteUrl(preview), width: 1200, height: 630, alt: full }]
  return {
    title: full,
    description,
    alternates: { canonical: absoluteUrl(path) },
    robots: noIndex ? { index: false } : undefined,
    openGraph: { type: 'website', siteName: brand, title: full, description, url: absoluteUrl(path), images },
    twitter: { card: 'summary_large_image', title: full, description, images },
  }
}
