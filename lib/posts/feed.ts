import { Feed } from 'feed'
import { brand } from '../brand'
import { absoluteUrl, blogAuthor, owner } from '../site'
import { withAbsoluteUrls } from './content'
import { modifiedAt } from './metadata'
import { coverOf } from './presentation'
import type { Post } from './schema'

const blogTitle = `${brand} Blog`
const blogDescription =
  'Skateboarding explained: first days, ollies and flips, stances, setup, lines, parks and how to practice, with links to every trick.'

/** The newest posts, whole, for feed readers. */
export function postFeed(posts: Post[]): Feed {
  const updated = posts.map(modifiedAt).sort().at(-1)
  const feed = new Feed({
    id: absoluteUrl('/blog'),
    link: absoluteUrl('/blog'),
    title: blogTitle,
    description: blogDescription,
    language: 'en',
    copyright: `© ${owner.name}`,
    generator: brand,
    author: { name: blogAuthor, link: absoluteUrl('/blog') },
    updated: new Date(updated ?? 0),
    feedLinks: { rss: absoluteUrl('/blog/rss.xml'), atom: absoluteUrl('/blog/atom.xml') },
  })
  for (const post of posts) feed.addItem(itemOf(post))
  return feed
}

function itemOf(post: Post) {
  const url = absoluteUrl(`/blog/${encodeURIComponent(post.slug)}`)
  return {
    title: readable(post.title),
    // Readers show what has a new id as new: it outlives a changed address.
    id: absoluteUrl(`/blog#${post.id}`),
    link: url,
    description: readable(post.excerpt),
    content: readable(withAbsoluteUrls(post.content, url)),
    author: [{ name: readable(post.author), link: absoluteUrl('/blog') }],
    image: coverUrl(post),
    // RSS wants an email address in its own element for authors, and there is none.
    extensions: [{ name: 'dc:creator', objects: { _text: readable(post.author) } }],
    // The package writes these into attributes, where a bracket would end the feed.
    category: post.tags.map(({ name }) => ({ name: readable(name).replace(/[<>]/g, '') })),
    published: new Date(post.publishedAt ?? post.createdAt),
    date: new Date(modifiedAt(post)),
  }
}

/** The URL of the cover, from whose ending the package takes its type; none where it does not say. */
function coverUrl({ coverImage }: Post): string | undefined {
  const { href, pathname } = new URL(coverOf(coverImage).address, absoluteUrl('/'))
  return /\.(avif|gif|jpeg|png|webp)$/.test(pathname) ? href : undefined
}

// XML has no way to write the other control characters.
const readable = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
