import {
  type Contact,
  type ContactName,
  type Grip,
  isFootPlant,
  type Lie,
  recordOf,
  turnOf,
} from '../contacts.ts'
import { isFlipped } from '../flip.ts'
import { type Motion, overheadOf } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { ofStyle, type StyleTable } from '../styles.ts'
import { BOARD, deckHeight } from './body.ts'
import {
  type Choreography,
  FEET,
  HIPS,
  heightAfter,
  isOneFoot,
  leadWanted,
  type Rest,
} from './choreography.ts'
import { holdOn, lyingOn, noseOf, unlock } from './edges.ts'
import type { Vec } from './geometry.ts'
import {
  box,
  CURVES,
  type Curve,
  lengthOf,
  type Obstacle,
  onCurve,
  PROUD,
  ridge,
  transition,
} from './obstacles.ts'
import { type Ease, even, held, hop, soft, spun, swell, thrown } from './track.ts'

/** Up a wall and down again, by what happens above its edge. The edge is at x = 0. */
export function upTheWall(
  run: Choreography,
  before: readonly Motion[],
  motion: Motion,
  out: readonly Motion[] = [],
): void {
  const kind = motion.contact?.kind
  if (motion.style === 'Wallride') overTheEdge(run)
  else if (kind === 'stall' || kind === 'grind' || kind === 'slide') stall(run, before, motion, out)
  else if (kind === 'plant') plant(run, motion, before)
  else air(run, [...before, motion])
  if (motion.revert) slideRoundBelow(run, motion)
}

/** A last half turn on the wheels, on the flat. */
function slideRoundBelow(run: Choreography, motion: Motion): void {
  const deg = motion.revert === 'backside' ? -180 : 180
  run.score.x.add(run.t, run.t + 0.5, -1.2, even)
  run.slideRound(run.seen(deg, motion.stance))
  run.t += 0.16
}

/** Rolls along a curve from one distance below its edge to another; all of x, z and slope follow. */
function ride(
  run: Choreography,
  curve: Curve,
  from: number,
  to: number,
  below: readonly [number, number],
  ease: Ease,
): void {
  const { score } = run
  const [start, end] = below
  const at = (u: number) => onWheels(curve, start + (end - start) * ease(u))
  const first = at(0)
  score.x.add(from, to, 1, (u) => at(u).x - first.x)
  score.z.add(from, to, 1, (u) => at(u).z - first.z)
  score.tau.add(from, to, 1, (u) => at(u).slope - first.slope)
}

/** Where the middle between the wheels is, and how steeply they stand, when it is so far below the edge. */
function onWheels(curve: Curve, below: number): { x: number; z: number; slope: number } {
  const [low, high] = [onCurve(curve, below + BOARD.truck), onCurve(curve, below - BOARD.truck)]
  const slope = (Math.atan2(high.z - low.z, high.x - low.x) * 180) / Math.PI
  return { x: (low.x + high.x) / 2, z: (low.z + high.z) / 2, slope }
}

/** Sets the start on a curve, before anything moves. */
function startOn(run: Choreography, curve: Curve, below: number): void {
  const { x, z, slope } = onWheels(curve, below)
  run.score.x.to(run.t - 1e-6, run.t, x, even)
  run.score.z.to(run.t - 1e-6, run.t, z, even)
  run.score.tau.to(run.t - 1e-6, run.t, slope, even)
  run.score.floor.to(run.t - 1e-6, run.t, -9, even)
}

const slowing: Ease = (u) => u * (1.75 - 0.75 * u)
const quickening: Ease = (u) => 1 - slowing(1 - u)

/** From the flat up to so far below the edge, knees giving where the wall begins. */
function rideUp(run: Choreography, curve: Curve, lasts: number, end: number, ease: Ease): void {
  const { score } = run
  const start = lengthOf(curve) + 1.1
  startOn(run, curve, start)
  run.say('Roll up', run.t + 0.1)
  ride(run, curve, run.t, run.t + lasts, [start, end], ease)
  score.hip.to(run.t + lasts * 0.25, run.t + lasts * 0.6, 0.52).to(run.t + lasts * 0.6, run.t + lasts, 0.7)
  score.bend.to(run.t + lasts * 0.25, run.t + lasts * 0.6, 40).to(run.t + lasts * 0.6, run.t + lasts, 26)
  run.t += lasts
}

/** Down again and out on the flat. */
function rideDown(run: Choreography, curve: Curve, from: number, lasts: number): void {
  const { score } = run
  const end = lengthOf(curve) + 1.1
  score.tilt.to(run.t - 0.1, run.t + 0.1, 0)
  ride(run, curve, run.t, run.t + lasts, [from, end], quickening)
  score.look.to(run.t - 0.5, run.t + 0.1, 180)
  score.hip.to(run.t, run.t + lasts * 0.35, 0.56).to(run.t + lasts * 0.5, run.t + lasts, HIPS.roll)
  score.bend.to(run.t, run.t + lasts * 0.35, 42).to(run.t + lasts * 0.5, run.t + lasts, 22)
  score.arms.to(run.t, run.t + lasts, 0.3)
  run.say('Land', run.t + 0.05)
  run.t += lasts
  const last = onWheels(curve, end)
  score.x.add(run.t, run.t + 0.35, onWheels(curve, end + 0.9).x - last.x, even)
  run.t += 0.35
}

