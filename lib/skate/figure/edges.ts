import {
  type Contact,
  type ContactName,
  type EdgeRecord,
  type Lie,
  type Rest as LyingOn,
  recordOf,
} from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { type Lead, leadOf, meetingOf } from '../stance.ts'
import { BOARD, deckHeight } from './body.ts'
import { type Choreography, FEET, isOneFoot, leadWanted, type Rest, rolling } from './choreography.ts'
import type { Vec } from './geometry.ts'
import { along, heightOf, widthOf } from './obstacles.ts'
import { even, held, soft, swell } from './track.ts'

/** How a board lies on an edge, in the choreography's own axes. */
export interface Lying {
  /** Degrees that the board is slewed from travel, counterclockwise, besides `halves` of the rider. */
  readonly slew: number
  /** Half turns that come before it, signed. */
  readonly halves: number
  readonly tilt: number
  readonly pivot: Vec
  /** The end on the edge, 1 leading; 0 for the middle. */
  readonly end: -1 | 0 | 1
  /** Whether the edge that it lies on is the far one. */
  readonly isBeyond: boolean
}

/** Dips in degrees: in line, slanting and up, hanging over the near side, that of a curb, lying over the far side, with the free end's wheels on top. */
const DIPS = { line: 20, up: 19, near: 18, low: 14, far: 5, over: 4 }
/** A blunt: how steep it stands, in degrees, and where the far edge is between its truck and the tip below it. */
const BLUNT = { tilt: 62, at: 0.29 }
/** Wheels are thicker than a hanger on an edge: those on top lift their side of the board. Degrees. */
const LEAN = 8
const HANGER = { height: -0.084, radius: 0.014 }

/** Where a truck's hanger, or its wheels, meet what they stand on, when the board is tilted. */
export function truckPoint(end: -1 | 1, tilt: number, radius: number): Vec {
  const angle = (tilt * Math.PI) / 180
  return [end * BOARD.truck + radius * Math.sin(angle), 0, HANGER.height - radius * Math.cos(angle)]
}

/** On which side the nose is: the tail leads in fakie. */
export const noseOf = (motion: Motion): 1 | -1 => (motion.stance === 'fakie' ? -1 : 1)

type On = Stretch['kind']

/**
 * How the record of a contact lies when the obstacle is to the left (1) or to the right (-1). The record counts
 * degrees from along the edge, positive where the nose points in over it. Only beyond a bar is room to dip.
 */
export function lyingOn(lie: Lie, nose: 1 | -1, side: 1 | -1, on: On = 'ledge'): Lying {
  const yaw = (lie.rest === 'deck' ? 1 : nose) * side * lie.angle
  const isRound = Math.abs(yaw) > 95
  const slew = isRound ? yaw - Math.sign(yaw) * 180 : yaw
  const halves = isRound ? Math.sign(yaw) : 0
  const ahead = isRound ? -nose : nose
  const endOf = (name: 'nose' | 'tail') => (name === 'nose' ? ahead : -ahead) as 1 | -1
  const end = restingEnd(lie.rest, endOf)
  const tilt = tiltOf(lie, endOf, slew, side, on)
  return { slew, halves, tilt, end, pivot: pivotOf(lie, end, tilt), isBeyond: isBlunt(lie) }
}

/** Whether wheels stand on top while the end behind them hangs over the far edge. */
const isBlunt = ({ rest, angle }: Lie) => Math.abs(angle) === 90 && rest.endsWith('truck')

function restingEnd(rest: LyingOn, endOf: (name: 'nose' | 'tail') => 1 | -1): -1 | 0 | 1 {
  if (rest === 'deck' || rest === 'both trucks') return 0
  return endOf(rest.startsWith('nose') ? 'nose' : 'tail')
}

function tiltOf(
  lie: Lie,
  endOf: (name: 'nose' | 'tail') => 1 | -1,
  slew: number,
  side: 1 | -1,
  on: On,
): number {
  if (lie.high) {
    const deg = isBlunt(lie) ? BLUNT.tilt : lie.angle === 0 ? DIPS.line : DIPS.up
    return -endOf(lie.high) * deg
  }
  if (!lie.low) return 0
  const end = endOf(lie.low)
  const isOver = end * Math.sin((slew * Math.PI) / 180) * side > 0
  if (isOver) return on === 'flat bar' ? end * DIPS.far : -end * DIPS.over
  return end * (on === 'curb' ? DIPS.low : DIPS.near)
}

