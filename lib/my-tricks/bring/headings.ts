import type { WrittenDay } from './dates'
import { bare, endsInColon } from './line'
import type { Names } from './names'
import { columnNamed, isTopic, type Said, saidIn } from './words'

// Lines that stand above others and say something of them: "Switch - on lock", "LANDED:", a day.

/** What a heading says of what stands below; a deeper one stands below it itself. */
export type Heading = Said & { depth: number; day: WrittenDay | null }

/** The headings above a line, from the top. */
export type Headings = readonly Heading[]

const marked = /^\s*(#{1,6})\s+\S/
/** Below all that are marked as headings. */
const withColon = 8
/** The depth of a heading that nothing marks as one. */
export const undecorated = 9

/** What a line says as a heading; null for a line that is none. `day` was written in it, and is not there any more. */
export function headingIn(line: string, names: Names, day: WrittenDay | null): Heading | null {
  const text = bare(line)
  const said = saidIn(text)
  const isSaying = said.level !== null || said.stances.length > 0 || said.side !== null
  if (day && text.replace(/[\s,.:-]/g, '') === '') return { ...said, depth: undecorated, day }
  if (text === '') return null
  const isName = names.isName(text)
  const hashes = marked.exec(line)?.[1]
  if (hashes && (!isName || (said.isAllSaid && isSaying))) return { ...said, depth: hashes.length, day }
  const isTop = endsInColon(line) && !(isName && !said.isAllSaid)
  if (isTop) return { ...said, depth: withColon, day }
  if (isName) return null
  // "My tricks", and the head of a table with one column.
  const isHead = columnNamed(text) === 'trick' || isTopic(text) || (said.isAllSaid && /\p{L}/u.test(text))
  return isHead ? { ...said, depth: undecorated, day } : null
}

/** The headings above what follows a heading. */
export function inList(above: Headings, heading: Heading): Headings {
  // What says anew what one above says stands beside it: "LANDED:" is not part of "Nollie - in progress".
  const restates = (other: Heading) =>
    heading.depth >= withColon &&
    heading.level !== null &&
    other.level !== null &&
    other.level !== heading.level
  const kept = above.filter((other) => other.depth < heading.depth && !restates(other))
  return [...kept, heading]
}
