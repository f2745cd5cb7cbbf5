import type { Motion, Stance } from '../motion.ts'
import { exitOf, type Ground, type Lead, type Natural, seenFromAbove, swapped } from '../stance.ts'
import { ofStyle, type StyleTable } from '../styles.ts'
import { act, actingOf, flick, isPlanted, poppedEnd, standFor, windUp } from './acting.ts'
import { BOARD } from './body.ts'
import type { Vec } from './geometry.ts'
import type { Obstacle } from './obstacles.ts'
import { Score } from './score.ts'
import { even, held, hop, soft, spun, swell } from './track.ts'

/** What a moment of a trick is called. */
export type MomentName =
  | 'Roll up'
  | 'Crouch'
  | 'Pop'
  | 'Flick'
  | 'Peak'
  | 'Catch'
  | 'Lock in'
  | 'Hold'
  | 'Grab'
  | 'Plant'
  | 'Tap'
  | 'Kick'
  | 'Turn'
  | 'Out'
  | 'Land'
  | 'Roll away'

/** A moment, in seconds. */
export interface Moment {
  readonly at: number
  readonly name: MomentName
}

/** How far the hips are over the soles: rolling, before a pop, at the pop, tucked, landing. */
export const HIPS = { roll: 0.77, low: 0.48, tall: 0.83, tucked: 0.5, land: 0.52 }
/** Where a foot over the bolts, over an end, and one that has not flicked yet stands; meters from the middle. */
export const FEET = { bolts: 0.2, end: 0.345, ready: 0.14 }
export const SPEED = 2.3
const GRAVITY = 9.81

/** How the board is carried: where, on which of its points, turned how. */
export interface Rest {
  readonly z: number
  readonly y: number
  readonly floor: number
  readonly pivot: Vec
  readonly slew: number
  readonly tilt: number
  readonly lean: number
}

type Stood = readonly [along: number, across: number, lift: number]

/** Where the feet hold a board that lies upside down: out over their ends, toward the toes, off the deck. */
export const HOOKED = { over: [0.32, 0, -0.01], under: [0.26, -0.05, -0.12] } as const

/** Flips that rest upside down, to be turned the rest of the way, and where the foot that pops and the other are then. */
const HALFWAY: StyleTable<readonly [popping: Stood, free: Stood]> = {
  'Casper Flip': [HOOKED.over, HOOKED.under],
  'Haslam Flip': [HOOKED.over, HOOKED.over],
}

export const isCaughtHalfway = ({ style }: Motion): boolean => ofStyle(HALFWAY, style) !== undefined

/** A flip that a foot stops halfway and turns back. */
const isSentBack = ({ style }: Motion): boolean => style === 'Cancel'

/** On its wheels on the ground, a little to one side of the line. */
export const rolling = (z = 0, y = 0): Rest => ({
  z,
  y,
  floor: z,
  pivot: [0, 0, -BOARD.standing],
  slew: 0,
  tilt: 0,
  lean: 0,
})

/** A flight: what happens in it, and where it ends. */
interface Flight {
  readonly parts: readonly Motion[]
  readonly to: Rest
  /** Seconds. */
  readonly lasts: number
  readonly rise: number
  /** More half turns, rider and board together. */
  readonly extra?: number
  /** Half a roll that leaves the board upside down, or brings it back. */
  readonly half?: boolean
  readonly pop: 'pop' | 'hop' | 'roll off'
}

/** The foot that leads before a last revert; null when the words do not decide it. */
export function leadWanted(motion: Motion, ground: Ground = 'flat'): Lead | null {
  const lead = exitOf(motion, ground)
  return lead && swapped(lead, motion.revert ? 1 : 0)
}

/** How high a stone flies that is back after so many seconds, in meters. */
export const heightAfter = (seconds: number): number => (GRAVITY * seconds * seconds) / 8

/** Whether a foot comes off, whatever the trick: a one foot, a one foot 5-0. */
export const isOneFoot = ({ style }: Motion): boolean => style?.startsWith('One Foot') ?? false

