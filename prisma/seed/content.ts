import { readdirSync, readFileSync } from 'node:fs'
import { difficultyOf } from '../../lib/skate/difficulty/difficulty.ts'
import { labelOf } from '../../lib/skate/name/name.ts'
import { parseTrick } from '../../lib/skate/read/parse.ts'
import type { Level, TrickCategory, TrickType } from '../../lib/tricks/taxonomy.ts'

// The content as it ships. Facts and texts are apart, so that writers and fact-checkers do not edit the same file.

export type TrickFacts = {
  slug: string
  name: string
  aliases: string[]
  category: TrickCategory
  trickType: TrickType
  /** The band of the number; in the files, what stands in for it under a name that cannot be read. */
  level: Level
  family: string
  stance: 'regular' | 'nollie' | 'fakie' | 'switch'
  approach: 'frontside' | 'backside' | null
  obstacles: string[]
  /** The number of the engine; in the files, what sources say. */
  difficulty: number | null
  difficultySources: number
  prosLanded: number | null
  prosMissed: number | null
  /** Tries at the trick that a pro chose, landed or not; the others answered the same trick. */
  prosSet: number | null
  prosSetLanded: number | null
  sources: number
  foundational?: number
  baseSlug?: string
  variationDetails?: string
  description?: string
  sequence?: string
  prerequisites?: string[]
  /** Why no list shows the trick: one sentence, which is all that its page says of it. Absent where it is taught. */
  hiddenBecause?: string
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

type WrittenFacts = Omit<TrickFacts, 'prosSet' | 'prosSetLanded'>

/** The facts of every trick, including combinations, each with the number and the level of the one scale. */
export function readTrickFacts(): TrickFacts[] {
  const games = readGames()
  return [...read<WrittenFacts[]>('tricks.json'), ...read<WrittenFacts[]>('combinations.json')].map((facts) =>
    measured(facts, games),
  )
}

type Games = { set: number; setLanded: number; reply: number; replyLanded: number }

/** Tries in recorded games of SKATE by the label of the motion, so that two spellings are one trick. */
function readGames(): Map<string, Games> {
  const games = new Map<string, Games>()
  for (const [name, set, setLanded, reply, replyLanded] of read<[string, number, number, number, number][]>(
    'pro-games.json',
  )) {
    const parsed = parseTrick(name)
    if (!parsed.ok) continue
    const label = labelOf(parsed.motion)
    const known = games.get(label) ?? { set: 0, setLanded: 0, reply: 0, replyLanded: 0 }
    games.set(label, {
      set: known.set + set,
      setLanded: known.setLanded + setLanded,
      reply: known.reply + reply,
      replyLanded: known.replyLanded + replyLanded,
    })
  }
  return games
}

function measured(facts: WrittenFacts, games: ReadonlyMap<string, Games>): TrickFacts {
  const parsed = parseTrick(facts.name)
  if (!parsed.ok) return { ...facts, prosSet: null, prosSetLanded: null }
  const { value, level } = difficultyOf(parsed.motion)
  const seen = games.get(labelOf(parsed.motion))
  const landed = seen ? seen.setLanded + seen.replyLanded : facts.prosLanded
  return {
    ...facts,
    difficulty: value,
    level,
    prosLanded: landed,
    prosMissed: seen ? seen.set + seen.reply - (landed ?? 0) : facts.prosMissed,
    prosSet: seen?.set ?? null,
    prosSetLanded: seen?.setLanded ?? null,
  }
}

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
