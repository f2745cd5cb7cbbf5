import { isFootPlant } from '../contacts.ts'
import type { Stance } from '../motion.ts'
import { holding, Sayings, type Words } from '../rows.ts'
import { leadOf, ledgeSide, type Natural, sideComingTo } from '../stance.ts'
import { capital, the } from '../wording.ts'
import ROWS from './rows/reasons.json' with { type: 'json' }
import { isTurn, movesNamed, type Step } from './step.ts'
import {
  gainsSpeed,
  isBrake,
  isMovement,
  isOnRamp,
  isOnUprightWall,
  isPopped,
  isRest,
  isStop,
  type LineTrick,
  type Place,
  type StartingPosition,
  speedOf,
  startsHigh,
  startsOnFoot,
} from './trick.ts'
import { watchFor } from './watch.ts'

type Moment = keyof typeof ROWS

const sayings = new Sayings<Moment>(ROWS)

/** Sentences that a step has room for; one more where more has to be done. */
const MOST = 2

/**
 * What someone who films lines would say about every trick: where the speed comes from, what has to be turned, where the
 * feet have to move, and where none of this changes how it feels. No wording twice in a line.
 */
export function reasonsFor(
  steps: readonly Step[],
  start: StartingPosition,
  rider: Natural | null = null,
): string[] {
  const said = new Set<string>()
  // The same line is always worded the same, and another one otherwise.
  const seed = steps.reduce((sum, { trick }, at) => sum + trick.id * (at + 3), steps.length)
  return steps.map((step, at) => {
    const words = { traits: traitsOf(steps, at, start), slots: slotsOf(steps, at, start) }
    const told = tell(step, words, seed + at, said)
    const side = handSaid(step, rider, steps.slice(0, at), said)
    return [...told, side ?? ''].filter(Boolean).join(' ')
  })
}

/** What is said of a step, the most telling first. */
function tell({ trick, after, repair }: Step, words: Words, seed: number, said: Set<string>): string[] {
  const { traits } = words
  const most = repair && after.lead === null ? MOST + 1 : MOST
  const told: string[] = []
  const say = (moment: Moment) => {
    const text = told.length < most ? sayings.unsaid(moment, words, seed, said) : null
    if (text) told.push(text)
    return text !== null
  }
  if (traits.has('first')) say('open')
  else if (!say('turn') && !say('stand') && !say('kin')) say('reach')
  const ends = () => traits.has('last') && say('end')
  // Why it must be last is worth more than how to stand on it.
  const isOver = after.lead === null || isBrake(trick)
  if (isOver) ends()
  if (!traits.has('first')) say('speed')
  say('feet')
  if (!isOver) ends()
  if (told.length < most) told.push(...feel(trick, seed, said))
  say('way')
  if (told.length === 0) say('on')
  return told
}

/** How a trick on the flat feels, for where neither stance nor speed has to be spoken of. */
function feel(trick: LineTrick, seed: number, said: Set<string>): string[] {
  const { place, motion } = trick
  if (place !== 'flat' || !isPopped(trick) || motion.parts.length > 0) return []
  const watched = watchFor(trick, seed, said)
  return watched ? [`${capital(watched)}.`] : []
}

function traitsOf(steps: readonly Step[], at: number, start: StartingPosition): Set<string> {
  const [step, before] = [steps[at], steps[at - 1]]
  if (!step) return new Set()
  const { trick, repair, enters, after } = step
  return new Set([
    start,
    ...holding({
      first: !before,
      alone: steps.length === 1,
      last: before && at === steps.length - 1,
      ridden: repair?.moves.includes('wall'),
      turned: turnBefore(step) !== null,
      pumped: repair?.moves.includes('pump'),
      pushed: (repair?.pushes ?? 0) > 0 && !repair?.moves.includes('pump'),
      'from above': startsHigh(trick.motion),
      'on foot': startsOnFoot(trick.motion),
      stop: isStop(trick),
      brake: isBrake(trick),
      movement: isMovement(trick),
      rest: isRest(trick),
      'gains speed': gainsSpeed(trick),
      surest: steps.every((other) => other.trick.value >= trick.value && other.trick.rate <= trick.rate),
      popped: isPopped(trick),
      moved: movesFeet(step, before),
      [`${leadOf(enters)} ${enters}`]: true,
      'turns around': after.lead !== null && after.lead !== leadOf(enters),
      'either way': after.lead === null,
      fast: speedOf(trick.motion, trick.place).needs >= 2,
      pump: trick.motion.style === 'Pump',
    }),
    ...(before ? linksOf(step, before) : []),
    ...(before ? placesOf(step, before) : []),
    ...(before && isCarriedByDrop(steps, at, start) && before.after.speed >= 2 ? ['carried'] : []),
    ...(before ? endsOf(step, steps, before) : []),
  ])
}

