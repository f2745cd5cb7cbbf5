import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { invalidate } from '../cache'
import { db } from '../db'
import { isUniqueViolation, retryOnConflict } from '../db-errors'
import { AppError } from '../errors'
import { sanitizeHtml, sanitizeInline } from '../html'
import { publicationOf } from './publication'
import { getRevision, lastSaved, saveRevision } from './revision-data'
import { type PostRow, postFields, toEditedPost } from './row-data'
import type { EditedPost, PostInput, PostUpdate } from './schema'
import { slugFor } from './slug-data'
import { setTags } from './tag-data'

type Transaction = Prisma.TransactionClient

// An editor would rather wait a moment than lose a save to a busy one.
const patience = { maxWait: 8000, timeout: 15_000 }

const notFound = () => new AppError('not_found', 'Blog post not found')

/** Throws `not_found`. */
export async function getEditedPost(id: number): Promise<EditedPost> {
  const row = await db.post.findUnique({ where: { id }, select: postFields })
  if (!row) throw notFound()
  return toEditedPost(row)
}

/** Throws `invalid` when the address is taken. */
export async function createPost(editorId: number, input: PostInput): Promise<EditedPost> {
  const values = cleanValues(input)
  const row = await writing(() =>
    db.$transaction(async (tx) => {
      const slug = input.slug ?? (await slugFor(tx, input.title))
      const publishedAt = publicationOf(input, null, new Date())
      const data = {
        ...values,
        slug,
        published: input.published,
        publishedAt,
        authorId: editorId,
      }
      const { id } = await tx.post.create({ data, select: { id: true } })
      await setTags(tx, id, input.tags)
      return keepState(tx, id, editorId)
    }, patience),
  )
  return toEditedPost(row)
}

/**
 * Throws `not_found`, `invalid` when the address is taken, and `conflict` when somebody has saved the post since
 * the version that the change was made from.
 */
export async function updatePost(editorId: number, id: number, change: PostUpdate): Promise<EditedPost> {
  const row = await writing(() =>
    db.$transaction(async (tx) => {
      const before = await tx.post.findUnique({ where: { id }, select: postFields })
      if (!before) throw notFound()
      if (change.version !== undefined && change.version !== before.version) throw await conflict(tx, id)
      // A seeded post has no history yet, and is about to lose its first state.
      await saveRevision(tx, before, null)
      const { count } = await tx.post.updateMany({
        where: { id, version: before.version },
        data: { ...changesOf(change, before), version: { increment: 1 } },
      })
      if (count === 0) throw await conflict(tx, id)
      if (change.tags) await setTags(tx, id, change.tags)
      return keepState(tx, id, editorId)
    }, patience),
  )
  return toEditedPost(row)
}

/** Brings the text of an earlier version back, as a new version. Throws `not_found`. */
export async function restorePost(editorId: number, id: number, version: number): Promise<EditedPost> {
  const { title, excerpt, ...rest } = await getRevision(id, version)
  return updatePost(editorId, id, { title, excerpt, ...rest })
}

/** Throws `not_found`. */
export async function removePost(id: number): Promise<void> {
  const { count } = await db.post.deleteMany({ where: { id } })
  if (count === 0) throw notFound()
  await invalidate('posts')
}

/** Runs a write, again when it lost a race, and lets everybody see it. */
async function writing(write: () => Promise<PostRow>): Promise<PostRow> {
  const row = await retryOnConflict(write).catch((error: unknown) => {
    throw isUniqueViolation(error) ? slugTaken() : error
  })
  await invalidate('posts')
  return row
}

function slugTaken(): AppError {
  const message = 'This address is taken by another post'
  return new AppError('invalid', message, { fields: { slug: [message] } })
}

async function conflict(tx: Transaction, id: number): Promise<AppError> {
  const row = await tx.post.findUnique({ where: { id }, select: postFields })
  if (!row) return notFound()
  return new AppError('conflict', 'Somebody else saved this post meanwhile', {
    details: await lastSaved(tx, row),
  })
}

async function keepState(tx: Transaction, id: number, editorId: number): Promise<PostRow> {
  const row = await tx.post.findUniqueOrThrow({ where: { id }, select: postFields })
  await saveRevision(tx, row, editorId)
  return row
}

const cleanValues = ({ title, excerpt, content, coverImage, imageAttribution }: PostInput) => ({
  title,
  excerpt,
  content: sanitizeHtml(content),
  coverImage: coverImage ?? null,
  imageAttribution: imageAttribution ? sanitizeInline(imageAttribution) : null,
})

// What is left out stays.
function changesOf(change: PostUpdate, before: PostRow) {
  const { slug = before.slug, published = before.published, content = before.content } = change
  const { coverImage = before.coverImage, imageAttribution = before.imageAttribution } = change
  const publishedAt = publicationOf({ ...change, published }, before.publishedAt, new Date())
  const values = cleanValues({ ...change, content, coverImage, imageAttribution, tags: [], published })
  return { ...values, slug, published, publishedAt }
}
