import type { Contact } from '../contacts.ts'
import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { inSentence } from '../wording.ts'
import { analyze, spoken } from './analysis.ts'
import { canBeTaught } from './flat/flat.ts'
import {
  choose,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  leaving,
  revertStep,
  revertWords,
  rollAway,
  seedOf,
  sentence,
  squeeze,
  withArticle,
} from './phrases.ts'

/** A plant: what goes down, what holds the board, and how it comes back. */
interface PlantLesson {
  readonly is: string
  readonly isFoot: boolean
  /** Where there is no lip: how one comes to it, and what to know of it. */
  readonly flat?: { readonly start: string; readonly note: string }
  readonly steps: readonly [string, string, string]
  readonly faults: readonly [Fault, Fault]
}

const BENT_ARM = fault(
  'The arm folds and you hang on your shoulder.',
  'Put the hand down with the elbow already locked. It never gets straight under weight.',
)

const LOW_HIPS = fault(
  'You stop halfway up and slide back.',
  'More speed, and bring the hips above the hand instead of beside it.',
)

/** The plain one: what stands on the coping, and what holds the board. */
const invert = (planted: string, held: string): PlantLesson => ({
  is: `${planted} stands on the coping, ${held} holds the board, and you hang upside down between them`,
  isFoot: false,
  steps: [
    `Take the board between your feet with ${held === 'the other' ? 'one hand' : 'the leading hand'} and reach ${held === 'the other' ? 'the other' : 'the trailing one'} to the coping.`,
    'Lock that elbow and kick the hips up over the wrist.',
    'Wait until you are stacked, then let the board fall toward the ramp and push off.',
  ],
  faults: [BENT_ARM, LOW_HIPS],
})

