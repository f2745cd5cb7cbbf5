import type { Pose } from './body.ts'
import { type Area, type Ball, band, blob, inkAt, isOpen, type Part, ring } from './brush.ts'
import type { Eye } from './camera.ts'
import { add, between, cross, dot, hull, sub, times, unit } from './geometry.ts'
import type { Shape } from './shape.ts'

/** A head: a face in profile, hair, and a beanie. */
export function headOf(eye: Eye, { head, chest, eyes }: Pose): { neck: Shape; part: Part } {
  const line = inkAt(eye, head)
  const crown = unit(sub(head, chest))
  const side = unit(cross(crown, eyes))
  const ahead = cross(side, crown)
  const at = (up: number, fore: number, left = 0) =>
    add(head, add(times(crown, up), add(times(ahead, fore), times(side, left))))
  const toward = unit(sub(eye.at, head))
  const facing = dot(ahead, toward)
  const skull: Ball = [at(0.02, -0.005), 0.092]
  const face: Area[] = [
    [skull, [at(-0.058, 0.03), 0.062], [at(-0.08, 0.05), 0.036]],
    [
      [at(0.005, 0.06), 0.03],
      [at(-0.022, 0.107), 0.014],
    ],
  ]
  const hair: Area[] = [
    [
      [at(0.03, -0.03 - 0.03 * Math.max(0, facing)), 0.074],
      [at(-0.05, -0.052 - 0.03 * Math.max(0, facing)), 0.05],
    ],
  ]
  const tipped = unit(add(crown, times(ahead, -0.2)))
  const tilt = (up: number, wide: number) => ring(at(up, -0.012), tipped, wide)
  const low = tilt(0.078, 0.106)
  const dome: Shape = {
    paint: 'cap shade',
    points: hull([...low, ...tilt(0.115, 0.103), ...tilt(0.15, 0.078), ...tilt(0.165, 0.045)].map(eye)),
    isRound: true,
    line,
  }
  const lit: Shape = {
    paint: 'cap',
    points: hull(
      [...tilt(0.08, 0.086), ...tilt(0.115, 0.08), ...tilt(0.145, 0.055)]
        .map(eye)
        .map(({ x, y, size }) => ({ x: x + 0.016 * size, y: y - 0.008 * size })),
    ),
    isRound: true,
    line: 0,
  }
  const brim = band(eye, 'brim', [tilt(0.036, 0.107), low], line)
  const hat = isOpen(eye, head, times(tipped, -1)) ? [dome, lit, brim] : [brim, dome, lit]
  const looks = [1, -1].flatMap((left): Shape[] => {
    const spot = at(-0.002, 0.08, 0.038 * left)
    return dot(unit(sub(spot, head)), toward) > 0.4 ? [blob(eye, 'eye', [[[spot, 0.012]]], 0)] : []
  })
  const bare = [blob(eye, 'skin', face, line)]
  const hairs = [blob(eye, 'hair', hair, line)]
  const order = facing > 0.45 ? [...hairs, ...bare, ...looks] : [...bare, ...looks, ...hairs]
  return {
    neck: blob(
      eye,
      'skin',
      [
        [
          [between(chest, head, -0.1), 0.056],
          [at(-0.05, -0.015), 0.05],
        ],
      ],
      line,
    ),
    part: { near: eye(head).near, shapes: [...order, ...hat] },
  }
}
