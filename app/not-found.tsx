import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/site/not-found-page'
import { brand, pageTitle } from '@/lib/brand'
import { page, pages } from '@/lib/pages'
import { absoluteUrl } from '@/lib/site'

const title = pageTitle('Page not found')
const description = 'There is no page at this address.'
const images = [{ url: absoluteUrl(page('/').preview), width: 1200, height: 630, alt: title }]

const wordless = pages.flatMap(({ audience, path }) =>
  audience === 'link holders' ? [path.replace(/\[.*/, '')] : [],
)

export const metadata: Metadata = {
  title,
  description,
  openGraph: { type: 'website', siteName: brand, title, description, images },
  twitter: { card: 'summary_large_image', title, description, images },
}

export default function NotFound() {
  return <NotFoundPage wordless={wordless} />
}
