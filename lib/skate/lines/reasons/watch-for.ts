import { isFlipped, type Motion } from '../../motion.ts'
import { isWhole, type StyleTable } from '../../styles.ts'
import type { LineTrick } from '../trick.ts'
import type { Thought } from './wording.ts'

/** What to watch in tricks of which something is true. */
type Watched = Thought & { readonly when: (trick: LineTrick) => boolean }

/** What makes or breaks a trick in the air, as a clause that goes on after a colon. */
export function watchFor(trick: LineTrick): Thought {
  const { motion } = trick
  return (
    first(ON_THE_GROUND, trick) ?? (isFlipped(motion) ? watchFlip(trick, motion) : watchJump(trick, motion))
  )
}

const first = (rows: readonly Watched[], trick: LineTrick): Thought | undefined =>
  rows.find(({ when }) => when(trick))

function watchFlip(trick: LineTrick, { style, flip }: Motion): Thought {
  const edge = flip.kind === 'kick' ? 'heel' : 'toe'
  return (
    first(FLIPPED, trick) ??
    inStyle(FLIPPED_BY, style) ?? {
      kind: `watch ${flip.kind}`,
      says: [
        `flick off the ${edge} edge and catch it level`,
        'jump straight up, flick, and put both feet back together',
        'see the grip come around before you put a foot down',
      ],
    }
  )
}

const watchJump = (trick: LineTrick, { style }: Motion): Thought =>
  inStyle(DONE_IN_A_WAY, style) ?? first(JUMPED, trick) ?? PLAIN

function inStyle(words: StyleTable<readonly string[]>, style: Motion['style']): Thought | undefined {
  const says = style === null ? undefined : words[style]
  return says && { kind: `watch ${style?.toLowerCase()}`, says }
}

const ON_THE_GROUND: readonly Watched[] = [
  {
    kind: 'watch hand down',
    when: ({ motion }) => motion.style === 'Coleman Slide',
    says: ['crouch, put a gloved hand down behind you, and swing the board across'],
  },
  {
    kind: 'watch slide',
    when: ({ family }) => family === 'powerslide' || family === 'ground slide',
    says: [
      'unweight the wheels, swing the board across, and lean back',
      'look down the line while the board slides across',
      'push the wheels out, and stand up again to make them grip',
    ],
  },
  {
    kind: 'watch dive',
    when: ({ motion }) => motion.wrap === 'forward',
    says: [
      'kick the nose down and ahead, knees wide, and let the board dive through between them',
      'snap it fully, kick out over the tip of the nose, and wait for the grip to come up',
    ],
  },
]

const turnOf = ({ bodyTurn }: Motion) => bodyTurn ?? 0
const countOf = ({ flip }: Motion) => flip.count ?? 1

/** Of flips; the plain one goes by its edge. */
const FLIPPED: readonly Watched[] = [
  {
    kind: 'watch late',
    when: ({ motion }) => motion.late || motion.flip.late,
    says: [
      'wait for the top before the foot goes, and pop higher than you think',
      'float first, since it only counts as late once you have let it rise',
    ],
  },
  {
    kind: 'watch flip turn',
    when: ({ motion }) => turnOf(motion) >= 180,
    says: [
      'turn the shoulders first, then flick, and the board comes around with you',
      'flick late, once the shoulders are around',
      'let the board meet you, since it flips while you turn',
    ],
  },
  {
    kind: 'watch flip board',
    when: ({ motion }) => (motion.boardTurn ?? 0) > 0,
    says: [
      'let it flip and turn under you before you reach for it',
      'scoop and flick in one go, then wait for it',
      'stay high above it, since it needs the room to turn',
    ],
  },
  {
    kind: 'watch half flip',
    when: ({ motion }) => countOf(motion) < 1,
    says: [
      'half a flip, caught upside down on the laces, and back the way it came',
      'stop it halfway with the front foot and send it back over',
    ],
  },
  {
    kind: 'watch flips',
    when: ({ motion }) => countOf(motion) > 1,
    says: [
      'flick harder than for one turn, and give it time',
      'go higher, and count the turns before you catch it',
    ],
  },
]

/** The chest comes around to travel first: rolling backward that is the other way. */
const opens = ({ bodyDeg, stance }: Motion) => (bodyDeg ?? 0) > 0 !== (stance === 'fakie')

