import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts } from '@/prisma/seed/content'
import { prerequisitesOf as stepsOf } from '@/prisma/seed/prerequisites'
import { sampled } from '../skate/testdata/sample'
import { type Prerequisites, rowsOf, type WayStep, wayHere } from './way'

function graph(edges: Record<string, string[]>): Prerequisites {
  return Object.fromEntries(
    Object.entries(edges).map(([slug, requires]) => [
      slug,
      { link: { slug, name: slug, category: 'Flips', difficultyRating: 'Beginner' }, requires },
    ]),
  )
}

const slugs = (way: readonly WayStep[]) => way.map(({ link }) => link.slug)

/** What is wrong with a way: a prerequisite that it lacks or has too late, a step that nothing asks for, one twice. */
function faultsOf(way: readonly WayStep[], tricks: Prerequisites): string[] {
  const order = slugs(way)
  const asked = new Set(order.flatMap((slug) => tricks[slug]?.requires ?? []))
  const late = order.flatMap((slug, at) =>
    (tricks[slug]?.requires ?? [])
      .filter((each) => !order.slice(0, at).includes(each))
      .map((each) => `${each} before ${slug}`),
  )
  const idle = order.slice(0, -1).filter((slug) => !asked.has(slug))
  return [...late, ...idle, ...(new Set(order).size < order.length ? ['twice'] : [])]
}

/** The steps that a drawn way leads to, by step, followed from row to row along the lanes. */
function drawnOf(way: readonly WayStep[]): string[][] {
  const held = new Map<number, string>()
  return rowsOf(way).map(({ link, lane, from, past, leadsOn }) => {
    const origins = from.map((each) => held.get(each) ?? 'nothing')
    for (const each of held.keys()) if (!past.includes(each)) held.delete(each)
    if (leadsOn) held.set(lane, link.slug)
    return origins
  })
}

const random = fc
  .array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 12, maxLength: 12 })
  .map((drawn) =>
    graph(
      Object.fromEntries(
        drawn.map((to, at) => [`s${at}`, [...new Set(to.filter((n) => n < at))].map((n) => `s${n}`)]),
      ),
    ),
  )

describe('the way to a trick', () => {
  const tricks = graph({
    push: [],
    ollie: ['push'],
    kickflip: ['ollie'],
    shuvit: ['push'],
    'varial-kickflip': ['kickflip', 'shuvit', 'ollie'],
    ring: ['gnir'],
    gnir: ['ring', 'push'],
    lost: ['nowhere'],
  })

  it('is all that it takes, each after what it takes itself, with both ways where there are two', () => {
    const way = wayHere('varial-kickflip', tricks)
    expect(slugs(way)).toEqual(['push', 'ollie', 'kickflip', 'shuvit', 'varial-kickflip'])
    expect(way.map(({ after }) => after)).toEqual([[], ['push'], ['ollie'], ['push'], ['kickflip', 'shuvit']])
    expect(slugs(wayHere('push', tricks))).toEqual(['push'])
  })

  it('survives circles, gaps and unknown tricks', () => {
    expect(slugs(wayHere('ring', tricks))).toEqual(['push', 'gnir', 'ring'])
    expect(slugs(wayHere('lost', tricks))).toEqual(['lost'])
    for (const slug of ['unheard-of', 'constructor']) expect(wayHere(slug, tricks)).toEqual([])
  })

  it('lacks nothing, whatever leads to what', () => {
    fc.assert(
      fc.property(random, fc.nat(11), (made, last) => {
        const way = wayHere(`s${last}`, made)
        expect(slugs(way).at(-1)).toBe(`s${last}`)
        expect(faultsOf(way, made)).toEqual([])
      }),
    )
  })
})

describe('a drawn way', () => {
  const afterOf = (way: readonly WayStep[]) => way.map(({ after }) => after.toSorted())
  const drawn = (way: readonly WayStep[]) => drawnOf(way).map((each) => each.toSorted())

  it('has lines that part and meet', () => {
    const way = wayHere(
      'kickflip-manual',
      graph({ push: [], kickflip: ['push'], manual: ['push'], 'kickflip-manual': ['kickflip', 'manual'] }),
    )
    expect(rowsOf(way).map(({ lane, from, past, leadsOn }) => [lane, from, past, leadsOn])).toEqual([
      [0, [], [], true],
      [1, [0], [0], true],
      [0, [0], [1], true],
      [0, [0, 1], [], false],
    ])
  })

  it('has a line for each step that follows from another, and no other', () => {
    fc.assert(
      fc.property(random, fc.nat(11), (made, last) => {
        const way = wayHere(`s${last}`, made)
        expect(drawn(way)).toEqual(afterOf(way))
      }),
    )
  })

  it('is whole for every trick of the library', () => {
    const facts = readTrickFacts().filter(({ hiddenBecause }) => hiddenBecause === undefined)
    const steps = stepsOf(facts, readTrickTexts())
    const library = graph(Object.fromEntries(facts.map(({ slug }) => [slug, steps.get(slug) ?? []])))
    const several = facts.filter(({ slug }) => (steps.get(slug)?.length ?? 0) >= 2)
    expect(several.length).toBeGreaterThan(400)
    const wrong = sampled(facts, 4).flatMap(({ slug }) => {
      const way = wayHere(slug, library)
      const faults = faultsOf(way, library)
      if (JSON.stringify(drawn(way)) !== JSON.stringify(afterOf(way))) faults.push('drawn otherwise')
      if (rowsOf(way).some(({ lane }) => lane > 10)) faults.push('too wide')
      return faults.map((fault) => `${slug}: ${fault}`)
    })
    expect(wrong).toEqual([])
  })
})
