import type pg from 'pg'
import type { Asked } from './requests.ts'

type Row = { slug: string; id: number; publishedAt: Date; updatedAt: Date }

/** What readers and editors ask of the blog: the beginning, the middle and the end of each list. */
export async function blogRequests(client: pg.Client, admin: Record<string, string>): Promise<Asked[]> {
  const { rows } = await client.query<Row>(
    `select slug, id, "publishedAt", "updatedAt" from "Post"
     where published and "publishedAt" <= now() order by "publishedAt" desc, id desc`,
  )
  const at = (share: number) => rows[Math.floor(share * (rows.length - 1))] ?? rows[0]
  const [first, middle, last] = [at(0), at(0.5), at(0.97)]
  if (!first || !middle || !last) return []
  const pages: [string, string][] = [
    ['/blog', '/blog'],
    ['/blog/older, middle', `/blog/older/${middle.slug}`],
    ['/blog/older, end', `/blog/older/${last.slug}`],
    ['/blog/{slug}', `/blog/${middle.slug}`],
    ['/blog/rss.xml', '/blog/rss.xml'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/preview/post/{slug}.png', `/preview/post/${last.slug}.png`],
  ]
  const from = (post: Row) => `before=${post.publishedAt.toISOString()},${post.id}`
  const list = '/api/blog/posts'
  const edited = '/api/cms/blog/posts'
  return [
    ...pages.map(([name, path]): Asked => ({ name, path })),
    ...pages.map(([name, path]): Asked => ({ name: `${name}, anew`, path, isAnew: true })),
    { name: 'posts, first part', path: list },
    { name: 'posts, middle', path: `${list}?${from(middle)}` },
    { name: 'posts, last part', path: `${list}?${from(last)}` },
    { name: 'posts with a common tag, middle', path: `${list}?tag=topic-1&${from(middle)}` },
    { name: 'posts with a rare tag, middle', path: `${list}?tag=topic-20&${from(middle)}` },
    { name: 'search of posts, a common word', path: `${list}?q=the` },
    { name: 'search of posts, a rare word', path: `${list}?q=rahovo` },
    { name: 'a post', path: `${list}/${first.slug}` },
    { name: 'no such post', path: `${list}/nobody-wrote-this`, status: 404 },
    { name: 'tags', path: '/api/blog/tags' },
    { name: 'posts for editors, first part', path: edited, headers: admin },
    { name: 'posts for editors, middle', path: `${edited}?${from(middle)}`, headers: admin },
    { name: 'a post for editors', path: `${edited}/${middle.id}`, headers: admin },
    { name: 'history of a post', path: `${edited}/${middle.id}/revisions`, headers: admin },
  ]
}
