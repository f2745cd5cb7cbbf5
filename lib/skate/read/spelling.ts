/** What a misspelt word must have meant; null when nothing is near, or two different things are. */
export function closestMeaning<Meaning>(
  word: string,
  known: ReadonlyMap<string, Meaning>,
  step: () => void = () => {},
): Meaning | null {
  const limit = allowance(word.length)
  if (limit === 0 || word.length > 24 || /\d/.test(word)) return null
  let best = limit + 1
  let meanings = new Set<Meaning>()
  for (const [spelling, meaning] of known) {
    step()
    if (spelling.length < 5) continue
    const distance = spellingDistance(word, spelling, limit)
    if (distance < best) meanings = new Set()
    if (distance <= limit && distance <= best) meanings.add(meaning)
    best = Math.min(best, distance)
  }
  const [only, ...others] = meanings
  return only !== undefined && others.length === 0 ? only : null
}

/** Letters of a word that may be wrong: none in short words, where one letter makes another word. */
function allowance(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2
}

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the
 * other; above `limit` it returns limit + 1.
 */
export function spellingDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1)
}
