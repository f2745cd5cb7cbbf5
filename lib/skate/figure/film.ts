import type { Motion } from '../motion.ts'
import { type Lead, leadOf, type Natural } from '../stance.ts'
import type { StyleName } from '../styles.ts'
import { isPlanted } from './acting.ts'
import { airOnFlat, slideOn } from './air.ts'
import { type Limb, type Pose, poseAt, type Shoe } from './body.ts'
import { Choreography, type Moment, type MomentName, SPEED } from './choreography.ts'
import { asDrawn, climbed, firstOf, isHighStart, type Step, stepsOf } from './cut.ts'
import { getOff, getOn, noseOf, type Stretch, touch } from './edges.ts'
import { add, after, type Turn, turnBy, turned, type Vec } from './geometry.ts'
import { inManner, inStyle } from './manners.ts'
import type { Obstacle } from './obstacles.ts'
import { openIn } from './open.ts'
import { kickturn, overTheSpine, upTheWall } from './ramps.ts'
import type { Score } from './score.ts'
import { even } from './track.ts'

/** One run in one direction. After a wall the next one goes back the other way. */
export interface Take {
  readonly score: Score
  /** Seconds of the film. */
  readonly from: number
  readonly to: number
  /** Where its axes are in the film's: turned half round or not, and from where. */
  readonly isBack: boolean
  readonly origin: Vec
  readonly obstacles: readonly Obstacle[]
  /** The end of the board that is called its nose, in the board's own axes. */
  readonly nose: 1 | -1
  /** From when to when its obstacles are there, in seconds of the film; left out, while a neighboring take plays. */
  readonly shows?: readonly [from: number, to: number]
}

/** A motion as poses over time. */
export interface Film {
  readonly takes: readonly Take[]
  /** Seconds. */
  readonly lasts: number
  readonly moments: readonly Moment[]
  /** What the words leave open, and how it is drawn instead; empty when nothing is. */
  readonly open: readonly string[]
  readonly rider: Natural
}

const BEFORE = 1.05

const BETWEEN = 1.15

const AFTER = 0.85

/**
 * Puts a motion into scene for a rider. Every motion that the reader makes has a film. Where its words leave open
 * whether a wall sends the rider back, it is done so that the rider rolls away as is known.
 */
export function filmOf(motion: Motion, rider: Natural, exit: Lead | null = null): Film {
  const shot = shoot(motion, rider)
  if (exit === null || shot.leaves === exit) return shot.film
  const other = elsewhere(motion).map((each) => shoot(each, rider))
  return (other.find(({ leaves }) => leaves === exit) ?? shot).film
}

/** The same motion where no word says that it is done: its last trick at a wall, its grab on the flat. */
function elsewhere(motion: Motion): Motion[] {
  const { contact, reverses, parts } = motion
  if (contact?.kind === 'grab' && reverses && parts.length === 0) return [{ ...motion, reverses: false }]
  const last = parts.at(-1)
  if (last)
    return last.contact ? [] : [{ ...motion, parts: [...parts.slice(0, -1), { ...last, reverses: true }] }]
  return contact ? [] : [{ ...motion, reverses: true }]
}

