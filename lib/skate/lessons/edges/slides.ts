import type { NameOf } from '../../contacts.ts'
import { fault } from '../phrases.ts'
import { crossing, type EdgeLesson, oneOf } from './words.ts'

/** How each slide is taught. */
export const SLIDES: Readonly<Record<NameOf<'slide'>, EdgeLesson>> = {
  Boardslide: {
    is: ({ thing }) => `the leading truck goes over the ${thing} and the middle of the deck slides along it`,
    lock: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Land flat with the ${thing} between the trucks and both feet over the bolts.`,
        `Drop the belly of the deck onto the ${thing}, a truck on each side of it.`,
        `Come down on the ${thing} with your seat above it and the deck square across.`,
        `Set the deck on the ${thing} exactly halfway between ${feet.nose} and ${feet.tail}.`,
      ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return words.faces === false
        ? oneOf(words, [
            `Turn your head to the end of the ${thing} and leave the hips square.`,
            `Stay stacked above the ${thing}, chin on the leading shoulder, weight split between ${feet.nose} and ${feet.tail}.`,
            `Lead with your back and with your eyes on the end of the ${thing}, over the shoulder.`,
          ])
        : oneOf(words, [
            `Stand tall over the middle of the deck, head above it, arms low and wide.`,
            `Bend the knees a little and look at the end of the ${thing}, never at the board.`,
            `Keep the belt buckle above the ${thing} and let it pull you along.`,
          ])
    },
    faults: ({ feet, thing, isFakie, crosses }) => [
      fault(
        `The board shoots out in front and you sit down on the ${thing}.`,
        `You leaned back from fear. Keep the head above the middle of the deck and trust that wood slides.`,
      ),
      fault(
        `The deck sticks and throws you off over the ${feet.nose}.`,
        `You landed on the edge of the deck. Come down flat, and wax the first yard of the ${thing}.`,
      ),
      fault(
        `You slide off it before the end.`,
        `Your shoulders had begun to turn back. Hold them square until the ${thing} is gone.`,
      ),
      fault(
        isFakie
          ? `The wheels under the ${crosses} get over, and the board comes down on the other truck instead of its middle.`
          : `The front wheels get over, and the board comes down on the back truck instead of its middle.`,
        `You hopped at the ${thing}, not up. The whole board has to rise before it turns across.`,
      ),
    ],
  },
  Lipslide: {
    is: ({ thing }) => `the trailing truck goes over the ${thing} and the middle of the deck slides along it`,
    lock: (words) => {
      const { thing } = words
      const { over, near, end } = crossing(words)
      return oneOf(words, [
        `Lift the ${over} high, carry its truck over the ${thing} and land on the middle of the deck.`,
        `Wait until the ${over} is across and only then come down, the ${thing} under your belly.`,
        `Push the ${end} over and past the ${thing} with the ${over}, and drop flat onto the deck.`,
        `Throw the ${over} across first; the ${near} stays on the side you came from.`,
      ])
    },
    hold: (words) => {
      const { thing } = words
      const { over, near } = crossing(words)
      return words.faces === false
        ? oneOf(words, [
            `Look over the leading shoulder for the end of the ${thing} and stay on flat feet.`,
            `Hold the ${over} out there with a bent knee and keep your head above the ${thing}.`,
            `Sit a little into the slide, as blind as it feels, with even feet.`,
          ])
        : oneOf(words, [
            `Press evenly with both feet and keep the shoulders quieter than the hips.`,
            `Stand up straight over the ${thing}, chest to its end, and let it run.`,
            `Keep the weight a little toward the ${near}; the ${over} came a long way and wants to go on.`,
          ])
    },
    faults: (words) => {
      const { thing } = words
      const { over, near, end } = crossing(words)
      return [
        fault(
          `The trailing wheels clip the ${thing}.`,
          `Pop higher and tuck the ${over} up under you before you turn.`,
        ),
        fault(
          `You land short and the board stops as a ${end}slide.`,
          `Jump across as well as up: the hips come down above the ${thing}.`,
        ),
        fault(
          `You go over the ${thing} altogether.`,
          `The turn threw you. Land with your weight on the ${near} side and stop the shoulders at the quarter.`,
        ),
        fault(
          `The deck lands on a corner and hops.`,
          `Both feet have to come down at once; level the ${over} with the ${near} above the ${thing}.`,
        ),
      ]
    },
  },
  Noseslide: {
    is: ({ thing }) => `only the nose lies on the ${thing} and slides, its truck tucked against the side`,
    lock: (words) => {
      const { feet, thing } = words
      return words.faces === false && !words.isFakie
        ? oneOf(words, [
            `Swing the nose up in front of you, onto the ${thing}, and press it down with your ${feet.nose}.`,
            `Let the ${feet.nose} carry the nose over the corner of the ${thing} and stand on it, truck tight against the side.`,
            `Put the nose on the ${thing} and your weight on the ${feet.nose} in the same moment, hips still outside.`,
          ])
        : oneOf(words, [
            `Set the nose down on the ${thing} with your ${feet.nose} and let its truck come in snug against the side.`,
            `Stamp the nose onto the top of the ${thing}, your ${feet.nose} out on it, until you feel the truck bump the side.`,
            `Reach across with the ${feet.nose}, nose first, and press it onto the ${thing} the moment it is above.`,
          ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return words.faces === false
        ? oneOf(words, [
            `Keep your weight on the ${feet.nose} and your chin on the leading shoulder, looking down the ${thing}.`,
            `Sit into it with your back to the road, ${feet.nose} heavy, ${feet.tail} asleep.`,
            `Press through the ${feet.nose} and watch the ${thing} run out over your shoulder.`,
          ])
        : oneOf(words, [
            `Lean on the ${feet.nose}, keep the ${feet.tail} light and look where you are sliding.`,
            `Ride the ${feet.nose} with that knee bent and your chest to the end of the ${thing}.`,
            `Let the ${feet.tail} hang like a rudder and keep your head above the ${feet.nose}.`,
          ])
    },
    faults: ({ feet, thing, isFakie }) => [
      fault(
        `The nose slips off after a few inches.`,
        `Your weight stayed outside the ${thing}. Stand on the ${feet.nose} with that knee bent.`,
      ),
      fault(
        `The board sticks and you tumble on.`,
        `You came at the ${thing} too steeply. Take it flatter, and wax where the nose lands.`,
      ),
      fault(
        `${isFakie ? 'The wheels under the nose' : 'Your front wheels'} end up on top of the ${thing}.`,
        `You jumped too far in. The hips stay over the ground and only the ${feet.nose} goes across.`,
      ),
      fault(
        `The tail drops and drags you around.`,
        `Keep the ${feet.tail} level with the other; that knee does the lifting while the ${thing} carries the nose.`,
      ),
    ],
  },
  Tailslide: {
    is: ({ thing }) => `only the tail lies on the ${thing} and slides, its truck tucked against the side`,
    lock: (words) => {
      const { feet, thing } = words
      if (words.isFakie)
        return oneOf(words, [
          `Reach across with the ${feet.tail}, tail first, and press it onto the ${thing} the moment it is above.`,
          `Let the ${feet.tail} carry the tail over the corner of the ${thing} and stand on it, truck tight against the side.`,
        ])
      return words.faces === false
        ? oneOf(words, [
            `Throw the tail back onto the ${thing} with the ${feet.tail} and stand on it before you look.`,
            `Feel for the ${thing} behind you with the tail, then stamp it down under the ${feet.tail}.`,
            `Lift the ${feet.tail} up and back until the tail lies on the ${thing} and the truck knocks against its side.`,
          ])
        : oneOf(words, [
            `Swing the tail around onto the ${thing} ahead of you and press it down with the ${feet.tail}, truck against the side.`,
            `Push the ${feet.tail} out in front and set the tail on the corner of the ${thing}.`,
            `Land the tail first, flat on the ${thing}, and put your weight through the heel of the ${feet.tail}.`,
          ])
    },
    hold: (words) => {
      const { feet, thing } = words
      if (words.isFakie)
        return oneOf(words, [
          `Stand on the ${feet.tail} with that knee bent, keep the ${feet.nose} light and look down the ${thing}.`,
          `Press through the ${feet.tail} and let the ${feet.nose} hang like a rudder.`,
        ])
      return words.faces === false
        ? oneOf(words, [
            `Look over the leading shoulder and keep pressing with the ${feet.tail}.`,
            `Hold the ${feet.nose} low and quiet and let the ${feet.tail} ride the ${thing} behind you.`,
            `Lean a little back into the ${thing}, heavy on the ${feet.tail}, head turned to where it ends.`,
          ])
        : oneOf(words, [
            `Push the tail along with the ${feet.tail} and keep the shoulders from turning any further.`,
            `Sit over the ${feet.tail}, chest to the road, the ${feet.nose} just keeping the board level.`,
            `Steer with the ${feet.nose} and press with the ${feet.tail}; the eyes are on the end of the ${thing}.`,
          ])
    },
    faults: ({ feet, thing, isFakie }) => [
      fault(
        `The tail bounces off again.`,
        `You turned but never stood on it. Bend the knee over the ${feet.tail} as it meets the ${thing}.`,
      ),
      fault(
        `The truck lands on top and you grind instead.`,
        `You jumped too far over the ${thing}. Only the tail goes across; the hips stay outside.`,
      ),
      fault(
        `You slide a few inches and swing back to ${isFakie ? 'fakie' : 'forward'}.`,
        `The shoulders unwound at the touch. Keep them where they are until the ${feet.tail} has stopped working.`,
      ),
      fault(
        `You land the tail and fall in over the ${thing}.`,
        `The chest went with the turn. Keep it above the ${feet.nose}, over the ground you came from.`,
      ),
    ],
  },
  Bluntslide: {
    is: ({ thing }) =>
      `the tail is pressed against the ${thing} with its wheels up on top, and the board slides standing steep`,
    lock: (words) => {
      const { feet, thing } = words
      if (words.isFakie)
        return `Carry the tail truck over the ${thing} and stamp the tail down on it with the ${feet.tail}, wheels on top.`
      return words.faces === false
        ? oneOf(words, [
            `Lift the ${feet.tail} and its wheels all the way over the ${thing} behind you and stand hard on the tail.`,
            `Go up higher than for a tailslide, let the wheels land on top of the ${thing} and the tail against its side.`,
          ])
        : oneOf(words, [
            `Carry the tail truck over the ${thing} and stamp the tail down on it with the ${feet.tail}, wheels on top.`,
            `Throw the tail over the ${thing} in front of you and jam it into the corner with the ${feet.tail}.`,
          ])
    },
    hold: (words) => {
      const { feet, thing } = words
      if (words.isFakie)
        return `Hold the board steep with the ${feet.tail} and your head turned down the ${thing}.`
      return words.faces === false
        ? oneOf(words, [
            `Hold the board steep with the ${feet.tail} and your head turned down the ${thing}.`,
            `Push back against the ${thing} through the heel of the ${feet.tail}; the ${feet.nose} only keeps the nose up.`,
          ])
        : oneOf(words, [
            `Lean with the board, slightly away from the edge, and push into the corner under your ${feet.tail}.`,
            `Stand on the ${feet.tail} with the nose up in front of you and let wheels and wood slide together.`,
          ])
    },
    faults: ({ feet, thing }) => [
      fault(
        `It drops into a tailslide.`,
        `The truck never crossed. Get higher over the ${thing} and delay the turn.`,
      ),
      fault(
        `The wheels stay hooked and you go down.`,
        `Learn the pop out from a stall, and do it while there is still speed under you.`,
      ),
      fault(
        `The board flattens and stops like a stuck door.`,
        `You came off the tail. Keep the nose high with the ${feet.nose} and press with the other foot.`,
      ),
    ],
  },
  'Noseblunt Slide': {
    is: ({ thing }) =>
      `the nose is pressed against the ${thing} with its wheels up on top, the tail hanging over the ground you came from`,
    lock: (words) => {
      const { feet, thing } = words
      return words.faces === false && !words.isFakie
        ? oneOf(words, [
            `Drive the nose over the ${thing} in front of you, then push the ${feet.nose} down until wood and wheels are both home.`,
            `Get the front wheels on top of the ${thing} and fold that knee; the nose finds the side by itself.`,
          ])
        : oneOf(words, [
            `Carry the nose truck over the ${thing} and lock it with the ${feet.nose}, that knee bent above the wheels.`,
            `Reach over the ${thing} with the ${feet.nose}, wheels on top, and press the nose against its side.`,
          ])
    },
    hold: (words) => {
      const { feet, thing } = words
      return oneOf(words, [
        `Keep the chest over the ${feet.nose} and let the tail hang; the ${feet.tail} just rests.`,
        `Crouch on the ${feet.nose} and keep pushing it into the ${thing} as it slides.`,
        `Hold still over the ${feet.nose}; if the ${feet.tail} presses, the wheels come off the top.`,
      ])
    },
    faults: ({ feet }) => [
      fault(
        'The wheels do not make it over and it is a noseslide.',
        `Get higher and push the ${feet.nose} well past the edge before you press.`,
      ),
      fault(
        'You come off it nose first.',
        'Hop out while it still slides: a small pop off the nose with the knees tucked.',
      ),
    ],
  },
  'Crail Slide': {
    is: ({ thing }) =>
      `the tail slides on the ${thing} while your trailing hand reaches across and holds the nose`,
    lock: ({ feet }) =>
      `Catch the nose with the trailing hand on the way up and press the tail onto the edge with the ${feet.tail}.`,
    hold: () => 'Stay folded over the board with the hand on the nose and let the tail carry both of you.',
    faults: ({ feet }) => [
      fault(
        'The hand finds only air.',
        `Bring the board to it: pull up the ${feet.nose} and reach early, before the tail touches.`,
      ),
      fault(
        'The tail slips off as you grab.',
        `Folding took your weight away. Keep pressing with the ${feet.tail} while the hand works.`,
      ),
    ],
  },
  Darkslide: {
    is: ({ thing }) =>
      `the board lies upside down across the ${thing} and slides on its grip, your feet on the bare ends`,
    lock: ({ thing }) =>
      `Roll the board half over with a soft flick as it turns, and land with a foot on each end, wheels up and the ${thing} between them.`,
    hold: () => 'Keep the weight even and the knees deep, each foot on its end and neither on metal.',
    out: () =>
      'Before it stops jump up, roll the board on over with the edge of one foot, catch it wheels down',
    faults: ({ thing }) => [
      fault(
        'The board arrives on its side.',
        `Half a roll wants a whole pop. Do it beside the ${thing} until the wheels look straight up every time.`,
      ),
      fault(
        'The grip bites and throws you forward.',
        'Use a worn deck and plenty of wax, and lean back a little more than in a boardslide.',
      ),
    ],
  },
}
