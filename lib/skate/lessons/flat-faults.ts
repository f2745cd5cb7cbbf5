import type { Stance } from '../motion.ts'
import type { Analysis } from './analysis.ts'
import { MANNERS } from './manners.ts'
import { type Fault, fault, rolls, turns } from './phrases.ts'

/** What goes wrong with any trick of a stance. */
const STANCE_FAULTS: Record<Stance, readonly [Fault, Fault, Fault]> = {
  regular: [
    fault(
      'The board comes up only as high as your ankles.',
      'You jump after the pop instead of with it. Let foot and hips go at once, and pull the knees up.',
    ),
    fault(
      'You land with your weight behind the board.',
      'Your head stayed over the tail. Take off with your chest above the middle of the deck.',
    ),
    fault(
      'The board drifts off to one side in the air.',
      'You jumped off one edge. Push off the whole sole and keep your shoulders level.',
    ),
  ],
  nollie: [
    fault(
      'The nose scrapes and the board stays low.',
      'All your weight stood on the nose. Keep the hips between the bolts and strike it with the ankle.',
    ),
    fault(
      'The board runs on and you come down behind it.',
      'You jumped straight up from a board that rolls. Spring a little forward, to where you will be at the landing.',
    ),
    fault(
      'You hop off before the pop is finished.',
      'The front leg has to push until it is straight. Wait for the sound of the nose.',
    ),
  ],
  fakie: [
    fault(
      'The tail drags and throws you off over it.',
      'You leaned on the leading end before the pop. Centre the hips and use only the ankle.',
    ),
    fault(
      'You land with the board ahead of you.',
      'The ollie habit pulled your weight toward the nose. Leave the ground with your head above the tail bolts.',
    ),
    fault(
      'You land on a curve.',
      'Your hips opened toward travel. Turn the neck and leave the front shoulder where it is.',
    ),
  ],
  switch: [
    fault(
      'Your shoulders fall open before the pop.',
      'Hold the leading hand above the bolts under it until your feet have done their work.',
    ),
    fault(
      'There is no height in the pop.',
      'The trailing foot presses instead of snapping. Do ten switch ollies over a stick before each round of tries.',
    ),
    fault(
      'You step off with the wrong foot before you even fall.',
      'That is fear, not technique. Roll around in switch for five minutes until it stops being news.',
    ),
  ],
}

/** Three things that go wrong, the ones peculiar to this trick first. */
export function flatFaults(trick: Analysis): Fault[] {
  const { motion, seed, isFlipped } = trick
  const flipped = isFlipped && motion.wrap !== 'forward' ? flips(trick) : []
  const own = interleave([...turnFaults(trick), flipped])
  const stance = STANCE_FAULTS[motion.stance]
  const from = (seed >>> 21) % stance.length
  const manner = motion.style ? (MANNERS[motion.style]?.faults?.(trick) ?? []) : []
  return [...manner, ...own.slice(0, 2), ...stance.slice(from), ...stance.slice(0, from)].slice(0, 3)
}

function flips(trick: Analysis): Fault[] {
  const { kind, count, late } = trick.motion.flip
  if (late) return lateFlips()
  if (count !== null && count < 1) return halfFlips(trick)
  if (count !== null && count > 1) return manyFlips(trick, count)
  const [part, edge] = kind === 'heel' ? ['heel', 'toe-side'] : ['toes', 'heel-side']
  const stopped = fault(
    'The board stops on its side or upside down.',
    `The ${part} came away too soon. Follow through off the ${edge} edge until that leg is nearly straight.`,
  )
  return [stopped, straying(trick)]
}

function lateFlips(): Fault[] {
  return [
    fault(
      'It is an ordinary flip with a pause in your head.',
      'Film it once: the board has to lie flat before the foot moves again.',
    ),
    fault(
      'Half a flip, and then your weight comes down on it.',
      'Push while you are still rising or hanging, never in the drop.',
    ),
  ]
}

function halfFlips({ feet }: Analysis): Fault[] {
  return [
    fault(
      'It flips all the way over.',
      `Brush with half the force and let the ${feet.flick} go limp after it.`,
    ),
    fault(
      'The board slips off the laces.',
      'Catch it nearer the bolts and pull the toes up before you lift.',
    ),
  ]
}

function manyFlips({ feet, motion }: Analysis, count: number): Fault[] {
  const part = motion.flip.kind === 'heel' ? 'heel' : 'toes'
  return [
    fault(
      `You come down ${count === 2 ? 'after one roll and a half' : `with only ${rolls(count - 1)} rolls done`}.`,
      `The flick was strong but slow. Start the ${feet.flick} a finger closer to the ${feet.far} and snap it.`,
    ),
    fault(
      'The board shoots off to one side.',
      `The ${part} went out instead of up. Aim at the corner where the ${feet.far} begins to curve, and keep your hips above the deck.`,
    ),
  ]
}