/** Half turns from going up to coming down; a turn whose direction is open is drawn backside. */
function turnsOn(run: Choreography, motion: Motion, plain: number | null): number {
  const size = motion.bodyTurn ?? plain
  const side = motion.approach === 'frontside' ? 1 : -1
  const given = motion.bodyDeg ?? (size === null ? null : side * size)
  const lead = leadWanted(motion, 'ramp')
  const deg = run.seen(given ?? 0, motion.stance)
  const comes: Lead = (Math.round(deg / 180) % 2 === 0) === (run.lead === 1) ? 'B' : 'F'
  if (lead === null || lead === comes) return deg
  return deg === 0 ? run.seen(side * 180, motion.stance) : deg - Math.sign(deg) * 180
}

/** A turn on a wall: the flow turns, so that the board can tilt about its own axes. */
function turn(run: Choreography, from: number, to: number, deg: number): void {
  run.score.slew.add(from, to, deg, spun)
}

/** Up a wall that goes on above a transition, and back down the way one came. */
function overTheEdge(run: Choreography): void {
  const curve = CURVES.vert
  const wall = box([0, 0.25], [-1.5, 1.5], [curve.height, curve.height + 1.6], 'brick')
  const ramp = transition('vert')
  run.obstacles.push({ ...ramp, copings: [], solids: [...ramp.solids, wall] })
  rideUp(run, curve, 1.3, -0.5, slowing)
  run.score.arms.to(run.t - 0.4, run.t, 0.8)
  run.say('Hold')
  rideDown(run, curve, -0.5, 1.3)
}

function stall(run: Choreography, before: readonly Motion[], motion: Motion, out: readonly Motion[]): void {
  const { score } = run
  const contact = motion.contact as Contact<'grind' | 'slide' | 'stall'>
  const { lie } = recordOf(contact)
  const kind = 'mini'
  const curve = CURVES[kind]
  run.obstacles.push(transition(kind))
  const held = before.find((part) => part.contact !== null)
  const spun = turnsOn(run, held ? { ...motion, bodyDeg: held.bodyDeg } : motion, turnOf(contact))
  // Three quarters lie along the coping the other way around, and the last one is turned back.
  const over = Math.abs(spun) % 180 === 0 ? 0 : Math.sign(spun)
  const total = spun - over * 90
  const plain = onCoping(run, lie, motion, total)
  const lying = { ...plain, into: plain.into + (lie.rest === 'both trucks' ? over * 180 : 0) }
  rideUp(run, curve, 1.15, 0.42, slowing)
  const from = run.t
  const lasts = held ? 0.9 : 0.42
  const place = placeOf(lie)
  score.x.to(from, from + lasts, place.x)
  score.z
    .to(from, from + lasts, curve.height + PROUD + place.z, thrown)
    .add(from, from + lasts, held ? heightAfter(lasts) * 0.9 : lying.rise, hop)
  score.tau.to(from, from + lasts, 0)
  carryPivot(run, from, from + lasts, lying.pivot)
  score.tilt.to(from, from + lasts, lying.tilt)
  turn(run, from - 0.18, from + lasts, lying.into)
  for (const part of before) if (part !== held) flipOn(run, part, from, lasts)
  const record = held?.contact ? recordOf(held.contact) : null
  if (held && record && 'grip' in record) grabAs(run, held, record.grip, from + 0.28, from + lasts * 0.66)
  if (held) run.say('Peak', from + lasts * 0.5)
  score.look.to(from, from + lasts, 0)
  feetOn(run, lie, lying.end, from)
  run.t += lasts
  run.say('Lock in')
  const stays = contact.kind === 'stall' ? 0.5 : 0.9
  if (contact.kind !== 'stall') score.y.add(run.t - 0.2, run.t + stays, run.toe * -0.9, soft)
  decorate(run, motion.style === 'Layback' ? 'Layback Grind' : contact.name, curve, run.t, stays)
  run.say('Hold', run.t + stays * 0.5)
  run.t += stays
  const turns = out.reduce((sum, part) => sum + run.seen(part.bodyDeg ?? run.guess(part), part.stance), 0)
  for (const part of out) flipOn(run, part, run.t + 0.06, 0.44)
  leaveCoping(run, curve, total - lying.into + turns, out.length > 0 ? 0.16 : 0)
  run.halves += Math.round((total + turns) / 180)
}

