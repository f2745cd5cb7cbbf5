import type { Practice } from '../skate/coach/choosing/practice'
import { type Knowledge, type Library, toLibrary } from '../skate/coach/library'
import { type Next, whatNext } from '../skate/coach/next'
import { lessonsOf } from './lessons-of'
import { plannerRow, toPlannerTrick } from './planner-trick'
import type { TrickDetail } from './schema'

// The coach on a device, which has the library as a book. Apart from its reader, which is as big again.

/** What the book tells of its own tricks. What mends a fault comes with the reader, which assumes English. */
const knowledgeOf = (book: readonly TrickDetail[]): Knowledge => ({
  lessonOf: lessonsOf(book),
  remedyFor: () => null,
  languages: [],
})

const known = new WeakMap<readonly TrickDetail[], Library>()

/** The library of a stored book, made ready once for each. */
export function libraryOf(book: readonly TrickDetail[]): Library {
  const library =
    known.get(book) ??
    toLibrary(
      book.map((trick) => ({ ...toPlannerTrick(plannerRow(trick)), aliases: trick.aliases })),
      knowledgeOf(book),
    )
  known.set(book, library)
  return library
}

/** What comes next for a skater, without a server. */
export const nextOnDevice = (book: readonly TrickDetail[], practice: Practice): Next =>
  whatNext(libraryOf(book), practice)
