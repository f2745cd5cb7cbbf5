import { offlinePages } from '../pages.ts'

/** What makes up the trick book, in the order of use: with the first alone, every trick can be opened and every line planned. */
export const offlineBundle = ['/api/tricks/book', '/api/tricks', ...offlinePages]

export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether a connection is too expensive or too slow to fetch what the user has not asked for. */
export const isSparing = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '')
