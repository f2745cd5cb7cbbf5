import { describe, expect, it } from 'vitest'
import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { seedTricks } from '../testdata/library.ts'
import { lookOf } from './camera.ts'
import { drawingAt } from './drawing.ts'
import { filmOf } from './film.ts'

function named(name: string): Motion {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

describe('the picture of a film', () => {
  it('never cuts off the head, however high a jump goes', () => {
    const readable = seedTricks.filter(({ name }, at) => at % 27 === 0 && parseTrick(name).ok)
    const high = [
      'Dolphin Flip',
      'Backside Crooked Grind Nollie Flip Out',
      'Frontside 180 Hippie Jump',
      '900',
    ]
    const cut = [...readable.map((trick) => trick.name), ...high].flatMap((name) => {
      const film = filmOf(named(name), 'regular')
      return (['side', 'rider'] as const).flatMap((view) => {
        const look = lookOf(film, view)
        const moments = Array.from({ length: 30 }, (_, at) => (film.lasts * at) / 30)
        const tops = moments.map((at) =>
          Math.min(
            ...drawingAt(film, at, { look }).flatMap(({ paint, points }) =>
              paint === 'cap' ? points.map(({ y }) => y) : [],
            ),
          ),
        )
        return tops.every((top) => top > -1 && top < 240) ? [] : [`${name}, ${view}`]
      })
    })
    expect(cut).toEqual([])
  })

  it('has the bar of a hippie jump over the board and under the rider', () => {
    const film = filmOf(named('Hippie Jump'), 'regular')
    const peak = film.moments.find(({ name }) => name === 'Peak')?.at ?? 0
    const paints = drawingAt(film, peak, { look: lookOf(film, 'side') }).map(({ paint }) => paint)
    const bar = paints.findLastIndex((paint) => /^(steel|concrete)/.test(paint))
    expect(bar).toBeGreaterThan(paints.lastIndexOf('grip'))
    expect(bar).toBeLessThan(paints.indexOf('front shoe'))
  })

  it('has the shadow on the pad that is rolled on, and the ledge before the shadow on the ground', () => {
    const order = (name: string) => {
      const film = filmOf(named(name), 'regular')
      const hold = film.moments.find((moment) => moment.name === 'Hold')?.at ?? 0
      const paints = drawingAt(film, hold, { look: lookOf(film, 'rider') }).map(({ paint }) => paint)
      return paints.indexOf('shadow') - paints.indexOf('concrete')
    }
    expect(order('Manual')).toBeGreaterThan(0)
    expect(order('Backside 50-50')).toBeLessThan(0)
  })

  it('has the truck that hangs off the far side of a rail behind the rail, and none of a 50-50', () => {
    const before = (name: string) => {
      const film = filmOf(named(name), 'regular')
      const hold = film.moments.find((moment) => moment.name === 'Hold')?.at ?? 0
      const paints = drawingAt(film, hold, { look: lookOf(film, 'side') }).map(({ paint }) => paint)
      const edge = paints.findIndex((paint) => /^(steel|concrete)/.test(paint))
      return paints.slice(0, edge).filter((paint) => paint === 'truck').length
    }
    expect(['Frontside Feeble Grind', 'Backside Losi Grind', 'Backside Hurricane'].map(before)).toEqual([
      1, 1, 1,
    ])
    expect(before('Backside 50-50')).toBe(0)
  })

  it('has an edge before the end that hangs behind it in a blunt, and under the trucks on top', () => {
    const film = filmOf(named('Backside Noseblunt Slide'), 'regular')
    const hold = film.moments.find((moment) => moment.name === 'Hold')?.at ?? 0
    const paints = drawingAt(film, hold, { look: lookOf(film, 'side') }).map(({ paint }) => paint)
    const edge = paints.findLastIndex((paint) => paint.startsWith('concrete'))
    expect(paints.indexOf('graphic')).toBeLessThan(edge)
    expect(paints.indexOf('truck')).toBeGreaterThan(edge)
  })

  it('ends the ground at one line, whichever way a trick is seen', () => {
    const film = filmOf(named('Kickflip'), 'regular')
    for (const view of ['side', 'rider'] as const) {
      const [ground, ...others] = drawingAt(film, 0.5, { look: lookOf(film, view) })
      expect(ground?.paint).toBe('ground')
      expect(new Set(ground?.points.map(({ y }) => y)).size).toBe(2)
      expect(others.map(({ paint }) => paint)).not.toContain('ground')
    }
  })
})
