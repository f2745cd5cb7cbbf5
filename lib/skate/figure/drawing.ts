import { BOARD, deckHeight, type Limb, type Pose, type Shoe } from './body.ts'
import { type Film, filmedAt, type Take, takeAt, tellingMoment } from './film.ts'
import {
  add,
  columns,
  cross,
  dot,
  hull,
  isClockwise,
  type Point,
  sub,
  times,
  turned,
  unit,
  type Vec,
} from './geometry.ts'
import type { Face, Material, Obstacle } from './obstacles.ts'

/** From where it is seen: degrees from travel to where the camera stands, counterclockwise, and how high. */
export interface Look {
  readonly around: number
  readonly up: number
}

/** In the order in which they are offered. */
export const VIEWS = ['side', 'rider', 'above'] as const
export type View = (typeof VIEWS)[number]

/** What a shape is made of; the colors are the painter's. */
export type Paint =
  | 'mark'
  | 'shadow'
  | 'grip'
  | 'graphic'
  | 'ply'
  | 'nose'
  | 'truck'
  | 'wheel'
  | 'front shoe'
  | 'back shoe'
  | 'trousers'
  | 'shirt'
  | 'skin'
  | 'cap'
  | 'slope'
  | Material
  | `${Material} side`
  | `${Material} dark`

/** An area of the picture; a line when it has a width, a disc when it has a radius. */
export interface Shape {
  readonly paint: Paint
  readonly points: readonly Point[]
  readonly radius?: number
  readonly width?: number
  /** From 0 to 1: how much it covers what is under it; left out, all. */
  readonly opacity?: number
}

/** The picture's size, in its own units. */
export const WIDTH = 320
export const HEIGHT = 240

/** The camera of a view. It stands where the rider's toes point, so goofy is regular in the mirror. */
export function lookOf(film: Film, view: View): Look {
  const take = film.takes[0]
  const toe = take?.score.toe ?? 1
  const hasWall = film.takes.some(({ obstacles }) => obstacles.some(({ curve }) => curve !== null))
  if (view === 'above') return { around: 180, up: 89 }
  if (view === 'rider') {
    const isBlocked = film.takes.some(({ obstacles, score }) =>
      obstacles.some(
        ({ kind, solids }) => kind === 'wall' && solids.some((faces) => standsOn(faces, -score.toe)),
      ),
    )
    return { around: toe * (isBlocked ? 138 : -138), up: 34 }
  }
  if (hasWall)
    return film.takes.length === 1 && isHigh(film)
      ? { around: toe * 146, up: 4 }
      : { around: toe * 108, up: 12 }
  if (
    film.takes.some(({ obstacles }) => obstacles.some(({ kind }) => kind === 'wall')) &&
    !isHiddenFrom(film, toe) &&
    !isHiddenFrom(film, -toe as 1 | -1)
  )
    return { around: toe * 116, up: 15 }
  const isOverBar = film.takes.some(({ obstacles }) => obstacles.some(({ kind }) => kind === 'hurdle'))
  if (isOverBar) return { around: toe * 50, up: 15 }
  const side = isHiddenFrom(film, toe) ? -toe : toe
  return { around: broadside(film, side as 1 | -1), up: 15 }
}

/**
 * From where a board on an edge is seen along its whole length, so that the edge runs slanting and its dip is plain;
 * one across the edge is seen from ahead.
 */
function broadside(film: Film, side: 1 | -1): number {
  const at = tellingMoment(film)
  const take = takeAt(film, at)
  const slew = take.obstacles.length > 0 ? take.score.slew.at(at - take.from) : 0
  if (Math.abs(slew) > 60) return side * 50
  // All from the side that the rider came from: seen from the other, one lie looks like another in the mirror.
  const came = Math.sign(take.score.y.at(0)) || side
  return Math.abs(slew) < 8 ? side * 72 : came * 90 + slew
}

/** Whether it goes high over a wall, where the flat before it is the place to look from. */
const isHigh = (film: Film) =>
  film.takes.some(({ obstacles }) => obstacles.some(({ kind }) => kind === 'vert'))