/** From a coping back on to the wall. */
function leaveCoping(run: Choreography, curve: Curve, deg: number, higher = 0): void {
  const { score } = run
  const from = run.t
  const lasts = Math.max(higher > 0 ? 0.5 : 0.36, Math.abs(deg) / 620)
  const below = 0.42
  const on = onWheels(curve, below)
  run.say('Out')
  unlock(run, from)
  score.x.to(from, from + lasts, on.x, even)
  score.z
    .to(from, from + lasts, on.z, even)
    .add(from, from + lasts, Math.max(0.25, heightAfter(lasts)) + higher, hop)
  score.tau.to(from, from + lasts, on.slope)
  carryPivot(run, from, from + lasts, [0, 0, -BOARD.standing])
  score.tilt.to(from, from + lasts, 0)
  turn(run, from, from + lasts, deg)
  run.feetTo(from, from + lasts, { front: [FEET.bolts], back: [FEET.bolts] })
  run.t += lasts
  rideDown(run, curve, below, 1)
}

function carryPivot(run: Choreography, from: number, to: number, [x, y, z]: Vec): void {
  run.score.px.to(from, to, x)
  run.score.py.to(from, to, y)
  run.score.pz.to(from, to, z)
}

/** Deck over the coping: one end over the platform and high enough that its wheels clear it. */
const ROCKED = 26
const STEEP = 60

interface OnCoping {
  readonly into: number
  readonly tilt: number
  readonly pivot: Vec
  readonly end: -1 | 0 | 1
  readonly rise: number
}

/** What is turned before the board lies there; the rest of the turn comes on the way out. */
function turnInto(lie: Lie, motion: Motion, nose: 1 | -1, way: number, total: number): number {
  const isAcross = Math.abs(lie.angle) === 90
  if (!isAcross && lie.rest !== 'deck') return (90 - nose * lie.angle) * way
  if (lie.rest === 'deck') {
    // A disaster has turned before it lands, and so has a half cab rock; what comes up first rocks over.
    if (lie.angle < 0) return total || 180 * way
    const contact = motion.contact as Contact<'stall'>
    return nose === -1 && turnOf(contact) !== 180 ? total : 0
  }
  const raw = (90 - lie.angle) * way + (nose === 1 ? 0 : 180 * way)
  return raw > 200 ? raw - 360 : raw < -200 ? raw + 360 : raw
}

/** How a record lies on a coping, and the turn into it. Tilt and pivot are in the slewed flow. */
function onCoping(run: Choreography, lie: Lie, motion: Motion, total: number): OnCoping {
  const nose = noseOf(motion)
  const way = Math.sign(total) || run.seen(motion.approach === 'frontside' ? 1 : -1, motion.stance)
  const into = turnInto(lie, motion, nose, way, total)
  // Seen from the slewed board the edge lies to one side, as a ledge does.
  const lying = lyingOn({ ...lie, angle: Math.abs(lie.angle) === 90 ? 0 : lie.angle }, nose, 1)
  const end = lying.end
  if (lie.rest === 'deck') {
    const over = Math.abs(into) % 360 > 90 ? -1 : 1
    return { into, tilt: -over * ROCKED, pivot: [0, 0, -BOARD.thick], end: 0, rise: 0.2 }
  }
  if (lie.rest.endsWith('truck') && Math.abs(lie.angle) === 90) {
    const isNose = end === nose
    const tilt = isNose ? end * 42 : end * STEEP
    const angle = (tilt * Math.PI) / 180
    const pivot: Vec = [
      end * BOARD.truck + BOARD.wheel * Math.sin(angle),
      0,
      -0.084 - BOARD.wheel * Math.cos(angle),
    ]
    return { into, tilt, pivot, end, rise: 0.22 }
  }
  if (lie.rest.endsWith('truck') || lie.rest === 'both trucks')
    return { into, tilt: lying.tilt, pivot: lying.pivot, end, rise: 0.2 }
  return { into, tilt: 0, pivot: [end * 0.31, 0, deckHeight(0.31) - BOARD.thick], end, rise: 0.12 }
}

function placeOf(lie: Lie): { x: number; z: number } {
  if (lie.rest.endsWith('truck') && Math.abs(lie.angle) === 90)
    return lie.rest.startsWith('tail') ? { x: 0.085, z: -PROUD } : { x: 0.05, z: -PROUD }
  return { x: 0, z: 0 }
}

function feetOn(run: Choreography, lie: Lie, end: -1 | 0 | 1, from: number): void {
  run.score.arms.to(from, from + 0.4, 0.7)
  run.score.hip.to(from, from + 0.3, 0.6)
  if (end === 0) return
  const isOver = run.footOver(end)
  const along = lie.rest.endsWith('truck') ? 0.27 : 0.31
  run.feetTo(from, from + 0.3, { [isOver]: [along], [isOver === 'front' ? 'back' : 'front']: [0.19] })
}

/** What a hand does in a stall or a grind that is named after it. */
function decorate(run: Choreography, name: ContactName, curve: Curve, from: number, lasts: number): void {
  const hand = run.footOver(-1)
  holdOn(run, name, from, lasts)
  if (name.startsWith('Layback')) {
    run.score.back.to(from - 0.3, from, -0.25).to(from + lasts, from + lasts + 0.3, -0.04)
    run.score.bend.to(from - 0.3, from, -20).to(from + lasts, from + lasts + 0.3, 22)
    run.score.hip.to(from - 0.3, from, 0.42)
    run.putHand(hand, [0.25, run.score.y.at(from + lasts / 2) + 0.1, curve.height], from, from + lasts)
  }
}

