import { isTurn, type Move, movesIn } from '../lines/step.ts'
import type { StartingPosition } from '../lines/trick.ts'
import { placeOf, startsHigh, startsOnFoot, whereMet } from '../lines/trick.ts'
import { type Motion, motion, type Stance } from '../motion.ts'
import { carriedStance, type Lead, leadOf, type Natural } from '../stance.ts'
import type { StyleName } from '../styles.ts'
import type { Pose } from './body.ts'
import { isHiddenFrom, type Look, lookOf, spanOf, type View } from './camera.ts'
import { Choreography, type Moment, SPEED } from './choreography.ts'
import { reachedRolling } from './cut.ts'
import { type Film, filmedAt, filmOf, type Take, tellingMoment } from './film.ts'
import { columns, dot, type Vec } from './geometry.ts'
import { kickturnOnFlat } from './manners.ts'
import type { Score } from './score.ts'
import { even, soft } from './track.ts'

/** A trick of a line as it is filmed. */
export interface Linked {
  readonly name: string
  /** Null when its name cannot be read: only the rolling is drawn then. */
  readonly motion: Motion | null
  /** As the planner says; left out, as the film shows. */
  readonly enters?: Stance
  readonly leaves?: Stance | null
  /** What is done before it, in the planner's words. */
  readonly repair?: string | null
}

/** What follows one after another in a line: how it begins, what links two tricks, the tricks. */
export interface Scene {
  readonly is: 'start' | 'repair' | 'trick'
  readonly name: string
  /** Of a trick, counted from 1. */
  readonly order: number | null
  /** Seconds of the line's film. */
  readonly from: number
  readonly to: number
  /** The moment that tells it from others, and the one from which the rider rolls as it leaves them. */
  readonly tells: number
  readonly turns: number
  readonly enters: Stance
  readonly leaves: Stance
}

/** One film of all tricks of a line, from one to the next. */
export interface LineFilm {
  readonly film: Film
  readonly scenes: readonly Scene[]
  /** Where the camera stands at a moment, and how much it sees. */
  readonly aimAt: (t: number, view: View) => { readonly look: Look; readonly span: number }
}

/** The film of a scene before it is joined to others. */
interface Shot extends Pick<Scene, 'is' | 'name' | 'order'> {
  readonly film: Film
  readonly enters: Stance
  readonly leaves: Stance | null
}

/** Joins the tricks of a line to one film, with what has to be done between them. */
export function lineFilmOf(tricks: readonly Linked[], start: StartingPosition, rider: Natural): LineFilm {
  const reel = new Reel(rider)
  const [first] = tricks
  const drop = DROPS[start]
  const isSetOff = first?.motion && (startsHigh(first.motion) || startsOnFoot(first.motion))
  if (drop && !isSetOff) {
    const film = filmOf(motion({ style: drop, pop: false }), rider)
    reel.add({ is: 'start', name: drop, order: null, film, enters: 'regular', leaves: 'regular' })
  }
  for (const [index, trick] of withCopingGrinds(tricks, start).entries()) {
    if (trick.repair) reel.repair(trick.repair, movesIn(trick.repair))
    const enters = trick.enters ?? trick.motion?.stance ?? carriedStance('regular', reel.lead)
    if (leadOf(enters) !== reel.lead) reel.repair('Turn around', ['kickturn'])
    const up = index > 0 && trick.motion ? reachedRolling(trick.motion, reel.lead) : null
    const film = filmFor(up ? { ...trick, motion: up } : trick, rider, reel.lead)
    const { name, leaves = null } = trick
    reel.trick({ is: 'trick', name, order: index + 1, film, enters, leaves })
  }
  return reel.joined()
}

/** The tricks as they are met in this line: between ramp tricks a grind goes along the coping. */
function withCopingGrinds(tricks: readonly Linked[], start: StartingPosition): Linked[] {
  const placed = tricks.map(({ motion }) => motion && { motion, place: placeOf(motion), exit: null })
  const met = placed.every((trick) => trick !== null) ? whereMet(placed, start) : placed
  return tricks.map((trick, at) =>
    trick.motion && placed[at]?.place === 'edge' && met[at]?.place === 'wall'
      ? { ...trick, motion: onCoping(trick.motion) }
      : trick,
  )
}

const onCoping = (it: Motion): Motion => ({
  ...it,
  reverses: it.contact !== null,
  parts: it.parts.map(onCoping),
})

