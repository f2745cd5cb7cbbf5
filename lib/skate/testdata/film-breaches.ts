import { BOARD, deckHeight, LIMB, onBoard, type Pose } from '../figure/body.ts'
import { type Film, filmedAt, type Take, takeAt } from '../figure/film.ts'
import { add, columns, distance, dot, sub, turned, type Vec } from '../figure/geometry.ts'
import { depthIn } from '../figure/obstacles.ts'
import type { Natural } from '../stance.ts'

/** What a film breaks, and by how much; meters. */
export type Breach = { readonly what: string; readonly by: number; readonly at: number }

/** Meters that each thing may be off by; all else may not be off at all. */
const TOLERANCE: Record<string, number> = {
  'leg reaches foot': 0.001,
  'arm reaches hold': 0.002,
  'arm reaches ground': 0.002,
  'sole on deck': 0.01,
  'board in ground': 0.002,
  'foot in ground': 0.001,
  'board in obstacle': 0.01,
  'foot in obstacle': 0.001,
  'knee in board': 0.01,
  'knee in ground': 0.0,
  'head in ground': 0.0,
  'hips in obstacle': 0.0,
  'thigh too long': 0.001,
  'shin too long': 0.001,
  'arm too long': 0.001,
  'trunk too long': 0.001,
}

const SAMPLES = 60
export const SIDES = ['front', 'back'] as const
const UNDER: readonly Vec[] = [-1, 1].flatMap((end): Vec[] => [
  [end * BOARD.half, 0, deckHeight(BOARD.half) - BOARD.thick],
  [end * BOARD.truck, 0.085, -BOARD.standing],
  [end * BOARD.truck, -0.085, -BOARD.standing],
  [end * 0.25, BOARD.side, 0],
  [end * 0.25, -BOARD.side, 0],
])

function seenFrom({ board }: Pose, point: Vec): Vec {
  const [x, y, z] = columns(board.turn)
  const from = sub(point, board.at)
  return [dot(x, from), dot(y, from), dot(z, from)]
}

/** How far a sole is from the nearer face of the board. */
export function offDeck(pose: Pose, sole: Vec): number {
  const [along, , off] = seenFrom(pose, sole)
  const top = off - deckHeight(along)
  return Math.min(Math.abs(top), Math.abs(top + BOARD.thick))
}

/** A point of the film in the axes of one of its takes. */
export const inTake = ({ origin, isBack }: Take, [x, y, z]: Vec): Vec =>
  isBack ? [origin[0] - x, origin[1] - y, z] : [x - origin[0], y - origin[1], z]

/** What holds for every body, whatever it does. */
function limbs({ hips, chest, shoes, legs, arms }: Pose): [string, number][] {
  return [
    ['trunk too long', distance(hips, chest) - LIMB.trunk],
    ...SIDES.flatMap((side): [string, number][] => {
      const [shoe, leg, arm] = [shoes[side], legs[side], arms[side]]
      const ankle = add(shoe.at, turned(shoe.turn, [-0.06, 0, 0.075]))
      return [
        ['leg reaches foot', distance(leg.to, ankle)],
        ['thigh too long', distance(leg.from, leg.joint) - LIMB.thigh],
        ['shin too long', distance(leg.joint, leg.to) - LIMB.shin],
        [
          'arm too long',
          distance(arm.from, arm.joint) + distance(arm.joint, arm.to) - LIMB.arm - LIMB.forearm,
        ],
      ]
    }),
  ]
}

/** Every distance that matters at one moment; positive is wrong. */
function measure(film: Film, at: number, pose: Pose): [string, number][] {
  const take = takeAt(film, at)
  const inside = (point: Vec) =>
    Math.max(-1, ...take.obstacles.map((obstacle) => depthIn(obstacle, inTake(take, point))))
  const found: [string, number][] = [
    ...limbs(pose),
    ['head in ground', 0.1 - pose.head[2]],
    ['hips in obstacle', inside(pose.hips)],
  ]
  for (const point of UNDER.map((each) => onBoard(pose.board, each)))
    found.push(['board in ground', -point[2]], ['board in obstacle', inside(point)])
  for (const side of SIDES) {
    const [shoe, leg] = [pose.shoes[side], pose.legs[side]]
    const knee = seenFrom(pose, leg.joint)
    found.push(
      ['knee in ground', -leg.joint[2]],
      ['foot in ground', -shoe.at[2]],
      ['foot in obstacle', inside(shoe.at)],
    )
    if (Math.abs(knee[0]) < BOARD.half && Math.abs(knee[1]) < BOARD.side)
      found.push(['knee in board', 0.03 - Math.abs(knee[2])])
    const foot = take.score.foot(side)
    if (foot.lift.at(at - take.from) === 0 && foot.down.at(at - take.from) === 0) {
      const [along, across] = seenFrom(pose, shoe.at)
      found.push(['sole on deck', offDeck(pose, shoe.at)])
      found.push(['sole beside deck', Math.max(Math.abs(along) - BOARD.half, Math.abs(across) - BOARD.side)])
    }
    found.push(...handOf(take, at, pose, side))
  }
  return found
}

