import { describe, expect, it } from 'vitest'
import { lineTricks } from '../../testdata/library.ts'
import { WELL_KNOWN } from '../fame.ts'
import { keyOf } from '../library.ts'
import { parsed } from '../wish/words/names.ts'
import { NEXT, nextAfter } from './progression.ts'

const known = new Set(lineTricks.map(({ name }) => name))
const motionOf = (name: string) => {
  const made = parsed(name.toLowerCase())
  if (!made) throw new Error(`${name} means nothing`)
  return made
}
const following = (...names: string[]) => [...nextAfter(names.map(motionOf), new Set()).keys()]

describe('what comes next', () => {
  it('is told of tricks that the library has', () => {
    const told = Object.entries(NEXT).flatMap(([name, next]) => [name, ...next.split(', ')])
    expect(told.filter((name) => !known.has(name))).toEqual([])
  })

  it('keeps the stance that no list is for', () => {
    expect(following('Switch Varial Kickflip')).toContain('Switch 360 Flip')
  })

  it('keeps the side, and thinks of the other one', () => {
    expect(following('Frontside 5-0')).toContain('Frontside Nosegrind')
    expect(following('Frontside 5-0')).toContain('Backside 5-0')
  })

  it('comes to mind sooner after several landed tricks', () => {
    const one = nextAfter([motionOf('Kickflip')], new Set()).get('Varial Kickflip') ?? 0
    const both = nextAfter([motionOf('Kickflip'), motionOf('Pop Shuvit')], new Set())
    expect(both.get('Varial Kickflip')).toBeGreaterThan(one)
  })

  it('is nothing that harder tricks have left behind', () => {
    expect(nextAfter([motionOf('Ollie')], new Set(['Backside 180'])).has('Backside 180')).toBe(false)
  })
})

describe('what everyone knows', () => {
  it('is in the library, each once', () => {
    expect(WELL_KNOWN.filter((name) => !known.has(name))).toEqual([])
    expect(new Set(WELL_KNOWN.map((name) => keyOf(motionOf(name)))).size).toBe(WELL_KNOWN.length)
  })
})
