import { add, cross, dot, hull, isClockwise, type Point, turnBy, turned, unit, type Vec } from './geometry.ts'
import type { Plan } from './plan.ts'
import { type Foot, HALF_LENGTH, HALF_WIDTH, type Pose, poseAt, TRUCK } from './pose.ts'

/** From where it is seen: down past one's own toes, from the toe side, or from above with travel upward. */
export type View = (typeof VIEWS)[number]

/** In the order in which they are offered. */
export const VIEWS = ['side', 'rider', 'above'] as const

/** What a shape is made of; the colours are the painter's. */
export type Paint =
  | 'mark'
  | 'arrow'
  | 'shadow'
  | 'grip'
  | 'graphic'
  | 'ply'
  | 'nose'
  | 'truck'
  | 'wheel'
  | 'front shoe'
  | 'back shoe'

/** An area of the picture, or a disc when it has a radius. */
export interface Shape {
  readonly paint: Paint
  readonly points: readonly Point[]
  readonly radius?: number
}

/** The picture at a moment, from back to front. */
export function pictureAt(plan: Plan, view: View, t: number): Shape[] {
  const eye = eyeFor(plan, view)
  const pose = poseAt(plan, t)
  const isGripSeen = isClockwise(seen(eye, pose, deck(0)))
  const shoes = (['front', 'back'] as const)
    .map((name) => ({
      foot: pose.feet[name],
      paint: `${name} shoe` as const,
      near: eye(pose.feet[name].at).near,
    }))
    .sort((a, b) => a.near - b.near)
  const drawn = (isHidden: boolean) =>
    shoes
      .filter(({ foot }) => isBehind(pose, foot, isGripSeen) === isHidden)
      .flatMap(({ foot, paint }) => shoe(eye, foot, paint))
  return [
    ...ground(eye, plan, pose.rolled),
    shadow(eye, pose),
    ...drawn(true),
    ...boardShapes(eye, plan, pose),
    ...drawn(false),
  ]
}

/** Where a point is in the picture, and how near. */
type Eye = (point: Vec) => { readonly x: number; readonly y: number; readonly near: number }

const DISTANCE = 3.2

/** The picture's size, in its own units. */
export const WIDTH = 320

export const HEIGHT = 240

/**
 * The camera for a plan. It stands where the rider's toes point, so a goofy rider's picture is a regular
 * rider's in the mirror.
 */
function eyeFor(plan: Pick<Plan, 'toe'>, view: View): Eye {
  const { toward: direction, up: given, target, scale } = stand(view, plan.toe)
  const toward = unit(direction)
  const right = unit(cross(given ?? [0, 0, 1], toward))
  const up = cross(toward, right)
  return (point) => {
    const from: Vec = [point[0] - target[0], point[1] - target[1], point[2] - target[2]]
    const near = dot(from, toward)
    const size = (scale * DISTANCE) / (DISTANCE - near)
    return { x: WIDTH / 2 + dot(from, right) * size, y: HEIGHT / 2 - dot(from, up) * size, near }
  }
}

interface Stand {
  readonly toward: Vec
  readonly up: Vec | null
  /** The point in the middle of the picture. */
  readonly target: Vec
  readonly scale: number
}

function stand(view: View, toe: number): Stand {
  if (view === 'above') return { toward: [0, 0, 1], up: [1, 0, 0], target: [0, 0, 0], scale: 170 }
  if (view === 'rider') return { toward: [0, -0.5 * toe, 1], up: null, target: [0, 0, 0.24], scale: 190 }
  return { toward: [0.3, toe, 0.42], up: null, target: [0, 0, 0.4], scale: 180 }
}

/** The board's own points in the picture. */
function seen(eye: Eye, { board }: Pose, points: readonly Vec[]) {
  return points.map((point) => eye(add(board.at, turned(board.turn, point))))
}

const BEND = 0.25

/** The deck seen from the grip, its ends bent up, at a height over its middle. */
function deck(lift: number): Vec[] {
  return [
    ...tip(1),
    [BEND, -HALF_WIDTH] as const,
    [-BEND, -HALF_WIDTH] as const,
    ...tip(-1),
    [-BEND, HALF_WIDTH] as const,
    [BEND, HALF_WIDTH] as const,
  ].map(([x, y]) => [x, y, deckHeight(x) + lift])
}

const TIP = [90, 60, 30, 0, -30, -60, -90].map((deg) => (deg * Math.PI) / 180)
const ROUND = HALF_LENGTH - 0.3

function tip(end: 1 | -1): readonly (readonly [number, number])[] {
  return TIP.map(
    (angle) => [end * (0.3 + ROUND * Math.cos(angle)), end * HALF_WIDTH * Math.sin(angle)] as const,
  )
}

const RISE = 0.05

function deckHeight(x: number): number {
  return (RISE * Math.max(0, Math.abs(x) - BEND)) / (HALF_LENGTH - BEND)
}