function handOf(take: Take, at: number, pose: Pose, side: 'front' | 'back'): [string, number][] {
  const hand = take.score.hands[side]
  const t = at - take.from
  const spot = (tracks: typeof hand.at): Vec => [tracks[0].at(t), tracks[1].at(t), tracks[2].at(t)]
  const to = pose.arms[side].to
  if (hand.down.at(t) > 0.999) return [['arm reaches ground', distance(inTake(take, to), spot(hand.spot))]]
  if (hand.hold.at(t) < 0.999 || hand.down.at(t) > 0) return []
  const held = add(pose.board.at, turned(pose.deck, spot(hand.at)))
  return [['arm reaches hold', distance(to, held)]]
}

/** Points that must not jump, in the axes of the film. The board's are taken at its nose: it may change its axes. */
export function points(film: Film, at: number, pose = filmedAt(film, at)): Vec[] {
  const { nose } = takeAt(film, at)
  return [
    pose.hips,
    pose.chest,
    pose.head,
    ...SIDES.flatMap((side) => [
      pose.shoes[side].at,
      pose.legs[side].joint,
      pose.arms[side].joint,
      pose.arms[side].to,
    ]),
    onBoard(pose.board, [nose * BOARD.half, 0, 0]),
    onBoard(pose.board, [0, nose * BOARD.side, 0]),
  ]
}

export const JUMP = 0.04
export const INSTANT = 0.0003

/** How far something leaps in an instant between two moments; 0 when it only moves. */
function jump(film: Film, from: number, to: number, first: Vec[], last: Vec[]): number {
  let [early, late] = [from, to]
  let [a, b] = [first, last]
  const far = (one: Vec[], other: Vec[]) =>
    Math.max(...one.map((point, at) => distance(point, other[at] as Vec)))
  while (far(a, b) > JUMP) {
    if (late - early < INSTANT) return far(a, b)
    const middle = (early + late) / 2
    const c = points(film, middle)
    if (far(a, c) > far(c, b)) [late, b] = [middle, c]
    else [early, a] = [middle, c]
  }
  return 0
}

interface Sample {
  readonly at: number
  readonly pose: Pose
}

/** Sixty moments of a film from its beginning to its end. */
export function samplesOf(film: Film): Sample[] {
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const at = (film.lasts * sample * 0.9999) / SAMPLES
    return { at, pose: filmedAt(film, at) }
  })
}

/** Where something leaps between two samples. */
export function jumpsIn(film: Film, samples: readonly Sample[]): Breach[] {
  const seen = samples.map(({ at, pose }) => points(film, at, pose))
  return samples.slice(1).flatMap(({ at }, index) => {
    const by = jump(film, samples[index]?.at ?? 0, at, seen[index] ?? [], seen[index + 1] ?? [])
    return by > 0 ? [{ what: 'jumps', by, at }] : []
  })
}

type Measure = (film: Film, at: number, pose: Pose) => [string, number][]

function worst(film: Film, samples: readonly Sample[], measured: Measure): Breach[] {
  const found = new Map<string, Breach>()
  for (const { at, pose } of samples) {
    for (const [what, by] of measured(film, at, pose)) {
      const allowed = TOLERANCE[what] ?? 0
      if (!(by <= allowed) && !((found.get(what)?.by ?? -1) >= by)) found.set(what, { what, by, at })
    }
  }
  return [...found.values()]
}

/** Limbs that are longer than they are, or do not reach their feet. */
export const limbsBroken = (film: Film, samples: readonly Sample[]): Breach[] =>
  worst(film, samples, (_, __, pose) => limbs(pose))

/** All that a film breaks: limbs, feet and hands, board, obstacles, and leaps. */
export function breaches(film: Film): Breach[] {
  const samples = samplesOf(film)
  return [...worst(film, samples, measure), ...jumpsIn(film, samples)]
}

/** Breaches as they are read. */
export const said = (name: string, rider: Natural, found: readonly Breach[]) =>
  found.map(({ what, by, at }) => `${name}, ${rider}: ${what} by ${by.toFixed(3)} at ${at.toFixed(2)} s`)
