import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { AppError } from '../errors'
import { slugOf } from './slug'

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
export async function setTags(
  tx: Prisma.TransactionClient,
  postId: number,
  names: readonly string[],
): Promise<void> {
  const tagIds = await tagIdsOf(tx, names)
  await tx.postTag.deleteMany({ where: { postId } })
  await tx.postTag.createMany({ data: tagIds.map((tagId) => ({ postId, tagId })) })
}
