import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import type { Natural } from '../stance.ts'
import { turned, type Vec } from './geometry.ts'
import { planOf } from './plan.ts'
import { poseAt } from './pose.ts'

function planNamed(name: string, rider: Natural = 'regular') {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return planOf(parsed.motion, rider)
}

function poseNamed(name: string, t: number, rider: Natural) {
  const plan = planNamed(name, rider)
  if (!plan) throw new Error(`${name} has no board`)
  return poseAt(plan, t)
}

const near = (value: Vec) => value.map((part) => Math.round(part * 1000) / 1000 || 0)

// Where the end that led, and the grip, look half-way and at the end, for a regular rider: x along travel,
// y to its left, z up. Then how the rider has turned, anticlockwise from above.
const AHEAD = [1, 0, 0]
const BEHIND = [-1, 0, 0]
const LEFT = [0, 1, 0]
const RIGHT = [0, -1, 0]
const UP = [0, 0, 1]
const DOWN = [0, 0, -1]

const TABLE = [
  ['Ollie', AHEAD, UP, 0, AHEAD, 0],
  ['Kickflip', AHEAD, DOWN, 0, AHEAD, 0],
  ['Heelflip', AHEAD, DOWN, 0, AHEAD, 0],
  ['Hardflip', LEFT, DOWN, 0, BEHIND, 0],
  ['Varial Kickflip', RIGHT, DOWN, 0, BEHIND, 0],
  ['360 Flip', BEHIND, DOWN, 0, AHEAD, 0],
  ['Frontside Bigspin', BEHIND, UP, 90, AHEAD, 180],
  ['Half Cab', RIGHT, UP, -90, BEHIND, -180],
  ['Impossible', BEHIND, DOWN, 0, AHEAD, 0],
  ['Nollie Heelflip', AHEAD, DOWN, 0, AHEAD, 0],
  ['Switch Varial Kickflip', LEFT, DOWN, 0, BEHIND, 0],
  ['Fakie Bigspin', BEHIND, UP, -90, AHEAD, -180],
  ['Gazelle Flip', LEFT, DOWN, -180, BEHIND, -360],
  ['Frontside 180', LEFT, UP, 90, BEHIND, 180],
  ['Switch Frontside 180', RIGHT, UP, -90, BEHIND, -180],
  ['Kickflip Frontside Body Varial', AHEAD, DOWN, 90, AHEAD, 180],
  ['Double Kickflip', AHEAD, UP, 0, AHEAD, 0],
] as const

describe('planOf: the board half-way and at the end', () => {
  it.each(TABLE)('%s', (name, middle, grip, body, end, bodyEnd) => {
    for (const rider of ['regular', 'goofy'] as const) {
      const side = rider === 'regular' ? 1 : -1
      const seen = (point: readonly number[]) => [point[0], (point[1] ?? 0) * side || 0, point[2]]
      const [start, half, last] = [0, 0.5, 1].map((t) => poseNamed(name, t, rider))
      if (!start || !half || !last) throw new Error('a moment is missing')
      expect(near(turned(start.board.turn, [1, 0, 0]))).toEqual(AHEAD)
      expect(near(turned(start.board.turn, [0, 0, 1]))).toEqual(UP)
      expect(near(turned(half.board.turn, [1, 0, 0]))).toEqual(seen(middle))
      expect(near(turned(half.board.turn, [0, 0, 1]))).toEqual(grip)
      expect(half.bodyYaw).toBeCloseTo(body * side)
      expect(near(turned(last.board.turn, [1, 0, 0]))).toEqual(end)
      expect(near(turned(last.board.turn, [0, 0, 1]))).toEqual(UP)
      expect(last.bodyYaw).toBeCloseTo(bodyEnd * side)
    }
  })
})

