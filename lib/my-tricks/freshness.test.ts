import { describe, expect, it } from 'vitest'
import { dueTricks, type Kept } from './freshness'

const now = new Date('2026-06-30T12:00:00Z')
const kept = (id: number, masteryLevel: Kept['masteryLevel'], daysAgo: number): Kept => ({
  trick: { id, slug: `trick-${id}`, name: `Trick ${id}` },
  masteryLevel,
  lastTouched: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000),
})

describe('dueTricks', () => {
  it.each([
    ['LEARNING', 400, false],
    ['CONSISTENT', 13, false],
    ['CONSISTENT', 14, true],
    ['MASTERED', 29, false],
    ['MASTERED', 30, true],
  ] as const)('%s and not touched for %i days: due %s', (level, daysAgo, isDue) => {
    expect(dueTricks([kept(1, level, daysAgo)], now)).toHaveLength(isDue ? 1 : 0)
  })

  it('begins with what is the longest overdue for its level', () => {
    const due = dueTricks([kept(1, 'MASTERED', 40), kept(2, 'CONSISTENT', 40), kept(3, 'MASTERED', 31)], now)
    expect(due.map(({ trick }) => trick.id)).toEqual([2, 1, 3])
    expect(due[0]).toMatchObject({ daysSince: 40, daysOverdue: 26, masteryLevel: 'CONSISTENT' })
  })

  it('bears a clock that runs behind', () => {
    expect(dueTricks([kept(1, 'MASTERED', -5)], now)).toEqual([])
  })
})
