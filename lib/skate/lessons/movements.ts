import type { Stance } from '../motion.ts'
import type { Analysis, Shape } from './analysis.ts'
import { type Parts, pick, rollAway, rolls, sideOfTurn, turns } from './phrases.ts'

const ROLL: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Roll at an easy pace',
    'Take a comfortable rolling speed',
    'Roll in a straight line, about as fast as a jog',
  ],
  nollie: [
    'Roll forward with your head above the front bolts',
    'Roll forward at a calm pace on ground without cracks',
    'Roll forward and shift both feet up the board',
  ],
  fakie: [
    'Roll fakie at walking speed',
    'Come off a bank in fakie, eyes over the leading shoulder',
    'Roll backward at a calm pace, watching where the tail is going',
  ],
  switch: [
    'Roll switch at a speed you trust',
    'Push up switch and let the board settle',
    'Roll switch, both shoulders above the board',
  ],
}

/** Where the feet go, before anything moves. */
export function feetSteps(trick: Analysis): string[] {
  return [`${pick(trick.seed >>> 3, ROLL[trick.motion.stance])}, with ${popPlace(trick)}.`, flickPlace(trick)]
}

function popPlace({ feet, sweep }: Analysis): string {
  if (sweep === 'heel') return `the ball of your ${feet.pop} in the toe-side pocket of the ${feet.end}`
  if (sweep === 'toe') return `your ${feet.pop} far back on the ${feet.end}, its heel by the heel-side pocket`
  return `the ball of your ${feet.pop} in the middle of the ${feet.end}`
}

function flickPlace(trick: Analysis): string {
  const { feet, motion, shape, seed } = trick
  const place = `just inside the ${feet.far} bolts`
  if (motion.flip.kind === 'kick') {
    return pick(seed, [
      `Set the ${feet.flick} ${place}, toes angled toward the ${feet.far} and heel a little over the edge.`,
      `Angle the ${feet.flick} ${place} so that the toes look at the ${feet.far} and the heel hangs off.`,
    ])
  }
  if (motion.flip.kind === 'heel') {
    return pick(seed, [
      `Set the ${feet.flick} ${place} with its toes over the toe-side edge.`,
      `Bring the ${feet.flick} ${place} and let the toes hang well over the toe-side edge.`,
    ])
  }
  if (shape === 'shuvit' || shape === 'ahead' || shape === 'anti' || shape === 'mystic') {
    return pick(seed, [
      `Keep the ${feet.flick} light ${place}, ready to lift straight off.`,
      `Rest the ${feet.flick} ${place} with hardly any weight on it.`,
    ])
  }
  if (shape === 'varial')
    return `Put the ${feet.flick} squarely across the board ${place}, so that you can jump straight up.`
  return `Put the ${feet.flick} ${place}, as for ${feet.ollie}.`
}

function place(trick: Analysis): { foot: string; near: string } {
  return { foot: trick.feet.flick, near: `just inside the ${trick.feet.far}` }
}

const STILL: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Crouch with both shoulders in line with the board, where they stay until you have landed.',
    'Bend the knees, keep the chest up and leave the shoulders parallel to the board.',
  ],
  nollie: [
    'Bend the front knee more than the back one and keep your hips between the bolts.',
    'Sink over the front knee without letting the nose tip, shoulders in line with the board.',
  ],
  fakie: [
    'Keep your hips over the middle of the board and turn only your neck toward travel.',
    'Crouch with the front shoulder held still, for fakie tempts the hips to open.',
  ],
  switch: [
    'Point the leading shoulder down the line, because in switch it likes to fall open.',
    'Crouch a little deeper than feels needed and hold the leading shoulder over the nose.',
  ],
}

/** What the body does before the pop: winds up for a turn, or keeps still. */
export function bodyStep({ body, opens, motion, seed }: Analysis): string {
  if (body < 180) return pick(seed >>> 5, STILL[motion.stance])
  if (opens === null) return 'Decide which way you turn, and wind the shoulders the other way first.'
  return opens ? opening(body, seed >>> 5) : closing(body, seed >>> 5)
}

