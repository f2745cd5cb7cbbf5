import { describe, expect, it } from 'vitest'
import { EXPECTED_LINES, type ExpectedLine } from '../testdata/expected-lines.ts'
import { lineTrick } from '../testdata/library.ts'
import { planLine } from './plan.ts'

const named = (names: string) => names.split(' > ')

/** What is wrong with the first line of a set, as a skater sees it. */
function objections({ start, tricks, orders, first, last, runs = [], turns }: ExpectedLine): string[] {
  const planned = planLine({ start, tricks: named(tricks).map(lineTrick) })
  if (!planned.ok) return ['cannot be linked']
  const steps = planned.plans[0]?.steps ?? []
  const names = steps.map(({ trick }) => trick.name)
  const order = names.join(' > ')
  const turned = steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)
  return [
    ...(orders && !orders.includes(order) ? [`is ${order}`] : []),
    ...(first && !first.includes(names[0] ?? '') ? [`opens with ${names[0]}`] : []),
    ...(last && !last.includes(names.at(-1) ?? '') ? [`ends on ${names.at(-1)}`] : []),
    ...runs.filter((run) => !order.includes(run)).map((run) => `breaks ${run}`),
    ...(turned > turns ? [`turns ${turned} times`] : []),
  ]
}

describe('the order of a line', () => {
  it.each(EXPECTED_LINES.map((line) => [line.tricks, line] as const))(
    'of %s is one that a skater would film',
    (_, line) =>
      expect({ why: line.why, objections: objections(line) }).toEqual({ why: line.why, objections: [] }),
  )
})
