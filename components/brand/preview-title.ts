const boxWidth = 1072
const boxHeight = 300
const largest = 208
const smallest = 56
const step = 8

/** Height of a line of the title, in parts of its size. */
export const titleLeading = 1.08

// Anton's capitals are this wide on average, in parts of the size; a space takes less, so this is on the safe side.
const letterWidth = 0.47

/** How many lines the words take at this size, or Infinity when one word alone is too wide. */
export function linesAt(title: string, size: number): number {
  const perLine = Math.floor(boxWidth / (size * letterWidth))
  let lines = 1
  let used = 0
  for (const word of title.split(/\s+/)) {
    if (word.length > perLine) return Number.POSITIVE_INFINITY
    const wanted = used === 0 ? word.length : used + 1 + word.length
    if (wanted > perLine) lines++
    used = wanted > perLine ? word.length : wanted
  }
  return lines
}

/** The largest size at which a title fits its box. */
export function titleSize(title: string): number {
  for (let size = largest; size > smallest; size -= step) {
    if (linesAt(title, size) * size * titleLeading <= boxHeight) return size
  }
  return smallest
}
