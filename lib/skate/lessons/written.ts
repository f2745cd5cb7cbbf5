import { FEET } from '../feet.ts'
import { filmOf } from '../figure/film.ts'
import { momentsOfSteps } from '../figure/steps.ts'
import type { Motion } from '../motion.ts'
import { mirror } from '../stance.ts'
import { type Context, inSwitch, type Lesson } from './phrases.ts'

// What somebody has written of the pieces of a trick, and of its nearest relatives.

/** A lesson taken apart at its moments: setting off, up to the edge or through the air, on it or around, and away from it. */
export interface Told {
  /** Where both feet stand, and nothing else. */
  readonly feet: readonly string[]
  readonly start: readonly string[]
  readonly rise: readonly string[]
  readonly touch: readonly string[]
  /** Of the touch, what is done as long as it lasts. */
  readonly hold: readonly string[]
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

/** Some steps say what has to be known before, or how a movement is practiced and where, which is no part of it. */
const PREPARES =
  /^(?:Without|Repeat|Do|Choose|Learn|Practice|Begin|Stand (?:beside|next to)|When (?:it|that)|Carry it)\b|^(?:Have|Bring|Get|Find|Be|Know|Take|Start)\b(?! (?:it|the|your|both|with|on)\b)/

const GETTING_UP = /\b(?:pop|ollie|nollie|jump|snap|hop|spring|lift off)(?:s|ped|ping)?\b/i

const LEAVING_GROUND =
  /\b(?:pop|ollie|nollie|jump|snap|hop|spring|scoop|sweep|sling|press|kick|push|throw)(?:s|ped|ping)?\b/i

/** What sends the board off, although its words begin with a crouch. */
const SENDING_OFF = /\b(?:push|scoop|sweep|press|pop|snap) (?:off )?the (?:tail|nose)\b/i

/** How one comes to it, which is said once, of what is met. */
const ROLLING = /^(?:now )?(?:roll|ride|coast|cruise|approach|come|push)\b/i

const PLACED = /\b(?:foot|feet|toes|heels?)\b/i

const SET_OFF = new Set(['Roll up', 'Crouch'])
const DONE = new Set(['Land', 'Roll away', 'Out'])

/** The written steps of something in the air, as far as they come before the ground; null where no pop can be told in them. */
export function flownIn(motion: Motion, lesson: Lesson): Told | null {
  const named = momentsIn(motion, lesson).filter(({ step }) => !PREPARES.test(step))
  const first = named.findIndex(({ name, step }) => !SET_OFF.has(name) || SENDING_OFF.test(step))
  const flown = named.slice(first).filter(({ name }) => !DONE.has(name))
  if (first < 0 || !LEAVING_GROUND.test(flown[0]?.step ?? '')) return null
  const before = named.slice(0, first).map(({ step }) => step)
  const feet = placing(motion, before)
  const isCatch = ({ name }: { name: string }) => name === 'Catch'
  return {
    feet,
    start: before.filter((step) => !PLACED.test(step) || isRolled(step)),
    rise: flown.filter((each) => !isCatch(each)).map(({ step }) => step),
    touch: [],
    hold: [],
    catch: flown.filter(isCatch).map(({ step }) => step),
    end: [],
  }
}

/** The steps that say where the feet stand, which together name both of them; none where they do not, or tell of more. */
function placing({ stance }: Motion, steps: readonly string[]): string[] {
  const places = steps.filter((step, at) => at < 2 && PLACED.test(step) && !isRolled(step))
  const { pop, flick } = FEET[stance]
  const [first = ''] = places
  const both = names(first, pop) && names(first, flick) ? [first] : places
  return [pop, flick].every((foot) => names(both.join(' '), foot)) ? both : []
}

/** Whether a text names a foot, by itself or by its toes or heel. */
function names(text: string, foot: string): boolean {
  const [which = foot] = foot.split(' ')
  return ['foot', 'toes', 'heel'].some((part) => ` ${text}`.includes(` ${which} ${part}`))
}

/** Whether a step tells how one comes to the trick. */
export const isRolled = (step: string): boolean => ROLLING.test(step)

/** The steps of a movement of its own, which comes apart nowhere but before its end. */
export function wholeOf({ steps }: Lesson): Told {
  const moves = steps.filter((step) => !PREPARES.test(step))
  return {
    feet: [],
    start: moves.slice(0, -4).filter(isRolled).slice(0, 1),
    rise: moves.slice(-4, -1),
    touch: [],
    hold: [],
    catch: [],
    end: moves.slice(-1),
  }
}

/** What a step says that is a part of the way off and not yet the last. */
const LEAVING_EDGE = /\b(?:before|near the end|at the end|as the|while it still|to leave|pop|hop)\b/i

/** The written steps of something on an edge, from the touch to the way off; null where they do not come apart there. */
export function heldIn(motion: Motion, lesson: Lesson): Told | null {
  const named = momentsIn(motion, lesson)
  const half = Math.ceil(named.length * 0.6)
  const up = named.slice(0, half).findLastIndex(({ step }) => GETTING_UP.test(step))
  if (up < 0 || up > named.length - 3) return null
  const isOff = ({ name, step }: { name: string; step: string }) => DONE.has(name) && LEAVING_EDGE.test(step)
  const end = Math.min(
    Math.max(named.slice(0, -1).findLastIndex((each) => !isOff(each)) + 1, up + 2),
    named.length - 1,
  )
  const stepsFrom = (from: number, to?: number) => named.slice(from, to).map(({ step }) => step)
  return {
    feet: [],
    start: stepsFrom(0, up).filter((step) => !PREPARES.test(step)),
    rise: stepsFrom(up, up + 1),
    touch: stepsFrom(up + 1, end),
    hold: named
      .slice(up + 1, end)
      .flatMap(({ name, step }) => (name === 'Hold' ? [step] : []))
      .slice(-1),
    catch: [],
    end: stepsFrom(end),
  }
}

function momentsIn(motion: Motion, { steps }: Lesson): { step: string; name: string }[] {
  const moments = momentsOfSteps(steps, filmOf(motion, 'regular'))
  return steps.map((step, at) => ({ step, name: moments[at]?.name ?? 'Peak' }))
}
