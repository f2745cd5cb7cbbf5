import { type Contact, type NameOf, recordOf } from '../contacts.ts'
import { FEET, type Feet } from '../feet.ts'
import type { Stance } from '../motion.ts'
import { type Context, type Fault, fault } from './phrases.ts'

/** A contact that an edge is needed for and that is not a stall. */
export type EdgeContact = Contact<'grind' | 'slide'>

/** What the words of an edge depend on. */
export interface EdgeWords {
  readonly feet: Feet
  /** What is ground or slid: ledge, rail, coping. */
  readonly thing: string
  readonly isRamp: boolean
  readonly isFakie: boolean
}

/** How one grind or slide is taught: what it is, getting locked in, staying there, and what goes wrong. */
export interface EdgeLesson {
  readonly is: (words: EdgeWords) => string
  readonly lock: (words: EdgeWords) => string
  readonly hold: (words: EdgeWords) => string
  /** Off the edge, as words before "and roll away", where the plain way of its kind would be wrong. */
  readonly out?: (words: EdgeWords, keepsLead: boolean | null) => string
  readonly faults: (words: EdgeWords) => readonly [Fault, Fault]
}

const THINGS: Record<string, string> = {
  Ledge: 'ledge',
  'Manual Pad': 'ledge',
  Rail: 'rail',
  'Mini Ramp': 'coping',
  Bowl: 'coping',
  Vert: 'coping',
}

/** The words for a contact in a stance, on the obstacles that the library knows for the trick, if any. */
export function edgeWords(contact: EdgeContact, stance: Stance, context: Context): EdgeWords {
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
  }
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
  '50-50': {
    is: ({ thing }) => `both trucks sit on the ${thing} and roll along it on their hangers`,
    lock: ({ thing }) => `Level the board above the ${thing} and set both trucks down at once, knees bent.`,
    hold: ({ thing }) => `Stand over the bolts with your hips above the ${thing} and look at its far end.`,
    faults: ({ thing }) => [
      fault(
        'One truck slides off after a metre.',
        `You jumped at the ${thing} instead of over it. Bring the hips above it and land with equal weight on both feet.`,
      ),
      fault(
        `The ${thing} stops you at the first touch.`,
        'Wheels hit the side. Come in flatter and a little faster, and pop half a step earlier.',
      ),
    ],
  },
  Nosegrind: {
    is: (words) => `the ${noseTruck(words)} grinds with the tail up in the air`,
    lock: (words) =>
      `Let your ${words.feet.nose} slide onto the nose and set the ${noseTruck(words)} down with the knee above the toes.`,
    hold: ({ feet }) => `Keep the ${feet.tail} light and steer the height of the tail with that knee.`,
    faults: ({ feet }) => [
      fault(
        'The nose bites and you run out over it.',
        `You pressed with the toes. Put your weight over the bolts and keep the ${feet.nose} flat.`,
      ),
      fault(
        'The tail drops and it becomes a 50-50.',
        `Your hips stayed in the middle. Land with the chest already above the ${feet.nose}.`,
      ),
    ],
  },
  'Crooked Grind': {
    is: (words) =>
      `the ${noseTruck(words)} grinds with the nose slanted in across the edge and the tail swung out over the side you came from`,
    lock: (words) =>
      `Land the ${noseTruck(words)} with the nose slanted across the top, truck and nose pinching the edge.`,
    hold: ({ feet }) =>
      `Press through the ${feet.nose} and let the other leg hang out, bent, over the ground you came from.`,
    faults: () => [
      fault(
        'It slides on the nose with no truck on the edge.',
        'You turned too far. Stop at a third of what a noseslide needs.',
      ),
      fault(
        'It pinches and stops dead.',
        'More speed and more wax, and land a little behind the nose so that the board runs out ahead.',
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
      `Set the ${noseTruck(words)} down, bend that knee over it at once and let the other end drop beside the edge.`,
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
      `Carry the tail across the edge and set the ${noseTruck(words)} down on top, that knee deep.`,
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
  'Layback Grind': {
    is: ({ thing }) =>
      `the trucks run along the ${thing} while you lean back and put the trailing hand down behind you`,
    lock: ({ thing }) =>
      `Get the back truck onto the ${thing} with speed to spare and push the board out in front of you.`,
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
      `Pull the nose up into your leading hand and come down on the ${tailTruck(words)} with the ${words.feet.tail} pressing the tail.`,
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
      `half a turn puts you on the ${words.thing} backward: the truck under the tail grinds, ${turnedEnd(words)} now, and the nose dips over the far side, like a feeble the wrong way round`,
    lock: ({ thing }) =>
      `Turn half round in the air and set the truck under the tail on the ${thing}, the nose pushed low over the far side.`,
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
      `half a turn puts you on the ${words.thing} backward: the truck under the tail grinds, ${turnedEnd(words)} now, and the nose hangs low on the side you came from, like a smith the wrong way round`,
    lock: ({ thing }) =>
      `Turn half round in the air, put the truck under the tail on the ${thing} and let the nose drop beside it.`,
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
      `Turn half round in the air, set the truck that trails on the ${thing} and push the other end down beside it.`,
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

/** How each slide is taught. */
export const SLIDES: Readonly<Record<NameOf<'slide'>, EdgeLesson>> = {
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
