import { offlinePages } from '../pages.ts'

/** What makes up the offline bundle, in the order of use: with the first alone, every trick can be opened and suggested and every line planned. */
export const offlineBundle = ['/api/tricks/book', '/api/tricks/summaries', ...offlinePages]

/** Where a device keeps the stills of My Tricks, whatever the release. With `visited` in its name, it goes at sign-out. */
export const stillsCache = 'darkslide-visited-stills'

/** A still is 4 KB: more than any list needs, and still no weight. */
const mostStills = 300

/** What is to be fetched and what to be deleted so that a device has these stills and no others; both are paths. */
export function changesOfStills(wanted: readonly string[], kept: readonly string[]) {
  const all = new Set(wanted.slice(0, mostStills))
  return {
    missing: [...all].filter((path) => !kept.includes(path)),
    superfluous: kept.filter((path) => !all.has(path)),
  }
}

export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether a connection is too expensive or too slow to fetch what the user has not asked for. */
export const isSparing = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '')