function pivotOf(lie: Lie, end: -1 | 0 | 1, tilt: number): Vec {
  if (lie.isUpsideDown) return [0, 0, 0.001]
  if (lie.rest === 'deck') return [0, 0, -BOARD.thick]
  if (end === 0) return [0, 0, HANGER.height - HANGER.radius]
  if (lie.rest.endsWith('truck') && !isBlunt(lie)) return truckPoint(end, tilt, HANGER.radius)
  const at = isBlunt(lie) ? BLUNT.at : 0.3
  return [end * at, 0, deckHeight(at) - BOARD.thick]
}

/** The side that the obstacle is on: 1 to the left. Left open, it is drawn behind the heels, where the chest is seen. */
function sideOf(run: Choreography, before: readonly Motion[], motion: Motion): 1 | -1 {
  const way = before.at(-1)
  const comes = way ? meetingOf(way, motion).comes : motion.approach
  return comes === 'frontside' ? run.toe : run.toe === 1 ? -1 : 1
}

/** What is ridden in one go from the ground back to the ground: an edge, or a pad. */
export interface Stretch {
  readonly kind: 'ledge' | 'parapet' | 'flat bar' | 'curb' | 'manual pad'
  readonly side: 1 | -1
  /** When the obstacle begins, as the place where the board is then. */
  readonly from: number
}

const isManual = (motion: Motion): boolean => motion.contact?.kind === 'manual'

function recordFor(motion: Motion): EdgeRecord {
  return recordOf(motion.contact as Contact<'grind' | 'slide' | 'stall'>)
}

/** Whether the free end hangs over the far side, which a ledge has not. */
const dipsBeyond = ({ low, rest, angle }: Lie): boolean =>
  low !== undefined && angle !== 0 && (rest === 'tail truck') === angle > 0

/** What a contact is drawn on. */
function kindFor(motion: Motion): Stretch['kind'] {
  if (isManual(motion)) return 'manual pad'
  if (motion.style === 'Slappy') return 'curb'
  const { on, lie } = recordFor(motion)
  if (isBlunt(lie)) return 'parapet'
  return on === 'rail' || lie.rest === 'deck' || dipsBeyond(lie) ? 'flat bar' : 'ledge'
}

/** What all of one go is drawn on as soon as one thing in it needs it. */
const NARROWEST = ['parapet', 'flat bar'] as const

/** Up from the ground, by what comes before (flips, turns), on to an edge or a pad. */
export function getOn(
  run: Choreography,
  before: readonly Motion[],
  motion: Motion,
  next: readonly Motion[],
): Stretch {
  const side = isManual(motion) ? 1 : sideOf(run, before, motion)
  const kinds = [motion, ...next].map(kindFor)
  const kind = NARROWEST.find((each) => kinds.includes(each)) ?? kindFor(motion)
  const turns = before.length > 0 || !isManual(motion) ? [...before] : []
  const lasts = before.some(({ flip }) => flip.kind !== 'none') ? 0.58 : 0.5
  const x = run.t + lasts * 0.62
  const y = kind === 'manual pad' ? 0 : -side * 0.42
  const isFirst = run.score.y.end === 0
  run.score.y.to(isFirst ? -1e-6 : run.t - 1.1, isFirst ? 0 : run.t - 0.3, y)
  run.rest = { ...run.rest, y }
  const isRolled = motion.style === 'Slappy'
  if (isRolled) rollAt(run, side)
  const way: Way = isRolled
    ? { lasts: 0.3, rise: 0.07, pop: 'roll off' }
    : { lasts, rise: kind === 'curb' ? 0.16 : 0.3, pop: 'pop' }
  touch(run, motion, turns, kind, side, way)
  return { kind, side, from: run.xAt(x) - (isRolled ? ROLLED.past : 0) }
}

