import { describe, expect, it } from 'vitest'
import { changeCount, toggleFeature } from './use-park'

describe('the selection of features', () => {
  it('takes a feature in once and out again', () => {
    const once = toggleFeature([{ name: 'Ledge', count: 3 }], 'Rail')
    expect(once).toEqual([
      { name: 'Ledge', count: 3 },
      { name: 'Rail', count: 1 },
    ])
    expect(toggleFeature(once, 'Ledge')).toEqual([{ name: 'Rail', count: 1 }])
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
