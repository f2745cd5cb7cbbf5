import type { Motion, Stance } from '../motion.ts'
import type { StyleTable } from '../styles.ts'
import type { Analysis } from './analysis.ts'
import { type Fault, fault, type Parts, rollAway, turns } from './phrases.ts'

type Changes = (trick: Analysis) => Parts

/** A named way of doing a trick, or a named trick: how it differs from the plain order of things. */
interface Manner {
  /** The moments that it replaces. */
  readonly changes: Changes
  /** What it adds to the description, after a comma; null: the name alone says it. */
  readonly words: string | null
  /** What it asks for, in a sentence of its own; null: what the turns and flips ask for. */
  readonly note: string | null
  /** A way to flip the board, which means nothing without a flip. */
  readonly needsFlip: boolean
  /** What it asks of a rider who can do the same trick without it; null: no more than the name says. */
  readonly kin: ((name: string) => string) | null
  /** What goes wrong with it; null: nothing that does not go wrong without it. */
  readonly faults: Faults | null
}

const ROLL: Record<Stance, string> = {
  regular: 'Roll',
  nollie: 'Roll forward',
  fakie: 'Roll fakie',
  switch: 'Roll switch',
}

function noComply(trick: Analysis): Parts {
  const { feet, body, opens, motion, isFlipped, sweep, shape, board } = trick
  const isShuvit = shape === 'shuvit' && !isFlipped
  const way = opens === null ? 'around' : opens ? 'around toward travel' : 'around behind your back'
  return {
    other: `Rest the ${feet.flick} just inside the ${feet.far} bolts with its heel over the heel-side edge.`,
    ...(isFlipped ? { flick: undefined } : {}),
    off:
      motion.flip.kind === 'kick'
        ? `Slip the ${feet.flick} off the heel side so that its toes drag the edge with them and start the roll, and plant it close to the ${feet.far} truck.`
        : `Let the ${feet.flick} slip off the heel side and plant it on the ground close to the ${feet.far} truck.`,
    pop:
      motion.flip.kind === 'heel'
        ? `As it touches, snap the ${feet.end} and push its toe-side edge down with the heel of the ${feet.pop}, so that the board rolls over beside your leg.`
        : motion.wrap
          ? `As it touches, scoop the ${feet.end} down and under you in the line of the board, toes of the ${feet.pop} pulled up, so that the board wraps around that foot.`
          : shape === 'shuvit'
            ? `As it touches, scrape the ${feet.end} ${sweep === 'heel' ? 'around behind your heels' : 'out past your toes'} with the ${feet.pop}.`
            : body > 0
              ? `As it touches, snap the ${feet.end} and lead the board ${way} with the ${feet.pop}.`
              : `As it touches, press and snap the ${feet.end}; the ${feet.far} comes up by itself.`,
    level:
      body > 0 || isFlipped || isShuvit || motion.wrap
        ? undefined
        : `Hop off the planted foot and guide the board level with the ${feet.pop}.`,
    turn:
      body > 0 ? `Pivot ${turns(body)} over the planted foot in one hop, shoulders ahead of the hips.` : null,
    ...(isShuvit || motion.wrap ? { flick: undefined, meet: null } : {}),
    stop: isShuvit
      ? `Hop, let the board make ${turns(board)} beside the planted foot, and step back on with the ${feet.flick} as it comes into line.`
      : `Step the ${feet.flick} back over the bolts before the board comes down.`,
  }
}