function opening(size: number, seed: number): string {
  if (size > 180) {
    return 'Wind the leading shoulder far in over your toes and start a gentle heel-side carve.'
  }
  return pick(seed, [
    'Turn the leading shoulder in over your toes, so that it has somewhere to open from.',
    'Wind up a little: leading hand over your toes, trailing hand behind your back.',
  ])
}

function closing(size: number, seed: number): string {
  if (size > 180) {
    return 'Open the chest toward travel, trailing arm in front of you, and start a gentle toe-side carve.'
  }
  return pick(seed, [
    'Open the chest a touch toward travel, so that the leading arm has a way to swing.',
    'Draw the leading arm back behind you a little and sink into your knees.',
  ])
}

const PLAIN: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Snap the tail and jump off the back foot in the same instant.',
    'Pop the tail with the ankle and spring up off the back leg.',
  ],
  nollie: [
    'Snap the nose with the ankle and jump up, staying above the board as it rolls on.',
    'Strike the nose with the front foot and rise off that leg, a little forward.',
  ],
  fakie: [
    'Snap the tail under you and jump straight up, because the roll carries you along anyway.',
    'Pop the leading tail with the ankle only and rise from the middle of the board.',
  ],
  switch: [
    'Snap the tail with the trailing foot and push off that whole leg, since it has had less practice.',
    'Pop with the trailing foot and wait for the click of the tail before anything else moves.',
  ],
}

/** How the board leaves the ground. */
export function popStep(trick: Analysis): string {
  const { motion, shape, body, sweep, seed } = trick
  if (sweep) return sweepStep(trick)
  if (shape === 'spin' && body >= 180) return spunStep(trick)
  return pick(seed >>> 7, PLAIN[motion.stance])
}

function sweepStep(trick: Analysis): string {
  const { feet, board, motion, seed } = trick
  const way = sweptTo(trick)
  if (!motion.pop) {
    return `Without a pop, press lightly on the ${feet.end} and sweep it ${way}, wheels barely off the ground.`
  }
  if (board <= 180) {
    return pick(seed >>> 7, [
      `Pop and scoop the ${feet.end} ${way} in one short movement.`,
      `As the ${feet.end} clicks, scoop it ${way}; a short scoop is enough.`,
    ])
  }
  if (board === 360) {
    return pick(seed >>> 7, [
      `Pop, and sweep the ${feet.end} ${way} with the whole leg following through.`,
      `Let the pop turn into a long scoop that takes the ${feet.end} ${way}.`,
    ])
  }
  return `Pop, then whip the ${feet.end} ${way} from the hip, for the board has ${turns(board)} to make.`
}

function sweptTo({ sweep }: Analysis): string {
  return sweep === 'heel' ? 'round behind your heels' : 'out past your toes'
}

function spunStep({ feet, body, seed }: Analysis): string {
  if (body <= 180) {
    return pick(seed >>> 7, [
      `Start the turn with the shoulders and pop the ${feet.end} as they pass the line of the board.`,
      `Shoulders first, then the pop: snap the ${feet.end} when the turn is already under way.`,
    ])
  }
  return `Throw the shoulders round, pop the ${feet.end} once they lead the hips, and let the ${feet.pop} guide it into the turn.`
}

/** The drag of an ollie, for tricks in which nothing else levels the board. */
export function levelStep({ feet, seed }: Analysis): string {
  return pick(seed >>> 9, [
    `Drag the side of the ${feet.flick} up toward the ${feet.far} until the deck lies level.`,
    `Slide the ${feet.flick} up to the ${feet.far} bolts and lift the ${feet.pop}, so that the board flattens out.`,
  ])
}

/** How the flip is set off. */
export function flickStep(trick: Analysis): string {
  if (trick.shape === 'spin') return spunFlick(trick)
  return trick.sweep ? turnedFlick(trick) : straightFlick(trick)
}

