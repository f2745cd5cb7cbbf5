import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddsOf } from '../odds.ts'
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

describe('a swap', () => {
  it('is for something that skaters do', () => {
    const steps = line('Fakie Shuvit', 'Fakie Ollie', 'Fakie Heelflip')
    expect(bestSwap(steps, lineTricks, 'flatground')?.into.name).toBe('Backside 180')
  })

  it('leaves the way in, turns no more, and does not leap from a warm-up to an ender', () => {
    const drop = inOrder(['Drop In', 'Backside Air', '540'].map(lineTrick), 'dropin') ?? []
    expect(bestSwap(drop, lineTricks, 'dropin')?.out.name).not.toBe('Drop In')
    const flat = bestSwap(line('Ollie', 'Kickflip', 'Heelflip'), lineTricks, 'flatground')
    expect(flat?.into.motion.stance).not.toBe('fakie')
    expect((flat?.into.value ?? 0) - (flat?.out.value ?? 0)).toBeLessThanOrEqual(1.5)
  })

  it.each([
    [['Ollie', 'Kickflip'], 'flatground'],
    [['Ollie', 'Kickflip'], 'quarterpipe'],
    [['Ollie', 'Wallride', 'Kickflip'], 'flatground'],
    [['Ollie', 'Airwalk'], 'flatground'],
    [['Ollie', 'Ollie North', 'One Foot Ollie'], 'flatground'],
  ] as const)('puts no 360 shuvit in the place of the ollie of %j', (names, start) => {
    const steps = inOrder(names.map(lineTrick), start) ?? []
    const swap = bestSwap(steps, ['360 Shuvit', '360 Flip', 'Kickflip'].map(lineTrick), start)
    expect(swap?.out.name).not.toBe('Ollie')
  })

  it('does not count the pushes to set off', () => {
    const flowOf = (...names: string[]) => judge(line(...names), 'flatground').parts[3]?.says
    expect(flowOf('Wallride', 'Kickflip')).toBe('Every trick leaves you the way the next one starts.')
  })
})

describe('what a swap adds', () => {
  it('is worth a change, and counted as one counts', () => {
    const steps = line('Kickflip', 'Double Kickflip', 'Triple Kickflip')
    const swaps = lineTricks.flatMap((into) => bestSwap(steps, [into], 'flatground') ?? [])
    expect(swaps.length).toBeGreaterThan(10)
    for (const { gain, says } of swaps) {
      expect(gain).toBeGreaterThanOrEqual(0.5)
      expect(says).toMatch(/ adds (?:1 point|(?!1 )[\d.]+ points), mostly for /)
    }
  })
})

describe('the sentences of the judge', () => {
  const says = (...names: string[]) => judge(line(...names), 'flatground').parts.map((part) => part.says)

  it('end once', () => {
    for (const names of [['Ollie'], ['Ollie', 'Kickflip'], ['Ollie', 'Kickflip', '360 Flip']])
      for (const sentence of says(...names)) expect(sentence).toMatch(/^[^.]*(?:\d\.\d[^.]*)*\.$/)
  })

  it('name no part of nothing', () => {
    expect(says('Ollie', '50-50')).toContain('1 push breaks it up.')
    expect(says('Fakie Ollie', 'Kickflip')).toContain('2 turns break it up.')
    expect(says('Fakie Ollie', '50-50')).toContain('2 turns and 1 push break it up.')
    expect(says('Ollie', 'Kickflip')[0]).toMatch(/^Kickflip and Ollie average/)
    expect(says('Ollie', 'Kickflip', 'Heelflip', 'Shuvit')[0]).toContain('count most and average')
  })
})

describe('odds', () => {
  const said = (...rates: number[]) => {
    const tricks = rates.map((rate, at) => ({ trick: { id: at, name: `Trick ${at}`, rate }, repair: null }))
    return oddsOf(tricks)?.says
  }

  it('are said in plain words', () => {
    expect(said(0.9, 0.5)).toBe(
      'About 5 in 10 tries land the whole line. Trick 1 costs most: without it, it would be 9 in 10.',
    )
    expect(said(0.95, 0.95, 0.95)).toBe(
      'About 9 in 10 tries land the whole line. Trick 0 is the likeliest to go wrong.',
    )
    expect(said(0.99), 'no line is certain').toBe('About 19 in 20 tries land the whole line.')
    expect(said(0.05)).toBe('About 1 in 20 tries lands the whole line.')
    expect(said(0.0137)).toBe('About 1 in 73 tries lands the whole line.')
    expect(said(0.3, 0.28, 0.011), 'no count is that exact').toBe(
      'About 1 in 1,100 tries lands the whole line. Trick 2 costs most: without it, it would be 1 in 12.',
    )
  })

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
})
