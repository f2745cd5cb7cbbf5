import { describe, expect, it } from 'vitest'
import { pointsOf } from '../testdata/path'
import type { Shape } from './drawing'
import { markupOf, strokesOf } from './svg'

const points = [
  { x: 10.26, y: -3.1 },
  { x: 10.74, y: 2 },
  { x: -500.3, y: 1000.4 },
  { x: 10.2, y: -3.4 },
]

describe('the strokes of a picture', () => {
  it('go where the points of its shapes are, to the nearest step, however many there are', () => {
    for (const step of [0.5, 1]) {
      const many = Array.from({ length: 40 }, () => points).flat()
      const [stroke] = strokesOf([{ paint: 'grip', points: many } as Shape], step)
      const nearest = many.map(({ x, y }) => [x, y].map((value) => Math.round(value / step) * step))
      expect(pointsOf(stroke?.d ?? '')).toEqual(nearest)
    }
  })

  it('close areas, and leave limbs open, each on a thicker one of ink', () => {
    const limb = { paint: 'trousers', points, width: 10 } as Shape
    const [outline, inner] = strokesOf([limb])
    expect(outline?.d.endsWith('Z')).toBe(false)
    expect(inner?.d).toBe(outline?.d)
    expect((outline?.width ?? 0) - (inner?.width ?? 0)).toBeCloseTo(3.2)
    expect(strokesOf([{ ...limb, width: undefined } as Shape])[0]?.d.endsWith('Z')).toBe(true)
  })
})

describe('the markup of a picture', () => {
  it('needs no escape in data, and leaves out what the group has', () => {
    const markup = markupOf([{ paint: 'shadow', points } as Shape, { paint: 'grip', points } as Shape])
    expect(markup).not.toContain('"')
    expect(markup.match(/<path /g)).toHaveLength(2)
    expect(markup.match(/stroke='none'/g)).toHaveLength(1)
  })
})
