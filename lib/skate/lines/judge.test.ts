import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landingRate, oddsOf } from '../odds.ts'
import { lineTrick, lineTricks } from '../testdata/library.ts'
import { bestSwap, inOrder, judge } from './judge.ts'

const line = (...names: string[]) => inOrder(names.map(lineTrick), 'flatground') ?? []
const marks = (...names: string[]) =>
  Object.fromEntries(judge(line(...names), 'flatground').parts.map(({ part, points }) => [part, points]))

describe('the judge', () => {
  it('gives five parts that add up to at most a hundred', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...lineTricks), { minLength: 1, maxLength: 5 }),
        (tricks) => {
          const steps = inOrder(tricks, 'ramp')
          if (!steps) return
          const { total, parts } = judge(steps, 'ramp')
          expect(parts).toHaveLength(5)
          for (const { points, of, says } of parts) {
            expect(points >= 0 && points <= of).toBe(true)
            expect(says).toMatch(/\.$/)
          }
          expect(total).toBeLessThanOrEqual(100)
        },
      ),
    )
  })

  it('marks down repeats, turns between tricks and easy tricks', () => {
    expect(marks('Kickflip', 'Heelflip', 'Varial Kickflip').difficulty).toBeGreaterThan(
      marks('Ollie', 'Manual', 'Pop Shuvit').difficulty ?? 30,
    )
    expect(marks('Ollie', '50-50', 'Manual').course).toBe(20)
    expect(marks('Ollie', 'Kickflip', 'Heelflip').course).toBeLessThan(20)
    expect(marks('Fakie Ollie', 'Kickflip').flow).toBeLessThan(marks('Ollie', 'Kickflip').flow ?? 0)
  })

  it('finds the swap that helps, and it does help', () => {
    const steps = line('Kickflip', 'Double Kickflip', 'Triple Kickflip')
    const swap = bestSwap(steps, lineTricks.slice(0, 60), 'flatground')
    expect(swap?.gain).toBeGreaterThan(0)
    const changed = inOrder(
      steps.map(({ trick }, at) => (at === swap?.at ? swap.into : trick)),
      'flatground',
    )
    expect(judge(changed ?? [], 'flatground').total).toBeGreaterThan(judge(steps, 'flatground').total)
  })
})

describe('odds', () => {
  it('are the product of the rates and name the weakest', () => {
    const tricks = [
      { ...lineTrick('Ollie'), rate: 0.9 },
      { ...lineTrick('Kickflip'), rate: 0.5 },
    ]
    const odds = oddsOf(inOrder(tricks, 'flatground') ?? [])
    expect(odds).toMatchObject({ goes: 3, costliest: { name: 'Kickflip' } })
    expect(odds?.all).toBeCloseTo(0.45)
    expect(odds?.costliest.without).toBeCloseTo(0.9)
  })

  it('follow the log the more there is of it', () => {
    const mastery = 'LEARNING'
    expect(landingRate(5, { tries: 0, lands: 0, mastery })).toBe(0.25)
    expect(landingRate(5, { tries: 200, lands: 180, mastery })).toBeCloseTo(0.9, 1)
    expect(landingRate(9)).toBeLessThan(landingRate(2))
  })
})
