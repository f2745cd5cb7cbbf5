import words from './cover-words.json' with { type: 'json' }

/** A cover as the page shows it; `name` is that of a drawing of ours, which comes in several sizes. */
export type Cover = { address: string; alt: string; name: string | null }

const drawn = /^\/art\/covers\/([a-z0-9-]+)-1600\.webp$/
const known = new Map(Object.entries(words))

export const coverAddress = (name: string) => `/art/covers/${name}-1600.webp`

/** The cover of a post; one that has none gets our own. */
export function coverOf(coverImage: string | null): Cover {
  const address = coverImage ?? coverAddress('default')
  const name = drawn.exec(address)?.[1] ?? null
  return { address, name, alt: known.get(name ?? '') ?? '' }
}
