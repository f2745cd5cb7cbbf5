import { describe, expect, it } from 'vitest'
import { dot, sub, times, type Vec } from './geometry.ts'
import {
  along,
  block,
  CURVES,
  depthIn,
  heightOf,
  lengthOf,
  type Obstacle,
  onCurve,
  pole,
  slope,
  transition,
  wallAhead,
  wallBeside,
} from './obstacles.ts'

const STRAIGHT = [
  'curb',
  'ledge',
  'hubba',
  'manual pad',
  'flat bar',
  'round rail',
  'square rail',
  'handrail',
] as const
const SLOPES = ['bank', 'kicker', 'hip', 'spine', 'euro gap'] as const
const SOLID: readonly Obstacle[] = [
  ...STRAIGHT.flatMap((kind) => ([-1, 0, 1] as const).map((side) => along(kind, 0, 3, side))),
  ...SLOPES.map((kind) => slope(kind, 1)),
  pole(1),
  block(1),
  wallAhead(2),
  wallBeside(0, 2, -1),
]

const middleOf = (points: readonly Vec[]): Vec =>
  times(
    points.reduce((sum, point): Vec => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]]),
    1 / points.length,
  )

describe('obstacles', () => {
  it.each(SOLID.map((obstacle) => [obstacle.kind, obstacle] as const))(
    '%s is solid inside',
    (_, obstacle) => {
      for (const faces of obstacle.solids) {
        const middle = middleOf(faces.map(({ points }) => middleOf(points)))
        expect(depthIn(obstacle, middle)).toBeGreaterThan(0)
        for (const { points, normal } of faces) {
          expect(dot(normal, sub(middle, points[0] as Vec))).toBeLessThan(0)
          expect(Math.min(...points.map(([, , z]) => z))).toBeGreaterThan(-0.01)
        }
      }
      expect(depthIn(obstacle, [0, 0, 5])).toBeLessThan(0)
    },
  )

  it('stands as high as skaters build', () => {
    expect(heightOf('curb')).toBeCloseTo(0.15)
    expect(heightOf('ledge')).toBeGreaterThan(0.3)
    expect(heightOf('handrail')).toBeGreaterThan(0.6)
  })

  it.each(Object.keys(CURVES) as (keyof typeof CURVES)[])('%s rises from the flat to its edge', (kind) => {
    const curve = CURVES[kind]
    const obstacle = transition(kind)
    expect(onCurve(curve, 0)).toMatchObject({ x: 0, z: curve.height })
    expect(onCurve(curve, lengthOf(curve)).z).toBeCloseTo(0)
    for (const below of [0.3, 0.8, 1.5]) {
      const { x, z } = onCurve(curve, below)
      expect(Math.abs(depthIn(obstacle, [x, 0, z]))).toBeLessThan(0.001)
    }
    expect(depthIn(obstacle, [1, 0, curve.height - 0.5])).toBeGreaterThan(0)
  })
})
