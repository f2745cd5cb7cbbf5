import { dot, type Vec } from '../../../lib/skate/board/space.ts'
import type { Pair } from './ink.ts'

/** A point in the picture, how near it is, and how many units a centimetre has there. */
interface Seen {
  readonly x: number
  readonly y: number
  readonly near: number
  readonly scale: number
}

export type Eye = ((point: Vec) => Seen) & { readonly toward: Vec }

interface Stand {
  /** Degrees: around the scene, from its right-hand side on; and above the ground. */
  readonly yaw?: number
  readonly rise?: number
  /** Degrees that the picture is turned clockwise. */
  readonly roll?: number
  /** What is looked at, in centimetres, and where it is in the picture. */
  readonly target: Vec
  readonly at: Pair
  readonly scale: number
  /** Centimetres from the target; small is a wide lens. */
  readonly distance?: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A camera on a scene whose x is travel, y its left and z up. */
export function camera({ yaw = 0, rise = 0, roll = 0, target, at, scale, distance = 1e6 }: Stand): Eye {
  const [a, b, c] = [radians(yaw), radians(rise), radians(roll)]
  const toward: Vec = [Math.sin(a) * Math.cos(b), -Math.cos(a) * Math.cos(b), Math.sin(b)]
  const right: Vec = [Math.cos(a), Math.sin(a), 0]
  const up: Vec = [-Math.sin(a) * Math.sin(b), Math.cos(a) * Math.sin(b), Math.cos(b)]
  const eye = (point: Vec): Seen => {
    const from: Vec = [point[0] - target[0], point[1] - target[1], point[2] - target[2]]
    const near = dot(from, toward)
    const size = (scale * distance) / Math.max(1, distance - near)
    const [x, y] = [dot(from, right) * size, -dot(from, up) * size]
    return {
      x: at[0] + x * Math.cos(c) - y * Math.sin(c),
      y: at[1] + x * Math.sin(c) + y * Math.cos(c),
      near,
      scale: size,
    }
  }
  return Object.assign(eye, { toward })
}

/** Places of the scene as places of the picture. */
export const seen = (eye: Eye, points: readonly Vec[]): Pair[] =>
  points.map((point) => {
    const { x, y } = eye(point)
    return [x, y]
  })
