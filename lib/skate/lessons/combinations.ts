import type { Motion, Stance } from '../motion.ts'
import { exitOf, type Lead } from '../stance.ts'
import { type Analysis, analyse } from './analysis.ts'
import { edgeMoments } from './edges.ts'
import { manualMoments } from './manuals.ts'
import { catchStep, feetSteps, flickStep, landStep, lateFlickSteps, popStep, turnStep } from './movements.ts'
import {
  type Context,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  pick,
  rollAway,
  seedOf,
  squeeze,
} from './phrases.ts'

type Teach = (motion: Motion, context: Context, exit: Lead | null) => Lesson | null

const JOINTS: readonly [Fault, ...Fault[]] = [
  fault(
    'Each half works and the two together do not.',
    'You stop to think in between. Do the first one ten times in a row with your eyes already on the place of the second.',
  ),
  fault(
    'You spend all your speed on the first half.',
    'Come in faster than either trick needs alone, and keep the first one short.',
  ),
  fault(
    'The first half is so wild that the second never starts.',
    'Make it smaller. It only has to put your weight where the next one begins.',
  ),
]

/** Teaches pieces joined to one trick; null when one of them cannot be taught. */
export function combinationLesson(
  motion: Motion,
  context: Context,
  exit: Lead | null,
  teach: Teach,
): Lesson | null {
  const { parts } = motion
  const inner = { ...context, name: undefined, sequence: null }
  const lessons: Lesson[] = []
  for (const part of parts) {
    const lesson = teach(part, inner, exitOf(part))
    if (!lesson) return null
    lessons.push(lesson)
  }
  const isOnWalls = parts.some(
    (part) => part.reverses || part.style === 'Drop In' || part.contact?.kind === 'stall',
  )
  const made = isOnWalls ? null : isOneFlight(parts) ? flight(parts, exit) : heldSteps(parts, context, exit)
  const steps = isOnWalls ? wallSteps(lessons, parts) : made
  if (!steps) return null
  const away = rollAway(parts[0]?.stance ?? 'regular', exit)
  const ended = isOnWalls ? [...steps.slice(0, -1), `Finish it low with your eyes ahead and ${away}.`] : steps
  const seed = seedOf(JSON.stringify(motion))
  const faults = lessons
    .slice(0, 2)
    .toReversed()
    .map(({ mistakes }) => mistakes[0])
  const whole = lessons.map(({ description }) => firstSentence(description))
  return {
    description: `${whole[0]}. Then ${whole.slice(1).map(lowered).join('; after that ')}. ${leavesYou(parts[0]?.stance ?? 'regular', exit)}`,
    steps: squeeze(ended),
    mistakes: [...faults.filter((item) => item !== undefined), pick(seed, JOINTS)].slice(0, 3),
  }
}

/** Whether the pieces are flips and turns only, which are done in one jump. */
function isOneFlight(parts: readonly Motion[]): boolean {
  return parts.every((part) => isFlat(part) && part.flip.kind !== null && part.boardTurn !== null)
}

/** A piece that meets neither an obstacle nor a wall. */
function isFlat(part: Motion): boolean {
  return part.contact === null && !part.reverses
}

/** Flat pieces one after another are done in one flight. */
function flight(parts: readonly Motion[], exit: Lead | null): string[] {
  const [first, ...rest] = parts.map((part) => analyse(part))
  const last = rest.at(-1)
  if (!first || !last) return []
  const [feet, other] = feetSteps(first)
  const start = [
    feet ?? '',
    other ?? '',
    popStep(first),
    first.isFlipped ? flickStep(first) : turnStep(first),
  ]
  const land = landStep({ ...last, exit, motion: { ...last.motion, stance: first.motion.stance } })
  return [...start.filter((step) => step !== null), ...rest.flatMap(againSteps), land]
}

function againSteps(trick: Analysis): string[] {
  const { motion, feet, sweep } = trick
  if (trick.isFlipped) {
    const isPopFoot = motion.style === 'Back Foot' || motion.style === 'Front Foot'
    const [float, push] = lateFlickSteps({
      ...trick,
      feet: isPopFoot ? { ...feet, flick: feet.pop, pop: feet.flick, far: feet.end } : feet,
      motion: { ...motion, flip: { ...motion.flip, late: true } },
    })
    return [
      `Catch the first part high. ${float}`,
      push ?? '',
      'Snap both feet down on the second sight of grip.',
    ]
  }
  if (sweep) {
    const way = sweep === 'heel' ? 'behind your heels' : 'in front of your toes'
    return [
      `Catch the first part high, then push the ${feet.end} round ${way} with the ${feet.pop} and lift the ${feet.flick}.`,
      'Drop onto the bolts as the board comes back into line.',
    ]
  }
  const side =
    trick.opens === null
      ? 'Carry on turning'
      : trick.opens
        ? 'Open the leading shoulder'
        : 'Close the leading shoulder'
  return [
    `${side} once the first part is under control, and let the hips follow above the board.`,
    'Stop the board with both feet when it lies below you.',
  ]
}

