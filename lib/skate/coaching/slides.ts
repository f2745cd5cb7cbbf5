import type { EdgeLesson } from './edge-kind.ts'
import { fault } from './lesson.ts'

export const SLIDES: Readonly<Record<string, EdgeLesson>> = {
  Boardslide: {
    is: ({ thing }) => `the leading truck goes over the ${thing} and the middle of the deck slides along it`,
    lock: ({ thing }) => `Land flat with the ${thing} between the trucks and both feet over the bolts.`,
    hold: () => 'Stand tall over the middle of the deck, head above it, arms low and wide.',
    faults: ({ thing }) => [
      fault(
        'The board shoots out in front and you sit down.',
        `You lean back from fear. Keep the head above the ${thing} and trust that wood slides.`,
      ),
      fault(
        'The deck sticks and throws you off.',
        'You landed on the edge of the deck. Come down flat, and wax the first metre.',
      ),
    ],
  },
  Lipslide: {
    is: ({ thing }) => `the trailing truck goes over the ${thing} and the middle of the deck slides along it`,
    lock: ({ thing, feet }) =>
      `Lift the ${feet.tail} high, carry its truck over the ${thing} and land on the middle of the deck.`,
    hold: () => 'Press evenly with both feet and keep the shoulders quieter than the hips.',
    faults: ({ thing, feet }) => [
      fault(
        `The trailing wheels clip the ${thing}.`,
        `Pop higher and tuck the ${feet.tail} up under you before you turn.`,
      ),
      fault(
        'You land short and the board stops as a tailslide.',
        `Jump across as well as up: the hips come down above the ${thing}.`,
      ),
    ],
  },
  Noseslide: {
    is: ({ thing }) => `only the nose lies on the ${thing} and slides, its truck tucked against the side`,
    lock: ({ feet }) =>
      `Press the nose down on the edge with your ${feet.nose} until the truck sits snug against the side.`,
    hold: ({ feet }) =>
      `Lean on the ${feet.nose}, keep the ${feet.tail} light and look where you are sliding.`,
    faults: ({ feet }) => [
      fault(
        "The nose slips off after a hand's width.",
        `Your weight stayed outside. Stand on the ${feet.nose} with that knee bent.`,
      ),
      fault(
        'The board sticks and you tumble on.',
        'You came in too steep. Take the approach flatter, and wax where the nose lands.',
      ),
    ],
  },
  Tailslide: {
    is: ({ thing }) => `only the tail lies on the ${thing} and slides, its truck tucked against the side`,
    lock: ({ feet }) =>
      `Swing the tail up onto the edge and press it down with the ${feet.tail}, truck against the side.`,
    hold: ({ feet }) =>
      `Push the tail along with the ${feet.tail} and keep the shoulders from turning any further.`,
    faults: ({ feet, thing }) => [
      fault(
        'The tail bounces off again.',
        `You turned but did not stand on it. Bend the knee over the ${feet.tail} as it touches.`,
      ),
      fault(
        'The truck lands on top and you grind instead.',
        `You jumped too far over the ${thing}. Let only the tail reach it and keep the hips outside.`,
      ),
    ],
  },
  Bluntslide: {
    is: ({ thing }) =>
      `the tail is pressed against the ${thing} with its wheels up on top, and the board slides standing steep`,
    lock: ({ thing, feet }) =>
      `Carry the tail truck over the ${thing} and stamp the tail down on it with the ${feet.tail}, wheels on top.`,
    hold: ({ feet }) =>
      `Lean with the board, slightly away from the edge, and push into the corner under your ${feet.tail}.`,
    faults: () => [
      fault('It drops into a tailslide.', 'The truck never crossed. Ollie higher and delay the turn.'),
      fault(
        'The wheels stay hooked and you go down.',
        'Learn the pop out from a stall, and do it while there is still speed under you.',
      ),
    ],
  },
  'Noseblunt Slide': {
    is: ({ thing }) =>
      `the nose is pressed against the ${thing} with its wheels up on top, the tail hanging over the ground you came from`,
    lock: ({ thing, feet }) =>
      `Carry the nose truck over the ${thing} and lock it with the ${feet.nose}, that knee bent above the wheels.`,
    hold: ({ feet }) =>
      `Keep the chest over the ${feet.nose} and let the tail hang; the ${feet.tail} just rests.`,
    faults: ({ feet }) => [
      fault(
        'The wheels do not make it over and it is a noseslide.',
        `Ollie higher and push the ${feet.nose} well past the edge before you press.`,
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
}