/** One run at an obstacle, composed beat by beat from left to right. */
export class Choreography {
  readonly score: Score
  readonly rider: Natural
  readonly moments: Moment[] = []
  readonly obstacles: Obstacle[] = []
  /** Now, in seconds. */
  t = 0
  rest: Rest = rolling()
  /** Half turns of the rider so far. */
  halves = 0
  isUpsideDown = false
  isOnGround = true

  constructor(leading: Lead, rider: Natural) {
    this.rider = rider
    const lead = leading === 'F' ? 1 : -1
    this.score = new Score((rider === 'goofy') === (lead === 1) ? 1 : -1, lead)
  }

  /** The way round that is free to choose, so that goofy is regular in the mirror. */
  get way(): 1 | -1 {
    return this.rider === 'goofy' ? -1 : 1
  }

  /** 1 when the natural front foot leads now. */
  get lead(): 1 | -1 {
    return this.halves % 2 === 0 ? this.score.lead : this.score.lead === 1 ? -1 : 1
  }

  /** The side that the toes are on now: 1 to the left of travel. */
  get toe(): 1 | -1 {
    return this.halves % 2 === 0 ? this.score.toe : this.score.toe === 1 ? -1 : 1
  }

  get leading(): Lead {
    return this.lead === 1 ? 'F' : 'B'
  }

  /** The foot over the end that leads, or over the other. */
  footOver(end: 1 | -1): 'front' | 'back' {
    return this.lead === end ? 'front' : 'back'
  }

  /** Does something by the names that feet and sides had when the rider had turned so many times half round. */
  asOf(halves: number, act: () => void): void {
    const now = this.halves
    this.halves = halves
    act()
    this.halves = now
  }

  /** Where the board is along the way at a moment, as far as it is composed. */
  xAt(t: number): number {
    return SPEED * t + this.score.x.at(t)
  }

  say(name: MomentName, at = this.t): void {
    this.moments.push({ at, name })
  }

  /** Rolls on as it is. */
  wait(seconds: number): void {
    this.t += seconds
  }

  /** Bends the knees before something, so that they are lowest a moment before `at`. */
  crouch(at: number, low = HIPS.low, isSaid = true): void {
    const { hip, bend, arms, wind } = this.score
    hip.to(at - 0.42, at - 0.1, low)
    bend.to(at - 0.42, at - 0.1, 46)
    arms.to(at - 0.42, at - 0.1, 0.05)
    wind.to(at - 0.42, at - 0.1, 0)
    if (isSaid) this.say('Crouch', at - 0.1)
  }

  /** Stands up again after a landing. */
  rise(from: number, hips = HIPS.roll): void {
    const { hip, bend, arms, wind } = this.score
    hip.to(from, from + 0.13, Math.min(HIPS.land, hips))
    bend.to(from, from + 0.13, 44)
    hip.to(from + 0.13, from + 0.55, hips)
    bend.to(from + 0.13, from + 0.55, 22)
    arms.to(from + 0.05, from + 0.6, 0.25)
    wind.to(from, from + 0.4, 0)
  }

  /** Puts the board on a rest between two moments; the way there is straight but for a hop. */
  carry(from: number, to: number, rest: Rest, rise: number): void {
    const { score } = this
    score.z.to(from, to, rest.z, even).add(from, to, rise, hop)
    score.y.to(from + (to - from) * 0.1, to, rest.y)
    const [px, py, pz] = rest.pivot
    score.px.to(from, to, px)
    score.py.to(from, to, py)
    score.pz.to(from, to, pz)
    score.slew.to(from, from + (to - from) * 0.9, rest.slew, spun)
    score.lean.to(from, to, rest.lean)
    this.rest = rest
  }

  /** The floor changes where nothing touches it. */
  floorAt(at: number, floor: number): void {
    this.score.floor.to(at, at + 1e-6, floor, even)
  }

