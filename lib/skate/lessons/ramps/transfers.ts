import type { Motion, Stance } from '../../motion.ts'
import { nameTrick } from '../../name/name.ts'
import { type Lead, leadOf } from '../../stance.ts'
import { analyze, shortName } from '../analysis.ts'
import { flickStep } from '../flight.ts'
import {
  choose,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  rollAway,
  seedOf,
  sentence,
  squeeze,
  turns,
  withArticle,
} from '../phrases.ts'
import { GRABS } from './air-contacts.ts'

const UP: Record<Stance, string> = {
  regular: 'ride up the first wall on it',
  nollie: 'ride up the first wall on it with your front foot on the nose',
  fakie: 'ride up the first wall on it in fakie, eyes over the leading shoulder',
  switch: 'ride up the first wall on it in switch',
}

/** What is said of a transfer as a whole, of its run-up, of the way across, and what goes wrong on it. */
interface Crossing {
  readonly way: string
  readonly notes: readonly [string, ...string[]]
  readonly look: string
  readonly turned: string
  readonly knees: string
  /** Before the wheels are pushed down the wall, with or without a hand to open. */
  readonly arrive: readonly [seen: string, wall: string]
  readonly faults: readonly [Fault, Fault]
  readonly sideways: Fault
}

/** Straight over to another wall, which rolls on the way one came. */
const ACROSS: Crossing = {
  way: 'down the wall on the far side of a spine, a hip or a gap',
  notes: [
    'The line decides it: you go where you aimed on the way up, and in the air nothing can be changed about that.',
    'Half of it is the run-up, since all that happens in the air was settled on the way up the wall.',
    'Meet the far wall as steeply as you came off the near one, or it throws you.',
  ],
  look: 'Look at it from the platform first: one point where you leave the coping, one on the far wall below its coping. The line through both is your run-up.',
  turned: 'so that the board lies along the far wall before you drop',
  knees: 'Draw both knees up, so that the whole board passes over both copings.',
  arrive: ['Watch the far coping go by below you', 'down the wall behind it'],
  faults: [
    fault(
      'The trailing wheels hang on the far coping.',
      'You went up and not across. Aim a little further down the far wall and keep the trailing knee up until you have passed the edge.',
    ),
    fault(
      'You fly past the wall and land on the flat.',
      'You jumped at the lip as on the street. The wall throws you; the pop only frees the wheels.',
    ),
  ],
  sideways: fault(
    'You come down across the wall and slide out.',
    'The shoulders stayed behind. Point the leading hand down the far wall as soon as you are over it.',
  ),
}

/** Sideways along the same coping, over the gap between two walls, and down as from any air. */
const ALONG: Crossing = {
  way: 'onto the next wall along the same coping, over the gap between them',
  notes: [
    'The slant of the way up is what carries you across, so a wider gap wants more slant and not more pop.',
    'It is the air you know, stretched sideways; all that is missing below you is some wood.',
  ],
  look: 'Stand on the platform and look at the gap: one point on the coping before it, one on the wall behind it. The slant from the one to the other is your run-up.',
  turned: 'so that the nose points down the next wall before you drop',
  knees: 'Draw both knees up and let the slant carry you sideways over the gap.',
  arrive: ['Find the coping on the other side of the gap with your eyes', 'down the wall below it'],
  faults: [
    fault(
      'You come down in the gap.',
      'Straight up is not across. Begin the slant on the flat and keep the same speed through it.',
    ),
    fault(
      'You land on the platform behind the coping.',
      'You leaned in over it. The hips stay out above the ramp from the lip to the landing.',
    ),
  ],
  sideways: fault(
    'Only two wheels find the next wall and you slide out.',
    'The turn came late. Have it finished above the gap and set all four down at once.',
  ),
}

/** Teaches what is done from one wall to another: over a spine or a hip, or from ramp to ramp. */
export function transferLesson(motion: Motion, exit: Lead | null): Lesson | null {
  const trick = analyze(motion, exit)
  const { contact, flip, wrap, late, stance } = motion
  const isTurnedAlone = trick.relative !== 0 && !trick.isFlipped
  if (flip.kind === null || wrap || late || flip.late || isTurnedAlone) return null
  if (contact !== null && contact.kind !== 'grab' && contact.kind !== 'air') return null
  const { feet, body, opens } = trick
  const isHeld = contact !== null && contact.name !== 'Air'
  const grab = isHeld ? GRABS[contact.name] : null
  const done = withArticle(shortName(nameTrick({ ...motion, style: null, to: null })?.name))
  const seed = seedOf(JSON.stringify(motion))
  const crossing = motion.reverses ? ALONG : ACROSS
  const { way, notes, look, turned, knees, arrive, sideways } = crossing
  const is = grab
    ? `you leave one wall and come ${way}, and on the way ${grab.is}`
    : `${done} that leaves one wall and comes ${way}`
  const turn =
    body === 0
      ? null
      : `${opens === null ? 'Turn head and shoulders' : opens ? 'Open the leading shoulder' : 'Close the leading shoulder'} as you leave and bring ${turns(body)} around, ${turned}.`
  const isAsBefore = exit === leadOf(stance)
  const last = isAsBefore && (stance === 'regular' || stance === 'switch') ? 'front' : 'leading'
  return {
    description: `${sentence(`${is}, ${leavesYou(stance, exit, seed)}`)} ${choose(seed, 'note', notes)}`,
    steps: squeeze([
      look,
      `Pump the wall before it, ${UP[stance]}, and do it twice without leaving, so that you know the line and the speed.`,
      `When the leading wheels reach the coping, pop the ${feet.end} lightly and jump along the line, not straight up.`,
      ...(trick.isFlipped
        ? [
            flickStep({ ...trick, shape: 'straight', sweep: null }),
            'Catch it while you still rise; from there on you only come down.',
          ]
        : []),
      ...(turn ? [turn] : []),
      ...(grab ? [grab.take, grab.tweak] : trick.isFlipped ? [] : [knees]),
      `${arrive[0]}${grab ? ', open the hand' : ''} and push the ${last} wheels ${arrive[1]}.`,
      `Land on all four wheels high on that wall, knees deep, press down the curve and ${rollAway(stance, exit)}.`,
    ]),
    mistakes: [...crossing.faults, grab ? fault(grab.miss, grab.remedy) : sideways],
  }
}
