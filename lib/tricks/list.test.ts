import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FilterableTrick,
  filterQuery,
  filterTricks,
  levelOf,
  noFilters,
  parseFilters,
  sortOrders,
  sortTricks,
} from './list'
import { levels, trickCategories, trickTypes } from './taxonomy'

const trick = fc.record<FilterableTrick>({
  name: fc.string(),
  category: fc.constantFrom(...trickCategories),
  trickType: fc.constantFrom(...trickTypes),
  difficultyRating: fc.constantFrom(...levels),
})

const filters = fc.record({
  q: fc.string({ maxLength: 100 }),
  category: fc.constantFrom('', ...trickCategories),
  type: fc.constantFrom('', ...trickTypes),
  level: fc.constantFrom('', ...levels),
  sort: fc.constantFrom(...(Object.keys(sortOrders) as (keyof typeof sortOrders)[])),
})

describe('filters in the URL', () => {
  it('survive a round trip through the query string', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(parseFilters(filterQuery(wanted))).toEqual(wanted)
      }),
    )
  })

  it('ignore case and unknown values', () => {
    expect(parseFilters('?type=base&category=RAIL&level=guru&sort=size')).toEqual({
      ...noFilters,
      type: 'BASE',
      category: 'Rail',
    })
  })

  it('give an empty query string when none is set', () => {
    expect(filterQuery(noFilters)).toBe('')
  })
})

describe('filterTricks', () => {
  it('keeps exactly the tricks that match every set filter', () => {
    fc.assert(
      fc.property(fc.array(trick), filters, (tricks, wanted) => {
        const kept = new Set(filterTricks(tricks, wanted))
        for (const one of tricks) {
          const matches =
            ['', one.category].includes(wanted.category) &&
            ['', one.trickType].includes(wanted.type) &&
            ['', one.difficultyRating].includes(wanted.level)
          expect(kept.has(one)).toBe(matches)
        }
      }),
    )
  })
})

describe('sortTricks', () => {
  it('orders by level and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(trick), (tricks) => {
        const sorted = sortTricks(tricks, 'hardest')
        expect(sorted).toHaveLength(tricks.length)
        expect(sorted.map((one) => levelOf(one.difficultyRating))).toEqual(
          tricks.map((one) => levelOf(one.difficultyRating)).sort((a, b) => b - a),
        )
      }),
    )
  })
})

it('levelOf is 1 for an unknown level', () => {
  expect(levelOf('Wizard')).toBe(1)
})
