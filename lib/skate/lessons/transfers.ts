import type { Motion, Stance } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import type { Lead } from '../stance.ts'
import { GRABS } from './air-contacts.ts'
import { analyze, shortName } from './analysis.ts'
import { flickStep } from './flight.ts'
import {
  fault,
  type Lesson,
  leavesYou,
  rollAway,
  seedOf,
  sentence,
  squeeze,
  turns,
  withArticle,
} from './phrases.ts'

const UP: Record<Stance, string> = {
  regular: 'ride up the first wall on it',
  nollie: 'ride up the first wall on it with your front foot on the nose',
  fakie: 'ride up the first wall on it in fakie, eyes over the leading shoulder',
  switch: 'ride up the first wall on it in switch',
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
  const way = motion.reverses
    ? 'onto the next wall along the same coping, over the gap between them'
    : 'down the wall on the far side of a spine, a hip or a gap'
  const is = grab
    ? `you leave one wall and come ${way}, and on the way ${grab.is}`
    : `${done} that leaves one wall and comes ${way}`
  const turn =
    body === 0
      ? null
      : `${opens === null ? 'Turn head and shoulders' : opens ? 'Open the leading shoulder' : 'Close the leading shoulder'} as you leave and bring ${turns(body)} around, so that the board lies along the far wall before you drop.`
  const last = stance === 'fakie' || stance === 'nollie' ? 'leading' : 'front'
  return {
    description: `${sentence(`${is}, ${leavesYou(stance, exit, seed)}`)} The line decides it: you go where you aimed on the way up, and in the air nothing can be changed about that.`,
    steps: squeeze([
      'Look at it from the platform first: one point where you leave the coping, one on the far wall below its coping. The line through both is your run-up.',
      `Pump the wall before it, ${UP[stance]}, and do it twice without leaving, so that you know the line and the speed.`,
      `When the leading wheels reach the coping, pop the ${feet.end} lightly and jump along the line, not straight up.`,
      ...(trick.isFlipped
        ? [
            flickStep({ ...trick, shape: 'straight', sweep: null }),
            'Catch it before you are over the far coping; from there on you only come down.',
          ]
        : []),
      ...(turn ? [turn] : []),
      ...(grab
        ? [grab.take, grab.tweak]
        : trick.isFlipped
          ? []
          : ['Draw both knees up, so that the whole board passes over both copings.']),
      `Watch the far coping go by below you${grab ? ', open the hand' : ''} and push the ${last} wheels down the wall behind it.`,
      `Land on all four wheels high on that wall, knees deep, press down the curve and ${rollAway(stance, exit)}.`,
    ]),
    mistakes: [
      fault(
        'The trailing wheels hang on the far coping.',
        'You went up and not across. Aim a hand further down the far wall and keep the trailing knee up until you have passed the edge.',
      ),
      fault(
        'You fly past the wall and land on the flat.',
        'You jumped at the lip as on the street. The wall throws you; the pop only frees the wheels.',
      ),
      grab
        ? fault(grab.miss, grab.remedy)
        : fault(
            'You come down across the wall and slide out.',
            'The shoulders stayed behind. Point the leading hand down the far wall as soon as you are over it.',
          ),
    ],
  }
}
