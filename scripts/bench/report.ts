import { median, table } from './figures.ts'
import type { Run } from './measure.ts'

const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request', 'requests ratio', 'CPU ratio']

/** One path: a row per server with medians, and the first server's requests and CPU as a multiple of its own. */
export function speedTable(runs: Run[]): string {
  const names = [...new Set(runs.map(({ name }) => name))]
  const first = runs.filter(({ name }) => name === names[0])
  return table([
    head,
    ...names.map((name) =>
      speedRow(
        name,
        runs.filter((run) => run.name === name),
        first,
      ),
    ),
  ])
}

function speedRow(name: string, runs: Run[], first: Run[]): string[] {
  const middle = (read: (run: Run) => number, digits: number) => {
    const value = median(runs.map(read))
    return Number.isNaN(value) ? '-' : value.toFixed(digits)
  }
  // Round by round, as only neighbours in time had the same machine.
  const ratio = (read: (run: Run) => number) => {
    const value = median(runs.map((run, round) => read(first[round] ?? run) / read(run)))
    return Number.isNaN(value) ? '-' : value.toFixed(2)
  }
  const perSecond = (run: Run) => run.perSecond
  const cpu = (run: Run) => run.cpu ?? Number.NaN
  return [
    name,
    middle(perSecond, 0),
    middle(({ p50 }) => p50, 0),
    middle(({ p99 }) => p99, 0),
    middle(cpu, 2),
    ratio(perSecond),
    ratio(cpu),
  ]
}
