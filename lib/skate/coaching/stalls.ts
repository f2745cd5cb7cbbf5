import { fault } from './lesson.ts'
import type { StallLesson } from './stall-kind.ts'
import { END_STALLS } from './stalls-on-end.ts'

const hangUp = fault(
  'The last wheels hang on the coping as you come in.',
  'Lean down the ramp over the leading knee until the other foot is almost empty, and wear knee pads while you learn it.',
)

/** All stalls by name. */
export const STALLS: Readonly<Record<string, StallLesson>> = {
  ...END_STALLS,
  'Axle Stall': {
    is: 'both trucks sit on the coping, board along the edge',
    on: (feet) => [
      `Lift the leading wheels over the coping and let the truck under your ${feet.tail} clack onto it.`,
      'Set the other truck down along the coping and stand up, weight a little toward the platform.',
    ],
    off: (feet) =>
      `Press the tail, swing the nose off the coping and point it down the ramp, the ${feet.nose} reaching for the wall.`,
    faults: (feet) => [
      fault(
        'Only one truck gets on.',
        `You turned too early, below the coping. Ride higher and let the truck under the ${feet.tail} arrive first.`,
      ),
      fault(
        'The wheels stay locked as you drop.',
        'Pivot on the tail until the nose points down the ramp, and only then shift your weight.',
      ),
    ],
  },
  'Rock and Roll': {
    is: 'the leading truck goes over, the belly of the board rests on the coping, and you pivot half round to come back',
    on: () => [
      'Lift the leading wheels across the coping and let the deck touch down in its middle.',
      'Keep the weight over the foot whose wheels are still on the wall.',
    ],
    off: () => 'Press that end, raise the other clear of the coping and let the hips finish the half turn.',
    faults: () => [
      fault(
        'The truck clips the coping in the turn.',
        'Lift first and turn second, even if it feels like two movements for a while.',
      ),
      fault(
        'You come in at an angle and slide.',
        'The shoulders stopped at a quarter. Look at a spot straight below and turn until your chest has passed it.',
      ),
    ],
  },
  'Rock to Fakie': {
    is: 'the leading truck goes over, the belly of the board rests on the coping, and you come back the way you came',
    on: (feet) => [
      'Lift the leading wheels across the coping and set them down on the platform side.',
      `Rest the middle of the board on the coping with the weight over your ${feet.tail}.`,
    ],
    off: () =>
      'Lift the wheels back across the coping before you lean into the ramp, shoulders in line with the board.',
    faults: () => [
      fault(
        'The wheels catch on the coping as you come back.',
        'You leaned in and forgot to lift. Exaggerate the lift until they have cleared it.',
      ),
      fault(
        'You stand there, stuck across the coping.',
        'Tap the platform with the front wheels; never put weight on them.',
      ),
    ],
  },
  Rock: {
    is: 'the tail goes over the coping first, the belly of the board rests on it, and you come back in',
    on: (feet) => [
      `Lift the leading truck across the coping with a light press of your ${feet.nose}.`,
      'Let the middle of the board touch the coping and keep your weight on the ramp side.',
    ],
    off: (feet) => `Lift the tail clear again with the ${feet.nose} pressing and let the nose lead you down.`,
    faults: () => [
      fault(
        'The tail truck catches on the way back in.',
        'Lift it higher than seems polite and look at it until it has cleared.',
      ),
      fault(
        'You roll up with too little speed and never get across.',
        'Pump the transition once more before it; fakie loses speed on the way up.',
      ),
    ],
  },
  Disaster: {
    is: 'you turn half round above the lip and land with the belly of the board on the coping',
    on: () => [
      'Leave the wall as the leading wheels pass the coping and turn half round, head first.',
      'Land the middle of the deck on the coping, one truck over the platform, knees bent.',
    ],
    off: (feet) =>
      `Push the front wheels down the wall like a drop in, and lighten the ${feet.tail} at once.`,
    faults: () => [
      hangUp,
      fault(
        'The tail hits the coping instead of the middle.',
        'You turned too soon. Wait until the last wheels are near the lip.',
      ),
    ],
  },
  'Feeble Stall': {
    is: 'one truck stands on the coping and the other hangs over the platform, the deck leaning on the edge',
    on: (feet) => [
      `Send the ${feet.nose} across the coping so that its truck goes over to the platform side.`,
      `Set the other truck down on the coping and stand on the ${feet.tail}.`,
    ],
    off: (feet) => `Lift the ${feet.nose} back across the coping and swing the nose down the ramp.`,
    faults: () => [
      hangUp,
      fault(
        'It slides on into a rock.',
        'Stop the turn with the shoulders and stand on the truck as soon as it touches.',
      ),
    ],
  },
  'Smith Stall': {
    is: 'one truck stands on the coping and the other points down the ramp below it',
    on: (feet) => [
      `Set the truck under your ${feet.tail} on the coping while the nose still points along it.`,
      `Push the ${feet.nose} down until the side of the deck leans on the coping.`,
    ],
    off: (feet) => `Pull the nose up, turn it down the ramp and lean in over the ${feet.nose}.`,
    faults: (feet) => [
      hangUp,
      fault('Both trucks end up on the coping.', `Aim the ${feet.nose} below the edge from the start.`),
    ],
  },
}
