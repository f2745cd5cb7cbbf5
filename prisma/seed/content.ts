import { readdirSync, readFileSync } from 'node:fs'
import type { Level, TrickCategory, TrickType } from '../../lib/tricks/taxonomy.ts'

// The content as it ships. Facts and texts are apart, so that writers and fact-checkers do not edit the same file.

export type TrickFacts = {
  slug: string
  name: string
  aliases: string[]
  category: TrickCategory
  trickType: TrickType
  level: Level
  family: string
  stance: 'regular' | 'nollie' | 'fakie' | 'switch'
  approach: 'frontside' | 'backside' | null
  obstacles: string[]
  difficulty: number | null
  difficultySources: number
  prosLanded: number | null
  prosMissed: number | null
  sources: number
  foundational?: number
  baseSlug?: string
  variationDetails?: string
  description?: string
  sequence?: string
  prerequisites?: string[]
}

export type TrickText = {
  description: string
  steps: string[]
  mistakes: { mistake: string; fix: string }[]
  prerequisites: string[]
}

export type ParkFeatureContent = {
  name: string
  category: string
  difficulty: Level
  description: string
  aliases: string[]
  trickFamilies: string[]
  reversesTravel: 'yes' | 'no' | 'sometimes'
  speedEffect: string
  order: number
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** The facts of every trick, including combinations. */
export const readTrickFacts = (): TrickFacts[] => [
  ...read<TrickFacts[]>('tricks.json'),
  ...read<TrickFacts[]>('combinations.json'),
]

/** Hand-written texts by slug. */
export function readTrickTexts(): Map<string, TrickText> {
  const files = readdirSync(new URL('texts/', import.meta.url)).sort()
  return new Map(files.flatMap((file) => Object.entries(read<Record<string, TrickText>>(`texts/${file}`))))
}

export const readParkFeatures = (): ParkFeatureContent[] => read('park-features.json')

type Metadata = { title: string; excerpt: string; tags: string[]; publishedAt: string }

/** An article as a row of the blog, with its tags by name. */
export type Article = Metadata & {
  slug: string
  content: string
  coverImage: string | null
  imageAttribution: string | null
  published: boolean
}

const folder = new URL('posts/', import.meta.url)

/** The articles: each file starts with a comment that holds its metadata as JSON, followed by the HTML. */
export function readArticles(): Article[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, metadata = '{}', content = ''] =
        /^<!--(.*?)-->\s*(.*)$/s.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
      const slug = file.replace(/\.html$/, '')
      const { title, excerpt, tags, publishedAt } = JSON.parse(metadata) as Metadata
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
