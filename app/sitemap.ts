import type { MetadataRoute } from 'next'
import { isRowPath, pages, type RowPath, type SitemapPath } from '@/lib/pages'
import { listPostSlugs } from '@/lib/posts/data'
import { modifiedAt } from '@/lib/posts/metadata'
import { absoluteUrl } from '@/lib/site'
import { listTricks } from '@/lib/tricks/data'

// Scheduled posts come out by the clock.
export const revalidate = 60

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [tricks, posts] = await Promise.all([listTricks(), listPostSlugs()])
  const newest = posts.map(modifiedAt).sort().at(-1)
  const rows: Record<SitemapPath & RowPath, MetadataRoute.Sitemap> = {
    '/blog/[slug]': posts.map((post) => ({
      url: absoluteUrl(`/blog/${encodeURIComponent(post.slug)}`),
      lastModified: modifiedAt(post),
    })),
    '/tricks/[slug]': tricks.map(({ slug }) => ({ url: absoluteUrl(`/tricks/${slug}`) })),
  }
  const single = pages.flatMap(({ path, search }) =>
    search === 'sitemap' && !isRowPath(path)
      ? [{ url: absoluteUrl(path), ...(path === '/blog' && { lastModified: newest }) }]
      : [],
  )
  return [...single, ...Object.values(rows).flat()]
}
