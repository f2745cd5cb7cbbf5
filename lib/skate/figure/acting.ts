import type { Motion, Stance } from '../motion.ts'
import type { StyleName } from '../styles.ts'
import type { Score } from './score.ts'
import { swell } from './track.ts'

type Foot = 'front' | 'back'

/** What a body acts in: the tracks of its parts, and its feet by where they are. */
interface Run {
  readonly score: Score
  readonly toe: 1 | -1
  footOver(end: 1 | -1): Foot
  feetTo(
    from: number,
    to: number,
    places: Partial<Record<Foot, readonly [along: number, across?: number, angle?: number]>>,
  ): void
  letGo(from: number, to: number, by: number, which: 'both' | Foot): void
  seen(deg: number, stance: Stance): number
}

/** Where a foot swings: out over its end, toward the toes, off the deck; meters. */
type Swing = readonly [along: number, across: number, lift: number]

/** A place on the deck: out over its end, toward the toes, and degrees that the toes point out. */
type Place = readonly [along: number, across: number, angle: number]

/** How a rider's body does a turn of the board. Meters and degrees. */
interface Acting {
  /** Where the foot that does not pop stands before. */
  readonly ready?: Place
  /** Where the foot that pops stands before; over its end if left out. */
  readonly pops?: Place
  /** How steeply the pop raises the other end, in degrees. */
  readonly steep?: number
  /** How the popping foot sends its end around; across is toward where the end goes. */
  readonly scoop?: Swing
  /** How the foot that flips the board leaves it, and whether that is the one that popped. */
  readonly flick?: Swing
  readonly isFlickedByPop?: true
  /** Jumped with both feet from the middle, with no end popped. */
  readonly isHopped?: true
  /** How high the feet hang over the turning board: the one that does not pop, the one that does. */
  readonly hang: readonly [free: number, popping: number]
  /** How far the feet are apart more than over the bolts meanwhile. */
  readonly wide?: number
  /** How steeply the board stands on its popped end as it comes up between the legs, in degrees. */
  readonly stands?: number
  /** Which foot takes the board first. */
  readonly caught?: 'free' | 'popping'
  /** What the trunk does besides: how much higher the hips are, how far over the toes, how much more it bends. */
  readonly hip?: number
  readonly back?: number
  readonly bend?: number
  readonly arms?: number
  /** How much later than by a front foot it is flicked, as a share of the flight. */
  readonly later?: number
}

/** What a row is for: how it flips, how far the board turns under the rider and whether as its flip does or against it. */
interface Turned {
  readonly flip: 'kick' | 'heel' | 'none'
  readonly halves: 0 | 1 | 2
  readonly goes?: 'with' | 'against'
  readonly isTwice?: boolean
}

const OLLIE: Acting = { hang: [0, 0] }
const KICK: Acting = {
  ready: [0.13, -0.03, 28],
  flick: [0.12, -0.2, 0.05],
  hang: [0.22, 0.18],
  caught: 'free',
  hip: -0.05,
}
const HEEL: Acting = {
  ready: [0.14, 0.04, 0],
  flick: [0.1, 0.27, 0.02],
  hang: [0.18, 0.24],
  caught: 'popping',
  hip: -0.03,
  back: -0.06,
  bend: -10,
  arms: 0.15,
}

