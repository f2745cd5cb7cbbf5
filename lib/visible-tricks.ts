import { AppError } from './errors'

/** The condition of a query for tricks of the library. The others were composed by TrickBot, each for one skater. */
export const inLibrary = { ownerId: null }

/**
 * The condition for those of them that lists, searches and suggestions show. The others have a page, and stay with
 * whoever saved them: nobody has described them well enough to teach them.
 */
export const isListed = { ...inLibrary, isHidden: false }

/** The condition for those others. */
export const isUnlisted = { ...inLibrary, isHidden: true }

/** The condition of a query for the tricks that someone may see: the library, and what was composed for them. Null: a guest. */
export const visibleTo = (userId: number | null) =>
  userId === null ? inLibrary : { OR: [inLibrary, { ownerId: userId }] }

/** The error for a trick that is not there, or not for this caller, which is the same to them. */
export const trickNotFound = () => new AppError('not_found', 'Trick not found')
