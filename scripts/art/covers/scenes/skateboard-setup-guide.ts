import { board, deckOf } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { area, box, ground, INK, LINE, path, placed, round, solid } from '../ink.ts'

const disc = (radius: number, fill: string, width = LINE) => solid(round(0, 0, radius), fill, width)
const shadow = (d: string) => placed(12, 14, path(d, { fill: INK.night, line: INK.night }))

/** A wheel from its side, its core and its bearing. */
const wheel = (fill: string) =>
  shadow(area(round(0, 0, 66))) +
  disc(66, fill) +
  path(area(round(0, 0, 50)), { line: INK.black, width: 4 }) +
  disc(31, INK.grey, 6) +
  disc(14, INK.violet, 6)

const bearing = () =>
  shadow(area(round(0, 0, 34))) + disc(34, INK.grey, 7) + disc(24, INK.orange, 5) + disc(12, INK.violet, 6)

/** A truck lying on its baseplate, its axle across. */
function truck(): string {
  const plate = box(-58, -92, 116, 184)
  const hanger =
    'M-118 -24C-70 -30 -56 -50 -30 -50H30C56 -50 70 -30 118 -24V24C70 30 48 34 34 62H-34C-48 34 -70 30 -118 24Z'
  const holes = [
    [-36, -70],
    [36, -70],
    [-36, 72],
    [36, 72],
  ]
    .map(([x = 0, y = 0]) => placed(x, y, disc(9, INK.violet, 5)))
    .join('')
  return [
    shadow(`${area(plate)}${hanger}${area(box(-176, -9, 352, 18))}`),
    solid(plate, INK.paper),
    holes,
    solid(box(-176, -10, 352, 20), INK.grey, 7),
    path(hanger, { fill: INK.grey, line: INK.black }),
    path('M-84 0H84', { line: INK.black, width: 5 }),
    placed(0, 34, disc(34, INK.orange, 8) + disc(15, INK.grey, 6)),
  ].join('')
}

/** A bushing from its side: a barrel or a cone. */
const bushing = (isCone: boolean) => {
  const shape = isCone ? 'M-34 -26H34L22 30H-22Z' : 'M-32 -28Q-40 0 -32 28H32Q40 0 32 -28Z'
  return shadow(shape) + path(shape, { fill: INK.orange, line: INK.black })
}

/** A tool in the shape of a T, a socket at each end. */
function tool(): string {
  const shape = 'M-130 -34H130V30H34V150H-34V30H-130Z'
  return [
    shadow(shape),
    path(shape, { fill: INK.yellow, line: INK.black }),
    path(area(round(-96, -2, 15, 15, 6)) + area(round(96, -2, 19, 19, 6)) + area(round(0, 118, 18, 18, 6)), {
      fill: INK.black,
    }),
    path('M-46 -2H46', { line: INK.black, width: 6 }),
  ].join('')
}

const bolt = () =>
  path('M-13 -34H13V-20H-13Z', { fill: INK.grey, line: INK.black, width: 6 }) +
  path('M0 -18V34', { line: INK.black, width: 14 })

/** All parts of a board laid out in order. */
export function setup(): string {
  const eye = camera({ rise: 90, roll: 90, target: [0, 0, 0], at: [206, 450], scale: 9.8 })
  const deck = board([0, 0, 0], 0, 0, 180, { graphic: INK.orange, stripe: INK.yellow })
  const grid = [
    ...Array.from({ length: 17 }, (_, at) => `M${at * 100} 0V900`),
    ...Array.from({ length: 10 }, (_, at) => `M0 ${at * 100}H1600`),
  ].join('')
  const wheels = [INK.bright, INK.bright, INK.bright, INK.bright]
  return [
    ground(INK.lilac),
    halftone({ fill: INK.violet, tone: fade([300, 0], [1600, 900], 0.9), pitch: 32 }),
    path(grid, { line: INK.violet, width: 4 }),
    path('M220 152V776', { line: INK.night, width: 218 }),
    deckOf(eye, deck),
    placed(580, 190, truck(), 0, 1.22),
    placed(580, 500, truck(), 180, 1.22),
    ...wheels.map((fill, at) =>
      placed(940 + (at % 2) * 188, 164 + Math.floor(at / 2) * 188, wheel(fill), 0, 1.2),
    ),
    ...Array.from({ length: 8 }, (_, at) =>
      placed(1310 + (at % 3) * 98, 128 + Math.floor(at / 3) * 98, bearing(), 0, 1.1),
    ),
    ...[false, true, false, true].map((isCone, at) => placed(430 + at * 100, 742, bushing(isCone), 0, 1.1)),
    ...Array.from({ length: 8 }, (_, at) =>
      placed(838 + (at % 4) * 62, 640 + Math.floor(at / 4) * 116, bolt(), at % 2 ? 8 : -7, 1.35),
    ),
    placed(1330, 610, tool(), -24, 1.4),
  ].join('')
}
