import type { Plan } from './plan.ts'
import { cross, dot, unit, type Vec } from './space.ts'

/** From where it is seen: down past one's own toes, from the toe side, or from above with travel upward. */
export type View = 'rider' | 'side' | 'above'

export const VIEWS: readonly View[] = ['side', 'rider', 'above']

/** The picture's size, in its own units. */
export const WIDTH = 320
export const HEIGHT = 240

/** Where a point is in the picture, and how near. */
export type Eye = (point: Vec) => { readonly x: number; readonly y: number; readonly near: number }

const DISTANCE = 3.2

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

/**
 * The camera for a plan. It stands where the rider's toes point, so a goofy rider's picture is a regular
 * rider's in the mirror.
 */
export function eyeFor(plan: Pick<Plan, 'toe'>, view: View): Eye {
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