/** How each plant is taught. */
const PLANTS: Readonly<Record<string, PlantLesson>> = {
  Invert: invert('the trailing hand', 'the leading one'),
  'Tuck Knee Invert': {
    is: 'an invert with the trailing knee tucked in behind the board and the board pulled down to your back',
    isFoot: false,
    steps: [
      'Take the toe-side edge with the leading hand and plant the trailing one on the coping.',
      'Lock that elbow, bring the hips over it and turn the trailing knee in toward the board.',
      'Pull the board down behind you, hold it there, then let the legs open toward the ramp and push off.',
    ],
    faults: [
      BENT_ARM,
      fault('The knee will not go in.', 'Turn the heel out on the grip first. The knee follows the heel.'),
    ],
  },
  Andrecht: {
    is: 'an invert with the leading hand on the heel-side edge and the board pulled up behind your back',
    isFoot: false,
    steps: [
      'Take the heel-side edge with the leading hand on the way up.',
      'Plant the trailing hand on the coping and bend both knees.',
      'Draw the board up behind you, hold it there, then let it drop and push.',
    ],
    faults: [
      BENT_ARM,
      fault(
        'You cannot find the heel-side edge upside down.',
        'Grab it before the coping, while you can still see it.',
      ),
    ],
  },
  'Egg Plant': {
    is: 'an invert with the hands exchanged: the leading one plants, the trailing one holds the toe-side edge',
    isFoot: false,
    steps: [
      'Grab the toe-side edge between your feet with the trailing hand.',
      'Set the leading hand on the coping and swing the hips over it.',
      'Hold, belly to the ramp, then turn the board down the wall and shove off the hand.',
    ],
    faults: [
      LOW_HIPS,
      fault('You twist off the planted hand.', 'Fingers over the platform, shoulders square to the coping.'),
    ],
  },
  'Ho Ho': {
    is: 'both hands stand on the coping and nothing but your feet holds the board',
    isFoot: false,
    steps: [
      'Come up almost at a standstill and put both hands on the coping.',
      'Push up into a handstand with the knees pressed outward, so that the board stays.',
      'Let the hips tip back into the ramp, push off and stand on the board as it meets the wall.',
    ],
    faults: [
      fault('The board leaves your feet.', 'Toes up, knees out: the concave holds it.'),
      fault('You tip onto the platform.', 'Keep the hips an inch on the ramp side of your hands.'),
    ],
  },
  'Miller Flip': {
    is: 'a frontside plant that goes over the top and comes down the other way',
    isFoot: false,
    steps: [
      'Hold the board with the trailing hand and plant the leading one on the coping.',
      'Swing the hips over it and keep turning with your head.',
      'Look for the ramp, push off and put the wheels on the wall.',
    ],
    faults: [
      BENT_ARM,
      fault(
        'You stall at the top.',
        'Look for the landing before the hips are up. The head pulls the rest over.',
      ),
    ],
  },
  'Sad Plant': {
    is: 'an invert with the leading leg stretched and the other tucked',
    isFoot: false,
    steps: [
      'Plant the trailing hand on the coping with the board in the leading one.',
      'Once you are stacked, push the leading leg straight and keep the other knee in.',
      'Bend it again before anything else, let the board drop and push off.',
    ],
    faults: [
      LOW_HIPS,
      fault('You fall as the leg goes out.', 'Its weight moves you. Shift the hips an inch the other way.'),
    ],
  },
  Stiffy: {
    is: 'an invert with both legs straight',
    isFoot: false,
    steps: [
      'Plant and get the hips straight above the hand.',
      'Push both legs toward the sky at once and tighten the belly.',
      'Fold the knees, let the board fall in and push off.',
    ],
    faults: [BENT_ARM, fault('You topple as the legs straighten.', 'Stack first, stretch second.')],
  },
  Fastplant: {
    is: 'a hand takes the board, the trailing foot kicks off the platform, and you fly back in',
    isFoot: true,
    steps: [
      'Reach for the toe-side edge with the trailing hand before the lip.',
      'Step the trailing foot onto the platform and jump off it at once.',
      'Put it back on the tail in the air, let go and drop onto the wall.',
    ],
    faults: [
      fault('You stop dead on that foot.', 'Plant it ahead of you and run over it.'),
      fault('The tail is not where the foot comes down.', 'Pull the board up under you with the hand first.'),
    ],
  },
  'Bean Plant': {
    is: 'the leading foot steps off onto the coping and hops while a hand by the nose brings the board along',
    isFoot: true,
    steps: [
      'Take the board near the nose with the leading hand.',
      'Step the leading foot off the heel side and hop off it.',
      'Swing the nose back toward the ramp, step on and let go.',
    ],
    faults: [
      fault('The wheels drag over the coping.', 'Bring the hand up to your hip as you hop.'),
      fault('You hop up and not in.', 'Aim the jump at the transition.'),
    ],
  },
  'Gymnast Plant': {
    flat: {
      start: 'Roll slowly on smooth ground, or start from a stand',
      note: 'The hands carry all of you, so learn the handstand first and the board second.',
    },
    is: 'a two-handed handstand on the flat with the board held up by your feet',
    isFoot: false,
    steps: [
      'Crouch, put both hands on the ground beside the board and jump the hips up.',
      'Press the feet outward so that the concave grips your soles.',
      'Hold a beat, fold the knees and bring the board down under you.',
    ],
    faults: [BENT_ARM, fault('The board falls on your back.', 'Toes up and heels apart, the whole time.')],
  },
  'Street Plant': {
    flat: {
      start: 'Roll slowly on smooth ground, low and loose',
      note: 'It is a handstand before it is a trick: learn that part without the board.',
    },
    is: 'a handstand on the flat with the board in one hand',
    isFoot: false,
    steps: [
      'Crouch on a slow roll and take the toe-side edge with the trailing hand.',
      'Put the leading hand flat on the ground and kick the hips up over it, board overhead.',
      'Pull the board under your soles on the way down and let go as the wheels touch.',
    ],
    faults: [
      BENT_ARM,
      fault('The board comes down after you.', 'Bring it to your feet while they are still in the air.'),
    ],
  },
  'Hand Plant': {
    is: 'you stand on one hand at the lip for a moment, the board held to your feet with the other',
    isFoot: false,
    steps: [
      'Take hold of the board as your front wheels reach the lip.',
      'Plant your palm on the coping, fingers over the edge, and throw your legs up after the board.',
      'Balance for a beat, look back down the wall and lower the board onto it before the hand leaves.',
    ],
    faults: [
      fault('You miss the coping with your palm.', 'Watch the hand all the way down, not the board.'),
      fault('Your legs never get above your head.', 'Carry more speed up the wall and lift from the hips.'),
    ],
  },
  'Texas Plant': {
    is: 'the trailing foot steps off onto the coping, a hand brings the board up, and you jump back in from that foot',
    isFoot: true,
    steps: [
      'Ride up fast and take the board near the leading foot as the wheels reach the lip.',
      'Set the trailing foot on the coping, stand up on it and pull the board to your hip.',
      'Jump in high off that foot, put it back on the tail in the air and let go over the wall.',
    ],
    faults: [
      fault(
        'You hop in low and land on the coping.',
        'Stand up tall on the planted foot before you jump. It is a high jump, not a step down.',
      ),
      fault(
        'The foot comes back beside the tail.',
        'Hold the board level and close under you; the foot only has to drop straight down.',
      ),
    ],
  },
  'Phillips 66': {
    is: 'a hand plant out of fakie that turns a full turn, started with your back to the coping',
    isFoot: false,
    steps: [
      'Come up backward, blind, and wind the shoulders for a caballerial.',
      'Reach behind you for the coping, plant the hand and throw the hips up over it with the turn.',
      'Go on turning on the locked arm until the wall appears, then set the board down on it.',
    ],
    faults: [
      BENT_ARM,
      fault(
        'The hand finds no coping.',
        'You looked for it too late. Turn the head as far as it goes before the wheels reach the lip.',
      ),
    ],
  },
  Wallplant: {
    flat: {
      start: 'Roll at the wall at a jog, straight on',
      note: 'It needs no pop at all, only a wall and the nerve to put a foot on it.',
    },
    is: 'a foot kicks off a wall while your hand keeps the board with you',
    isFoot: true,
    steps: [
      'A board length before it, crouch and take the board by its edge as you bring it up.',
      'Set the trailing foot on the wall at knee height and push away from it.',
      'Put the board under you on the way down and step on before the ground does it for you.',
    ],
    faults: [
      fault('Your foot slips down the wall.', 'Meet it with the ball of the foot, square, and lower.'),
      fault(
        'You push yourself over backward.',
        'Kick off with a bent knee and keep the chest over the board.',
      ),
    ],
  },
}