function shoot(motion: Motion, rider: Natural): { readonly film: Film; readonly leaves: Lead } {
  const takes: Take[] = []
  const moments: Moment[] = []
  const drawn = asDrawn(motion)
  const steps = stepsOf(drawn)
  const first = drawn.parts[0] ?? drawn
  let run = new Choreography(leadOf(first.stance), rider)
  let nose = noseOf(first)
  let place = { isBack: false, origin: [0, 0, 0] as Vec }
  let ground: 'flat' | 'wall' | 'spine' = 'flat'
  let start = 0
  let leaves: Lead = 'F'

  function cut(): void {
    const ended = finish(run, ground === 'flat')
    const isWall = ground === 'wall'
    takes.push({
      score: run.score,
      from: start,
      to: start + run.t,
      ...place,
      obstacles: run.obstacles,
      nose,
    })
    moments.push(...run.moments.map(({ at, name }) => ({ at: at + start, name })))
    start += run.t
    const yaw = Math.round((ended.yaw - (isWall ? 180 : 0)) / 180)
    const boardYaw = Math.round((ended.boardYaw - (isWall ? 180 : 0)) / 180)
    if (boardYaw % 2 !== 0) nose = nose === 1 ? -1 : 1
    leaves = (yaw % 2 === 0) === (run.score.lead === 1) ? 'F' : 'B'
    const isBack = isWall ? !place.isBack : place.isBack
    const [x, y] = inPlace(place, [run.score.x.at(run.t), run.score.y.at(run.t), 0])
    place = { isBack, origin: [x, y, 0] }
    run = new Choreography(leaves, rider)
    ground = 'flat'
  }

  /** The next take begins where its own run starts, not at its axes. */
  function settle(): void {
    const [x, y] = inPlace({ isBack: place.isBack, origin: [0, 0, 0] }, [
      run.score.x.at(0),
      run.score.y.at(0),
      0,
    ])
    place = { ...place, origin: [place.origin[0] - x, place.origin[1] - y, 0] }
  }

  for (const [index, given] of steps.entries()) {
    const isNextWall = given.is === 'wall' || isHighStart(given)
    const isRolling = takes.length > 0 || run.t > 0
    const isStale = run.t > 0 && (ground !== 'flat' || isNextWall || given.is === 'spine')
    if (isStale) cut()
    const step = isRolling ? climbed(given, run.leading) : given
    const stance = firstOf(step)?.stance
    const isTaken = takes.length > 0 && run.t === 0
    if (step.is === 'spine' || step.is === 'wall' || isHighStart(step)) {
      const part = step.motion
      if (stance && run.leading !== leadOf(stance)) {
        run.score.body.add(0.15, 0.6, run.way * 180)
        run.halves += 1
      }
      ground = isNextWall ? 'wall' : 'spine'
      if (step.is === 'spine') overTheSpine(run, step.before, part)
      else if (step.is === 'style') inStyle(run, part)
      else if (part.style === 'Kickturn' || isOnlyRidden(part)) kickturn(run, part)
      else upTheWall(run, step.before, part, step.is === 'wall' ? step.out : [])
    } else {
      if (isTaken) run.score.floor.to(-1e-6, 0, 0, even)
      onFlat(run, steps, index)
    }
    if (isTaken) settle()
  }
  cut()
  const last = takes.at(-1)
  const lasts = last?.to ?? 0
  moments.push({ at: Math.max(0, lasts - 0.15), name: 'Roll away' })
  const seen = new Set<string>()
  const inOrder = moments
    .filter(({ at }) => at >= 0 && at <= lasts)
    .toSorted((a, b) => a.at - b.at)
    .filter(
      ({ at, name }) =>
        !seen.has(`${name} ${Math.round(at * 5)}`) && seen.add(`${name} ${Math.round(at * 5)}`),
    )
  return { film: { takes, lasts, moments: inOrder, open: openIn(motion), rider }, leaves }
}

/** Up a wall and down again without a trick. */
const isOnlyRidden = ({ pop, contact, style, bodyDeg, boardDeg }: Motion): boolean =>
  !pop && !contact && !style && bodyDeg === 0 && boardDeg === 0

/** Begun on foot, the board in the hand. */
const isRunUp = (style: StyleName | null) => style === 'Caveman' || style === 'Bomb Drop'

/** Steps on the flat, on edges and pads. An air after a contact is the way off it and is done with it. */
function onFlat(run: Choreography, steps: readonly Step[], index: number): void {
  const step = steps[index]
  const before = steps[index - 1]
  if (!step || step.is === 'wall' || step.is === 'spine') return
  if (step.is === 'air' && before?.is === 'contact') return
  if (step.is === 'contact' && before?.is === 'contact') return
  if (run.t === 0) run.say('Roll up', 0.15)
  const isOpening = step.is === 'style' && isRunUp(step.motion.style) && run.t === 0
  if (!isOpening) run.wait(run.t === 0 ? BEFORE : BETWEEN)
  turnToStance(run, firstOf(step))
  if (step.is === 'style') {
    if (!inStyle(run, step.motion)) run.wait(0.6)
    slideOn(run, step.motion)
    return
  }
  if (step.is === 'air') {
    airOnFlat(run, step.parts)
    return
  }
  const [from, halvesBefore] = [run.t, run.halves]
  const stretch: Stretch = getOn(run, step.before, step.motion, contactsAfter(steps, index))
  run.asOf(halvesBefore, () => {
    for (const part of [...step.before, ...[step.motion].filter(isPlanted)]) inManner(run, part, from, 0.5)
  })
  let last = step.motion
  for (let next = index + 1; next < steps.length; next++) {
    const following = steps[next]
    if (following?.is === 'contact') {
      touch(run, following.motion, following.before, stretch.kind, stretch.side, {
        lasts: 0.42,
        rise: 0.14,
        pop: 'hop',
      })
      last = following.motion
      continue
    }
    if (following?.is === 'air') {
      const { halves } = run
      getOff(run, last, following.parts, stretch)
      run.asOf(halves, () => manner(run, following.parts))
      slideOn(run, following.parts.at(-1) ?? last)
      return
    }
    break
  }
  getOff(run, last, [], stretch)
  slideOn(run, last)
}

