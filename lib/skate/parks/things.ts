import type { Vec } from '../figure/geometry.ts'
import {
  box,
  CURVES,
  type Face,
  face,
  type Material,
  type Outline,
  onCurve,
  pulled,
} from '../figure/obstacles.ts'
import type { FeatureName } from './belongs.ts'

/** An area on the ground that is drawn without a height: a basin, a painted line. */
export interface Ground {
  readonly tone: 'rim' | 'basin' | 'floor' | 'paint'
  readonly points: readonly (readonly [x: number, y: number])[]
}

/**
 * A feature as it stands in a park, in meters: x along travel, y to its left, its middle at 0. What is ridden up stands
 * at the end of a way, and may be drawn as wide as there is room.
 */
export interface Thing {
  readonly long: number
  readonly wide: number
  /** How high the way over it goes, and how far to its left. */
  readonly top: number
  readonly line: number
  /** Met alike from both sides: the way keeps to the side from which one looks. */
  readonly isEven: boolean
  /** Where one stands who looks at it alone: ahead of what goes down along the way. */
  readonly seenFrom: 'behind' | 'ahead'
  readonly solids: readonly (readonly Face[])[]
  readonly ground: readonly Ground[]
}

type Parts = Partial<Pick<Thing, 'top' | 'line' | 'isEven' | 'seenFrom' | 'ground'>>

const thing = (long: number, wide: number, solids: Thing['solids'], parts: Parts = {}): Thing => ({
  long,
  wide,
  solids,
  top: 0,
  line: 0,
  isEven: false,
  seenFrom: 'behind',
  ground: [],
  ...parts,
})

/** A block in the middle, so long, wide and high, from a height. */
const block = (long: number, wide: number, high: number, material: Material = 'concrete', from = 0): Face[] =>
  box([-long / 2, long / 2], [-wide / 2, wide / 2], [from, high], material)

/** An edge to grind: the way runs along its right side. */
const edged = (long: number, wide: number, high: number, more: Thing['solids'] = []): Thing =>
  thing(long, wide, [block(long, wide, high), ...more], { top: high, line: -wide / 2 })

/** A cross-section as wide as it is. */
const across = (wide: number, outline: Outline, material: Material = 'concrete'): Face[] =>
  pulled(outline, -wide / 2, wide / 2, material)

/** A bar from one point to another at y = 0, and its legs. */
function bar(points: readonly (readonly [x: number, z: number])[], legs: readonly number[]): Face[][] {
  const tube = across(
    0.14,
    [...points.map(([x, z]) => [x, z - 0.09] as const), ...points.toReversed()],
    'steel',
  )
  const heightAt = (x: number) => {
    const at = Math.max(
      1,
      points.findIndex(([px]) => px >= x),
    )
    const [[x0, z0], [x1, z1]] = [points[at - 1] ?? [0, 0], points[at] ?? [1, 0]]
    return z0 + ((z1 - z0) * (x - x0)) / (x1 - x0)
  }
  const posts = legs.map((x) => box([x - 0.04, x + 0.04], [-0.04, 0.04], [0, heightAt(x) - 0.05], 'steel'))
  return [...posts, tube]
}

/** A platform and steps down from it. */
function stairs(wide: number, count: number, y = 0): Face[][] {
  const [step, tread, deck] = [0.17, 0.34, 0.9]
  const from = (deck - count * tread) / 2
  const sides: [number, number] = [y - wide / 2, y + wide / 2]
  const platform = box([from - deck, from], sides, [0, (count + 1) * step], 'concrete')
  const steps = Array.from({ length: count }, (_, at) =>
    box([from + at * tread, from + (at + 1) * tread], sides, [0, (count - at) * step], 'concrete'),
  )
  return [platform, ...steps]
}

