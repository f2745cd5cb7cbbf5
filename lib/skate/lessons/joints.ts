import type { Motion, Side, Stance } from '../motion.ts'
import { isPretzel } from '../stance.ts'
import { ofStyle } from '../styles.ts'
import { type Analysis, liesAcross, spoken, turnBetween } from './analysis.ts'
import { touchOf } from './edges/edges.ts'
import { flatFaults } from './flat/faults.ts'
import { MANNERS } from './manners.ts'
import { choose, does, type Fault, fault, inWordsOf, isOrAre, sentence, withArticle } from './phrases.ts'

// Where a trick and the thing it is done on meet: what goes wrong there, and what is peculiar to it.

/** What is said of one thing that is held. */
export interface Held {
  readonly approach: string
  readonly set: readonly string[]
  readonly up: string
  readonly lock: string
  readonly hold: string
  readonly out: string
  readonly faults: readonly Fault[]
  /** Ledge, rail, coping, pad. */
  readonly thing: string
  /** The side it is on as the rider comes. */
  readonly comes: Side | null
  /** What of the board is on it. */
  readonly touch: string
  /** The end of the board that goes over the edge; null: neither. */
  readonly crosses: string | null
  /** The foot that carries the weight there; null: both. */
  readonly weight: string | null
  /** What a slide turns on the way up, as words after "and"; null: nothing. */
  readonly turn: string | null
  readonly is: string
}

/** The same in the words of another stance. */
export function heldInWords(held: Held, to: Stance, from: Stance): Held {
  const say = inWordsOf(to, from)
  const maybe = (text: string | null) => text && say(text)
  return {
    ...held,
    approach: say(held.approach),
    set: held.set.map(say),
    up: say(held.up),
    lock: say(held.lock),
    hold: say(held.hold),
    out: say(held.out),
    faults: faultsInWords(held.faults, to, from),
    touch: say(held.touch),
    crosses: maybe(held.crosses),
    weight: maybe(held.weight),
    turn: maybe(held.turn),
    is: say(held.is),
  }
}

/** The same for what goes wrong. */
export function faultsInWords(faults: readonly Fault[], to: Stance, from: Stance): Fault[] {
  const say = inWordsOf(to, from)
  return faults.map(({ mistake, fix }) => fault(say(mistake), say(fix)))
}

/** How a way onto an edge looks to a coach. */
type Way =
  | 'ollie'
  | 'manner'
  | 'flip'
  | 'turned flip'
  | 'shuvit'
  | 'half'
  | 'three quarters'
  | 'spin'
  | 'apart'

/** Which of them it is. */
export function wayOf({ shape, isFlipped, body, motion }: Analysis): Way {
  if (motion.wrap || (motion.style && shape === 'straight')) return 'manner'
  if (shape === 'straight') return isFlipped ? 'flip' : 'ollie'
  if (shape === 'shuvit') return isFlipped ? 'turned flip' : 'shuvit'
  if (shape !== 'spin') return 'apart'
  return body === 180 ? 'half' : body % 180 === 90 ? 'three quarters' : 'spin'
}

/** What goes wrong on the way onto an edge or a pad. */
export function intoFaults(trick: Analysis, next: Motion, held: Held): Fault[] {
  const { feet, motion } = trick
  const { thing, touch, weight } = held
  switch (wayOf(trick)) {
    case 'ollie':
      return [
        fault(
          `You land on the ${thing} with four wheels and then lift.`,
          `Have ${touch} alone come down first: hips over the ${weight ?? 'bolts'} while you are in the air.`,
        ),
        fault(
          `You pop too late and ${touch} hits the front of the ${thing}.`,
          `Pop when the ${thing} is still a board's length away and let the speed bring you to it.`,
        ),
      ]
    case 'manner':
      return [
        ...(ofStyle(MANNERS, motion.style)?.faults?.(trick) ?? flatFaults(trick)).slice(0, 1),
        fault(
          `You do it, land beside the ${thing} and look at it.`,
          `Learn it closer and closer to a line on the ground, until ${touch} could come down on that line every time.`,
        ),
      ]
    case 'flip':
    case 'turned flip':
      return flippedInto(trick, next, held)
    case 'shuvit':
      return [
        fault(
          `The board comes around after you are down on the ${thing}.`,
          `Scoop a moment earlier and pop higher: it has to be back under the ${feet.flick} before ${does(touch, 'touch')}.`,
        ),
        fault(
          `It spins away from the ${thing}.`,
          `You swept it outward. Keep the ${feet.pop} close and jump to where ${touch} must be, not to where you popped.`,
        ),
      ]
    case 'half':
      return next.contact?.kind === 'slide' ? halfIntoSlide(held) : halfInto(held)
    case 'three quarters':
      return threeQuartersInto(trick, held)
    case 'spin':
    case 'apart':
      return [
        fault(
          `You arrive above the ${thing} with the turn unfinished.`,
          `Everything has to be done a few inches higher than on flat. Take more pop and a lower ${thing} first.`,
        ),
        fault(
          `The board comes around and you are not over the ${thing}.`,
          `Jump sideways with the pop, and let the ${feet.pop} bring the board along to where ${does(touch, 'land')}.`,
        ),
      ]
  }
}

