import { fault } from './lesson.ts'
import type { StallLesson } from './stall-kind.ts'

/** Stalls on one end or one truck of the board. */
export const END_STALLS: Readonly<Record<string, StallLesson>> = {
  Pivot: {
    is: 'one truck stands on the coping while the board pivots on it',
    on: (feet) => [
      `Roll high enough to set the truck under your ${feet.tail} on the coping, nose pointing up and out.`,
      'Stand on that truck for a beat with the knee over it bent.',
    ],
    off: () => 'Keep turning on the same truck until the nose points down the ramp, then lean in.',
    faults: (feet) => [
      fault(
        'The truck slips off before you stand.',
        `Put your weight over the ${feet.tail} as the metal touches, not after.`,
      ),
      fault('You pivot only part of the way.', 'The head has to look down the ramp before the board does.'),
    ],
  },
  'Tail Stall': {
    is: 'the tail stands on the coping with its wheels tucked against it, as before a drop in',
    on: (feet) => [
      `As the wheels reach the coping, press the tail onto it with your ${feet.tail}.`,
      'Stand up over the tail until you are quite still.',
    ],
    off: (feet) => `Put the ${feet.nose} down like a drop in, chest over that knee.`,
    faults: (feet) => [
      fault('The tail comes down before the coping.', 'Wait for the bump of the wheels; then press.'),
      fault(
        'You fall back into the ramp.',
        `You stopped short. Step all the way up onto the ${feet.tail} and stand tall over it.`,
      ),
    ],
  },
  'Nose Stall': {
    is: 'the nose stands on the coping with its wheels tucked against it',
    on: (feet) => [
      `As the leading wheels reach the coping, press the nose onto it with your ${feet.nose}.`,
      'Come up over the nose until you are still, the other knee bent.',
    ],
    off: (feet) => `Shift your weight back to the ${feet.tail} and let the board roll down tail first.`,
    faults: (feet) => [
      fault(
        'You stop halfway and slide back.',
        `Too slow, and too careful. Step up onto the ${feet.nose} as onto a stair.`,
      ),
      fault(
        'You go over the nose onto the platform.',
        'Hips above the coping, not beyond it; bend the front knee to stop yourself.',
      ),
    ],
  },
  'Nose Pick': {
    is: 'the leading truck stands on the coping while a hand holds the board to your feet',
    on: (feet) => [
      `Set the truck under your ${feet.nose} on the coping and bend deep over it.`,
      'Take the toe-side edge with the trailing hand before you stop.',
    ],
    off: () => 'Hop off the coping with the board in the hand, put it back on the wall and let go.',
    faults: () => [
      fault(
        'The truck slips down the transition side.',
        'Set it on top, from above. Ride a little higher before you press.',
      ),
      fault(
        'You hop in and the wheels land on the coping.',
        'Jump back and down, not up; the hand brings the board along.',
      ),
    ],
  },
  Blunt: {
    is: 'the tail stands on the coping with its wheels beyond it and the board points steeply up',
    on: (feet) => [
      'Ride up until the trailing wheels have passed the coping.',
      `Stamp the tail down against it with your ${feet.tail} and balance there, nose up in front of your chest.`,
    ],
    off: (feet) =>
      `Pop a small hop off the tail, pull the ${feet.tail} up and guide the wheels back over the coping.`,
    faults: () => [
      fault(
        'The wheels stay on the platform and you fall in without them.',
        'Take the nose in your hand for the first ones and lift the board back across.',
      ),
      fault(
        'You lean into the ramp too early.',
        'Balance with the hips above the coping, and hop before you lean.',
      ),
    ],
  },
}
