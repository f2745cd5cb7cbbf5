import type { Pose } from './body.ts'
import { type Film, takeAt, tellingMoment } from './film.ts'
import { add, cross, dot, sub, times, unit, type Vec } from './geometry.ts'
import type { Face } from './obstacles.ts'

/** From where it is seen: degrees from travel to where the camera stands, counterclockwise, and how high. */
export interface Look {
  readonly around: number
  readonly up: number
}

/** In the order in which they are offered. */
export const VIEWS = ['side', 'rider', 'above'] as const
export type View = (typeof VIEWS)[number]

/** The picture's size, in its own units. */
export const WIDTH = 320
export const HEIGHT = 240

/** Straight down, where only the board and the feet on it are to be seen. */
export const DOWN: Look = { around: 180, up: 89 }

/** The camera of a view. It stands where the rider's toes point, so goofy is regular in the mirror. */
export function lookOf(film: Film, view: View): Look {
  const take = film.takes[0]
  const toe = take?.score.toe ?? 1
  const hasWall = film.takes.some(({ obstacles }) => obstacles.some(({ curve }) => curve !== null))
  // Straight from above nobody sees how high it is, nor a head that the board is over.
  if (view === 'above') return isHigh(film) ? { around: 180, up: 60 } : DOWN
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
  return broadside(film, side as 1 | -1)
}

/**
 * From where a board on an edge is seen along its whole length, so that the edge runs slanting and its dip is plain;
 * one across the edge is seen from ahead. Only from above is it plain how far one is turned that does not dip.
 */
function broadside(film: Film, side: 1 | -1): Look {
  const at = tellingMoment(film)
  const { score, obstacles, from } = takeAt(film, at)
  const t = at - from
  const slew = obstacles.length > 0 ? score.slew.at(t) : 0
  if (Math.abs(slew) > 60) return { around: side * 50, up: 15 }
  if (Math.abs(slew) < 8) return { around: side * 72, up: 15 }
  // All from the side that the rider came from: seen from the other, one lie looks like another in the mirror.
  const came = Math.sign(score.y.at(0)) || side
  const dips = score.tilt.at(t) * score.px.at(t) < 0
  return { around: came * 90 + slew, up: dips ? 15 : 31 }
}

/** Whether it goes high over a wall, where the flat before it is the place to look from. */
export const isHigh = (film: Film) =>
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

/** What a camera makes of a point: where it is in the picture, how near, and how large a meter is there. */
export interface Eye {
  (point: Vec): { readonly x: number; readonly y: number; readonly near: number; readonly size: number }
  readonly at: Vec
  /** How far a point is before the camera, in meters. */
  room(point: Vec): number
}

const DISTANCE = 7.5

/** A camera that looks at a point. */
export function eyeFor(target: Vec, look: Look, span: number): Eye {
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
  const room = (point: Vec) => DISTANCE - dot(sub(point, target), toward)
  return Object.assign(project, { at: add(target, times(toward, DISTANCE)), room })
}

/** Where the camera looks: with the rider, without the small ups and downs, also from one take into the next. */
export function targetAt(film: Film, t: number, share: number): Vec {
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

/** How much of the world is in the picture, in meters from top to bottom. */
export function spanOf(film: Film, isBoardOnly = false): number {
  const hasWall = film.takes.some(({ obstacles }) => obstacles.some(({ curve }) => curve !== null))
  return isBoardOnly ? (hasWall ? 2 : 1.5) : hasWall ? (isHigh(film) ? 2.7 : 2.9) : 2.35
}

/** Where the camera looks, so that the head is so far below the top of the picture. */
export function withHead(target: Vec, { head }: Pose, look: Look, span: number, room: number): Vec {
  const cut = room - eyeFor(target, look, span)(head).y
  const up = (cut * span) / HEIGHT / Math.cos((look.up * Math.PI) / 180)
  return cut > 0 ? add(target, [0, 0, up]) : target
}
