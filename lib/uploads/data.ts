import 'server-only'
import { createHash } from 'node:crypto'
import { shareInFlight } from '../cache/in-flight'
import { dayMs } from '../days'
import { db } from '../db/client'
import { nowAndThen } from '../db/old-rows'
import { AppError } from '../errors'
import { describeError, log } from '../observability/log'
import { narrowed, prepareImage } from './image'
import type { ListedUpload, UploadedImage } from './schema'
import { originalOf, smallKeyOf, smallWidth } from './small'
import { openStore } from './store'

const contentType = 'image/webp'
const keyForm = /^[\w-]{22}\.webp$/

// The same picture has the same key, so that it is stored once and may be cached for ever.
const keyOf = (data: Uint8Array) =>
  `${createHash('sha256').update(data).digest('base64url').slice(0, 22)}.webp`

const urlOf = (key: string) => `/uploads/${key}`

/** Stores a picture and returns where it is. Throws `invalid` for anything else. */
export async function saveUpload(uploaderId: number, bytes: Uint8Array): Promise<UploadedImage> {
  await removeUnusedDaily()
  const { data, width, height } = await prepareImage(bytes)
  const key = keyOf(data)
  // Waits for a removal of the same picture that is under way, and puts off the next one.
  const known = await db.upload.updateManyAndReturn({
    where: { key },
    data: { unusedSince: null },
    select: { alt: true },
  })
  const uploaded = { url: urlOf(key), width, height, alt: known[0]?.alt ?? '' }
  if (known.length > 0) return uploaded
  const store = openStore()
  await store.put(key, data, contentType)
  const row = { key, contentType, width, height, bytes: data.byteLength, uploaderId }
  await db.upload.createMany({ data: [row], skipDuplicates: true }).catch(async (error: unknown) => {
    await store.remove(key)
    throw error
  })
  return uploaded
}

/** An uploaded file, or the small form of one, or null when there is none under this key. */
export async function findUpload(key: string) {
  const original = originalOf(key)
  if (original === null && !keyForm.test(key)) return null
  const data = original === null ? await openStore().get(key) : await findSmall(original)
  return data && { data, contentType }
}

const shareSmall = shareInFlight<Uint8Array<ArrayBuffer> | null>()

/** The small form of a picture, made when it is first asked for. */
async function findSmall(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const smallKey = smallKeyOf(key)
  return (await openStore().get(smallKey)) ?? shareSmall(smallKey, () => makeSmall(key, smallKey))
}

async function makeSmall(key: string, smallKey: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const store = openStore()
  const original = await store.get(key)
  const small = original && (await narrowed(original, smallWidth))
  if (!small) return original
  try {
    await store.put(smallKey, small, contentType)
    // It may have been removed meanwhile, and its small form before that was there.
    if ((await store.get(key)) === null) await store.remove(smallKey)
  } catch (error) {
    // Without room for it, it is made again the next time.
    log.warn({ at: 'uploads', ...describeError(error) })
  }
  return small
}

// What editors do with the pictures they have

const mostListed = 500
/** How long a picture is kept that no post and no earlier version shows. */
export const unusedMs = 30 * dayMs

/** The uploaded pictures, the newest first, with where each is used; the 500 newest ones. */
export async function listUploads(): Promise<ListedUpload[]> {
  await removeUnusedDaily()
  const rows = await db.upload.findMany({ orderBy: { id: 'desc' }, take: mostListed })
  const { posts, versions } = await readUses(rows.map(({ key }) => key))
  return rows.map(({ key, width, height, bytes, alt, createdAt, unusedSince }) => {
    const usedIn = posts.filter(({ keys }) => keys.includes(key)).map(({ id, title }) => ({ id, title }))
    const earlierVersions = versions.filter(({ keys }) => keys.includes(key)).length
    const isUsed = usedIn.length > 0 || earlierVersions > 0
    return {
      key,
      url: urlOf(key),
      width,
      height,
      bytes,
      alt,
      createdAt: createdAt.toISOString(),
      usedIn,
      earlierVersions,
      removedAt: isUsed ? null : new Date((unusedSince ?? new Date()).getTime() + unusedMs).toISOString(),
    }
  })
}

