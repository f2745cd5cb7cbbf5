import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trickSummary } from '@/tests/setup/tricks'
import { oddsTrick } from '../tricks/rider'
import { landingOf, landingRate, skaterOf } from './practice'
import { begun } from './progress'
import type { MyTrick, Next } from './schema'
import {
  afterSession,
  comparedWords,
  drillFor,
  lastTimeOf,
  moved,
  planned,
  planSession,
  replanned,
  type Session,
  startSession,
  sumUp,
  tried,
} from './session'
import type { MasteryLevel } from './taxonomy'

const now = Date.parse('2026-06-15T12:00:00Z')

type Given = { mastery?: MasteryLevel; days?: number; tries?: [number, number]; difficulty?: number }

function myTrick(id: number, { mastery = 'LEARNING', days, tries, difficulty = 4 }: Given = {}): MyTrick {
  const lastPracticed = days === undefined ? null : new Date(now - days * 864e5).toISOString()
  return {
    ...trickSummary(id, { difficulty }),
    steps: [],
    videoUrl: null,
    videoStart: null,
    progress: { ...begun, masteryLevel: mastery, lastPracticed, notes: [] },
    landing: tries ? landingRate(...tries) : null,
  }
}

const planOf = (tricks: MyTrick[], next: Next | null = null) =>
  planSession(tricks, skaterOf(tricks), next, now)

const anyTrick = fc.record({
  mastery: fc.constantFrom<MasteryLevel>('LEARNING', 'CONSISTENT', 'MASTERED'),
  days: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  tries: fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 200 }), fc.nat(100))
      .map(([tries, share]): [number, number] => [tries, Math.floor((tries * share) / 100)]),
    { nil: undefined },
  ),
  difficulty: fc.integer({ min: 1, max: 10 }),
})

