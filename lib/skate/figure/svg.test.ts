import { describe, expect, it } from 'vitest'
import { pointsOf } from '../testdata/path'
import type { Shape } from './shape'
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
      const nearest = many.map(({ x, y }) => [x, y].map((value) => 2 * Math.round(value / step)))
      expect(pointsOf(stroke?.d ?? '')).toEqual(nearest)
    }
  })

  it('close areas, and leave lines open, each on a thicker one of ink', () => {
    const line = { paint: 'trousers', points, width: 10 } as Shape
    const [outline, inner] = strokesOf([line])
    expect(outline?.d.endsWith('Z')).toBe(false)
    expect(inner?.d).toBe(outline?.d)
    expect(outline?.width).toBeGreaterThan(inner?.width ?? Infinity)
    expect(strokesOf([{ ...line, width: undefined } as Shape])[0]?.d.endsWith('Z')).toBe(true)
  })

  it('curve through the middles between the points of what is round, each area from where it begins', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ]
    const away = square.map(({ x, y }) => ({ x: x + 100, y }))
    const round = { paint: 'shirt', points: square, more: [away], isRound: true } as Shape
    expect(strokesOf([round], 1)[0]?.d).toBe(
      'M0 10q0-10 10-10t10 10-10 10-10-10Zm200 0q0-10 10-10t10 10-10 10-10-10Z',
    )
  })

  it('are as thick as their shapes say, and without ink where they say so', () => {
    const [thick, bare] = strokesOf(
      [{ paint: 'grip', points, line: 3 } as Shape, { paint: 'grip', points, line: 0 }],
      1,
    )
    expect(thick?.width).toBe(12)
    expect(bare?.stroke).toBe('none')
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
