import { FEET } from '../feet.ts'
import type { Motion } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import type { Lead } from '../stance.ts'
import {
  type Context,
  choose,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  rollAway,
  seedOf,
  sentence,
  some,
} from './phrases.ts'
import { isPlantedOnFlat } from './plants.ts'

/** What a coach can say of a trick whose movement the name leaves open: how one of its kind is learned. */
interface OpenKind {
  readonly is: string
  /** Where and how to begin. */
  readonly begin: readonly [string, ...string[]]
  /** How the movement is put together. */
  readonly join: readonly [string, ...string[]]
  readonly faults: readonly Fault[]
}

const FREESTYLE: OpenKind = {
  is: 'a freestyle trick, done standing or at a slow roll on smooth ground',
  begin: [
    'Begin on carpet or grass, where the board stays where you put it, with one hand on a fence.',
    'Start without rolling, on a floor so smooth that only the trick can go wrong.',
    'Tighten the trucks, find a quiet floor and do it standing until it bores you.',
  ],
  join: [
    'Put the board by hand where each still shows it, and step through the feet slowly, out loud.',
    'Learn the last position first and how to step out of it; then learn how to get there.',
    'Slow the music down: one movement on each count of four, nothing in between.',
    'Do only the first half until stepping off it is easy, and add the second half a foot at a time.',
    'Turn it into a dance: name each step, and say the names while your feet do them.',
    'Take it apart at every moment when the board rests on something, and hold each of these by itself.',
  ],
  faults: [
    fault(
      'The board wanders off while you think.',
      'Stack the hips above whatever part of the board is on the ground before you move a foot.',
    ),
    fault(
      'You hurry through it and step off.',
      'Stop in every position for one breath, because what you cannot hold you have not learned.',
    ),
    fault(
      'It works on grass and not on concrete.',
      'Grass holds the board for you, so go to carpet next, and to concrete with your weight further over the standing foot.',
    ),
    fault(
      'The hands fly up and the feet follow.',
      'Keep the elbows at your ribs and move one part of the body at a time.',
    ),
    fault(
      'One side works and the other never does.',
      'Do the bad half three times for each time you do the good one, starting from a stand.',
    ),
    fault(
      'You look at your shoes and tip over.',
      'Choose a crack in the ground two board lengths ahead and look at that until it is over.',
    ),
    fault(
      'Your feet arrive where they cannot stand.',
      'Mark the places on the grip with a pen and look at the marks, not at the trick.',
    ),
  ],
}

const FLIP: OpenKind = {
  is: 'a flip of its own kind, in which the board goes over and around below you while you keep facing the same way',
  begin: [
    'Do the first movement alone over grass, stepping off on purpose, until the board starts the same way ten times.',
    'Stand still on a worn board and find the one push that starts it; leave the landing for another day.',
    'Set your feet as in the first still and move only the foot that moves first.',
  ],
  join: [
    'Add the jump: up and out of the way, knees high, and watch what the board does without trying to land.',
    'Put one foot on it at the end and the other on the ground, then change feet, then both.',
    'Roll at walking pace once both feet find the grip standing still.',
  ],
  faults: [
    fault(
      'It comes out different every time.',
      'The feet start from somewhere else each time. Mark their places with a pen on the grip and look before each try.',
    ),
    fault(
      'The board stops halfway.',
      'Film it: mostly a foot still stands on a board that wants to move, and that knee has to come up first.',
    ),
    fault(
      'It flies off to one side.',
      'You kicked where a push was meant. Make the same movement half as big and jump along with it.',
    ),
    fault(
      'You can start it and never look long enough to land it.',
      'Keep both knees up and your eyes on the board until it has stopped; ten tries without landing teach you when that is.',
    ),
  ],
}

const RAMP: OpenKind = {
  is: 'a trick for ramps, with a movement at the lip that skaters describe in different ways',
  begin: [
    'Learn the way out first: slide off on your knees from that height until it is nothing.',
    'Walk through it on the platform without a board, hand and foot where the stills show them.',
    'Start on a ramp no higher than your chest, in pads, at half of the speed you will need.',
  ],
  join: [
    'Do the way up and the touch and step off onto the platform; come in only when that is easy.',
    'Put the two halves together low on the wall before you take them to the coping.',
    'Have someone at the lip call out the moment when you should push off again.',
  ],
  faults: [
    fault(
      'You arrive too slowly for any of it.',
      'Pump one wall more before it. There is no trick at the lip that gets easier with less speed.',
    ),
    fault(
      'You stop at the lip and fall back in.',
      'Decide where you will look next before you get there; the body follows it out.',
    ),
    fault(
      'You come in with your weight on the wrong side.',
      'Land high on the wall with bent knees, hips over the middle, even if the rest looked bad.',
    ),
  ],
}

