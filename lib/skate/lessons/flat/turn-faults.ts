import type { Analysis } from '../analysis.ts'
import { type Fault, fault, turns } from '../phrases.ts'

/** What goes wrong with the turn of a trick: of its wrap, of a late part, of the rider and the board. */
export function turnFaults(trick: Analysis): readonly Fault[][] {
  const { motion, shape } = trick
  const wrapped = motion.wrap ? wraps(trick) : []
  if (motion.late) return [wrapped, lateTurns(trick)]
  if (shape === 'straight') return [wrapped]
  return [wrapped, shape === 'shuvit' ? shuvits(trick) : shape === 'spin' ? spins(trick) : apart(trick)]
}

function wraps({ motion, feet, body }: Analysis): Fault[] {
  if (motion.wrap === 'forward')
    return [
      fault(
        `It stays ${feet.ollie} with a foot kicked out.`,
        `The foot passed above the tip. Bend the toes over the ${feet.far} and press it down on the way.`,
      ),
      fault(
        `The ${feet.end} hits you from below.`,
        `Open the knees before you kick, and do the first ones low, on grass.`,
      ),
      fault(
        `The ${feet.far} dives and sticks in the ground.`,
        `You kicked before the board was up. Pop the ${feet.end} first, count a beat, then kick.`,
      ),
    ]
  const turning = body > 0 ? ', and turn only once it is on its way' : ''
  if (motion.wrap === 'front foot' && motion.stance !== 'nollie')
    return [
      fault(
        `The ${feet.far} slides off your ${feet.nose}.`,
        `Hook it with the toes pulled up, just behind the bolts${turning}.`,
      ),
      fault(
        `The board gets halfway around and lands on its ${feet.end}.`,
        `The ${feet.tail} was in the way. Lift it as high as the other knee while the board passes${turning}.`,
      ),
      fault(
        'You kick it forward instead of around.',
        `Draw the ${feet.nose} down and back under your hips, like a bicycle pedal.`,
      ),
    ]
  return [
    fault(
      `The ${feet.end} goes around flat, like a shuvit.`,
      `The scoop went sideways. Draw it along the line of the board and keep the toes up${turning}.`,
    ),
    fault(
      `It wraps halfway and drops off the ${feet.pop}.`,
      `The foot stopped its circle. Finish the loop with the knee, weight over that leg${turning}.`,
    ),
    fault(
      `The ${feet.flick} gets hit as the ${feet.far} swings up.`,
      `It waited too long. The ${feet.flick} comes straight up before the loop begins${turning}.`,
    ),
  ]
}

function lateTurns({ feet, sweep, body }: Analysis): Fault[] {
  if (!sweep)
    return [
      fault(
        'You start turning off the ground.',
        `Nothing may move until the top. Hold the leading hand over the ${feet.far} and let it go late.`,
      ),
      fault(
        `The late ${turns(body || 180).replace(/^an? /, '')} dies on the way down.`,
        `Look where you want to end before the ${feet.end} sinks.`,
      ),
    ]
  return [
    fault('It turns from the pop on.', `Pop straight and count one before the ${feet.pop} pushes.`),
    fault(
      'A late push and a quarter turn, no more.',
      `You waited until the drop. Push the ${feet.end} while the board still floats, both feet light.`,
    ),
    fault(
      `The ${feet.flick} stands in the way of the late turn.`,
      `Pull that knee up a moment before the ${feet.pop} pushes.`,
    ),
  ]
}

const SIDES = { heel: 'behind your heels', toe: 'in front of your toes' } as const
const OTHER_SIDE = { heel: 'toe', toe: 'heel' } as const

/** Where the popped end, or the other one, points after an odd number of quarters under shoulders that stay. */
function pointsTo(end: 'popped' | 'far', quarters: number, sweep: 'heel' | 'toe'): string {
  const isWhereSwept = (end === 'popped') === (quarters % 4 === 1)
  return SIDES[isWhereSwept === (sweep === 'heel') ? 'heel' : 'toe']
}

