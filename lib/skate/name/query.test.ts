import { describe, expect, it } from 'vitest'
import { seedTricks } from '../testdata/library.ts'
import { nameKey, readQuery } from './query.ts'

const names = (text: string) => readQuery(text).map(({ name }) => name)

describe('readQuery', () => {
  it.each([
    ['sw tre', ['Switch 360 Flip']],
    ['bs180', ['Backside 180']],
    ['popshuvit', ['Pop Shuvit']],
    ['キックフリップ', ['Kickflip']],
    ['Indy 540', ['540 Indy']],
    ['how to kickflip', ['Kickflip']],
    ['kickflip tutorial for beginners', ['Kickflip']],
    ['what is the difference between laser flip vs hardflip', ['Laser Flip', 'Hardflip']],
    ['back smith', ['Backside Smith Grind']],
    ['axel stall', ['Axle Stall']],
    ['indie grab', ['Indy Grab']],
    ['varial heal', ['Varial Heelflip']],
    ['half cap', ['Half Cab']],
    ['oly', ['Ollie']],
    ['quadruple sushi flip', ['Kickflip']],
    ['best shoes to buy', []],
    ['', []],
    ['x'.repeat(5000), []],
  ])('reads %j', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it('gives one key to the spellings of one trick', () => {
    const keys = ['3 flip', '360 flip', 'treflip', 'TRE FLIP', '360flip'].map(
      (text) => readQuery(text)[0]?.key,
    )
    expect(new Set(keys)).toEqual(new Set(['360flip']))
    expect(nameKey('Frontside 5-0')).not.toBe(nameKey('Frontside 50'))
  })

  it('reads every name of the library as one trick', () => {
    expect(seedTricks.filter(({ name }) => readQuery(name).length !== 1).map(({ name }) => name)).toEqual([])
  })
})
