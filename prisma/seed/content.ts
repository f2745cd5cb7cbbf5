import { readdirSync, readFileSync } from 'node:fs'

// The content of the library as it ships. Facts and texts stand apart, so that writers
// and fact-checkers do not edit the same file.

export type TrickFacts = {
  slug: string
  name: string
  aliases: string[]
  category: 'Flatground' | 'Rail' | 'Ledge' | 'Transitions' | 'Manuals' | 'Grinds' | 'Flips'
  trickType: 'BASE' | 'VARIATION' | 'COMBINATION'
  level: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'
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
  difficulty: TrickFacts['level']
  description: string
  aliases: string[]
  trickFamilies: string[]
  reversesTravel: 'yes' | 'no' | 'sometimes'
  speedEffect: string
  order: number
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** Facts of every trick, combinations included. */
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
