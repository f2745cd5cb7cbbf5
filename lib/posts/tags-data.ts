import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { invalidate } from '../cache/cache'
import { db } from '../db/client'
import { isUniqueViolation } from '../db/errors'
import { AppError } from '../errors'
import { compareNames } from '../intl'
import type { Tag, UsedTag } from './schema'
import { slugOf } from './slug'

const notFound = () => new AppError('not_found', 'There is no such tag')

/** Every tag by name, with the number of posts that have it, drafts included. */
export async function listUsedTags(): Promise<UsedTag[]> {
  // Counted tag by tag, each in the index of its posts.
  const tags = await db.$queryRaw<UsedTag[]>`
    SELECT id, name, slug, used.posts FROM "Tag" tag, LATERAL (
      SELECT count(*)::int AS posts FROM "PostTag" WHERE "tagId" = tag.id
    ) used`
  return tags.sort((one, other) => compareNames(one.name, other.name))
}

/** Leads an address that a tag leaves to a tag, and takes what led to it along: links to it stay good. */
async function leaveAddress(
  tx: Prisma.TransactionClient,
  from: Pick<Tag, 'id' | 'slug'>,
  tagId: number,
): Promise<void> {
  await tx.tagRedirect.updateMany({ where: { tagId: from.id }, data: { tagId } })
  const redirect = { slug: from.slug, tagId }
  await tx.tagRedirect.upsert({ where: { slug: from.slug }, create: redirect, update: redirect })
}

/**
 * Renames a tag; its address follows the name, and the one before leads to it. Throws `not_found`, `invalid` for a name
 * without letters and digits, and `conflict` where another tag has the name: those two can be merged.
 */
export async function renameTag(id: number, name: string): Promise<Tag> {
  const slug = slugOf(name)
  if (!slug) {
    const message = 'A tag needs letters or digits'
    throw new AppError('invalid', message, { fields: { name: [message] } })
  }
  const fields = { id: true, name: true, slug: true } as const
  const tag = await db
    .$transaction(async (tx) => {
      const before = await tx.tag.findUnique({ where: { id }, select: fields })
      if (!before) throw notFound()
      const renamed = await tx.tag.update({ where: { id }, data: { name, slug }, select: fields })
      if (before.slug !== slug) await leaveAddress(tx, before, id)
      await tx.tagRedirect.deleteMany({ where: { slug } })
      return renamed
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new AppError('conflict', 'Another tag has this name')
      throw error
    })
  await invalidate('posts')
  return tag
}

/**
 * Gives every post of a tag the tag `into` instead, then removes the tag and redirects its address. Throws `not_found`, and
 * `invalid` for a tag and itself.
 */
export async function mergeTags(id: number, into: number): Promise<void> {
  if (id === into) {
    const message = 'A tag cannot be merged into itself'
    throw new AppError('invalid', message, { fields: { into: [message] } })
  }
  await db.$transaction(async (tx) => {
    const found = await tx.tag.findMany({
      where: { id: { in: [id, into] } },
      select: { id: true, slug: true },
    })
    const from = found.find((tag) => tag.id === id)
    if (!from || found.length < 2) throw notFound()
    const posts = await tx.postTag.findMany({ where: { tagId: id }, select: { postId: true } })
    await tx.postTag.createMany({
      data: posts.map(({ postId }) => ({ postId, tagId: into })),
      skipDuplicates: true,
    })
    await leaveAddress(tx, from, into)
    await tx.tag.delete({ where: { id }, select: { id: true } })
  })
  await invalidate('posts')
}

/** Takes a tag off every post, and removes it. Throws `not_found`. */
export async function removeTag(id: number): Promise<void> {
  const { count } = await db.tag.deleteMany({ where: { id } })
  if (count === 0) throw notFound()
  await invalidate('posts')
}