describe('planOf: the flip', () => {
  // Toes to the right of travel in regular and nollie, to the left in fakie and switch; mirrored for goofy.
  it.each([
    ['Kickflip', 'regular', 1],
    ['Kickflip', 'goofy', -1],
    ['Nollie Kickflip', 'regular', 1],
    ['Fakie Kickflip', 'regular', -1],
    ['Switch Kickflip', 'regular', -1],
    ['Switch Kickflip', 'goofy', 1],
    ['Heelflip', 'regular', -1],
    ['Nollie Heelflip', 'regular', -1],
    ['Heelflip', 'goofy', 1],
    ['Switch Heelflip', 'regular', 1],
  ] as const)('%s of a %s rider sinks one edge first', (name, rider, sinking) => {
    const { turn } = poseNamed(name, 0.36, rider).board
    expect(turned(turn, [0, sinking, 0])[2]).toBeLessThan(-0.1)
  })

  it('happens after the peak when it is late', () => {
    expect(poseNamed('Late Kickflip', 0.5, 'regular').board.roll).toBe(0)
    expect(poseNamed('Late Kickflip', 1, 'regular').board.roll).toBeCloseTo(-360)
    expect(poseNamed('Kickflip Late Kickflip', 0.5, 'regular').board.roll).toBeCloseTo(-360)
    expect(poseNamed('Kickflip Late Kickflip', 1, 'regular').board.roll).toBeCloseTo(-720)
  })

  it('of a half is caught upside down and goes back', () => {
    expect(poseNamed('Hospital Flip', 0.5, 'regular').board.roll).toBeCloseTo(-180)
    expect(poseNamed('Hospital Flip', 1, 'regular').board.roll).toBeCloseTo(0)
  })
})

describe('planOf: the pop', () => {
  it.each([
    ['Ollie', 1],
    ['Switch Ollie', 1],
    ['Nollie', -1],
    ['Fakie Ollie', -1],
  ])('%s lifts the end that was not popped', (name, lifted) => {
    const { turn } = poseNamed(name, 0.26, 'regular').board
    expect(turned(turn, [lifted, 0, 0])[2]).toBeGreaterThan(0.4)
  })

  it('is left out of a plain shuvit, which stays low', () => {
    expect(poseNamed('Shuvit', 0.26, 'regular').board.pitch).toBe(0)
    expect(poseNamed('Shuvit', 0.5, 'regular').board.at[2]).toBeLessThan(0.3)
  })

  it('is scooped on into an impossible, and turned back round the front foot', () => {
    const scooped = poseNamed('Impossible', 0.4, 'regular').board.turn
    expect(turned(scooped, [1, 0, 0])[2]).toBeGreaterThan(0.5)
    const dragged = poseNamed('Front Foot Impossible', 0.4, 'regular').board.turn
    expect(turned(dragged, [1, 0, 0])[2]).toBeLessThan(-0.5)
  })
})

describe('planOf: after landing', () => {
  it('a revert slides rider and board round on the wheels', () => {
    const landed = poseNamed('360 Flip Revert', 0.78, 'regular')
    const last = poseNamed('360 Flip Revert', 1, 'regular')
    expect([landed.bodyYaw, last.bodyYaw]).toEqual([0, -180])
    expect(last.board.yaw - landed.board.yaw).toBeCloseTo(-180)
    expect(poseNamed('360 Flip Revert', 0.87, 'regular').board.at[2]).toBeCloseTo(0.11)
  })

  it('a manual has balanced on the trucks that its name says', () => {
    const leading = (name: string) => turned(poseNamed(name, 0.5, 'regular').board.turn, [1, 0, 0])[2]
    expect(leading('Manual')).toBeGreaterThan(0)
    expect(leading('Nose Manual')).toBeLessThan(0)
    expect(leading('Fakie Manual')).toBeLessThan(0)
  })
})

it('planOf draws nothing where the words leave the turn open, or the ground is not flat', () => {
  for (const name of ['540', 'Pressure Flip', 'Frontside Boardslide', 'Rock to Fakie', 'Backside Air'])
    expect(planNamed(name), name).toBeNull()
})
