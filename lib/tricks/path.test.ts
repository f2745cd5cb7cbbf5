import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Prerequisites, shortestPath } from './path'

function graph(edges: Record<string, string[]>): Prerequisites {
  return Object.fromEntries(
    Object.entries(edges).map(([slug, requires]) => [
      slug,
      { link: { slug, name: slug, category: 'Flips', difficultyRating: 'Beginner' }, requires },
    ]),
  )
}

const slugs = (path: { slug: string }[]) => path.map(({ slug }) => slug)

const tricks = graph({
  push: [],
  ollie: ['push'],
  kickflip: ['ollie'],
  shuvit: [],
  'varial-kickflip': ['kickflip', 'shuvit'],
  'three-flip': ['varial-kickflip'],
  ring: ['gnir'],
  gnir: ['ring'],
  lost: ['nowhere'],
})

describe('shortestPath', () => {
  it('takes the fewest tricks, from one that asks for nothing', () => {
    expect(slugs(shortestPath('three-flip', tricks))).toEqual(['shuvit', 'varial-kickflip', 'three-flip'])
    expect(slugs(shortestPath('kickflip', tricks))).toEqual(['push', 'ollie', 'kickflip'])
    expect(slugs(shortestPath('push', tricks))).toEqual(['push'])
  })

  it('starts after what the skater has', () => {
    expect(slugs(shortestPath('three-flip', tricks, new Set(['kickflip'])))).toEqual([
      'varial-kickflip',
      'three-flip',
    ])
  })

  it('survives rings, gaps and unknown tricks', () => {
    expect(shortestPath('ring', tricks)).toEqual([])
    expect(slugs(shortestPath('lost', tricks))).toEqual(['lost'])
    expect(shortestPath('unheard-of', tricks)).toEqual([])
  })

  it('gives chains whose every step asks for the one before', () => {
    const edges = fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(edges, fc.nat(11), (drawn, last) => {
        const made = graph(
          Object.fromEntries(drawn.map((to, at) => [`${at}`, to.filter((n) => n < at).map(String)])),
        )
        const path = slugs(shortestPath(`${last}`, made))
        expect(path.at(-1)).toBe(`${last}`)
        expect(made[path[0] ?? '']?.requires).toEqual([])
        path.slice(1).forEach((slug, at) => {
          expect(made[slug]?.requires).toContain(path[at])
        })
      }),
    )
  })
})
