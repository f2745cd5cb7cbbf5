import { type Fault, fault } from './lesson.ts'
import { turns } from './phrase.ts'
import type { Analysis } from './take.ts'

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

/** What goes wrong with the turn of a trick: of its wrap, of a late part, of the rider and the board. */
export function turnFaults(take: Analysis): readonly Fault[][] {
  const { motion, shape } = take
  const wrapped = motion.wrap ? wraps(take) : []
  if (motion.late) return [wrapped, lateTurns(take)]
  if (shape === 'straight') return [wrapped]
  return [wrapped, shape === 'shuvit' ? shuvits(take) : shape === 'spin' ? spins(take) : apart(take)]
}
