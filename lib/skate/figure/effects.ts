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

/** A turn of the board that is worth an arrow: about its own length, or about an axis that stands across it. */
type Turning = { kind: 'flip' | 'spin'; axis: Vec }

/** How the board turns at a moment: its flip where it flips, else its spin; null where it hardly turns. */
function turningAt(film: Film, t: number): Turning | null {
  const { score, from } = takeAt(film, t)
  const at = t - from
  const rate = (angle: (at: number) => number) => (angle(at + NEAR) - angle(at - NEAR)) / (2 * NEAR)
  const { board, deck } = filmedAt(film, t)
  if (score.wraps.some((wrap) => wrap.from <= at && at <= wrap.to)) return endOverEnd(film, t)
  const flip = rate((when) => score.flip.at(when))
  if (Math.abs(flip) >= FAST) return { kind: 'flip', axis: times(columns(board.turn)[0], Math.sign(flip)) }
  const spin = rate((when) => score.body.at(when) + score.slew.at(when) + score.apart.at(when))
  return Math.abs(spin) < FAST ? null : { kind: 'spin', axis: times(columns(deck)[2], Math.sign(spin)) }
}

/** About what a board turns that goes end over end round a foot. */
function endOverEnd(film: Film, t: number): Turning | null {
  const [was, is] = [-NEAR, NEAR].map((by) => filmedAt(film, Math.max(0, t + by)).board.turn) as [Turn, Turn]
  const [a, b, c] = after(is, columns(was))
  const axis: Vec = [c[1] - b[2], a[2] - c[0], b[0] - a[1]]
  return length(axis) > 0 ? { kind: 'spin', axis: unit(axis) } : null
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

/** From how far an end points at the eye its face is seen, as a cosine. */
const FACED = 0.5

/** How the board turns at a moment, as an arrow at an end of it, to the right (1) or the left; nothing where it hardly does. */
function arrowOf(eye: Eye, film: Film, { at, shift }: Ghost, side: 1 | -1): Shape[] {
  const turning = turningAt(film, at)
  if (!turning) return []
  const { board } = filmedAt(film, at)
  const middle = add(board.at, shift)
  const toward = unit(sub(eye.at, middle))
  const ring = turning.kind === 'flip' ? flipRing : spinRing
  const { center, normal, out, radius, arc } = ring(turning.axis, columns(board.turn)[0], toward, side)
  const u = unit(sub(out, times(normal, dot(out, normal))))
  const plane = [u, cross(normal, u)] as const
  const [from, to] = arc(plane[1])
  return [{ paint: 'arrow', points: arrow(add(middle, center), plane, radius, from, to).map(eye) }]
}

/** Where an arrow goes round: about which normal, from which side, how far round as its second axis lies. */
interface Ring {
  readonly center: Vec
  readonly normal: Vec
  readonly out: Vec
  readonly radius: number
  readonly arc: (second: Vec) => readonly [number, number]
}

const rightOf = (toward: Vec) => unit(cross([0, 0, 1], toward))

/** Round the end whose face is seen, and as if it were seen where the board lies across: so a flip keeps its way round. */
function flipRing(axis: Vec, ahead: Vec, toward: Vec, side: 1 | -1): Ring {
  const right = rightOf(toward)
  const faces = dot(ahead, toward)
  const isAhead = Math.abs(faces) > FACED ? faces > 0 : dot(ahead, right) * side >= 0
  const end = times(ahead, isAhead ? 1 : -1)
  const face = unit(add(end, times(toward, 0.9)))
  return {
    center: times(end, 0.42),
    normal: times(face, Math.sign(dot(axis, end))),
    out: times(right, dot(end, right) < 0 ? -1 : 1),
    radius: 0.2,
    arc: () => [-1.5, 1.9],
  }
}

/** On the near side of the board, below it in the picture. Seen from its edge it would be a line, so it faces the eye more. */
function spinRing(axis: Vec, _ahead: Vec, toward: Vec): Ring {
  const sense = dot(axis, toward) < 0 ? -1 : 1
  return {
    center: [0, 0, 0],
    normal: unit(add(axis, times(toward, 0.9 * sense))),
    out: rightOf(toward),
    radius: 0.47,
    arc: (second) => (second[2] > 0 ? [-2.7, -0.45] : [0.45, 2.7]),
  }
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
  // The board may have turned since it had this end in front.
  const round = Math.cos(((score.body.at(at) + score.apart.at(at)) * Math.PI) / 180) < 0 ? -1 : 1
  const ends = Math.abs(along) < 0.1 ? [1, -1] : [Math.sign(along) * round]
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