function flipOn(run: Choreography, part: Motion, from: number, lasts: number): void {
  const { flip } = part
  const apart = (part.boardDeg ?? 0) - (part.bodyDeg ?? 0)
  if (apart !== 0) {
    run.score.apart.add(from, from + lasts * 0.8, run.seen(apart, part.stance), spun)
    run.letGo(from, from + lasts * 0.8, 0.12, 'both')
  }
  if (flip.kind === 'none' || flip.kind === null || flip.count === null || flip.count === 0.5) return
  const sense = (flip.kind === 'kick') === (run.score.toe === 1) ? 1 : -1
  run.roll(sense * flip.count * 360, from, from + lasts * 0.85)
}

/** An air: what a hand holds, how the legs and the board are held, which feet are off. */
interface Held {
  readonly hip?: number
  readonly bend?: number
  /** How far the hips are before the feet; how the board is tipped, heel side up. */
  readonly back?: number
  readonly lean?: number
  readonly tilt?: number
  /** Degrees that the shoulders turn so that the hand that holds goes behind the rider. */
  readonly open?: number
  readonly off?: 'front' | 'back' | 'both'
  readonly at?: readonly [along: number, across: number]
  readonly arms?: number
  /** How far up the knees point. */
  readonly knees?: number
  readonly along?: readonly [front: number, back: number]
}

/** Along: meters toward the nose. Across: from -1, the heel-side edge, to 1, the toe-side edge. */
const HELD: Partial<Record<ContactName, Held>> = {
  Method: { hip: 0.34, bend: -20, back: 0.4, lean: 66, knees: -1.4, at: [0.1, -1] },
  'Japan Air': { hip: 0.36, bend: 36, back: 0.3, lean: 52, knees: -1.2, at: [0.04, 1] },
  'Lien Air': { at: [0.25, -1], bend: 44, tilt: 12 },
  'Slob Air': { at: [0.22, 1], bend: 40 },
  'Roast Beef': { at: [-0.05, -1], bend: 60, along: [0.27, 0.27] },
  Nuclear: { at: [0.14, -1], bend: 58, tilt: -10 },
  Stalefish: { at: [-0.04, -1], hip: 0.47, bend: 6, back: 0.03, lean: 18, open: 24 },
  Air: { at: [0.13, 0], hip: 0.44, bend: 42 },
  Melon: { at: [0, -1], bend: 38 },
  Mute: { at: [0.06, 1] },
  Indy: { at: [-0.03, 1] },
  'Tuck Knee': { at: [-0.03, 1], hip: 0.34, back: 0.22, knees: -0.9, bend: 30 },
  'Del Mar Indy': { at: [-0.03, 1], hip: 0.4, back: 0.24, lean: 38, knees: -0.6, bend: 30 },
  'Layback Air': { hip: 0.46, bend: -6, back: -0.2, lean: -16 },
  Nosebone: { at: [-0.08, 1], tilt: 30, hip: 0.56, along: [0.31, 0.14] },
  Tailbone: { tilt: -30, hip: 0.56, along: [0.14, 0.31] },
  'Judo Air': { at: [0.1, -1], off: 'front' },
  Madonna: { off: 'front' },
  Benihana: { off: 'back' },
  'Christ Air': { at: [0.04, -1], off: 'both', arms: 1.05, hip: 0.83, bend: 0 },
  'Rocket Air': { along: [-0.12, 0.32], tilt: -16, bend: 55 },
  Cannonball: { hip: 0.4, bend: 60 },
}

/** Where a foot that is off the board goes: outward over its end, toward the toes, off the deck; meters. */
const KICKED: Partial<Record<ContactName, readonly [along: number, across: number, lift: number]>> = {
  'Judo Air': [0.22, 0.3, 0.05],
  Madonna: [0.02, -0.34, -0.26],
  Benihana: [0.3, -0.2, -0.14],
}

/** A hand's place on the deck, in the axes of the deck under the feet. */
function placeOfHand(run: Choreography, grip: Grip, motion: Motion, held: Held): Vec[] {
  const { toe } = run.score
  const nose = noseOf(motion) * (run.halves % 2 === 0 ? 1 : -1)
  const edge = grip.at === 'toe edge' ? 1 : grip.at === 'heel edge' ? -1 : 0
  if (held.at) return [[nose * held.at[0], toe * (held.at[1] || edge) * BOARD.side, 0]]
  const end = (sign: 1 | -1): Vec => [nose * sign * 0.38, 0, 0.04]
  switch (grip.at) {
    case 'toe edge':
      return [[0, toe * BOARD.side, 0]]
    case 'heel edge':
      return [[0, -toe * BOARD.side, 0]]
    case 'nose':
      return grip.hand === 'both'
        ? [
            [nose * 0.36, 0.07, 0.03],
            [nose * 0.36, -0.07, 0.03],
          ]
        : [end(1)]
    case 'tail':
      return [end(-1)]
    case 'nose and tail':
      return [end(1), end(-1)]
  }
}