function spunFlick(trick: Analysis): string {
  const { foot, near } = place(trick)
  const isHeel = trick.motion.flip.kind === 'heel'
  const verb = isHeel ? 'push the heel' : 'flick the toes'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const count = trick.motion.flip.count ?? 1
  const close =
    count > 1 ? `fast enough for ${rolls(count)} rolls` : 'short enough that the board stays under your turn'
  return `With the turn begun, ${verb} of the ${foot} off the ${edge} edge ${near}, ${close}.`
}

function turnedFlick(trick: Analysis): string {
  const { foot, near } = place(trick)
  const { feet, clashes, motion, seed } = trick
  const isHeel = motion.flip.kind === 'heel'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const verb = isHeel ? 'Kick the heel' : 'Flick the toes'
  const speed = (motion.flip.count ?? 1) > 1 ? ' from a loose, fast ankle' : ''
  if (clashes) {
    return pick(seed >>> 11, [
      `${verb} of the ${foot} off the ${edge} edge${speed} together with the scoop, then pull that knee away: the ${feet.far} swings to the same side.`,
      `${verb} of the ${foot} off the ${edge} edge${speed} early and lift the leg clear, because the ${feet.far} comes round toward it.`,
    ])
  }
  return pick(seed >>> 11, [
    `${verb} of the ${foot} off the ${edge} edge${speed} ${near} as the scoop begins; the turn helps, so go easy.`,
    `${verb} of the ${foot} out over the ${edge} edge${speed} while the ${feet.far} starts round, low and brief.`,
  ])
}

function straightFlick(trick: Analysis): string {
  const { foot, near } = place(trick)
  const count = trick.motion.flip.count ?? 1
  const isHeel = trick.motion.flip.kind === 'heel'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const part = isHeel ? 'heel' : 'toes'
  if (count < 1) return `Brush the ${part} softly off the ${edge} edge ${near}: half a roll and no more.`
  if (count > 1) {
    return `Snap the ${part} of the ${foot} off the ${edge} edge ${near} from a loose ankle; ${rolls(count)} rolls want speed, not a bigger kick.`
  }
  if (isHeel) return `Draw the ${foot} up and push its heel out over the toe-side edge ${near}.`
  return pick(trick.seed >>> 11, [
    `Draw the ${foot} up and flick the toes out over the heel-side edge ${near}.`,
    `Run the ${foot} up the deck and off the heel-side edge ${near}, ankle last.`,
  ])
}

/** A late flip has no upward slide to help it. */
export function lateFlickSteps(trick: Analysis): string[] {
  const { feet, motion } = trick
  const isHeel = motion.flip.kind === 'heel'
  const push = isHeel
    ? `Push the heel of the ${feet.flick} down and out past the toe-side edge`
    : `Push the ball of the ${feet.flick} down and out past the heel-side edge`
  const pace =
    (motion.flip.count ?? 1) > 1 ? ', twice as sharply as feels needed' : ', knee straightening quickly'
  return [
    'At the top take the weight off both feet for an instant.',
    `${push}${pace}, and lift the ${feet.pop} out of its way.`,
  ]
}

const ORDINALS: Record<number, string> = { 2: 'second', 3: 'third', 4: 'fourth' }

/** Stopping the flip. */
export function catchStep(trick: Analysis): string {
  const { feet, motion, seed } = trick
  const count = motion.flip.count ?? 1
  if (count < 1) {
    return `Catch the upside-down board on the laces of the ${feet.flick} and roll it back over the way it came.`
  }
  if (motion.flip.late) return 'Snap both feet back down as the grip turns up, and expect a low catch.'
  const nth = ORDINALS[count]
  const past = count > 2 ? ` ${count === 3 ? 'twice' : 'three times'}` : ''
  if (nth)
    return `Let the grip flash past${past} and stop the board at the ${nth} sight of it, ${feet.pop} first.`
  return pick(seed >>> 13, [
    `Wait for the grip to come up and stop the board with the ${feet.pop} first.`,
    `Watch the board, catch it with the ${feet.pop} when the grip shows, and close with the ${feet.flick}.`,
    `Keep the knees high until you see grip, then press both feet down, the ${feet.pop} a moment ahead.`,
  ])
}