  /** Feet to their places before something. */
  feetTo(
    from: number,
    to: number,
    places: Partial<Record<'front' | 'back', readonly [along: number, across?: number, angle?: number]>>,
  ): void {
    for (const name of ['front', 'back'] as const) {
      const place = places[name]
      if (!place) continue
      const foot = this.score.foot(name)
      foot.along.to(from, to, place[0])
      foot.across.to(from, to, place[1] ?? 0)
      foot.angle.to(from, to, place[2] ?? 4)
    }
  }

  /** Puts a hand on the board from one moment to another, and bends down to it. */
  hold(hand: 'front' | 'back', at: Vec, from: number, to: number): void {
    const tracks = this.score.hands[hand]
    tracks.at.forEach((track, axis) => {
      track.to(from - 0.2, from - 0.19, at[axis] ?? 0, even)
    })
    tracks.hold.to(from - 0.18, from, 1).to(to, to + 0.2, 0)
  }

  /** Puts a hand down somewhere that does not move. */
  putHand(hand: 'front' | 'back', spot: Vec, from: number, to: number, slowly = 0.22): void {
    const tracks = this.score.hands[hand]
    tracks.spot.forEach((track, axis) => {
      track.to(from - 0.2, from - 0.19, spot[axis] ?? 0, even)
    })
    tracks.down.to(from - 0.18, from, 1).to(to, to + slowly, 0)
  }

  /** Takes a foot off and puts it down somewhere that does not move. */
  putFoot(foot: 'front' | 'back', spot: Vec, from: number, to: number, slowly = 0.16): void {
    const tracks = this.score.foot(foot)
    tracks.spot.forEach((track, axis) => {
      track.to(from - slowly - 0.02, from - slowly - 0.01, spot[axis] ?? 0, even)
    })
    tracks.down.to(from - slowly, from, 1).to(to, to + slowly + 0.04, 0)
  }

  /**
   * Off the ground or off an edge, through the air, and down on the rest. It begins at the pop; the crouch before it
   * must have been given room.
   */
  fly(flight: Flight): void {
    const { score } = this
    const { parts, lasts, to, rise } = flight
    const [from, end] = [this.t, this.t + lasts]
    const first = parts[0]
    const popEnd = poppedEnd(first)
    const isPopped = flight.pop === 'pop' && (first?.pop ?? true) && !(first && actingOf(first).isHopped)
    if (flight.pop !== 'roll off') {
      const isSaid = parts.length > 0
      this.crouch(from, isPopped ? HIPS.low : 0.6, isSaid)
      standFor(this, first, from, isPopped)
      if (isSaid) this.say('Pop', from)
      score.hip.to(from - 0.1, from + 0.06, HIPS.tall)
      score.arms.to(from - 0.08, from + lasts * 0.4, 0.85)
      score.hip.to(from + 0.06, from + lasts * 0.45, HIPS.tucked)
      score.bend.to(from - 0.1, from + lasts * 0.3, 30)
    } else score.hip.to(from, from + lasts * 0.5, 0.62)
    this.isOnGround = this.rest.floor > -5 && this.rest.tilt === 0
    this.carry(from, end, to, rise)
    if (this.score.floor.last !== to.floor || to.floor < -5) {
      this.floorAt(from + Math.min(0.2, lasts * 0.4), -9)
      this.floorAt(from + lasts * 0.82, to.floor)
    }
    if (isPopped) {
      const isOnGround = this.isOnGround
      score.tilt.to(
        from - (isOnGround ? 0.07 : 0),
        from + (isOnGround ? 0.03 : 0.1),
        popEnd * (isOnGround ? ((first && actingOf(first).steep) ?? 34) : 18),
      )
      score.tilt.to(from + (isOnGround ? 0.03 : 0.1), from + lasts * 0.55, to.tilt * 0.5)
    }
    score.tilt.to(from + lasts * 0.55, end, to.tilt)
    if (!isPopped && !flight.half && flight.pop === 'hop') this.pull(from, lasts, 10 * popEnd)
    this.#turnIn(flight, from, lasts)
    const isLong = rise > 0.1 && parts.length > 0
    if (isLong) this.say('Peak', from + lasts * 0.46)
    score.hip.to(from + lasts * 0.62, end, 0.66)
    this.t = end
    this.rise(end)
  }

