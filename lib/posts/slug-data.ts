import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { freeSlug } from './free-slug'
import { slugOf } from './slug'

/** An address for a title that no post has. */
export async function slugFor(tx: Prisma.TransactionClient, title: string): Promise<string> {
  const wanted = slugOf(title) || 'post'
  // A number may cost the last letters of a long address.
  const alike = await tx.post.findMany({
    where: { slug: { startsWith: wanted.slice(0, 70) } },
    select: { slug: true },
  })
  return freeSlug(wanted, new Set(alike.map(({ slug }) => slug)))
}