/** Whether something would stand between the rider and a camera on a side: 1 to the left of the first take. */
export function isHiddenFrom(film: Film, side: 1 | -1): boolean {
  return film.takes.some(({ obstacles, isBack }) =>
    obstacles.some(({ kind, solids }) => {
      const y = solids[0]?.[0]?.points[0]?.[1] ?? 0
      const far = solids[0]?.[1]?.points[0]?.[1] ?? 0
      return (
        HIDING.includes(kind) && Math.abs(y + far) > 0.1 && Math.sign(y + far) === (isBack ? -side : side)
      )
    }),
  )
}

/** Whether a solid is wholly to one side of the line of travel: 1 to the left. */
const standsOn = (faces: readonly Face[], side: number) =>
  faces.every(({ points }) => points.every(([, y]) => y * side > 0))

const HIDING: readonly string[] = ['ledge', 'parapet', 'curb', 'hubba', 'wall']

interface Eye {
  (point: Vec): { readonly x: number; readonly y: number; readonly near: number; readonly size: number }
  readonly at: Vec
}

const DISTANCE = 7.5

function eyeFor(target: Vec, look: Look, span: number): Eye {
  const [around, up] = [(look.around * Math.PI) / 180, (look.up * Math.PI) / 180]
  const toward: Vec = [Math.cos(around) * Math.cos(up), Math.sin(around) * Math.cos(up), Math.sin(up)]
  const right = unit(cross([0, 0, 1], toward))
  const above = cross(toward, right)
  const scale = HEIGHT / span
  const project = (point: Vec) => {
    const from = sub(point, target)
    const near = dot(from, toward)
    const size = (scale * DISTANCE) / Math.max(0.5, DISTANCE - near)
    return { x: WIDTH / 2 + dot(from, right) * size, y: HEIGHT / 2 - dot(from, above) * size, near, size }
  }
  return Object.assign(project, { at: add(target, times(toward, DISTANCE)) })
}

/** Where the camera looks: with the rider, without the small ups and downs, also from one take into the next. */
function targetAt(film: Film, t: number, share: number): Vec {
  const spots = [-0.35, 0, 0.35].map((by) => spotAt(film, Math.max(0, t + by), share))
  return times(spots.reduce(add), 1 / spots.length)
}

function spotAt(film: Film, t: number, share: number): Vec {
  const { score, from, isBack, origin, obstacles } = takeAt(film, t)
  const at = t - from
  const tau = (score.tau.at(at) * Math.PI) / 180
  const hasWall = obstacles.some(({ curve }) => curve !== null)
  const local: Vec = [
    score.x.at(at) - 0.6 * Math.sin(tau),
    score.y.at(at) * 0.6,
    score.z.at(at) * (hasWall ? 1 : 0.75) + share * (0.15 + 0.55 * Math.cos(tau)) + 0.1,
  ]
  return add(origin, isBack ? [-local[0], -local[1], local[2]] : local)
}

/** How the picture is made. */
interface Framing {
  readonly look: Look
  /** Without the rider: board and shoes, nearer. */
  readonly isBoardOnly?: boolean
  /** Without the ground's marks, where nothing moves. */
  readonly isStill?: boolean
  /** Meters from the bottom to the top of the picture; left out, what the film needs. */
  readonly span?: number
}

/** How much of the world is in the picture, in meters from top to bottom. */
export function spanOf(film: Film, isBoardOnly = false): number {
  const hasWall = film.takes.some(({ obstacles }) => obstacles.some(({ curve }) => curve !== null))
  return isBoardOnly ? (hasWall ? 2 : 1.5) : hasWall ? (isHigh(film) ? 2.7 : 2.9) : 2.35
}

/** A still is smaller than the player and follows no jump: it is taken from nearer. */
const CLOSER = 0.88

/** From this steeply above, the rider would hide the board and where the feet stand on it. */
const FROM_ABOVE = 68