function shuvits({ board, feet, sweep, isFlipped, motion }: Analysis): Fault[] {
  const swept = sweep ?? 'heel'
  const side = SIDES[swept]
  const short = board / 90 - 1
  const press = motion.pop ? 'pop' : 'press'
  if (board > 180)
    return [
      fault(
        `It stops short of ${turns(board)}, the ${feet.end} hanging out ${pointsTo('popped', short, swept)}.`,
        `A longer sweep helps more than a harder one, so set the ${feet.pop} nearer the tip of the ${feet.end}.`,
      ),
      fault(
        `It tilts as it spins and the ${feet.far} catches a shin.`,
        `The scoop goes down more than around. For ${turns(board)}, ${press} less and keep the ${feet.pop} level with the ground.`,
      ),
      fault(
        `You stamp on it with ${turns(board - 180)} done and half a turn to go.`,
        `The turn lasts as long as your ${feet.pop} stays on it, so sweep past the other foot${isFlipped ? ' before you think of the flip' : ''}.`,
      ),
      fault(
        `It spins ${side} and out of reach.`,
        `You pushed the ${feet.end} away; draw ${turns(board)} as a circle under yourself.`,
      ),
    ]
  return [
    fault(
      `It stops a quarter short, the ${feet.far} ${pointsTo('far', short, swept)}.`,
      isFlipped && motion.pop && !motion.style
        ? `The flick ate the scoop. Let the ${feet.pop} finish before the ${feet.flick} leaves.`
        : `Your ${feet.flick} still weighs on it. Lift it the moment the ${feet.end} goes.`,
    ),
    fault(
      `It ends up a step ${side}${isFlipped ? ', flipped but out of reach' : ''}.`,
      isFlipped
        ? `Scoop and ${motion.flip.kind === 'heel' ? 'kick' : 'flick'} both sent it there; jump along with the ${feet.end} and take the force out of the ${feet.pop}.`
        : `You pushed it away, and with a smaller ${press === 'pop' ? 'scoop' : press} of the ${feet.pop} it stays under you.`,
    ),
    fault(
      `Your shoulders turn along and you land twisted, the ${feet.far} ${pointsTo('far', short, swept)}.`,
      isFlipped
        ? `Point the leading hand down the road and keep it there until the ${feet.pop} has caught the board.`
        : `Only the ${feet.pop} scoops, while the leading hand goes on pointing down the road.`,
    ),
  ]
}

function spins({ body, opens, exit, feet, isFlipped }: Analysis): Fault[] {
  const look = opens === false ? 'trailing' : 'leading'
  if (body > 360)
    return [
      fault(
        `You run out of spin before ${turns(body)}.`,
        `The head stopped first. Pick a mark past the end of it and look for that over the ${look} shoulder.`,
      ),
      fault(
        `Your body gets around and the ${feet.far} is a half turn late.`,
        `The feet opened. Squeeze the knees and let the ${feet.pop} drag its end through all ${turns(body)}.`,
      ),
      fault(
        'You tip over in the air in the first full turn.',
        `One arm went up and one went down; throw them both flat, at chest height, toward the ${look} shoulder.`,
      ),
    ]
  if (body === 360)
    return [
      fault(
        `You stop at a half and pivot the rest on the ${feet.end}.`,
        `Your eyes landed early. Carry the chin over the ${look} shoulder until the half is behind you.`,
      ),
      fault(
        `The ${feet.end} lags a quarter behind your hips.`,
        isFlipped
          ? `You turned away from the flip. Let it roll under your hips and meet it with the ${feet.pop}.`
          : `The ${feet.pop} let go of it. Keep that sole on the ${feet.end} and turn as one piece.`,
      ),
      fault(
        `You land a full turn with all your weight on the ${feet.end}.`,
        `You leaned away from the blind part. Do the ${opens ? 'second' : 'first'} half with your chest over the ${feet.flick}.`,
      ),
    ]
  const last =
    exit === 'B' ? 'It catches sideways and stops you.' : 'You land across the direction of travel.'
  return [
    fault(
      `You get three quarters and scrape the rest off the ${feet.end}.`,
      opens === false
        ? `Your head was afraid of the blind part. Turn the trailing shoulder further before you pop off the ${feet.pop}.`
        : `Feet cannot overtake shoulders that stopped. Turn the leading shoulder further before you pop off the ${feet.pop}.`,
    ),
    fault(
      last,
      `Land a little heavier on the ${exit === 'B' ? 'wheels that lead now' : `wheels under your ${feet.flick}`} and let the others follow.`,
    ),
    fault(
      `The ${feet.end} pops, you are already turning, and the board stays behind.`,
      isFlipped
        ? `You spun away from the flip. Only the shoulders start; the hips come when the ${feet.flick} is on its way.`
        : `You spun before it was up. The ${feet.pop} rises first and brings it around second.`,
    ),
    fault(
      `You over-turn and slide out on the ${feet.far}.`,
      `There was too much arm in it: stop the ${look} hand when it points where you ${look === 'leading' ? 'came from' : 'are going'}.`,
    ),
  ]
}

