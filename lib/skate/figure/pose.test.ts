import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../motion.ts'
import type { Natural } from '../stance.ts'
import { flatMotion } from '../testdata/arbitrary-motion.ts'
import { dot, turned, type Vec } from './geometry.ts'
import { pictureAt, VIEWS, WIDTH } from './picture.ts'
import { planOf } from './plan.ts'
import { clearance, type Pose, poseAt } from './pose.ts'

const drawn = flatMotion.map((motion): Motion => ({ ...motion, to: null, reverses: false, style: null }))
const moment = fc.double({ min: 0, max: 1, noNaN: true })
const rider = fc.constantFrom<Natural>('regular', 'goofy')

function plan(motion: Motion, natural: Natural) {
  const made = planOf(motion, natural)
  if (!made) throw new Error('not drawn')
  return made
}

const acrossTravel = ([x, y, z]: Vec): Vec => [x, -y, z]
const points: Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

function close(one: readonly number[], other: readonly number[], within: number) {
  one.forEach((value, at) => {
    expect(Math.abs(value - (other[at] ?? Number.NaN))).toBeLessThanOrEqual(within)
  })
}

/** Where things are, as one row of numbers. */
const places = ({ board, feet }: Pose) => [
  ...board.at,
  ...points.flatMap((point) => turned(board.turn, point)),
  ...feet.front.at,
  ...feet.back.at,
]

describe('the pose of any flat trick', () => {
  it('of a goofy rider is the mirror image of a regular one at every moment', () => {
    fc.assert(
      fc.property(drawn, moment, (motion, t) => {
        const [one, other] = [poseAt(plan(motion, 'regular'), t), poseAt(plan(motion, 'goofy'), t)]
        for (const point of points) {
          const seen = acrossTravel(turned(one.board.turn, acrossTravel(point)))
          close(turned(other.board.turn, point), seen, 1e-9)
        }
        close(other.board.at, acrossTravel(one.board.at), 1e-9)
        close(other.feet.front.at, acrossTravel(one.feet.front.at), 1e-9)
        close(other.feet.back.at, acrossTravel(one.feet.back.at), 1e-9)
        expect(other.bodyYaw).toBeCloseTo(-one.bodyYaw)
      }),
    )
  })

  it('is pictured for a goofy rider as in a mirror', () => {
    fc.assert(
      fc.property(drawn, moment, fc.constantFrom(...VIEWS), (motion, t, view) => {
        const outlines = (natural: Natural) => pictureAt(plan(motion, natural), view, t)
        const grip = (natural: Natural) =>
          outlines(natural).find(({ paint }) => paint === 'ply')?.points ?? []
        const across = (natural: Natural) => grip(natural).map(({ x }) => x)
        expect(Math.min(...across('goofy'))).toBeCloseTo(WIDTH - Math.max(...across('regular')))
        expect(Math.max(...across('goofy'))).toBeCloseTo(WIDTH - Math.min(...across('regular')))
      }),
    )
  })

  it('moves without a jump', () => {
    fc.assert(
      fc.property(drawn, rider, moment, (motion, natural, t) => {
        const made = plan(motion, natural)
        const step = 1e-4
        // The fastest turns, four flips or three spins, stay far below a degree in that time.
        close(places(poseAt(made, t)), places(poseAt(made, Math.min(1, t + step))), 0.02)
      }),
      { numRuns: 1000 },
    )
  })

  it('ends flat, in line with travel, by the parity of its turns', () => {
    fc.assert(
      fc.property(drawn, rider, (motion, natural) => {
        const { board, bodyYaw } = poseAt(plan(motion, natural), 1)
        const half = motion.revert ? 1 : 0
        const ends = (deg: number | null) => ((Math.abs(deg ?? 0) / 180 + half) % 2 === 0 ? 1 : -1)
        close(turned(board.turn, [0, 0, 1]), [0, 0, 1], 1e-9)
        close(turned(board.turn, [1, 0, 0]), [ends(motion.boardDeg), 0, 0], 1e-9)
        expect(Math.cos((bodyYaw * Math.PI) / 180)).toBeCloseTo(ends(motion.bodyDeg))
      }),
    )
  })

  it('keeps out of the ground, with both feet above it', () => {
    fc.assert(
      fc.property(drawn, rider, moment, (motion, natural, t) => {
        const { board, feet } = poseAt(plan(motion, natural), t)
        if (t < 0.24 || t > 0.76) expect(board.at[2]).toBeGreaterThanOrEqual(clearance(board.turn) - 1e-9)
        expect(feet.front.at[2]).toBeGreaterThan(0)
        expect(feet.back.at[2]).toBeGreaterThan(0)
      }),
    )
  })

  it('starts and ends with both feet on the board, the natural front foot where the rider leads', () => {
    fc.assert(
      fc.property(drawn, rider, (motion, natural) => {
        const made = plan(motion, natural)
        const [first, last] = [poseAt(made, 0), poseAt(made, 1)]
        for (const { feet } of [first, last]) expect([feet.front.isOn, feet.back.isOn]).toEqual([true, true])
        const leads = motion.stance === 'regular' || motion.stance === 'nollie' ? 1 : -1
        expect(Math.sign(first.feet.front.at[0])).toBe(leads)
        expect(dot(first.feet.front.at, [0, 1, 0])).toBeLessThan(0.1)
      }),
    )
  })
})
