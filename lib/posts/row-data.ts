import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { readingMinutes } from './reading-time'
import type { EditedPost, Post, PostSummary } from './schema'

export const postFields = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  coverImage: true,
  imageAttribution: true,
  published: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  tags: { select: { tag: { select: { id: true, name: true, slug: true } } }, orderBy: { tagId: 'asc' } },
} satisfies Prisma.PostSelect

export type PostRow = Prisma.PostGetPayload<{ select: typeof postFields }>

/** A post as an editor works on it. */
export function toEditedPost({ publishedAt, createdAt, updatedAt, tags, ...row }: PostRow): EditedPost {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    readingMinutes: readingMinutes(row.content),
    tags: tags.map(({ tag }) => tag),
  }
}

/** A post as its page shows it. */
export function toPost(row: PostRow): Post {
  const { version: _, ...post } = toEditedPost(row)
  return post
}

/** A post as the list shows it. */
export function toSummary(row: PostRow): PostSummary {
  const { content: _, ...summary } = toPost(row)
  return summary
}
