import { describe, expect, it } from 'vitest'
import { growthRow } from './growth.ts'

describe('growthRow', () => {
  it('gives the median of each size, and the growth within the rounds', () => {
    const rounds = [
      [1, 2, 3],
      [10, 20, 30],
      [2, 2, 2],
    ]
    expect(growthRow('a post', rounds, 3)).toEqual(['a post', '2.0', '2.0', '3.0', '3.00'])
  })

  it('says what failed', () => {
    expect(growthRow('a post', [], 2)).toEqual(['a post', 'failed', 'failed', 'failed'])
  })
})
