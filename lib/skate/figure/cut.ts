import type { ContactName } from '../contacts.ts'
import { combine, isOnCoping, isWayOfDoing, type Motion } from '../motion.ts'
import { type Lead, leadOf } from '../stance.ts'
import { isWhole, type StyleName } from '../styles.ts'
import { asNamed, asUsuallyDone, beatsOf } from '../usual.ts'
import { drawnAs } from './drawn-as.ts'
import { isStand } from './freestyle.ts'
import { isDrawn, isFlatPlant } from './manners.ts'

/** What one thing after another is: an air, an edge or a pad, a wall, a movement of its own. */
export type Step =
  | { readonly is: 'air'; readonly parts: readonly Motion[] }
  | { readonly is: 'contact'; readonly before: readonly Motion[]; readonly motion: Motion }
  | {
      readonly is: 'wall'
      readonly before: readonly Motion[]
      readonly motion: Motion
      /** What is done on the way off an edge, before the wheels are back on the wall. */
      readonly out: Motion[]
    }
  | { readonly is: 'spine'; readonly before: readonly Motion[]; readonly motion: Motion }
  | { readonly is: 'style'; readonly motion: Motion }

function isOnWall(motion: Motion): boolean {
  const { contact, reverses } = motion
  if (!contact) return reverses
  if (contact.kind === 'plant') return !isFlatPlant(contact)
  if (contact.kind === 'grind' || contact.kind === 'slide') return isOnCoping(motion)
  return contact.kind === 'stall' || contact.kind === 'air' || (contact.kind === 'grab' && reverses)
}

const isLate = ({ late, flip }: Motion) => late || flip.late

/** Whether a part is the way off a stall: it begins in the stance in which the rider came up the wall. */
const isWayOut = ({ contact, to, stance }: Motion, part: Motion) =>
  contact?.kind === 'stall' &&
  to === null &&
  part.contact === null &&
  part.style === null &&
  leadOf(part.stance) === leadOf(stance)

const TAILS: ReadonlySet<string> = new Set<ContactName>(['Tail Stall', 'Tail Tap'])

/** Whether an air comes down on the tail: a lien to tail is one trick on one wall. */
const isOnTail = ({ contact }: Motion, part: Motion) =>
  (contact?.kind === 'air' || contact?.kind === 'grab') && TAILS.has(part.contact?.name ?? '')

/** What the board does between the hand that lets it go and the feet. */
const isTossed = ({ contact, style, wrap, late }: Motion) => !(contact || style || wrap || late)

export const isHighStart = (step: Step): step is Extract<Step, { is: 'style' }> =>
  step.is === 'style' && isFromAbove(step.motion)

/** What begins on top, for a rider who has to ride up there first. */
export function climbed(step: Step, lead: Lead): Step {
  const up = isHighStart(step) ? reachedRolling(step.motion, lead) : null
  return up ? { is: 'wall', before: [], motion: asDrawn(up), out: [] } : step
}

/** Airs that come down on the tail before the wheels are on the wall. */
const ON_TAIL: ReadonlySet<string> = new Set<ContactName>(['Madonna'])

const tapped = (part: Motion): readonly Motion[] =>
  ON_TAIL.has(part.contact?.name ?? '')
    ? [part, { ...part, contact: { kind: 'stall', name: 'Tail Tap' } }]
    : [part]

/** The pieces of a motion, what is two things in one jump taken apart. */
const partsOf = (motion: Motion): readonly Motion[] =>
  (motion.parts.length > 0 ? motion.parts : [motion]).flatMap((part, at, all) => {
    const [way, next] = [all[at - 1], all[at + 1]]
    if (next && isWayOfDoing(part, next)) return []
    if (way && isWayOfDoing(way, part)) return { ...part, parts: [way, part] }
    return next && isOnTail(part, next) ? part : (beatsOf(part) ?? tapped(part))
  })

