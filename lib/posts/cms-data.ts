import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { invalidate } from '../cache/cache'
import { db } from '../db/client'
import { isUniqueViolation, retryOnConflict } from '../db/errors'
import { AppError } from '../errors'
import { sanitizeHtml, sanitizeInline } from '../html'
import { countWords } from './content'
import { type PostRow, postFields, toEditedPost } from './data'
import { publicationOf } from './publication'
import type { EditedPost, PostInput, PostRevision, PostUpdate } from './schema'
import { numberedSlug, slugOf } from './slug'

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
async function saveRevision(tx: Prisma.TransactionClient, row: PostRow, editorId: number | null) {
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
async function getRevision(postId: number, version: number): Promise<Kept> {
  const row = await db.postRevision.findUnique({
    where: { postId_version: { postId, version } },
    select: { values: true },
  })
  if (!row) throw new AppError('not_found', 'There is no such version of this post')
  return row.values as Kept
}

/** Who saved a post last, and when, in words. */
async function lastSaved(tx: Prisma.TransactionClient, row: PostRow): Promise<string> {
  const revision = await tx.postRevision.findUnique({
    where: { postId_version: { postId: row.id, version: row.version } },
    select: { editor: { select: { username: true } } },
  })
  const who = revision?.editor?.username ?? 'Somebody'
  return `${who} saved version ${row.version} at ${row.updatedAt.toISOString()}`
}

const atOnce = 20

/** An address for a title that no post has. */
async function slugFor(tx: Prisma.TransactionClient, title: string): Promise<string> {
  const wanted = slugOf(title) || 'post'
  // Whole addresses: what they begin with is in the index only where the database sorts by bytes.
  for (let number = 1; ; number += atOnce) {
    const slugs = Array.from({ length: atOnce }, (_, index) => numberedSlug(wanted, number + index))
    const posts = await tx.post.findMany({ where: { slug: { in: slugs } }, select: { slug: true } })
    const taken = new Set(posts.map(({ slug }) => slug))
    const free = slugs.find((slug) => !taken.has(slug))
    if (free) return free
  }
}

/** The ids of these tags in their order; those that are missing are made. Throws `invalid`. */
async function tagIdsOf(tx: Prisma.TransactionClient, names: readonly string[]): Promise<number[]> {
  // Two spellings of one address are one tag.
  const nameBySlug = new Map(names.toReversed().map((name) => [slugOf(name), name]))
  if (nameBySlug.has('')) {
    const message = 'A tag needs letters or digits'
    throw new AppError('invalid', message, { fields: { tags: [message] } })
  }
  const slugs = [...new Set(names.map(slugOf))]
  const wanted = slugs.map((slug) => ({ slug, name: nameBySlug.get(slug) ?? slug }))
  await tx.tag.createMany({ data: wanted.toSorted(bySlug), skipDuplicates: true })
  const rows = await tx.tag.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } })
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
}

// In one order everywhere, so that two editors never wait for each other.
const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1)

/** Gives a post these tags and no others. Throws `invalid`. */
async function setTags(
  tx: Prisma.TransactionClient,
  postId: number,
  names: readonly string[],
): Promise<void> {
  const tagIds = await tagIdsOf(tx, names)
  await tx.postTag.deleteMany({ where: { postId } })
  await tx.postTag.createMany({ data: tagIds.map((tagId) => ({ postId, tagId })) })
}

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
