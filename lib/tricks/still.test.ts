import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseTrick } from '@/lib/skate/read/parse'
import { seedTricks } from '@/lib/skate/testdata/library'
import { pointsOf } from '@/lib/skate/testdata/path'
import { stillData, stillNamed, stillOf } from './still'
import { stillPath } from './still-path'

const endOf = (name: string) => stillPath(name).replace(/^.*\/(.*)\.svg$/, '$1')
const stillFor = (name: string) => stillNamed(endOf(name)) ?? ''

/** The units that a still shows, and the ink around its figure. */
function measure(still: string) {
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(still)?.[1]?.split(' ').map(Number) ?? []
  const scale = Number(/scale\((.*?)\)/.exec(still)?.[1])
  const contours = [...still.matchAll(/<path d='([^']*)' stroke-width='\d+'\/>/g)]
  const points = contours.flatMap(([, d = '']) => pointsOf(d).map((point) => point.map((at) => at * scale)))
  const isIn = ([x = Number.NaN, y = Number.NaN]: number[]) =>
    x > left && y > top && x < left + width && y < top + height
  return { width, height, points, outside: points.filter((point) => !isIn(point)) }
}

describe('a still', () => {
  it('is a small picture of a trick of the library, with all of the rider in it', () => {
    for (const { name } of seedTricks.filter((_, at) => at % 3 === 0)) {
      const still = stillFor(name)
      expect(gzipSync(still).length, name).toBeLessThan(4096)
      expect(still, name).not.toMatch(/NaN|Infinity|undefined/)
      const { width, height, points, outside } = measure(still)
      expect(Math.abs(width / height - 4 / 3), name).toBeLessThan(0.01)
      expect(points.length, name).toBeGreaterThan(10)
      expect(outside, name).toEqual([])
    }
  })

  it('is found by the address of every name and says the same as the name', () => {
    for (const { name } of seedTricks)
      expect(parseTrick(endOf(name).replaceAll('-', ' ')), name).toEqual(parseTrick(name))
  })

  it('is there for what has no page', () => {
    expect(stillFor('Nollie Frontside 270 Heelflip to Switch Backside Tailslide')).toContain('<svg')
    expect(stillNamed('no-such-thing-as-this')).toBeNull()
    expect(stillNamed('kickflip-'.repeat(40))).toBeNull()
    expect(stillNamed('')).toBeNull()
  })

  it('is the same as an address of its own', () => {
    const { pathname } = new URL(stillData('50-50 Grind') ?? '')
    expect(decodeURIComponent(pathname)).toBe(`image/svg+xml,${stillFor('50-50 Grind')}`)
    expect(stillData('No Such Thing as This')).toBeNull()
  })

  it('says what it shows, whatever the name', () => {
    const parsed = parseTrick('Kickflip')
    if (!parsed.ok) throw new Error(parsed.message)
    expect(stillOf(parsed.motion, 'A "kick" & <flip>')).toContain(
      'aria-label="A &quot;kick&quot; &amp; &lt;flip&gt;"',
    )
  })
})

describe('stillPath', () => {
  it.each([
    ['Kickflip', 'kickflip'],
    ['50-50 Grind', '50-50-grind'],
    ["Rock 'n' Roll", 'rock-n-roll'],
    ['Axle Stall to Fakie, Half Cab', 'axle-stall-to-fakie,-half-cab'],
    ['/../x?y', 'x-y'],
  ])('of %s ends in %s', (name, end) => expect(endOf(name)).toBe(end))
})