/** How a curb is met that is not jumped at: from how far to its side, how steeply, how high the wheels climb first, and how long it runs before. */
const ROLLED = { beside: 0.75, deg: 24, climb: 17, past: 1.42 }

/** Toward the edge at a slant on all wheels, the leading ones climbing it first. */
function rollAt(run: Choreography, side: 1 | -1): void {
  const { y, slew, tilt, list, hip, bend } = run.score
  const [turned, met] = [run.t - 0.5, run.t]
  hip.to(turned, met - 0.12, 0.6)
  bend.to(turned, met - 0.12, 38)
  run.say('Crouch', met - 0.12)
  y.add(-1e-6, 0, -side * ROLLED.beside, even).add(turned - 0.1, met, side * ROLLED.beside, soft)
  slew.add(turned - 0.2, turned + 0.3, side * ROLLED.deg)
  run.rest = { ...run.rest, slew: side * ROLLED.deg }
  list.add(turned - 0.2, met + 0.1, -side * 7, swell)
  tilt.add(met - 0.04, met + 0.16, -ROLLED.climb, swell)
}

/**
 * Spins of odd quarters bring the board across an edge or back in line: what the slide turns anyway is not turned
 * twice.
 */
function squared(run: Choreography, parts: readonly Motion[], slewed: number): readonly Motion[] {
  if (Math.abs(slewed) < 45) return parts
  return parts.map((part) => {
    const { bodyDeg, boardDeg, stance } = part
    if (bodyDeg === null || bodyDeg % 180 === 0) return part
    const quarter = run.seen(Math.sign(slewed) * 90, stance)
    return { ...part, bodyDeg: bodyDeg - quarter, boardDeg: boardDeg === null ? null : boardDeg - quarter }
  })
}

/** Off a slide, a spin whose way is not said goes on as the rider came. */
function goingOn(run: Choreography, part: Motion): Motion {
  const { bodyDeg, bodyTurn, boardTurn, stance } = part
  if (Math.abs(run.rest.slew) < 45 || bodyDeg !== null || !bodyTurn || boardTurn !== bodyTurn) return part
  const deg = run.seen(Math.sign(run.score.body.last + run.rest.slew) * bodyTurn, stance)
  return { ...part, bodyDeg: deg, boardDeg: deg }
}

type Way = { lasts: number; rise: number; pop: 'pop' | 'hop' | 'roll off' }

/** From wherever the board is on to a contact. */
export function touch(
  run: Choreography,
  motion: Motion,
  before: readonly Motion[],
  kind: Stretch['kind'],
  side: 1 | -1,
  { lasts, rise, pop }: Way,
): void {
  const top = heightOf(kind)
  const from = run.t
  const plain = before.length > 0 ? before : [{ ...motion, bodyDeg: 0, boardDeg: 0, bodyTurn: 0, pop: true }]
  if (isManual(motion)) {
    const end = manualEnd(motion)
    const tilt = -end * -14
    const lean = motion.contact?.name === 'One Wheel Manual' ? side * ONE_WHEEL : 0
    const rest: Rest = { ...rolling(top), pivot: truckPoint(end, tilt, BOARD.wheel), tilt, lean }
    run.fly({ parts: plain, to: rest, lasts, rise, pop, extra: correction(run, before, motion) })
    balance(run, end, from + lasts * 0.7)
  } else {
    const { lie } = recordFor(motion)
    const lying = lyingOn(lie, noseOf(motion), side, kind)
    const way = squared(run, plain, lying.slew - run.rest.slew)
    const rest: Rest = {
      z: top,
      y: lying.isBeyond ? side * widthOf(kind) : 0,
      floor: -9,
      pivot: lying.pivot,
      slew: lying.slew,
      tilt: lying.tilt,
      lean: kind !== 'flat bar' && Math.abs(lying.slew) < 40 && lie.rest.includes('truck') ? side * LEAN : 0,
    }
    const half = (lie.isUpsideDown ?? false) !== run.isUpsideDown
    run.fly({
      parts: way,
      to: rest,
      lasts,
      rise,
      pop,
      half,
      extra: lying.halves + correction(run, before.length > 0 ? way : [], motion),
    })
    lock(run, lie, lying, from + lasts * 0.6)
  }
  if (isOneFoot(motion)) {
    const foot = run.score.foot(run.footOver(run.rest.pivot[0] > 0 ? -1 : 1))
    foot.across.add(run.t - 0.1, run.t + 0.95, 0.16, held)
    foot.lift.add(run.t - 0.14, run.t + 0.99, 0.36, held)
    foot.along.add(run.t - 0.1, run.t + 0.95, 0.26, held)
  }
  run.say('Lock in', run.t)
  if (motion.contact) holdOn(run, motion.contact.name, run.t + 0.1, 0.8)
  run.t += 0.5
  run.say('Hold', run.t)
  run.t += 0.45
}

