import { describe, expect, it } from 'vitest'
import { difficultyOf, exactDifficulty, LEVELS } from '../difficulty/difficulty.ts'
import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { STEPS } from '../testdata/expected-steps.ts'
import { seedTricks } from '../testdata/library.ts'
import { stepsTo } from './steps.ts'

const motions = new Map(
  seedTricks.flatMap(({ name }): [string, Motion][] => {
    const parsed = parseTrick(name)
    return parsed.ok ? [[name, parsed.motion]] : []
  }),
)
const steps = stepsTo([...motions].map(([key, motion]) => ({ key, motion })))
const motionOf = (name: string): Motion => {
  const found = motions.get(name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const levelOf = (name: string) => LEVELS.indexOf(difficultyOf(motionOf(name)).level)

const wished = STEPS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', rest = ''] = row.split(': ')
    const [wants = '', also = ''] = rest.split(';')
    return {
      name,
      wants: wants
        .trim()
        .split(', ')
        .map((options) => options.split(' | ')),
      also: also.trim().split(', '),
    }
  })

describe('steps to a trick', () => {
  it('are those a coach would name', () => {
    const off = wished.filter(({ name, wants, also }) => {
      const given = steps.get(name) ?? []
      const allowed = new Set([...wants.flat(), ...also])
      const isRight = given.every((step) => allowed.has(step))
      return !isRight || !wants.every((options) => options.some((step) => given.includes(step)))
    })
    // A 5-0 is built on a 50-50: it stands for both.
    expect(off.map(({ name }) => name)).toEqual(['Backside Smith Grind'])
  })

  it.each([
    ['Switch Laser Flip', ['Switch Varial Heelflip', 'Laser Flip', 'Switch Frontside 360 Shuvit']],
    ['Triple Kickflip', ['Double Kickflip']],
    ['Caballerial Flip', ['Half Cab Flip']],
    ['1080', ['900']],
    ['McTwist', ['540']],
  ])('to a %s are one turn, one flip, one contact smaller', (name, expected) => {
    expect(steps.get(name)).toEqual(expect.arrayContaining(expected))
  })

  it('are easier than the trick, and at most three', () => {
    for (const [name, found] of steps) {
      expect(found.length).toBeLessThanOrEqual(3)
      for (const step of found)
        expect([name, step, exactDifficulty(motionOf(step)) < exactDifficulty(motionOf(name))]).toEqual([
          name,
          step,
          true,
        ])
    }
  })

  it('leave out what leads to another step anyway', () => {
    const reaches = (from: string, to: string): boolean =>
      (steps.get(from) ?? []).some((step) => step === to || reaches(step, to))
    for (const [name, found] of steps) {
      if (motionOf(name).parts.length === 2) continue
      for (const one of found)
        for (const other of found)
          expect([name, one, other, reaches(one, other)]).toEqual([name, one, other, false])
    }
  })

  it('jump over no level but where nothing lies between', () => {
    const jumps = [...steps].filter(
      ([name, found]) => found.length > 0 && Math.max(...found.map(levelOf)) < levelOf(name) - 1,
    )
    expect(jumps.map(([name]) => name).sort()).toEqual([
      'Backside 360 Heelflip',
      'Casper Disaster',
      'Darkslide',
      'Dolphin Flip',
      'Dragon Flip',
      'Frontside 360 Heelflip',
      'Frontside 360 Kickflip',
      'Hand Plant Shuvit',
    ])
  })

  it('are there for nine tricks in ten', () => {
    const without = [...steps.values()].filter((found) => found.length === 0)
    expect(without.length / steps.size).toBeLessThan(0.1)
  })
})