function boneless({ feet, body, motion, isFlipped }: Analysis): Parts {
  return {
    feet: `${ROLL[motion.stance]} at walking speed with the ${feet.pop} on the ${feet.end} and the ${feet.flick} near the middle.`,
    other: `Crouch and take the toe-side edge between your feet with the ${feet.isEndLeading ? 'leading' : 'trailing'} hand.`,
    body: body > 0 ? 'Wind the shoulders against the turn while you are down there.' : undefined,
    off: `Step the ${feet.flick} off and plant it on the ground beside the board, ${feet.isEndLeading ? 'close under' : 'a little ahead of'} your hips.`,
    pop: `Lift the board against the sole of the ${feet.pop} and jump off the planted leg.`,
    level:
      body > 0 || isFlipped
        ? undefined
        : 'Pull the board level with the hand and tuck both knees, so that there is room to step back on.',
    ...(isFlipped
      ? {
          flick:
            'At the top twist the wrist and let go, so that the board rolls over once with nobody on it.',
        }
      : {}),
    turn:
      body > 0
        ? `Bring ${turns(body)} around with head and free arm while the hand holds the board to your foot.`
        : null,
    stop: isFlipped
      ? 'Wait for the grip and stamp on it with both feet at once.'
      : `Set the ${feet.flick} back over the bolts and let go on the way down.`,
  }
}

function pressed({ feet, motion, sweep, shape }: Analysis): Parts {
  const corner = motion.flip.kind === 'heel' ? 'toe-side' : 'heel-side'
  const isSpun = shape === 'spin' && motion.bodyDeg !== null
  const way =
    sweep === null && !isSpun
      ? 'straight down'
      : (isSpun ? (motion.bodyDeg ?? 0) < 0 : sweep === 'heel')
        ? 'down and behind you'
        : 'down and out in front of you'
  return {
    feet: `${ROLL[motion.stance]} slowly with the ball of your ${feet.pop} on the ${corner} corner of the ${feet.end}, heel in the air.`,
    other: `Let the ${feet.flick} stand near the middle of the board, so light that it could leave at once.`,
    pop: `Press that corner into the ground and scrape it ${way}: the pressure makes the flip.`,
    flick: `Lift the ${feet.flick} a moment before the scrape and leave it out of the trick.`,
    stop: `Watch for the grip and stamp on it with both feet, the ${feet.flick} over the ${feet.far}.`,
  }
}

function poppingFootFlick({ feet, motion, seed }: Analysis): Parts {
  const isHeel = motion.flip.kind === 'heel'
  const part = isHeel ? 'heel' : 'toes'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const flick = `flick its ${part} off the ${edge} edge just inside the ${feet.end}`
  const set = seed % 2 === 0 ? 'hold' : 'steady'
  return {
    feet: `${ROLL[motion.stance]} at an easy pace with the ${feet.pop} on the ${feet.end}, its ${isHeel ? 'toes' : 'heel'} hanging over the ${edge} edge.`,
    other: `Set the ${feet.flick} over the ${feet.far} bolts; it has to ${set} the board level on its own.`,
    ...(motion.flip.late
      ? { push: `Push the ${feet.pop} down and ${flick}, while the ${feet.flick} lifts.` }
      : { flick: `Bring the ${feet.pop} up with the board and ${flick}.` }),
    stop: `Pull both knees up and catch with the ${feet.flick}, which has had less to do.`,
  }
}

/** Facing ahead, the foot that trails stands at the toe-side edge and the other one at the heel-side edge. */
function hookedFoot({ feet, motion }: Analysis): { readonly foot: string; readonly edge: string } {
  const [leading, trailing] = feet.isEndLeading ? [feet.pop, feet.flick] : [feet.flick, feet.pop]
  return motion.flip.kind === 'heel'
    ? { foot: leading, edge: 'heel-side' }
    : { foot: trailing, edge: 'toe-side' }
}

function oldSchool(trick: Analysis): Parts {
  const { motion } = trick
  const { foot, edge } = hookedFoot(trick)
  return {
    feet: `${ROLL[motion.stance]} slowly with both feet side by side in the middle of the board, toes pointing ahead.`,
    other: `Hook the toes of the ${foot} under the ${edge} edge, which is the one beside it, and keep your weight on the other foot.`,
    body: 'Bend both knees without leaning to either side.',
    pop: 'Jump straight up off the free foot.',
    flick: `Pull the hooked toes up with you, so that the ${edge} edge comes up and the board turns over.`,
    stop: 'Look down for the grip and bring both feet down on it together.',
    land: `Sink into the landing, take up your usual stance and ${rollAway(motion.stance, motion.stance === 'regular' || motion.stance === 'nollie' ? 'F' : 'B')}.`,
  }
}

