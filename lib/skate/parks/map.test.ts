import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut, layOutPipe, type ParkMap, type Placed, type Visit } from './map.ts'
import { mapDrawing, NUMBERS_APART } from './map-drawing.ts'
import { THINGS, thingFor } from './things.ts'

const features: { name: string; category: string }[] = JSON.parse(
  readFileSync(new URL('../../../prisma/seed/park-features.json', import.meta.url), 'utf8'),
)
const names = features.map(({ name }) => name)
const PIPES = ['Mini Ramp', 'Vert Ramp']
const WALLS = ['Quarter Pipe', 'Bank', 'Bank to Ledge', 'Bowl', 'Pool', 'Extension', 'Jersey Barrier']

const visit = fc
  .record({
    featureName: fc.constantFrom(...names.filter((name) => !PIPES.includes(name))),
    isWall: fc.boolean(),
    repair: fc.constantFrom(undefined, undefined, undefined, 'Push', 'Carve around', 'Climb up again'),
    isSpare: fc.nat(9).map((digit) => digit === 0),
  })
  .map(({ featureName, isWall, repair, isSpare }): Omit<Visit, 'order'> & { isSpare: boolean } => ({
    featureName,
    leads: featureName === 'Roll-In' ? 'down' : WALLS.includes(featureName) && isWall ? 'back' : 'on',
    ...(repair && { repair }),
    isSpare,
  }))

const visits = fc
  .array(visit, { minLength: 1, maxLength: 20 })
  .map((all) => all.map(({ isSpare, ...each }, at): Visit => ({ ...each, order: isSpare ? null : at + 1 })))
const width = fc.constantFrom(10.5, 24)

/** On a phone two of its numbers would lie on each other if they were not moved. */
const CROWDED = ['Platform / Deck', 'Quarter Pipe', 'Wallride', 'Quarter Pipe'].map(
  (featureName, at): Visit => ({ featureName, order: at + 1, leads: at === 3 ? 'back' : 'on' }),
)

type Spot = { readonly x: number; readonly y: number }

/** The ground that a feature covers. */
function cover({ thing, at, widened }: Placed) {
  const [long, wide] = [thing.long / 2, (thing.wide * widened) / 2]
  return { x0: at[0] - long, x1: at[0] + long, y0: at[1] - wide, y1: at[1] + wide }
}

function overlaps({ placed }: ParkMap): string[] {
  const SLACK = 0.001
  return placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => {
      const [a, b] = [cover(one), cover(other)]
      const isApart =
        a.x1 <= b.x0 + SLACK || b.x1 <= a.x0 + SLACK || a.y1 <= b.y0 + SLACK || b.y1 <= a.y0 + SLACK
      return isApart ? [] : [`${one.visit.featureName} and ${other.visit.featureName}`]
    }),
  )
}

/** The first point of the way, from an index on, that is so near a stop; -1 when there is none. */
function passes({ legs, stops }: ParkMap): number[] {
  const way = legs.flatMap(({ points }) => points)
  let from = 0
  return stops
    .toSorted((one, other) => one.order - other.order)
    .map(({ at }) => {
      const found = way.findIndex(
        (point, index) => index >= from && Math.hypot(point[0] - at[0], point[1] - at[1]) < 0.7,
      )
      from = Math.max(from, found)
      return found
    })
}

