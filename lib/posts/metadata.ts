import type { Metadata } from 'next'
import { pageMetadata, pageTitle } from '../site'
import { author } from './byline'
import { withFeeds } from './feed-links'
import type { Post } from './schema'
import { modifiedAt } from './structured-data'

/** What the page of a post says about itself to browsers, search engines and whoever shares it. */
export function postMetadata(post: Post | null): Metadata {
  if (!post) return { title: pageTitle('Post not found') }
  const path = `/blog/${encodeURIComponent(post.slug)}`
  const preview = `/preview/post/${encodeURIComponent(post.slug)}.png`
  const page = pageMetadata({ title: post.title, description: post.excerpt, path, preview })
  return {
    ...page,
    authors: [{ name: author }],
    alternates: withFeeds(path),
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: post.publishedAt ?? undefined,
      modifiedTime: modifiedAt(post),
      authors: [author],
      tags: post.tags.map(({ name }) => name),
    },
  }
}