/** How a line is set off from above. On the flat it begins with rolling. */
const DROPS: Record<StartingPosition, StyleName | null> = {
  flatground: null,
  ramp: 'Roll In',
  dropin: 'Drop In',
  quarterpipe: 'Drop In',
}

/** The turns between tricks that are tricks themselves. */
const TURNS: { readonly [turn in Move]?: Partial<Motion> } = {
  'frontside 180': { bodyDeg: 180, boardDeg: 180 },
  'backside 180': { bodyDeg: -180, boardDeg: -180 },
  'half cab': { stance: 'fakie', bodyDeg: -180, boardDeg: -180 },
  'frontside half cab': { stance: 'fakie', bodyDeg: 180, boardDeg: 180 },
  wall: { pop: false, reverses: true },
}

/** What is rolled through without turning, with how often it is done. */
const ROLLED: { readonly [move in Move]?: readonly [style: StyleName, times: number] } = {
  push: ['Pushing', 1],
  'two pushes': ['Pushing', 2],
  pump: ['Pump', 1],
}

/** The films of a repair, one for each thing that is done. */
function repairFilms(moves: readonly Move[], lead: Lead, rider: Natural): Film[] {
  let now = lead
  return moves.flatMap((move) => {
    const stance = now === 'F' ? 'regular' : 'fakie'
    const [style, times] = ROLLED[move] ?? []
    if (style)
      return Array.from({ length: times ?? 1 }, () => filmOf(motion({ stance, style, pop: false }), rider))
    const turn = TURNS[move]
    if (!turn && !isTurn(move)) return []
    const film = turn ? filmOf(motion({ stance, ...turn }), rider) : turnedRound(now, rider)
    now = now === 'F' ? 'B' : 'F'
    return film
  })
}

/**
 * The film of a trick that leaves the rider as the planner says: on a wall where only a wall turns travel around, else
 * with a half turn on the wheels at its end.
 */
function filmFor({ motion: it, leaves }: Linked, rider: Natural, lead: Lead): Film {
  if (!it) return rolledOn(lead, rider)
  const exit = leaves ? leadOf(leaves) : null
  if (it.style !== 'Kickturn' || it.parts.length > 0) return filmOf(it, rider, exit)
  const onFlat = turnedRound(lead, rider)
  return exit === null || endOf(onFlat).lead === exit ? onFlat : filmOf(it, rider, exit)
}

/** A film without an obstacle in which the rider does something while rolling on. */
function rolling(lead: Lead, rider: Natural, act: (run: Choreography) => void): Film {
  const run = new Choreography(lead, rider)
  run.wait(0.55)
  act(run)
  run.wait(0.45)
  run.score.x.add(0, run.t + 2, SPEED * (run.t + 2), even)
  const axes = { isBack: false, origin: [0, 0, 0] as Vec, obstacles: [], nose: 1 as const }
  const takes = [{ score: run.score, from: 0, to: run.t, ...axes }]
  return { takes, lasts: run.t, moments: run.moments, open: [], rider }
}

const rolledOn = (lead: Lead, rider: Natural): Film => rolling(lead, rider, (run) => run.wait(1))

/** A kickturn on the flat. */
const turnedRound = (lead: Lead, rider: Natural): Film =>
  rolling(lead, rider, (run) => kickturnOnFlat(run, run.way * 180))

const LAST = 1e-4

/** How a film ends: where the board is, which way the rider goes, and which foot leads. */
function endOf(film: Film): { at: Vec; heading: 1 | -1; lead: Lead } {
  const now = filmedAt(film, film.lasts - LAST)
  const before = filmedAt(film, film.lasts - 0.1)
  const isBack = film.takes.at(-1)?.isBack ?? false
  const by = now.board.at[0] - before.board.at[0]
  const heading = (Math.abs(by) < 0.01 ? !isBack : by > 0) ? 1 : -1
  return { at: now.board.at, heading, lead: leadIn(now, heading) }
}

const leadIn = ({ shoes }: Pose, heading: 1 | -1): Lead =>
  (shoes.front.at[0] - shoes.back.at[0]) * heading > 0 ? 'F' : 'B'

/** Of a film's first roll and of its last this much is left out, in seconds: between two tricks one roll is enough. */
const TRIMMED = { head: 0.3, tail: 0.15 }
/** How long a rider takes from the pose in which one film ends into the one in which the next begins. */
const BLEND = 0.45

const isWall = ({ obstacles }: Take): boolean => obstacles.some(({ curve }) => curve !== null)

