/** A seeded random number generator: picks are the same on every run, so that runs can be compared. */
export function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** So many of some items, each once. */
export function picked<T>(items: readonly T[], count: number, roll: (below: number) => number): T[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(roll(left.length), 1)).flat()
}
