import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ClassifiableTrick,
  countByType,
  firstByType,
  parseType,
  placeSections,
  sectionsOf,
  typeQuery,
} from './classification'
import { trickCategories, trickTypes } from './taxonomy'

const trick = fc.record<ClassifiableTrick>({
  category: fc.constantFrom(...trickCategories),
  trickType: fc.constantFrom(...trickTypes),
})
const tricks = fc.array(trick)
const type = fc.constantFrom(...trickTypes)
const closed = fc.uniqueArray(fc.constantFrom(...trickCategories)).map((categories) => new Set(categories))

describe('sectionsOf', () => {
  it('holds every trick of the type once, under its own category', () => {
    fc.assert(
      fc.property(tricks, type, (all, wanted) => {
        const sections = sectionsOf(all, wanted)
        expect(sections.flatMap((section) => section.tricks)).toHaveLength(countByType(all)[wanted])
        for (const section of sections) {
          expect(section.tricks).toEqual(
            all.filter(({ category, trickType }) => category === section.category && trickType === wanted),
          )
        }
      }),
    )
  })

  it('keeps the order of the categories and leaves empty ones out', () => {
    const base = (category: ClassifiableTrick['category']) => ({ category, trickType: 'BASE' as const })
    const sections = sectionsOf([base('Flips'), base('Rail'), base('Flips')], 'BASE')
    expect(sections.map(({ category, tricks: { length } }) => [category, length])).toEqual([
      ['Rail', 1],
      ['Flips', 2],
    ])
    expect(sectionsOf([base('Rail')], 'COMBINATION')).toEqual([])
  })
})

describe('firstByType', () => {
  it('starts each type as its list does, and stays within its first section', () => {
    fc.assert(
      fc.property(tricks, fc.nat(5), (all, limit) => {
        const first = firstByType(all, limit)
        for (const one of trickTypes) {
          expect(first[one]).toEqual((sectionsOf(all, one)[0]?.tricks ?? []).slice(0, limit))
        }
      }),
    )
  })
})

describe('placeSections', () => {
  it('numbers headings and open cards without a gap', () => {
    fc.assert(
      fc.property(tricks, type, closed, (all, wanted, shut) => {
        let expected = 0
        for (const section of placeSections(sectionsOf(all, wanted), shut)) {
          expect(section.heading).toBe(expected)
          expect(section.isOpen).toBe(!shut.has(section.category))
          expected += 1 + (section.isOpen ? section.tricks.length : 0)
          expect(section.last).toBe(expected - 1)
        }
      }),
    )
  })
})

describe('the type in the URL', () => {
  it('survives a round trip through the query string', () => {
    for (const one of trickTypes) expect(parseType(typeQuery(one))).toBe(one)
  })

  it('ignores case and falls back to base tricks', () => {
    expect(parseType('?type=Variation')).toBe('VARIATION')
    expect(parseType('?type=base')).toBe('BASE')
    expect(parseType('?type=toString')).toBe('BASE')
    expect(parseType('')).toBe('BASE')
  })
})
