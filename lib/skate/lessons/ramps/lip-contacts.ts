import type { NameOf } from '../../contacts.ts'
import type { Feet } from '../../feet.ts'
import { type Fault, fault } from '../phrases.ts'

/** A way to rest on the coping. */
export interface StallLesson {
  readonly is: string
  /** The rider turns a quarter into it, so that the way to fakie is that quarter back. */
  readonly isTurnedInto: boolean
  /** Getting onto the coping and resting there. */
  readonly on: (feet: Feet) => readonly [string, string]
  /** The move that brings the board back in. */
  readonly off: (feet: Feet) => string
  readonly faults: (feet: Feet) => readonly [Fault, Fault]
}

/** How each stall is taught. */
export const STALLS: Readonly<Record<NameOf<'stall'>, StallLesson>> = {
  Pivot: {
    is: 'one truck stands on the coping while the board pivots on it',
    isTurnedInto: true,
    on: (feet) => [
      `Roll high enough to set the truck under your ${feet.tail} on the coping, the nose held high.`,
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
  'Nose Pivot': {
    is: 'the truck under the nose stands on the coping while the tail swings around over it',
    isTurnedInto: true,
    on: (feet) => [
      `Ride up until the truck under your ${feet.nose} goes over the coping, then step down on it.`,
      'Lift the tail off the wall and stand over that one truck, knee deep, eyes already down the ramp.',
    ],
    off: (feet) =>
      `Swing the tail around over the platform until the nose points down, then lean in over your ${feet.nose}.`,
    faults: (feet) => [
      fault(
        'The truck drops off the coping as the tail comes up.',
        `Stay low over the ${feet.nose}. Up and forward at once takes the weight off it.`,
      ),
      fault(
        'The tail swings only half of the way.',
        'Hips first: they go around the truck, the board follows.',
      ),
    ],
  },
  '5-0 Stall': {
    is: 'the truck under the tail stands on the coping, in line with it, and the nose stays up',
    isTurnedInto: true,
    on: (feet) => [
      `Turn along the coping and set the truck under your ${feet.tail} on it.`,
      'Hold the nose up and stand still over that truck.',
    ],
    off: (feet) => `Turn on the truck toward the ramp and put your ${feet.nose} down.`,
    faults: () => [
      fault('The other truck drops onto the coping.', 'Have the weight over the tail before you touch.'),
      fault('You fall in sideways.', 'Turn the head down the ramp first, then the board.'),
    ],
  },
  'Crail Stall': {
    is: 'the tail stands on the coping and the trailing hand holds the nose',
    isTurnedInto: true,
    on: (feet) => [
      'Take the nose with the trailing hand as you turn at the top.',
      `Set the tail on the coping with your ${feet.tail} and hold still.`,
    ],
    off: (feet) => `Let go of the nose, put your ${feet.nose} down and lean in.`,
    faults: () => [
      fault(
        'The hand comes too late.',
        'Reach while you are still going up; there is no time on the coping.',
      ),
      fault('You tip forward over the hand.', 'Keep the hips above the tail and bend the knees more.'),
    ],
  },
  'Stalefish Stall': {
    is: 'the tail stands on the coping and the trailing hand holds the heel-side edge behind the leg',
    isTurnedInto: true,
    on: (feet) => [
      'Reach the trailing hand down behind the trailing knee as you turn at the top.',
      `Set the tail on the coping with your ${feet.tail} and hold the edge.`,
    ],
    off: (feet) => `Let go, put your ${feet.nose} down and lean in.`,
    faults: () => [
      fault('The hand does not find the edge.', 'Sit deeper; the board has to come up to the hand.'),
      fault('You sit down on the platform.', 'Keep the chest over the leading knee while you reach.'),
    ],
  },
  'Tail Tap': {
    is: 'the tail taps the coping for a moment with its wheels against the wall, and you drop in again',
    isTurnedInto: false,
    on: (feet) => [
      `As the wheels reach the coping, tap the tail on it with your ${feet.tail}.`,
      'Stay light: it is a touch, not a stand.',
    ],
    off: (feet) => `Put your ${feet.nose} down at once, chest over that knee.`,
    faults: (feet) => [
      fault('The tail slides off the coping.', `Press it straight down with your ${feet.tail}.`),
      fault('You stand still and fall back.', 'Lean in with the tap, not after it.'),
    ],
  },
  'Boardslide Stall': {
    is: 'the middle of the deck stands across the coping with a truck on either side',
    isTurnedInto: false,
    on: () => [
      'Lift the leading truck over the coping and set the middle of the deck on it.',
      'Stand still with the weight between the trucks.',
    ],
    off: (feet) => `Lift the leading truck back with your ${feet.nose} light and lean in.`,
    faults: () => [
      fault(
        'The truck hangs up on the way in.',
        'Lean back for a moment so that it comes clear of the coping.',
      ),
      fault('You roll on over the platform.', 'Come slower and stop the deck with both feet.'),
    ],
  },
  'Noseblunt Stall': {
    is: 'the nose stands on the coping with its wheels beyond it and the board points steeply up',
    isTurnedInto: false,
    on: (feet) => [
      'Ride up until the leading wheels can pass the coping.',
      `Press the nose down against it with your ${feet.nose} and balance there, tail up.`,
    ],
    off: (feet) => `Pop a small hop off the nose and bring your ${feet.tail} down the ramp.`,
    faults: () => [
      fault('The wheels never pass the coping.', 'Come with more speed and lean over the nose.'),
      fault('You hang up coming in.', 'Hop before you lean, or the wheels stay behind.'),
    ],
  },
  'Tail Stall': {
    is: 'the tail stands on the coping with its wheels tucked against it, as before a drop in',
    isTurnedInto: false,
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
    isTurnedInto: false,
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
    isTurnedInto: false,
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
    isTurnedInto: false,
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
  'Axle Stall': {
    is: 'both trucks sit on the coping, board along the edge',
    isTurnedInto: true,
    on: (feet) => [
      `Lift the leading wheels over the coping, carve a quarter so that the board lies along it, and let the truck under your ${feet.tail} clack on first.`,
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
    is: 'the leading truck goes over, the belly of the board rests on the coping, and you pivot halfway around to come back',
    isTurnedInto: false,
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
    isTurnedInto: false,
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
    isTurnedInto: false,
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
    is: 'you turn halfway around above the lip and land with the belly of the board on the coping',
    isTurnedInto: false,
    on: () => [
      'Leave the wall as the leading wheels pass the coping and turn halfway around, head first.',
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
    isTurnedInto: true,
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
    isTurnedInto: true,
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
  Sweeper: {
    is: 'the leading foot steps off onto the platform, a hand takes the nose, and the board is swept halfway around on its tail',
    isTurnedInto: false,
    on: (feet) => [
      `As the leading wheels pass the coping take the nose with the leading hand and step the ${feet.nose} off onto the platform.`,
      `Keep the ${feet.tail} on the tail and sweep the nose around until it looks back down the ramp.`,
    ],
    off: (feet) => `Step the ${feet.nose} on again over its bolts, let go of the nose and drop in on it.`,
    faults: () => [
      fault(
        'You stand on the platform and the board does not.',
        'The hand leads: pull the nose around first and let the foot on the tail ride along.',
      ),
      fault(
        'You drop in on a board that still slants.',
        'Sweep on until the nose looks straight down the ramp, and only then step on.',
      ),
    ],
  },
}

const hangUp = fault(
  'The last wheels hang on the coping as you come in.',
  'Lean down the ramp over the leading knee until the other foot is almost empty, and wear knee pads while you learn it.',
)
