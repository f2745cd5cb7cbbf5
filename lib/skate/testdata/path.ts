/**
 * The points that a path goes through, of which each is the way from the one before: `M1 2l3-4 5 6Zm7 8q1-1 2-2t3 4Z`.
 * What pulls a curve is left out.
 */
export function pointsOf(d: string): [x: number, y: number][] {
  const points: [x: number, y: number][] = []
  let [x, y] = [0, 0]
  let start: readonly [number, number] = [0, 0]
  for (const [, command = '', written = ''] of d.matchAll(/([MmlqtZ])([^MmlqtZ]*)/g)) {
    if (command === 'Z') {
      x = start[0]
      y = start[1]
    }
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number)
    const pairs = numbers.flatMap((across, at): [number, number][] =>
      at % 2 === 0 ? [[across, numbers[at + 1] ?? Number.NaN]] : [],
    )
    for (const [across, down] of command === 'q' ? pairs.slice(1) : pairs) {
      x += across
      y += down
      points.push([x, y])
    }
    if (/m/i.test(command)) start = [x, y]
  }
  return points
}