/** The cross-section of a transition from its foot up to its platform; its length along the ground. */
function rampOutline(
  kind: keyof typeof CURVES,
  deck: number,
  mirrored = false,
): { outline: Outline; long: number } {
  const curve = CURVES[kind]
  const rise = Array.from({ length: 9 }, (_, at): readonly [number, number] => {
    const { x, z } = onCurve(curve, (lengthBelow(kind) * at) / 8)
    return [x, z]
  })
  const foot = rise.at(-1)?.[0] ?? -1
  const long = deck - foot
  const shift = -long / 2 - foot
  const points: Outline = [[deck, 0], [deck, curve.height], ...rise].map(([x, z]) => [x + shift, z])
  return { outline: mirrored ? points.map(([x, z]) => [-x, z] as const).toReversed() : points, long }
}

const lengthBelow = (kind: keyof typeof CURVES): number => {
  const { radius, height, vert } = CURVES[kind]
  return vert + radius * Math.acos(Math.max(-1, 1 - (height - vert) / radius))
}

/** A wall that is ridden up, with its coping. */
function quarter(kind: keyof typeof CURVES, wide: number, more: Thing['solids'] = []): Thing {
  const { outline, long } = rampOutline(kind, 0.9)
  const edge = long / 2 - 0.9
  const { height } = CURVES[kind]
  const tube = box([edge - 0.05, edge + 0.05], [-wide / 2, wide / 2], [height - 0.06, height + 0.04], 'steel')
  return thing(long, wide, [across(wide, outline, 'wood'), tube, ...more], { top: height })
}

/** Two walls that face each other, with the flat between them. */
function halfPipe(kind: keyof typeof CURVES, flat: number, wide: number): Thing {
  const up = rampOutline(kind, 0.8)
  const down = rampOutline(kind, 0.8, true)
  const long = 2 * up.long + flat
  const moved = (outline: Outline, by: number) =>
    across(
      wide,
      outline.map(([x, z]) => [x + by, z] as const),
      'wood',
    )
  const { height } = CURVES[kind]
  const tubes = [-1, 1].map((side) => {
    const x = side * (long / 2 - 0.8)
    return box([x - 0.05, x + 0.05], [-wide / 2, wide / 2], [height - 0.06, height + 0.04], 'steel')
  })
  const by = long / 2 - up.long / 2
  const between = [face('wood', ...rectangle(flat, wide).map(([x, y]): Vec => [x, y, 0]))]
  return thing(long, wide, [between, moved(up.outline, by), moved(down.outline, -by), ...tubes], {
    top: height,
  })
}

const rectangle = (long: number, wide: number): Ground['points'] => [
  [-long / 2, -wide / 2],
  [long / 2, -wide / 2],
  [long / 2, wide / 2],
  [-long / 2, wide / 2],
]

/** A closed curve: its radius in each direction. */
const round = (radius: (angle: number) => number, squeeze: number, by = 0): Ground['points'] =>
  Array.from({ length: 28 }, (_, at) => {
    const angle = (at * Math.PI) / 14
    return [radius(angle) * Math.cos(angle) + by, squeeze * radius(angle) * Math.sin(angle)] as const
  })

function basin(long: number, wide: number, shape: (angle: number) => number): Thing {
  const ring = (share: number, nearer = 0) =>
    round((angle) => (long / 2) * share * shape(angle), wide / long).map(([x, y]) => [x, y - nearer] as const)
  return thing(long, wide, [], {
    ground: [
      { tone: 'rim', points: ring(1) },
      { tone: 'basin', points: ring(0.9) },
      { tone: 'floor', points: ring(0.5, 0.12 * wide) },
    ],
  })
}

/** A hump with four sloping sides. */
function frustum(long: number, wide: number, high: number, top: number): Face[] {
  const at = (share: number, z: number): Vec[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]): Vec => [(x * long * share) / 2, (y * wide * share) / 2, z])
  const [low, up] = [at(1, 0), at(top, high)]
  const sides = low.map((a, index) => {
    const next = (index + 1) % 4
    return face('concrete', a, low[next] as Vec, up[next] as Vec, up[index] as Vec)
  })
  return [...sides, face('concrete', ...up)]
}

const wedge = (x0: number, x1: number, high: number): Outline =>
  high > 0
    ? [
        [x0, 0],
        [x1, 0],
        [x1, high],
      ]
    : [
        [x0, 0],
        [x1, 0],
        [x0, -high],
      ]