/** What happens between the pop and the catch, when anything turns; else null. */
export function turnStep(trick: Analysis): string | null {
  switch (trick.shape) {
    case 'straight':
      return null
    case 'spin':
      return spin(trick)
    case 'shuvit':
      return shuvit(trick)
    case 'ahead':
    case 'behind':
    case 'varial':
    case 'mystic':
    case 'anti':
      return apart(trick, trick.shape)
  }
}

function spin({ body, opens, seed }: Analysis): string {
  if (opens === null)
    return `Carry ${turns(body)} through with your head: feet and board follow where it looks.`
  if (body > 360) {
    const over = opens ? 'leading' : 'trailing'
    return `Tuck in small, chin over the ${over} shoulder, and count the half turns: ${turns(body)} take longer than you think.`
  }
  if (body === 360) {
    return opens
      ? 'Keep looking on over the leading shoulder, knees high, until travel comes back into view.'
      : 'Send the chin over the trailing shoulder and keep it there; the second half shows you the ground again.'
  }
  return opens
    ? pick(seed >>> 15, [
        'Let the leading arm swing open behind you and bring hips and knees after it.',
        'Keep opening the shoulders and let the feet carry the board round with your hips.',
      ])
    : pick(seed >>> 15, [
        'Swing the leading arm across over your toes and let hips and board follow it round.',
        'Close the leading shoulder and let the hips come after; for a moment you see only where you came from.',
      ])
}

function shuvit({ feet, board, sweep, seed }: Analysis): string {
  if (board > 360)
    return 'Pull both heels up toward your seat and hold them there for longer than feels sensible.'
  if (board === 360)
    return 'Stay up with both knees tucked until the board has gone all the way round below you.'
  const side = sweep === 'heel' ? 'in front of your toes' : 'behind your heels'
  return pick(seed >>> 15, [
    `Lift both knees and let the ${feet.far} come round ${side}.`,
    `Hang above the board with your feet up while the ${feet.far} swings past ${side}.`,
  ])
}

/** Rider and board each turn their own way, or by their own amount. */
function apart(trick: Analysis, shape: Exclude<Shape, 'straight' | 'spin' | 'shuvit'>): string {
  const { body, board, motion } = trick
  const lead = openingWords(trick)
  const boardSide = sideOfTurn(motion.boardDeg)
  switch (shape) {
    case 'ahead':
      return `${lead} and turn above the board with your knees up; it overtakes you by ${turns(board - body)}.`
    case 'behind':
      return `${lead} and keep turning after the board has done its part; you go ${turns(body - board)} further than it does.`
    case 'varial':
      return `${lead} at the peak and turn above the board, feet close together, while it flies on without turning.`
    case 'mystic':
      return `${lead} and turn against the board: it goes ${boardSide} under you while you go the other way.`
    case 'anti':
      return `${lead} against the scoop, knees high, so that the board can pass ${boardSide} below you.`
  }
}

function openingWords({ opens }: Analysis): string {
  if (opens === null) return 'Let head and shoulders go first'
  return opens ? 'Open the leading shoulder' : 'Close the leading shoulder'
}

/** The foot the board goes round. */
export function wrapFoot({ motion, feet }: Analysis): string {
  return motion.wrap === 'front foot' && motion.stance !== 'nollie' ? feet.nose : feet.pop
}

/** What is different when the board goes end over end. */
export function wrapParts(trick: Analysis): Parts {
  if (trick.motion.wrap === 'forward') return forward(trick)
  return wrapFoot(trick) === trick.feet.pop ? scooped(trick) : dragged(trick)
}

