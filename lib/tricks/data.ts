import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { cached } from '../cache/cache'
import type { CacheTag } from '../cache/tags'
import { db } from '../db/client'
import { gameTricks } from '../skate/game/machine'
import { setTrick } from '../skate/game/rules'
import { shownVideos } from '../videos/own-data'
import { inLibrary, isListed, isUnlisted, trickNotFound, visibleTo } from '../visible-tricks'
import { prerequisitesOf, slugsByName } from './graph'
import { motionKey } from './name-it'
import { readMotion } from './read-motion'
import type { PlayedTrick, TrickCard, TrickDetail, TrickLink, TrickMistake, TrickSummary } from './schema'
import { growTree, type TreeTrick } from './tree'
import type { Prerequisites } from './way'

const tags: CacheTag[] = ['tricks']

const summaryFields = {
  id: true,
  slug: true,
  name: true,
  category: true,
  trickType: true,
  level: true,
  difficulty: true,
  description: true,
  isFoundational: true,
  order: true,
  variationDetails: true,
  sequence: true,
  aliases: { select: { name: true }, orderBy: { name: 'asc' } },
} satisfies Prisma.TrickSelect

const cardFields = {
  ...summaryFields,
  steps: true,
  videoUrl: true,
  videoStart: true,
  videos: {
    where: shownVideos,
    select: { videoId: true, title: true, channel: true, startSeconds: true, seconds: true },
    orderBy: [{ position: 'asc' }, { videoId: 'asc' }],
  },
} satisfies Prisma.TrickSelect

const linkFields = { slug: true, name: true, category: true, level: true } satisfies Prisma.TrickSelect

const proFields = {
  prosLanded: true,
  prosMissed: true,
  prosSet: true,
  prosSetLanded: true,
} satisfies Prisma.TrickSelect

/** A kickflip leads to a hundred tricks; no one reads that many names. */
const mostLedTo = 24

const detailFields = {
  ...cardFields,
  mistakes: true,
  family: true,
  stance: true,
  approach: true,
  obstacles: true,
  difficultySources: true,
  ...proFields,
  isHidden: true,
  prerequisites: {
    where: { requires: isListed },
    select: { requires: { select: linkFields } },
    orderBy: { requires: { sources: 'desc' } },
  },
  leadsTo: {
    where: { trick: isListed },
    select: { trick: { select: linkFields } },
    orderBy: [{ trick: { sources: 'desc' } }, { trick: { name: 'asc' } }],
    take: mostLedTo,
  },
} satisfies Prisma.TrickSelect

type SummaryRow = Prisma.TrickGetPayload<{ select: typeof summaryFields }>
type CardRow = Prisma.TrickGetPayload<{ select: typeof cardFields }>
type LinkRow = Prisma.TrickGetPayload<{ select: typeof linkFields }>
type DetailRow = Prisma.TrickGetPayload<{ select: typeof detailFields }>

/** The whole library, best known tricks first. */
export const listTricks = cached('tricks', tags, async (): Promise<TrickSummary[]> => {
  const rows = await db.trick.findMany({
    where: isListed,
    select: summaryFields,
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  })
  return rows.map(toSummary)
})

/** Those that no list shows, so that what they are called leads to their pages. */
export const listUnlistedTricks = cached('tricks:unlisted', tags, async (): Promise<TrickSummary[]> => {
  const rows = await db.trick.findMany({ where: isUnlisted, select: summaryFields, orderBy: { name: 'asc' } })
  return rows.map(toSummary)
})

/** The foundational tricks, in the order to learn them. */
export const listFoundationalTricks = cached(
  'tricks:foundational',
  tags,
  async (): Promise<TrickSummary[]> => {
    const rows = await db.trick.findMany({
      where: { ...isListed, isFoundational: true },
      select: summaryFields,
      orderBy: { order: 'asc' },
    })
    return rows.map(toSummary)
  },
)

