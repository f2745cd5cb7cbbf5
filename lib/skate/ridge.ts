const SHRINKAGE = 0.5

/** A value that the costs of some features, each so many times, should add up to. */
export interface Observation {
  readonly features: readonly (readonly [number, number])[]
  readonly value: number
  readonly weight: number
}

/** Solves a symmetric positive definite system in place, by Cholesky. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0
  for (let row = 0; row < size; row++) {
    const line = matrix[row]
    if (!line) continue
    for (let column = 0; column <= row; column++) {
      const other = matrix[column] ?? line
      let rest = line[column] ?? 0
      for (let inner = 0; inner < column; inner++) rest -= (line[inner] ?? 0) * (other[inner] ?? 0)
      line[column] = row === column ? Math.sqrt(rest) : rest / (other[column] ?? 1)
    }
  }
  for (let row = 0; row < size; row++) {
    let rest = right[row] ?? 0
    for (let column = 0; column < row; column++) rest -= at(row, column) * (right[column] ?? 0)
    right[row] = rest / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row] ?? 0
    for (let below = row + 1; below < size; below++) rest -= at(below, row) * (right[below] ?? 0)
    right[row] = rest / at(row, row)
  }
  return right
}

/** Finds one cost per name, pulled towards nothing unless observations speak for it; the base is free. */
export function ridge(observations: readonly Observation[], names: readonly string[]): Float64Array {
  const matrix = names.map(() => new Float64Array(names.length))
  const right = new Float64Array(names.length)
  names.forEach((name, at) => {
    const line = matrix[at]
    if (line) line[at] = name === 'base' ? 1e-9 : SHRINKAGE
  })
  for (const { features, value, weight } of observations) {
    for (const [row, times] of features) {
      right[row] = (right[row] ?? 0) + weight * times * value
      const line = matrix[row]
      if (!line) continue
      for (const [column, other] of features) line[column] = (line[column] ?? 0) + weight * times * other
    }
  }
  return solve(matrix, right)
}
