import type { Stance } from '../../motion.ts'
import type { Analysis } from '../analysis.ts'
import { choose, join, turns, type Ways } from '../phrases.ts'

const ROLL: Record<Stance, Ways> = {
  regular: [
    'Roll at an easy pace',
    'Take a few pushes and coast',
    'Roll in a straight line at jogging speed',
    'Find smooth ground and a steady roll',
    'Give it two pushes and settle',
    'Start at walking speed',
    'Roll no faster than you can run',
    'Push once, hard, and let the board settle',
  ],
  nollie: [
    'Roll forward with your head above the front bolts',
    'Roll forward on ground without cracks',
    'Coast forward and shift both feet up the board',
    'Take a calm forward roll, hips between the bolts',
    'Push, move both feet up the board and settle',
    'Roll straight, a little slower than for the tail',
  ],
  fakie: [
    'Roll fakie at walking speed',
    'Come off a bank in fakie, eyes over the leading shoulder',
    'Roll backward at a calm pace, watching where the tail is going',
    'Set off fakie and let the wobble die',
    'Rock off a curb into fakie and coast',
    'Roll fakie with your hips over the middle',
  ],
  switch: [
    'Roll switch at a speed you trust',
    'Push up switch and let the board settle',
    'Roll switch, both shoulders above the board',
    'Take three switch pushes and go quiet',
    'Roll switch in a dead straight line',
    'Set off switch, slower than your pride wants',
  ],
}

/** Where the feet go, before anything moves. */
export function feetSteps(trick: Analysis): string[] {
  return [
    `${choose(trick.seed, 'roll', ROLL[trick.motion.stance])}, with ${popPlace(trick)}.`,
    flickPlace(trick),
  ]
}

function popPlace({ feet, sweep, seed }: Analysis): string {
  if (sweep === 'heel') {
    return choose(seed, 'popPlace', [
      `the ball of your ${feet.pop} in the toe-side pocket of the ${feet.end}`,
      `your ${feet.pop} on the ${feet.end}, toes by the toe-side pocket`,
      `your ${feet.pop} hooked into the toe-side pocket of the ${feet.end}`,
    ])
  }
  if (sweep === 'toe') {
    return choose(seed, 'popPlace', [
      `your ${feet.pop} close to the tip of the ${feet.end}, its heel by the heel-side pocket`,
      `the heel of your ${feet.pop} against the heel-side pocket of the ${feet.end}`,
      `your ${feet.pop} near the tip of the ${feet.end}, heel to the heel-side pocket`,
    ])
  }
  return choose(seed, 'popPlace', [
    `the ball of your ${feet.pop} in the middle of the ${feet.end}`,
    `your ${feet.pop} square across the ${feet.end}`,
    `your ${feet.pop} centered on the ${feet.end}, up on its ball`,
  ])
}

/** How a sentence may begin, and how it may end. */
type TwoParts = readonly [Ways, Ways]

function flickPlace(trick: Analysis): string {
  const { feet } = trick
  const [begun, ended] = flickWays(trick, `just inside the ${feet.far} bolts`)
  return join(trick.seed, 'flickPlace', begun, ended)
}

function flickWays(trick: Analysis, place: string): TwoParts {
  const { motion, shape } = trick
  if (motion.flip.kind === 'kick') return kickPlace(trick, place)
  if (motion.flip.kind === 'heel') return heelPlace(trick, place)
  if (shape === 'shuvit' || shape === 'ahead' || shape === 'anti' || shape === 'mystic')
    return lightPlace(trick, place)
  return shape === 'varial' ? squarePlace(trick, place) : jumpPlace(trick, place)
}

const kickPlace = ({ feet }: Analysis, place: string): TwoParts => [
  [
    `Set the ${feet.flick} ${place}`,
    `Put the ${feet.flick} across the board ${place}`,
    `Angle the ${feet.flick} ${place}`,
    `Slide the ${feet.flick} in ${place}`,
  ],
  [
    `, toes angled toward the ${feet.far} and heel a little over the edge.`,
    `, turned about halfway toward the ${feet.far}, heel hanging off.`,
    ' with its heel in the air beside the board.',
    `, pointing at the ${feet.far} like two o'clock.`,
    `, little toe toward the corner of the ${feet.far}.`,
    ', a third of it hanging off at the heel.',
  ],
]