/** A motion cut into steps: tricks before a contact lead into it, late ones belong to the air before. */
export function stepsOf(motion: Motion): Step[] {
  const steps: Step[] = []
  let before: Motion[] = []
  const flush = () => {
    if (before.length > 0) steps.push({ is: 'air', parts: before })
    before = []
  }
  for (const part of partsOf(motion)) {
    const last = steps.at(-1)
    if (last?.is === 'wall' && before.length === 0 && isWayOut(last.motion, part)) last.out.push(part)
    else if (last?.is === 'wall' && before.length === 0 && isOnTail(last.motion, part))
      steps[steps.length - 1] = { ...last, before: [...last.before, last.motion], motion: part }
    else if (part.style === 'Transfer' && !part.reverses) {
      steps.push({ is: 'spine', before, motion: part })
      before = []
    } else if (isOnWall(part) || (part.style === 'Kickturn' && last && isHighStart(last))) {
      steps.push({ is: 'wall', before, motion: part, out: [] })
      before = []
    } else if (part.contact && part.contact.kind !== 'grab' && !isFlatPlant(part.contact)) {
      steps.push({ is: 'contact', before, motion: part })
      before = []
    } else if (
      last?.is === 'style' &&
      before.length === 0 &&
      isTossed(part) &&
      (last.motion.style === 'Caveman' || (isStand(last.motion.style) && part.flip.late))
    ) {
      const { flip, bodyDeg, boardDeg } = part
      steps[steps.length - 1] = { ...last, motion: { ...last.motion, flip, bodyDeg, boardDeg } }
    } else if (hasOwnMovement(part)) {
      flush()
      steps.push({ is: 'style', motion: part })
    } else {
      if (!isLate(part) || before.length === 0) flush()
      before.push(part)
    }
  }
  flush()
  return steps
}

/** Whether a part is drawn as a movement of its own; what flies is not. */
function hasOwnMovement({ style, contact }: Motion): boolean {
  if (contact && isFlatPlant(contact)) return true
  return style !== null && (isDrawn(style) || (isWhole(style) && OPEN_STANDS.has(style)))
}

/** What a rider stands or turns on the board in ways that no name puts in words; drawn as rolling on. */
export const OPEN_STANDS = new Set<StyleName>([
  'Jaywalk',
  'Broken Fingers',
  'Butter Flip',
  'Calf Wrap',
  'Carousel',
  'Flamingo',
  'Gingersnap',
  'Godzilla Flip',
  'Kickback Flip',
  'Pretzel',
  'San Francisco Flip',
  'Turn Around',
  'Switch Hand',
  'Gnar Jar',
  'Biebelheimer',
  'Thruster',
  'Daffy',
  'Nose Pickup',
])

/** What a step begins with. */
export function firstOf(step: Step): Motion | undefined {
  if (step.is === 'air') return step.parts[0]
  return step.is === 'style' ? step.motion : (step.before[0] ?? step.motion)
}

/** With numbers for what skaters agree on and its name does not say. */
export const asDrawn = (motion: Motion): Motion =>
  motion.parts.length > 0
    ? { ...motion, parts: motion.parts.map(withNumbers).flatMap(drawnAs) }
    : inParts(drawnAs(withNumbers(motion)))

const withNumbers = (motion: Motion): Motion => asUsuallyDone(motion) ?? asNamed(motion)

const inParts = (parts: readonly Motion[]): Motion => (parts.length === 1 && parts[0]) || combine(parts)

const isFromAbove = ({ style }: Motion) => style === 'Drop In' || style === 'Roll In' || style === 'Tail Drop'

/**
 * How one comes to drop in who rolls already: up a wall and onto the tail, from where it begins. Null for what does not
 * begin on top.
 */
export function reachedRolling(motion: Motion, lead: Lead): Motion | null {
  if (!isFromAbove(motion) || motion.parts.length > 0) return null
  return {
    ...motion,
    style: null,
    stance: lead === 'F' ? 'regular' : 'fakie',
    contact: { kind: 'stall', name: 'Tail Stall' },
    ...(lead === 'F' ? { bodyDeg: null, boardDeg: null, bodyTurn: 180, boardTurn: 180 } : {}),
    pop: true,
    reverses: true,
  }
}