const ROWS: readonly (readonly [Turned, Acting])[] = [
  [{ flip: 'none', halves: 0 }, OLLIE],
  [
    { flip: 'none', halves: 1 },
    { scoop: [0, 0.16, 0.03], hang: [0.1, 0.14], bend: -8, arms: 0.1 },
  ],
  [
    { flip: 'none', halves: 2 },
    { scoop: [0.04, 0.26, 0.03], hang: [0.16, 0.24], bend: -12, back: -0.06, hip: 0.04, arms: 0.2 },
  ],
  [{ flip: 'kick', halves: 0 }, KICK],
  [
    { flip: 'kick', halves: 0, isTwice: true },
    { ...KICK, hang: [0.3, 0.28], hip: -0.06, bend: 12 },
  ],
  [
    { flip: 'kick', halves: 1, goes: 'with' },
    {
      ...KICK,
      ready: [0.12, 0, 20],
      scoop: [0.02, 0.18, 0],
      flick: [0.1, -0.15, 0.14],
      hang: [0.3, 0.14],
      caught: 'popping',
    },
  ],
  [
    { flip: 'kick', halves: 2, goes: 'with' },
    {
      ...KICK,
      ready: [0.1, -0.02, 14],
      scoop: [0.08, 0.34, -0.04],
      flick: [0.02, -0.1, 0.24],
      hang: [0.34, 0.24],
      caught: 'popping',
      hip: -0.09,
      back: -0.12,
      bend: 14,
      arms: 0.25,
    },
  ],
  [
    { flip: 'kick', halves: 1, goes: 'against' },
    {
      ...KICK,
      ready: [0.1, 0, 32],
      scoop: [0.02, 0.14, 0],
      flick: [0.26, -0.06, 0.14],
      hang: [0.2, 0.14],
      wide: 0.2,
      stands: 55,
      hip: 0.1,
      bend: -12,
    },
  ],
  [
    { flip: 'kick', halves: 2, goes: 'against' },
    {
      ...KICK,
      scoop: [0.06, 0.3, 0],
      flick: [0.28, -0.04, 0.2],
      hang: [0.38, 0.32],
      wide: 0.2,
      stands: 50,
      arms: 0.2,
    },
  ],
  [{ flip: 'heel', halves: 0 }, HEEL],
  [
    { flip: 'heel', halves: 0, isTwice: true },
    { ...HEEL, hang: [0.28, 0.3], hip: -0.06 },
  ],
  [
    { flip: 'heel', halves: 1, goes: 'with' },
    { ...HEEL, scoop: [0, 0.14, 0.04], flick: [0.06, 0.22, 0.12], hang: [0.28, 0.18], caught: 'free' },
  ],
  [
    { flip: 'heel', halves: 2, goes: 'with' },
    {
      ...HEEL,
      scoop: [0.06, 0.3, -0.02],
      flick: [0, 0.2, 0.24],
      hang: [0.36, 0.26],
      caught: 'free',
      back: 0.06,
      bend: 16,
    },
  ],
  [
    { flip: 'heel', halves: 1, goes: 'against' },
    {
      ...HEEL,
      ready: [0.12, 0.05, -6],
      scoop: [0.04, 0.2, 0],
      flick: [0.2, 0.2, 0.12],
      hang: [0.3, 0.32],
      wide: 0.1,
    },
  ],
  [
    { flip: 'heel', halves: 2, goes: 'against' },
    { ...HEEL, scoop: [0.08, 0.32, 0], flick: [0.22, 0.18, 0.18], hang: [0.38, 0.34], wide: 0.12 },
  ],
]

/** Who flips the board in a manner of its own. Nobody flicks what the foot that pops and scrapes turns by itself. */
const BY_POP: Acting = {
  pops: [0.345, -0.02, 14],
  flick: [0.26, -0.14, 0.02],
  hang: [0.3, 0.2],
  isFlickedByPop: true,
  caught: 'free',
  later: 0.12,
  bend: 10,
  hip: 0.08,
}

/** Pressed off the corner of an end: the other foot waits on the middle and is lifted first, no foot slides. */
const PRESSING: Partial<Acting> = {
  ready: [0.02, 0.02, 0],
  pops: [0.36, 0.055, -16],
  steep: 15,
  flick: undefined,
  stands: undefined,
  scoop: [0.06, 0.42, -0.06],
  hang: [0.52, 0.1],
  caught: 'free',
  hip: -0.1,
  bend: 24,
  arms: 0.3,
}