describe('layOut', () => {
  it('never lays one feature over another, whatever stands in a park', () => {
    fc.assert(
      fc.property(visits, width, (all, wide) => {
        expect(overlaps(layOut(all, wide))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every feature and the whole way on the map', () => {
    fc.assert(
      fc.property(visits, width, (all, wide) => {
        const map = layOut(all, wide)
        expect(map.placed.map((each) => each.visit).toSorted(byOrder)).toEqual([...all].toSorted(byOrder))
        const isOn = ({ x, y }: Spot) => x >= 0 && x <= map.width && y >= 0 && y <= map.height
        const corners = map.placed.map(cover).flatMap(({ x0, x1, y0, y1 }) => [
          { x: x0, y: y0 },
          { x: x1, y: y1 },
        ])
        const way = map.legs.flatMap(({ points }) => points.map(([x, y]) => ({ x, y })))
        expect([...corners, ...way].filter((point) => !isOn(point))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('leads past every stop in its order', () => {
    fc.assert(
      fc.property(visits, width, (all, wide) => {
        const found = passes(layOut(all, wide))
        expect(found).not.toContain(-1)
        expect(found).toEqual(found.toSorted((a, b) => a - b))
      }),
      { numRuns: 300 },
    )
  })

  it('turns the way round at each wall, and stays on its way over everything else', () => {
    const on = (featureName: string, order: number): Visit => ({ featureName, order, leads: 'on' })
    const map = layOut(
      [on('Ledge', 1), { ...on('Quarter Pipe', 2), leads: 'back' }, on('Flat Bar', 3), on('Kicker', 4)],
      24,
    )
    expect(map.placed.map(({ visit: { order }, way }) => [order, way])).toEqual([
      [1, 1],
      [2, 1],
      [3, -1],
      [4, -1],
    ])
  })

  it('walks up to a start, and draws no way to what has no stop', () => {
    const down: Visit = { featureName: 'Roll-In', order: 2, leads: 'down', repair: 'Climb up again' }
    const map = layOut(
      [
        { featureName: 'Ledge', order: 1, leads: 'on' },
        down,
        { featureName: 'Bench', order: null, leads: 'on' },
      ],
      24,
    )
    expect(map.legs.map(({ is }) => is)).toEqual(['ride', 'walk', 'ride'])
    expect(map.stops.map(({ order }) => order)).toEqual([1, 2])
  })

  it('is the same for the same park', () => {
    fc.assert(
      fc.property(visits, width, (all, wide) => {
        expect(layOut(all, wide)).toEqual(layOut(all, wide))
      }),
      { numRuns: 50 },
    )
  })
})

describe('layOutPipe', () => {
  it('goes from wall to wall, stop by stop', () => {
    for (const featureName of PIPES) {
      const run = [1, 2, 3, 4].map((order): Visit => ({ featureName, order, leads: 'back' }))
      const map = layOutPipe(run)
      const sides = map.stops.map(({ at }) => Math.sign(at[0] - map.width / 2))
      expect(sides).toEqual([-1, 1, -1, 1])
      const found = passes(map)
      expect(found).not.toContain(-1)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
    }
  })
})

describe('mapDrawing', () => {
  it('lays no number of a stop on another, nor off the map', () => {
    fc.assert(
      fc.property(visits, width, (all, wide) => {
        const { stops, ...size } = mapDrawing(layOut(all, wide))
        const isClear = (one: Spot, other: Spot) =>
          Math.hypot(one.x - other.x, one.y - other.y) >= NUMBERS_APART
        const isOn = ({ x, y }: Spot) => x > 0 && x < size.width && y > 0 && y < size.height
        expect(stops.filter((one, at) => stops.slice(at + 1).some((other) => !isClear(one, other)))).toEqual(
          [],
        )
        expect(stops.filter((stop) => !isOn(stop))).toEqual([])
      }),
      { numRuns: 300, examples: [[CROWDED, 10.5]] },
    )
  })
})

describe('the drawings of features', () => {
  it('are there for every feature that a park can have', () => {
    expect(Object.keys(THINGS).toSorted()).toEqual([...names].toSorted())
  })

  it('differ from each other, and stay on their ground', () => {
    expect(new Set(names.map((name) => JSON.stringify(thingFor(name)))).size).toBe(names.length)
    for (const name of names) {
      const { solids, ground, long, wide } = thingFor(name)
      const points = [
        ...solids.flat().flatMap((face) => face.points),
        ...ground.flatMap((each) => each.points),
      ]
      expect(points.length, name).toBeGreaterThan(3)
      for (const [x, y] of points) {
        expect(Math.abs(x), `${name} is longer than it says`).toBeLessThanOrEqual(long / 2 + 0.25)
        expect(Math.abs(y), `${name} is wider than it says`).toBeLessThanOrEqual(wide / 2 + 0.1)
      }
    }
  })

  it('fall back to the plainest of the category', () => {
    expect(thingFor('Marble Ledge', 'Edge')).toBe(THINGS.Ledge)
    expect(thingFor('Moon Crater')).toBe(THINGS.Flatground)
  })
})

const byOrder = (one: Visit, other: Visit) =>
  `${one.order} ${one.featureName}`.localeCompare(`${other.order} ${other.featureName}`)