function apart({ shape, feet, board, body, motion, opens, sweep, relative }: Analysis): Fault[] {
  // A rider who has turned half round has in front of him what was pushed out behind.
  const pushed = sweep && body % 360 === 180 ? OTHER_SIDE[sweep] : sweep
  const arriving = Math.abs(relative) % 360 === 180 ? feet.end : feet.far
  const flips = motion.flip.kind !== 'none'
  const hand = opens === false ? 'trailing' : 'leading'
  if (shape === 'varial')
    return [
      fault(
        `The ${flips ? 'flip' : 'board'} turns along with you.`,
        `Your ${feet.pop} twisted at takeoff. Jump straight up and begin to turn when both soles are off the grip.`,
      ),
      fault(
        `You land with the ${feet.flick} beside the board.`,
        flips
          ? `The flick pulled your feet apart. Bring the ankles together at once and turn over the middle.`
          : `The feet drifted apart. Keep the ankles together and come down on the middle.`,
      ),
      fault(
        'You face the new way and the board is gone.',
        `You turned by pushing the ${feet.end}. Start from the ${hand} arm and leave the feet out of it.`,
      ),
    ]
  if (shape === 'ahead' || shape === 'behind')
    return [
      fault(
        `The board stops at ${turns(Math.min(board, body) || 180)} with you.`,
        `The ${feet.pop} came up too early; for ${turns(board)} it sweeps past the ${feet.flick} first.`,
      ),
      fault(
        `You finish ${turns(body)} and the board is a yard ${pushed ? SIDES[pushed] : 'away'}.`,
        `The ${feet.pop} pushed out instead of around. Keep ${turns(board)} of sweep under your hips${flips ? ', and the flick small' : ''}.`,
      ),
      fault(
        `You turn past ${turns(body)} and land facing where you did not mean to.`,
        `Stop your ${hand} hand early; the ${feet.end} finishes ${flips ? 'turn and flip' : 'the turn'} without you.`,
      ),
      fault(
        `The ${arriving} clips your ${feet.flick} in the last quarter.`,
        `You reached for it, so keep that knee up until the board has made ${turns(board)}${flips ? ' and shows you grip' : ''}.`,
      ),
    ]
  return [
    fault(
      `The ${feet.pop} drags your hips along with the scoop.`,
      `Begin with the ${hand} shoulder, a breath earlier, so that the foot has something to work against.`,
    ),
    fault(
      `You make ${turns(body)}, and the board falls short of ${turns(board)}.`,
      `Say it in two words while you practice: "hips" for you, "scoop" for the ${feet.pop}.`,
    ),
    fault(
      `You meet the ${feet.far} coming the other way.`,
      `Knees higher, ${feet.flick} above all, because the two turns cross under your seat.`,
    ),
  ]
}