/** With the chest to the coping the hands change their parts. */
const FRONTSIDE_INVERT: PlantLesson = {
  is: 'the leading hand stands on the coping, the trailing one holds the toe-side edge, and you swing over upside down between them',
  isFoot: false,
  steps: [
    'Take the toe-side edge between your feet with the trailing hand and reach the leading one to the coping.',
    'Lock that elbow and swing the hips up over the wrist.',
    'Look back into the ramp under your arm, then let the board come around to the wall and push off.',
  ],
  faults: [BENT_ARM, LOW_HIPS],
}

/** Out of fakie it is done with either hand. */
const FAKIE_INVERT = invert('one hand', 'the other')

const invertOf = ({ approach, stance }: Motion): PlantLesson | null =>
  stance === 'fakie' ? FAKIE_INVERT : approach === 'frontside' ? FRONTSIDE_INVERT : null

const ON_BOTH_HANDS = new Set(['Gymnast Plant', 'Ho Ho'])

const BACK_AS_IT_CAME = 'Leave out the half turn: it goes down the wall as it came up, tail first.'

/** Whether it is done where there is no lip: on the street, or on a wall that stands there. */
export const isPlantedOnFlat = ({ name }: Contact<'plant'>): boolean => PLANTS[name]?.flat !== undefined

const UNKNOWN: PlantLesson = {
  is: 'a hand goes down and carries you while the board stays off the ground',
  isFoot: false,
  steps: [
    'Crouch until one hand can hold the board to your feet.',
    'Put the other hand down flat with a straight arm and lift the hips over it.',
    'Bring the board back under you before you push off the hand.',
  ],
  faults: [
    fault(
      'You lean on a bent wrist and it gives.',
      'Fingers wide, palm flat, shoulder above the hand before the hips go up.',
    ),
    fault('The board slips off as you lift.', 'Grab it before the hand goes down and keep the knees bent.'),
  ],
}

const UP: Record<Stance, string> = {
  regular: 'Come in with the speed of a big kickturn, low',
  nollie: 'Come in with your weight over the front foot, low',
  fakie: 'Come in fakie, eyes over the leading shoulder',
  switch: 'Come in switch, slower than you would regular',
}

/** What is practiced before it. */
function readyFor(contact: Contact<'plant'>, plant: PlantLesson, name: string, seed: number): string {
  const isOnBoth = ON_BOTH_HANDS.has(contact.name)
  const easy = isOnBoth ? 'standing on your hands' : 'the planted hand'
  return plant.isFoot
    ? `Try the step and the jump of the ${name} beside the board first, without rolling.`
    : choose(seed, 'ready', [
        isOnBoth
          ? 'Do handstands against a wall until both arms lock by themselves.'
          : `Do handstands against a wall until the arm you use for the ${name} locks by itself.`,
        plant.flat
          ? `Kick up beside the board on soft ground until ${easy} is the easy part.`
          : `Kick up at the coping without a board, facing it, until ${easy} is the easy part.`,
      ])
}

/** What goes wrong on the way back onto the board. */
const comingBack = (plant: PlantLesson, name: string, seed: number): Fault =>
  choose(seed, 'late', [
    fault(
      `You come out of the ${name} with the board still in the air.`,
      plant.flat
        ? 'Bring it under you first and come down second.'
        : 'Bring it to the wall first and push off second.',
    ),
    plant.isFoot
      ? fault(
          `The foot that jumped comes back beside the board.`,
          'Jump up from the planted foot and not away from it, eyes on the bolts all the way down.',
        )
      : fault(
          `You rush the ${name} and land in a heap.`,
          'Hold it for one count. What you can hold, you can leave.',
        ),
  ])