/** Every trick of the library by id, hidden ones too, with its steps and video. */
export const getTrickCardsById = cached(
  'tricks:cards',
  tags,
  async (): Promise<Record<number, TrickCard>> => {
    const rows = await db.trick.findMany({ where: inLibrary, select: cardFields })
    return Object.fromEntries(rows.map((row) => [row.id, toCard(row)]))
  },
)

/** The whole library with steps and videos, best known tricks first. */
export const listTrickCards = async (): Promise<TrickCard[]> => cardsOf(await listTricks())

/** The foundational tricks with steps and videos, in the order to learn them. */
export const listFoundationalTrickCards = async (): Promise<TrickCard[]> =>
  cardsOf(await listFoundationalTricks())

async function cardsOf(tricks: TrickSummary[]): Promise<TrickCard[]> {
  const cards = await getTrickCardsById()
  return tricks.flatMap(({ id }) => cards[id] ?? [])
}

/** Those of these tricks that TrickBot composed for this user, with their steps and videos. */
export async function listComposedTrickCards(userId: number, ids: number[]): Promise<TrickCard[]> {
  if (ids.length === 0) return []
  const rows = await db.trick.findMany({ where: { ownerId: userId, id: { in: ids } }, select: cardFields })
  return rows.map(toCard)
}

/** One trick of the library by its slug, or null. */
export async function findTrickBySlug(slug: string): Promise<TrickDetail | null> {
  const known = await readBySlug()
  // A plain lookup would find 'constructor'.
  return Object.hasOwn(known, slug) && known[slug] !== undefined ? readDetail(known[slug]) : null
}

/** The tricks that lists show with these slugs, in their order; slugs that name none are left out. */
export async function listTricksBySlug(slugs: readonly string[]): Promise<TrickDetail[]> {
  if (slugs.length === 0) return []
  const rows = await db.trick.findMany({
    where: { ...isListed, slug: { in: [...slugs] } },
    select: detailFields,
  })
  const bySlug = new Map(rows.map((row) => [row.slug, toDetail(row)]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

/** One trick of the library by its id. Throws `not_found`. */
export async function getTrick(id: number): Promise<TrickDetail> {
  const trick = await readDetail(id)
  if (!trick) throw trickNotFound()
  return trick
}

/** Throws `not_found` unless the user may see all of these tricks, each of which is named once. */
export async function requireTricks(userId: number, ids: readonly number[]): Promise<void> {
  const visible = await db.trick.count({ where: { id: { in: [...ids] }, ...visibleTo(userId) } })
  if (visible < ids.length) throw trickNotFound()
}

/** The whole library in full detail, best known tricks first. Too large for the cache. */
export async function listTrickDetails(): Promise<TrickDetail[]> {
  const rows = await db.trick.findMany({
    where: isListed,
    select: detailFields,
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  })
  return rows.map(toDetail)
}

// One cache entry for all slugs, so that guessing slugs cannot fill the cache.
const readBySlug = cached('tricks:slugs', tags, async (): Promise<Record<string, number>> => {
  const rows = await db.trick.findMany({ where: inLibrary, select: { slug: true, id: true } })
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id]))
})

async function readDetail(id: number): Promise<TrickDetail | null> {
  const row = await db.trick.findFirst({ where: { ...inLibrary, id }, select: detailFields })
  return row && toDetail(row)
}

function toSummary({ level, sequence, aliases, ...row }: SummaryRow): TrickSummary {
  return {
    ...row,
    difficultyRating: level,
    aliases: aliases.map(({ name }) => name),
    combinationDetails: sequence === null ? null : { sequence },
  }
}

const toCard = ({ steps, videoUrl, videoStart, videos, ...row }: CardRow): TrickCard => ({
  ...toSummary(row),
  steps,
  videoUrl,
  videoStart,
  videos,
})

