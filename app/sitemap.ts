import type { MetadataRoute } from 'next'
import { listPostSlugs } from '@/lib/posts/data'
import { modifiedAt } from '@/lib/posts/metadata'
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

// Scheduled posts come out by the clock.
export const revalidate = 60

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [tricks, posts] = await Promise.all([listTricks(), listPostSlugs()])
  const newest = posts.map(modifiedAt).sort().at(-1)
  return [
    ...pages.map((path) => ({ url: absoluteUrl(path) })),
    { url: absoluteUrl('/blog'), lastModified: newest },
    ...posts.map((post) => ({
      url: absoluteUrl(`/blog/${encodeURIComponent(post.slug)}`),
      lastModified: modifiedAt(post),
    })),
    ...tricks.map(({ slug }) => ({ url: absoluteUrl(`/tricks/${slug}`) })),
  ]
}
