import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadOf } from '../stance.ts'
import { lineTrick, lineTricks } from '../testdata/library.ts'
import { costOf, LONGEST_LINE, planLine } from './plan.ts'
import { reasonFor } from './reason.ts'
import { isSound, STARTS, type Step, stepTo } from './step.ts'
import type { LineTrick, StartingPosition } from './trick.ts'

const POSITIONS = ['flatground', 'ramp', 'dropin', 'quarterpipe'] as const
const starts = fc.constantFrom<StartingPosition>(...POSITIONS)
const picks = (most: number) =>
  fc.uniqueArray(fc.constantFrom(...lineTricks), { minLength: 1, maxLength: most })

function brokenAt(steps: readonly Step[], start: StartingPosition): string | null {
  let lead = STARTS[start].lead
  for (const { trick, enters, leaves, repair, after } of steps) {
    if (lead === null) return `${trick.name} follows an open end`
    if (repair && !isSound(repair, lead)) return `${repair.name} before ${trick.name} does not turn ${lead}`
    if (leadOf(repair?.leaves ?? (lead === 'F' ? 'regular' : 'fakie')) !== leadOf(enters))
      return `${trick.name} does not start that way`
    if (after.lead !== null && leadOf(leaves) !== after.lead) return `${trick.name} leaves another way`
    lead = after.lead
  }
  return null
}

function everyPermutation<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => everyPermutation(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

function bruteForce(tricks: readonly LineTrick[], start: StartingPosition): number | null {
  const costs = everyPermutation(tricks).flatMap((order) => {
    const steps: Step[] = []
    for (const [at, trick] of order.entries()) {
      const step = stepTo(steps.at(-1)?.after ?? STARTS[start], trick, at, start, [])
      if (!step) return []
      steps.push(step)
    }
    return [costOf(steps, 'balanced', start)]
  })
  return costs.length === 0 ? null : Math.min(...costs)
}

describe('a planned line', () => {
  it('connects at every step, or says what cannot be linked and why', () => {
    const outcomes = { linked: 0, refused: 0 }
    fc.assert(
      fc.property(picks(LONGEST_LINE), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        outcomes[planned.ok ? 'linked' : 'refused'] += 1
        if (!planned.ok) {
          expect(planned.unlinked.length).toBeGreaterThan(0)
          for (const { trick, why } of planned.unlinked)
            expect(tricks.includes(trick) && why.length > 20).toBe(true)
          return
        }
        for (const { steps } of planned.plans) {
          if (brokenAt(steps, start)) throw new Error(brokenAt(steps, start) ?? '')
          expect(steps.map(({ trick }) => trick.id).sort()).toEqual(tricks.map(({ id }) => id).sort())
        }
      }),
      { numRuns: 10_000 },
    )
    expect(outcomes.linked).toBeGreaterThan(9_000)
  }, 60_000)

  it('is the best there is', () => {
    fc.assert(
      fc.property(picks(4), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        expect(planned.ok ? planned.plans[0]?.cost : null).toBe(bruteForce(tricks, start))
      }),
      { numRuns: 1_000 },
    )
  }, 60_000)

  it('comes in three different orders of five tricks', () => {
    const names = ['Ollie', 'Kickflip', 'Half Cab', '50-50', 'Manual']
    const planned = planLine({ start: 'flatground', tricks: names.map(lineTrick) })
    const orders = planned.ok ? planned.plans.map(({ steps }) => steps.map(({ trick }) => trick.name)) : []
    expect(new Set(orders.map((order) => order.join())).size).toBe(3)
  })

  it('needs no repair where the tricks lead into each other', () => {
    const planned = planLine({
      start: 'flatground',
      tricks: ['Half Cab', 'Frontside 180', 'Kickflip'].map(lineTrick),
    })
    expect(planned.ok && planned.plans[0]?.steps.map(({ repair }) => repair?.name)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it("turns with the rider's own half cab", () => {
    const ask = (known: string[]) => {
      const tricks = [lineTrick('Fakie Ollie'), lineTrick('Kickflip')]
      const planned = planLine({ start: 'flatground', tricks, known, locked: [tricks[0]?.id ?? null] })
      return planned.ok && planned.plans[0]?.steps.map(({ repair }) => repair)
    }
    expect(ask([])).toMatchObject([
      { name: 'Kickturn', leaves: 'fakie' },
      { name: 'Fakie Kickturn', leaves: 'regular' },
    ])
    expect(ask(['Half Cab'])).toMatchObject([{ name: 'Kickturn' }, { name: 'Half Cab', leaves: 'regular' }])
  })

  it('keeps locked tricks where they are', () => {
    fc.assert(
      fc.property(picks(LONGEST_LINE), starts, fc.nat(4), (tricks, start, at) => {
        const locked = tricks.map((trick, index) => (index === at ? trick.id : null))
        const planned = planLine({ start, tricks, locked })
        if (!planned.ok || at >= tricks.length) return
        for (const { steps } of planned.plans) expect(steps[at]?.trick.id).toBe(tricks[at]?.id)
      }),
    )
  })

  it('drops in first, and not on flat ground', () => {
    const tricks = [lineTrick('Kickflip'), lineTrick('Drop In')]
    const high = planLine({ start: 'dropin', tricks })
    expect(high.ok && high.plans[0]?.steps[0]?.trick.name).toBe('Drop In')
    const flat = planLine({ start: 'flatground', tricks })
    expect(!flat.ok && flat.unlinked).toMatchObject([{ trick: { name: 'Drop In' }, why: /top of a ramp/ }])
  })

  it('names the second trick with an open end', () => {
    const planned = planLine({ start: 'ramp', tricks: [lineTrick('Hurricane'), lineTrick('Casper')] })
    expect(!planned.ok && planned.unlinked).toMatchObject([{ trick: { name: 'Casper' } }])
  })

  it('pushes where speed is missing', () => {
    const planned = planLine({ start: 'flatground', tricks: [lineTrick('50-50')] })
    expect(planned.ok && planned.plans[0]?.steps[0]?.repair).toMatchObject({
      name: 'Push',
      leaves: 'regular',
    })
  })

  it('has a reason for every step, and the edge on the right hand', () => {
    const tricks = ['Ollie', 'Backside 50-50', 'Kickflip'].map(lineTrick)
    const planned = planLine({ start: 'flatground', tricks })
    const steps = planned.ok ? (planned.plans[0]?.steps ?? []) : []
    const at = steps.findIndex(({ trick }) => trick.name === 'Backside 50-50')
    expect(steps.every((_, index) => reasonFor(steps, index, 'flatground').length > 20)).toBe(true)
    expect(reasonFor(steps, at, 'flatground', 'regular')).toContain('edge on your left')
    expect(reasonFor(steps, at, 'flatground', 'goofy')).toContain('edge on your right')
  })
})