const seenThrough = (shape: Shape): Shape => ({ ...shape, opacity: 0.55 })

/** Where the camera looks, so that the head is so far below the top of the picture. */
function withHead(target: Vec, { head }: Pose, look: Look, span: number, room: number): Vec {
  const cut = room - eyeFor(target, look, span)(head).y
  const up = (cut * span) / HEIGHT / Math.cos((look.up * Math.PI) / 180)
  return cut > 0 ? add(target, [0, 0, up]) : target
}

/** Room over the head, for its own height: in a still some air as well. */
const OVERHEAD = { still: 30, moving: 22 }

/** The picture of a film at a moment, from back to front. */
export function drawingAt(film: Film, t: number, framing: Framing): Shape[] {
  const { look, isBoardOnly = false, isStill = false } = framing
  const take = takeAt(film, t)
  const pose = filmedAt(film, t)
  const target = targetAt(film, t, isBoardOnly ? 0.25 : 1)
  const isAbove = look.up > FROM_ABOVE && !isBoardOnly
  const near = isStill && !isBoardOnly ? (isHigh(film) ? 0.74 : CLOSER) : isAbove ? 0.85 : 1
  const span = framing.span ?? spanOf(film, isBoardOnly) * near
  const room = isStill ? OVERHEAD.still : OVERHEAD.moving
  const isFree = isAbove || isBoardOnly
  const eye = eyeFor(isFree ? target : withHead(target, pose, look, span, room), look, span)
  const solids = obstaclesNear(film, take, t)
  const before: Shape[] = []
  const between: Shape[] = []
  const after: Shape[] = []
  for (const { obstacle, at } of solids) {
    for (const solid of obstacle.solids) {
      const faces = solid.map((face) => placed(face, at))
      const isRamp = obstacle.curve !== null
      const isBefore = isRamp || !isInFront(faces, eye.at, pose.board.at, pose.hips)
      const shapes = isRamp ? rampSeen(faces, eye) : facesSeen(faces, eye)
      ;(isBetween(faces, pose) ? between : isBefore ? before : after).push(...shapes)
    }
    for (const tube of obstacle.copings) before.push(...coping(tube, at, eye))
  }
  const figure = isBoardOnly
    ? boardAndShoes(eye, take, pose, between)
    : isAbove
      ? [...body(eye, pose).map(seenThrough), ...boardAndShoes(eye, take, pose, between)]
      : whole(eye, take, pose, between)
  const floor = floorUnder(solids, pose)
  const shade = take.obstacles.some(({ curve }) => curve !== null) ? [] : [shadow(eye, pose, floor)]
  // What stands on the ground hides a shadow there.
  const below = floor > 0 ? [...before, ...shade] : [...shade, ...before]
  return [...(isStill ? [] : marks(eye, target, take)), ...below, ...figure, ...after].filter(isSeen)
}

function isSeen({ points }: Shape): boolean {
  return points.some(({ x, y }) => x > -60 && x < WIDTH + 60 && y > -60 && y < HEIGHT + 60)
}

interface Placed {
  readonly obstacle: Obstacle
  readonly at: (point: Vec) => Vec
}

function obstaclesNear({ takes }: Film, now: Take, t: number): Placed[] {
  const near = takes.filter((take, at) =>
    take.shows ? take.shows[0] <= t && t < take.shows[1] : Math.abs(at - takes.indexOf(now)) <= 1,
  )
  return near.flatMap(({ obstacles, isBack, origin }) =>
    obstacles.map((obstacle) => ({
      obstacle,
      at: (point: Vec) => add(origin, isBack ? [-point[0], -point[1], point[2]] : point),
    })),
  )
}

function placed(face: Face, at: (point: Vec) => Vec): Face {
  const zero = at([0, 0, 0])
  return { ...face, points: face.points.map(at), normal: sub(at(face.normal), zero) }
}