function flippedInto(trick: Analysis, next: Motion, held: Held): Fault[] {
  const { feet } = trick
  const { thing, touch } = held
  return [
    ...(next.contact?.kind === 'manual' ? [flatOntoPad(trick, held)] : caughtOverEdge(trick, held)),
    ...(wayOf(trick) === 'turned flip'
      ? [
          fault(
            `The board is still turning as you touch the ${thing}.`,
            `Scoop less and earlier with the ${feet.pop}; what has not come around by the catch turns ${touch} off again.`,
          ),
        ]
      : []),
    kickedInto(trick, held),
  ]
}

function flatOntoPad({ motion }: Analysis, { thing, touch, weight }: Held): Fault {
  return fault(
    'You catch it flat and come down on four wheels.',
    `Catch with the hips already over the ${weight ?? 'bolts'}, ${touch.includes('nose') !== (motion.stance === 'fakie') ? 'ahead of' : 'behind'} the middle, and let ${touch} reach for the ${thing}.`,
  )
}

function caughtOverEdge(trick: Analysis, { thing, touch, weight, comes }: Held): Fault[] {
  const { feet } = trick
  const behind = comes === 'backside'
  return [
    fault(
      `You meet the ${thing} with the board ${wayOf(trick) === 'turned flip' ? 'halfway around and half over' : 'half over'}${behind ? ', behind your back' : ''}.`,
      `Pop a full board's length earlier: the grip has to be under your ${feet.pop} while ${touch} can still choose where to land.`,
    ),
    weight
      ? fault(
          `The catch is clean and the weight hangs over the ${weight === feet.pop ? feet.flick : feet.pop} instead of ${touch}.`,
          `Catch with the ${weight} a moment ahead; that foot is the one that presses ${touch} down.`,
        )
      : fault(
          `You catch it beside the ${thing} and only the edge of the deck gets on.`,
          `Drift from the pop on, ${behind ? 'heels' : 'toes'} first, so that the flip goes over where ${touch} will land.`,
        ),
  ]
}

/** What the kick itself does to the rider. */
function kickedInto({ feet, motion }: Analysis, { thing, touch, weight, comes }: Held): Fault {
  const behind = comes === 'backside'
  return motion.flip.kind === 'heel'
    ? fault(
        behind
          ? `The kick tips you onto your heels and past the ${thing}.`
          : `The kick leaves your weight on your heels, away from the ${thing}.`,
        `Push the heel up rather than out and bring the chest back over the ${weight ?? feet.flick} before ${does(touch, 'land')}.`,
      )
    : fault(
        behind
          ? `You watch the flip and lose the ${thing} behind you.`
          : `The flick pulls you onto your toes and you pitch over the ${thing}.`,
        behind
          ? `Look at the ${thing} once before the pop and trust it; from then on only the grip and ${touch} matter.`
          : `Flick with an upright back, shoulders over the ${weight ?? feet.pop}, and sit into it as ${does(touch, 'come')} down.`,
      )
}

const halfIntoSlide = ({ thing, touch, weight }: Held): Fault[] => [
  fault(
    `You turn the whole half and land on the ${thing} lengthwise.`,
    `Stop the shoulders at the quarter. ${sentence(`${touch} across the ${thing} is the end of the turn until you leave it`)}`,
  ),
  fault(
    `The turn carries you over and off the far side of the ${thing}.`,
    `Throw less arm and stand on ${weight ? `the ${weight}` : 'both feet'} as you touch.`,
  ),
]

const halfInto = ({ thing, touch }: Held): Fault[] => [
  fault(
    `You come down with the board a little short of straight and it slides off the ${thing}.`,
    `Begin the turn before the pop and stop the head when your shoulders lie along the ${thing}.`,
  ),
  fault(
    `You go on turning once ${isOrAre(touch)} on.`,
    `The arms brake a spin: spread them as you land and look down the ${thing}.`,
  ),
]

const threeQuartersInto = ({ feet }: Analysis, { thing, crosses }: Held): Fault[] => [
  fault(
    `You stop at the half and the wheels hit the side of the ${thing}.`,
    `Wind up on the way in and keep the chin turning; the last quarter comes from the head, not from the feet.`,
  ),
  fault(
    `You get all of it, and too far from the ${thing}.`,
    `A spin jumps away from what it cannot see. Pop nearer and throw the ${crosses ?? feet.far} over the ${thing} rather than around it.`,
  ),
]