const heelPlace = ({ feet }: Analysis, place: string): TwoParts => [
  [
    `Set the ${feet.flick} ${place}`,
    `Bring the ${feet.flick} ${place}`,
    `Stand the ${feet.flick} ${place}`,
    `Put the ${feet.flick} nearly straight across, ${place}`,
  ],
  [
    ' with its toes over the toe-side edge.',
    ', toes hanging well over the toe-side edge.',
    ', the ball of the foot over the toe-side edge.',
    ', toes in the air past the toe-side edge.',
  ],
]

/** Of a foot that only has to be out of the way. */
const lightPlace = ({ feet }: Analysis, place: string): TwoParts => [
  [
    `Keep the ${feet.flick} light ${place}`,
    `Rest the ${feet.flick} ${place}`,
    `Stand the ${feet.flick} ${place}, flat`,
    `Leave the ${feet.flick} ${place}`,
  ],
  [
    ', ready to lift straight off.',
    ' with hardly any weight on it.',
    ', as if the board there were hot.',
    ', and plan to pull it up first.',
    ', where it can find the bolts again.',
  ],
]

/** Of a foot that jumps straight up. */
const squarePlace = ({ feet }: Analysis, place: string): TwoParts => [
  [
    `Put the ${feet.flick} squarely across the board ${place}`,
    `Bring the ${feet.flick} close to the other one, ${place}`,
  ],
  [
    ', so that you can jump straight up.',
    ', because anything angled steers the board as you leave it.',
    ', toes at the edge, no further.',
  ],
]

function jumpPlace({ feet, motion, shape }: Analysis, place: string): TwoParts {
  const isOllie = shape === 'straight' && motion.style === null && !motion.wrap
  return [
    [`Put the ${feet.flick} ${place}`, `Set the ${feet.flick} ${place}`, `Have the ${feet.flick} ${place}`],
    [
      isOllie ? ', a little turned, so that its side can slide.' : `, as for ${feet.ollie}.`,
      ', flat and easy.',
      `, pointing across with a hint of ${feet.far}.`,
      ', weight even on both feet.',
    ],
  ]
}

const SHUT: Record<Stance, Ways> = {
  regular: [
    'Keep both shoulders in line with the board',
    'Leave the shoulders parallel to the board',
    'Point the leading hand down the road',
    'Hold your chest up, sideways to the road',
  ],
  nollie: [
    'Keep your hips between the bolts',
    'Settle over the front knee without letting the nose tip',
    'Let the front knee give more than the back one',
    'Stay stacked over the board, not out on the nose',
  ],
  fakie: [
    'Turn only your neck toward travel',
    'Keep your hips over the middle of the board',
    'Hold the front shoulder still, although the hips want to open',
    'Leave the chest sideways, eyes over one shoulder',
  ],
  switch: [
    'Point the leading shoulder down the line',
    'Hold the leading hand above the nose',
    'Keep the leading shoulder shut',
    'Square the hips along the board',
  ],
}

const LOW: Ways = [
  ', and crouch.',
  ', and bend until your fingertips pass your knees.',
  ', and sink straight down.',
  ', then fold your knees and keep your back straight.',
  ', and drop your seat rather than your head.',
  ', and coil down over both feet.',
]

/** What the body does before the pop: winds up for a turn, or keeps still. */
export function bodyStep({ body, opens, motion, seed }: Analysis): string {
  if (body < 180) return join(seed, 'still', SHUT[motion.stance], LOW)
  if (opens === null) return 'Decide which way you turn, and wind the shoulders the other way first.'
  const size = body > 180 ? 'big' : 'half'
  return join(seed, 'wind', opens ? OPENING[size] : CLOSING[size], LOW)
}