  /** A little lift of the far end where nothing is popped. */
  pull(from: number, lasts: number, deg: number): void {
    this.score.tilt.add(from - (this.isOnGround ? 0.05 : 0), from + lasts * 0.6, deg, swell)
  }

  /** Everything that turns in a flight. */
  #turnIn({ parts, half, pop, extra = 0 }: Flight, from: number, lasts: number): void {
    const { score } = this
    const at = (share: number) => from + lasts * share
    const hasLate = parts.slice(1).length > 0
    const isWound = pop !== 'roll off' && this.isOnGround && !parts.some(isPlanted)
    let body = 0
    for (const [index, part] of parts.entries()) {
      const isLate = index > 0 || part.late
      // What comes late waits until the board has turned.
      const span =
        isLate || isCaughtHalfway(part)
          ? [0.6, 0.9]
          : hasLate || (part.flip.late && !part.wrap)
            ? [0.04, 0.5]
            : [0.05, 0.68]
      const later = actingOf(part).later ?? 0
      const rolled = part.flip.late
        ? [0.5, 0.82]
        : isCaughtHalfway(part)
          ? [0.05, 0.88]
          : [(span[0] ?? 0) + later, (span[1] ?? 0) + later]
      const [early, late] = [at(span[0] ?? 0), at(span[1] ?? 0)]
      const spin = this.seen(part.bodyDeg ?? this.guess(part), part.stance)
      const board =
        part.wrap === 'forward'
          ? spin
          : this.seen(part.boardDeg ?? part.bodyDeg ?? this.guess(part), part.stance)
      const apart = board - spin
      const isTogether = apart === 0
      const both = isTogether && !isLate ? ([at(-0.06), at(1.02)] as const) : ([early, late] as const)
      score.body.add(both[0], both[1], spin, spun)
      if (apart !== 0) {
        score.apart.add(early, late, apart, spun)
        this.letGo(early, late, 0.1, 'both')
      }
      act(this, part, from, [early, late])
      this.#wrapIn(part, early, late)
      this.#flipIn(part, at(rolled[0] ?? 0), at(rolled[1] ?? 0))
      if ((isLate || part.late) && spin !== board) this.say('Turn', (early + late) / 2)
      body += spin
    }
    score.body.add(from - 0.03, from + lasts, extra * 180, spun)
    if (isWound) windUp(this, body, from, lasts)
    this.halves += Math.round((body + extra * 180) / 180)
    if (half) {
      this.roll(180, at(0.1), at(0.7))
      this.isUpsideDown = !this.isUpsideDown
    }
  }

  seen(deg: number, stance: Stance): number {
    return seenFromAbove(deg, stance, this.rider)
  }

  /** A turn whose direction the words leave open is drawn backside. */
  guess(part: Motion): number {
    return part.bodyTurn ? -Math.round(part.bodyTurn / 180) * 180 : 0
  }

  /** The feet leave the board between two moments. */
  letGo(from: number, to: number, by: number, which: 'both' | 'front' | 'back'): void {
    for (const name of ['front', 'back'] as const) {
      if (which !== 'both' && which !== name) continue
      const { lift } = this.score.foot(name)
      const more = Math.max(0, by - lift.at((from + to) / 2))
      lift.add(from - 0.03, from + 0.07, more).add(to - 0.03, to + 0.07, -more)
    }
  }

  #flipIn(motion: Motion, from: number, to: number): void {
    const { flip, wrap, boardTurn } = motion
    if (flip.kind === null || flip.kind === 'none' || flip.count === null) return
    const sense = (flip.kind === 'kick') === (this.score.toe === 1) ? 1 : -1
    if (wrap === 'forward') this.roll(sense * ((boardTurn ?? 180) + (flip.count - 1) * 360), from, to)
    else if (flip.count === 0.5) {
      const middle = (from + to) / 2
      this.roll(sense * 180, from, middle)
      this.roll(sense * -180, middle, to)
    } else if (isCaughtHalfway(motion) || isSentBack(motion)) {
      const [caught, sent] = [from + 0.32 * (to - from), to - 0.32 * (to - from)]
      this.roll(sense * 180, from, caught)
      this.roll(sense * (isSentBack(motion) ? -180 : 180), sent, to)
      const stood = ofStyle(HALFWAY, motion.style)
      if (stood) {
        this.#restOn(stood, poppedEnd(motion), caught, sent)
        this.say('Hold', (caught + sent) / 2)
      }
    } else this.roll(sense * flip.count * 360, from, to)
    flick(this, motion, from)
    this.say('Flick', from + 0.03)
    this.say('Catch', to + 0.05)
  }

  /** Rolls the board in the sense of the rider's own sides, whichever way it points as it begins to roll. */
  roll(deg: number, from: number, to: number): void {
    const isTurned = Math.round(this.score.apart.at(from) / 180) % 2 !== 0
    this.score.flip.add(from, to, isTurned ? -deg : deg, spun)
    this.letGo(from, to, 0.19, 'both')
  }

  /** Takes the board upside down between two moments. */
  #restOn(stood: readonly [Stood, Stood], popEnd: 1 | -1, from: number, to: number): void {
    for (const [index, end] of [popEnd, -popEnd as 1 | -1].entries()) {
      const [along, across, lift] = stood[index] ?? stood[0]
      const foot = this.score.foot(this.footOver(end))
      foot.along.add(from - 0.06, to + 0.06, along - FEET.bolts, held)
      foot.across.add(from - 0.06, to + 0.06, across, held)
      foot.lift.add(from - 0.02, to + 0.02, lift, held)
    }
  }

  #wrapIn(part: Motion, from: number, to: number): void {
    if (!part.wrap) return
    const popEnd: 1 | -1 = part.stance === 'nollie' || part.stance === 'fakie' ? 1 : -1
    const far: 1 | -1 = popEnd === 1 ? -1 : 1
    const turn = this.halves % 2 === 0 ? 1 : -1
    if (part.wrap === 'forward') {
      this.score.wraps.push({ from, to, deg: far * turn * (part.boardTurn ?? 180), end: 0 })
      this.letGo(from, to, 0.4, 'both')
      for (const name of ['front', 'back'] as const) {
        this.score.foot(name).along.add(from, to, 0.06, swell)
        this.score.foot(name).across.add(from, to, name === 'front' ? 0.1 : -0.1, swell)
      }
      return
    }
    const end = part.wrap === 'back foot' || part.stance === 'nollie' ? popEnd : far
    const round = this.footOver(end)
    const other = round === 'front' ? 'back' : 'front'
    this.score.wraps.push({
      from,
      to,
      deg: end * turn * 360,
      end: end === 1 ? (turn as 1 | -1) : (-turn as 1 | -1),
    })
    this.letGo(from, to, 0.05, round)
    this.letGo(from, to, 0.46, other)
    const foot = this.score.foot(round)
    foot.along.add(from - 0.02, from + 0.1, 0.1 - FEET.bolts).add(to - 0.04, to + 0.08, FEET.bolts - 0.1)
    this.score.foot(other).along.add(from, to, 0.14, swell)
    this.say('Catch', to + 0.05)
  }

  /** Slides half a turn on the wheels. */
  slideRound(deg: number, lasts = 0.34): void {
    const { score, t } = this
    score.body.add(t, t + lasts, deg, soft)
    score.hip.to(t - 0.1, t + lasts * 0.5, 0.6).to(t + lasts * 0.5, t + lasts + 0.3, HIPS.roll)
    this.halves += Math.round(deg / 180)
    this.say('Turn', t + lasts / 2)
    this.t += lasts
  }
}