/** The part of the board that a grind, a slide or a manual stands on. */
export function touchIn({ contact, stance }: Motion): string {
  if (contact?.kind === 'grind' || contact?.kind === 'slide')
    return touchOf(contact, { isFakie: stance === 'fakie' })
  return contact?.name === 'Nose Manual' ? 'the nose truck' : 'the tail truck'
}

/** What goes wrong between two things that are held. */
export function shiftFaults(before: Motion, part: Motion, held: Held): Fault[] {
  const on = spoken(part, 1)
  if (turnBetween(liesAcross(before), liesAcross(part)) === 'half')
    return [
      fault(
        `You come down lengthwise on the ${held.thing}, a quarter short.`,
        'Wind up while you still slide and jump before you turn; a hop that only unweights is too small for half a turn.',
      ),
      fault(
        `You finish the turn beside the ${held.thing}.`,
        `Hop along it, not away from it: the head stays above the ${held.thing} all the way around.`,
      ),
    ]
  return [
    fault(
      held.thing === 'pad'
        ? 'You stop on four wheels between the two.'
        : touchIn(before) === held.touch
          ? `You move the other end and everything stops on ${held.touch}.`
          : `You come to a stop between ${touchIn(before)} and ${held.touch}.`,
      held.thing === 'pad'
        ? `Cross over in one rocking movement, hips first, and the ${held.weight ?? 'other foot'} after them.`
        : `Shift in the first half of the ${held.thing}, while there is speed to lose, and do it in one movement.`,
    ),
    fault(
      `Your shoulders turn with the change and pull you off the ${held.thing}.`,
      `Only ${held.weight ? `the ${held.weight}` : 'your feet'} and the hips move into ${withArticle(on)}; the leading hand keeps pointing down the ${held.thing}.`,
    ),
  ]
}

/** What goes wrong on the way off. */
export function outFaults(trick: Analysis, before: Motion, held: Held): Fault[] {
  const { feet, isFlipped, body, motion } = trick
  const { thing, touch, weight } = held
  if (motion.style === 'Kickturn') {
    return [
      fault(
        'The wheels drop before you have come around.',
        `Turn from the head down and leave the ${weight ?? feet.pop} where it is.`,
      ),
      fault(
        `You turn and roll off the side of the ${thing}.`,
        `Stop on a spot: shoulders around, hips still above ${touch}.`,
      ),
    ]
  }
  const own = isFlipped
    ? flippedOff(trick, before, held)
    : body > 0
      ? turnedOff(trick, before, held)
      : scoopedOff(trick, held)
  return [tooLate(trick, before, held), ...own]
}

/** How one goes along what one stands on. */
const goingAlong = ({ contact }: Motion) =>
  contact?.kind === 'manual' ? 'roll' : contact?.kind === 'slide' ? 'slide' : 'grind'

function tooLate({ seed, isFlipped }: Analysis, before: Motion, { thing }: Held): Fault {
  const way = goingAlong(before)
  const name = isFlipped ? 'flip' : 'turn'
  return choose(seed, 'end', [
    fault(
      `You ${way} to the very end, and then there is no ${thing} to pop from.`,
      `Pick a spot a board's length before the ${thing} ends and be off by then, however well it runs.`,
    ),
    fault(
      `You wait for the end of the ${thing}, and it comes before the ${name} does.`,
      `Leave while you still ${way} well: off the last inch of the ${thing} there is no pop.`,
    ),
    fault(
      `The ${thing} runs out under you before you have jumped.`,
      `Count the ${thing} in thirds, and start the ${name} in the last of them, not behind it.`,
    ),
    fault(
      `You hold on too long and drop off the ${thing} half into a ${name}.`,
      `See the end of the ${thing} early and jump before you get there, not because you got there.`,
    ),
  ])
}

const flippedOff = ({ feet, body }: Analysis, before: Motion, { thing, touch, weight }: Held): Fault[] => [
  fault(
    `You jump and the board stays on the ${thing}.`,
    weight === feet.pop
      ? `Your ${feet.pop} was pressing ${touch} and never let go. Sink first, then pop off it and pull that knee up.`
      : `Your weight sat over ${touch}. Shift it to the ${feet.pop} a moment before you snap the ${feet.end}.`,
  ),
  fault(
    before.contact?.kind === 'slide'
      ? 'It flips, but sideways.'
      : `It flips behind you as you drop off the ${thing}.`,
    before.contact?.kind === 'slide'
      ? `${body > 0 ? 'Turn' : 'Unwind'} before you flick; the ${feet.flick} sends the board along the line your shoulders show it.`
      : `You leaned away from the flick. Jump forward with the ${thing}, chest over the ${feet.flick}.`,
  ),
]

