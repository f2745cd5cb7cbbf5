import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { combination, singleMotion } from '../testdata/arbitrary-motion.ts'
import { readSamples } from '../testdata/samples.ts'
import found from './coefficients.json' with { type: 'json' }
import { blend, difficultyOf, levelOf } from './difficulty.ts'
import { ENOUGH_TRIES, fitDifficulty } from './fit.ts'

const samples = readSamples()
const sampleOf = (name: string) => {
  const sample = samples.find((candidate) => candidate.name === name)
  if (!sample) throw new Error(`no ${name}`)
  return sample
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const same = values.filter((other) => other === value).length
    return below + (same - 1) / 2
  })
}

function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [ranks(one), ranks(other)]
  const mean = (x.length - 1) / 2
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + (value - mean) * ((b[at] ?? 0) - mean), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

describe('difficulty', () => {
  it('uses the costs that the evidence gives', () => {
    expect(found).toEqual(fitDifficulty(samples))
  })

  it('orders tricks it has no pro counts of better than the sources do', () => {
    const tested = samples.filter(({ evidence }) => evidence.landed + evidence.missed >= ENOUGH_TRIES)
    const missRate = tested.map(({ evidence }) => evidence.missed / (evidence.landed + evidence.missed))
    const predicted = tested.map((left) => {
      const evidence = { ...left.evidence, landed: 0, missed: 0 }
      const others = samples.map((sample) => (sample === left ? { ...sample, evidence } : sample))
      return blend(left.motion, evidence, fitDifficulty(others))
    })
    expect(tested.length).toBe(92)
    expect(rankCorrelation(predicted, missRate)).toBeCloseTo(0.74, 2)

    const rated = tested.flatMap(({ evidence }, at) => (evidence.consensus === null ? [] : [at]))
    const pick = (values: readonly (number | null)[]) => rated.map((at) => values[at] ?? 0)
    const sources = pick(tested.map(({ evidence }) => evidence.consensus))
    expect(rankCorrelation(sources, pick(missRate))).toBeCloseTo(0.61, 2)
    expect(rankCorrelation(pick(predicted), pick(missRate))).toBeCloseTo(0.75, 2)
  }, 60_000)

  it('stays between 1 and 10 for every motion and says why in one sentence', () => {
    fc.assert(
      fc.property(fc.oneof(singleMotion, combination), (made) => {
        const { value, level, because } = difficultyOf(made)
        expect(value).toBeGreaterThanOrEqual(1)
        expect(value).toBeLessThanOrEqual(10)
        expect(level).toBe(levelOf(value))
        expect(because).toMatch(/^\d+\.\d because [^.]*(\.\d[^.]*)*\.$/)
      }),
      { numRuns: 500 },
    )
  }, 30_000)

  it.each([
    ['Ollie', 'Beginner'],
    ['Pop Shuvit', 'Beginner'],
    ['Kickturn', 'Beginner'],
    ['Manual', 'Beginner'],
    ['Kickflip', 'Intermediate'],
    ['Backside Tailslide', 'Intermediate'],
    ['360 Flip', 'Advanced'],
    ['Hardflip', 'Advanced'],
    ['Laser Flip', 'Expert'],
    ['900', 'Expert'],
  ])('puts %s among the tricks for a %s', (name, level) => {
    const { motion, evidence } = sampleOf(name)
    expect(difficultyOf(motion, evidence).level).toBe(level)
  })

  it('makes a flip in switch, a second flip, and a flip into a slide harder', () => {
    const value = (name: string) => {
      const parsed = parseTrick(name)
      return parsed.ok ? difficultyOf(parsed.motion).value : 0
    }
    expect(value('Switch Heelflip')).toBeGreaterThan(value('Heelflip'))
    expect(value('Double Heelflip')).toBeGreaterThan(value('Heelflip'))
    expect(value('Kickflip Backside Tailslide')).toBeGreaterThan(value('Backside Tailslide'))
    expect(value('720 Hardflip')).toBeGreaterThan(value('360 Hardflip'))
  })

  it('says when the pros tried too seldom to count', () => {
    const { motion } = sampleOf('Kickflip')
    const few = difficultyOf(motion, { consensus: null, sources: 0, landed: 1, missed: 2 })
    expect(few.because).toContain('pros missed 2 of 3 tries in games of skate, too few to count for much')
    const alone = difficultyOf(motion)
    expect(Math.abs(few.value - alone.value)).toBeLessThan(0.3)
  })
})
