import { eyeFor } from '../figure/camera.ts'
import { distance, dot, isClockwise, type Point, unit, type Vec } from '../figure/geometry.ts'
import type { Face, Material } from '../figure/obstacles.ts'
import type { Paint, Shape } from '../figure/shape.ts'
import { type Frame, svgOf } from '../figure/svg.ts'
import type { Ground, Thing } from './things.ts'

/** From where things are looked at: where a point is in the picture, and the way toward the one who looks. */
export interface Sight {
  readonly project: (point: Vec) => Point
  readonly toward: Vec
}

const TONES: Record<Ground['tone'], Paint> = {
  rim: 'concrete',
  basin: 'concrete side',
  floor: 'concrete dark',
  paint: 'mark',
}

/** An area on the ground as it is seen. */
export const groundShape = ({ tone, points }: Ground, { project }: Sight): Shape => ({
  paint: TONES[tone],
  points: points.map(([x, y]) => project([x, y, 0])),
})

/** The sides of solids that are seen, from back to front. */
export function solidShapes(solids: readonly (readonly Face[])[], { project, toward }: Sight): Shape[] {
  const seen = solids.map((faces) => {
    const isSeen = ({ points }: Face) => !isClockwise(points.map(project))
    const sides = inOnePiece(faces.filter(isSeen)).map(({ points, material, normal }) => {
      const near = points.reduce((sum, corner) => sum + dot(toward, corner), 0) / points.length
      return {
        near,
        shape: { paint: paintOf(material, normal), points: points.map(project) } satisfies Shape,
      }
    })
    return { near: Math.max(-Infinity, ...sides.map(({ near }) => near)), sides }
  })
  return seen
    .toSorted((a, b) => a.near - b.near)
    .flatMap(({ sides }) => sides.toSorted((a, b) => a.near - b.near).map(({ shape }) => shape))
}

/** Sides that lean nearly alike are strips of one curve. */
const ALIKE = 0.93

/** Faces, the strips of a curve as one: each begins at the edge at which the one before it ends. */
function inOnePiece(faces: readonly Face[]): Face[] {
  const pieces: { face: Face; last: Face }[] = []
  for (const face of faces) {
    const before = pieces.at(-1)
    const [from, over, next, to] = face.points
    const isNext = before && from && distance(before.last.points[3] ?? over ?? from, from) < 1e-6
    if (!(isNext && next && to && dot(before.last.normal, face.normal) > ALIKE)) {
      pieces.push({ face, last: face })
      continue
    }
    // Down one side of the strips and back up the other.
    const { points } = before.face
    const half = points.length / 2 + 1
    before.face = { ...before.face, points: [...points.slice(0, half), next, to, ...points.slice(half)] }
    before.last = face
  }
  return pieces.map(({ face }) => face)
}

function paintOf(material: Material, [x, y, z]: Vec): Paint {
  if (z > 0.98) return material
  if (z > 0.05 && material === 'wood') return 'slope'
  if (z > 0.05) return `${material} side`
  return Math.abs(x) > Math.abs(y) ? `${material} side` : `${material} dark`
}

/** The ground around it, as in a trick's still. */
const BACK = '#ffd23f'
const LOOKS = { behind: { around: -118, up: 26 }, ahead: { around: -62, up: 26 } }

/** A feature alone, as an SVG document as wide as a still. */
export function thingSvg(thing: Thing, label: string): string {
  const eye = eyeFor([0, 0, thing.top / 2], LOOKS[thing.seenFrom], 4)
  const sight: Sight = { project: eye, toward: unit(eye.at) }
  const shapes = [
    ...thing.ground.map((area) => groundShape(area, sight)),
    ...solidShapes(thing.solids, sight),
  ]
  const frame = frameOf(shapes)
  return svgOf(
    shapes.map((shape) => ({ ...shape, line: frame.width / 90 })),
    label,
    BACK,
    frame,
  )
}

function frameOf(shapes: readonly Shape[]): Frame {
  const points = shapes.flatMap((shape) => shape.points)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const width = Math.round(Math.max((right - left) * 1.16, ((bottom - top) * 1.2 * 4) / 3, 150))
  const height = Math.round((width * 3) / 4)
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.round((top + bottom - height) / 2),
    width,
    height,
  }
}