/** Of what is not flipped. */
const JUMPED: readonly Watched[] = [
  {
    kind: 'watch wrap',
    when: ({ motion }) => Boolean(motion.wrap),
    says: [
      'scoop straight down and let it wrap around the foot',
      'keep the knee high until the board is around it',
    ],
  },
  {
    kind: 'watch body varial',
    when: ({ motion }) => turnOf(motion) >= 180 && motion.boardTurn === 0,
    says: [
      'jump straight up, turn above the board, and let it roll on below you',
      'leave the board alone, since only you turn',
    ],
  },
  {
    kind: 'watch frontside',
    when: ({ motion }) => turnOf(motion) >= 180 && opens(motion),
    says: [
      'open the shoulders first, and the landing comes into view early',
      'lead with the shoulders and follow them with your eyes',
      'keep turning until the board has caught up with you',
    ],
  },
  {
    kind: 'watch backside',
    when: ({ motion }) => turnOf(motion) >= 180,
    says: [
      'wind up the shoulders, and look where you will land',
      'turn blind for a moment, and find the ground late',
      'look over the leading shoulder, and the hips come along',
    ],
  },
  {
    kind: 'watch board',
    when: ({ motion }) => (motion.boardTurn ?? 0) > 0,
    says: [
      'scoop with the foot that pops and keep the shoulders still',
      'jump clear of the board and let it turn below you',
      'catch it with both feet at once',
    ],
  },
  {
    kind: 'watch own',
    when: ({ motion }) => motion.style !== null && isWhole(motion.style),
    says: [
      'go slowly until the feet know their order',
      'do it standing first, then at walking pace',
      'know where both feet end up before you roll faster',
    ],
  },
  {
    kind: 'watch unpopped',
    when: ({ motion }) => !motion.pop,
    says: [
      'keep it small, stay over the board, and look where you roll',
      'take it slowly and let the shoulders lead',
      'knees bent, eyes ahead, nothing in a hurry',
    ],
  },
]

const PLAIN: Thought = {
  kind: 'watch plain',
  says: [
    'level the board at the top and land over the bolts',
    'jump with both feet and let the knees come up',
    'stay over the middle of the board and land on all four wheels',
  ],
}

const BY_HAND = [
  'let the nose come up to your hand, twist it over, and let go at once',
  'flip it with the wrist and keep both knees high until the grip is back',
]

const BY_PRESSURE = [
  'press one corner of the tail down and scrape it, and leave the other foot out of it',
  'let the scrape do the flip, and jump out of its way',
]

/** What a plain jump does not have: what feet and hands do in it. */
const DONE_IN_A_WAY: StyleTable<readonly string[]> = {
  Shifty: [
    'swing the board out a quarter with your hips, and back again before you land',
    'keep the shoulders still while the board goes out and comes back',
  ],
  'One Foot': [
    'kick a foot off at the top, and have it back on before you land',
    'stand over the middle of the board while one foot is gone',
  ],
  'Ollie North': [
    'let the leading foot run on past the nose, and have it back before you land',
    'keep the other foot on the board while the leading one is out there',
  ],
  'Ollie South': [
    'kick the trailing foot off past the tail, and have it back before you land',
    'hold the board level with the foot that stays',
  ],
  'No Comply': [
    'step off with one foot, snap the tail, and hop back on',
    'skip over the foot on the ground, and do not stand on it',
  ],
  Boneless: [
    'take the board in your hand, step off, and jump back on with it',
    'jump high off the foot on the ground, board held to the other',
  ],
  Airwalk: [
    'take the nose in your hand, stride once in the air, and be back on before you land',
    'both feet leave the board at the top, one to each side, so hold the nose tight',
  ],
  'No Foot': [
    'jump once more off the board at the top, and meet it again on the way down',
    'lift both feet at the top and keep them above the bolts',
  ],
  Fingerflip: BY_HAND,
  'Ollie Fingerflip': BY_HAND,
  'Pressure Flip': BY_PRESSURE,
  'Frontside Pressure Flip': BY_PRESSURE,
  Underflip: [
    'let the toes catch the edge from below and send it back over',
    'keep the knees high while the toes pull the board over',
  ],
  'Hippie Jump': [
    'jump straight up and let the board roll on under you by itself',
    'press down evenly as you jump, so that the board keeps its line',
  ],
  Caveman: [
    'run, jump, and put the board under both feet at once',
    'land over the bolts with bent knees, rolling already',
  ],
  Pushing: [
    'long, quiet pushes, the front foot turned ahead',
    'keep the weight on the front foot and let the other leg swing',
  ],
  'Tic Tac': [
    'swing the nose from side to side, a little further each time, and it gains speed',
    'let the shoulders lead each swing and keep the front wheels light',
  ],
}

/** Flips that no foot flicks. */
const FLIPPED_BY: StyleTable<readonly string[]> = {
  'Old School': [
    'hook your toes under the edge, jump, and pull them up with you',
    'jump high off the free foot, and the hooked toes turn it over',
  ],
  Boneless: [
    'turn it over with the hand as you jump, and let go at once',
    'twist the wrist at the top and wait for the grip',
  ],
  Pressure: BY_PRESSURE,
}
