import { type Contact, type NameOf, recordOf } from '../contacts.ts'
import { FEET, type Feet } from '../feet.ts'
import type { Stance } from '../motion.ts'
import { type Context, choose, type Fault, fault } from './phrases.ts'

/** A contact that an edge is needed for and that is not a stall. */
export type EdgeContact = Contact<'grind' | 'slide'>

/** What the words of an edge depend on. */
export interface EdgeWords {
  readonly feet: Feet
  /** What is ground or slid: ledge, rail, coping. */
  readonly thing: string
  readonly isRamp: boolean
  /** The tail leads, so that it goes over an edge as the nose does rolling forward. */
  readonly isFakie: boolean
  /** The end that goes over the edge in a slide, and of a blunt its wheels; null in a grind. */
  readonly crosses: 'nose' | 'tail' | null
  /** The chest faces travel during a slide, or the back; null: neither, or the words do not say. */
  readonly faces: boolean | null
  readonly seed: number
}

/** How one grind or slide is taught: what it is, getting locked in, staying there, and what goes wrong. */
export interface EdgeLesson {
  readonly is: (words: EdgeWords) => string
  readonly lock: (words: EdgeWords) => string
  readonly hold: (words: EdgeWords) => string
  /** Off the edge, as words before "and roll away", where the plain way of its kind would be wrong. */
  readonly out?: (words: EdgeWords, keepsLead: boolean | null) => string
  /** Two or more. */
  readonly faults: (words: EdgeWords) => readonly Fault[]
}

const THINGS: Record<string, string> = {
  Ledge: 'ledge',
  Curb: 'curb',
  'Manual Pad': 'ledge',
  Rail: 'rail',
  'Mini Ramp': 'coping',
  Bowl: 'coping',
  Vert: 'coping',
}

/** The words for a contact in a stance, on the obstacles that the library knows for the trick, if any. */
export function edgeWords(contact: EdgeContact, stance: Stance, context: Context, seed: number): EdgeWords {
  const isRamp = isOnRamp(contact, context)
  const { obstacles = [] } = context
  const usual = isRamp ? 'coping' : recordOf(contact).on === 'rail' ? 'rail' : 'ledge'
  const isPossible = obstacles.length === 0 || obstacles.some((obstacle) => THINGS[obstacle] === usual)
  const first = obstacles.map((obstacle) => THINGS[obstacle]).find(Boolean)
  return {
    feet: FEET[stance],
    thing: isPossible ? usual : (first ?? usual),
    isRamp,
    isFakie: stance === 'fakie',
    crosses: crossingEnd(contact, stance === 'fakie'),
    faces: null,
    seed,
  }
}

/**
 * What goes over the edge as the board turns across: of a boardslide what leads, of a lipslide what trails. A spin before
 * it that the words leave to the slide comes to the side where its nose, or its tail, goes over.
 */
export function crossingEnd({ kind, name }: EdgeContact, isTailAhead: boolean): EdgeWords['crosses'] {
  if (kind === 'grind') return null
  const { rest, angle } = recordOf({ kind, name }).lie
  if (rest === 'deck') return angle > 0 === isTailAhead ? 'tail' : 'nose'
  return rest.startsWith('nose') ? 'nose' : 'tail'
}

const RAMPS = new Set(['Mini Ramp', 'Bowl', 'Vert'])

function isOnRamp(contact: EdgeContact, { obstacles = [] }: Context): boolean {
  if (obstacles.length > 0) return obstacles.every((obstacle) => RAMPS.has(obstacle))
  return recordOf(contact).on === 'coping'
}

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
        `Jump slightly over the ${thing}: ${words.isFakie ? 'the wheels under the nose' : 'front wheels'} past it, and your ${feet.tail} coming down on the truck that stays.`,
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
        'The nose drops and it is a smith.',
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
        `The wheels of your ${feet.tail} hit the side; come in flatter and a little faster, and lift that foot sooner.`,
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
        'Start the sideways drift at take-off; once the truck is locked it is too late.',
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
      'a switch smith after half a turn: the truck that trails now grinds and the other hangs down beside the edge, on the side you came from',
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
        'Come down a hand short, so that the leading truck has nowhere to go but beside the edge.',
      ),
    ],
  },
}

/** What is said in many lessons, in several ways. */
const oneOf = ({ seed }: EdgeWords, ways: readonly [string, ...string[]]) => choose(seed, ways[0], ways)

/** The truck under that end, in the middle of a sentence. */
const truck = ({ isFakie }: EdgeWords, end: 'nose' | 'tail') =>
  isFakie ? `truck under the ${end}` : end === 'nose' ? 'front truck' : 'back truck'

const tailTruck = ({ isFakie }: EdgeWords) => (isFakie ? 'truck under the tail, which leads,' : 'back truck')

const noseTruck = ({ isFakie }: EdgeWords) =>
  isFakie ? 'truck under the nose, which trails,' : 'front truck'

const turnedEnd = ({ isFakie }: EdgeWords) => (isFakie ? 'trailing' : 'leading')

/** Off a grind that half a turn led into. */
function turnedOut(_: EdgeWords, keepsLead: boolean | null): string {
  if (keepsLead === null)
    return 'Before it slows unwind the half turn, or let the board drop off as it lies, land low'
  return keepsLead
    ? 'Before it slows swing the half turn back, head first, land on all four wheels'
    : 'Let the board drop off level as it lies, land on all four wheels'
}

/** Of a lipslide what is behind goes over: the foot on it, the foot that stays on the near side, and the end. */
const crossing = ({ feet, crosses }: EdgeWords) =>
  crosses === 'nose'
    ? { over: feet.nose, near: feet.tail, end: 'nose' }
    : { over: feet.tail, near: feet.nose, end: 'tail' }

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
        `The truck never crossed. Ollie higher over the ${thing} and delay the turn.`,
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
