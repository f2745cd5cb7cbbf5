import { filmOf } from '../figure/film.ts'
import { momentsOfSteps } from '../figure/steps.ts'
import type { Motion } from '../motion.ts'
import { mirror } from '../stance.ts'
import { type Context, inSwitch, type Lesson } from './phrases.ts'

// What somebody has written of the pieces of a trick, and of its nearest relatives.

/** A lesson taken apart at its moments: setting off, up to the edge or through the air, on it or around, and away from it. */
export interface Told {
  readonly start: readonly string[]
  readonly rise: readonly string[]
  readonly touch: readonly string[]
  readonly end: readonly string[]
  /** Between rise and end: the feet have the board again. */
  readonly catch: readonly string[]
}

const mapped = (lesson: Lesson, say: (text: string) => string): Lesson => ({
  description: say(lesson.description),
  steps: lesson.steps.map(say),
  mistakes: lesson.mistakes.map(({ mistake, fix }) => ({ mistake: say(mistake), fix: say(fix) })),
})

/** What is written of a motion, or of the same one by the other half of the body; null for neither. */
export function writtenOf(motion: Motion, { written }: Context): Lesson | null {
  // On a ramp, which sends it back, a trick is done as on a bank or on the flat.
  const own = written?.(motion) ?? (motion.reverses ? written?.({ ...motion, reverses: false }) : null)
  if (own || !written || motion.stance !== 'switch') return own ?? null
  const regular = written(mirror(motion))
  return regular && mapped(regular, inSwitch)
}

/** Some steps begin with what has to be known before, which the page of a combination asks for elsewhere. */
const ASKS =
  /^(?:Without the|Stand (?:beside|next to))\b|^(?:Have|Learn|Do|Bring|Get|Find|Be|Know|Practice|Take)\b[^.]*\b(?:first|until|landing|without|dull|bores?|consistent|both ways|under you)\b/

const GETTING_UP = /\b(?:pop|ollie|nollie|jump|snap|hop|spring|lift off)(?:s|ped|ping)?\b/i

const LEAVING_GROUND =
  /\b(?:pop|ollie|nollie|jump|snap|hop|spring|scoop|sweep|press|kick|push|throw)(?:s|ped|ping)?\b/i

/** What sends the board off, although its words begin with a crouch. */
const SENDING_OFF = /\b(?:push|scoop|sweep|press|pop|snap) (?:off )?the (?:tail|nose)\b/i

const SET_OFF = new Set(['Roll up', 'Crouch'])
const DONE = new Set(['Land', 'Roll away', 'Out'])

/** The written steps of something in the air, as far as they come before the ground. */
export function flownIn(motion: Motion, lesson: Lesson): Told | null {
  const named = momentsIn(motion, lesson)
  const first = named.findIndex(
    ({ name, step }) => !SET_OFF.has(name) || (SENDING_OFF.test(step) && !ASKS.test(step)),
  )
  if (first < 0) return null
  const start = named.slice(0, first).map(({ step }) => step)
  const flown = named.slice(first).filter(({ name, step }) => !DONE.has(name) && !ASKS.test(step))
  if (!flown.some(({ step }) => LEAVING_GROUND.test(step))) return null
  const isCatch = ({ name }: { name: string }) => name === 'Catch'
  return {
    start: start.filter((step) => !ASKS.test(step)),
    rise: flown.filter((each) => !isCatch(each)).map(({ step }) => step),
    touch: [],
    catch: flown.filter(isCatch).map(({ step }) => step),
    end: [],
  }
}

/** How a movement is practiced and where, which is no part of it. */
const PRACTICE =
  /^(?:Repeat|Do|Take it|Start|Choose|Find|Learn|Have|Begin|Practice|Carry it|When (?:it|that))\b/

/** The steps of a movement of its own, which comes apart nowhere but before its end; how it is begun with is not asked. */
export function wholeOf({ steps }: Lesson): Told {
  const moves = steps.filter((step) => !PRACTICE.test(step))
  return { start: [], rise: moves.slice(-4, -1), touch: [], catch: [], end: moves.slice(-1) }
}

/** The written steps of something on an edge, from the touch to the way off; null where they do not come apart there. */
export function heldIn(motion: Motion, lesson: Lesson): Told | null {
  const named = momentsIn(motion, lesson)
  const half = Math.ceil(named.length * 0.6)
  const up = named.slice(0, half).findLastIndex(({ step }) => GETTING_UP.test(step))
  if (up < 0 || up > named.length - 3) return null
  const off = named.findIndex(({ name }, at) => at > up + 1 && DONE.has(name))
  const end = off < 0 ? named.length - 1 : off
  const stepsFrom = (from: number, to?: number) => named.slice(from, to).map(({ step }) => step)
  return {
    start: stepsFrom(0, up).filter((step) => !ASKS.test(step)),
    rise: stepsFrom(up, up + 1),
    touch: stepsFrom(up + 1, end),
    catch: [],
    end: stepsFrom(end),
  }
}

function momentsIn(motion: Motion, { steps }: Lesson): { step: string; name: string }[] {
  const moments = momentsOfSteps(steps, filmOf(motion, 'regular'))
  return steps.map((step, at) => ({ step, name: moments[at]?.name ?? 'Peak' }))
}
