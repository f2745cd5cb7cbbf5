import type { Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import type { Analysis } from './analysis.ts'
import { isSteppedUp, jumpsOffTheGround, MANNERS } from './manners.ts'
import { choose, does, type Fault, fault, flipNoun, rolls, some, turns } from './phrases.ts'

/** Three things that go wrong, the ones peculiar to this trick first. */
export function flatFaults(trick: Analysis): Fault[] {
  const { motion, seed, isFlipped } = trick
  const isHooked = motion.style === 'Old School'
  const flicks = motion.wrap !== 'forward' && !jumpsOffTheGround(motion) && !isHooked
  const flipped = isFlipped && flicks ? flips(trick) : []
  const own = interleave(
    [...turnFaults(trick), flipped].map((list, at) => some(seed, `faults ${at}`, list, 2)),
  )
  const usual = STANCE_FAULTS[motion.stance](trick, phaseOf(trick))
  // What is only pressed, or jumped off the ground, goes wrong in other ways than what is popped.
  const possible =
    motion.pop && !jumpsOffTheGround(motion)
      ? usual
      : usual.filter(({ mistake, fix }) => !/pop|click|height|higher|snap/.test(mistake + fix))
  const stance = some(seed, 'stance', possible.length < 3 ? usual : possible, 3)
  const ofManner = (motion.style && MANNERS[motion.style]?.faults?.(trick)) || []
  const manner = some(seed, 'manner', ofManner, Math.max(2, ofManner.length))
  const found = new Map([...manner, ...own.slice(0, 2), ...stance].map((item) => [item.mistake, item]))
  return [...found.values()].slice(0, 3)
}

function interleave(lists: readonly (readonly Fault[])[]): Fault[] {
  const depth = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: depth }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

/** The same mistake is another one in a flip that turns: what goes on meanwhile, and how far it has come. */
interface Phase {
  /** "On the way up", "while the scoop still goes". */
  readonly during: string
  /** "The pop", "the scoop". */
  readonly start: string
  /** " with half a turn done", or an empty string. */
  readonly done: string
  /** "The flip", "the shuvit", "the half turn". */
  readonly it: string
}

function phaseOf({ shape, motion, body, board, isFlipped }: Analysis): Phase {
  const flip = flipNoun({ ...motion.flip, late: false }).replace(/^(an?|half an?) /, '')
  const straight =
    motion.style && (jumpsOffTheGround(motion) || isSteppedUp(motion))
      ? motion.style.toLowerCase()
      : motion.wrap
        ? 'impossible'
        : motion.stance === 'nollie'
          ? 'nollie'
          : 'ollie'
  const it = isFlipped
    ? motion.flip.count === 0.5
      ? 'flip'
      : flip
    : shape === 'shuvit'
      ? 'shuvit'
      : shape === 'straight'
        ? straight
        : 'turn'
  switch (shape) {
    case 'straight':
      return {
        during: 'on the way up',
        start: jumpsOffTheGround(motion) ? 'the jump' : isSteppedUp(motion) ? 'the step' : 'the pop',
        done: '',
        it,
      }
    case 'shuvit':
      return {
        during: 'while the scoop still goes',
        start: 'the scoop',
        done: ` after ${turns(board)}`,
        it,
      }
    case 'spin':
      return {
        during: 'as the shoulders begin to turn',
        start: 'the turn',
        done: ` ${turns(body)} later`,
        it,
      }
    case 'ahead':
      return {
        during: 'before the board gets ahead of you',
        start: 'the sweep',
        done: ` after ${turns(board)}`,
        it,
      }
    case 'varial':
      return {
        during: 'before your own turn begins',
        start: 'the jump',
        done: ' while you face the new way',
        it,
      }
    case 'behind':
    case 'mystic':
    case 'anti':
      return {
        during: 'before you and the board part ways',
        start: 'the scoop',
        done: ` while you are ${turns(body)} around`,
        it,
      }
  }
}

// ---- flips ----

function flips(trick: Analysis): Fault[] {
  const { kind, count, late } = trick.motion.flip
  if (late) return lateFlips(trick)
  if (count !== null && count < 1) return halfFlips(trick)
  if (count !== null && count > 1) return manyFlips(trick, count)
  return [...(kind === 'heel' ? heels(trick) : kicks(trick)), ...straying(trick)]
}

function kicks(trick: Analysis): Fault[] {
  const { feet } = trick
  const { during, start, done } = phaseOf(trick)
  return [
    fault(
      `It lands primo${done}, on its edge under your ${feet.pop}.`,
      `The toes came away too soon. Keep them on the grip ${during} and leave by the corner of the ${feet.far}.`,
    ),
    fault(
      `The wheels look up at you${done}; it stopped rolling too soon.`,
      `Follow through off the heel-side edge after ${start}, until the ${feet.flick} is past it and that leg is long.`,
    ),
    fault(
      `Your ${feet.pop} lands on it${done} and the ${feet.flick} beside it.`,
      `The ${feet.flick} flicked and stayed out. Once ${start} is over, that knee belongs at your chest.`,
    ),
    fault(
      `The board shoots off behind your heels${done}.`,
      `You flicked out. The toes go up through the ${feet.far} corner ${during}, with you above it.`,
    ),
    fault(
      `It rolls along the ground while your ${feet.pop} is still on it.`,
      `You flicked instead of starting with ${start}. The ${feet.end} comes first, and then half of that ${feet.flick} is enough.`,
    ),
    fault(
      `You catch the ${feet.far} only${done}, and the ${feet.end} slaps down.`,
      `The ${feet.pop} stayed low. Pull that knee up after ${start} as hard as you flick.`,
    ),
  ]
}

function heels(trick: Analysis): Fault[] {
  const { feet } = trick
  const { during, start, done } = phaseOf(trick)
  return [
    fault(
      `It stops primo${done} with the grip facing your shins.`,
      `The heel came away too soon. Push it through ${during}, until the leg of the ${feet.flick} is straight.`,
    ),
    fault(
      `You get half a heelflip${done} and stand on the trucks.`,
      `Your toes hang too little. Set the ${feet.flick} further over the toe-side edge and leave the timing of ${start} alone.`,
    ),
    fault(
      `The board flies out in front of your toes${done}.`,
      `You kicked away from you. The heel goes up past the ${feet.far} ${during}, and you lean after it.`,
    ),
    fault(
      `Only the ${feet.pop} comes home${done}.`,
      `The ${feet.flick} is still out on the toe side. Kick short after ${start} and pull that knee back in.`,
    ),
    fault(
      `You fall back on your heels${done}.`,
      `Leaning back helps the kick and ruins the landing; keep the chest over the ${feet.flick} ${during}.`,
    ),
    fault(
      `The ${feet.far} dips and it rolls along the ground.`,
      `There was no drag before the kick. ${start.charAt(0).toUpperCase()}${start.slice(1)} first, then the ${feet.flick} up to the ${feet.far}, and only then out.`,
    ),
  ]
}

function lateFlips(trick: Analysis): Fault[] {
  const { feet, motion } = trick
  const { start, done } = phaseOf(trick)
  return [
    fault(
      `It is ${flipNoun({ ...motion.flip, late: false })} with a pause in your head.`,
      `Film it once. After ${start} the board has to lie flat before the ${feet.flick} moves again.`,
    ),
    fault(
      `Half a flip${done}, and then your ${feet.pop} comes down on it.`,
      `Push while you are still rising or hanging, never in the drop, and give ${start} more height to spend.`,
    ),
    fault(
      `The ${feet.flick} pushes and the board only dips.`,
      `You pushed on the middle. Slide the ${feet.flick} to the very ${motion.flip.kind === 'heel' ? 'toe-side' : 'heel-side'} edge while you float.`,
    ),
    fault(
      `Nothing turns over, because the ${feet.pop} is still standing on it.`,
      `Lift the ${feet.pop} in the same instant as the push, ${motion.flip.kind === 'heel' ? 'heel' : 'toes'} last.`,
    ),
  ]
}

function halfFlips({ feet, motion }: Analysis): Fault[] {
  const edge = motion.flip.kind === 'heel' ? 'toe-side' : 'heel-side'
  return [
    fault(
      'It flips all the way over.',
      `Brush the ${edge} edge with half the force and let the ${feet.flick} go limp after it.`,
    ),
    fault(
      `The board slips off the laces of the ${feet.flick}.`,
      `Catch it nearer the ${feet.far} bolts and pull the toes up before you lift.`,
    ),
    fault(
      `You hold it upside down and the ${feet.pop} lands on the wheels.`,
      `Roll it back at once; the ${feet.pop} stays high until you see grip.`,
    ),
  ]
}

function manyFlips(trick: Analysis, count: number): Fault[] {
  const { feet, motion, board, body } = trick
  const { start, during } = phaseOf(trick)
  const part = motion.flip.kind === 'heel' ? 'the heel' : 'the toes'
  const snapping = motion.flip.kind === 'heel' ? 'the heel snaps' : 'the toes snap'
  const few = count === 2 ? 'one roll and a half' : `only ${rolls(count - 1)} rolls`
  const turn = board > 0 ? turns(board) : body > 0 ? turns(body) : null
  const list = [
    fault(
      `You come down on ${few}, ${feet.flick} first.`,
      `The flick was strong but slow. Set the ${feet.flick} a finger closer to the ${feet.far}, and let ${snapping} ${during}.`.replace(
        /let the (heel|toes) snaps?/,
        'let the $1 snap',
      ),
    ),
    fault(
      `The board shoots off to one side after ${few}.`,
      `${part.replace('the', 'The')} went out instead of up. Aim at the corner where the ${feet.far} begins to curve, ${during}.`,
    ),
    fault(
      `You stamp on the first grip you see, ${count === 2 ? 'a roll' : `${rolls(count - 1)} rolls`} early.`,
      `Keep the ${feet.pop} up by your other knee after ${start} and count the grips aloud.`,
    ),
    fault(
      `${count === 2 ? 'Both' : `All ${rolls(count)}`} rolls happen at ankle height${turn === null ? '' : ' and the turn below them'}.`,
      `Make ${start} your highest ever, and only then think of the ${feet.flick}.`,
    ),
  ]
  if (turn === null) return list
  return [
    ...list,
    fault(
      `The rolls are done and ${turn} is not.`,
      `The ${feet.flick} won. Spend the effort on ${start} and let ${part} follow late.`,
    ),
    fault(
      `You get ${turn} and ${few}.`,
      `The turn took the flick along. In this one ${snapping} while the ${feet.end} is still near the ground.`,
    ),
  ]
}

/** What the turn of the board or the rider does to a flip. */
function straying({ feet, shape, sweep, clashes, board, body, motion }: Analysis): Fault[] {
  const part = motion.flip.kind === 'heel' ? 'the heel' : 'the toes'
  const flick = motion.flip.kind === 'heel' ? 'kick' : 'flick'
  if (shape === 'straight')
    return [
      fault(
        `The ${feet.end} comes around as well as over.`,
        `Your ${feet.pop} dragged it along before the ${flick}. Pop straight down and lift that knee.`,
      ),
    ]
  if (sweep)
    return [
      fault(
        `It flips but stalls short of ${turns(board)}.`,
        `You thought of the ${flick} and forgot the scoop. Do ten without it, then bring the ${feet.flick} back.`,
      ),
      fault(
        `You get ${turns(board)} with the wheels up.`,
        `The ${feet.far} was gone before ${part} got to it; start the ${flick} with the scoop.`,
      ),
      clashes
        ? fault(
            `The ${feet.far} slaps your ${feet.flick} on its way around ${sweep === 'heel' ? 'in front of' : 'behind'} you.`,
            `Board and foot go to the same side here. As soon as ${does(part, 'let').replace('toes lets', 'toes let')} go, get that knee out of the way.`,
          )
        : fault(
            `The flip goes around twice as fast as the ${board > 180 ? 'spin' : 'half turn'}.`,
            `Turn and roll help each other here, so the ${feet.flick} only has to graze; let the ${feet.pop} do more.`,
          ),
    ]
  return [
    fault(
      `The flip gets away from your ${body === 180 ? 'half turn' : 'turn'}.`,
      `You kicked after the board was gone. The ${feet.flick} moves earlier and smaller than in a plain ${flipNoun({ ...motion.flip, late: false }).replace(/^an? /, '')}.`,
    ),
    fault(
      `You come around ${turns(body)}, and ${part} never let go.`.replace(
        'heel never let',
        'heel never lets',
      ),
      `The turn pulled the ${feet.flick} off its line. Start the ${flick} a breath after the shoulders.`,
    ),
  ]
}

// ---- turns ----

/** What goes wrong with the turn of a trick: of its wrap, of a late part, of the rider and the board. */
function turnFaults(trick: Analysis): readonly Fault[][] {
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
      `There was too much arm in it: stop the ${look} hand when it points where you came from.`,
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
        `Your ${feet.pop} twisted at take-off. Jump straight up and begin to turn when both soles are off the grip.`,
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

// ---- stances ----

/** Rolling backward from beginning to end. */
const keepsFakie = (it: string, start: string): Fault[] => [
  fault(
    `The ${it} lands on a curve.`,
    `Your hips opened toward travel before ${start}; turn the neck and leave the front shoulder where it is.`,
  ),
  fault(
    `You sit down backward on the landing of the ${it}.`,
    `You roll toward your back, so come out of the ${it} with your chest over the front knee.`,
  ),
]

/** Turning out of rolling backward: looking where one goes is how it begins. */
const turnsOutOfFakie = (it: string, opens: boolean | null, exit: Lead | null): Fault[] => [
  fault(
    `You swing around on the wheels, and nothing leaves the ground.`,
    `The turn ran away before the pop. Wind up, and let ${opens === null ? 'the shoulders' : opens ? 'the chest' : 'the back'} come around only as the tail clicks.`,
  ),
  ...(exit === 'F'
    ? [
        fault(
          `You come around leaning back, and the board shoots out ahead.`,
          `The tail led until now and trails when you land: finish the ${it} with your chest over the front foot.`,
        ),
      ]
    : []),
]

/** What goes wrong with any trick of a stance. */
const STANCE_FAULTS: Record<Stance, (trick: Analysis, phase: Phase) => readonly Fault[]> = {
  regular: ({ seed, isFlipped }, { it, start, during, done }) => [
    fault(
      `The ${it} never gets higher than your ankles.`,
      `You jump after ${start}. Foot and hips go at once, and the knees come up to make room for the ${it}.`,
    ),
    fault(
      `You land sitting behind the board.`,
      `Your head stayed over the tail; begin ${start} with your chest above the middle of the deck.`,
    ),
    fault(
      `Every ${it} drifts off to one side.`,
      choose(seed, 'edge', [
        `You jumped off one edge. Go up from the whole sole with ${start}, shoulders level.`,
        `Your weight hung over your toes or heels ${during}; stand in the middle and it stays there.`,
      ]),
    ),
    fault(
      `You step off with the back foot just before the ${it} lands.`,
      isFlipped
        ? `That foot does not believe in the catch yet. Land ten with both feet on, however ugly.`
        : `Fear sits in that foot. Do the ${it} over grass until it stays on by itself.`,
    ),
    fault(
      `You are already up when the tail clicks, and the ${it} has no height.`,
      `You straighten before ${start}. Stay in the crouch until the wood hits, and let that throw the ${it}.`,
    ),
    fault(
      `You can do the ${it} standing still and nowhere else.`,
      `You jump where you stand, and rolling, your head has to travel over the front half of the board ${during}.`,
    ),
    fault(
      `Your front foot comes down on the tip of the nose${done}.`,
      `You came down stretched. Keep both knees up until the ${it} is over and look for the bolts.`,
    ),
    fault(
      `You look up in the middle of the ${it} and land on the tail.`,
      `The bolts are the only thing to look at from ${start} until you feel them.`,
    ),
  ],
  nollie: (_, { it, start, during, done }) => [
    fault(
      `The nose scrapes and the ${it} stays low.`,
      `All your weight stood on the nose. Keep the hips between the bolts and strike from the ankle ${during}.`,
    ),
    fault(
      `The board runs on and you come down behind it${done}.`,
      `You jumped straight up from a board that rolls; go a little forward with ${start}.`,
    ),
    fault(
      `You hop off before the nose has clicked, and the ${it} has nothing to start from.`,
      `The front leg pushes until it is straight, and ${start} begins with the sound.`,
    ),
    fault(
      `The tail jumps up and gets your back shin${done}.`,
      `The tail rises first in a nollie, so go up with it ${during}, back knee high.`,
    ),
    fault(
      `You pitch over the front wheels with ${start}.`,
      `Your head hung past the nose. Set the ${it} up with your chin over the front bolts, no further.`,
    ),
    fault(
      `You land nose heavy after ${start}.`,
      `The front foot stayed down after ${start}; draw that knee up until the board is level.`,
    ),
  ],
  fakie: ({ body, opens, exit, shape }, { it, start, during }) => [
    fault(
      `The tail drags and throws you off the ${it}.`,
      `You leaned on the leading end; center the hips and let ${start} come from the ankle.`,
    ),
    fault(
      `You come out of the ${it} with the board ahead of you.`,
      `The ollie habit pulled you toward the nose; leave the ground with your head above the tail bolts ${during}.`,
    ),
    ...(body === 0 ? keepsFakie(it, start) : shape === 'varial' ? [] : turnsOutOfFakie(it, opens, exit)),
    fault(
      `It is all noise and no height.`,
      `You stamped the tail while it led. A light ankle makes a higher ${it} than a heavy leg.`,
    ),
    ...(body === 0
      ? [
          fault(
            `You peek at the road and the ${it} goes crooked.`,
            `Look before you crouch; from ${start} on there is only the board.`,
          ),
        ]
      : []),
  ],
  switch: (_, { it, start, during, done }) => [
    fault(
      `Your shoulders fall open before ${start}.`,
      `Hold the leading hand above the bolts under it until the feet have finished the ${it}.`,
    ),
    fault(
      `There is no height in the ${it}.`,
      `The trailing foot presses instead of snapping, so do ten switch ollies over a stick and then give ${start} the same ankle.`,
    ),
    fault(
      `One foot steps off before anything has gone wrong${done}.`,
      `That is fear, not technique. Roll around in switch for five minutes before the next ${it}.`,
    ),
    fault(
      `You lean back ${during}, as if it were your normal stance.`,
      `Keep your chin over the leading knee through the ${it}, which feels like too much and is about enough.`,
    ),
    fault(
      `The board stays flat and you jump off it.`,
      `Foot and jump came apart. Click the tail fifty times standing, then roll and do ${start} again.`,
    ),
    fault(
      `You drift off the line on every ${it}.`,
      `Take the last push early and ride straight for three seconds before ${start}.`,
    ),
  ],
}
