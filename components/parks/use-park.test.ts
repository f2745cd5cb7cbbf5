import { describe, expect, it } from 'vitest'
import { listedIn } from '@/lib/addresses'
import {
  changeCount,
  nameIn,
  parkQuery,
  selectedIn,
  selectedWords,
  toggleFeature,
  withName,
} from './use-park'

describe('the selection of features', () => {
  it('takes a feature in once and out again', () => {
    const once = toggleFeature([{ name: 'Ledge', count: 3 }], 'Rail')
    expect(once).toEqual([
      { name: 'Ledge', count: 3 },
      { name: 'Rail', count: 1 },
    ])
    expect(toggleFeature(once, 'Ledge')).toEqual([{ name: 'Rail', count: 1 }])
  })

  it('is read from an address that anyone may have written', () => {
    const names = new Set(['Ledge', 'Low-to-High Ledge'])
    const words = ['Low-to-High Ledge-2', 'Ledge-0', 'Ledge-21', 'Ledge', 'Ledge-3', 'Moon-1', '']
    expect(selectedIn(words, names)).toEqual([
      { name: 'Low-to-High Ledge', count: 2 },
      { name: 'Ledge', count: 3 },
    ])
  })

  it.each([
    [[], 'No features'],
    [[1], '1 feature'],
    [[1, 3], '4 features'],
  ])('of %j is said as %j', (counts, words) => {
    expect(selectedWords(counts.map((count, at) => ({ name: `Feature ${at}`, count })))).toBe(words)
  })

  it.each([
    [1, 1, 2],
    [1, -1, 1],
    [20, 1, 20],
    [20, -1, 19],
  ] as const)('counts a feature from %i by %i to %i', (count, by, expected) => {
    const selected = [
      { name: 'Ledge', count },
      { name: 'Rail', count: 2 },
    ]
    expect(changeCount(selected, 'Ledge', by)).toEqual([
      { name: 'Ledge', count: expected },
      { name: 'Rail', count: 2 },
    ])
  })
})

describe('the address of a park', () => {
  const park = {
    name: 'St. Pauli & more',
    features: [{ name: 'Ledge', count: 2 }],
    difficulty: 'Beginner',
  } as const

  it('has its name, its features and its level, and asks for its flow', () => {
    const query = parkQuery({ ...park, features: [...park.features] })
    expect(nameIn(query)).toBe(park.name)
    for (const part of ['park', 'asked'])
      expect(selectedIn(listedIn(query, part), new Set(['Ledge']))).toEqual(park.features)
    expect(['level', 'asked-level'].map((part) => listedIn(query, part))).toEqual([
      ['Beginner'],
      ['Beginner'],
    ])
  })

  it('may lack a name, and keeps what else it has when it gets one', () => {
    expect(nameIn('?park=Ledge-1')).toBe('')
    expect(withName('?park=Ledge-1&called=x', '')).toBe('?park=Ledge-1')
    expect(nameIn(withName('?park=Ledge-1', 'A'))).toBe('A')
    expect(nameIn(`?called=${'a'.repeat(500)}`)).toHaveLength(60)
  })
})