const kicked =
  (kick: (feet: Analysis['feet']) => string, back: (feet: Analysis['feet']) => string): Changes =>
  ({ feet, body }) => ({
    level: body > 0 ? undefined : `Drag the ${feet.flick} up and level the board, higher than usual.`,
    push: kick(feet),
    stop: back(feet),
  })

const north = kicked(
  (feet) => `Let the ${feet.flick} run straight on past the tip of the ${feet.far} into the air.`,
  (feet) =>
    `Keep the ${feet.pop} in touch with the board and pull the ${feet.flick} back over the bolts as you start to fall.`,
)

const south = kicked(
  (feet) =>
    `At the top kick the ${feet.pop} off past the tip of the ${feet.end}, the ${feet.flick} holding the board level.`,
  (feet) => `Pull the ${feet.pop} back over its bolts before you start to drop.`,
)

const oneFoot = kicked(
  (feet) => `At the top lift the ${feet.flick} off and kick it out over the toe side.`,
  (feet) =>
    `Hold the board with the ${feet.pop} alone for that moment, then bring the other foot back to its bolts.`,
)

const noFoot = kicked(
  () => 'At the top jump a second time out of your knees, so that both soles leave the grip.',
  () => 'Keep the feet above the bolts and reach for the board again as it sinks.',
)

const airwalk = kicked(
  (feet) =>
    `Take the ${feet.far} in your hand, then stride: one foot off the toe side, the other off the heel side.`,
  () => 'Bring the legs together over the bolts, let go of the board and open up for the landing.',
)

const shifty = kicked(
  (feet) =>
    `Push the ${feet.flick} out and twist the hips, so that the board swings a quarter against still shoulders.`,
  () => 'Untwist at the top and bring the board back in line before you drop.',
)

/** The hand over the end that comes up, called as the foot on it is. */
const handOver = (foot: string): string => foot.replace(/foot$/, 'hand')

const flippedByHand = kicked(
  (feet) =>
    `Let the ${feet.far} rise into your ${handOver(feet.flick)}, lift both feet and turn the board over with a twist of the wrist.`,
  (feet) => `Let go at once, watch for the grip and catch with the ${feet.pop} first.`,
)

/** The hand that turns the board over swings it around as well; the feet do no more than in a plain one. */
const fingerflip: Changes = (trick) => {
  const { feet, motion, shape, relative, board } = trick
  const plain = flippedByHand(trick)
  if (isSteppedUp(motion) && shape === 'straight')
    return {
      ...plain,
      feet: `${ROLL[motion.stance]} slowly with your ${feet.pop} on the ${feet.end}.`,
      other: `Set the ${feet.flick} behind the ${feet.far} bolts, ready to leave.`,
      pop: `Step down on the ${feet.end} and lift the ${feet.flick}, so that the ${feet.far} comes up to your ${handOver(feet.flick)}.`,
      level: undefined,
      push: `Take the ${feet.far}, lift both feet and turn the board over with a twist of the wrist.`,
    }
  if (shape !== 'shuvit') return plain
  return {
    ...plain,
    feet: `${ROLL[motion.stance]} slowly with your ${feet.pop} on the ${feet.end}.`,
    other: `Set the ${feet.flick} behind the ${feet.far} bolts, ready to leave.`,
    pop: `Snap the ${feet.end} and lift the ${feet.flick}, so that the ${feet.far} comes up to your hand.`,
    level: undefined,
    push: `Take the ${feet.far}, lift both feet, and in one twist of the wrist turn the board over and send the ${feet.far} around ${relative < 0 === (feet.far === 'nose') ? 'in front of your toes' : 'behind your heels'}.`,
    stop: `Let go at once, wait for ${turns(board)} and the grip, and catch with the ${feet.pop} first.`,
    turn: null,
    meet: null,
  }
}

/** Whether one foot is planted and does the jumping, so that it neither pops nor flicks. */
export const jumpsOffTheGround = ({ style }: Motion): boolean => style === 'Boneless' || style === 'No Comply'

