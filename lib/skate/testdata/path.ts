/** The points of a path whose every point is the way from the one before: `M1 2l3-4 5 6Z`. */
export function pointsOf(d: string): [x: number, y: number][] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  return numbers.flatMap((across, at): [number, number][] => {
    if (at % 2 === 1) return []
    x += across
    y += numbers[at + 1] ?? Number.NaN
    return [[x, y]]
  })
}