/** Manners in which the feet do something else than the numbers say. */
const IN_MANNER: { readonly [Name in StyleName]?: Partial<Acting> } = {
  'Old School': { ready: [0.04, 0.05, -6], isHopped: true, flick: [0.02, 0.12, -0.1], hang: [0.26, 0.26] },
  Underflip: { flick: [0.06, 0.2, -0.14], hang: [0.12, 0.3], caught: 'popping' },
  'Back Foot Underflip': { flick: [0.1, 0.2, -0.14], hang: [0.3, 0.12], isFlickedByPop: true },
  'Strawberry Milkshake': { ready: [0.3, 0.02, 0], isHopped: true, scoop: [0, 0, 0.2], hang: [0.06, 0.34] },
  'Nosehook Impossible': { ready: [0.38, 0, 0], isHopped: true },
  'Toe Flip': { ready: [0.1, 0.06, 0], flick: [0.04, 0.2, -0.1] },
  'Haslam Flip': { flick: [0.04, -0.24, 0.06], hang: [0.34, 0.26] },
  Inside: { wide: 0.12, hip: 0.06 },
  'Illusion Flip': { wide: 0.2, hang: [0.36, 0.36], hip: 0.1 },
}

/** Whether the foot named is the one that pops. */
const BY_FOOT: { readonly [Name in StyleName]?: 'over the tail' | 'over the nose' } = {
  'Back Foot': 'over the tail',
  'Front Foot': 'over the nose',
}

/** Flipped by the popping foot alone. */
const isPressed = ({ style }: Motion): boolean => style !== null && PRESSED.has(style)

const PRESSED: ReadonlySet<StyleName> = new Set([
  'Pressure',
  'Pressure Flip',
  'Backside Pressure Flip',
  'Frontside Pressure Flip',
  'Kiwi Flip',
  'Bubble Flip',
])

/** Done off one foot on the ground. */
export const isPlanted = ({ style }: Motion): boolean => style === 'No Comply' || style === 'Boneless'

/** Which end is popped: the one that leads in nollie and fakie. */
export const poppedEnd = (part: Motion | undefined): 1 | -1 =>
  part?.stance === 'nollie' || part?.stance === 'fakie' ? 1 : -1

/** How a part is acted. */
export function actingOf(part: Motion): Acting {
  const { flip, boardDeg, bodyDeg, boardTurn, wrap, style } = part
  const isFlipped = (flip.kind === 'kick' || flip.kind === 'heel') && flip.count !== null && flip.count > 0
  const kind = isFlipped && (flip.kind === 'kick' || flip.kind === 'heel') ? flip.kind : 'none'
  const turn = wrap ? 0 : boardDeg === null ? (boardTurn ?? 0) : boardDeg - (bodyDeg ?? 0)
  const halves = Math.min(2, Math.round(Math.abs(turn) / 180))
  const goes = Math.sign(turn) === (kind === 'kick' ? -1 : 1) ? 'with' : 'against'
  const isTwice = isFlipped && (flip.count ?? 0) > 1
  const fits = ROWS.filter(
    ([row]) => row.flip === kind && row.halves === halves && (row.goes === undefined || row.goes === goes),
  )
  const row = (fits.find(([each]) => (each.isTwice ?? false) === isTwice) ?? fits[0])?.[1] ?? OLLIE
  const acting = { ...row, ...(style ? IN_MANNER[style] : {}) }
  if (isPressed(part)) return { ...acting, ...PRESSING }
  const foot = style ? BY_FOOT[style] : undefined
  const isByPop =
    foot !== undefined && kind !== 'none' && (foot === 'over the tail') === (part.stance !== 'nollie')
  if (!isByPop) return acting
  const [along, across, lift] = BY_POP.flick ?? [0, 0, 0]
  return {
    ...acting,
    ...BY_POP,
    flick: [along, kind === 'kick' ? across : -across, lift],
    ready: undefined,
    scoop: undefined,
  }
}

