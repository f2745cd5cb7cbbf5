import { median } from '../figures.ts'
import type { Size } from './size.ts'

export const growthHead = (sizes: Size[]) => ['', ...sizes.map(({ factor }) => `${factor}x`), 'growth']

const shown = (value: number, digits: number) => (Number.isNaN(value) ? 'failed' : value.toFixed(digits))

/** One request: its usual time at each size, and the usual multiple of the last to the first in one round. */
export function growthRow(name: string, rounds: number[][], sizes: number): string[] {
  const at = (index: number) => median(rounds.map((round) => round[index] ?? Number.NaN))
  const growth = median(rounds.map((round) => (round.at(-1) ?? Number.NaN) / (round[0] ?? Number.NaN)))
  return [name, ...Array.from({ length: sizes }, (_, index) => shown(at(index), 1)), shown(growth, 2)]
}
