import { type Contact, type ContactName, type Lie, recordOf, turnOf } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { ofStyle, type StyleTable } from '../styles.ts'
import { BOARD, deckHeight } from './body.ts'
import { type Choreography, FEET, heightAfter, type Rest } from './choreography.ts'
import { holdOn, lyingOn, noseOf, unlock } from './edges.ts'
import type { Vec } from './geometry.ts'
import { grabAs } from './grabs.ts'
import { CURVES, type Curve, onCurve, PROUD, transition } from './obstacles.ts'
import { even, hop, soft, swell, thrown } from './track.ts'
import { carryPivot, flipOn, onWheels, rideDown, rideUp, slowing, startOn, turn, turnsOn } from './walls.ts'

export function stall(
  run: Choreography,
  before: readonly Motion[],
  motion: Motion,
  out: readonly Motion[],
): void {
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
  const stay = held ? {} : (STAYS[contact.name] ?? {})
  score.x.to(from, from + lasts, place.x)
  score.z
    .to(from, from + lasts, curve.height + PROUD + place.z, thrown)
    .add(from, from + lasts, held ? heightAfter(lasts) * 0.9 : (stay.rise ?? lying.rise), hop)
  score.tau.to(from, from + lasts, 0)
  carryPivot(run, from, from + lasts, lying.pivot)
  score.tilt.to(from, from + lasts, lying.tilt)
  turn(run, from - 0.18, from + lasts, lying.into)
  for (const part of before) if (part !== held) flipOn(run, part, from, lasts)
  const record = held?.contact ? recordOf(held.contact) : null
  if (held && record && 'grip' in record) grabAs(run, held, record.grip, from + 0.24, from + lasts * 0.76)
  if (held) run.say('Peak', from + lasts * 0.5)
  score.look.to(from, from + lasts, 0)
  feetOn(run, lie, lying.end, from, stay.hip)
  run.t += lasts
  run.say('Lock in')
  const stays = stay.lasts ?? (contact.kind === 'stall' ? 0.5 : 0.9)
  if (contact.kind !== 'stall') score.y.add(run.t - 0.2, run.t + stays, run.toe * -0.9, soft)
  decorate(run, motion.style === 'Layback' ? 'Layback Grind' : contact.name, curve, run.t, stays)
  const knocks = tap(run, motion, curve)
  if (knocks === null) run.say('Hold', run.t + stays * 0.5)
  const turns = out.reduce((sum, part) => sum + run.seen(part.bodyDeg ?? run.guess(part), part.stance), 0)
  const back = total - lying.into + turns
  // The shoulders begin the turn out while the board still stands.
  if (Math.abs(back) > 45) score.wind.to(run.t, run.t + stays * 0.5, Math.sign(back) * AHEAD)
  run.t += knocks ?? stays
  for (const part of out) flipOn(run, part, run.t + 0.06, 0.44)
  leaveCoping(run, curve, back, out.length > 0 ? 0.16 : 0)
  run.halves += Math.round((total + turns) / 180)
}

/** How far the shoulders are ahead of a turn out, in degrees. */
const AHEAD = 26

/** Stalls by how long they are stood, how high the hips are meanwhile, and how far they are jumped at. */
const STAYS: Partial<Record<ContactName, { lasts?: number; hip?: number; rise?: number }>> = {
  'Tail Tap': { lasts: 0.14, hip: 0.45 },
  'Boardslide Stall': { lasts: 1.1, hip: 0.76 },
  Disaster: { hip: 0.5, rise: 0.4 },
}

/** Stalls in which a foot knocks on the platform: how far over the edge and beside the board toward the toes, in meters. */
const TAPS: StyleTable<{ readonly over: number; readonly beside: number; readonly lasts: number }> = {
  'Staple Gun': { over: 0.05, beside: 0.24, lasts: 0.62 },
}

/** The knock of the foot over the wall, and how long it takes; null where a stall has none. */
function tap(run: Choreography, { style }: Motion, curve: Curve): number | null {
  const row = ofStyle(TAPS, style)
  if (!row) return null
  const spot: Vec = [row.over, run.score.y.at(run.t) + run.toe * row.beside, curve.height]
  run.putFoot(run.footOver(-1), spot, run.t + 0.24, run.t + 0.3)
  run.say('Tap', run.t + 0.27)
  return row.lasts
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

function feetOn(run: Choreography, lie: Lie, end: -1 | 0 | 1, from: number, hip = 0.6): void {
  run.score.arms.to(from, from + 0.4, 0.7)
  run.score.hip.to(from, from + 0.3, hip)
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
