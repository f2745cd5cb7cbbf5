import { type Fault, fault } from './lesson.ts'
import type { Analysis } from './take.ts'

type Faults = (take: Analysis) => readonly Fault[]

const offFoot: Faults = ({ feet, motion }) => [
  fault(
    'The flick comes, but nothing holds the board up.',
    `The ${feet.flick} rested when it should carry. Press it outward over its bolts until the flick is done.`,
  ),
  motion.flip.late
    ? fault(
        'The flick comes with the pop, out of habit.',
        `Pull the ${feet.pop} up and hold it there for a breath before it pushes.`,
      )
    : fault(
        'You pop and the same foot is too late to flick.',
        `Let the ${feet.pop} brush off the edge as it rises, in one movement with the pop.`,
      ),
]

const pressedFaults: Faults = ({ feet }) => [
  fault('It turns but does not flip.', 'Move further out onto the corner and press down before you scrape.'),
  fault(
    `The ${feet.flick} holds the board down.`,
    'Lift that knee first. Paper should fit under the sole before you press.',
  ),
]

const fingers: Faults = () => [
  fault(
    'The board leaves the hand without turning over.',
    'Twist from the wrist as if turning a key, and let go in the middle of the twist.',
  ),
  fault('You stoop for the board and tip over.', 'It comes up to you. Rock it higher and keep the chest up.'),
]

/** What goes wrong with a named way of doing a trick. */
export const MANNER_FAULTS: Readonly<Record<string, Faults>> = {
  'No Comply': ({ feet }) => [
    fault(
      'You stand on the ground and the board rolls away.',
      'All your weight went onto the planted foot. Treat it as a skip, down and up again.',
    ),
    fault(
      'The board jumps up at your shin.',
      `A short press of the ${feet.end} is enough once the ${feet.flick} is gone.`,
    ),
  ],
  Boneless: () => [
    fault(
      'The planted foot stops you and the board yanks on.',
      'Step down ahead of your hips, so that the body passes over that foot as you jump.',
    ),
    fault(
      'The board drops off the sole in the air.',
      'Pull the edge up against the shoe from the jump to the top.',
    ),
  ],
  'Pressure Flip': pressedFaults,
  Pressure: pressedFaults,
  'Back Foot': offFoot,
  'Front Foot': offFoot,
  'Old School': () => [
    fault(
      'The board stands up on its side and stays there.',
      'The toes let go too soon. Pull them up until the knee is at hip height.',
    ),
    fault(
      'You land on it with the wheels up.',
      'Jump higher before you look down; there is only as much time as you make.',
    ),
    fault(
      'You step off before it has come round.',
      'The hooked foot lands first. Bring the other knee up as high and both come down together.',
    ),
  ],
  'One Foot': () => [
    fault(
      'The foot only twitches.',
      'Level the board higher first. Without time at the top there is nothing to kick into.',
    ),
    fault(
      'The board tips toward the foot that stays.',
      'Stand on it over the middle of the deck, ankle firm.',
    ),
  ],
  'No Foot': () => [
    fault(
      'The board falls away faster than you.',
      'Do not kick it down as you leave. Unweight upward and keep the feet just above the grip.',
    ),
    fault(
      'You come down on one foot.',
      'Lift both soles by the same amount; a small lift, evenly, beats a big one.',
    ),
  ],
  'Ollie North': ({ feet }) => [
    fault(
      `The ${feet.far} drops as the foot leaves.`,
      'Kick straight ahead, and only once the board is level.',
    ),
    fault(
      'The kicking foot lands beside the board.',
      'Shorten the kick to a tap past the tip and lengthen it week by week.',
    ),
  ],
  'Ollie South': ({ feet }) => [
    fault(
      'The board noses down as you kick.',
      `Bring the weight over the ${feet.flick} without stamping on it, knee bent.`,
    ),
    fault(
      `The ${feet.pop} comes home too late.`,
      'Kick at the very top, no further than a hand past the tip.',
    ),
  ],
  Airwalk: () => [
    fault('The feet go before the hand is there.', 'Grab, then stride. Say it aloud until the order sticks.'),
    fault('Only one foot makes it back.', 'A small stride is enough: knees apart, knees together.'),
  ],
  Shifty: () => [
    fault(
      'You turn half round with the board.',
      'The shoulders have to stay. Point both arms where you came from and where you go.',
    ),
    fault(
      'You land with the board still twisted.',
      'Begin the way back at the top of the ollie, not at the sight of the ground.',
    ),
  ],
  Fingerflip: fingers,
  'Ollie Fingerflip': fingers,
  'Ghetto Bird': () => [
    fault(
      'The turn starts with the pop and the flip hits a leg.',
      'Stay closed until you feel grip under both feet.',
    ),
    fault(
      'You turn only on the ground.',
      'The catch is too low. Try it off a curb, where there is a little more time.',
    ),
  ],
}