/** Saves what a picture shows in words. Posts that show it already keep the words they have. Throws `not_found`. */
export async function describeUpload(key: string, alt: string): Promise<void> {
  const { count } = await db.upload.updateMany({ where: { key }, data: { alt } })
  if (count === 0) throw notFound()
}

const notFound = () => new AppError('not_found', 'There is no such picture')

/**
 * Removes a picture that no post shows; earlier versions of posts that do lose it. Throws `not_found`, and `conflict`
 * while a post shows it.
 */
export async function removeUpload(key: string): Promise<void> {
  const [post] = await readPosts([key])
  if (post) throw new AppError('conflict', `"${post.title}" shows this picture`)
  if (!(await removeFile(key))) throw notFound()
}

/** Removes row and file together: anyone uploading the same picture meanwhile waits for the row, then stores it again. */
const removeFile = (key: string): Promise<boolean> =>
  db.$transaction(
    async (tx) => {
      const { count } = await tx.upload.deleteMany({ where: { key } })
      if (count === 0) return false
      await openStore().remove(key)
      await openStore().remove(smallKeyOf(key))
      return true
    },
    { maxWait: 8000, timeout: 30_000 },
  )

/** Something that shows pictures, under their keys. */
type Use = { keys: string[] }

// As the indexes have it: the text, the cover, the attribution.
const readPosts = (keys: string[]) => db.$queryRaw<(Use & { id: number; title: string })[]>`
  SELECT id, title,
    "uploadsIn"(COALESCE("coverImage", '') || ' ' || COALESCE("imageAttribution", '') || ' ' || content) AS keys
  FROM "Post"
  WHERE "uploadsIn"(COALESCE("coverImage", '') || ' ' || COALESCE("imageAttribution", '') || ' ' || content)
    && ${keys}::text[]
  ORDER BY title, id`

const readVersions = (keys: string[]) => db.$queryRaw<Use[]>`
  SELECT "uploadsIn"(values::text) AS keys FROM "PostRevision"
  WHERE "uploadsIn"(values::text) && ${keys}::text[]`

/** The posts and the versions in their history that show any of these pictures. */
async function readUses(keys: string[]) {
  const [posts, versions] = await Promise.all([readPosts(keys), readVersions(keys)])
  return { posts, versions }
}

const removeUnusedDaily = nowAndThen(dayMs, async () => {
  const removed = await removeUnusedUploads()
  if (removed > 0) log.info({ at: 'uploads', removed })
})

/**
 * Notes since when pictures are shown by no post and no earlier version, and removes those for which that was thirty
 * days ago. Returns how many were removed.
 */
export async function removeUnusedUploads(now = new Date()): Promise<number> {
  for (let last = 0; ; ) {
    const batch = await db.upload.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: batchSize,
      select: { id: true, key: true },
    })
    const end = batch.at(-1)
    if (!end) break
    last = end.id
    await noteUses(
      batch.map(({ key }) => key),
      now,
    )
  }
  const over = await db.upload.findMany({
    where: { unusedSince: { lte: new Date(now.getTime() - unusedMs) } },
    orderBy: { unusedSince: 'asc' },
    take: batchSize,
    select: { key: true },
  })
  for (const { key } of over) await removeFile(key)
  return over.length
}

const batchSize = 500

async function noteUses(keys: string[], now: Date): Promise<void> {
  const { posts, versions } = await readUses(keys)
  const used = new Set([...posts, ...versions].flatMap((use) => use.keys))
  await db.upload.updateMany({
    where: { key: { in: keys.filter((key) => used.has(key)) } },
    data: { unusedSince: null },
  })
  await db.upload.updateMany({
    where: { key: { in: keys.filter((key) => !used.has(key)) }, unusedSince: null },
    data: { unusedSince: now },
  })
}
