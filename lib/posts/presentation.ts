import { brand } from '../site'
import words from './cover-words.json' with { type: 'json' }

/** Who writes the blog, as every post says. */
export const author = `${brand} Crew`

const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in the long US form, such as November 20, 2026. */
export const longDate = (moment: string) => longForm.format(new Date(moment))

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' })

/** A moment on the editor's own clock, short. */
export const shortMoment = (iso: string) => format.format(new Date(iso))

/** The same wherever a moment stands within a sentence. */
export const withShortMoments = (sentence: string) =>
  sentence.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (iso) => shortMoment(iso))

/** A cover as the page shows it; `name` is that of a drawing of ours, which comes in several sizes. */
type Cover = { address: string; alt: string; name: string | null }

const drawn = /^\/art\/covers\/([a-z0-9-]+)-1600\.webp$/
const known = new Map(Object.entries(words))

export const coverAddress = (name: string) => `/art/covers/${name}-1600.webp`

/** The cover of a post; one that has none gets our own. */
export function coverOf(coverImage: string | null): Cover {
  const address = coverImage ?? coverAddress('default')
  const name = drawn.exec(address)?.[1] ?? null
  return { address, name, alt: known.get(name ?? '') ?? '' }
}