function toDetail(row: DetailRow): TrickDetail {
  const {
    prosLanded,
    prosMissed,
    prosSet,
    prosSetLanded,
    prerequisites,
    leadsTo,
    mistakes,
    isHidden,
    ...rest
  } = row
  return {
    ...toCard(rest),
    family: rest.family,
    motion: isHidden ? null : readMotion(rest.name),
    stance: rest.stance,
    approach: rest.approach,
    obstacles: rest.obstacles,
    mistakes: mistakes as TrickMistake[],
    difficultySources: rest.difficultySources,
    pros: prosOf({ prosLanded, prosMissed, prosSet, prosSetLanded }),
    learnFirst: prerequisites.map(({ requires }) => toLink(requires)),
    leadsTo: leadsTo.map(({ trick }) => toLink(trick)),
    ...(isHidden && { isHidden }),
  }
}

type Counts = Pick<DetailRow, 'prosLanded' | 'prosMissed' | 'prosSet' | 'prosSetLanded'>

/** What pros did not choose to try, they had to. */
function prosOf({ prosLanded, prosMissed, prosSet, prosSetLanded }: Counts): TrickDetail['pros'] {
  if (prosLanded === null || prosMissed === null || prosSet === null || prosSetLanded === null) return null
  const reply = prosLanded + prosMissed - prosSet
  return { set: prosSet, setLanded: prosSetLanded, reply, replyLanded: prosLanded - prosSetLanded }
}

const toLink = ({ level, ...row }: LinkRow): TrickLink => ({ ...row, difficultyRating: level })

/** The slug of every trick of the library by its name and its aliases, in lower case. */
export const getSlugsByName = cached('tricks:names', tags, async () => slugsByName(await listTricks()))

/** The slug of every flat trick of the library by the key of its motion. */
export const getSlugsByMotion = cached('tricks:motions', tags, async (): Promise<Record<string, string>> => {
  const tricks = await listTricks()
  const keyed = tricks.flatMap(({ name, slug }) => {
    const motion = readMotion(name)
    const key = motion && motionKey(motion)
    return key ? [[key, slug] as const] : []
  })
  // The last entry wins: of two names for one motion, the better known.
  return Object.fromEntries(keyed.reverse())
})

/** The tricks that are played in a game of SKATE, with the odds of professionals and what the library has of them. */
export const listGameTricks = cached('tricks:game', tags, async (): Promise<PlayedTrick[]> => {
  const [rows, prerequisites] = await Promise.all([
    db.trick.findMany({ where: isListed, select: { id: true, ...linkFields, ...proFields } }),
    getPrerequisites(),
  ])
  const read = rows.flatMap(({ id, name, slug, ...counts }) => {
    const motion = readMotion(name)
    const after = prerequisites[slug]?.requires[0] ?? null
    return motion ? [{ motion, entry: { id, slug, after }, pros: prosOf(counts) }] : []
  })
  const entries = new Map(read.map(({ motion, entry }) => [setTrick(motion).key, entry]))
  return gameTricks(read).map((trick) => ({ ...trick, entry: entries.get(trick.key) ?? null }))
})

/** The library as a tree, the best known of each branch first. */
export const getTree = cached('tricks:tree', tags, async (): Promise<TreeTrick[]> => {
  const rows = await db.trick.findMany({
    where: isListed,
    select: {
      ...linkFields,
      id: true,
      difficulty: true,
      isFoundational: true,
      family: true,
      prerequisites: { where: { requires: isListed }, select: { requiresId: true } },
    },
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  })
  return growTree(
    rows.map(({ level, prerequisites, ...row }) => ({
      ...row,
      difficultyRating: level,
      requires: prerequisites.map(({ requiresId }) => requiresId),
    })),
  )
})

/** The prerequisites of every trick of the library, by slug. */
export const getPrerequisites = cached('tricks:prerequisites', tags, async (): Promise<Prerequisites> => {
  const { prerequisites } = detailFields
  const rows = await db.trick.findMany({ where: isListed, select: { ...linkFields, prerequisites } })
  return prerequisitesOf(
    rows.map((row) => ({ ...toLink(row), learnFirst: row.prerequisites.map(({ requires }) => requires) })),
  )
})