const standsStill = ({ trick }: Step) => isStop(trick) || isRest(trick)

/** What the step before leaves, and what the two have to do with each other. */
function linksOf(step: Step, before: Step): string[] {
  const { trick: was } = before
  const isSetUp = leadOf(before.enters) !== leadOf(step.enters) && before.after.lead !== null
  return [
    ...holding({
      'set up': isSetUp,
      'to fakie': leadOf(step.enters) === 'B',
      'after movement': isMovement(was),
      'after still': standsStill(before),
      'after stop': isStop(was),
      'after rest': isRest(was),
      'after cost': speedOf(was.motion, was.place).change < 0,
      'after drop': startsHigh(was.motion),
      'after ramp': isOnRamp(was) && !isMovement(was),
    }),
    ...kinOf(step.trick, was),
  ]
}

const base = (name: string) => name.replace(/^(Nollie|Fakie|Switch) /, '')
const sideOf = (name: string) => /^(Frontside|Backside) /.exec(base(name))?.[1] ?? null
const isFlick = ({ motion }: LineTrick) => motion.flip.kind === 'kick' || motion.flip.kind === 'heel'
const isPoppedAlike = ({ motion: one }: LineTrick, { motion: other }: LineTrick) =>
  one.stance === other.stance && one.bodyDeg === other.bodyDeg && one.boardDeg === other.boardDeg

function kinOf(trick: LineTrick, was: LineTrick): string[] {
  const isMore = trick.motion.parts.length > 0 || /^(Double|Triple|Quad) /.test(base(trick.name))
  const [one, other] = [sideOf(was.name), sideOf(trick.name)]
  const isPair = one && other && one !== other
  return holding({
    'same other stance': base(trick.name) === base(was.name),
    'more of it': isMore && trick.name.length > was.name.length && trick.name.includes(was.name),
    'other side': isPair && base(was.name).slice(one.length) === base(trick.name).slice(other.length),
    'other flick':
      isFlick(trick) &&
      isFlick(was) &&
      trick.motion.flip.kind !== was.motion.flip.kind &&
      isPoppedAlike(trick, was),
  })
}

/** How one gets to where it is done. */
function placesOf({ trick }: Step, { trick: was }: Step): string[] {
  const isAtWall = isOnUprightWall(trick) || isOnUprightWall(was)
  const isSame = trick.place === was.place && !isAtWall
  const { contact, style } = trick.motion
  return holding({
    'next wall': isOnRamp(trick) && isOnRamp(was),
    'next edge': isSame && trick.place === 'edge',
    'next pad': isSame && trick.place === 'manual',
    [`to ${trick.place}`]: !isSame,
    'to upright': !isSame && isOnUprightWall(trick),
    upright: !isSame && isOnUprightWall(trick),
    'to plant': !isSame && trick.place === 'air' && contact?.kind === 'plant',
    pole: style === 'Pole Jam' || was.motion.style === 'Pole Jam',
    wallplant: contact?.name === 'Wallplant',
    wallie: style === 'Wallie',
  })
}

/** A drop carries two tricks, if nothing else has given speed since. */
const CARRIED = 2

const isCarriedByDrop = (steps: readonly Step[], at: number, start: StartingPosition): boolean =>
  start === 'dropin' &&
  at <= CARRIED &&
  steps
    .slice(0, at)
    .every(
      ({ trick, repair }) =>
        !repair?.pushes && !gainsSpeed(trick) && (!isOnRamp(trick) || startsHigh(trick.motion)),
    )

/** Less than this hard, a trick is calm to end on. */
const CALM = 4.5
/** How much harder a trick is for anyone to see it. */
const PLAINLY = 0.5

function endsOf(step: Step, steps: readonly Step[], before: Step): string[] {
  const { value } = step.trick
  const others = Math.max(...steps.filter((one) => one !== step).map(({ trick }) => trick.value))
  return holding({
    hardest: value >= others + PLAINLY,
    level: value > others - PLAINLY,
    'for stance': leadOf(before.leaves) !== leadOf(before.enters),
    calm: value < CALM,
  })
}