/** The contacts that follow without touching the ground. */
function contactsAfter(steps: readonly Step[], index: number): Motion[] {
  const rest = steps.slice(index + 1)
  const end = rest.findIndex(({ is }) => is !== 'contact')
  return rest
    .slice(0, end === -1 ? undefined : end)
    .flatMap((step) => (step.is === 'contact' ? [step.motion] : []))
}

function manner(run: Choreography, parts: readonly Motion[]): void {
  for (const part of parts) inManner(run, part, run.t - 0.5, 0.5)
}

/** Turns half round on the wheels before a trick that begins in the other stance. */
function turnToStance(run: Choreography, part: Motion | undefined): void {
  if (!part || run.leading === leadOf(part.stance)) return
  run.t -= 0.55
  run.slideRound(run.way * 180)
  run.t += 0.21 + 0.6
}

/** Rolls away and closes the run. */
function finish(run: Choreography, isOnFlat: boolean): { yaw: number; boardYaw: number } {
  const { score } = run
  if (isOnFlat) {
    run.t += AFTER
    score.x.add(0, run.t + 2, SPEED * (run.t + 2), even)
  }
  const yaw = score.body.last + score.slew.last
  return { yaw, boardYaw: yaw + score.apart.last }
}

function inPlace({ isBack, origin }: Pick<Take, 'isBack' | 'origin'>, [x, y, z]: Vec): Vec {
  return isBack
    ? [origin[0] - x, origin[1] - y, origin[2] + z]
    : [origin[0] + x, origin[1] + y, origin[2] + z]
}

const TELLING = [
  'Tap',
  'Grab',
  'Hold',
  'Kick',
  'Plant',
  'Flick',
  'Peak',
  'Lock in',
  'Turn',
  'Out',
  'Crouch',
] as const

/**
 * A flip is half round after the flick; a foot that was put down pushes; the popped end shows on the way
 * up. A board that wraps a foot stands on end at the top.
 */
const LATER: Partial<Record<MomentName, number>> = { Flick: 0.12, Plant: 0.12, Peak: -0.09 }

/** The moment that tells a trick from others, in seconds: the contact, the grab, the board half turned. */
export function tellingMoment({ takes, moments, lasts }: Film): number {
  const isWrapped = takes.some(({ score }) => score.wraps.length > 0)
  const land = moments.find(({ name }) => name === 'Land')
  const late = land && moments.find(({ name, at }) => name === 'Turn' && at < land.at)
  for (const name of TELLING) {
    if (name === 'Peak' && late) return late.at
    const found = moments.find((moment) => moment.name === name)
    if (found) return found.at + (isWrapped ? 0 : (LATER[name] ?? 0))
  }
  return lasts / 2
}

/** The take of a moment. */
export function takeAt(film: Film, t: number): Take {
  const take = film.takes.find(({ to }) => t < to) ?? film.takes.at(-1)
  if (!take) throw new RangeError('A film has at least one take.')
  return take
}

/** Board and rider of a film at a moment in seconds, in the film's own axes. */
export function filmedAt(film: Film, t: number): Pose {
  const take = takeAt(film, t)
  const pose = poseAt(take.score, t - take.from)
  if (!take.isBack && take.origin.every((value) => value === 0)) return pose
  const half: Turn = turnBy(take.isBack ? 180 : 0)
  const at = (point: Vec) => add(take.origin, turned(half, point))
  const limb = ({ from, joint, to }: Limb): Limb => ({ from: at(from), joint: at(joint), to: at(to) })
  const shoe = (each: Shoe): Shoe => ({ ...each, at: at(each.at), turn: after(half, each.turn) })
  return {
    board: { at: at(pose.board.at), turn: after(half, pose.board.turn) },
    shoes: { front: shoe(pose.shoes.front), back: shoe(pose.shoes.back) },
    legs: { front: limb(pose.legs.front), back: limb(pose.legs.back) },
    arms: { front: limb(pose.arms.front), back: limb(pose.arms.back) },
    hips: at(pose.hips),
    chest: at(pose.chest),
    head: at(pose.head),
    facing: turned(half, pose.facing),
    eyes: turned(half, pose.eyes),
    deck: after(half, pose.deck),
  }
}
