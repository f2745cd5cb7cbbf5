import 'server-only'
import { randomUUID } from 'node:crypto'
import { longestSearch, percentDecoded } from '../addresses'
import { cached } from '../cache/cache'
import type { Motion } from '../skate/motion'
import { findTrickBySlug, listTricks, listUnlistedTricks } from './data'
import { readMotion } from './read-motion'
import { buildTrickIndex, searchTricks, type TrickIndex, trickCalled } from './search'

/** What is listed is searched; what is not is found by its names alone. */
type Library = { version: string; index: TrickIndex; unlisted: TrickIndex; slugs: Map<number, string> }

// Another one whenever the library has changed.
const readVersion = cached('tricks:version', ['tricks'], async () => randomUUID())

let library: Library | undefined

/** The library as it is searched, prepared once until it changes. */
async function readLibrary(): Promise<Library> {
  const version = await readVersion()
  if (library?.version === version) return library
  const [tricks, unlisted] = await Promise.all([listTricks(), listUnlistedTricks()])
  const slugs = new Map([...tricks, ...unlisted].map(({ id, slug }) => [id, slug]))
  library = { version, index: buildTrickIndex(tricks), unlisted: buildTrickIndex(unlisted), slugs }
  return library
}

/** Ids of the tricks of the library that a text means, best first. */
export async function findTricks(text: string): Promise<number[]> {
  return searchTricks((await readLibrary()).index, text)
}

/** The slug of the one trick that the end of an address clearly means ("tre-flip", "Kickflip"); null for all else. */
export async function findSlugMeant(address: string): Promise<string | null> {
  const name = percentDecoded(address) ?? address
  if (name.length > longestSearch) return null
  const written = name.toLowerCase().replace(/[\s_+-]+/g, '-')
  if (written !== address && (await findTrickBySlug(written))) return written
  const { index, unlisted, slugs } = await readLibrary()
  const words = name.replace(/[-_+]+/g, ' ')
  const id = trickCalled(index, words) ?? trickCalled(index, name) ?? trickCalled(unlisted, words)
  return id === null ? null : (slugs.get(id) ?? null)
}

/** A trick as it is shown on other sites; `slug` is null for one that the library has no page of. */
type EmbeddedTrick = { name: string; slug: string | null; motion: Motion }

const longestName = 200

/** The trick that the end of an address names: one of the library, or whatever can be read. Null for everything else. */
export async function findEmbedded(end: string): Promise<EmbeddedTrick | null> {
  const words = (percentDecoded(end) ?? end).slice(0, longestName + 1)
  if (words.length > longestName) return null
  const inLibrary = await findInLibrary(end)
  if (inLibrary) return inLibrary
  const motion = readMotion(words.replace(/[-_+]+/g, ' ')) ?? readMotion(words)
  return motion && { name: words.replace(/[-_+\s]+/g, ' ').trim(), slug: null, motion }
}

/** The trick of the library that the end of an address names; null where there is none, or its motion is unknown. */
export async function findInLibrary(end: string): Promise<EmbeddedTrick | null> {
  const slug = (await findTrickBySlug(end)) ? end : await findSlugMeant(end)
  const trick = slug === null ? null : await findTrickBySlug(slug)
  return trick?.motion ? { name: trick.name, slug: trick.slug, motion: trick.motion } : null
}
