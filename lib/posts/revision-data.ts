import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { db } from '../db'
import { AppError } from '../errors'
import { countWords } from './reading-time'
import type { PostRow } from './row-data'
import type { PostRevision, PostUpdate } from './schema'

/** What a revision brings back: the text, and neither the address nor whether it is out. */
type Kept = Required<
  Pick<PostUpdate, 'title' | 'excerpt' | 'content' | 'tags' | 'coverImage' | 'imageAttribution'>
>

const keptOf = ({ title, excerpt, content, coverImage, imageAttribution, tags }: PostRow): Kept & object => ({
  title,
  excerpt,
  content,
  coverImage,
  imageAttribution,
  tags: tags.map(({ tag }) => tag.name),
})

/** Keeps the present state of a post under its version, once. */
export async function saveRevision(tx: Prisma.TransactionClient, row: PostRow, editorId: number | null) {
  const values: Prisma.InputJsonObject = keptOf(row)
  const createdAt = row.updatedAt
  const data = [{ postId: row.id, version: row.version, editorId, values, createdAt }]
  await tx.postRevision.createMany({ data, skipDuplicates: true })
}

/** The states that a post has had, the latest first. Throws `not_found`. */
export async function listRevisions(postId: number): Promise<PostRevision[]> {
  const rows = await db.postRevision.findMany({
    where: { postId },
    select: { version: true, values: true, createdAt: true, editor: { select: { username: true } } },
    orderBy: { version: 'desc' },
  })
  if (rows.length === 0 && !(await db.post.findUnique({ where: { id: postId }, select: { id: true } })))
    throw new AppError('not_found', 'Blog post not found')
  return rows.map(({ version, values, createdAt, editor }) => {
    const { title, content } = values as Kept
    const words = countWords(content)
    return { version, title, words, editor: editor?.username ?? null, createdAt: createdAt.toISOString() }
  })
}

/** What a post said in a version. Throws `not_found`. */
export async function getRevision(postId: number, version: number): Promise<Kept> {
  const row = await db.postRevision.findUnique({
    where: { postId_version: { postId, version } },
    select: { values: true },
  })
  if (!row) throw new AppError('not_found', 'There is no such version of this post')
  return row.values as Kept
}

/** Who saved a post last, and when, in words. */
export async function lastSaved(tx: Prisma.TransactionClient, row: PostRow): Promise<string> {
  const revision = await tx.postRevision.findUnique({
    where: { postId_version: { postId: row.id, version: row.version } },
    select: { editor: { select: { username: true } } },
  })
  const who = revision?.editor?.username ?? 'Somebody'
  return `${who} saved version ${row.version} at ${row.updatedAt.toISOString()}`
}