/** Whether the foot that pops is another one, although the rider rolls on the same way. */
function movesFeet({ enters }: Step, before: Step | undefined): boolean {
  const had = before ? before.leaves : 'regular'
  const stands = (stance: Stance) => (stance === 'nollie' || stance === 'switch' ? 'front' : 'back')
  const hasTurned = leadOf(had) !== leadOf(enters)
  const popped = hasTurned ? 'back' : stands(before?.enters === 'nollie' ? 'nollie' : had)
  return popped !== stands(enters)
}

const lowered = (words: string) => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`

/** Of two tricks that have one name, the one that is done first. */
const firstOf = ({ trick }: Step) => trick.name.split(', ')[0] ?? trick.name

/** A trick as one looks back at it: of two that have one name, the one that was done last. */
const past = ({ trick }: Step) => the(trick.name.split(', ').at(-1) ?? trick.name)

const rolling = (stance: Stance) => (leadOf(stance) === 'F' ? 'forward' : stance)

/** The turn before a step, with its article; null when nothing has to be turned. */
function turnBefore({ repair }: Step): string | null {
  const { name } = movesNamed(repair?.moves.filter(isTurn) ?? [])
  return name ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}` : null
}

const OFF: Record<Place, string> = {
  flat: 'the flat',
  manual: 'the pad',
  edge: 'the edge',
  wall: 'the wall',
  air: 'the ramp',
}

const SETTING_OFF: Record<StartingPosition, (pushes: number) => string> = {
  flatground: (pushes) =>
    pushes === 1 ? 'One push is enough' : `${pushes === 2 ? 'Two' : 'Three'} pushes bring the speed`,
  ramp: (pushes) => (pushes === 1 ? 'The ramp rolls you in' : 'The ramp and a pump bring the speed'),
  dropin: () => 'The drop brings all the speed there is',
  quarterpipe: (pushes) =>
    pushes === 1 ? 'The quarter pipe rolls you in' : 'The quarter pipe and a pump bring the speed',
}

function slotsOf(steps: readonly Step[], at: number, start: StartingPosition): Record<string, string> {
  const [step, before] = [steps[at], steps[at - 1]]
  if (!step) return {}
  const { enters, leaves, repair, trick } = step
  const name = firstOf(step)
  const turn = turnBefore(step) ?? ''
  const pushes = repair?.pushes ?? 0
  const foot = leadOf(enters) === 'B' ? 'switch ' : ''
  const push = pushes === 1 ? `one ${foot}push` : `two ${foot}pushes`
  const was = before ? past(before) : ''
  const contact = trick.motion.contact
  const [one, other] = [before ? (sideOf(before.trick.name) ?? '') : '', sideOf(trick.name) ?? '']
  return {
    the: the(name),
    The: capital(the(name)),
    past: past(step),
    Past: capital(past(step)),
    was,
    Was: capital(was),
    from: SETTING_OFF[start](1 + pushes),
    turn,
    Turn: capital(turn),
    stance: enters,
    rolling: rolling(enters),
    rolled: before ? rolling(before.leaves) : '',
    leaves: rolling(leaves),
    push,
    Push: capital(push),
    gets: pushes === 1 ? 'gets' : 'get',
    brings: pushes === 1 ? 'brings' : 'bring',
    off: before ? OFF[before.trick.place] : '',
    part: contact && isFootPlant(contact) ? 'foot' : 'hand',
    one: lowered(one),
    other: lowered(other),
    Other: other,
    flicks: trick.motion.flip.kind === 'heel' ? 'heel after toe' : 'toe after heel',
  }
}

/** Which hand the edge is on; only where it is not the same as for the last edge. */
function handSaid(
  step: Step,
  rider: Natural | null,
  before: readonly Step[],
  said: Set<string>,
): string | null {
  const hand = handOf(step, rider)
  const last = before.findLast((each) => handOf(each, rider) !== null)
  const had = last ? handOf(last, rider) : null
  if (!hand || hand === had) return null
  return sayings.unsaid('hand', { traits: new Set(had ? ['edge seen'] : []), slots: { hand } }, 0, said)
}

function handOf({ trick, enters }: Step, rider: Natural | null): 'left' | 'right' | null {
  const approach = sideComingTo(trick.motion)
  if (!rider || !approach || trick.place !== 'edge') return null
  return ledgeSide(rider, enters, 'left') === approach ? 'left' : 'right'
}