/** Which hands hold: called after their place at take-off. */
function handsOf(run: Choreography, grip: Grip): ('front' | 'back')[] {
  const leading = run.footOver(1)
  const trailing = run.footOver(-1)
  if (grip.hand === 'both') return [leading, trailing]
  return [grip.hand === 'leading' ? leading : trailing]
}

/** Takes the board as its record says, from one moment to another. */
export function grabAs(run: Choreography, motion: Motion, grip: Grip | null, from: number, to: number): void {
  const { score } = run
  const name = motion.contact?.name
  const isFootless = motion.style === 'Airwalk' || motion.style === 'Sacktap'
  const own = isFootless ? ('both' as const) : isOneFoot(motion) ? ('front' as const) : null
  const how: Held = { ...(name ? HELD[name] : {}), ...(own ? { off: own } : {}) }
  const spots = grip ? placeOfHand(run, grip, motion, how) : []
  const hands = grip ? handsOf(run, grip) : []
  for (const [index, hand] of hands.entries()) {
    const spot = spots[index] ?? spots[0]
    if (spot) run.hold(hand, spot, from, to)
  }
  if (grip) run.say('Grab', (from + to) / 2)
  const back = (
    track: 'hip' | 'bend' | 'back' | 'knees' | 'lean' | 'tilt' | 'arms',
    value: number | undefined,
  ) => {
    if (value === undefined) return
    const by = value - score[track].at((from + to) / 2)
    score[track].add(from - 0.15, from + 0.1, by).add(to - 0.05, to + 0.2, -by)
  }
  back('hip', how.hip ?? (grip ? 0.5 : undefined))
  back('bend', how.bend ?? (grip ? 36 : undefined))
  back('back', how.back)
  back('knees', how.knees)
  back('lean', how.lean === undefined ? undefined : -score.toe * how.lean * (run.halves % 2 === 0 ? 1 : -1))
  back('tilt', how.tilt === undefined ? undefined : how.tilt * noseOf(motion))
  if (how.open) {
    const way = score.toe * (hands[0] === 'front' ? score.lead : -score.lead)
    score.wind.add(from - 0.2, from, -way * how.open).add(to, to + 0.25, way * how.open)
  }
  back('arms', how.arms)
  if (how.along) {
    const was = { front: [FEET.bolts], back: [FEET.bolts] } as const
    run.feetTo(from - 0.1, from + 0.1, { front: [how.along[0]], back: [how.along[1]] })
    run.feetTo(to - 0.05, to + 0.15, was)
  }
  if (name === 'Christ Air') {
    // The rider goes on as the board would have: what is held out is what is beside the way.
    const yaw = (score.slew.at((from + to) / 2) * Math.PI) / 180
    const out = Math.sin(yaw) * (hands[0] === 'front' ? score.lead : -score.lead)
    score.y.add(from - 0.16, to + 0.16, out * 0.5, held)
    score.z.add(from, to, 0.3, swell)
  }
  for (const foot of ['front', 'back'] as const) {
    if (how.off !== 'both' && how.off !== foot) continue
    const tracks = score.foot(foot)
    const isFront = foot === 'front'
    if (name === 'Christ Air') {
      // The board is held out beside, so that the legs hang past its end: they leave it before they stretch down.
      tracks.along.add(from - 0.16, to + 0.16, hands[0] === foot ? -0.86 : 0.6, held)
      tracks.lift.add(from - 0.2, to + 0.2, 0.02, held).add(from - 0.04, to + 0.04, -1.04, swell)
      continue
    }
    const [along, across, lift] =
      (name && KICKED[name]) ?? (isFront ? ([0.05, 0.25, 0.14] as const) : ([0.05, -0.25, 0.14] as const))
    tracks.across.add(from - 0.1, to + 0.1, across, swell)
    tracks.along.add(from, to, along, swell)
    tracks.lift.add(from, to, lift, swell)
  }
}

function air(run: Choreography, parts: readonly Motion[]): void {
  const { score } = run
  const motion = parts.at(-1) ?? parts[0]
  if (!motion) return
  const curve = CURVES.vert
  const total = turnsOn(run, motion, motion.contact ? turnOf(motion.contact) : 0)
  const way = Math.sign(total) || run.way
  const isAlong = motion.style === 'Transfer'
  run.obstacles.push(...(isAlong ? gapInCoping(way) : [transition('vert')]))
  rideUp(run, curve, 1.2, 0, even)
  const from = run.t
  const size = Math.abs(total)
  const lasts = size > 720 ? 1.35 : size > 360 ? 1.2 : 1
  const at = (share: number) => from + lasts * share
  const rise = Math.min(HIGHEST, heightAfter(lasts) * 0.85)
  score.z.add(from, at(1), rise, hop)
  score.x.add(from, at(1), -0.16, swell)
  const over = ofStyle(GOES_OVER, motion.style)
  if (over) score.tau.add(at(0.06), at(0.94), over, soft)
  else score.tau.add(at(0), at(1), overheadOf(motion) ? 95 : -66, swell)
  // Along the coping against the turn.
  if (motion.style === 'Alley-Oop') score.y.add(from, at(1), -Math.sign(total) * 0.9, soft)
  if (isAlong) score.y.add(from, at(1), way * GAP.across, spun)
  fly(run, parts, total, from, lasts)
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideDown(run, curve, 0, 1.05)
}