/** Whether a solid hides the rider: a side of it parts the rider from the camera, and none shows the rider before it. */
function isInFront(faces: readonly Face[], camera: Vec, board: Vec, hips: Vec): boolean {
  let hides = false
  for (const { normal, points } of faces) {
    const [corner] = points
    if (!corner) continue
    const isOut = dot(normal, sub(board, corner)) > -0.03 || dot(normal, sub(hips, corner)) > 0.3
    const seesIt = dot(normal, sub(camera, corner)) > 0
    if (isOut && seesIt) return false
    if (isOut) hides = true
  }
  return hides
}

/** Whether a solid is over the board and under both feet: what a rider jumps while the board rolls on below. */
function isBetween(faces: readonly Face[], { board, shoes }: Pose): boolean {
  const low = Math.min(shoes.front.at[2], shoes.back.at[2])
  return faces.every(({ points }) => points.every(([, , z]) => z > board.at[2] && z < low))
}

function facesSeen(faces: readonly Face[], eye: Eye): Shape[] {
  return faces
    .filter(({ normal, points }) => points[0] && dot(normal, sub(eye.at, points[0])) > 0)
    .map(({ normal, points, material }) => {
      const tone = normal[2] > 0.5 ? '' : Math.abs(normal[0]) > Math.abs(normal[1]) ? ' side' : ' dark'
      return { paint: `${material}${tone}` as Paint, points: points.map(eye) }
    })
}

/** A ramp: its curve without lines across it, then its sides, which are nearer. */
function rampSeen(faces: readonly Face[], eye: Eye): Shape[] {
  const isAcross = ({ normal }: Face) => Math.abs(normal[1]) < 0.5
  const across = facesSeen(faces.filter(isAcross), eye)
  const curved = faces.filter((face) => isAcross(face) && face.normal[2] < 0.999 && face.normal[2] > 0.001)
  const smooth = new Set(curved.map(({ points }) => points))
  const bare = facesSeen(curved, eye).map(({ points }): Shape => ({ paint: 'slope', points }))
  const rest = facesSeen(
    faces.filter((face) => isAcross(face) && !smooth.has(face.points)),
    eye,
  )
  const sides = facesSeen(
    faces.filter((face) => !isAcross(face)),
    eye,
  )
  return across.length > 0 ? [...bare, ...rest, ...sides] : sides
}

function coping([from, to]: readonly [Vec, Vec], at: (point: Vec) => Vec, eye: Eye): Shape[] {
  const [a, b] = [eye(at(from)), eye(at(to))]
  return [{ paint: 'steel', points: [a, b], width: 0.06 * a.size }]
}

function marks(eye: Eye, target: Vec, take: Take): Shape[] {
  const step = 0.8
  const first = Math.floor((target[0] - 2.4) / step)
  const hasWall = take.obstacles.some(({ curve }) => curve !== null)
  return Array.from({ length: hasWall ? 0 : 7 }, (_, index) => (first + index) * step).flatMap((x) =>
    [-0.85, 0.85].map((y): Shape => {
      const corners: Vec[] = [
        [x, y - 0.015, 0],
        [x + 0.3, y - 0.015, 0],
        [x + 0.3, y + 0.015, 0],
        [x, y + 0.015, 0],
      ]
      return { paint: 'mark', points: corners.map(eye) }
    }),
  )
}

/** How high what the shadow falls on is: a pad to roll on, else the ground. */
function floorUnder(solids: readonly Placed[], { board }: Pose): number {
  const [x, y] = board.at
  for (const { obstacle, at } of solids) {
    if (obstacle.kind !== 'manual pad') continue
    for (const { normal, points } of obstacle.solids.flat()) {
      const corners = points.map(at)
      const isIn = (axis: 0 | 1, value: number) =>
        Math.min(...corners.map((corner) => corner[axis])) < value &&
        Math.max(...corners.map((corner) => corner[axis])) > value
      if (normal[2] > 0.9 && isIn(0, x) && isIn(1, y)) return corners[0]?.[2] ?? 0
    }
  }
  return 0
}

