import { once } from '../intl.ts'
import words from './cover-words.json' with { type: 'json' }

const longForm = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

/** A day given as 2026-11-20 in the long US form: November 20, 2026. */
export const longDay = (day: string) => longForm().format(new Date(day))

const shortForm = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' }))

/** Date and time in the editor's time zone, short. */
export const shortDateTime = (iso: string) => shortForm().format(new Date(iso))

/** A sentence with every ISO time in it as `shortDateTime` shows it. */
export const withShortDateTimes = (sentence: string) =>
  sentence.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, shortDateTime)

/** A cover as pages show it. `name` is set for our own drawings, which come in several sizes and formats. */
type Cover = { address: string; alt: string; name: string | null }

const drawn = /^\/art\/covers\/([a-z0-9-]+)-1600\.webp$/
const altTexts = new Map(Object.entries(words))

/** The largest form of one of our own covers, whose address stands for it. */
export const coverAddress = (name: string) => `/art/covers/${name}-1600.webp`

/** The cover of a post, or the default one. */
export function coverOf(coverImage: string | null): Cover {
  const address = coverImage ?? coverAddress('default')
  const name = drawn.exec(address)?.[1] ?? null
  return { address, name, alt: altTexts.get(name ?? '') ?? '' }
}
