import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { lookOf } from './camera.ts'
import { drawingAt } from './drawing.ts'
import { filmOf, tellingMoment } from './film.ts'
import { ghostsOf } from './ghosts.ts'
import type { Paint } from './shape.ts'

function shown(name: string, moment?: string) {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  const film = filmOf(parsed.motion, 'regular')
  const at = film.moments.find((each) => each.name === moment)?.at ?? tellingMoment(film)
  const shapes = drawingAt(film, at, {
    look: lookOf(film, 'side'),
    isStill: true,
    ghosts: ghostsOf(film, at),
  })
  return (paint: Paint) => shapes.filter((shape) => shape.paint === paint)
}

/** How far the head of the arrow is below its tail, and to the right. */
function wayOf(name: string) {
  const [arrow] = shown(name)('arrow')
  const [tail, head] = [arrow?.points[0], arrow?.points[8]]
  return { down: (head?.y ?? 0) - (tail?.y ?? 0), right: (head?.x ?? 0) - (tail?.x ?? 0) }
}

describe('the arrow of a still', () => {
  it('goes down beside the board in a kickflip and up in a heelflip, as each is seen from the toes', () => {
    expect(wayOf('Kickflip').down).toBeGreaterThan(5)
    expect(wayOf('Heelflip').down).toBeLessThan(-5)
  })

  it('goes one way round below a shove-it, the other way below a frontside one', () => {
    expect(wayOf('Pop Shove-it').right).toBeLessThan(-5)
    expect(wayOf('Frontside Shove-it').right).toBeGreaterThan(5)
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
    for (const name of ['Backside Boardslide', 'Tailslide', 'Manual', 'Axle Stall', 'Ollie', 'Wallride'])
      expect(shown(name)('spark'), name).toEqual([])
    expect(shown('Rock to Fakie', 'Roll away')('spark')).toEqual([])
    expect(shown('Indy Grab', 'Roll away')('spark')).toEqual([])
  })
})