/** A half turn more when the rider would come in the other stance than the words say. */
function correction(run: Choreography, before: readonly Motion[], motion: Motion): number {
  const turned = before.reduce((sum, part) => sum + Math.round((part.bodyDeg ?? 0) / 180), 0)
  const comes: Lead = (turned % 2 === 0) === (run.lead === 1) ? 'F' : 'B'
  return comes === leadOf(motion.stance) ? 0 : run.way
}

/** How far a board leans on one of its wheels, in degrees. */
const ONE_WHEEL = 9

const manualEnd = (motion: Motion): 1 | -1 => {
  const nose = noseOf(motion)
  return motion.contact?.name === 'Nose Manual' ? nose : nose === 1 ? -1 : 1
}

/** Weight over the end that carries, arms out. */
function balance(run: Choreography, end: 1 | -1, from: number): void {
  const { score } = run
  run.feetTo(from, from + 0.25, { [run.footOver(end)]: [0.33], [run.footOver(end === 1 ? -1 : 1)]: [0.17] })
  score.sway.to(from, from + 0.4, end * 0.08)
  score.ahead.to(from, from + 0.4, end * 6)
  score.arms.to(from + 0.3, from + 0.7, 0.9)
}

/** What a hand holds of a board on an edge: toward what leads, toward the toes, off the deck; and how low one bends. */
interface HeldOn {
  readonly hand: 'leading' | 'trailing'
  readonly at: Vec
  readonly hip: number
}

const HELD_ON: Partial<Record<ContactName, HeldOn>> = {
  'Crail Stall': { hand: 'trailing', at: [0.34, 0.07, 0.03], hip: 0.4 },
  'Crail Grind': { hand: 'trailing', at: [0.34, 0.07, 0.03], hip: 0.48 },
  'Crail Slide': { hand: 'trailing', at: [0.34, 0.07, 0.03], hip: 0.48 },
  'Stalefish Stall': { hand: 'trailing', at: [0, -BOARD.side, 0], hip: 0.5 },
  'Nose Pick': { hand: 'trailing', at: [0.04, BOARD.side, 0], hip: 0.42 },
  'Tailblock Grind': { hand: 'leading', at: [0.37, 0.02, 0.04], hip: 0.5 },
  'Pogo Grind': { hand: 'leading', at: [0.37, -0.02, 0.04], hip: 0.56 },
  Sweeper: { hand: 'leading', at: [0.36, 0.04, 0.04], hip: 0.5 },
}

/** Holds the board while it lies on an edge, where it is named after that. */
export function holdOn(run: Choreography, name: ContactName, from: number, lasts: number): void {
  const held = HELD_ON[name]
  if (!held) return
  const [along, across, off] = held.at
  run.score.hip.to(from - 0.3, from, held.hip).to(from + lasts, from + lasts + 0.3, 0.6)
  run.hold(
    run.footOver(held.hand === 'leading' ? 1 : -1),
    [run.lead * along, run.toe * across, off],
    from,
    from + lasts,
  )
}

