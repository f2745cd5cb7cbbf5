import { slugOf } from '../../lib/posts/slug.ts'
import type { Prisma } from '../generated/client.ts'
import { type Article, readArticles } from './content.ts'
import { planSeed, recordSeed } from './records.ts'

/** Writes the articles. Answers how many were created and changed. */
export async function seedPosts(
  client: Prisma.TransactionClient,
): Promise<{ created: number; changed: number }> {
  const items = readArticles().map((values) => ({ key: values.slug, values }))
  const plan = await planSeed(client, 'post', items, await readCurrent(client, items))
  const written = [...plan.create.map(({ values }) => values), ...plan.update.map(({ changes }) => changes)]
  const tagIds = await writeTags(client, [...new Set(written.flatMap(({ tags }) => tags ?? []))])
  for (const { values } of plan.create) await createPost(client, values, tagIds)
  for (const { key, changes } of plan.update) await changePost(client, key, changes, tagIds)
  if (written.length > 0) await recordSeed(client, 'post', items)
  return { created: plan.create.length, changed: plan.update.length }
}

/** Ids by name. A tag that somebody wrote differently is still that tag. */
async function writeTags(client: Prisma.TransactionClient, names: string[]): Promise<Map<string, number>> {
  const wanted = names.map((name) => ({ name, slug: slugOf(name) }))
  await client.tag.createMany({ data: wanted, skipDuplicates: true })
  const rows = await client.tag.findMany({ where: { slug: { in: wanted.map(({ slug }) => slug) } } })
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return new Map(wanted.map(({ name, slug }) => [name, ids.get(slug) ?? 0]))
}

const linksOf = (tags: string[], ids: Map<string, number>) =>
  tags.map((name) => ({ tagId: ids.get(name) ?? 0 }))

async function createPost(
  client: Prisma.TransactionClient,
  { tags, ...columns }: Article,
  tagIds: Map<string, number>,
): Promise<void> {
  // An article that nobody touched since is as old as it says.
  const dates = { createdAt: columns.publishedAt, updatedAt: columns.publishedAt }
  await client.post.create({ data: { ...columns, ...dates, tags: { create: linksOf(tags, tagIds) } } })
}

async function changePost(
  client: Prisma.TransactionClient,
  slug: string,
  { tags, ...columns }: Partial<Article>,
  tagIds: Map<string, number>,
): Promise<void> {
  const links = tags && { tags: { deleteMany: {}, create: linksOf(tags, tagIds) } }
  // A new version, so that an editor who has the old one open is told.
  await client.post.update({ where: { slug }, data: { ...columns, ...links, version: { increment: 1 } } })
}

async function readCurrent(client: Prisma.TransactionClient, items: { key: string }[]) {
  const where = { slug: { in: items.map(({ key }) => key) } }
  const rows = await client.post.findMany({ where, include: { tags: { include: { tag: true } } } })
  return new Map(
    rows.map(({ tags, publishedAt, ...row }) => [
      row.slug,
      {
        ...row,
        publishedAt: publishedAt?.toISOString() ?? null,
        tags: tags.map(({ tag }) => tag.name).sort(),
      },
    ]),
  )
}