function shadow(eye: Eye, { board, hips }: Pose, floor: number): Shape {
  const around = Array.from({ length: 10 }, (_, index) => (index * Math.PI) / 5)
  const [ahead] = columns(board.turn)
  const long = Math.max(0.16, 0.42 * Math.hypot(ahead[0], ahead[1]))
  const angle = Math.atan2(ahead[1], ahead[0])
  const [x, y] = [board.at[0] * 0.7 + hips[0] * 0.3, board.at[1] * 0.7 + hips[1] * 0.3]
  const ring = around.map((each): Vec => {
    const [a, b] = [long * Math.cos(each), 0.15 * Math.sin(each)]
    return [
      x + a * Math.cos(angle) - b * Math.sin(angle),
      y + a * Math.sin(angle) + b * Math.cos(angle),
      floor,
    ]
  })
  return { paint: 'shadow', points: ring.map(eye) }
}

const FEET = ['front', 'back'] as const

/** A part of the figure that is drawn in one go. */
interface Part {
  readonly near: number
  readonly shapes: readonly Shape[]
}

/** Whether the board is between a point and the camera. */
function isBehind(eye: Eye, { board }: Pose, point: Vec): boolean {
  const [, , normal] = columns(board.turn)
  const isCameraOnGrip = dot(normal, sub(eye.at, board.at)) > 0
  return dot(normal, sub(point, board.at)) > 0 !== isCameraOnGrip
}

function boardAndShoes(eye: Eye, take: Take, pose: Pose, between: readonly Shape[]): Shape[] {
  const shoes = FEET.map((name) => ({ name, isHidden: isBehind(eye, pose, up(pose.shoes[name])) }))
  const drawn = (isHidden: boolean) =>
    shoes
      .filter((each) => each.isHidden === isHidden)
      .toSorted((a, b) => eye(pose.shoes[a.name].at).near - eye(pose.shoes[b.name].at).near)
      .flatMap(({ name }) => shoe(eye, pose.shoes[name], `${name} shoe`))
  return [...drawn(true), ...boardShapes(eye, take, pose), ...between, ...drawn(false)]
}

const up = ({ at, turn }: Shoe): Vec => add(at, times(columns(turn)[2], 0.05))

const inOrder = (parts: readonly Part[]) =>
  parts.toSorted((a, b) => a.near - b.near).flatMap(({ shapes }) => shapes)

const upperBody = (eye: Eye, pose: Pose): Part[] => [
  torso(eye, pose),
  headPart(eye, pose),
  ...FEET.map((name) => arm(eye, pose.arms[name])),
]

/** The rider without shoes. */
const body = (eye: Eye, pose: Pose): Shape[] =>
  inOrder([...upperBody(eye, pose), ...FEET.map((name) => leg(eye, pose.legs[name]))])

function whole(eye: Eye, take: Take, pose: Pose, between: readonly Shape[]): Shape[] {
  const parts = upperBody(eye, pose)
  const hidden: Part[] = []
  for (const name of FEET) {
    const { near, shapes } = leg(eye, pose.legs[name])
    const part = { near, shapes: [...shoe(eye, pose.shoes[name], `${name} shoe`), ...shapes] }
    ;(isBehind(eye, pose, up(pose.shoes[name])) ? hidden : parts).push(part)
  }
  const board = boardShapes(eye, take, pose)
  if (hidden.length === 2) return [...inOrder([...hidden, ...parts]), ...board, ...between]
  return [...inOrder(hidden), ...board, ...between, ...inOrder(parts)]
}

const middleOf = (eye: Eye, points: readonly Vec[]) =>
  points.reduce((sum, point) => sum + eye(point).near, 0) / points.length

function leg(eye: Eye, { from, joint, to }: Limb): Part {
  const points = [from, joint, to].map(eye)
  const size = points[1]?.size ?? 1
  return {
    near: middleOf(eye, [joint, joint, from, to]),
    shapes: [{ paint: 'trousers', points, width: 0.145 * size }],
  }
}

