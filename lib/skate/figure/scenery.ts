import type { Pose } from './body.ts'
import { type Eye, HEIGHT, type Look, WIDTH } from './camera.ts'
import type { Film, Take } from './film.ts'
import { add, between, columns, dot, sub, type Vec } from './geometry.ts'
import type { Face, Obstacle } from './obstacles.ts'
import type { Paint, Shape } from './shape.ts'

/** Whether something of a shape may be in the picture. */
export function isSeen({ points }: Shape): boolean {
  const isWithin = (values: readonly number[], most: number) =>
    Math.max(...values) > -60 && Math.min(...values) < most + 60
  return (
    isWithin(
      points.map(({ x }) => x),
      WIDTH,
    ) &&
    isWithin(
      points.map(({ y }) => y),
      HEIGHT,
    )
  )
}

export interface Placed {
  readonly obstacle: Obstacle
  readonly at: (point: Vec) => Vec
}

export function obstaclesNear({ takes }: Film, now: Take, t: number): Placed[] {
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

export function placed(face: Face, at: (point: Vec) => Vec): Face {
  const zero = at([0, 0, 0])
  return { ...face, points: face.points.map(at), normal: sub(at(face.normal), zero) }
}

/** Whether a solid hides the rider: a side of it parts the rider from the camera, and none shows the rider before it. */
export function isInFront(faces: readonly Face[], camera: Vec, board: Vec, hips: Vec): boolean {
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
export function isBetween(faces: readonly Face[], { board, shoes }: Pose): boolean {
  const low = Math.min(shoes.front.at[2], shoes.back.at[2])
  return faces.every(({ points }) => points.every(([, , z]) => z > board.at[2] && z < low))
}

export function facesSeen(faces: readonly Face[], eye: Eye): Shape[] {
  return faces
    .filter(({ normal, points }) => points[0] && dot(normal, sub(eye.at, points[0])) > 0)
    .map(({ normal, points, material }) => {
      const tone = normal[2] > 0.5 ? '' : Math.abs(normal[0]) > Math.abs(normal[1]) ? ' side' : ' dark'
      return { paint: `${material}${tone}` as Paint, points: points.map(eye) }
    })
}

/** How far the flat goes on before a ramp. */
const FLAT = 6

/** A ramp: the flat before it, its curve in one piece, then its sides, which are nearer. */
export function rampSeen(faces: readonly Face[], eye: Eye): Shape[] {
  const isAcross = ({ normal }: Face) => Math.abs(normal[1]) < 0.5
  const across = faces.filter(isAcross)
  const isCurved = ({ normal }: Face) => normal[2] < 0.999 && normal[2] > 0.001
  const curved = across.filter(isCurved)
  const seen = facesSeen(curved, eye)
  const rest = facesSeen(
    across.filter((face) => !isCurved(face)),
    eye,
  )
  const sides = facesSeen(
    faces.filter((face) => !isAcross(face)),
    eye,
  )
  return [...flatBefore(curved, eye), ...(seen.length > 0 ? slopes(curved, eye) : []), ...rest, ...sides]
}

/** The curves of a ramp, each from its foot to its edge: the faces of one lean the same way. */
function slopes(curved: readonly Face[], eye: Eye): Shape[] {
  return [-1, 1].flatMap((way): Shape[] => {
    const faces = curved.filter(({ normal, points }) => {
      const isSeen = points[0] && dot(normal, sub(eye.at, points[0])) > 0
      return Math.sign(normal[0]) === way && isSeen
    })
    const corners = faces.flatMap(({ points }) => points).toSorted((a, b) => a[2] - b[2])
    const [low] = corners
    if (!low) return []
    const isNear = ([, y]: Vec) => Math.abs(y - low[1]) < 0.01
    const [one, other] = [corners.filter(isNear), corners.filter((point) => !isNear(point))]
    return [{ paint: 'slope', points: [...one, ...other.toReversed()].map(eye) }]
  })
}

/** The flat before the foot of a curve, as wide as the ramp. */
function flatBefore(curved: readonly Face[], eye: Eye): Shape[] {
  return [-1, 1].flatMap((way): Shape[] => {
    const feet = curved
      .filter(({ normal }) => Math.sign(normal[0]) === way)
      .flatMap(({ points }) => points)
      .filter(([, , z]) => Math.abs(z) < 0.01)
    const [foot] = feet
    if (!foot) return []
    const wide = feet.map(([, y]) => y)
    const [x0, y0, y1] = [foot[0], Math.min(...wide), Math.max(...wide)]
    const flat: Vec[] = [
      [x0, y0, 0],
      [x0, y1, 0],
      [x0 + way * FLAT, y1, 0],
      [x0 + way * FLAT, y0, 0],
    ]
    return [{ paint: 'flat', points: before(eye, flat).map(eye) }]
  })
}

/** Nearer than this to the camera, a point has no place in the picture. */
const TOO_NEAR = 1

/** The part of an area that is before the camera. */
function before(eye: Eye, area: readonly Vec[]): Vec[] {
  const room = (point: Vec) => eye.room(point) - TOO_NEAR
  return area.flatMap((point, at) => {
    const next = area[(at + 1) % area.length] ?? point
    const [here, there] = [room(point), room(next)]
    const crossing = here > 0 !== there > 0 ? [between(point, next, here / (here - there))] : []
    return here > 0 ? [point, ...crossing] : crossing
  })
}

/** How far behind the rider the ground ends. */
const HORIZON = 3.4

/** The ground under all, as far as a line behind the rider. */
export function groundSeen(eye: Eye, target: Vec, { around }: Look): Shape {
  const away = (around * Math.PI) / 180
  const end: Vec = [target[0] - HORIZON * Math.cos(away), target[1] - HORIZON * Math.sin(away), 0]
  const top = Math.max(-HEIGHT, eye(end).y)
  // A picture may be laid out in more room than its own.
  const [left, right, low] = [-6 * WIDTH, 7 * WIDTH, 2 * HEIGHT]
  return {
    paint: 'ground',
    points: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: low },
      { x: left, y: low },
    ],
  }
}

export function coping([from, to]: readonly [Vec, Vec], at: (point: Vec) => Vec, eye: Eye): Shape[] {
  const [a, b] = [eye(at(from)), eye(at(to))]
  return [{ paint: 'steel', points: [a, b], width: 0.06 * a.size }]
}

export function marks(eye: Eye, target: Vec, take: Take): Shape[] {
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
export function floorUnder(solids: readonly Placed[], { board }: Pose): number {
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

export function shadow(eye: Eye, { board, hips }: Pose, floor: number): Shape {
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
