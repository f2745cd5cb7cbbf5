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

type Transaction = Prisma.TransactionClient

// Editors would rather wait a moment than lose what they wrote to a busy database.
const transactionLimits = { maxWait: 8000, timeout: 15_000 }

const notFound = () => new AppError('not_found', 'Blog post not found')

/** A post for editing. Throws `not_found`. */
export async function getEditedPost(id: number): Promise<EditedPost> {
  const row = await db.post.findUnique({ where: { id }, select: postFields })
  if (!row) throw notFound()
  return toEditedPost(row)
}

/** Creates a post. Throws `invalid` when its slug is taken. */
export async function createPost(editorId: number, input: PostInput): Promise<EditedPost> {
  const values = cleanValues(input)
  const row = await publishing(() =>
    db.$transaction(async (tx) => {
      const slug = input.slug ?? (await slugFor(tx, input.title))
      await takeAddress(tx, slug)
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
      return recordVersion(tx, id, editorId)
    }, transactionLimits),
  )
  return toEditedPost(row)
}

/**
 * Changes a post. Throws `not_found`, `invalid` when the slug is taken, and `conflict` when the post was saved after
 * the version that the change is based on.
 */
export async function updatePost(editorId: number, id: number, change: PostUpdate): Promise<EditedPost> {
  const row = await publishing(() =>
    db.$transaction(async (tx) => {
      const before = await tx.post.findUnique({ where: { id }, select: postFields })
      if (!before) throw notFound()
      if (change.version !== undefined && change.version !== before.version)
        throw await conflict(tx, id, editorId)
      // A seeded post has no history yet, and is about to lose its first version.
      await saveRevision(tx, before, null)
      const { count } = await tx.post.updateMany({
        where: { id, version: before.version },
        data: { ...changesOf(change, before), version: { increment: 1 } },
      })
      if (count === 0) throw await conflict(tx, id, editorId)
      await leaveAddress(tx, before, change.slug)
      if (change.tags) await setTags(tx, id, change.tags)
      return recordVersion(tx, id, editorId)
    }, transactionLimits),
  )
  return toEditedPost(row)
}

/** Saves the text of an earlier version as a new version. Throws `not_found`. */
export async function restorePost(editorId: number, id: number, version: number): Promise<EditedPost> {
  const { title, excerpt, ...rest } = await getRevision(id, version)
  return updatePost(editorId, id, { title, excerpt, ...rest })
}

/** Deletes a post. Throws `not_found`. */
export async function removePost(id: number): Promise<void> {
  const { count } = await db.post.deleteMany({ where: { id } })
  if (count === 0) throw notFound()
  await invalidate('posts')
}