const UNFLIPPED: OpenKind = {
  is: 'a trick without a flip in it, more a way of riding than a stunt',
  begin: [
    'Do it at walking pace on open ground, where stepping off costs nothing.',
    'Begin with the smallest thing it can be done on, and in your usual stance if it has another.',
    'Walk through it without the board once, so that your feet know the order.',
  ],
  join: [
    'Do the first half alone until it bores you, and step off before the second.',
    'Add speed only when three in a row looked alike.',
    'Say each part out loud as you do it; what you cannot name in time comes too late.',
    'Look where you will roll from the first moment on, and let the feet work below you.',
  ],
  faults: [
    fault(
      'You step off before anything went wrong.',
      'Take the speed or the height down until you have no reason to, and stay on three times.',
    ),
    fault(
      'You stiffen and the board runs out from under you.',
      'Bend both knees before it begins, not during it.',
    ),
    fault(
      'You look at your feet and drift off line.',
      'Pick a spot a few yards ahead and keep your eyes on it until you have rolled past.',
    ),
    fault(
      'It works once and then for an hour not.',
      'The feet started from somewhere else. Set them as they were that one time and count to two.',
    ),
  ],
}

const HELD: OpenKind = {
  is: 'a trick for ledges and rails that gets onto them in a way of its own',
  begin: [
    'Learn the two halves apart: the way up without the obstacle, and the obstacle with a plain ollie.',
    'Find something knee high or lower that slides well, and wax it.',
  ],
  join: [
    'Do the way up beside the obstacle, closer each time, until you could step onto it.',
    'Get on and off again at once; length comes later.',
    'Keep the speed the same from try to try, so that only one thing changes.',
  ],
  faults: [
    fault(
      'You get on and stop.',
      'Wax it, come faster, and keep your weight above the edge and not behind it.',
    ),
    fault('You land beside it.', 'Start the way up a step later and aim past the near end.'),
    fault('The board slips out in front of you.', 'Bring your chest over the edge as you land on it.'),
  ],
}

const ON_EDGE = new Set(['grind', 'slide'])

function kindOf(
  { family = '' }: Context,
  { bodyDeg, boardTurn, contact, flip, style, wrap, parts }: Motion,
): OpenKind {
  if (contact && ON_EDGE.has(contact.kind)) return HELD
  if (contact?.kind === 'manual') return flip.kind === 'none' ? UNFLIPPED : FREESTYLE
  if (contact?.kind === 'plant' && isPlantedOnFlat(contact)) return FREESTYLE
  if (contact || family === 'plant' || family === 'air') return RAMP
  if (['freestyle', 'casper', 'old school', 'ground slide'].includes(family)) return FREESTYLE
  // What has no flip and no turn of the board is no flip of its own kind either.
  const isTurned = style === null && parts.length === 0
  if (flip.kind === 'none' && !isTurned && (boardTurn === 0 || parts.length === 0) && !wrap) return UNFLIPPED
  return bodyDeg === 0 ? FLIP : FREESTYLE
}

/**
 * How to learn a trick whose motion the name leaves open. It says nothing of what the board does beyond what is known,
 * and everything of how to find out and to practice it.
 */
export function openLesson(motion: Motion, context: Context, exit: Lead | null): Lesson {
  const full = unrepeated(context.name ?? nameTrick(motion)?.name ?? 'trick')
  const name = full.length > LONGEST_NAME ? 'trick' : full
  const seed = seedOf(`${full} ${JSON.stringify(motion)}`)
  const feet = FEET[motion.stance]
  const { is, begin, join, faults } = kindOf(context, motion)
  return {
    description: `${sentence(`the ${name} is ${is}, ${leavesYou(motion.stance, exit, seed)}`)} ${choose(
      seed,
      'clip',
      [
        'No two crews do it alike, so pick one clip and learn that one.',
        'Ask three skaters for it and you see three; choose yours and stay with it.',
        'Two clips of it rarely agree, which leaves you free to do the one you like.',
        'Its name is older than any agreement on how it goes, and yours only has to be the same each time.',
        'It is handed on from skater to skater and changes a little on the way, so learn it from someone who does it.',
      ],
    )}`,
    steps: [
      choose(seed, 'watch', [
        `Find a clip of the ${name} from the side and one from behind, and run both at a quarter of the speed.`,
        `Watch one good ${name} twenty times with a finger on the pause button.`,
        `Get someone to show you the ${name} at walking pace, three times in a row.`,
        `Collect three clips of the ${name} and choose the one you could explain to a friend.`,
      ]),
      choose(seed, 'frames', [
        'Stop at three stills: the feet before it starts, the first thing that moves, the feet when they are back.',
        'Say in one sentence what the board does, and watch again until the sentence is true.',
        `Write down where the ${feet.nose} and the ${feet.tail} stand before it and which end or edge leaves the ground first.`,
        `Draw it: the board from above at the start, in the middle and at the end, with the ${feet.nose} marked.`,
      ]),
      ...some(seed, 'begin', begin, 1),
      ...some(seed, 'join', join, 2),
      choose(seed, 'end', [
        `Once both feet land it, bend, look up and ${rollAway(motion.stance, exit, seed)}.`,
        `When it lands under you twice in a row, give it a little more speed and ${rollAway(motion.stance, exit, seed)}.`,
        `Land on the bolts with soft knees, stay on it whatever it looks like, and ${rollAway(motion.stance, exit, seed)}.`,
      ]),
    ],
    mistakes: some(seed, 'faults', faults, 3),
    isOpen: true,
  }
}

/** Characters of a name that can be said in the middle of a sentence. */
const LONGEST_NAME = 60

/** "Ho Ho" said without saying a word twice. */
function unrepeated(name: string): string {
  return name.replace(/\b(\w+) \1\b/gi, '$1-$1')
}
