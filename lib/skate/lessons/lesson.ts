import type { ContactKind } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { exitOf, type Lead, leadAtEnd } from '../stance.ts'
import { airLesson } from './airs.ts'
import { groundOf } from './analysis.ts'
import { combinationLesson } from './combinations.ts'
import { edgeLesson } from './edges.ts'
import { flatLesson } from './flat.ts'
import { manualLesson } from './manuals.ts'
import texts from './named.json' with { type: 'json' }
import { type Context, type Fault, type Lesson, leavesYou } from './phrases.ts'
import { stallLesson } from './stalls.ts'

/**
 * How to do a trick, in a coach's words, from its motion alone; the context only chooses between ways to say
 * it. Null when the motion leaves open what the trick is.
 */
export function lessonFor(motion: Motion, context: Context = {}): Lesson | null {
  return compose(motion, context, exitIn(motion, context))
}

function compose(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  if (motion.parts.length > 0) return combinationLesson(motion, context, exit, compose)
  const { contact } = motion
  if (!contact) {
    if (motion.reverses) return airLesson(motion, contact, context, exit)
    return namedLesson(motion, exit) ?? flatLesson(motion, context, exit)
  }
  if (!isPlain(motion)) return null
  switch (contact.kind) {
    case 'grind':
    case 'slide':
      return edgeLesson(motion, contact, context, exit)
    case 'manual':
      return manualLesson(motion, contact, exit)
    case 'stall':
      return stallLesson(motion, contact, exit)
    case 'grab':
    case 'air':
      return airLesson(motion, contact, context, exit)
    case 'plant':
      // Nothing in a plant's name says how the rest of the body moves, and a wrong word here ends on the head.
      return null
  }
}

/** A trick that is a movement of its own rather than a sum of turns and flips. */
interface NamedLesson {
  readonly is: string
  readonly steps: readonly string[]
  readonly faults: readonly Fault[]
  /** Rolls away in some stance, so that the description says in which. */
  readonly rollsOn: boolean
}

/** Such tricks by the name of their style. */
const NAMED_LESSONS: Readonly<Record<string, NamedLesson | undefined>> = texts

function namedLesson(motion: Motion, exit: Lead | null): Lesson | null {
  const named = motion.style ? NAMED_LESSONS[motion.style] : undefined
  if (!named || motion.stance !== 'regular' || motion.contact || motion.revert) return null
  const way = named.rollsOn ? ` ${leavesYou(motion.stance, exit)}` : ''
  return { description: `${named.is}.${way}`, steps: named.steps, mistakes: named.faults }
}

/** A grab may be flipped into and a manual held on one foot; all else done on an obstacle is a piece of its own. */
function isPlain({ contact, flip, wrap, late, style }: Motion): boolean {
  const isStyled = style !== null && !(style === 'One Foot' && contact?.kind === 'manual')
  const isFlipped =
    flip.kind === null || (flip.kind !== 'none' && contact?.kind !== 'grab' && contact?.kind !== 'air')
  return !(isStyled || isFlipped || wrap || late)
}

/** How the trick rolls away: as its sequence says, else as its motion does. */
function exitIn(motion: Motion, context: Context): Lead | null {
  return leadAtEnd(context.sequence) ?? exitOf(motion, groundOf(context))
}

const PLACES: Record<string, string> = {
  'Flat Ground': 'flat ground',
  'Manual Pad': 'a manual pad',
  Ledge: 'a ledge',
  Rail: 'a rail',
  'Mini Ramp': 'a mini ramp',
  Bowl: 'a bowl',
  Vert: 'vert',
  Bank: 'a bank',
}

/**
 * One true sentence or two about a trick that no lesson can be composed for: its kind, where it is done, which way
 * it rolls out.
 */
export function describePlainly(motion: Motion, context: Context & { readonly name: string }): string {
  const places = (context.obstacles ?? []).flatMap((obstacle) => PLACES[obstacle] ?? [])
  const where = places.length > 0 ? ` It belongs on ${places.join(' or ')}.` : ''
  const exit = exitOf(motion)
  return `${context.name} is ${whatItIs(motion, context)}.${where}${exit ? ` ${leavesYou(motion.stance, exit)}` : ''}`
}

const FAMILIES: Record<string, string> = {
  freestyle: 'a freestyle trick, done standing still or rolling slowly on smooth ground',
  casper: 'a casper trick, in which the board lies upside down on your foot for a moment',
  plant: 'a plant: a hand or a foot goes down while the board stays off the ground',
  'old school': 'an old school trick with a movement of its own',
  'ground slide': 'a slide on the wheels with the body low over the board',
  air: 'an air, for ramps that send you well above the coping',
  underflip: 'an underflip: the toes turn the board over from below',
  sugarcane: 'a grind that begins with a turn of the whole rider',
  hurricane: 'a grind that begins with a turn of the whole rider',
  benihana: 'an air in which one foot leaves the board',
}

const KINDS: Readonly<Record<ContactKind, string | null>> = {
  grind: 'a grind with a name of its own',
  slide: 'a slide with a name of its own',
  stall: 'a lip trick for the top of a ramp',
  plant: 'a plant: a hand or a foot goes down while the board stays off the ground',
  grab: 'an air with a hand on the board',
  air: 'an air',
  // Every manual has a lesson.
  manual: null,
}

function whatItIs(motion: Motion, { family = '' }: Context): string {
  const known = FAMILIES[family] ?? (motion.contact && KINDS[motion.contact.kind])
  if (known) return known
  return motion.bodyDeg === 0 && motion.flip.kind === null
    ? 'a flip of its own kind: the board goes over and round below you while you keep facing the same way'
    : 'a trick with a movement of its own'
}
