import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { utcDay } from '@/lib/days'
import { sanitizeHtml } from '@/lib/html'
import { bodyParts, countWords, mentionedTricks, readingMinutes } from '@/lib/posts/content'
import { blogPostingData, postMetadata, postVideosData } from '@/lib/posts/metadata'
import { coverOf } from '@/lib/posts/presentation'
import { type Post, postInput } from '@/lib/posts/schema'
import { slugOf } from '@/lib/posts/slug'
import { breadcrumbData } from '@/lib/tricks/structured-data'
import { readArticles } from '@/prisma/seed/content'
import { asSaid, sentencesOf, slugs as trickSlugs, twice } from './content/library'
import { root } from './setup/sources'

const articles = readArticles()
const slugs = new Set(articles.map(({ slug }) => slug))

/** An article as its page has it. */
const postOf = ({ tags, ...article }: (typeof articles)[number]): Post => ({
  ...article,
  id: 1,
  publishedOn: utcDay(new Date(article.publishedAt)),
  createdAt: article.publishedAt,
  updatedAt: article.publishedAt,
  readingMinutes: readingMinutes(article.content),
  author: 'DarkSlide Crew',
  tags: tags.map((name, id) => ({ id, name, slug: slugOf(name) })),
})

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** Whether an address of ours leads to something. */
function leadsSomewhere(href: string): boolean {
  const [, place, name] = /^\/(tricks|blog)\/([a-z0-9-]+)$/.exec(href) ?? []
  if (place === 'blog') return slugs.has(name ?? '')
  if (place === 'tricks' && trickSlugs.has(name ?? '')) return true
  return ['app', 'app/(site)'].some((folder) => existsSync(`${root}${folder}${href}/page.tsx`))
}

it('the articles are at least 16, each of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(16)
  expect(twice(articles.map(({ title }) => title))).toEqual([])
  const said = articles.flatMap(({ content }) => sentencesOf(textOf(content)).map(asSaid))
  expect(twice(said.filter((sentence) => sentence.split(' ').length > 6))).toEqual([])
})

it('each tag of the articles brings more than one together, or stands for what it is about', () => {
  const tags = articles.flatMap(({ tags }) => tags)
  expect(new Set(tags.map(slugOf)).size).toBe(new Set(tags).size)
  expect(new Set(tags).size).toBeLessThanOrEqual(articles.length)
})

describe.each(articles)('the article $slug', (article) => {
  const post = postOf(article)

  it('is 700 to 1,800 words under headings', () => {
    expect(countWords(article.content)).toBeGreaterThanOrEqual(700)
    expect(countWords(article.content)).toBeLessThanOrEqual(1800)
    const contents = bodyParts(article.content).flatMap((part) =>
      part.kind === 'contents' ? part.headings : [],
    )
    expect(contents.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(3)
    expect(contents.filter(({ id }) => /-\d$|^section/.test(id))).toEqual([])
  })

  it('would be taken from an editor as it is', () => {
    expect(postInput.safeParse(article).error).toBeUndefined()
    expect(sanitizeHtml(article.content)).toBe(article.content)
    expect(Date.parse(article.publishedAt)).toBeLessThan(Date.parse('2026-11-20'))
  })

  it('says in a search result what it answers', () => {
    expect(article.title.length).toBeLessThanOrEqual(75)
    expect(article.excerpt.length).toBeGreaterThanOrEqual(120)
    expect(article.excerpt.length).toBeLessThanOrEqual(200)
    expect(postMetadata(post)).toMatchObject({ openGraph: { type: 'article' }, twitter: { images: [{}] } })
  })

  it('leads to tricks, and nowhere that is not there', () => {
    expect(linksIn(article.content).filter((href) => !leadsSomewhere(href))).toEqual([])
    expect(linksIn(article.content)).not.toContain(`/blog/${article.slug}`)
    const tricks = mentionedTricks(article.content).filter((slug) => trickSlugs.has(slug))
    expect(tricks.length).toBeGreaterThanOrEqual(3)
  })

  it('has a cover that is described', () => {
    for (const file of ['800.avif', '800.webp', '1600.avif', '1600.webp'])
      expect(existsSync(`${root}public/art/covers/${article.slug}-${file}`), file).toBe(true)
    expect(coverOf(article.coverImage)).toMatchObject({
      name: article.slug,
      alt: expect.stringMatching(/\w{3}/),
    })
  })

  it('has all that search engines require and recommend', () => {
    const posting = blogPostingData(post)
    const wanted = [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'description',
    ]
    const more = ['mainEntityOfPage', 'url', 'keywords', 'wordCount', 'inLanguage']
    for (const name of [...wanted, ...more]) expect(posting[name], name).toBeTruthy()
    for (const person of posting.author as Record<string, unknown>[])
      expect(person).toMatchObject({
        '@type': expect.any(String),
        name: expect.any(String),
        url: expect.any(String),
      })
    const crumbs = breadcrumbData([{ name: 'Blog', path: '/blog' }]).itemListElement as unknown[]
    expect(crumbs).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Blog', item: expect.stringMatching(/^http.*\/blog$/) },
    ])
  })

  it('describes to search engines as much of every video', () => {
    for (const video of postVideosData(post))
      for (const name of ['name', 'thumbnailUrl', 'uploadDate', 'description', 'embedUrl'])
        expect(video[name], name).toBeTruthy()
  })
})