describe('the plan of a session', () => {
  it('has four to six tricks, each once, or all where there are fewer', () => {
    fc.assert(
      fc.property(fc.array(anyTrick, { maxLength: 40 }), (given) => {
        const tricks = given.map((each, id) => myTrick(id + 1, each))
        const ids = planOf(tricks).map(({ trickId }) => trickId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeGreaterThanOrEqual(Math.min(4, tricks.length))
        expect(ids.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('warms up with what is sure, takes what is due and what is in reach, and ends on a sure one', () => {
    const tricks = [
      myTrick(1, { mastery: 'MASTERED', days: 3, tries: [50, 48], difficulty: 1 }),
      myTrick(2, { mastery: 'MASTERED', days: 5, tries: [50, 40], difficulty: 2 }),
      myTrick(3, { mastery: 'CONSISTENT', days: 60, tries: [40, 26], difficulty: 4 }),
      myTrick(4, { days: 1, tries: [40, 12], difficulty: 5 }),
      myTrick(5, { days: 9, tries: [40, 10], difficulty: 6 }),
      myTrick(6, { tries: [60, 0], difficulty: 9.5 }),
    ]
    expect(planOf(tricks).map(({ trickId, role }) => [trickId, role])).toEqual([
      [1, 'warmup'],
      [3, 'due'],
      [4, 'project'],
      [5, 'project'],
      [2, 'finish'],
    ])
  })

  it('takes up what was saved and never tried beside what is at hand', () => {
    const skated = [1, 2, 3, 4].map((id) => myTrick(id, { days: id, tries: [40, 18] }))
    const projects = planOf([...skated, myTrick(5)]).filter(({ role }) => role === 'project')
    expect(projects.slice(0, 2).map(({ trickId }) => trickId)).toEqual([1, 5])
  })

  it('begins and ends with sure ones in turns, and leaves those that are due to their place', () => {
    const sure = [1, 2, 3, 4, 5, 6].map((id) =>
      myTrick(id, { mastery: 'MASTERED', days: 8 - id, tries: [50, 48 - id] }),
    )
    const due = myTrick(7, { mastery: 'CONSISTENT', days: 40, tries: [40, 36] })
    expect(planOf([...sure, due]).map(({ trickId, role }) => [trickId, role])).toEqual([
      [1, 'warmup'],
      [2, 'warmup'],
      [7, 'due'],
      [3, 'finish'],
    ])
  })

  it('begins with what one says to land, before any try shows it', () => {
    const tricks = [
      myTrick(1, { mastery: 'CONSISTENT' }),
      myTrick(2, { mastery: 'CONSISTENT', difficulty: 5 }),
      ...[3, 4, 5].map((id) => myTrick(id)),
    ]
    const plan = planOf(tricks).map(({ trickId, role }) => [trickId, role])
    expect([plan.at(0), plan.at(-1)]).toEqual([
      [1, 'warmup'],
      [2, 'finish'],
    ])
  })

  it('keeps at the nearest project of last time, and takes the others in turns', () => {
    const nearest = myTrick(1, { days: 2.01, tries: [20, 9] })
    const others = [2, 3, 4].map((id) => myTrick(id, { days: id, tries: [20, 6] }))
    const projects = planOf([...others, nearest]).filter(({ role }) => role === 'project')
    expect(projects.slice(0, 2).map(({ trickId }) => trickId)).toEqual([1, 4])
  })

  it('spares a warm-up rather than the end, where there is too much for a day', () => {
    const sure = [1, 2, 3, 4, 5].map((id) =>
      myTrick(id, { mastery: 'MASTERED', days: 1, tries: [50, 48 - id] }),
    )
    const due = [6, 7].map((id) => myTrick(id, { mastery: 'CONSISTENT', days: 200, tries: [40, 30] }))
    const learned = [8, 9].map((id) => myTrick(id, { days: 2, tries: [40, 12] }))
    expect(planOf([...sure, ...due, ...learned]).map(({ role }) => role)).toEqual([
      'warmup',
      'due',
      'due',
      'project',
      'project',
      'finish',
    ])
  })

  it('holds the nearest of what is learned where all of it is out of reach, and says how to begin', () => {
    const tricks = [
      myTrick(1, { mastery: 'MASTERED', days: 3, tries: [50, 48], difficulty: 1 }),
      myTrick(2, { mastery: 'MASTERED', days: 5, tries: [50, 40], difficulty: 2 }),
      myTrick(3, { mastery: 'CONSISTENT', days: 1, tries: [40, 22], difficulty: 4 }),
      myTrick(4, { mastery: 'CONSISTENT', days: 2, tries: [40, 20], difficulty: 4 }),
      myTrick(5, { tries: [90, 0], difficulty: 9.5 }),
      myTrick(6, { tries: [60, 1], difficulty: 8 }),
    ]
    const plan = planOf(tricks)
    expect(plan.map(({ trickId, role }) => [trickId, role])).toEqual([
      [1, 'warmup'],
      [4, 'project'],
      [6, 'stretch'],
      [2, 'finish'],
    ])
    const drilled = plan.flatMap(({ role }) => drillFor({ category: 'Grinds' }, role) ?? [])
    expect(drilled).toEqual([
      'Ten on the lowest edge there is, at walking pace: get on, step off. Then two for real.',
    ])
  })

  it('never warms up or finishes on what nobody has landed, and finishes on the list', () => {
    const anyOrder = fc.shuffledSubarray(Array.from({ length: 41 }, (_, id) => id + 1))
    fc.assert(
      fc.property(fc.array(anyTrick, { maxLength: 40 }), fc.option(anyOrder), (given, order) => {
        const tricks = given.map((each, id) => myTrick(id + 1, each))
        const byId = new Map(tricks.map((trick) => [trick.id, trick]))
        const first = order?.[0]
        const fresh = first === undefined ? [] : [{ trick: trickSummary(first), reason: '' }]
        for (const { trickId, role } of planOf(tricks, order && { order, tricks: fresh })) {
          if (role !== 'warmup' && role !== 'finish') continue
          const { progress, landing } = byId.get(trickId) ?? {}
          expect((landing?.lands ?? 0) > 0 || (progress && progress.masteryLevel !== 'LEARNING')).toBe(true)
        }
      }),
    )
  })

  it('takes on what comes next of all, listed or not', () => {
    const listed = [1, 2, 3, 4].map((id) => myTrick(id, { mastery: 'CONSISTENT', tries: [40, 30] }))
    const next = (id: number): Next => ({ order: [id], tricks: [{ trick: trickSummary(id), reason: '' }] })
    expect(planOf(listed, next(9)).find(({ role }) => role === 'next')).toMatchObject({
      trickId: 9,
      before: null,
    })
    const learned = [5, 6].map((id) => myTrick(id, { tries: [40, 12] }))
    const projects = planOf([...listed, ...learned], next(6)).filter(({ role }) => role === 'project')
    expect(projects[0]?.trickId).toBe(6)
    expect(planOf([...listed, ...learned], next(1)).find(({ trickId }) => trickId === 1)?.role).toBe(
      'project',
    )
  })

  it('finishes on what is nearly landed where nothing is on lock', () => {
    const tricks = [
      myTrick(1, { tries: [40, 16], days: 1 }),
      myTrick(2, { tries: [40, 14], days: 2 }),
      myTrick(3),
      myTrick(4, { tries: [40, 12], days: 3 }),
    ]
    const plan = planOf(tricks)
    expect(plan.filter(({ role }) => role === 'warmup')).toEqual([])
    expect(plan.at(-1)).toMatchObject({ trickId: 2, role: 'finish' })
  })

  it('holds one long shot whatever else is there', () => {
    const landedTrick = anyTrick.filter(({ mastery }) => mastery !== 'LEARNING')
    const farTrick = fc.record({
      tries: fc.constant<[number, number]>([200, 0]),
      difficulty: fc.constant(10),
    })
    fc.assert(
      fc.property(fc.array(landedTrick, { minLength: 4 }), fc.array(farTrick, { minLength: 1 }), (a, b) => {
        const plan = planOf([...a, ...b].map((each, id) => myTrick(id + 1, each)))
        expect(plan.filter(({ role }) => role === 'stretch')).toHaveLength(1)
      }),
    )
  })
})

const start = (ids: number[]): Session =>
  startSession(
    ids.map((id) => planned(myTrick(id, { tries: [10, 5] }), 'own')),
    new Date(now),
  )

describe('a session', () => {
  it('goes round, and stays in place without a plan', () => {
    expect(moved(start([1, 2, 3]), 1).at).toBe(1)
    expect(moved(start([1, 2, 3]), -1).at).toBe(2)
    expect(moved(start([1]), 1).at).toBe(0)
    expect(moved(start([]), 1).at).toBe(0)
  })

  it('stays with the trick at hand when the plan is changed, and never points beside it', () => {
    const second = moved(start([1, 2, 3]), 1)
    const { plan } = start([3, 2])
    expect(replanned(second, plan)).toMatchObject({ at: 1, plan })
    expect(replanned(second, start([3]).plan).at).toBe(0)
    expect(replanned(second, []).at).toBe(0)
  })

  it('sums up what was tried, and leaves out what was not', () => {
    const tries = [true, false, true].map((isLanded) => ({ trickId: 2, isLanded }))
    expect(sumUp({ ...start([1, 2]), tries })).toEqual([
      { trickId: 2, today: landingRate(3, 2), before: landingRate(10, 5) },
    ])
  })

  it.each([
    [[20, 19], [50, 10], 'Clearly better'],
    [[20, 8], [50, 2], 'Stay with it'],
    [[20, 1], [50, 40], 'Harder than usual'],
    [[10, 6], [10, 4], 'and it is yours'],
    [[10, 5], [10, 3], 'Keep at it'],
    [[12, 12], [50, 45], 'It is yours.'],
    [[10, 2], [10, 4], 'A little below'],
    [[10, 4], [10, 4], 'Same as before'],
  ] as const)('of %j against %j says "%s"', (today, before, words) => {
    const rate = landingRate(today[0], today[1])
    if (!rate) throw new Error('There are tries')
    const sum = { trickId: 1, today: rate, before: landingRate(before[0], before[1]) }
    expect(comparedWords(sum)).toContain(words)
  })

  it.each([
    [
      [4, 3],
      [50, 45],
    ],
    [
      [10, 5],
      [1, 1],
    ],
    [
      [10, 5],
      [0, 0],
    ],
  ] as const)('of %j against %j says nothing', (today, before) => {
    const rate = landingRate(today[0], today[1])
    if (!rate) throw new Error('There are tries')
    expect(comparedWords({ trickId: 1, today: rate, before: landingRate(before[0], before[1]) })).toBeNull()
  })
})

describe('tried', () => {
  const made = { trickId: 1, isLanded: true }
  const session = startSession([], new Date(now))

  it('rests only where a rest is wanted', () => {
    expect(tried(session, made, now)).toEqual({ ...session, tries: [made] })
    const aids = { isSpoken: false, restSeconds: 60 }
    expect(tried({ ...session, aids }, made, now)).toMatchObject({ tries: [made], restUntil: now + 60_000 })
  })
})

describe('the last time', () => {
  const closed = new Date(now - 2 * 864e5)
  const today = landingRate(4, 3)
  if (!today) throw new Error('There are tries')
  const last = afterSession({ 1: { tries: 9, lands: 1 } }, [{ trickId: 2, today, before: null }], closed)

  it('keeps what was not tried this time', () => {
    expect(last).toEqual({
      1: { tries: 9, lands: 1 },
      2: { tries: 4, lands: 3, until: closed.toISOString() },
    })
  })

  it.each([
    ['nothing was logged since', 2, 2.01, true],
    ['tries were logged elsewhere since', 2, 1, false],
    ['it is not known when that was', 1, 2.01, false],
    ['it was never practiced', 2, undefined, false],
  ])('where %s', (_, id, days, isShown) => {
    const session = startSession([planned(myTrick(id, { days }), 'own')], new Date(now))
    expect(lastTimeOf(session, last, id) !== null).toBe(isShown)
  })
})

describe('a trick as far as its odds go', () => {
  it('is landed as often as lately, not as when it was new', () => {
    const trick = { ...myTrick(1), landing: landingOf({ tries: 400, lands: 120 }, { tries: 50, lands: 45 }) }
    expect(skaterOf([trick]).chanceOf(oddsTrick(trick), 1).rate).toBeGreaterThan(0.8)
    expect(planOf([trick])[0]?.before).toEqual({ tries: 50, lands: 45 })
  })
})