/** Runs a write, once more if it lost a race, and makes it visible. */
async function publishing(write: () => Promise<PostRow>): Promise<PostRow> {
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

/** Says who saved the post last, which may be the same editor in another tab, and when. */
async function conflict(tx: Transaction, id: number, editorId: number): Promise<AppError> {
  const row = await tx.post.findUnique({ where: { id }, select: postFields })
  if (!row) return notFound()
  const revision = await tx.postRevision.findUnique({
    where: { postId_version: { postId: row.id, version: row.version } },
    select: { editor: { select: { id: true, username: true } } },
  })
  const isOwn = revision?.editor?.id === editorId
  const who = isOwn ? 'You' : (revision?.editor?.username ?? 'Someone')
  return new AppError(
    'conflict',
    isOwn ? 'You saved a newer version of this post' : 'Someone else saved this post in the meantime',
    { details: `${who} saved version ${row.version} at ${row.updatedAt.toISOString()}` },
  )
}

async function recordVersion(tx: Transaction, id: number, editorId: number): Promise<PostRow> {
  const row = await tx.post.findUniqueOrThrow({ where: { id }, select: postFields })
  await saveRevision(tx, row, editorId)
  return row
}

const cleanValues = ({ title, excerpt, content, coverImage, imageAttribution, textSource }: PostInput) => ({
  title,
  excerpt,
  content: sanitizeHtml(content),
  coverImage: coverImage ?? null,
  imageAttribution: imageAttribution ? sanitizeInline(imageAttribution) : null,
  textSource: textSource ?? null,
})

// Fields that the change leaves out keep their values.
function changesOf(change: PostUpdate, before: PostRow) {
  const { slug = before.slug, published = before.published, content = before.content } = change
  const { coverImage = before.coverImage, imageAttribution = before.imageAttribution } = change
  const { textSource = before.textSource } = change
  const publishedAt = publicationOf({ ...change, published }, before.publishedAt, new Date())
  const values = cleanValues({
    ...change,
    content,
    coverImage,
    imageAttribution,
    textSource,
    tags: [],
    published,
  })
  return { ...values, slug, published, publishedAt }
}

// The history of a post

/** What a revision holds and restores: the text, but neither the slug nor whether it is published. */
type Snapshot = Required<
  Pick<PostUpdate, 'title' | 'excerpt' | 'content' | 'tags' | 'coverImage' | 'imageAttribution'>
>

const snapshotOf = ({
  title,
  excerpt,
  content,
  coverImage,
  imageAttribution,
  tags,
}: PostRow): Snapshot & object => ({
  title,
  excerpt,
  content,
  coverImage,
  imageAttribution,
  tags: tags.map(({ tag }) => tag.name),
})

/** Stores the current state of a post under its version, once. */
async function saveRevision(tx: Transaction, row: PostRow, editorId: number | null) {
  const values: Prisma.InputJsonObject = snapshotOf(row)
  const createdAt = row.updatedAt
  const data = [{ postId: row.id, version: row.version, editorId, values, createdAt }]
  await tx.postRevision.createMany({ data, skipDuplicates: true })
}

/** The versions of a post, latest first. Throws `not_found`. */
export async function listRevisions(postId: number): Promise<PostRevision[]> {
  const rows = await db.postRevision.findMany({
    where: { postId },
    select: { version: true, values: true, createdAt: true, editor: { select: { username: true } } },
    orderBy: { version: 'desc' },
  })
  if (rows.length === 0 && !(await db.post.findUnique({ where: { id: postId }, select: { id: true } })))
    throw notFound()
  return rows.map(({ version, values, createdAt, editor }) => {
    const { title, content } = values as Snapshot
    const words = countWords(content)
    return { version, title, words, editor: editor?.username ?? null, createdAt: createdAt.toISOString() }
  })
}

/** The text of one version of a post. Throws `not_found`. */
async function getRevision(postId: number, version: number): Promise<Snapshot> {
  const row = await db.postRevision.findUnique({
    where: { postId_version: { postId, version } },
    select: { values: true },
  })
  if (!row) throw new AppError('not_found', 'There is no such version of this post')
  return row.values as Snapshot
}

// Addresses that posts had before

/** Anyone who asks for an address that a post has now gets that post, whatever it led to before. */
async function takeAddress(tx: Transaction, slug: string): Promise<void> {
  await tx.postRedirect.deleteMany({ where: { slug } })
}

/** Keeps the address that a post leaves, so that links and search engines still find it. */
async function leaveAddress(tx: Transaction, before: PostRow, slug = before.slug): Promise<void> {
  if (slug === before.slug) return
  await takeAddress(tx, slug)
  // A draft has been seen by no one, but a post that was published once may be linked.
  if (before.publishedAt === null || before.publishedAt > new Date()) return
  const redirect = { slug: before.slug, postId: before.id }
  await tx.postRedirect.upsert({ where: { slug: before.slug }, create: redirect, update: redirect })
}

// Slugs and tags

const slugBatch = 20

/** A slug for a title that no post has yet. */
async function slugFor(tx: Transaction, title: string): Promise<string> {
  const wanted = slugOf(title) || 'post'
  // Looks for whole slugs: the index finds prefixes only where the database sorts by bytes.
  for (let number = 1; ; number += slugBatch) {
    const slugs = Array.from({ length: slugBatch }, (_, index) => numberedSlug(wanted, number + index))
    const posts = await tx.post.findMany({ where: { slug: { in: slugs } }, select: { slug: true } })
    // Nor an address that leads to a post which had it before.
    const left = await tx.postRedirect.findMany({ where: { slug: { in: slugs } }, select: { slug: true } })
    const taken = new Set([...posts, ...left].map(({ slug }) => slug))
    const free = slugs.find((slug) => !taken.has(slug))
    if (free) return free
  }
}

/** The ids of these tags, in order; missing tags are created. Throws `invalid`. */
async function tagIdsOf(tx: Transaction, names: readonly string[]): Promise<number[]> {
  // Two names with the same slug are one tag.
  const nameBySlug = new Map(names.toReversed().map((name) => [slugOf(name), name]))
  if (nameBySlug.has('')) {
    const message = 'A tag needs letters or digits'
    throw new AppError('invalid', message, { fields: { tags: [message] } })
  }
  const slugs = [...new Set(names.map(slugOf))]
  const wanted = slugs.map((slug) => ({ slug, name: nameBySlug.get(slug) ?? slug }))
  await tx.tag.createMany({ data: wanted.toSorted(bySlug), skipDuplicates: true })
  // A tag may have had its name before names were spelled so in addresses.
  const rows = await tx.tag.findMany({
    where: { OR: [{ slug: { in: slugs } }, { name: { in: wanted.map(({ name }) => name) } }] },
    select: { id: true, slug: true, name: true },
  })
  const ids = wanted.flatMap(
    ({ slug, name }) =>
      (rows.find((row) => row.slug === slug) ?? rows.find((row) => row.name === name))?.id ?? [],
  )
  return [...new Set(ids)]
}

// One order everywhere, so that two transactions cannot deadlock.
const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1)

/** Replaces the tags of a post. Throws `invalid`. */
async function setTags(tx: Transaction, postId: number, names: readonly string[]): Promise<void> {
  const tagIds = await tagIdsOf(tx, names)
  await tx.postTag.deleteMany({ where: { postId } })
  await tx.postTag.createMany({ data: tagIds.map((tagId) => ({ postId, tagId })) })
}