/** What rider and board do while they hang over a ramp. */
function fly(run: Choreography, parts: readonly Motion[], total: number, from: number, lasts: number): void {
  const { score } = run
  const motion = parts.at(-1)
  if (!motion) return
  const record = motion.contact ? recordOf(motion.contact) : null
  const before = parts.slice(0, -1)
  const at = (share: number) => from + lasts * share
  score.hip.to(at(0.02), at(0.25), 0.5).to(at(0.75), at(1), 0.68)
  score.bend.to(at(0.02), at(0.25), 36).to(at(0.75), at(1), 28)
  score.arms.to(at(0), at(0.3), 0.8)
  turn(run, at(0.02), at(0.97), total)
  run.say('Pop', from)
  run.say('Peak', at(0.5))
  const flips = [...before, motion].some(isFlipped)
  for (const part of before) flipOn(run, part, at(0.06), lasts * 0.32)
  flipOn(run, { ...motion, ...sameTurn(motion) }, at(motion.flip.late ? 0.52 : 0.06), lasts * 0.34)
  const held = record && 'grip' in record ? record.grip : motion.style === 'Sacktap' ? BY_THE_NOSE : null
  const isPlain = motion.contact?.name === 'Air' && !flips && motion.style !== 'One Foot'
  const grip = isPlain ? usualGrip(motion) : held
  const grabFrom = flips ? at(0.5) : at(0.26)
  if (grip || (record && 'grip' in record) || isOneFoot(motion))
    grabAs(run, motion, grip, grabFrom, at(flips ? 0.72 : 0.74))
}

/** How far rider and board go over backward. Degrees. */
const GOES_OVER: StyleTable<number> = { Backflip: 360 }

/** How far above a coping the most turns are done, so that it stays in view; meters. */
const HIGHEST = 0.95

/** A gap between two walls side by side: where it begins and ends, and how far a rider goes over it. */
const GAP = { from: 0.55, to: 1.45, across: 2.1 }

function gapInCoping(way: number): Obstacle[] {
  return [
    [-1.5, GAP.from],
    [GAP.to, 3.4],
  ].map(([y0 = 0, y1 = 0]) => (way > 0 ? transition('vert', y0, y1) : transition('vert', -y1, -y0)))
}

/** Meters between the two copings of a spine. */
const RIDGE = 0.3

/** Up one side of a spine and down the other, rolling on the way one came. */
export function overTheSpine(run: Choreography, before: readonly Motion[], motion: Motion): void {
  const { score } = run
  const curve = CURVES.mini
  run.obstacles.push(ridge('mini', RIDGE))
  const total = run.seen(motion.bodyDeg ?? run.guess(motion), motion.stance)
  rideUp(run, curve, 1.05, 0, even)
  const from = run.t
  const lasts = Math.abs(total) > 360 ? 1.15 : 0.95
  const { x, slope } = onWheels(curve, 0)
  score.x.add(from, from + lasts, RIDGE - 2 * x, even)
  score.z.add(from, from + lasts, heightAfter(lasts) * 0.8, hop)
  score.tau.add(from, from + lasts, -2 * slope, spun)
  fly(run, [...before, motion], total, from, lasts)
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideOn(run, curve)
}

/** Down the far side of a spine and out on the flat. */
function rideOn(run: Choreography, curve: Curve): void {
  const { score } = run
  const lasts = 1
  const end = lengthOf(curve) + 1.1
  const at = (u: number) => onWheels(curve, end * quickening(u))
  const first = at(0)
  const from = run.t
  score.x.add(from, from + lasts, 1, (u) => first.x - at(u).x)
  score.z.add(from, from + lasts, 1, (u) => at(u).z - first.z)
  score.tau.add(from, from + lasts, 1, (u) => first.slope - at(u).slope)
  score.hip.to(from, from + lasts * 0.35, 0.56).to(from + lasts * 0.5, from + lasts, HIPS.roll)
  score.bend.to(from, from + lasts * 0.35, 42).to(from + lasts * 0.5, from + lasts, 22)
  score.arms.to(from, from + lasts, 0.3)
  run.say('Land', from + 0.05)
  run.t += lasts
  score.x.add(run.t, run.t + 0.35, at(1).x - onWheels(curve, end + 0.9).x, even)
  run.t += 0.35
}

const BY_THE_NOSE: Grip = { hand: 'leading', at: 'nose' }