/** A face turned by a quarter: what rises along travel rises to its left. */
const quarterTurned = (faces: readonly Face[]): Face[] =>
  faces.map(({ material, points, normal }) => ({
    material,
    points: points.map(([x, y, z]): Vec => [-y, x, z]),
    normal: [-normal[1], normal[0], normal[2]],
  }))

const moved = (faces: readonly Face[], x: number, y: number, z = 0): Face[] =>
  faces.map((each) => ({ ...each, points: each.points.map((p): Vec => [p[0] + x, p[1] + y, p[2] + z]) }))

const arch = Array.from({ length: 9 }, (_, at) => {
  const x = -1.3 + (2.6 * at) / 8
  return [x, 0.3 + 0.35 * Math.cos((x * Math.PI) / 2.9)] as const
})

const hump: Outline = Array.from({ length: 11 }, (_, at) => {
  const x = 1.2 - (2.4 * at) / 10
  return [x, 0.2 + 0.2 * Math.cos((x * Math.PI) / 1.2)] as const
})

const wave = (side: number): Ground['points'] =>
  Array.from({ length: 15 }, (_, at) => {
    const x = -2.2 + (4.4 * at) / 14
    return [x, side + 0.4 * Math.sin(x * 2.2)] as const
  })

/** How each feature is drawn. A feature that is known to the engine and has no drawing is an error of types. */
export const THINGS: Readonly<Record<FeatureName, Thing>> = {
  Flatground: thing(2.6, 1.8, [], {
    ground: [
      { tone: 'rim', points: rectangle(2.6, 1.8) },
      { tone: 'paint', points: rectangle(2.6, 0.05) },
      ...[-0.65, 0, 0.65].map((by): Ground => {
        return { tone: 'paint', points: rectangle(0.05, 1.8).map(([x, y]) => [x + by, y] as const) }
      }),
    ],
  }),
  'Platform / Deck': thing(2.4, 2.2, [block(2.4, 2.2, 0.5, 'wood')], { top: 0.5 }),
  Curb: edged(2.4, 0.45, 0.16),
  'Parking Block': thing(1.8, 0.24, [block(1.8, 0.24, 0.15, 'brick')], { top: 0.15, line: -0.12 }),
  'Low Box': thing(
    2.2,
    0.9,
    [block(2.2, 0.9, 0.25, 'wood'), box([-1.1, 1.1], [-0.47, -0.41], [0.18, 0.27], 'steel')],
    { top: 0.26, line: -0.42 },
  ),
  Ledge: edged(2.6, 0.6, 0.42),
  Bench: thing(
    2,
    0.46,
    [
      box([-0.8, -0.65], [-0.18, 0.18], [0, 0.4], 'concrete'),
      box([0.65, 0.8], [-0.18, 0.18], [0, 0.4], 'concrete'),
      block(2, 0.46, 0.48, 'wood', 0.4),
    ],
    { top: 0.48, line: -0.2 },
  ),
  'Low-to-High Ledge': thing(
    2.6,
    0.55,
    [
      across(0.55, [
        [-1.3, 0],
        [1.3, 0],
        [1.3, 0.65],
        [-1.3, 0.18],
      ]),
    ],
    { top: 0.42, line: -0.26 },
  ),
  Hubba: thing(
    2.4,
    1.9,
    [
      ...stairs(1.4, 4, 0.25),
      moved(
        across(0.35, [
          [-0.5, 0],
          [1.15, 0],
          [1.15, 0.35],
          [-0.5, 1.1],
        ]),
        0,
        -0.7,
      ),
    ],
    { top: 0.75, line: -0.75, seenFrom: 'ahead' },
  ),
  'Jersey Barrier': thing(
    2.4,
    0.7,
    [
      quarterTurned(
        across(2.4, [
          [-0.35, 0],
          [0.35, 0],
          [0.22, 0.26],
          [0.1, 0.85],
          [-0.1, 0.85],
          [-0.22, 0.26],
        ]),
      ),
    ],
    { top: 0.85 },
  ),
  'Flat Bar': thing(
    2.6,
    0.5,
    [
      block(2.6, 0.1, 0.36, 'steel', 0.28),
      ...bar(
        [
          [-1, 0.3],
          [1, 0.3],
        ],
        [-0.9, 0.9],
      ),
    ],
    { top: 0.05, line: -0.3, isEven: true },
  ),
  'Down Rail': thing(
    2.6,
    1.4,
    [
      across(1.4, wedge(-1.2, 1, -0.45)),
      ...bar(
        [
          [-1.2, 0.85],
          [1.2, 0.36],
        ],
        [-0.9, 0.9],
      ),
    ],
    { top: 0.3, line: -0.35, seenFrom: 'ahead' },
  ),
  Handrail: thing(
    2.6,
    1.8,
    [
      ...stairs(1.8, 4),
      ...bar(
        [
          [-0.6, 1.5],
          [1.1, 0.7],
        ],
        [-0.8, 0.8],
      ).map((each) => moved(each, 0, 0.35)),
    ],
    { top: 0.9, line: -0.2, seenFrom: 'ahead' },
  ),
  'Kinked Rail': thing(
    3,
    0.5,
    bar(
      [
        [-1.4, 0.95],
        [-0.5, 0.95],
        [0.6, 0.42],
        [1.4, 0.42],
      ],
      [-1.2, -0.4, 0.6, 1.2],
    ),
    { top: 0.05, line: -0.3, isEven: true },
  ),
  'Rainbow Rail': thing(2.7, 0.5, bar(arch, [-1.1, 1.1]), { top: 0.05, line: -0.3, isEven: true }),
  'Pole Jam': thing(
    1.3,
    0.5,
    [
      across(
        0.12,
        [
          [-0.6, 0],
          [-0.45, 0],
          [0.6, 0.75],
          [0.5, 0.8],
        ],
        'steel',
      ),
    ],
    { top: 0.7 },
  ),
  'Manual Pad': thing(2.6, 1.4, [block(2.6, 1.4, 0.2)], { top: 0.2 }),
  'Euro Gap': thing(
    3.2,
    1.8,
    [across(1.8, wedge(-1.6, -0.3, 0.45)), box([0.1, 1.6], [-0.9, 0.9], [0, 0.6], 'concrete')],
    { top: 0.6 },
  ),
  Kicker: thing(1.2, 1.2, [across(1.2, wedge(-0.6, 0.6, 0.5), 'wood')], { top: 0.55 }),
  Gap: thing(
    2.8,
    1.8,
    [
      box([-1.4, -0.55], [-0.9, 0.9], [0, 0.35], 'concrete'),
      box([0.55, 1.4], [-0.9, 0.9], [0, 0.35], 'concrete'),
    ],
    { top: 0.5 },
  ),
  Stairs: thing(2.4, 2, stairs(2, 4), { top: 0.95, seenFrom: 'ahead' }),
  Drop: thing(1.7, 2, [block(1.7, 2, 0.7)], { top: 0.7 }),
  Bank: thing(2, 2.4, [across(2.4, wedge(-1, 1, 1))], { top: 0.8 }),
  'Bank to Ledge': thing(
    2.2,
    2.4,
    [across(2.4, wedge(-1.1, 0.7, 0.7)), box([0.7, 1.1], [-1.2, 1.2], [0, 0.95], 'concrete')],
    { top: 0.9 },
  ),
  Pyramid: thing(2.8, 2.4, [frustum(2.8, 2.4, 0.65, 0.36)], { top: 0.65 }),
  Funbox: thing(
    3.6,
    1.9,
    [
      across(1.9, wedge(-1.8, -0.7, 0.5), 'wood'),
      box([-0.7, 0.7], [-0.95, 0.95], [0, 0.5], 'wood'),
      across(1.9, wedge(0.7, 1.8, -0.5), 'wood'),
      box([-0.7, 0.7], [0.35, 0.85], [0.5, 0.8], 'concrete'),
    ],
    { top: 0.5, line: -0.25 },
  ),
  Hip: thing(
    2.4,
    2.4,
    [
      across(2.4, wedge(-1.2, 0.3, 0.75), 'wood'),
      box([0.3, 1.2], [0, 1.2], [0, 0.75], 'wood'),
      moved(quarterTurned(across(0.9, wedge(-1.2, 0, 0.75), 'wood')), 0.75, 0),
    ],
    { top: 0.75 },
  ),
  Roller: thing(2.4, 2, [across(2, [[-1.2, 0], [1.2, 0], ...hump.slice(1, -1)], 'wood')], { top: 0.4 }),
  'Snake Run': thing(4.4, 2.2, [], {
    ground: [
      { tone: 'rim', points: [...wave(-0.7), ...wave(0.7).toReversed()] },
      { tone: 'basin', points: [...wave(-0.5), ...wave(0.5).toReversed()] },
    ],
  }),
  'Quarter Pipe': quarter('quarter pipe', 2.4),
  'Mini Ramp': halfPipe('mini', 2.4, 3),
  'Roll-In': thing(
    2.8,
    1.8,
    [
      across(
        1.8,
        [
          [-1.4, 0],
          [1.4, 0],
          [-0.4, 1.2],
          [-1.4, 1.2],
        ],
        'wood',
      ),
    ],
    { top: 1, seenFrom: 'ahead' },
  ),
  Spine: thing(
    2.8,
    2.4,
    [
      across(2.4, spineSide(1), 'wood'),
      across(2.4, spineSide(-1), 'wood'),
      box([-0.07, 0.07], [-1.2, 1.2], [1.12, 1.24], 'steel'),
    ],
    { top: 1.3 },
  ),
  Bowl: basin(4.2, 3.2, (angle) => 1 - 0.06 * Math.cos(4 * angle)),
  Pool: basin(4.2, 3, (angle) => 0.86 + 0.14 * Math.cos(2 * angle - 0.5) - 0.1 * Math.sin(angle) ** 3),
  Extension: besideTaller('quarter pipe', 0.55),
  'Vert Ramp': halfPipe('vert', 3, 3),
  Wallride: thing(2.4, 0.9, [box([-1.2, 1.2], [0.2, 0.42], [0, 1.6], 'brick')], { top: 0.7, line: 0.1 }),
}

