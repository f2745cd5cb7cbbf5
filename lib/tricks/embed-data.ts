import 'server-only'
import type { Motion } from '../skate/motion'
import { findTrickBySlug } from './data'
import { readMotion } from './read-motion'
import { findSlugMeant } from './search-data'

/** A trick as it is shown on other sites; `slug` is null for one that the library has no page of. */
type EmbeddedTrick = { name: string; slug: string | null; motion: Motion }

const longestName = 200

/** The trick that the end of an address names: one of the library, or whatever can be read. Null for everything else. */
export async function findEmbedded(end: string): Promise<EmbeddedTrick | null> {
  const words = decoded(end).slice(0, longestName + 1)
  if (words.length > longestName) return null
  const inLibrary = await findInLibrary(end)
  if (inLibrary) return inLibrary
  const motion = readMotion(words.replace(/[-_+]+/g, ' ')) ?? readMotion(words)
  return motion && { name: words.replace(/[-_+\s]+/g, ' ').trim(), slug: null, motion }
}

/** The same of the library alone. */
export async function findInLibrary(end: string): Promise<EmbeddedTrick | null> {
  const slug = (await findTrickBySlug(end)) ? end : await findSlugMeant(end)
  const trick = slug === null ? null : await findTrickBySlug(slug)
  return trick?.motion ? { name: trick.name, slug: trick.slug, motion: trick.motion } : null
}

function decoded(end: string): string {
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}