function arm(eye: Eye, { from, joint, to }: Limb): Part {
  const [a, b, c] = [eye(from), eye(joint), eye(to)]
  const hand: Vec = add(joint, times(sub(to, joint), 0.86))
  const wrist = eye(add(joint, times(sub(to, joint), 0.8)))
  return {
    near: middleOf(eye, [joint, to]),
    shapes: [
      { paint: 'skin', points: [b, wrist], width: 0.07 * a.size },
      { paint: 'skin', points: [eye(hand), c], width: 0.085 * a.size },
      { paint: 'shirt', points: [a, { x: b.x, y: b.y }], width: 0.1 * a.size },
    ],
  }
}

function disc(center: Point & { size: number }, radius: number): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    return {
      x: center.x + radius * center.size * Math.cos(angle),
      y: center.y + radius * center.size * Math.sin(angle),
    }
  })
}

function torso(eye: Eye, { arms, legs, chest, hips, head }: Pose): Part {
  const area = (points: readonly (readonly [Vec, number])[]) =>
    hull(points.flatMap(([point, radius]) => disc(eye(point), radius)))
  const waist = add(hips, times(sub(chest, hips), 0.06))
  const shirt = area([
    [arms.front.from, 0.055],
    [arms.back.from, 0.055],
    [waist, 0.125],
  ])
  const seat = area([
    [legs.front.from, 0.085],
    [legs.back.from, 0.085],
    [hips, 0.1],
  ])
  return {
    near: middleOf(eye, [chest, hips]),
    shapes: [
      { paint: 'trousers', points: seat },
      {
        paint: 'skin',
        points: [eye(chest), eye(add(chest, times(sub(head, chest), 0.7)))],
        width: 0.08 * eye(chest).size,
      },
      { paint: 'shirt', points: shirt },
    ],
  }
}

/** A head with a cap, whose peak says where the eyes go. */
function headPart(eye: Eye, { head, chest, eyes }: Pose): Part {
  const crown = unit(sub(head, chest))
  const side = unit(cross(crown, eyes))
  const ahead = cross(side, crown)
  const center = eye(head)
  const ring = (lift: number, wide: number, from: number, to: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = from + ((to - from) * index) / 6
      return eye(
        add(
          head,
          add(
            times(crown, lift),
            add(times(ahead, wide * Math.cos(angle)), times(side, wide * Math.sin(angle))),
          ),
        ),
      )
    })
  const cap = hull([
    ...ring(0.025, 0.112, 0, Math.PI * 2),
    ...ring(0.085, 0.085, 0, Math.PI * 2),
    eye(add(head, times(crown, 0.12))),
  ])
  const peak = hull([...ring(0.03, 0.11, -1, 1), ...ring(0.02, 0.195, -0.5, 0.5)])
  const isAway = dot(ahead, sub(eye.at, head)) < 0
  const face: Shape = { paint: 'skin', points: [center], radius: 0.105 * center.size }
  return {
    near: center.near + 0.02,
    shapes: isAway
      ? [{ paint: 'cap', points: peak }, face, { paint: 'cap', points: cap }]
      : [face, { paint: 'cap', points: cap }, { paint: 'cap', points: peak }],
  }
}

/** A sole with its toes along x, seen from above; wider at the ball than at the heel. */
const SOLE: readonly (readonly [number, number])[] = [
  [0.14, 0.012],
  [0.12, 0.042],
  [0.05, 0.05],
  [-0.05, 0.036],
  [-0.12, 0.036],
  [-0.135, 0],
  [-0.12, -0.036],
  [-0.05, -0.036],
  [0.05, -0.046],
  [0.12, -0.034],
]

function shoe(eye: Eye, { at, turn }: Shoe, paint: Paint): Shape[] {
  const seen = (x: number, y: number, z: number) => eye(add(at, turned(turn, [x, y, z])))
  const low = SOLE.flatMap(([x, y]) => [seen(x, y, 0), seen(x, y, 0.035)])
  const ankle = SOLE.slice(3, 8).map(([x, y]) => seen(Math.min(x * 0.8, 0.02), y * 0.85, 0.1))
  return [{ paint, points: hull([...low, ...ankle]) }]
}