function spineSide(side: 1 | -1): Outline {
  const points = Array.from({ length: 7 }, (_, at): readonly [number, number] => {
    const angle = (at * Math.PI) / 2 / 6
    return [-1.4 + 1.4 * Math.sin(angle) * 1, 1.2 * (1 - Math.cos(angle))]
  })
  const outline: Outline = [...points.toReversed(), [0, 0]]
  const ordered = [[0, 0] as const, ...outline.slice(0, -1)]
  return side === 1 ? ordered : ordered.map(([x, z]) => [-x, z] as const).toReversed()
}

/** A wall that is ridden up, and more of it beside it that is so much higher. */
function besideTaller(kind: keyof typeof CURVES, more: number): Thing {
  const { outline, long } = rampOutline(kind, 0.9)
  const { height } = CURVES[kind]
  const edge = long / 2 - 0.9
  const [end, top, ...rise] = outline
  const taller: Outline =
    end && top ? [end, [top[0], height + more], [edge + 0.12, height + more], ...rise] : []
  const tube = (x: number, z: number, wide: number) =>
    box([x - 0.05, x + 0.05], [-wide / 2, wide / 2], [z - 0.06, z + 0.04], 'steel')
  const [low, high] = [
    [across(1.3, outline, 'wood'), tube(edge, height, 1.3)],
    [across(1.1, taller, 'wood'), tube(edge + 0.12, height + more, 1.1)],
  ]
  const solids = [...low.map((each) => moved(each, 0, -0.55)), ...high.map((each) => moved(each, 0, 0.65))]
  return thing(long, 2.4, solids, { top: height })
}

const BY_CATEGORY: Readonly<Record<string, FeatureName>> = {
  Edge: 'Ledge',
  Rail: 'Flat Bar',
  Manual: 'Manual Pad',
  Gap: 'Gap',
  Bank: 'Bank',
  Transition: 'Quarter Pipe',
  Wall: 'Wallride',
}

/** How a feature is drawn; one that is not known by name as the plainest of its category. */
export function thingFor(name: string, category = ''): Thing {
  const known = Object.hasOwn(THINGS, name) ? (name as FeatureName) : (BY_CATEGORY[category] ?? 'Flatground')
  return THINGS[known]
}