/** Whether the board is between a foot and the camera: the deck's plane parts what is before it from what is not. */
function isBehind({ board }: Pose, foot: Foot, isGripSeen: boolean): boolean {
  const normal: Vec = [board.turn[0][2], board.turn[1][2], board.turn[2][2]]
  const from: Vec = [foot.at[0] - board.at[0], foot.at[1] - board.at[1], foot.at[2] - board.at[2]]
  return dot(normal, from) > -0.001 !== isGripSeen
}

/** A sole with its toes along x, seen from above; wider at the ball than at the heel. */
const SOLE: readonly (readonly [number, number])[] = [
  [0.14, 0.012],
  [0.12, 0.042],
  [0.05, 0.05],
  [-0.05, 0.034],
  [-0.12, 0.034],
  [-0.135, 0],
  [-0.12, -0.034],
  [-0.05, -0.034],
  [0.05, -0.046],
  [0.12, -0.034],
]

function shoe(eye: Eye, foot: Foot, paint: Paint): Shape[] {
  const heading = turnBy(foot.toes)
  const layer = (lift: number, shrink: number) =>
    SOLE.map(([x, y]) =>
      eye(add(foot.at, turned(heading, [Math.min(x * shrink, 0.07 / shrink), y * shrink, lift]))),
    )
  const sole = SOLE.map(([x, y]) => eye(add(foot.at, turned(heading, [x, y, 0]))))
  const low = SOLE.map(([x, y]) => eye(add(foot.at, turned(heading, [x, y, 0.035]))))
  return [
    { paint, points: hull([...sole, ...low, ...layer(0.085, 0.8).slice(3, 8)]) },
    { paint, points: hull(layer(0.09, 0.7).slice(3, 8)) },
  ]
}

function ground(eye: Eye, plan: Plan, rolled: number): Shape[] {
  const flat = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => eye([x, y, 0]))
  const step = 0.5
  const start = -1 - (rolled % step)
  const marks = [0, 1, 2, 3, 4].flatMap((count) =>
    [-0.62, 0.62].map((y): Shape => {
      const x = start + count * step
      return {
        paint: 'mark',
        points: flat([
          [x, y - 0.012],
          [x + 0.2, y - 0.012],
          [x + 0.2, y + 0.012],
          [x, y + 0.012],
        ]),
      }
    }),
  )
  const y = plan.toe * -0.4
  const arrow = flat([
    [0.32, y - 0.014],
    [0.5, y - 0.014],
    [0.5, y - 0.05],
    [0.64, y],
    [0.5, y + 0.05],
    [0.5, y + 0.014],
    [0.32, y + 0.014],
  ])
  return [...marks, { paint: 'arrow', points: arrow }]
}

function shadow(eye: Eye, { board }: Pose): Shape {
  const onGround = deck(0).map((point): Vec => {
    const [x, y] = add(board.at, turned(board.turn, point))
    return [x, y, 0]
  })
  return { paint: 'shadow', points: hull(onGround.map(eye)) }
}

const THICK = 0.014

function boardShapes(eye: Eye, plan: Plan, pose: Pose): Shape[] {
  const top = seen(eye, pose, deck(0))
  const bottom = seen(eye, pose, deck(-THICK))
  const edge: Shape = { paint: 'ply', points: hull([...top, ...bottom]) }
  const under = underneath(eye, pose)
  // The outline runs clockwise as seen from the grip.
  if (isClockwise(top)) {
    const nose = seen(eye, pose, band(plan.nose, 0.27, 0.315, 0))
    return [...under, edge, { paint: 'grip', points: top }, { paint: 'nose', points: nose }]
  }
  const stripes = [band(plan.nose, 0.255, 0.31, -THICK), band(plan.nose, -0.05, 0.05, -THICK)]
  const nose = stripes.map((stripe): Shape => ({ paint: 'nose', points: seen(eye, pose, stripe) }))
  return [edge, { paint: 'graphic', points: bottom }, ...nose, ...under]
}

function underneath(eye: Eye, pose: Pose): Shape[] {
  return [1, -1].flatMap((end) => {
    const axle: Vec[] = [-0.075, 0.075].flatMap((y): Vec[] => [
      [end * TRUCK - 0.02, y, -0.06],
      [end * TRUCK + 0.02, y, -0.06],
      [end * TRUCK, y * 0.3, -0.015],
    ])
    const wheels = seen(eye, pose, [
      [end * TRUCK, 0.085, -0.08],
      [end * TRUCK, -0.085, -0.08],
    ])
    const sorted = [...wheels].sort((a, b) => a.near - b.near)
    return [
      { paint: 'truck', points: hull(seen(eye, pose, axle)) } as const,
      ...sorted.map((point) => ({ paint: 'wheel', points: [point], radius: 6.4 }) as const),
    ]
  })
}

/** A strip across the deck, so that the two ends look different. */
function band(end: 1 | -1, from: number, to: number, lift: number): Vec[] {
  const width = HALF_WIDTH * 0.97
  return (
    [
      [from, width],
      [to, width],
      [to, -width],
      [from, -width],
    ] as const
  ).map(([x, y]) => [end * x, y, deckHeight(x) + lift])
}