/** Where the feet stand before a pop, and where they go in the air. */
export function standFor(run: Run, part: Motion | undefined, from: number, isPopped: boolean): void {
  const popEnd = poppedEnd(part)
  const [pop, free] = [run.footOver(popEnd), run.footOver(popEnd === 1 ? -1 : 1)]
  const acting = part && actingOf(part)
  const place = acting?.ready ?? ([0.14, 0, 8] as const)
  const end = acting?.isHopped
    ? ([0.06, 0.05, 0] as const)
    : (acting?.pops ?? ([isPopped ? 0.345 : 0.3] as const))
  run.feetTo(Math.max(0, from - 0.75), from - 0.3, { [pop]: end, [free]: place })
  const [popped, freed] = [run.score.foot(pop), run.score.foot(free)]
  popped.along.to(from + 0.05, from + 0.26, 0.2)
  popped.across.to(from + 0.1, from + 0.3, 0)
  popped.angle.to(from, from + 0.25, 4)
  const out = acting?.ready ? 0.3 : 0.25
  freed.along.to(from - 0.04, from + 0.1, out)
  freed.along.to(from + 0.1, from + 0.3, 0.2)
  freed.across.to(from + 0.1, from + 0.3, 0)
  freed.angle.to(from, from + 0.25, 4)
}

/** Winds the shoulders up against a turn before the pop, and lets them go into it. */
export function windUp(run: Run, deg: number, from: number, lasts: number): void {
  if (Math.abs(deg) < 90) return
  const by = -Math.sign(deg) * Math.min(42, 18 + Math.abs(deg) / 15)
  run.score.wind.add(from - 0.42, from - 0.12, by).add(from - 0.1, from + lasts * 0.3, -by)
}

/** What trunk, arms and legs do while the board turns between two moments of a flight. */
export function act(run: Run, part: Motion, from: number, [early, late]: readonly [number, number]) {
  const { score } = run
  const acting = actingOf(part)
  const { hip, back, bend, arms, wide, scoop, hang, caught } = acting
  const popEnd = poppedEnd(part)
  const [pop, free] = [run.footOver(popEnd), run.footOver(popEnd === 1 ? -1 : 1)]
  const until = late + 0.1
  // Off a foot on the ground the body goes where that foot and the hand let it.
  if (isPlanted(part)) return
  for (const [track, by] of [
    [score.hip, hip],
    [score.back, back],
    [score.bend, bend],
    [score.arms, arms],
  ] as const)
    track.add(from, until, by ?? 0, swell)
  if (acting.stands) {
    const isTurned = Math.round((score.body.at(early) + score.apart.at(early)) / 180) % 2 !== 0
    // It tips over its edge before it stands up.
    score.stands.add(early + (late - early) * 0.2, late, (isTurned ? -popEnd : popEnd) * acting.stands, swell)
  }
  if (wide) for (const each of [pop, free]) score.foot(each).along.add(early, until, wide, swell)
  const apart = (part.boardDeg ?? part.bodyDeg ?? 0) - (part.bodyDeg ?? 0)
  if (scoop && apart !== 0) {
    const way = Math.sign(run.seen(apart, part.stance)) * popEnd * run.toe
    swingFoot(run, pop, [scoop[0], scoop[1] * way, scoop[2]], early - 0.03)
  }
  const [low, high] = hang
  if (low > 0) run.letGo(early, late + (caught === 'popping' ? 0.04 : 0), low, free)
  if (high > 0) run.letGo(early, late + (caught === 'free' ? 0.04 : 0), high, pop)
}

/** The foot that flips the board leaves it over an edge. */
export function flick(run: Run, part: Motion, from: number): void {
  const acting = actingOf(part)
  if (!acting.flick) return
  const popEnd = poppedEnd(part)
  const end = acting.isFlickedByPop ? popEnd : popEnd === 1 ? -1 : 1
  swingFoot(run, run.footOver(end), acting.flick, from - 0.02)
}

function swingFoot(run: Run, name: Foot, [along, across, lift]: Swing, from: number) {
  const foot = run.score.foot(name)
  foot.along.add(from, from + 0.28, along, swell)
  foot.across.add(from, from + 0.28, across, swell)
  foot.lift.add(from + 0.02, from + 0.26, lift, swell)
}