/** What is tipped up to the hand with a foot on its end, and not popped. */
export const isSteppedUp = ({ style, bodyDeg }: Motion): boolean => style === 'Fingerflip' && bodyDeg === 0

type Faults = (trick: Analysis) => readonly Fault[]

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
  fault(
    'It flips and lands out of your reach.',
    `You dragged the ${feet.end} away. Press down harder than you scrape, and jump along with it.`,
  ),
]

const fingers: Faults = ({ shape }) => [
  fault(
    'The board leaves the hand without turning over.',
    'Twist from the wrist as if turning a key, and let go in the middle of the twist.',
  ),
  fault('You stoop for the board and tip over.', 'It comes up to you. Rock it higher and keep the chest up.'),
  ...(shape === 'shuvit'
    ? [
        fault(
          'It turns over and never comes around.',
          'Throw it as you would throw a disc: the wrist leads, and you let go with the tip already on its way.',
        ),
      ]
    : []),
]

const PRESSURE_FLIP: Manner = {
  changes: pressed,
  words: 'all of it done by one scrape of the popping foot',
  note: 'It stays low and comes around fast; until it is found it looks like luck.',
  needsFlip: false,
  kin: null,
  faults: pressedFaults,
}

/** The manners by the name of their style. */
export const MANNERS: StyleTable<Manner> = {
  'No Comply': {
    changes: noComply,
    words: 'with one foot stepping off onto the ground',
    note: 'It is a skip with the board in tow; the planted foot does the jumping.',
    needsFlip: false,
    kin: (name) => `It goes like ${name}, but you jump off the ground and not off the board.`,
    faults: ({ feet }) => [
      fault(
        'You stand on the ground and the board rolls away.',
        'All your weight went onto the planted foot. Treat it as a skip, down and up again.',
      ),
      fault(
        'The board jumps up at your shin.',
        `A short press of the ${feet.end} is enough once the ${feet.flick} is gone.`,
      ),
    ],
  },
  Boneless: {
    changes: boneless,
    words: 'with a hand on the edge and a jump off the planted foot',
    note: null,
    needsFlip: false,
    kin: (name) => `The board flies as in ${name}; the hand lifts it, and the planted leg does the jumping.`,
    faults: ({ feet }) => [
      fault(
        'The planted foot stops you and the board yanks on.',
        feet.isEndLeading
          ? 'Step down under your hips, not behind them, so that the body passes over that foot as you jump.'
          : 'Step down ahead of your hips, so that the body passes over that foot as you jump.',
      ),
      fault(
        'The board drops off the sole in the air.',
        'Pull the edge up against the shoe from the jump to the top.',
      ),
    ],
  },
  Pressure: {
    changes: pressed,
    words: 'pressed out of one corner of the board, without a flick',
    note: 'It stays low and snaps fast, so feel for the corner and not for height.',
    needsFlip: true,
    kin: (name) => `Know what ${name} feels like before you look for the corner that makes one.`,
    faults: pressedFaults,
  },
  'Pressure Flip': PRESSURE_FLIP,
  'Backside Pressure Flip': PRESSURE_FLIP,
  'Frontside Pressure Flip': PRESSURE_FLIP,
  'Back Foot': {
    changes: poppingFootFlick,
    words: 'flicked by the very foot that pops',
    note: null,
    needsFlip: true,
    kin: (name) =>
      `Keep ${name} in your head and forget the feet you do it with: here one foot has both jobs.`,
    faults: offFoot,
  },
  'Front Foot': {
    changes: poppingFootFlick,
    words: 'flicked by the front foot',
    note: null,
    needsFlip: true,
    kin: (name) => `The board does what it does in ${name}, and one foot makes it do all of it.`,
    faults: offFoot,
  },
  'Old School': {
    changes: oldSchool,
    words: 'with no pop, lifted by toes hooked under the edge',
    note: 'It asks for a high jump and nothing from the tail.',
    needsFlip: true,
    kin: null,
    faults: () => [
      fault(
        'The board stands up on its side and stays there.',
        'The toes let go too soon. Pull them up until the knee is at hip height.',
      ),
      fault(
        'You land on it with the wheels up.',
        'Jump higher before you look down; there is only as much time as you make.',
      ),
      fault(
        'You step off before it has come around.',
        'The hooked foot lands first. Bring the other knee up as high and both come down together.',
      ),
    ],
  },
  'One Foot': {
    changes: oneFoot,
    words: 'with one foot taken off in the air',
    note: null,
    needsFlip: false,
    kin: (name) => `You need ${name} that hangs long enough to take a foot off and put it back.`,
    faults: () => [
      fault(
        'The foot only twitches.',
        'Level the board higher first. Without time at the top there is nothing to kick into.',
      ),
      fault(
        'The board tips toward the foot that stays.',
        'Stand on it over the middle of the deck, ankle firm.',
      ),
    ],
  },
  'No Foot': {
    changes: noFoot,
    words: 'with both feet off the grip at the top',
    note: null,
    needsFlip: false,
    kin: (name) => `You need ${name} with so much height that you can let go of it.`,
    faults: () => [
      fault(
        'The board falls away faster than you.',
        'Do not kick it down as you leave. Unweight upward and keep the feet just above the grip.',
      ),
      fault(
        'You come down on one foot.',
        'Lift both soles by the same amount; a small lift, evenly, beats a big one.',
      ),
    ],
  },
  'Ollie North': {
    changes: north,
    words: 'with the foot at the far end kicked off past the tip',
    note: null,
    needsFlip: false,
    kin: (name) => `Get ${name} level early; the kick is what you do with the time that remains.`,
    faults: ({ feet }) => [
      fault(
        `The ${feet.far} drops as the foot leaves.`,
        'Kick straight ahead, and only once the board is level.',
      ),
      fault(
        'The kicking foot lands beside the board.',
        'Shorten the kick to a tap past the tip and lengthen it week by week.',
      ),
    ],
  },
  'Ollie South': {
    changes: south,
    words: 'with the popping foot kicked off its end',
    note: null,
    needsFlip: false,
    kin: (name) => `Start from ${name} you can hold level on one foot.`,
    faults: ({ feet }) => [
      fault(
        'The board noses down as you kick.',
        `Bring the weight over the ${feet.flick} without stamping on it, knee bent.`,
      ),
      fault(
        `The ${feet.pop} comes home too late.`,
        'Kick at the very top, no further than a few inches past the tip.',
      ),
    ],
  },
  Airwalk: {
    changes: airwalk,
    words: 'with a stride off both sides of the board and a hand on its tip',
    note: null,
    needsFlip: false,
    kin: null,
    faults: () => [
      fault(
        'The feet go before the hand is there.',
        'Grab, then stride. Say it aloud until the order sticks.',
      ),
      fault('Only one foot makes it back.', 'A small stride is enough: knees apart, knees together.'),
    ],
  },
  Shifty: {
    changes: shifty,
    words: 'with the board twisted out a quarter and back',
    note: null,
    needsFlip: false,
    kin: (name) => `Under it lies ${name} that floats.`,
    faults: () => [
      fault(
        'You turn halfway around with the board.',
        'The shoulders have to stay. Point both arms where you came from and where you go.',
      ),
      fault(
        'You land with the board still twisted.',
        'Begin the way back at the top of the ollie, not at the sight of the ground.',
      ),
    ],
  },
  Fingerflip: {
    changes: fingerflip,
    words: 'with the hand turning the board over by its tip',
    note: null,
    needsFlip: false,
    kin: (name) => `Your feet do ${name} up to the moment when the hand takes over.`,
    faults: fingers,
  },
  'Ollie Fingerflip': {
    changes: fingerflip,
    words: 'popped first, then turned over by the fingers',
    note: null,
    needsFlip: false,
    kin: null,
    faults: fingers,
  },
  Inside: {
    changes: () => ({}),
    words: 'from the inner side of the board',
    note: null,
    needsFlip: false,
    kin: (name) =>
      `It goes around as in ${name}, except that the foot draws its loop on the inner side of the board.`,
    faults: null,
  },
}