/** Something on an edge or a manual pad, with what comes before and after it. */
function heldSteps(parts: readonly Motion[], context: Context, exit: Lead | null): string[] | null {
  const [first] = parts
  if (!first) return null
  const steps: string[] = []
  let before: Motion | null = null
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    const next = parts[at + 1]
    if (isFlat(part)) {
      if (part.flip.kind === null || (part.boardTurn === null && part.bodyTurn === null)) return null
      const held = next ? heldMoments(next, first.stance, context, exit) : null
      if (before) steps.push(...outSteps(part, exit))
      else if (held) steps.push(...intoSteps(analyse(part), held))
      else return null
    } else {
      const held = heldMoments(part, first.stance, context, exit)
      if (!held) return null
      if (!before)
        steps.push(held.approach, held.set ?? held.up, ...(held.set ? [held.up] : []), held.lock, held.hold)
      else if (!isFlat(before)) steps.push(`Half way along change over, so that ${held.is}.`, held.hold)
      if (isLast) steps.push(held.out)
    }
    before = part
  }
  return steps
}

interface Held {
  readonly approach: string
  readonly set: string | null
  readonly up: string
  readonly lock: string
  readonly hold: string
  readonly out: string
  readonly over: string
  readonly is: string
}

function heldMoments(part: Motion, from: Stance, context: Context, exit: Lead | null): Held | null {
  const { contact } = part
  if (contact?.kind === 'manual') {
    const moments = manualMoments(part, contact, exit, from)
    const { on } = moments.balance
    return {
      ...moments,
      set: null,
      over: `and bring the hips over the ${on} truck before you land`,
      is: `you balance on the ${on} truck`,
    }
  }
  if (contact?.kind !== 'grind' && contact?.kind !== 'slide') return null
  const moments = edgeMoments(part, contact, context, exit, from)
  return { ...moments, over: moments.turn ? `and ${moments.turn}` : `above the ${moments.words.thing}` }
}

function outSteps(part: Motion, exit: Lead | null): string[] {
  const trick = otherwise(analyse(part))
  if (part.style === 'Kickturn') {
    return [
      'Without letting the wheels down, turn head and shoulders and swing the raised end half round.',
      `Set the wheels down facing the new way and ${rollAway(part.stance, exit)}.`,
    ]
  }
  const pop = popStep(trick)
  const moving = `While you still have speed, ${pop.charAt(0).toLowerCase()}${pop.slice(1)}`
  const middle = trick.isFlipped ? [flickStep(trick), catchStep(trick)] : [turnStep(trick)]
  return [moving, ...middle.filter((step) => step !== null), landStep({ ...trick, exit })]
}

/** The same in other words, for a trick that comes twice. */
function otherwise(trick: Analysis): Analysis {
  return { ...trick, seed: ~trick.seed >>> 0 }
}

function intoSteps(trick: Analysis, held: Held): string[] {
  const [feet, other] = feetSteps(trick)
  const place = feet?.replace(/^.*?, with /, 'Have ') ?? ''
  const hangs = trick.isFlipped
    ? `${catchStep({ ...trick, seed: 0 }).replace(/\.$/, '')}, ${held.over}.`
    : `Meet the board while it is still high, ${held.over}.`
  const flick = trick.isFlipped ? [flickStep(trick)] : [turnStep(trick)]
  return [
    held.approach,
    `${place} ${other ?? ''}`,
    popStep(trick),
    ...flick.filter((step) => step !== null),
    hangs,
    held.lock,
    held.hold,
  ]
}

/** Tricks on one wall and the next. */
function wallSteps(lessons: readonly Lesson[], parts: readonly Motion[]): string[] {
  return lessons.flatMap(({ steps }, at) => {
    const [up, ...rest] = steps
    const part = parts[at]
    // The look up the wall is the same each time.
    const moves = part?.contact?.kind === 'stall' ? rest.slice(1) : rest
    if (at === 0) return [up ?? '', ...moves]
    const rolling = part?.stance === 'fakie' ? 'in fakie' : 'forward'
    return [`Pump across the flat and go up the next wall ${rolling}.`, ...moves]
  })
}

function firstSentence(text: string): string {
  return text.slice(0, text.indexOf('. ') === -1 ? text.length : text.indexOf('. ')).replace(/\.$/, '')
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
