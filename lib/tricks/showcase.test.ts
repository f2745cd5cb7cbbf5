import { describe, expect, it } from 'vitest'
import { planLine } from '../skate/lines/plan'
import { lineTricks } from '../skate/testdata/library'
import { readMotion } from './read-motion'
import { guesses, shownLine, shownTrick, wayThere } from './showcase'

const named = (name: string) => lineTricks.filter((trick) => trick.name === name)

describe('what the home page shows', () => {
  it.each([shownTrick, ...guesses.flat(), ...shownLine.map(({ name }) => name)])(
    'has %s in the library',
    (name) => expect(named(name)).toHaveLength(1),
  )

  it('is the line that the planner likes best', () => {
    const result = planLine({ start: 'flatground', tricks: shownLine.flatMap(({ name }) => named(name)) })
    const best = result.ok ? (result.plans[0]?.steps ?? []) : []
    expect(
      best.map(({ trick, enters, leaves, repair }) => ({
        name: trick.name,
        enters,
        leaves,
        ...(repair && { repair: { name: repair.name } }),
      })),
    ).toEqual(shownLine)
  })

  it('asks for tricks that differ from those one takes them for', () => {
    for (const names of guesses)
      expect(new Set(names.map((name) => JSON.stringify(readMotion(name)))).size).toBe(names.length)
  })

  it('leads to a trick of the library', () => {
    expect(named('360 Flip')).toHaveLength(1)
    expect(wayThere.slug).toBe('360-flip')
  })
})