/** Feet and shoulders over a board on an edge. */
function lock(run: Choreography, lie: Lie, lying: Lying, from: number): void {
  const { score } = run
  const { end, slew } = lying
  if (lie.isUpsideDown) {
    run.feetTo(from - 0.1, from + 0.12, { front: [0.31], back: [0.31] })
    for (const name of ['front', 'back'] as const) score.foot(name).lift.to(from, from + 0.12, -0.04)
  } else if (end !== 0) {
    const isPressed = lie.rest === 'nose' || lie.rest === 'tail' || Math.abs(lying.tilt) > 12
    const over = run.footOver(end)
    run.feetTo(from, from + 0.2, {
      [over]: [isPressed ? 0.32 : 0.26],
      [over === 'front' ? 'back' : 'front']: [lie.low === undefined ? 0.19 : 0.27],
    })
    const across = Math.cos((slew * Math.PI) / 180)
    const isStraight = lie.low !== undefined
    if (isStraight) score.hip.to(from + 0.35, from + 0.6, 0.72)
    score.sway.to(from, from + 0.3, end * (isStraight ? 0.19 : 0.07) * across)
  }
  score.wind.to(from - 0.1, from + 0.3, Math.max(-8, Math.min(8, -slew * 0.45)))
  // Across the edge the arms hang lower: one of them is behind the shoulders.
  score.arms.to(from, from + 0.1, 0.75 - 0.45 * Math.abs(Math.sin((slew * Math.PI) / 180)))
  score.hip.add(from + 0.55, from + 1.3, -0.03, swell)
}

/** Back to ordinary, before or while leaving a contact. */
export function unlock(run: Choreography, from: number): void {
  const { score } = run
  score.sway.to(from, from + 0.35, 0)
  score.ahead.to(from, from + 0.35, 0)
  score.wind.to(from, from + 0.35, 0)
  for (const name of ['front', 'back'] as const) {
    const { lift } = score.foot(name)
    if (lift.last !== 0) lift.to(from, from + 0.12, 0)
  }
}

/** Off the end and back on the ground, by what comes after, or simply. */
export function getOff(run: Choreography, last: Motion, spun: readonly Motion[], stretch: Stretch): void {
  const from = run.t
  const said = spun.map((part) => goingOn(run, part))
  const after = squared(run, said, -run.rest.slew)
  const lead = leadWanted(after.at(-1) ?? last)
  unlock(run, from)
  const isFlipped = after.some(({ flip, boardDeg, bodyDeg }) => flip.kind !== 'none' || boardDeg !== bodyDeg)
  const lasts = after.length > 0 ? (isFlipped ? 0.56 : 0.46) : 0.36
  const turned = after.reduce((sum, part) => sum + Math.round((part.bodyDeg ?? run.guess(part)) / 180), 0)
  const comes: Lead = (turned % 2 === 0) === (run.lead === 1) ? 'F' : 'B'
  const way = Math.sign(run.rest.slew) || stretch.side
  const extra = lead !== null && lead !== comes && (last.to !== null || after.length === 0) ? way : 0
  const y = stretch.kind === 'manual pad' ? 0 : -stretch.side * 0.36
  const [pivot, slew] = [run.rest.pivot[0], run.rest.slew]
  run.say('Out')
  run.fly({
    parts: after,
    to: rolling(0, y),
    lasts,
    rise:
      after.length > 0
        ? run.rest.pivot[0] > 0.1
          ? 0.34
          : 0.28
        : run.rest.slew === 0 && run.rest.tilt === 0
          ? 0.1
          : run.rest.pivot[0] > 0.1
            ? 0.36
            : 0.33,
    pop: after.length > 0 ? 'pop' : run.rest.slew === 0 && !run.isUpsideDown ? 'roll off' : 'hop',
    half: run.isUpsideDown,
    extra,
  })
  if (after.length === 0) run.feetTo(from, from + 0.3, { front: [FEET.bolts], back: [FEET.bolts] })
  const isInLine = Math.abs(pivot) < 0.1 && slew === 0
  const tip = isInLine ? -0.12 : 0.06
  run.obstacles.push(
    stretch.kind === 'manual pad'
      ? along('manual pad', stretch.from + 0.16, run.xAt(from) + 0.1, 0)
      : along(
          stretch.kind,
          stretch.from,
          run.xAt(from) + tip,
          stretch.kind === 'flat bar' ? 0 : stretch.side,
        ),
  )
  run.say('Land')
}