const TIP = [90, 60, 30, 0, -30, -60, -90].map((deg) => (deg * Math.PI) / 180)

/** The deck seen from the grip, its ends bent up, at a height over its middle. */
function deck(lift: number): Vec[] {
  const tip = (end: 1 | -1): Vec[] =>
    TIP.map((angle) => [end * (0.3 + 0.1 * Math.cos(angle)), end * BOARD.side * Math.sin(angle), 0])
  const outline: Vec[] = [
    ...tip(1),
    [0.25, -BOARD.side, 0],
    [-0.25, -BOARD.side, 0],
    ...tip(-1),
    [-0.25, BOARD.side, 0],
    [0.25, BOARD.side, 0],
  ]
  return outline.map(([x, y]) => [x, y, deckHeight(x) + lift])
}

const TOP = deck(0)
const BOTTOM = deck(-BOARD.thick)

/** A strip across the deck, so that the two ends look different. */
function band(end: 1 | -1, from: number, to: number, lift: number): Vec[] {
  const width = BOARD.side * 0.97
  const corners = [
    [from, width],
    [to, width * 0.94],
    [to, -width * 0.94],
    [from, -width],
  ] as const
  return corners.map(([x, y]) => [end * x, y, deckHeight(x) + lift])
}

function boardShapes(eye: Eye, { nose }: Take, { board }: Pose): Shape[] {
  const seen = (points: readonly Vec[]) =>
    points.map((point) => eye(add(board.at, turned(board.turn, point))))
  const top = seen(TOP)
  const bottom = seen(BOTTOM)
  const edge: Shape = { paint: 'ply', points: hull([...top, ...bottom]) }
  const under = underneath(seen)
  // The outline runs clockwise as seen from the grip.
  if (isClockwise(top))
    return [
      ...under,
      edge,
      { paint: 'grip', points: top },
      { paint: 'nose', points: seen(band(nose, 0.27, 0.315, 0)) },
    ]
  const stripes = [band(nose, 0.255, 0.31, -BOARD.thick), band(nose, -0.05, 0.05, -BOARD.thick)]
  const painted = stripes.map((stripe): Shape => ({ paint: 'nose', points: seen(stripe) }))
  return [edge, { paint: 'graphic', points: bottom }, ...painted, ...under]
}

const ROUND = [0, 60, 120, 180, 240, 300].map((deg) => (deg * Math.PI) / 180)

function underneath(seen: (points: readonly Vec[]) => (Point & { near: number })[]): Shape[] {
  const ends = [1, -1].map((end) => {
    const axle: Vec[] = [-0.075, 0.075].flatMap((y): Vec[] => [
      [end * BOARD.truck - 0.02, y, -0.07],
      [end * BOARD.truck + 0.02, y, -0.097],
      [end * BOARD.truck, y * 0.3, -0.015],
    ])
    const wheels = [-1, 1].map((side) => {
      const rims = [0.07, 0.1].flatMap((y) =>
        ROUND.map(
          (angle): Vec => [
            end * BOARD.truck + BOARD.wheel * Math.cos(angle),
            side * y,
            -0.084 + BOARD.wheel * Math.sin(angle),
          ],
        ),
      )
      const points = seen(rims)
      return { near: points[0]?.near ?? 0, shape: { paint: 'wheel', points: hull(points) } satisfies Shape }
    })
    const [far, close] = wheels.toSorted((a, b) => a.near - b.near)
    const truck: Shape = { paint: 'truck', points: hull(seen(axle)) }
    return {
      near: far?.near ?? 0,
      shapes: [far?.shape, truck, close?.shape].filter(
        (shape): shape is NonNullable<typeof shape> => shape !== undefined,
      ),
    }
  })
  return ends.toSorted((a, b) => a.near - b.near).flatMap(({ shapes }) => shapes)
}
