import { describe, expect, it } from 'vitest'
import { trickSummary } from '@/tests/setup/tricks'
import { dayMs } from '../days'
import { landingRate } from './practice'
import { begun } from './progress'
import type { MyTrick } from './schema'
import type { MasteryLevel } from './taxonomy'
import {
  daysBetween,
  dayWords,
  dueShareOf,
  isDue,
  lastTimeWords,
  parseView,
  practicedWords,
  sortMyTricks,
  sortOrders,
  todayTricks,
  viewOf,
  viewQuery,
  wholeList,
} from './view'

describe('dayWords', () => {
  it('writes a day as Americans do, in any time zone', () => {
    expect(dayWords('2026-11-20')).toBe('Nov 20, 2026')
  })
})

const now = Date.parse('2026-06-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString()

type Given = Partial<MyTrick> & { mastery?: MasteryLevel; days?: number; tries?: [number, number] }

function myTrick(id: number, { mastery = 'LEARNING', days, tries, ...given }: Given = {}): MyTrick {
  return {
    ...trickSummary(id),
    steps: [],
    videoUrl: null,
    videoStart: null,
    progress: {
      ...begun,
      masteryLevel: mastery,
      lastPracticed: days === undefined ? null : daysAgo(days),
      notes: [],
    },
    landing: tries ? landingRate(...tries) : null,
    ...given,
  }
}

const list = [
  myTrick(1, { name: 'Kickflip', tries: [10, 5], days: 2, difficulty: 4 }),
  myTrick(2, { name: '360 Flip', aliases: ['Tre Flip'], tries: [10, 1], days: 1, difficulty: 6 }),
  myTrick(3, { name: 'Boardslide', category: 'Rail', mastery: 'MASTERED', days: 40, difficulty: 4.5 }),
  myTrick(4, { name: 'Ollie', category: 'Flatground', mastery: 'CONSISTENT', days: 15, difficulty: 1 }),
]
const ids = (tricks: MyTrick[]) => tricks.map(({ id }) => id)

describe('the view of a list', () => {
  it.each([
    ['', [2, 1, 4, 3]],
    ['?q=flip', [1, 2]],
    ['?q=TRE', [2]],
    ['?q=fl%20tre', [2]],
    ['?q=flip%20slide', []],
    ['?category=rail', [3]],
    ['?mastery=MASTERED', [3]],
    ['?level=beginner', [2, 1, 4, 3]],
    ['?level=Expert', []],
    ['?category=Nothing&sort=constructor', [2, 1, 4, 3]],
    ['?sort=added', [1, 2, 3, 4]],
    ['?sort=due', [3, 4, 1, 2]],
    ['?sort=level', [4, 1, 3, 2]],
    ['?sort=rate', [1, 2, 3, 4]],
    ['?sort=name', [2, 3, 1, 4]],
  ])('of %j shows %j', (query, expected) => {
    expect(ids(viewOf(list, parseView(query), now))).toEqual(expected)
  })

  it('shows what a search means first, and then what holds the text, unless an order is asked for', () => {
    expect(ids(viewOf(list, parseView('?q=flip'), now, [4, 2]))).toEqual([4, 2, 1])
    expect(ids(viewOf(list, parseView('?q=flip&sort=level'), now, [4, 2]))).toEqual([4, 1, 2])
    expect(ids(viewOf(list, parseView('?q=flip&category=flatground'), now, [4, 2]))).toEqual([4])
    expect(ids(viewOf(list, parseView(''), now, [4, 2]))).toEqual([2, 1, 4, 3])
  })

  it('survives the address, and leaves there what is not its own', () => {
    for (const sort of Object.keys(sortOrders) as (keyof typeof sortOrders)[]) {
      const view = { q: 'tre flip', category: 'Flips', level: 'Expert', mastery: 'LEARNING', sort }
      const query = viewQuery(view, '?more=kickflip&q=old')
      expect(parseView(query)).toEqual(view)
      expect(query).toContain('more=kickflip')
    }
    expect(viewQuery(wholeList, '?q=old&sort=name')).toBe('')
  })

  it('leaves the list that it is given as it was', () => {
    const before = ids(list)
    sortMyTricks(list, 'name', now)
    expect(ids(list)).toEqual(before)
  })
})

describe('what is due', () => {
  it('is due after 14 days when landed regularly and after 30 when mastered, and never while it is learned', () => {
    expect(dueShareOf(myTrick(1, { mastery: 'CONSISTENT', days: 14 }), now)).toBe(1)
    expect(dueShareOf(myTrick(1, { mastery: 'CONSISTENT', days: 7 }), now)).toBe(0.5)
    expect(dueShareOf(myTrick(1, { mastery: 'MASTERED', days: 30 }), now)).toBe(1)
    expect(dueShareOf(myTrick(1, { mastery: 'MASTERED', days: 29 }), now)).toBeLessThan(1)
    expect(dueShareOf(myTrick(1, { mastery: 'LEARNING', days: 400 }), now)).toBe(0)
    expect(dueShareOf(myTrick(1, { mastery: 'MASTERED' }), now)).toBe(0)
  })

  it('is nothing without a try: no one knows when that was done last', () => {
    const said = { mastery: 'MASTERED', days: 942 } as const
    expect(isDue(myTrick(1, said), now)).toBe(false)
    expect(isDue(myTrick(1, { ...said, tries: [1, 0] }), now)).toBe(true)
  })

  it('comes after what was practiced last, each trick once, and no more than three in all', () => {
    expect(ids(todayTricks(list, now))).toEqual([2, 1, 4])
    expect(todayTricks([myTrick(1)], now)).toEqual([])
    const fresh = [1, 2, 3, 4].map((id) => myTrick(id, { mastery: 'LEARNING', days: id }))
    const due = [5, 6, 7, 8].map((id) => myTrick(id, { mastery: 'MASTERED', days: 30 + id, tries: [4, 3] }))
    expect(ids(todayTricks([...due, ...fresh], now))).toEqual([1, 2, 8])
    expect(ids(todayTricks(due, now))).toEqual([8, 7, 6])
    expect(ids(todayTricks(fresh, now))).toEqual([1, 2, 3])
  })
})

it.each([
  ['2026-06-14', 'Last time: 3 of 10, yesterday'],
  ['2026-06-09', 'Last time: 3 of 10, Tuesday'],
  ['2026-06-08', 'Last time: 3 of 10, Jun 8, 2026'],
])('what it came to on %s: %s', (day, words) => {
  expect(lastTimeWords({ day, tries: 10, lands: 3 }, new Date(2026, 5, 15, 12))).toBe(words)
})

describe('when a trick was practiced', () => {
  it('counts days from midnight to midnight', () => {
    expect(daysBetween(new Date(2026, 2, 28, 23, 59), new Date(2026, 2, 29, 0, 1))).toBe(1)
    expect(daysBetween(new Date(2026, 2, 1), new Date(2026, 3, 1))).toBe(31)
  })

  it.each([
    [null, null],
    [new Date(2026, 5, 15, 9), 'today'],
    [new Date(2026, 5, 16, 9), 'today'],
    [new Date(2026, 5, 14, 23), 'yesterday'],
    [new Date(2026, 5, 5), '10 days ago'],
  ])('of %s says %s', (moment, words) => {
    expect(practicedWords(moment?.toISOString() ?? null, new Date(2026, 5, 15, 12))).toBe(words)
  })
})
