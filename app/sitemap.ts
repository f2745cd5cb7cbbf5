import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site'
import { listTricks } from '@/lib/tricks/data'

const pages = [
  '/',
  '/tricks',
  '/tricks/classification',
  '/tricks/name-it',
  '/trickbot',
  '/trickbot/suggest',
  '/trickbot/builder',
  '/trickbot/parkflow',
  '/privacy-policy',
  '/terms-of-service',
]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const tricks = await listTricks()
  return [
    ...pages.map((path) => ({ url: absoluteUrl(path) })),
    ...tricks.map(({ slug }) => ({ url: absoluteUrl(`/tricks/${slug}`) })),
  ]
}