function straying({ feet, shape, sweep }: Analysis): Fault {
  if (shape === 'straight') {
    return fault(
      'The board turns as well as flips.',
      `Your ${feet.pop} dragged the ${feet.end} along. Pop straight down and lift that knee.`,
    )
  }
  if (sweep) {
    return fault(
      'It flips but the turn stalls.',
      `You thought of the flick and forgot the scoop. Do a few without the flip, then add the ${feet.flick} as lightly as you can.`,
    )
  }
  return fault(
    'The flip gets away from the turn.',
    'You kicked after the board was gone. Flick earlier and smaller, and stay close above it.',
  )
}

function interleave(lists: readonly (readonly Fault[])[]): Fault[] {
  const depth = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: depth }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

/** What goes wrong with the turn of a trick: of its wrap, of a late part, of the rider and the board. */
function turnFaults(trick: Analysis): readonly Fault[][] {
  const { motion, shape } = trick
  const wrapped = motion.wrap ? wraps(trick) : []
  if (motion.late) return [wrapped, lateTurns(trick)]
  if (shape === 'straight') return [wrapped]
  return [wrapped, shape === 'shuvit' ? shuvits(trick) : shape === 'spin' ? spins(trick) : apart(trick)]
}

function wraps({ motion, feet }: Analysis): Fault[] {
  if (motion.wrap === 'forward') {
    return [
      fault(
        'It stays an ollie with a foot kicked out.',
        `The foot passed above the tip. Bend the toes over the ${feet.far} and press it down on the way.`,
      ),
      fault(
        `The ${feet.end} hits you from below.`,
        'Open the knees before you kick, and begin low, on grass.',
      ),
    ]
  }
  return [
    fault(
      'The board turns flat, like a shuvit.',
      'The scoop went sideways. Draw it along the line of the board and keep the toes up.',
    ),
    fault(
      'It wraps halfway and drops.',
      'The foot stopped its circle. Finish the loop with the knee, and jump with the weight over that leg.',
    ),
  ]
}

function lateTurns({ feet, sweep }: Analysis): Fault[] {
  if (!sweep) return []
  return [
    fault('It turns from the pop on.', `Pop straight and count one before the ${feet.pop} pushes.`),
    fault(
      'A late push and a quarter turn, no more.',
      'You waited until the drop. Push while the board still floats, and take both feet off it at once.',
    ),
  ]
}

function shuvits({ board, feet, sweep }: Analysis): Fault[] {
  const side = sweep === 'heel' ? 'behind' : 'in front of'
  return board > 180
    ? [
        fault(
          `It stops short of ${turns(board)}.`,
          `A longer sweep helps more than a harder one. Set the ${feet.pop} nearer the tip of the ${feet.end} and follow through.`,
        ),
        fault(
          'The board tilts as it spins and catches a shin.',
          'The scoop goes down more than round. Less pop, and keep the foot level with the ground.',
        ),
      ]
    : [
        fault(
          'It stops a quarter short.',
          `Your ${feet.flick} still weighs on the board. Lift it the moment the ${feet.end} goes.`,
        ),
        fault(
          `The board ends up a step ${side} you.`,
          'You pushed it away instead of round. Make the scoop smaller and jump to where the board goes.',
        ),
      ]
}

function spins({ body, opens, exit }: Analysis): Fault[] {
  const look = opens === false ? 'trailing' : 'leading'
  const last =
    exit === 'B' ? 'The wheels catch at the end and stop you.' : 'You land across the direction of travel.'
  return [
    body > 180
      ? fault(
          `You run out of spin before ${turns(body)}.`,
          `The head stopped first. Pick a mark past the end of the turn and look for it over the ${look} shoulder.`,
        )
      : fault(
          'You get three quarters round and pivot the rest.',
          'Feet cannot overtake shoulders that stopped. Turn them further before you pop.',
        ),
    fault(
      last,
      'Come down a little heavier on the wheels that lead, and bend the knees until the others have followed.',
    ),
  ]
}

function apart({ shape, feet, board, body }: Analysis): Fault[] {
  if (shape === 'varial') {
    return [
      fault(
        'The board turns along with you.',
        'Your feet twisted at take-off. Jump straight up first and begin the turn only when both soles are off the grip.',
      ),
      fault(
        'You land with one foot beside the board.',
        'The feet drifted apart in the turn. Keep the ankles together and come down on the middle, then step out to the bolts.',
      ),
    ]
  }
  if (shape === 'ahead' || shape === 'behind') {
    return [
      fault(
        `The board stops at ${turns(Math.min(board, body) || 180)} with you.`,
        `The ${feet.pop} came up too early. Let it sweep past the other foot before you lift it.`,
      ),
      fault(
        'You finish the turn and the board is a metre away.',
        'The scoop pushed out instead of round. Keep the sweep under your hips and turn close above it.',
      ),
    ]
  }
  return [
    fault(
      'The scoop drags your hips along.',
      'Begin the turn of the shoulders a breath before the scoop, so that it has something to work against.',
    ),
    fault(
      "You get your own turn but not the board's.",
      `Say it in two words while you practise: "hips" for you, "scoop" for the ${feet.pop}.`,
    ),
  ]
}