/** Teaches a plant. */
export function plantLesson(
  motion: Motion,
  contact: Contact<'plant'>,
  exit: Lead | null,
  called: string = contact.name,
): Lesson {
  const plant = (contact.name === 'Invert' && invertOf(motion)) || (PLANTS[contact.name] ?? UNKNOWN)
  const { stance, approach } = motion
  const seed = seedOf(JSON.stringify(motion))
  const name = inSentence(called).replace(/\b(\w+) \1\b/, '$1-$1')
  const side =
    approach === null
      ? ''
      : approach === 'frontside'
        ? ', chest toward the coping'
        : ', back toward the coping'
  const isBackAsItCame = motion.to === 'fakie' && stance !== 'fakie' && !plant.flat && !plant.isFoot
  const note = plant.flat?.note ?? `Nobody learns the ${name} without pads.`
  const off = choose(seed, 'in', [
    'Land with both knees, stay low',
    'Ride the drop with bent legs, arms wide',
    'Put all four wheels down, sink',
  ])
  return {
    description: `${leaving(`${plant.is}${side}${revertWords(motion)}`, leavesYou(stance, exit, seed))} ${note}`,
    steps: squeeze([
      readyFor(contact, plant, name, seed),
      plant.flat ? `${plant.flat.start}.` : `${UP[stance]}${side}.`,
      ...plant.steps.map((step, at) => (at === 2 && isBackAsItCame ? `${step} ${BACK_AS_IT_CAME}` : step)),
      ...(motion.revert
        ? [
            'Put all four wheels down with bent knees, hips over the middle.',
            revertStep(stance, exit, seed, !plant.flat),
          ]
        : [`${off} and ${rollAway(stance, exit, seed)}.`]),
    ]),
    mistakes: [...plant.faults, comingBack(plant, name, seed)],
  }
}

/** Teaches a plant with a flip or turn on the way up to it; null where a piece is not known. */
export function plantedLesson(parts: readonly Motion[], exit: Lead | null): Lesson | null {
  const [way, plant, ...more] = parts
  if (!way || plant?.contact?.kind !== 'plant' || more.length > 0 || way.contact || way.reverses) return null
  const { contact } = plant
  if (way.style === 'Double Hand' && contact.name === 'Street Plant') {
    const onBoth = { ...contact, name: 'Gymnast Plant' } as const
    const { description, ...rest } = plantLesson(plant, onBoth, exit, 'Double Hand Street Plant')
    const held = 'With both hands on the ground nothing but your feet holds the board.'
    return { description: `${description.replace(/(?<=\.) .*/, '')} ${held}`, ...rest }
  }
  const lesson = plantLesson({ ...plant, stance: way.stance }, contact, exit)
  const onto = ontoPlant(way, spoken(plant, 1))
  const isAtLip = !PLANTS[contact.name]?.flat && !PLANTS[contact.name]?.isFoot
  if (!onto || !isAtLip) return null
  const [, up = '', ...rest] = lesson.steps
  const [what = '', ...notes] = lesson.description.split(/(?<=\.)\s/)
  const inside = what.charAt(0).toLowerCase() + what.slice(1)
  return {
    description: [
      sentence(`${withArticle(spoken(way))} on the way up, and then ${inside.slice(0, -1)}`),
      ...notes,
    ].join(' '),
    steps: squeeze([
      `Have the plain ${spoken(plant, 1)} first, high enough that you are never in a hurry.`,
      up,
      ...onto.steps,
      ...rest,
    ]),
    mistakes: [onto.fault, ...lesson.mistakes.slice(0, 2)],
  }
}

function ontoPlant(way: Motion, plant: string): { readonly steps: string[]; readonly fault: Fault } | null {
  const caught = fault(
    'The hand looks for the coping before it has the board.',
    `Catch first, plant second: the ${plant} begins with the board in your hand.`,
  )
  if (way.style === 'Fingerflip')
    return {
      steps: [
        'Take the nose as the wheels reach the coping and turn the board over with a twist of the wrist.',
        'Catch it again in the same hand, under your feet, while you still rise.',
      ],
      fault: caught,
    }
  if (way.style !== null || !canBeTaught(way)) return null
  const { isFlipped, body } = analyze(way)
  if (isFlipped)
    return {
      steps: [
        `Do the ${spoken(way)} just below the coping, small and early.`,
        'Catch the board with a hand and both feet while you still rise.',
      ],
      fault: caught,
    }
  if (body < 180) return null
  return {
    steps: [
      'Throw head and shoulders around below the coping; the turn goes on over the planted arm until you look back down the wall.',
    ],
    fault: fault(
      'You stop turning as soon as the hand is down.',
      'Look for the wall over your shoulder. The planted arm is the middle of the turn, not its end.',
    ),
  }
}
