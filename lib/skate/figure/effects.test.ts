import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { lookOf } from './camera.ts'
import { drawingAt } from './drawing.ts'
import { type Film, filmOf, tellingMoment } from './film.ts'
import { ghostsOf } from './ghosts.ts'
import type { Paint, Shape } from './shape.ts'

function filmed(name: string): Film {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return filmOf(parsed.motion, 'regular')
}

function shownAt(film: Film, at: number) {
  const shapes = drawingAt(film, at, {
    look: lookOf(film, 'side'),
    isStill: true,
    ghosts: ghostsOf(film, at),
  })
  return (paint: Paint) => shapes.filter((shape) => shape.paint === paint)
}

function shown(name: string, moment?: string) {
  const film = filmed(name)
  return shownAt(film, film.moments.find((each) => each.name === moment)?.at ?? tellingMoment(film))
}

/** How far the head of an arrow is below its tail, and to the right. */
function wayOf([arrow]: readonly Shape[]) {
  const [tail, head] = [arrow?.points[0], arrow?.points[8]]
  return { down: (head?.y ?? 0) - (tail?.y ?? 0), right: (head?.x ?? 0) - (tail?.x ?? 0) }
}

/** The same at each moment of a film that has an arrow. */
function waysAlong(name: string) {
  const film = filmed(name)
  const moments = Array.from({ length: 60 }, (_, step) => (film.lasts * step) / 60)
  return moments
    .map((at) => shownAt(film, at)('arrow'))
    .filter((arrows) => arrows.length > 0)
    .map(wayOf)
}

describe('the arrow of a still', () => {
  it('goes down beside the board in a kickflip and up in a heelflip, as each is seen from the toes', () => {
    expect(wayOf(shown('Kickflip')('arrow')).down).toBeGreaterThan(5)
    expect(wayOf(shown('Heelflip')('arrow')).down).toBeLessThan(-5)
  })

  it('goes one way round below a shove-it, the other way below a frontside one', () => {
    expect(wayOf(shown('Pop Shove-it')('arrow')).right).toBeLessThan(-5)
    expect(wayOf(shown('Frontside Shove-it')('arrow')).right).toBeGreaterThan(5)
  })

  it.each([
    ['Double Kickflip', 1],
    ['Nollie Kickflip', 1],
    ['Switch Kickflip', 1],
    ['Triple Heelflip', -1],
    ['Nollie Heelflip', -1],
    ['Fakie Heelflip', -1],
  ])('goes the way of its flip all along a %s', (name, way) => {
    const ways = waysAlong(name).map(({ down }) => Math.sign(down))
    expect(ways.length).toBeGreaterThan(5)
    expect(new Set(ways)).toEqual(new Set([way]))
  })

  it.each([
    ['Backside 360', -1],
    ['Bigspin', -1],
    ['Frontside Half Cab', 1],
    ['Frontside 180', 1],
  ])('goes the way of its spin all along a %s, from the pop on', (name, way) => {
    const ways = waysAlong(name).map(({ right }) => Math.sign(right))
    expect(ways.length).toBeGreaterThan(3)
    expect(new Set(ways)).toEqual(new Set([way]))
  })

  it('is there only where the board turns, with where the board has just been', () => {
    for (const name of ['Kickflip', 'Tre Flip', 'Impossible'])
      expect([shown(name)('arrow').length, shown(name)('trail').length], name).toEqual([1, 1])
    expect(shown('Kickflip Backside 50-50')('arrow')).toHaveLength(1)
    for (const name of ['Ollie', 'Manual', 'Backside Smith Grind'])
      expect([...shown(name)('arrow'), ...shown(name)('trail')], name).toEqual([])
  })
})

describe('sparks', () => {
  it('fly from each truck that grinds, not from wood, wheels or what stands still', () => {
    expect(shown('Backside 50-50', 'Hold')('spark')).toHaveLength(2)
    expect(shown('Backside 5-0', 'Hold')('spark')).toHaveLength(1)
    expect(shown('Frontside Smith Grind', 'Hold')('spark')).toHaveLength(1)
    const [edge] = shown('Nosegrind', 'Hold')('spark')
    const [turned] = shown('Frontside Half Cab Nosegrind', 'Hold')('spark')
    expect(Math.abs((edge?.points[0]?.x ?? 0) - (turned?.points[0]?.x ?? 0))).toBeLessThan(30)
    for (const name of ['Backside Boardslide', 'Tailslide', 'Manual', 'Axle Stall', 'Ollie', 'Wallride'])
      expect(shown(name)('spark'), name).toEqual([])
    expect(shown('Rock to Fakie', 'Roll away')('spark')).toEqual([])
    expect(shown('Indy Grab', 'Roll away')('spark')).toEqual([])
  })
})
