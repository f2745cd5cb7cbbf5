import 'server-only'
import { invalidate } from '../cache/cache'
import { compareNames } from '../compare-names'
import { db } from '../db/client'
import { isUniqueViolation } from '../db/errors'
import { AppError } from '../errors'
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

/**
 * Renames a tag; its address follows the name. Throws `not_found`, `invalid` for a name without letters and digits, and
 * `conflict` where another tag has the name: those two can be merged.
 */
export async function renameTag(id: number, name: string): Promise<Tag> {
  const slug = slugOf(name)
  if (!slug) {
    const message = 'A tag needs letters or digits'
    throw new AppError('invalid', message, { fields: { name: [message] } })
  }
  if (!(await db.tag.findUnique({ where: { id }, select: { id: true } }))) throw notFound()
  const fields = { id: true, name: true, slug: true } as const
  const tag = await db.tag
    .update({ where: { id }, data: { name, slug }, select: fields })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new AppError('conflict', 'Another tag has this name')
      throw error
    })
  await invalidate('posts')
  return tag
}

/** Gives every post of a tag another tag instead, and removes the first one. Throws `not_found`, and `invalid` for a tag and itself. */
export async function mergeTags(id: number, into: number): Promise<void> {
  if (id === into) {
    const message = 'A tag cannot be merged into itself'
    throw new AppError('invalid', message, { fields: { into: [message] } })
  }
  await db.$transaction(async (tx) => {
    if ((await tx.tag.count({ where: { id: { in: [id, into] } } })) < 2) throw notFound()
    const posts = await tx.postTag.findMany({ where: { tagId: id }, select: { postId: true } })
    await tx.postTag.createMany({
      data: posts.map(({ postId }) => ({ postId, tagId: into })),
      skipDuplicates: true,
    })
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
