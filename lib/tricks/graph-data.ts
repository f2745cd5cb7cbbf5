import 'server-only'
import { cached } from '../cache'
import type { CacheTag } from '../cache-tags'
import { slugsByName } from './book'
import { listTricks } from './data'
import { motionKey } from './motion-key'
import type { Prerequisites } from './path'
import { readMotion } from './read-motion'

const graphCacheTags: CacheTag[] = ['tricks']

/** The slug of every trick of the library by its name and aliases in lower case. */
export const getSlugsByName = cached('tricks:names', graphCacheTags, async () =>
  slugsByName(await listTricks()),
)

/** The slug of every flat trick by what it is, for those who have put a motion together. */
export const getSlugsByMotion = cached(
  'tricks:motions',
  graphCacheTags,
  async (): Promise<Record<string, string>> => {
    const tricks = await listTricks()
    const keyed = tricks.flatMap(({ name, slug }) => {
      const motion = readMotion(name)
      const key = motion && motionKey(motion)
      return key ? [[key, slug] as const] : []
    })
    // Of two names for one motion the better known comes first, and stays.
    return Object.fromEntries(keyed.reverse())
  },
)

/** What each trick of the library asks for, by slug, with what is needed to show it. */
export const getPrerequisites = cached(
  'tricks:prerequisites',
  graphCacheTags,
  async (from): Promise<Prerequisites> => {
    const rows = await from.trick.findMany({
      where: { ownerId: null },
      select: {
        slug: true,
        name: true,
        category: true,
        level: true,
        prerequisites: {
          select: { requires: { select: { slug: true } } },
          orderBy: { requires: { sources: 'desc' } },
        },
      },
    })
    return Object.fromEntries(
      rows.map(({ slug, name, category, level, prerequisites }) => [
        slug,
        {
          link: { slug, name, category, difficultyRating: level },
          requires: prerequisites.map(({ requires }) => requires.slug),
        },
      ]),
    )
  },
)