/** A film in its place: its takes, and how it is seen. */
interface Placed {
  readonly from: number
  readonly takes: readonly Take[]
  readonly looks: Record<View, Look>
  readonly span: number
}

/** Films put one behind the other. */
class Reel {
  readonly #rider: Natural
  readonly #scenes: Scene[] = []
  readonly #moments: Moment[] = []
  readonly #open: string[] = []
  readonly #placed: Placed[] = []
  #t = 0
  #heading: 1 | -1 = 1
  /** Which foot leads now. */
  lead: Lead = 'F'

  constructor(rider: Natural) {
    this.#rider = rider
  }

  /** What links two tricks. Several things that are named together are one scene. */
  repair(name: string, moves: readonly Move[]): void {
    const count = this.#scenes.length
    for (const film of repairFilms(moves, this.lead, this.#rider))
      this.add({ is: 'repair', name, order: null, film, enters: this.#stance, leaves: null })
    this.#merge(count)
  }

  /** A trick, and a half turn on the wheels after it where its film leaves the rider the other way around. */
  trick(shot: Shot): void {
    const count = this.#scenes.length
    this.add(shot)
    if (!shot.leaves || leadOf(shot.leaves) === this.lead) return
    const film = turnedRound(this.lead, this.#rider)
    this.add({ ...shot, film, enters: this.#stance })
    this.#merge(count)
  }

  /** Makes one scene of all from a place on. */
  #merge(from: number): void {
    const parts = this.#scenes.slice(from)
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last || first === last) return
    this.#scenes.splice(from, parts.length, { ...first, to: last.to, turns: last.turns, leaves: last.leaves })
  }

  get #stance(): Stance {
    return carriedStance(this.#scenes.at(-1)?.leaves ?? 'regular', this.lead)
  }

  add({ film, leaves, ...scene }: Shot): void {
    const before = this.#placed.at(-1)?.takes.at(-1)
    const first = film.takes[0]
    const last = film.takes.at(-1)
    if (!first || !last) return
    const isFirst = before === undefined
    const head = isFirst || isWall(first) ? 0 : Math.min(TRIMMED.head, first.to / 4)
    const tail = isWall(last) ? 0 : TRIMMED.tail
    const [from, back] = [this.#t, this.#heading === -1]
    const lasts = film.lasts - head - tail
    const origin = isFirst ? ([0, 0, 0] as Vec) : this.#originFor(filmedAt(film, head), back)
    const nose = isFirst ? first.nose : this.#nose(before)
    const tells = from + Math.max(0, tellingMoment(film) - head)
    if (before) blend(before, from, first, head, before.isBack !== back)
    const takes = film.takes.map((take): Take => {
      const [x, y, z] = take.origin
      return {
        ...take,
        from: from + take.from - head,
        to: take === last ? from + lasts : from + take.to - head,
        isBack: take.isBack !== back,
        origin: back ? [origin[0] - x, origin[1] - y, origin[2] + z] : [origin[0] + x, origin[1] + y, z],
        nose: (take.nose * first.nose * nose) as 1 | -1,
      }
    })
    const looks = this.#looksFor(film, back)
    this.#t = from + lasts
    this.#placed.push({ from, takes, looks, span: spanOf(film) })
    const joined = this.#film()
    const end = endOf(joined)
    this.#heading = end.heading
    this.lead = end.lead
    this.#moments.push(...film.moments.map(({ at, name }) => ({ at: at - head + from, name })))
    this.#open.push(...film.open.map((sentence) => `${scene.name}: ${sentence}`))
    const landed = film.moments.findLast(({ name }) => name === 'Land' || name === 'Turn')?.at
    const turns = landed === undefined ? from + lasts * 0.7 : from + landed - head + 0.1
    const known = leaves && leadOf(leaves) === end.lead ? leaves : carriedStance(scene.enters, end.lead)
    this.#scenes.push({ ...scene, from, to: this.#t, tells, turns, leaves: known })
  }

  /** Where the axes of a film lie so that its board begins where the last one ended. */
  #originFor(pose: Pose, back: boolean): Vec {
    const [x, y] = filmedAt(this.#film(), this.#t - LAST).board.at
    const [bx, by] = pose.board.at
    return back ? [x + bx, y + by, 0] : [x - bx, y - by, 0]
  }

  /** The end of the board that is its nose when the next film begins, in whose axes travel is along x. */
  #nose(before: Take): 1 | -1 {
    const { board } = filmedAt(this.#film(), this.#t - LAST)
    const ahead = dot(columns(board.turn)[0], [this.#heading, 0, 0]) > 0 ? 1 : -1
    return (ahead * before.nose) as 1 | -1
  }

  /** From where a scene is seen: from the side from which the one before was, if nothing hides the rider there. */
  #looksFor(film: Film, back: boolean): Record<View, Look> {
    const last = this.#placed.at(-1)
    const turn = back ? 180 : 0
    const side = (view: View, isFree: boolean): Look => {
      const own = lookOf(film, view)
      const was = last?.looks[view]
      if (!was) return { ...own, around: own.around + turn }
      const both = isFree ? [own.around, -own.around] : [own.around]
      const [around = own.around] = both
        .map((each) => nearest(each + turn, was.around))
        .toSorted((a, b) => Math.abs(a - was.around) - Math.abs(b - was.around))
      return { ...own, around }
    }
    const own = lookOf(film, 'side').around
    const isFree = !isHiddenFrom(film, own < 0 ? 1 : -1)
    return { side: side('side', isFree), rider: side('rider', true), above: lookOf(film, 'above') }
  }

  #film(): Film {
    const takes = this.#placed.flatMap((each) => each.takes)
    return {
      takes: takes.map((take, at) => ({ ...take, shows: showsIn(takes, at) })),
      lasts: this.#t,
      moments: this.#moments,
      open: [...new Set(this.#open)],
      rider: this.#rider,
    }
  }

  joined(): LineFilm {
    const keys = this.#placed
    const aimAt: LineFilm['aimAt'] = (t, view) => {
      const at = keys.findLastIndex(({ from }) => from - SWING / 2 <= t)
      const [now, was] = [keys[Math.max(0, at)], keys[at - 1]]
      if (!now) throw new RangeError('A line has at least one trick.')
      if (!was) return { look: now.looks[view], span: now.span }
      const share = soft(Math.min(1, (t - now.from + SWING / 2) / SWING))
      const mix = (a: number, b: number) => a + (b - a) * share
      const [a, b] = [was.looks[view], now.looks[view]]
      const look = { around: mix(a.around, b.around), up: mix(a.up, b.up) }
      return { look, span: mix(was.span, now.span) }
    }
    return { film: this.#film(), scenes: this.#scenes, aimAt }
  }
}

/**
 * While what is skated in a take is there: from the wall before it to the wall after it. A wall parts what stands on
 * the way to it from what stands on the way back, since both would be in the same place.
 */
function showsIn(takes: readonly Take[], at: number): [from: number, to: number] {
  const middle = (wall: Take | undefined) => wall && (wall.from + wall.to) / 2
  return [
    middle(takes.slice(0, at).findLast(isWall)) ?? 0,
    middle(takes.slice(at + 1).find(isWall)) ?? Number.POSITIVE_INFINITY,
  ]
}

/** How long the camera takes from one scene's place to the next one's, in seconds. */
const SWING = 1.2

/** The same direction, so many times around that it is nearest to another; degrees. */
const nearest = (deg: number, to: number): number => deg - 360 * Math.round((deg - to) / 360)

/**
 * Begins a take in the pose in which the one before ended, and lets go of that pose while rolling. `isTurned`: the two
 * go opposite ways.
 */
function blend(before: Take, now: number, next: Take, head: number, isTurned: boolean): void {
  const [a, b] = [before.score, next.score]
  const sign = isTurned ? -1 : 1
  const at = now - before.from
  const carry = (pick: (score: Score) => Score['x'], by: 1 | -1 = 1, more = 0) => {
    const off = by * pick(a).at(at) + more - pick(b).at(head)
    if (Math.abs(off) < 1e-9) return
    pick(b)
      .add(head - 2e-6, head - 1e-6, off, even)
      .add(head, head + BLEND, -off)
  }
  for (const name of ['z', 'pz', 'hip', 'bend', 'back', 'down', 'wind', 'arms'] as const)
    carry((score) => score[name])
  for (const name of ['lean', 'tilt', 'px', 'ahead', 'sway', 'tip', 'list'] as const)
    carry((score) => score[name], sign)
  const look = a.look.at(at) - (isTurned ? 180 : 0)
  carry((score) => score.look, 1, nearest(look, 0) - a.look.at(at))
  for (const foot of ['front', 'rear'] as const)
    for (const name of ['along', 'across', 'lift', 'angle', 'down'] as const)
      carry((score) => score[foot][name])
  for (const hand of ['front', 'back'] as const)
    for (const name of ['hold', 'down'] as const) carry((score) => score.hands[hand][name])
}
