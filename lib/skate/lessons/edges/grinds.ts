import type { NameOf } from '../../contacts.ts'
import { fault } from '../phrases.ts'
import { type EdgeLesson, noseTruck, oneOf, tailTruck, truck, turnedEnd, turnedOut } from './words.ts'

/** How each grind is taught. */
export const GRINDS: Readonly<Record<NameOf<'grind'>, EdgeLesson>> = {
  '5-0': {
    is: (words) => `the ${tailTruck(words)} grinds while the other one hovers`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Land the ${truck(words, 'tail')} with the knee over the nose still pulled up, so that the other truck never touches.`,
        `Put the ${truck(words, 'tail')} on the ${thing} with your seat already above your ${feet.tail}.`,
        `Come down on the ${thing} as into a manual: the ${truck(words, 'tail')} and nothing else.`,
      ])
    },
    hold: (words) => {
      const { feet } = words
      return oneOf(words, [
        words.isFakie
          ? `Steer with the hips over your ${feet.tail}: a little toward the tail when the nose sinks, a little toward the nose when the tail scrapes.`
          : `Steer with the hips over your ${feet.tail}: a little back when the nose sinks, a little forward when the tail scrapes.`,
        `Keep the nose at one height with the ${feet.nose} and leave the ${feet.tail} alone.`,
        `Balance from the hips, arms wide, the ${feet.tail} flat on the tail bolts.`,
      ])
    },
    faults: ({ feet, thing, isFakie }) => [
      fault(
        `The nose sinks and both trucks grind.`,
        `Have your weight over the ${feet.tail} before you touch the ${thing}; lifting the nose afterward is too late.`,
      ),
      isFakie
        ? fault(
            `The tail bites and you run out over it.`,
            `You leaned past the truck. Bring the hips back above it and keep the ${feet.tail} flat.`,
          )
        : fault(
            `The tail drags and brakes you.`,
            `You sit behind the truck. Bring the hips above it and straighten the ankle of the ${feet.tail}.`,
          ),
      fault(
        `You run off the side of the ${thing} with the nose in the air.`,
        `The shoulders turned. Keep them along the ${thing}, the ${feet.nose} pointing where it points.`,
      ),
    ],
  },
  'Smith Grind': {
    is: (words) =>
      `the ${tailTruck(words)} grinds while the other hangs down beside the edge, on the side you came from`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Put the ${truck(words, 'tail')} down first, then point the ${feet.nose} down and away so that its truck drops beside the edge.`,
        `Land on the ${truck(words, 'tail')} and let the nose sink past the side of the ${thing} as that leg gets long.`,
        `Aim the nose just off the ${thing}, touch with the ${truck(words, 'tail')}, and push the ${feet.nose} down.`,
      ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Stretch the leg over the nose, bend the other, and feel the side of the deck lean on the edge under your ${feet.tail}.`,
        `Stand on the ${feet.tail} and keep the ${feet.nose} pointed like a dancer's, down and ${words.isFakie ? 'back' : 'ahead'}.`,
        `Keep the hips ${words.isFakie ? '' : 'back '}over the ${feet.tail}; the ${feet.nose} holds the nose under the ${thing} and carries nothing.`,
      ])
    },
    faults: ({ feet, thing, isFakie }) => [
      fault(
        `It turns into a 50-50.`,
        `Leave one truck outside on purpose: aim the nose a few inches off the ${thing} before you land.`,
      ),
      fault(
        isFakie ? `The nose drags you off backward.` : `The deck pitches you forward.`,
        `Your weight went with the straight leg. Keep it above the ${feet.tail}.`,
      ),
      fault(
        `The low wheels catch the side and swing you around.`,
        `You came in too steep. Run closer along the ${thing}, and dip the ${feet.nose} only after the metal has touched.`,
      ),
    ],
  },
  'Feeble Grind': {
    is: (words) => `the ${tailTruck(words)} grinds and the other one hangs over on the far side`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Send the ${feet.nose} a little across the ${thing}, so that its truck goes over and the other lands on top.`,
        `Send ${words.isFakie ? 'the wheels under the nose' : 'the front wheels'} past the ${thing}, and come down with your ${feet.tail} on the truck that stays.`,
        `Point the nose across the ${thing} and sit down on the ${feet.tail} as soon as metal touches.`,
      ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Weight the ${feet.tail} and keep the shoulders along the ${thing}, or the board turns on into a slide.`,
        `Lean against the ${thing} with the side of the deck and stand on the ${feet.tail}.`,
        `Hold the ${feet.nose} out over the far side, soft, with the ${feet.tail} doing the standing.`,
      ])
    },
    faults: ({ feet, thing }) => [
      fault(
        `It swings out into a boardslide.`,
        `Stand on the ${feet.tail} as soon as you touch; only that truck can stop the turn.`,
      ),
      fault(
        `Both trucks go over and you hang there.`,
        `Jump less far: hips above the ${thing}, one foot reaching across.`,
      ),
      fault(
        `It comes off again on the near side.`,
        `You were afraid of the far side. Push the ${feet.nose} over the ${thing} before the other truck arrives.`,
      ),
    ],
  },
  'Salad Grind': {
    is: (words) =>
      `the ${tailTruck(words)} grinds with the nose held up and pushed across toward the far side`,
    lock: (words) =>
      `Land on the ${truck(words, 'tail')} and only then push the ${words.feet.nose} across the top.`,
    hold: ({ feet }) => `Keep the hips over the ${feet.tail} and the nose hovering at one height.`,
    faults: ({ feet }) => [
      fault(
        'The lifted truck sinks into a feeble.',
        `Pull the knee over the nose toward your chest and sit further above the ${feet.tail}.`,
      ),
      fault(
        'The board turns on until the tail slides.',
        'Stop the shoulder that follows the nose at a small angle and press straight down.',
      ),
    ],
  },
  'Suski Grind': {
    is: (words) =>
      `the ${tailTruck(words)} grinds with the nose lifted and pointing out to the side you came from`,
    lock: (words) =>
      `Begin the turn of a tailslide, stop it early and land the ${truck(words, 'tail')} with the nose out over the ground.`,
    hold: ({ feet }) => `Lean on the ${feet.tail} and keep the leg over the nose long but lifted.`,
    faults: ({ feet }) => [
      fault(
        'You slide on the tail and lose the truck.',
        'The turn went on too long. Set the shoulders against it the moment the metal touches.',
      ),
      fault(
        'The nose drops and it is a Smith.',
        `Draw that knee up and press the tail with the ball of the ${feet.tail}.`,
      ),
    ],
  },
  '50-50': {
    is: ({ thing }) => `both trucks sit on the ${thing} and roll along it on their hangers`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Level the board above the ${thing} and set both trucks down at once, knees bent.`,
        `Hang over the ${thing} for a blink and put both trucks on it with one clack.`,
        `Let both trucks meet the ${thing} together, your ${feet.tail} no heavier than your ${feet.nose}.`,
        `Touch with the ${feet.tail} a hair first and the ${feet.nose} at once after it, hips above the ${thing}.`,
      ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Stand over the bolts with your hips above the ${thing} and look at its far end.`,
        `Ride it like the ground: ${feet.nose} and ${feet.tail} even, eyes where the ${thing} stops.`,
        `Keep your belt buckle above the ${thing} and your knees loose.`,
        `Lean a little toward the inside of the ${thing}, so that the trucks stay pressed against it.`,
      ])
    },
    faults: ({ feet, thing }) => [
      fault(
        `The truck under your ${feet.tail} slides off the ${thing} after a yard.`,
        `You jumped at the ${thing} instead of over it; bring the hips above it, as much ${feet.nose} as ${feet.tail}.`,
      ),
      fault(
        `The ${thing} stops you at the first touch, ${feet.nose} on and ${feet.tail} off.`,
        `The wheels under your ${feet.tail} hit the side; come in flatter and a little faster, and lift that foot sooner.`,
      ),
      fault(
        `The board tips and the edge of the deck grinds.`,
        `Your ankles gave. Stand with both soles flat, as if the ${thing} were a wide street.`,
      ),
      fault(
        `You roll off over the ${feet.nose} at the end.`,
        `Level the board before the ${thing} stops: lift that foot a little and the trucks leave together.`,
      ),
    ],
  },
  Nosegrind: {
    is: (words) => `the ${noseTruck(words)} grinds with the tail up in the air`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Let your ${feet.nose} slide onto the nose and set the ${truck(words, 'nose')} down with the knee above the toes.`,
        words.isFakie
          ? `Pull the ${feet.tail} up ahead of you and come down on the ${truck(words, 'nose')}, hips over the ${feet.nose}.`
          : `Push the ${feet.nose} ahead and come down on the ${truck(words, 'nose')}, tail hanging up behind like a kite.`,
        `Bring your chest over the ${feet.nose} in the air, so that only the ${truck(words, 'nose')} finds the ${thing}.`,
      ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Keep the ${feet.tail} light and steer the height of the tail with that knee.`,
        `Stand on the ${feet.nose} with a bent knee and let the ${feet.tail} do the small corrections.`,
        `Look along the ${thing} with your chin above your ${feet.nose}; the tail takes care of itself.`,
      ])
    },
    faults: ({ feet, thing, isFakie }) => [
      isFakie
        ? fault(
            `The nose drags and brakes you.`,
            `You sit behind the truck. Bring the hips above it and straighten the ankle of the ${feet.nose}.`,
          )
        : fault(
            `The nose bites and you run out over it.`,
            `You pressed with the toes. Put your weight over the bolts and keep the ${feet.nose} flat.`,
          ),
      fault(
        `The tail drops and it becomes a 50-50.`,
        `Your hips stayed in the middle. Land on the ${thing} with the chest already above the ${feet.nose}.`,
      ),
      fault(
        `The tail swings out and it pinches into a crooked grind.`,
        `The shoulders opened. Keep the ${feet.tail} in line ${isFakie ? 'ahead of' : 'behind'} the ${feet.nose}.`,
      ),
    ],
  },
  'Crooked Grind': {
    is: (words) =>
      `the ${noseTruck(words)} grinds with the nose slanted in across the edge and the tail swung out over the side you came from`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Land the ${truck(words, 'nose')} with the nose slanted across the top, truck and nose pinching the edge.`,
        `Point the ${feet.nose} in across the ${thing} and come down hard on it, truck first, nose a blink later.`,
        `Set the ${truck(words, 'nose')} on the corner of the ${thing} and let the nose lean in over it.`,
      ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Press through the ${feet.nose} and let the other leg hang out, bent, over the ground you came from.`,
        `Stand on the ${feet.nose} as if to push it through the ${thing}, the tail up and out ${words.isFakie ? 'ahead of' : 'behind'} you.`,
        `Keep the knee over the ${feet.nose} and hold the slant; the ${feet.tail} rests.`,
      ])
    },
    faults: ({ feet, thing, isFakie }) => [
      fault(
        `It slides on the nose with no truck on the edge.`,
        `You turned too far. Stop at a third of what a noseslide needs.`,
      ),
      fault(
        `It pinches and stops dead.`,
        isFakie
          ? `More speed and more wax, and press down through the truck rather than out on the nose, which would drag.`
          : `More speed and more wax, and land a little behind the nose so that the board runs out ahead.`,
      ),
      fault(
        `The tail sinks until both trucks hit the ${thing}.`,
        `Stay over the ${feet.nose}. The moment your hips drift off it, the ${feet.tail} pulls the board flat.`,
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
        'Start the sideways drift at takeoff; once the truck is locked it is too late.',
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
      `Set the ${truck(words, 'nose')} down, bend that knee over it at once and let the other end drop beside the edge.`,
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
      `Carry the tail across the edge and set the ${truck(words, 'nose')} down on top, that knee deep.`,
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
  'Bennett Grind': {
    is: (words) =>
      `half a turn puts you on the ${words.thing} backward: the truck under the nose grinds and the tail dips below the edge`,
    lock: ({ thing }) =>
      `Turn halfway around in the air and set the truck under the nose on the ${thing}, tail low.`,
    hold: ({ thing }) => `Stand over that truck with a soft knee and look along the ${thing}.`,
    out: turnedOut,
    faults: ({ thing }) => [
      fault('You spin past the edge.', `Find the end of the ${thing} with your eyes as the truck touches.`),
      fault('The tail stays up.', 'Push the foot over the tail down as you land, not after.'),
    ],
  },
  'Crail Grind': {
    is: (words) => `the ${tailTruck(words)} grinds while the trailing hand holds the nose`,
    lock: (words) => `Take the nose with the trailing hand and come down on the ${truck(words, 'tail')}.`,
    hold: ({ thing }) => `Stay folded over that truck with the arm across until the ${thing} ends.`,
    faults: () => [
      fault('The hand misses the nose.', 'Bend deeper on the way up, so that the nose comes to the hand.'),
      fault('You tip over the nose.', 'Keep the hips over the truck and let only the arm reach.'),
    ],
  },
  'Pogo Grind': {
    is: (words) => `the ${tailTruck(words)} grinds with the board stood nearly upright, a hand on the nose`,
    lock: (words) =>
      `Pull the nose up into your hand and come down on the ${truck(words, 'tail')} with the board steep.`,
    hold: ({ thing }) => `Stand tall over the truck and keep the board steep until the ${thing} ends.`,
    faults: () => [
      fault('The board falls flat.', 'Keep pulling on the nose; the hand holds the angle.'),
      fault('The truck stops.', 'Come with more speed, and lean back a little as the metal touches.'),
    ],
  },
  'Layback Grind': {
    is: ({ thing }) =>
      `the trucks run along the ${thing} while you lean back and put the trailing hand down behind you`,
    lock: ({ thing, isFakie }) =>
      `Get the ${isFakie ? 'trucks' : 'back truck'} onto the ${thing} with speed to spare and push the board out in front of you.`,
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
  'Tailblock Grind': {
    is: (words) =>
      `the ${tailTruck(words)} grinds, the tail pressed down and the nose pulled up in your leading hand`,
    lock: (words) =>
      `Pull the nose up into your leading hand and come down on the ${truck(words, 'tail')} with the ${words.feet.tail} pressing the tail.`,
    hold: ({ feet, thing }) =>
      `Stay folded over the ${feet.tail} with that arm bent, and keep the nose in your hand until the ${thing} ends.`,
    faults: ({ feet }) => [
      fault(
        'The hand misses the nose.',
        'Bend deeper before the pop: the nose has to come up to the hand while you are still low.',
      ),
      fault(
        'The tail drags you to a stop.',
        `Take some weight off the ${feet.tail}. The metal has to carry you; the wood only touches.`,
      ),
    ],
  },
  Hurricane: {
    is: (words) =>
      `half a turn puts you on the ${words.thing} backward: the truck under the tail grinds, ${turnedEnd(words)} now, and the nose dips over the far side, like a feeble the wrong way around`,
    lock: ({ thing }) =>
      `Turn halfway around in the air and set the truck under the tail on the ${thing}, the nose pushed low over the far side.`,
    hold: ({ thing }) =>
      `Stand on the foot over the tail with a soft knee and look along the ${thing} past that shoulder.`,
    out: turnedOut,
    faults: ({ thing }) => [
      fault(
        'You spin on and drop off behind it.',
        `The head kept turning. Find the end of the ${thing} with your eyes the moment the truck touches.`,
      ),
      fault(
        'The nose stays up and the deck slides.',
        'Push the foot over the nose down and across as you land; it locks only once the nose is lower than the truck.',
      ),
    ],
  },
  Sugarcane: {
    is: (words) =>
      `half a turn puts you on the ${words.thing} backward: the truck under the tail grinds, ${turnedEnd(words)} now, and the nose hangs low on the side you came from, like a smith the wrong way around`,
    lock: ({ thing }) =>
      `Turn halfway around in the air, put the truck under the tail on the ${thing} and let the nose drop beside it.`,
    hold: ({ thing }) =>
      `Lean on the foot over the tail, stretch the other leg and keep the hips above the ${thing}.`,
    out: turnedOut,
    faults: ({ thing }) => [
      fault(
        'The nose ends up on top.',
        `Stretch that leg as you land; a straight one keeps its end down beside the ${thing}.`,
      ),
      fault(
        'The hanging wheels catch on the way off.',
        'Lift them before you turn: weight over the tail first, shoulders second.',
      ),
    ],
  },
  'Barley Grind': {
    is: () =>
      'a switch Smith after half a turn: the truck that trails now grinds and the other hangs down beside the edge, on the side you came from',
    lock: ({ thing }) =>
      `Turn halfway around in the air, set the truck that trails on the ${thing} and push the other end down beside it.`,
    hold: ({ thing }) =>
      `Stretch the leg that leads now, bend the other and look along the ${thing} as you do in switch.`,
    out: turnedOut,
    faults: () => [
      fault(
        'The turn carries you on past the edge.',
        'You wound up as for the flat. Turn only until the shoulders lie along the edge; the truck stops the board there.',
      ),
      fault(
        'Both trucks land on top.',
        'Come down a few inches short, so that the leading truck has nowhere to go but beside the edge.',
      ),
    ],
  },
}