const OPENING: Record<'half' | 'big', Ways> = {
  half: [
    'Turn the leading shoulder in over your toes',
    'Wind up a little, leading hand over your toes',
    'Bring the leading arm in over your toes',
    'Wind the chest up a touch, leading arm in over your toes',
  ],
  big: [
    'Wind the leading shoulder far in over your toes and start a gentle heel-side carve',
    'Carve to the heel side with the leading arm wrapped in over your toes',
    'Turn in as far as the hips allow, leading hand over your toes and past them',
    'Twist the chest away from the turn, leading shoulder in over your toes',
  ],
}

const CLOSING: Record<'half' | 'big', Ways> = {
  half: [
    'Open the chest a touch toward travel',
    'Draw the leading arm back behind you a little',
    'Let the leading shoulder open a few degrees toward travel',
    'Show your chest toward travel for a moment',
  ],
  big: [
    'Open the chest toward travel, trailing arm in front of you',
    'Carve softly to the toe side with the chest open toward travel',
    'Pull the leading arm back as far as it goes',
    'Wind the shoulders open toward travel until the belly is tight',
  ],
}

const SNAP: Record<Stance, Ways> = {
  regular: [
    'Snap the tail',
    'Pop the tail with the ankle',
    'Hit the ground hard with the tail',
    'Crack the tail straight down',
    'Stamp the tail off your toes',
    'Pop from the ball of the back foot',
    'Bang the tail down',
  ],
  nollie: [
    'Snap the nose with the ankle',
    'Strike the nose straight down',
    'Pop the nose off the ball of your front foot',
    'Crack the nose with a hard, short ankle',
    'Hit the nose early',
  ],
  fakie: [
    'Snap the tail under you',
    'Pop the leading tail with the ankle only',
    'Tap the tail down hard as it leads',
    'Crack the tail below your hips',
    'Pop short, from the ankle',
  ],
  switch: [
    'Snap the tail with the trailing foot',
    'Wait for the click under the trailing foot',
    'Crack the tail down off the trailing toes',
    'Stamp the tail with the trailing foot',
    'Push the tail down fast with the trailing ankle',
  ],
}

const RISE: Record<Stance, Ways> = {
  regular: [
    ' and jump off the back foot in the same instant.',
    ' and spring up off the back leg.',
    ' and pull both knees up behind it.',
    ' and go up with it, not after it.',
    ' and let your head rise first.',
    ' and leave that foot nothing more to do.',
  ],
  nollie: [
    ' and jump a little forward; the tail comes up first.',
    ' and stay above the board as it rolls on.',
    ' and rise off that leg with the tail coming up behind you.',
    ' and pull the back knee up with the tail.',
    ' and jump where the board is going.',
  ],
  fakie: [
    ' and jump straight up, because the roll carries you along anyway.',
    ' and rise from the middle of the board.',
    ' and pull the knees up under your chest.',
    ' and stay over the tail bolts as you rise.',
    ' and go up, not back.',
  ],
  switch: [
    ' and push off that whole leg, since it has had less practice.',
    ' and let nothing else move before it.',
    ' and drag yourself up over the leading knee.',
    ' and jump higher than feels called for.',
    ' and keep your chin over the leading knee.',
  ],
}

/** How the board leaves the ground. */
export function popStep(trick: Analysis): string {
  const { motion, shape, body, sweep, seed } = trick
  if (sweep) return sweepStep(trick)
  if (shape === 'spin' && body >= 180) return spunStep(trick)
  return join(seed, 'pop', SNAP[motion.stance], RISE[motion.stance])
}