/** Where an air is held that is called by its side or its spin alone. */
const usualGrip = ({ approach, bodyDeg }: Motion): Grip =>
  approach === 'frontside' || (bodyDeg ?? 0) > 0
    ? { hand: 'trailing', at: 'toe edge' }
    : { hand: 'leading', at: 'heel edge' }

/** Only what the board turns more than the rider turns it apart from the feet; by hand in a varial. */
function sameTurn({ style, bodyDeg, boardDeg }: Motion): { bodyDeg: number; boardDeg: number } {
  if (style === 'Varial') return { bodyDeg: 0, boardDeg: -180 }
  return { bodyDeg: 0, boardDeg: boardDeg === null || bodyDeg === null ? 0 : boardDeg - bodyDeg }
}

/** How a rider holds the body upside down. */
const UPSIDE_DOWN: Partial<Record<ContactName, Held>> = {
  Stiffy: { hip: 0.72, bend: 80 },
  Andrecht: { hip: 0.46 },
  'Tuck Knee Invert': { hip: 0.4, bend: 2 },
  'Sad Plant': { hip: 0.6, tilt: -28 },
}

const LEADING_PLANTS: readonly ContactName[] = ['Egg Plant', 'Phillips 66', 'Miller Flip']
const BOTH_PLANT: readonly ContactName[] = ['Ho Ho']

function plant(run: Choreography, motion: Motion, before: readonly Motion[]): void {
  const name = motion.contact?.name
  if (motion.contact && isFootPlant(motion.contact)) {
    footPlant(run, motion)
    return
  }
  const { score } = run
  const curve = CURVES.mini
  run.obstacles.push(transition('mini'))
  const spun = before.reduce((sum, part) => sum + run.seen(part.bodyDeg ?? run.guess(part), part.stance), 0)
  const total = spun || turnsOn(run, motion, 180)
  rideUp(run, curve, 1.05, 0.35, slowing)
  const from = run.t
  const lasts = 1.5
  const at = (share: number) => from + lasts * share
  const on = onWheels(curve, 0.35)
  const top = name === 'Stiffy' ? 1.34 : 1.43
  score.x.to(from, at(0.4), 0.02).to(at(0.6), at(1), on.x)
  score.z.to(from, at(0.4), curve.height + top).to(at(0.6), at(1), on.z)
  score.tau.to(from, at(0.42), 178).to(at(0.58), at(1), on.slope)
  turn(run, at(0.3), at(0.95), total)
  const { hip = 0.52, bend = 10, back = 0, knees = 0.5, tilt = 0 } = (name && UPSIDE_DOWN[name]) || {}
  score.hip.to(from, at(0.3), hip).to(at(0.75), at(1), 0.6)
  score.bend.to(from, at(0.3), bend).to(at(0.75), at(1), 30)
  score.back.add(from, at(0.3), back).add(at(0.7), at(1), -back)
  score.knees.to(from, at(0.3), knees).to(at(0.7), at(1), 0.5)
  score.tilt.add(from + 0.1, at(0.3), tilt * run.lead).add(at(0.65), at(0.9), -tilt * run.lead)
  const leads = name !== undefined && LEADING_PLANTS.includes(name)
  const planted = run.footOver(leads ? 1 : -1)
  const other = planted === 'front' ? 'back' : 'front'
  const isBoth = name !== undefined && BOTH_PLANT.includes(name)
  const spot = (y: number): Vec => [0.03, y, curve.height + PROUD]
  run.putHand(planted, spot(0), at(0.25), at(0.6))
  if (isBoth) run.putHand(other, spot(run.toe * 0.3), at(0.27), at(0.6))
  else {
    const edge = name === 'Andrecht' ? -1 : 1
    run.hold(other, [0, score.toe * edge * BOARD.side, 0], at(0.25), at(0.58))
  }
  for (const part of before) flipOn(run, part, from, lasts * 0.3)
  score.look.to(at(0.1), at(0.4), 180)
  run.say('Plant', at(0.3))
  run.say('Hold', at(0.5))
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideDown(run, curve, 0.35, 1)
}

/** One foot on the platform while a hand keeps the board at the other. */
function footPlant(run: Choreography, motion: Motion): void {
  const { score } = run
  const name = motion.contact?.name
  const curve = CURVES.mini
  run.obstacles.push(transition('mini'))
  const total = turnsOn(run, motion, 180)
  rideUp(run, curve, 1.1, 0.4, slowing)
  const from = run.t
  const lasts = 1
  const at = (share: number) => from + lasts * share
  const on = onWheels(curve, 0.4)
  score.x.to(from, at(0.4), -0.12).to(at(0.6), at(1), on.x)
  score.z.to(from, at(0.45), curve.height + 0.42).to(at(0.55), at(1), on.z)
  score.tau.to(from, at(0.4), 12).to(at(0.6), at(1), on.slope)
  turn(run, at(0.1), at(0.95), total)
  const foot = run.footOver(name === 'Bean Plant' ? 1 : -1)
  const isByNose = name === 'Bean Plant' || name === 'Texas Plant'
  const hand = run.footOver(isByNose ? 1 : -1)
  run.hold(hand, [isByNose ? score.lead * 0.15 : 0, score.toe * BOARD.side, 0], at(0.1), at(0.8))
  run.putFoot(foot, [0.16, run.toe * -0.12, curve.height], at(0.28), at(0.56))
  run.say('Plant', at(0.4))
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideDown(run, curve, 0.4, 1)
}

