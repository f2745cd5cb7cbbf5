import { boardOutline } from './board.ts'
import { BOARD, onBoard, type Pose } from './body.ts'
import type { Eye } from './camera.ts'
import { type Film, filmedAt, takeAt } from './film.ts'
import {
  add,
  after,
  columns,
  cross,
  dot,
  length,
  type Point,
  sub,
  type Turn,
  times,
  unit,
  type Vec,
} from './geometry.ts'
import type { Ghost } from './ghosts.ts'
import { depthIn, type Obstacle } from './obstacles.ts'
import type { Shape } from './shape.ts'

/** How long before and after a moment is looked to see how the board turns there, in seconds. */
const NEAR = 0.05
/** Degrees in a second from which a turn is worth an arrow. */
const FAST = 330

/** About what, and how fast in degrees in a second, the board turns at a moment. */
function turningAt(film: Film, t: number): { axis: Vec; speed: number } {
  const [was, is] = [-NEAR, NEAR].map((by) => filmedAt(film, Math.max(0, t + by)).board.turn) as [Turn, Turn]
  const [a, b, c] = after(is, columns(was))
  const axis: Vec = [c[1] - b[2], a[2] - c[0], b[0] - a[1]]
  const size = length(axis)
  const angle = Math.atan2(size, a[0] + b[1] + c[2] - 1)
  return { axis: size > 0 ? times(axis, 1 / size) : [0, 0, 1], speed: (angle * 180) / Math.PI / (2 * NEAR) }
}

/** An arrow round an axis, which lies in a plane and goes from one angle to another; radians. */
function arrow(center: Vec, [u, v]: readonly [Vec, Vec], radius: number, from: number, to: number): Vec[] {
  const at = (angle: number, far: number) =>
    add(center, add(times(u, far * Math.cos(angle)), times(v, far * Math.sin(angle))))
  const [half, wide, head] = [0.028, 0.068, Math.sign(to - from) * Math.min(1.1, 0.13 / radius)]
  const neck = to - head
  const arc = Array.from({ length: 7 }, (_, index) => from + ((neck - from) * index) / 6)
  return [
    ...arc.map((angle) => at(angle, radius + half)),
    at(neck, radius + wide),
    at(to, radius),
    at(neck, radius - wide),
    ...arc.toReversed().map((angle) => at(angle, radius - half)),
  ]
}

/** How the board turns at a moment, as an arrow at an end of it, to the right (1) or the left; nothing where it hardly does. */
function arrowOf(eye: Eye, film: Film, { at, shift }: Ghost, side: 1 | -1): Shape[] {
  const { axis, speed } = turningAt(film, at)
  if (speed < FAST) return []
  const pose = filmedAt(film, at)
  const board = { ...pose.board, at: add(pose.board.at, shift) }
  const [ahead] = columns(board.turn)
  const toward = unit(sub(eye.at, board.at))
  const flips = Math.abs(dot(axis, ahead))
  // Seen from its edge a turn would be a line, so it is shown more from the front, in the sense in which it is seen.
  const sense = dot(axis, toward) < 0 ? -1 : 1
  const normal = unit(add(axis, times(toward, 0.9 * sense)))
  const right = unit(cross([0, 0, 1], toward))
  const end = dot(ahead, right) < 0 ? -side : side
  const center = add(board.at, times(ahead, end * 0.42 * flips))
  const out = times(right, flips > 0.5 ? side : 1)
  const u = unit(sub(out, times(normal, dot(out, normal))))
  const plane = [u, cross(normal, u)] as const
  // A spin's arrow is on the near side of the board, below it in the picture.
  const below = plane[1][2] > 0 ? [-2.7, -0.45] : [0.45, 2.7]
  const [radius, [from = 0, to = 0]] = flips > 0.5 ? [0.2, [-1.5, 1.9]] : [0.47, below]
  const points = arrow(center, plane, radius, from, to)
  return [{ paint: 'arrow', points: points.map(eye) }]
}

/** How long ago the board was where it leaves a trail, in seconds. */
const AGO = 0.13

/** How the board turns at a moment and at those beside it: arrows, and a trail of where it has just been. */
export function turnsShown(
  eye: Eye,
  film: Film,
  t: number,
  ghosts: readonly Ghost[],
): { trail: Shape[]; arrows: Shape[] } {
  const here = arrowOf(eye, film, { at: t, shift: [0, 0, 0] }, 1)
  const middle = eye(filmedAt(film, t).board.at).x
  const beside = ghosts.flatMap((ghost) => {
    const isLeft = eye(add(filmedAt(film, ghost.at).board.at, ghost.shift)).x < middle
    return arrowOf(eye, film, ghost, isLeft ? -1 : 1)
  })
  const was = boardOutline(eye, filmedAt(film, Math.max(0, t - AGO)))
  const trail: Shape[] = here.length > 0 ? [{ paint: 'trail', points: was, isRound: true }] : []
  return { trail, arrows: [...here, ...beside] }
}

/** Where trucks grind along an edge at a moment. */
function grindsAt(film: Film, t: number, { board }: Pose): Vec[] {
  const { score, from, obstacles } = takeAt(film, t)
  const spot = (at: number): Vec => [score.x.at(at), score.y.at(at), score.z.at(at)]
  const at = t - from
  const [x, y, z] = times(sub(spot(at + NEAR), spot(at - NEAR)), 1 / (2 * NEAR))
  const isSliding = Math.hypot(x, y) > 0.5 && Math.abs(z) < 0.3
  // A hanger grinds; wood only slides, and wheels roll.
  const low = score.pz.at(at)
  if (!isSliding || score.floor.at(at) > -5 || low > -0.05 || low < -0.105) return []
  const isOn = (obstacle: Obstacle) => obstacle.kind !== 'wall' && depthIn(obstacle, spot(at)) > -0.04
  if (!obstacles.some(isOn)) return []
  const along = score.px.at(at)
  const ends = Math.abs(along) < 0.1 ? [1, -1] : [Math.sign(along)]
  return ends.map((end) => onBoard(board, [end * BOARD.truck, 0, -0.12]))
}

const SPIKES = 9

/** Sparks where a truck grinds, another way round twelve times in a second. */
export function sparks(film: Film, t: number, pose: Pose, eye: Eye): Shape[] {
  const turned = Math.floor(t * 12)
  return grindsAt(film, t, pose).map((spot): Shape => {
    const { x, y, size } = eye(spot)
    const points = Array.from({ length: 2 * SPIKES }, (_, index): Point => {
      const angle = (index * Math.PI) / SPIKES + turned
      const far = size * (index % 2 === 0 ? 0.09 - 0.018 * ((index + turned) % 3) : 0.038)
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) }
    })
    return { paint: 'spark', points }
  })
}