function sweepStep(trick: Analysis): string {
  const { feet, board, motion, seed } = trick
  const way = sweptTo(trick)
  if (!motion.pop) {
    return choose(seed, 'press', [
      `Without a pop, press lightly on the ${feet.end} and sweep it ${way}, wheels barely off the ground.`,
      `Press the ${feet.end} just enough to free the wheels and wipe it ${way}.`,
      `Lean on the ${feet.end} and scrape it ${way}; it never leaves the ground by more than an inch.`,
    ])
  }
  if (board <= 180) {
    return join(
      seed,
      'scoop',
      [
        `Pop and scoop the ${feet.end} ${way}`,
        `As the ${feet.end} clicks, scoop it ${way}`,
        `Snap the ${feet.end} and push it ${way}`,
        `Pop off the edge of the ${feet.pop} and send the ${feet.end} ${way}`,
      ],
      [
        ' in one short movement.',
        '; a short scoop is enough.',
        ', from the ankle.',
        ', half a turn and no more.',
        '; the pop comes first by a hair.',
      ],
    )
  }
  return board === 360 ? longScoop(trick, way) : slungAround(trick, way)
}

const longScoop = ({ feet, seed }: Analysis, way: string): string =>
  join(
    seed,
    'scoop',
    [
      `Pop, and sweep the ${feet.end} ${way}`,
      `Let the pop turn into a long scoop that takes the ${feet.end} ${way}`,
      `Scoop the ${feet.end} low and long ${way}`,
      `Drag the ${feet.end} down and sling it ${way}`,
    ],
    [
      ', the whole leg following through.',
      `, the ${feet.pop} staying on until it has passed the other one.`,
      '; length turns it, not force.',
      ', knee and hip behind it.',
      ', as if you wiped the ground with your sole.',
    ],
  )

const slungAround = ({ feet, board, seed }: Analysis, way: string): string =>
  join(
    seed,
    'scoop',
    [
      `Pop, then whip the ${feet.end} ${way} from the hip`,
      `Coil the leg and sling the ${feet.end} ${way}`,
      `Tear the ${feet.end} ${way} with everything from hip to toe`,
    ],
    [
      `, for the board has ${turns(board)} to make.`,
      `; ${turns(board)} come from the follow-through.`,
      `, since ${turns(board)} do not fit into a tap.`,
    ],
  )

function sweptTo({ sweep }: Analysis): string {
  return sweep === 'heel' ? 'around behind your heels' : 'out past your toes'
}

function spunStep({ feet, body, seed }: Analysis): string {
  if (body <= 180) {
    return join(
      seed,
      'spun',
      [
        'Start the turn with the shoulders',
        'Throw the leading arm, hold the rest half a beat',
        'Let the head and arms begin',
        'Turn from the chest down',
      ],
      [
        `, and pop the ${feet.end} as you unwind past straight.`,
        `, and snap the ${feet.end} when the turn is already under way.`,
        `, and crack the ${feet.end} with your ${feet.pop} as the hips start.`,
        `, and let the ${feet.end} click a breath later.`,
      ],
    )
  }
  return join(
    seed,
    'spun',
    [
      'Throw the shoulders around',
      'Whip head and arms around together',
      'Unwind everything at once, arms first',
      'Let the coil go, head ahead of the hands',
    ],
    [
      `, pop the ${feet.end} once they lead the hips, and guide it into the turn with the ${feet.pop}.`,
      `, and snap the ${feet.end} late, when you are a quarter gone.`,
      `, then pop off the ${feet.pop} with the ${feet.end} already coming around.`,
      `, and jump off the ${feet.pop} with the ${feet.end} sticking to its sole.`,
    ],
  )
}

/** The drag of an ollie, for tricks in which nothing else levels the board. */
export function levelStep({ feet, seed }: Analysis): string {
  return join(
    seed,
    'level',
    [
      `Drag the side of the ${feet.flick} up toward the ${feet.far}`,
      `Slide the ${feet.flick} up to the ${feet.far} bolts`,
      `Roll the ankle of the ${feet.flick} and scrape it up to the ${feet.far}`,
    ],
    [
      ' until the deck lies level.',
      ` and lift the ${feet.pop}, so that the board flattens out.`,
      `, with the ${feet.pop} coming up under your seat.`,
      ', high knees, level board.',
    ],
  )
}
