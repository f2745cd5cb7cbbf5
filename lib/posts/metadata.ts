import type { Metadata } from 'next'
import { brand, pageTitle } from '../brand'
import { absoluteUrl, blogAuthor, pageMetadata } from '../site'
import { countWords, imagesIn, type PostVideo, videosIn } from './content'
import { coverOf } from './presentation'
import type { Post, PostSummary } from './schema'

const rss = { url: absoluteUrl('/blog/rss.xml'), title: `${brand} Blog (RSS)` }
const atom = { url: absoluteUrl('/blog/atom.xml'), title: `${brand} Blog (Atom)` }

/** The canonical URL of a page of the blog, and its feeds. */
export const withFeeds = (path: string) => ({
  canonical: absoluteUrl(path),
  types: { 'application/rss+xml': [rss], 'application/atom+xml': [atom] },
})

type Thing = Record<string, unknown>

const publisher = {
  '@type': 'Organization',
  name: brand,
  url: absoluteUrl('/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: 512, height: 512 },
}

const urlOf = ({ slug }: PostSummary) => absoluteUrl(`/blog/${encodeURIComponent(slug)}`)
const publishedAt = ({ publishedAt, createdAt }: PostSummary) => publishedAt ?? createdAt

/** When a post last changed; changes before its publication do not count. */
export const modifiedAt = (post: Pick<Post, 'publishedAt' | 'updatedAt'>) =>
  post.publishedAt && post.publishedAt > post.updatedAt ? post.publishedAt : post.updatedAt

/** Who signs the posts, to search engines: a name that has the brand's in it is no person's. */
export const authorData = (name: string): Thing => ({
  '@type': name.includes(brand) ? 'Organization' : 'Person',
  name,
  url: absoluteUrl('/blog'),
})

/** The pictures that stand for a post: its cover, and its preview card. */
const imagesOf = ({ coverImage, slug }: PostSummary): string[] => [
  new URL(coverOf(coverImage).address, absoluteUrl('/')).href,
  absoluteUrl(`/preview/post/${encodeURIComponent(slug)}.png`),
]

/** The structured data of a post. */
export function blogPostingData(post: Post): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: [...imagesOf(post), ...imagesIn(post.content).map((src) => new URL(src, urlOf(post)).href)],
    datePublished: publishedAt(post),
    dateModified: modifiedAt(post),
    author: [authorData(post.author)],
    publisher,
    url: urlOf(post),
    mainEntityOfPage: { '@type': 'WebPage', '@id': urlOf(post) },
    isPartOf: { '@type': 'Blog', name: `${brand} Blog`, url: absoluteUrl('/blog') },
    inLanguage: 'en',
    isAccessibleForFree: true,
    wordCount: countWords(post.content),
    timeRequired: `PT${post.readingMinutes}M`,
    keywords: post.tags.map(({ name }) => name).join(', '),
  }
}

/** The structured data of the blog, its posts in the order shown. */
export const blogData = (posts: PostSummary[]): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'Blog',
  name: `${brand} Blog`,
  url: absoluteUrl('/blog'),
  publisher,
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: imagesOf(post),
    author: [authorData(post.author)],
    url: urlOf(post),
    datePublished: publishedAt(post),
    dateModified: modifiedAt(post),
  })),
})

/** The structured data of each video in a post. */
export const postVideosData = (post: Post): Thing[] =>
  videosIn(post.content).map((video) => videoData(post, video))

function videoData(post: Post, { videoId, startSeconds, title }: PostVideo): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title ?? `Video: ${post.title}`,
    description: post.excerpt,
    thumbnailUrl: [`https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`],
    // YouTube does not say. It cannot be later than the day it appeared here.
    uploadDate: publishedAt(post),
    embedUrl: `https://www.youtube.com/embed/${videoId}${startSeconds ? `?start=${startSeconds}` : ''}`,
    url: `${urlOf(post)}#video-${videoId}`,
    isPartOf: { '@type': 'BlogPosting', '@id': urlOf(post) },
  }
}

/** Title, previews and links of a post's page; null for a missing post. */
export function postMetadata(post: Post | null): Metadata {
  if (!post) return { title: pageTitle('Post not found') }
  const slug = encodeURIComponent(post.slug)
  const page = pageMetadata('/blog/[slug]', { value: slug, title: post.title, description: post.excerpt })
  return {
    ...page,
    authors: [{ name: blogAuthor }],
    alternates: withFeeds(`/blog/${slug}`),
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: post.publishedAt ?? undefined,
      modifiedTime: modifiedAt(post),
      authors: [blogAuthor],
      tags: post.tags.map(({ name }) => name),
    },
  }
}
