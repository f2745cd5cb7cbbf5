import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { numberedSlug } from './numbered-slug'
import { slugOf } from './slug'

const atOnce = 20

/** An address for a title that no post has. */
export async function slugFor(tx: Prisma.TransactionClient, title: string): Promise<string> {
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
