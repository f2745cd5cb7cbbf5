import type { EdgeLesson } from './edge-kind.ts'
import type { EdgeWords } from './edge-words.ts'
import { TAIL_GRINDS } from './grinds-on-tail.ts'
import { fault } from './lesson.ts'

const noseTruck = ({ isFakie }: EdgeWords) =>
  isFakie ? 'truck under the nose, which trails,' : 'front truck'

/** All grinds by name. */
export const GRINDS: Readonly<Record<string, EdgeLesson>> = {
  ...TAIL_GRINDS,
  '50-50': {
    is: ({ thing }) => `both trucks sit on the ${thing} and roll along it on their hangers`,
    lock: ({ thing }) => `Level the board above the ${thing} and set both trucks down at once, knees bent.`,
    hold: ({ thing }) => `Stand over the bolts with your hips above the ${thing} and look at its far end.`,
    faults: ({ thing }) => [
      fault(
        'One truck slides off after a metre.',
        `You jumped at the ${thing} instead of over it. Bring the hips above it and land with equal weight on both feet.`,
      ),
      fault(
        `The ${thing} stops you at the first touch.`,
        'Wheels hit the side. Come in flatter and a little faster, and pop half a step earlier.',
      ),
    ],
  },
  Nosegrind: {
    is: (words) => `the ${noseTruck(words)} grinds with the tail up in the air`,
    lock: (words) =>
      `Let your ${words.feet.nose} slide onto the nose and set the ${noseTruck(words)} down with the knee above the toes.`,
    hold: ({ feet }) => `Keep the ${feet.tail} light and steer the height of the tail with that knee.`,
    faults: ({ feet }) => [
      fault(
        'The nose bites and you run out over it.',
        `You pressed with the toes. Put your weight over the bolts and keep the ${feet.nose} flat.`,
      ),
      fault(
        'The tail drops and it becomes a 50-50.',
        `Your hips stayed in the middle. Land with the chest already above the ${feet.nose}.`,
      ),
    ],
  },
  'Crooked Grind': {
    is: (words) =>
      `the ${noseTruck(words)} grinds with the nose slanted in across the edge and the tail swung out over the side you came from`,
    lock: (words) =>
      `Land the ${noseTruck(words)} with the nose slanted across the top, truck and nose pinching the edge.`,
    hold: ({ feet }) =>
      `Press through the ${feet.nose} and let the other leg hang out, bent, over the ground you came from.`,
    faults: () => [
      fault(
        'It slides on the nose with no truck on the edge.',
        'You turned too far. Stop at a third of what a noseslide needs.',
      ),
      fault(
        'It pinches and stops dead.',
        'More speed and more wax, and land a little behind the nose so that the board runs out ahead.',
      ),
    ],
  },
  'Overcrook Grind': {
    is: (words) => `the ${noseTruck(words)} grinds with the tail swung over to the far side`,
    lock: ({ thing, feet }) =>
      `Put the ${feet.nose} down on the ${thing} with its truck and let the tail drift past to the far side.`,
    hold: ({ feet }) =>
      `Hold the slant with bent knees, the ${feet.tail} light and the leading shoulder along the line.`,
    faults: ({ feet, thing }) => [
      fault(
        'The tail never crosses.',
        'Start the sideways drift at take-off; once the truck is locked it is too late.',
      ),
      fault(
        'The truck drops off the far side.',
        `Aim the ${feet.nose} at the ${thing} itself and let only the other half of the board go past.`,
      ),
    ],
  },
  'Willy Grind': {
    is: (words) => `the ${noseTruck(words)} grinds and the tail half hangs down on the side you came from`,
    lock: (words) =>
      `Set the ${noseTruck(words)} down, bend that knee over it at once and let the other end drop beside the edge.`,
    hold: ({ feet }) => `Keep all your weight over the ${feet.nose}; the ${feet.tail} only steers.`,
    faults: () => [
      fault(
        'The hanging wheels scrape the ground.',
        'The edge is too low or that leg too straight. Bend it and keep the low end off the floor.',
      ),
      fault(
        'You get pulled back off the edge.',
        'Your hips lagged behind. Put them above the grinding truck before the other end drops.',
      ),
    ],
  },
  'Losi Grind': {
    is: (words) => `the ${noseTruck(words)} grinds and the tail half hangs over on the far side`,
    lock: (words) =>
      `Carry the tail across the edge and set the ${noseTruck(words)} down on top, that knee deep.`,
    hold: ({ feet }) =>
      `Stay over the ${feet.nose} and let the ${feet.tail} press the hanging end lightly down.`,
    faults: ({ feet }) => [
      fault(
        'The board turns on into a lipslide.',
        `Too much weight on the ${feet.tail}. Stand on the truck that grinds.`,
      ),
      fault(
        'The tail stays on the near side.',
        'Jump a little across the edge, hips first, instead of along it.',
      ),
    ],
  },
  'Layback Grind': {
    is: ({ thing }) =>
      `the trucks run along the ${thing} while you lean back and put the trailing hand down behind you`,
    lock: ({ thing }) =>
      `Get the back truck onto the ${thing} with speed to spare and push the board out in front of you.`,
    hold: () => 'Lean back, put the trailing hand flat down behind you and let the legs do the pushing.',
    faults: () => [
      fault(
        'The board runs out and you sit down.',
        'You leaned before you were locked. Feel metal first, then go for the hand.',
      ),
      fault(
        'You hang on the hand and stop.',
        'The hand only brushes along. Keep the hips moving with the board.',
      ),
    ],
  },
}