function forward({ feet, motion }: Analysis): Parts {
  const by =
    motion.flip.kind === 'heel' ? 'the heel last, toward the toe side' : 'pressing it down as the foot leaves'
  return {
    other: `Set the ${feet.flick} fairly far in from the ${feet.far}, pointing along the board more than across it.`,
    flick: `Kick out over the tip of the ${feet.far}, ${by}, so that it dives.`,
    turn: `Spread the knees wide and keep the ${feet.pop} high, because the ${feet.end} comes up between them.`,
    stop: 'Wait for the grip to appear below you and catch it with whichever foot sees it first.',
  }
}

function scooped({ feet, motion, seed }: Analysis): Parts {
  const isInside = motion.style === 'Inside'
  return {
    feet: `Roll slowly${motion.stance === 'regular' ? '' : ` in ${motion.stance}`} with the ${feet.pop} straight across the ${feet.end}, its ball in the middle.`,
    other: `Rest the ${feet.flick} just inside the ${feet.far} bolts, ready to be snatched up.`,
    pop: isInside
      ? `Press the ${feet.end} down and scoop it along the inner side of your leg, toes drawing the loop.`
      : pick(seed >>> 7, [
          `Press the ${feet.end} down and scoop it toward the other foot, toes drawing a loop: down, along, up.`,
          `Scoop the ${feet.end} down and under you in the line of the board; sideways makes a shuvit of it.`,
        ]),
    flick: `Pull the ${feet.flick} straight up as the ${feet.far} rises, so that nothing stops the loop.`,
    stop: `Keep the toes of the ${feet.pop} pulled up and the board close to the sole until the ${feet.far} has come round, then stand the ${feet.flick} on the bolts.`,
  }
}

function dragged({ feet, motion }: Analysis): Parts {
  const side = motion.style === 'Inside' ? 'from the inner side' : 'from the toe side'
  return {
    feet: `${motion.stance === 'regular' ? 'Ride' : `Ride in ${motion.stance}`} with the ball of your ${feet.pop} in the middle of the ${feet.end}, as for ${feet.ollie}.`,
    other: `Set the ${feet.flick} high, on the ${feet.far} bolts, toes a little over the edge.`,
    flick: `As the ${feet.far} rises, hook the ${feet.flick} round it ${side} and drag it down and back under you.`,
    stop: `Lift the ${feet.pop} out of the way while the board goes round the ${feet.flick}, and wait for the deck to come back under that sole.`,
  }
}

/** Feet back on a board that turned without flipping. */
export function meetStep({ feet, shape, seed }: Analysis): string | null {
  if (shape === 'straight' || shape === 'spin') return null
  return pick(seed >>> 17, [
    'When the board is back in line below you, press both feet down over the bolts.',
    `Stop the board with the ${feet.flick} as it comes into line and bring the ${feet.pop} down beside it.`,
    'Look for the bolts and drop on them with both feet at once.',
  ])
}

/** The landing, the revert if there is one, and where it leads. */
export function landStep(trick: Analysis): string {
  const { motion, exit } = trick
  const away = rollAway(motion.stance, exit)
  if (!motion.revert) return `${landing(trick)} and ${away}.`
  const way = motion.revert === 'either' ? '' : ` ${motion.revert}`
  return `Land light on the leading wheels, slide the last half turn${way} round on all four and ${away}.`
}

function landing({ seed, body, motion }: Analysis): string {
  if (body > 360) return 'Land in a deep squat, let the last bit pivot out under you'
  if (body === 360) return 'Land low over the bolts with the wheels in line'
  if (motion.flip.kind !== 'none') {
    return pick(seed >>> 19, [
      'Land over the bolts with soft knees',
      'Come down on the bolts, sink into your knees',
      'Take the landing with both knees',
    ])
  }
  return pick(seed >>> 19, [
    'Set all four wheels down together',
    'Land on bent knees with your weight in the middle',
    'Come down flat on soft knees',
  ])
}
