import { readdirSync, readFileSync } from 'node:fs'

type Front = { title: string; excerpt: string; tags: string[]; publishedAt: string }

/** An article as a row of the blog, its tags by name. */
export type Article = Front & {
  slug: string
  content: string
  coverImage: string | null
  imageAttribution: string | null
  published: boolean
}

const folder = new URL('posts/', import.meta.url)

/** The articles as they ship: what each is about in its first comment, then its HTML. */
export function readArticles(): Article[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, front = '{}', content = ''] =
        /^<!--(.*?)-->\s*(.*)$/s.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
      const slug = file.replace(/\.html$/, '')
      const { title, excerpt, tags, publishedAt } = JSON.parse(front) as Front
      return {
        slug,
        title,
        excerpt,
        content: content.trim(),
        tags: tags.toSorted(),
        publishedAt: new Date(publishedAt).toISOString(),
        coverImage: `/art/covers/${slug}-1600.webp`,
        imageAttribution: 'Drawing: DarkSlide',
        published: true,
      }
    })
}
