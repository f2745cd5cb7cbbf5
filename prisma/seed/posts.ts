import { slugOf } from '../../lib/posts/slug.ts'
import type { Prisma } from '../generated/client.ts'
import { type Article, readArticles } from './content.ts'
import { type SeedReport, seedItems } from './records.ts'

/** Writes the articles. */
export async function seedPosts(client: Prisma.TransactionClient): Promise<SeedReport> {
  const items = readArticles().map((values) => ({ key: values.slug, values }))
  const current = await readCurrent(client, items)
  return seedItems(client, { kind: 'post', items, current }, async ({ create, update }) => {
    const written = [...create.map(({ values }) => values), ...update.map(({ changes }) => changes)]
    const tagIds = await writeTags(client, [...new Set(written.flatMap(({ tags }) => tags ?? []))])
    for (const { values } of create) await createPost(client, values, tagIds)
    for (const { key, changes } of update) await changePost(client, key, changes, tagIds)
  })
}

/** The ids of tags by name. Tags are matched by slug, so a tag may be spelled differently. */
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
  // Until an editor changes it, an article is as old as its publication date.
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
  // A new version, so that an editor who has the old one open gets a conflict.
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