const turnedOff = ({ feet }: Analysis, before: Motion, { thing, touch }: Held): Fault[] => [
  fault(
    `You turn while ${isOrAre(touch)} still down and the ${thing} trips you.`,
    `Up first, around second: the ${feet.pop} lifts ${/ truck$/.test(touch) ? touch : 'the board'} clear before the hips begin.`,
  ),
  fault(
    `You come off the ${thing} with half of the turn done.`,
    `Wind the shoulders while you still ${before.contact?.kind === 'manual' ? `ride ${touch}` : goingAlong(before)}, so that they only have to be let go.`,
  ),
]

const scoopedOff = ({ feet }: Analysis, { thing, touch }: Held): Fault[] => [
  fault(
    `The board scoops into the side of the ${thing}.`,
    `Pop it clear with the ${feet.pop} before you sweep, and jump a few inches out from the edge.`,
  ),
  fault(
    `You land with one foot on the ${thing}.`,
    `You hung back over ${touch}. Go with the board, head over the middle of it.`,
  ),
]

/** What is peculiar to a way onto an edge or a pad. */
export function intoNote(trick: Analysis, next: Motion, held: Held | null, seed: number): string {
  if (!held) return ''
  const { thing, touch, weight } = held
  const { feet } = trick
  const blind = held.comes === 'backside' && thing !== 'pad'
  switch (wayOf(trick)) {
    case 'ollie':
      return `Everything is decided in the air: come down with the hips over ${weight ? `the ${weight}` : `the ${thing}`} already.`
    case 'manner':
      return `You have one movement less to see the ${thing} by, so put the start of it a board's length earlier than for a plain ollie.`
    case 'flip':
      return blind
        ? choose(seed, 'blind', [
            `The ${thing} is behind you while you watch the flip, so the drift toward it has to be in your legs.`,
            `You watch the board and not the ${thing}, and ${touch} must find it by the count of your run-up.`,
          ])
        : choose(seed, 'intoNote', [
            `There is no time to admire the catch; a blink later ${touch} must be on the ${thing}.`,
            `A flip you catch at knee height leaves time to place ${touch}; one you catch at the ankles does not.`,
            `Pop it as if the ${thing} were a few inches higher, and ${does(touch, 'come')} down onto it instead of into it.`,
          ])
    case 'turned flip':
      return `It has to stop turning before ${does(touch, 'touch')} the ${thing}, or the rest of the turn throws you off.`
    case 'shuvit':
      return `The board leaves your feet once more before the ${thing}, and ${weight ? `the ${weight} has` : 'both feet have'} to find it in the air.`
    case 'half':
      return next.contact?.kind === 'slide'
        ? `A quarter of the turn takes you onto the ${thing} and the other quarter off it.`
        : `The turn has to be over when ${does(touch, 'land')}, because the ${thing} will not stop it for you.`
    case 'three quarters':
      return `You turn past the ${thing}, lose it and come down on it from the far side of the spin.`
    case 'spin':
      return `A spin this big wants to drift away from the ${thing}; aim past it and let the ${feet.pop} hold the board.`
    case 'apart':
      return trick.shape === 'varial'
        ? `The board flies straight on and you turn above it, so find the ${thing} again before you look for the grip.`
        : `You turn less than the board does, so your eyes are on the ${thing} again early.`
  }
}

/** What is peculiar to a way off. */
export function outNote(trick: Analysis, before: Motion, held: Held | null, seed: number): string {
  if (!held) return ''
  const { thing, touch, weight } = held
  const { feet, isFlipped, body } = trick
  if (trick.motion.style === 'Kickturn') return 'It is the gentlest way to learn to turn while you balance.'
  if (isFlipped)
    return weight === feet.pop
      ? `The foot that presses ${touch} is the foot that pops, so there is a push where the snap would be.`
      : choose(seed, 'outNote', [
          `You have to get from ${touch} to the ${feet.end} without losing the line.`,
          `The ${thing} gives you the height; what is missing is room for the ${feet.flick}.`,
        ])
  if (isPretzel(before, trick.motion))
    return `You turn onto the ${thing} one way and off it the other, so wind up for it while you still slide.`
  if (body > 0)
    return before.contact?.kind === 'slide'
      ? `You lie across the ${thing} already, so part of the turn is done before you leave it.`
      : `The drop off the ${thing} is long enough for the turn, if the shoulders begin it while you still ride ${touch}.`
  return `A scoop off the ${thing} needs half of what it needs on the ground, since the board is up there already.`
}
