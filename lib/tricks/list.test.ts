import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countFilters,
  type FilterableTrick,
  filterQuery,
  filterTricks,
  levelNumber,
  noFilters,
  parseFilters,
  partsOf,
  shownParts,
  sortOrders,
  sortTricks,
  tricksPerPart,
} from './list'
import { type Level, levels, trickCategories, trickTypes, typicalDifficulty } from './taxonomy'

const trick = fc.record<FilterableTrick>({
  name: fc.string(),
  category: fc.constantFrom(...trickCategories),
  trickType: fc.constantFrom(...trickTypes),
  difficultyRating: fc.constantFrom(...levels),
  difficulty: fc.option(fc.double({ min: 1, max: 10, noNaN: true })),
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
    expect(parseFilters('?sort=constructor')).toEqual(noFilters)
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
  it('orders by the number, a trick without one as its level, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(trick), (tricks) => {
        const sorted = sortTricks(tricks, 'hardest')
        expect(new Set(sorted)).toEqual(new Set(tricks))
        expect(sorted).toHaveLength(tricks.length)
        const points = sorted.map((one) => one.difficulty ?? typicalDifficulty[one.difficultyRating as Level])
        expect(points).toEqual(points.toSorted((one, other) => other - one))
      }),
    )
  })
})

it('levelNumber is 1 for an unknown level', () => {
  expect(levelNumber('Wizard')).toBe(1)
})

it('filterQuery leaves the rest of a query string as it was', () => {
  const filters = { ...noFilters, category: 'Rail' }
  expect(filterQuery(filters, '?q=tre&open=kickflip.ollie&sort=name')).toBe(
    '?open=kickflip.ollie&category=Rail',
  )
  expect(filterQuery(noFilters, '?category=Rail&card=3')).toBe('?card=3')
})

it('countFilters counts what narrows the list, not the text or the order', () => {
  expect(countFilters(noFilters)).toBe(0)
  expect(countFilters({ ...noFilters, q: 'tre', sort: 'name' })).toBe(0)
  expect(countFilters({ q: 'tre', category: 'Rail', type: 'BASE', level: 'Expert', sort: 'known' })).toBe(3)
})

describe('the parts of a long list', () => {
  it('hold every trick once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), (tricks) => {
        expect(partsOf(tricks).flatMap((part) => part.tricks)).toEqual(tricks)
      }),
    )
  })

  it('are shown up to the one that a fragment names', () => {
    const parts = partsOf(Array.from({ length: 3 * tricksPerPart }, (_, id) => id))
    for (const [at, { fragment }] of parts.entries()) expect(shownParts(`#${fragment}`)).toBe(at + 1)
  })

  it.each(['', '#content', '#to-', '#to--5', '#to-0', '#to-1e9', '#video'])('are one at %j', (fragment) => {
    expect(shownParts(fragment)).toBe(1)
  })
})
