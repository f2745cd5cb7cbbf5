import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts } from '@/prisma/seed/content'
import { prerequisitesOf } from '@/prisma/seed/tricks'
import { trickSummary } from '@/tests/setup/tricks'
import { type Candidate, nextTricks } from './advice'
import { COACHED, NEXT } from './testdata/expected-next'

const facts = readTrickFacts().sort((a, b) => b.sources - a.sources)
const required = prerequisitesOf(facts, readTrickTexts())
const ids = new Map(facts.map(({ slug }, at) => [slug, at + 1]))
const library = facts.map((fact, rank): Candidate => {
  const { slug, name, category, level, difficulty, foundational } = fact
  const id = rank + 1
  const isFoundational = foundational !== undefined
  const requires = (required.get(slug) ?? []).flatMap((each) => ids.get(each) ?? [])
  const given = { slug, name, category, difficultyRating: level, difficulty, isFoundational }
  return {
    id,
    rank,
    requires,
    isFoundational,
    summary: trickSummary(id, { ...given, order: foundational ?? null }),
  }
})
const idOf = (name: string) => library.find(({ summary }) => summary.name === name)?.id ?? 0
const nextOf = (names: readonly string[]) =>
  nextTricks(library, new Map(names.map((name) => [idOf(name), 'CONSISTENT'] as const)))

const namesIn = (text: string) => text.split(', ').flatMap((name) => name.trim() || [])
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [has = '', good = ''] = row.split('=>')
      const [first = '', also = ''] = good.split(';')
      return {
        has: namesIn(has),
        first: namesIn(first),
        good: new Set([...namesIn(first), ...namesIn(also)]),
      }
    })
const lists = rowsOf(NEXT)
const coached = rowsOf(COACHED)

/** A side more does not make it another advice. */
const isAmong = (wanted: ReadonlySet<string>, name: string) =>
  wanted.has(name) || wanted.has(name.replace(/\b(Frontside|Backside) /g, ''))
const offeredTo = (has: readonly string[]) => nextOf(has).map(({ trick }) => trick.name)

describe('next for you, from the whole library', () => {
  it.each([
    ['twenty lists', lists, 0.8],
    ['twenty more', coached, 0.95],
  ])('is mostly what skaters with %s would learn', (_, rows, share) => {
    expect(rows).toHaveLength(20)
    const off = rows.map(({ has, good }) => ({
      has,
      off: offeredTo(has).filter((name) => !isAmong(good, name)),
    }))
    const offered = rows.flatMap(({ has }) => offeredTo(has)).length
    const wrong = off.flatMap((row) => row.off).length
    expect(1 - wrong / offered, JSON.stringify(off)).toBeGreaterThan(share)
  })

  it('begins with what a coach would name first', () => {
    const right = coached.filter(({ has, first }) => isAmong(new Set(first), offeredTo(has)[0] ?? ''))
    expect(right.length).toBeGreaterThanOrEqual(16)
  })

  it('tells who flips, turns and grinds to put them together', () => {
    expect(offeredTo(['Kickflip', 'Frontside 180', 'Backside 180', '50-50'])).toEqual([
      'Varial Kickflip',
      'Frontside Flip',
      '5-0',
      'Noseslide',
    ])
  })

  it('offers no beginnings on flat ground to those who skate ramps', () => {
    const riders = coached.filter(({ has }) => has.includes('Backside Air'))
    expect(riders).toHaveLength(3)
    for (const { has } of riders) {
      const flat = offeredTo(has).filter((name) =>
        library.some(({ summary }) => summary.name === name && summary.category !== 'Transitions'),
      )
      expect(flat).toEqual([])
    }
  })

  it('offers no first steps to one who is at work on kickflips and grinds', () => {
    const projects = [
      'Kickflip',
      'Heelflip',
      'Ollie',
      'Boardslide',
      'Backside 180',
      'Smith Grind',
      'Pop Shuvit',
    ]
    const working = new Map(projects.map((name) => [idOf(name), 'LEARNING'] as const))
    const offered = nextTricks(library, working).map(({ trick }) => trick)
    expect(offered).toHaveLength(4)
    expect(offered.map(({ name }) => name).filter((name) => projects.includes(name))).toEqual([])
    for (const { difficulty } of offered) expect(difficulty).toBeGreaterThan(2)
    // One wish says nothing of what someone can do.
    expect(nextTricks(library, new Map([[idOf('Kickflip'), 'LEARNING']]))[0]?.trick.name).toBe('Pushing')
  })

  it('sends no one who lands a trick back to pushing and turning', () => {
    const riding = ['Pushing', 'Kickturn', 'Frontside Kickturn', 'Fakie Kickturn', 'Tic Tac', 'Foot Brake']
    const ofRamps = [...riding, 'Pump', 'Carve']
    const basics = new Set(['Falling', 'Tail Brake', ...ofRamps])
    const laughable = library.slice(0, 400).flatMap(({ id, summary }) => {
      if (basics.has(summary.name)) return []
      const known = new Set(summary.category === 'Transitions' ? ofRamps : riding)
      const offered = nextTricks(library, new Map([[id, 'CONSISTENT']])).map(({ trick }) => trick.name)
      return offered.filter((name) => known.has(name)).map((name) => `${summary.name}: ${name}`)
    })
    expect(laughable).toEqual([])
    // They are what a first day is made of.
    expect(offeredTo([])).toEqual(['Pushing', 'Kickturn'])
    expect(offeredTo(['Pushing'])).toContain('Tic Tac')
  })

  it('takes riding for granted in what it says, too', () => {
    expect(nextOf(['Manual']).find(({ trick }) => trick.name === 'Shuvit')?.reason).toBe(
      'You ride already: Shuvit is the next step from there.',
    )
    expect(nextOf(['Pushing', 'Kickturn']).find(({ trick }) => trick.name === 'Ollie')?.reason).toBe(
      'You land Kickturn and Pushing: Ollie puts them together.',
    )
  })

  it('says why in the words of a skater', () => {
    expect(nextOf(['Kickflip', 'Frontside 180', 'Backside 180', '50-50'])[0]).toMatchObject({
      trick: { name: 'Varial Kickflip' },
      reason: 'You land Kickflip. Pop Shuvit is easy for you by now: learn it on the way to Varial Kickflip.',
    })
    const reasons = lists.flatMap(({ has }) => nextOf(has).map(({ reason }) => reason))
    expect(reasons.filter((reason) => !/^[A-Z].*: .*\.$/.test(reason))).toEqual([])
  })
})
