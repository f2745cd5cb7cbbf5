import type { EdgeLesson } from './edge-kind.ts'
import type { EdgeWords } from './edge-words.ts'
import { fault } from './lesson.ts'

const tailTruck = ({ isFakie }: EdgeWords) => (isFakie ? 'truck under the tail, which leads,' : 'back truck')

/** Grinds on the truck under the tail alone. */
export const TAIL_GRINDS: Readonly<Record<string, EdgeLesson>> = {
  '5-0': {
    is: (words) => `the ${tailTruck(words)} grinds while the other one hovers`,
    lock: (words) =>
      `Land the ${tailTruck(words)} with the knee over the nose still pulled up, so that the other truck never touches.`,
    hold: ({ feet }) =>
      `Steer with the hips over your ${feet.tail}: a little back when the nose sinks, a little forward when the tail scrapes.`,
    faults: ({ feet }) => [
      fault(
        'It drops into a 50-50.',
        `Have your weight over the ${feet.tail} before you touch; lifting the nose afterwards is too late.`,
      ),
      fault(
        'The tail drags and brakes you.',
        `You sit behind the truck. Bring the hips above it and straighten the ankle of the ${feet.tail}.`,
      ),
    ],
  },
  'Smith Grind': {
    is: (words) =>
      `the ${tailTruck(words)} grinds while the other hangs down beside the edge, on the side you came from`,
    lock: (words) =>
      `Put the ${tailTruck(words)} down first, then point the ${words.feet.nose} down and away so that its truck drops beside the edge.`,
    hold: ({ feet }) =>
      `Stretch the leg over the nose, bend the other, and feel the side of the deck lean on the edge under your ${feet.tail}.`,
    faults: ({ feet }) => [
      fault(
        'It turns into a 50-50.',
        'Leave one truck outside on purpose: aim the nose a hand off the edge before you land.',
      ),
      fault(
        'The deck pitches you forward.',
        `Your weight went with the straight leg. Keep it above the ${feet.tail}.`,
      ),
    ],
  },
  'Feeble Grind': {
    is: (words) => `the ${tailTruck(words)} grinds and the other one hangs over on the far side`,
    lock: ({ thing, feet }) =>
      `Send the ${feet.nose} a little across the ${thing}, so that its truck goes over and the other lands on top.`,
    hold: ({ thing, feet }) =>
      `Weight the ${feet.tail} and keep the shoulders along the ${thing}, or the board turns on into a slide.`,
    faults: ({ feet, thing }) => [
      fault(
        'It swings out into a boardslide.',
        `Stand on the ${feet.tail} as soon as you touch; only that truck can stop the turn.`,
      ),
      fault(
        'Both trucks go over and you hang there.',
        `Jump less far: hips above the ${thing}, one foot reaching across.`,
      ),
    ],
  },
  'Salad Grind': {
    is: (words) =>
      `the ${tailTruck(words)} grinds with the nose held up and pushed across toward the far side`,
    lock: (words) =>
      `Land on the ${tailTruck(words)} and only then push the ${words.feet.nose} across the top.`,
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
      `Begin the turn of a tailslide, stop it early and land the ${tailTruck(words)} with the nose out over the ground.`,
    hold: ({ feet }) => `Lean on the ${feet.tail} and keep the leg over the nose long but lifted.`,
    faults: ({ feet }) => [
      fault(
        'You slide on the tail and lose the truck.',
        'The turn went on too long. Set the shoulders against it the moment the metal touches.',
      ),
      fault(
        'The nose drops and it is a smith.',
        `Draw that knee up and press the tail with the ball of the ${feet.tail}.`,
      ),
    ],
  },
}