/** From standing on the tail on a coping down the wall. */
export function dropIn(run: Choreography, lasts = 0.8): void {
  const { score } = run
  const curve = CURVES.mini
  run.obstacles.push(transition('mini'))
  startOn(run, curve, 0)
  const rest: Rest['pivot'] = [-0.31, 0, deckHeight(0.31) - BOARD.thick]
  score.slew.to(run.t - 1e-6, run.t, 180, even)
  score.tau.to(run.t - 1e-6, run.t, 0, even)
  score.look.to(run.t - 1e-6, run.t, 180, even)
  score.z.to(run.t - 1e-6, run.t, curve.height + PROUD, even)
  carryPivot(run, run.t - 1e-6, run.t, rest)
  const over = run.lead === 1 ? 'back' : 'front'
  run.feetTo(run.t - 1e-6, run.t, { [over]: [0.31] })
  score.sway.to(run.t - 1e-6, run.t, 0.1, even)
  run.say('Roll up', run.t + 0.05)
  run.t += lasts
  run.say('Hold', run.t - 0.3)
  score.sway.to(run.t - 0.3, run.t + 0.3, 0)
  score.hip.to(run.t - 0.3, run.t + 0.1, 0.6)
  leaveCoping(run, curve, 0)
  run.halves += 1
}

/** Over the edge from the platform and down, all four wheels on it. */
export function rollIn(run: Choreography): void {
  const { score } = run
  const curve = CURVES.mini
  const [top, below, lasts] = [1.02, 0.42, 1.05]
  run.obstacles.push(transition('mini'))
  /** So far before the edge, or beyond it below zero. */
  const spot = (s: number) => (s > 0 ? { x: s, z: curve.height } : onCurve(curve, -s))
  const at = (u: number) => {
    const s = top - (top + below) * u
    const [ahead, behind] = [spot(s - BOARD.truck), spot(s + BOARD.truck)]
    return {
      x: (ahead.x + behind.x) / 2,
      z: (ahead.z + behind.z) / 2,
      slope: (Math.atan2(behind.z - ahead.z, behind.x - ahead.x) * 180) / Math.PI,
    }
  }
  const [first, from] = [at(0), run.t]
  for (const [track, value] of [
    [score.slew, 180],
    [score.look, 180],
    [score.floor, -9],
    [score.x, first.x],
    [score.z, first.z],
  ] as const)
    track.to(from - 1e-6, from, value, even)
  score.x.add(from, from + lasts, 1, (u) => at(u).x - first.x)
  score.z.add(from, from + lasts, 1, (u) => at(u).z - first.z)
  score.tau.add(from, from + lasts, 1, (u) => at(u).slope)
  // The middle of the deck has to clear the lip.
  const lip = from + (lasts * top) / (top + below)
  score.z.add(lip - 0.22, lip + 0.22, 0.05, swell)
  score.hip.to(lip - 0.35, lip, 0.52)
  score.bend.to(lip - 0.35, lip, 40)
  score.arms.to(lip - 0.4, lip, 0.7)
  run.say('Roll up', from + 0.05)
  run.say('Out', lip)
  run.t += lasts
  run.halves += 1
  rideDown(run, curve, below, 1)
}

/** Up a wall and down: round on the back wheels, or backward as one came up. */
export function kickturn(run: Choreography, motion: Motion): void {
  const { score } = run
  const curve = CURVES['quarter pipe']
  run.obstacles.push(transition('quarter pipe'))
  rideUp(run, curve, 1.2, 0.9, slowing)
  if (motion.bodyDeg === 0) {
    run.say('Peak', run.t)
    rideDown(run, curve, 0.9, 1)
    return
  }
  const deg = run.seen(motion.bodyDeg ?? -180, motion.stance)
  const from = run.t
  const end = -1
  const lasts = 0.6
  score.tilt.add(from, from + lasts, end * 15, swell)
  score.px.add(from, from + lasts, end * BOARD.truck * 0.9, swell)
  score.x.add(from, from + lasts, -0.1, swell)
  score.z.add(from, from + lasts, -0.07, swell)
  score.sway.add(from, from + lasts, -0.06, swell)
  // Off a wall one does not stand out as far as the wall leans.
  score.tip.add(from - 0.5, from + lasts + 0.5, -26, swell)
  turn(run, from, from + lasts, deg)
  run.say('Turn', from + lasts / 2)
  run.t += lasts
  run.halves += Math.round(deg / 180)
  rideDown(run, curve, 0.9, 1)
}
