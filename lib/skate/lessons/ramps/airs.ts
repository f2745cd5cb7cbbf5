import { CONTACTS, type Contact } from '../../contacts.ts'
import { FEET } from '../../feet.ts'
import type { Motion, Stance } from '../../motion.ts'
import { overheadOf } from '../../motion.ts'
import { type Lead, swapped } from '../../stance.ts'
import { inSentence } from '../../wording.ts'
import { type Analysis, analyze, groundOf } from '../analysis.ts'
import { flickStep, turnStep } from '../flight.ts'
import {
  type Context,
  choose,
  type Fault,
  fault,
  flipNoun,
  type Lesson,
  LONGEST_DESCRIPTION,
  leavesYou,
  revertWords,
  rollAway,
  seedOf,
  sentence,
  sideOfTurn,
  squeeze,
  turnPhrase,
  turns,
} from '../phrases.ts'
import { GRABS, type GrabLesson, OLLIE, plainAir, SPINS, type SpinLesson } from './air-contacts.ts'

const UP: Record<Stance, string> = {
  regular: 'Ride up the wall with all the speed you can pump',
  nollie: 'Ride up the wall with the front foot moved up toward the nose',
  fakie: 'Ride up the wall in fakie with more speed than feels polite',
  switch: 'Ride up the wall in switch, knees deep',
}

/** Of the hand that holds on: the words differ by hand and edge. */
function gripFault({ name }: Contact<'air' | 'grab'>, seed: number): Fault {
  const grip = CONTACTS[name].grip
  const hand = grip === null || grip.hand === 'both' ? 'hands' : `${grip.hand} hand`
  const at = grip === null ? 'board' : grip.at.replace(/^(toe|heel) edge$/, '$1-side edge')
  const free = grip?.hand === 'leading' ? 'trailing arm' : 'leading arm'
  return choose(seed, 'held', [
    fault(
      `You land crouched, the ${hand} still on the ${at}.`,
      'Open up as soon as you start to fall, and let the legs stretch to the wall.',
    ),
    fault(
      `Your ${hand} ${hand === 'hands' ? 'touch' : 'touches'} the ${at} for a blink and no longer.`,
      'You grab on the way down. Get there while you still rise, and you have the whole top of the air.',
    ),
    fault(
      `Holding the ${at} pulls you over to that side.`,
      `The ${free} is asleep. Lift it as high as the other one is low.`,
    ),
  ])
}

const TOO_FAR_OUT = fault(
  'You land low on the wall or on the flat.',
  'You jumped away from the ramp. Let the wall throw you straight up and lean in only at the top.',
)

/** An airwalk that is flown above a wall. */
const AIRWALK: GrabLesson = {
  is: 'the leading hand takes the nose and both feet stride off the board',
  take: 'Let the nose rise to the leading hand, then stride: one foot off the toe side, the other off the heel side, and both back over the bolts.',
  tweak: 'Hold the board level by its nose until both soles are on the grip, and let go.',
  miss: 'The feet go before the hand is there.',
  remedy: 'Grab, then stride. Say it aloud until the order sticks.',
}

const withoutHand = ({ style }: Motion): GrabLesson => (style === 'Airwalk' ? AIRWALK : OLLIE)

/** The hand that holds the board turns it under the rider. */
const VARIALED = {
  words: ', the board turned half around by hand',
  step: 'Draw both knees to your chest, so that only the hand holds the board, turn it half around from the wrist, grip tape up, and press it back against your soles.',
  fault: fault(
    'The board stops crossways under you.',
    'Start the wrist as soon as the feet are off, and cock it back before you grab.',
  ),
} as const

const isVarialed = ({ style }: Motion): boolean => style === 'Varial'

/** What a foot or the board does on its own meanwhile. */
function offTheBoard(motion: Motion, isFreeFoot: boolean): string[] {
  const { style, stance } = motion
  if (style !== 'One Foot') return isVarialed(motion) ? [VARIALED.step] : []
  return [
    isFreeFoot
      ? `Keep the ${FEET[stance].tail} pressed to the board as you take the ${FEET[stance].nose} off and stretch that leg past the nose, and have it back at the top.`
      : `With the grip closed, take the ${FEET[stance].nose} off, stretch that leg past the board and have it back at the top.`,
  ]
}

/** What an air consists of, so that a combination can put others before or behind it. */
export function airMoments(
  named: Motion,
  contact: Contact<'air' | 'grab'> | null,
  context: Context,
  exit: Lead | null,
  from: Stance = named.stance,
) {
  const motion = withoutItsTurn(named)
  const name = contact?.name ?? 'Air'
  const grab = isPlainAir(named)
    ? plainAir(sideOfTurn(named.bodyDeg))
    : contact === null
      ? withoutHand(named)
      : GRABS[name]
  const spin = spinOf(motion, exit)
  const seed = seedOf(JSON.stringify(motion))
  const isFlat = groundOf(context) === 'flat'
  const trick = analyze(motion, exit)
  const flip = trick.isFlipped ? flickStep({ ...trick, shape: 'straight', sweep: null }) : null
  const caught = flip ? catchToGrab(trick, name) : null
  const [first = '', second = '', last = ''] = spin?.steps ?? []
  // With no hand on the board the other foot has to hold it while one is off.
  const isFreeFoot = motion.style === 'One Foot' && name === 'Air'
  const over = overheadOf(motion)
  const start = over ? OVERHEAD[over].start : first
  const held = spin
    ? [start, contact?.name === 'Air' ? second : grab.take, last]
    : [turn(trick, isFlat), grab.take, isFreeFoot ? null : grab.tweak].filter((step) => step !== null)
  // Nothing but the feet sends the board around where no hand holds it.
  const isTurned = contact === null && trick.sweep !== null
  return {
    grab,
    spin,
    trick,
    isFlat,
    up: isFlat ? `Roll faster than usual, feet set for ${trick.feet.ollie}.` : `${UP[from]}${carve(trick)}.`,
    takeOff: isTurned ? popOnWall(trick) : takeOff(trick, isFlat),
    held: isTurned
      ? [
          ...(trick.body > 0 && trick.shape !== 'ahead' ? held.slice(0, 1) : []),
          trick.isFlipped ? flickStep(trick) : (turnStep(trick) ?? ''),
          `Catch the board with the ${trick.feet.pop} first, above the coping and still rising.`,
          grab.tweak,
        ].filter((step) => step !== '')
      : [
          ...(spin && flip ? held.slice(0, 1) : []),
          ...(flip && caught ? [flip, caught] : []),
          // Inside a spin the board is turned before the landing comes around.
          ...withBefore(
            spin && flip ? held.slice(1) : held,
            spin && isVarialed(motion) ? 1 : 0,
            offTheBoard(motion, isFreeFoot),
          ),
        ],
    down: down({ ...trick, motion: { ...motion, stance: from } }, isFlat, seed),
    faults: faultsOf(trick, contact, grab, spin, isFlat),
  }
}

/** The list with others put in so many places before its end. */
const withBefore = (list: readonly string[], places: number, others: readonly string[]): string[] =>
  list.toSpliced(list.length - places, 0, ...others)

/** What takes the board around under the rider. */
export const scooped = ({ sweep }: Analysis): string =>
  sweep === null
    ? ''
    : sweep === 'heel'
      ? ', scooping it behind your heels,'
      : ', scooping it out past your toes,'

/** On a wall the pop comes before the lip. */
export const popOnWall = (trick: Analysis): string =>
  `Where the wall is steepest below the coping, pop the ${trick.feet.end} with the ${trick.feet.pop}${scooped(trick) || ','} lighter than on the flat.`

/** Whether a hand holds the board though no grab is named: on each side there is one that goes without saying. */
const isPlainAir = ({ contact, style, flip }: Motion): boolean =>
  contact?.name === 'Air' && style !== 'One Foot' && flip.kind === 'none'

/** An air that comes down the way it went up leaves out the half turn that its side would have. */
function withoutItsTurn(motion: Motion): Motion {
  const { to, bodyTurn, boardTurn } = motion
  return to !== null && bodyTurn === 180 && boardTurn === 180
    ? { ...motion, bodyDeg: 0, bodyTurn: 0, boardDeg: 0, boardTurn: 0 }
    : motion
}

/** Each size of spin, told for the way it comes down. */
function spinOf({ bodyTurn, stance }: Motion, exit: Lead | null): SpinLesson | null {
  const spin = SPINS[bodyTurn ?? 0]
  if (!spin) return null
  // Switch is forward with the other foot ahead.
  const lands = stance === 'switch' && exit !== null ? swapped(exit, 1) : exit
  if (lands === null || lands === spin.lands) return spin
  const { note, last, fault: own, shares } = spin.otherwise
  const [first, second] = spin.steps
  return {
    ...spin,
    note,
    steps: [first, second, last],
    faults: [own, ...shares.flatMap((at) => spin.faults[at] ?? []), TOO_FAR_OUT],
  }
}

/** Teaches an air, with or without a grab; without a contact it is a trick that comes down the wall again. */
export function airLesson(
  motion: Motion,
  contact: Contact<'air' | 'grab'> | null,
  context: Context,
  exit: Lead | null,
): Lesson {
  const {
    trick,
    isFlat,
    grab,
    spin,
    up,
    takeOff: off,
    held,
    down: in_,
    faults,
  } = airMoments(motion, contact, context, exit)
  const what = whatItIs(trick, grab, isFlat)
  const whole = `${what} ${airNote(trick, contact, spin, isFlat)}`
  return {
    description: whole.length > LONGEST_DESCRIPTION ? what : whole,
    steps: squeeze([up, off, ...held, in_]),
    mistakes: faults.slice(0, 3),
  }
}

function catchToGrab({ feet, seed }: Analysis, name: string): string {
  return name === 'Air'
    ? choose(seed, 'caught', [
        'Catch the board with both feet while you are still rising; no catch, no landing.',
        `Stop it with the ${feet.pop} above the coping and close with the other foot.`,
      ])
    : choose(seed, 'caught', [
        'Catch the board with both feet while you are still rising; no catch, no grab.',
        `Stop it with the ${feet.pop} above the coping and only then send the hand down.`,
        'Let it come up to both feet before the top, and let the hand wait for them.',
      ])
}

function faultsOf(
  trick: Analysis,
  contact: Contact<'air' | 'grab'> | null,
  grab: GrabLesson,
  spin: SpinLesson | null,
  isFlat: boolean,
): Fault[] {
  const { seed, feet, motion } = trick
  const isGrabbed = contact !== null && contact.name !== 'Air'
  const flipped = trick.isFlipped
    ? [
        choose(seed, 'flipped', [
          fault(
            'You reach for the board while it still turns and knock it away.',
            isGrabbed
              ? `Grip first, hand second: the ${feet.pop} has to be on it before you bend down.`
              : `Look for grip first and put the ${feet.pop} on it only then.`,
          ),
          fault(
            'The flip goes off over the deck without you.',
            `On a wall it needs half the flick. Let it turn under you and keep the ${feet.flick} near.`,
          ),
        ]),
      ]
    : []
  const alleyOop =
    motion.style === 'Alley-Oop' ? [ALLEY_OOP_FAULT] : isVarialed(motion) ? [VARIALED.fault] : []
  const own = fault(grab.miss, grab.remedy)
  const over = overheadOf(motion)
  if (over && spin)
    return [
      ...flipped,
      ...alleyOop,
      OVERHEAD[over].fault,
      ...(isGrabbed ? [own] : []),
      TOO_FAR_OUT,
      ...spin.faults.slice(0, 1),
    ]
  if (spin)
    return [...flipped, ...alleyOop, spin.faults[0], ...(isGrabbed ? [own] : []), ...spin.faults.slice(1)]
  return [
    ...flipped,
    ...alleyOop,
    own,
    spinFault(trick, isFlat),
    isGrabbed ? gripFault(contact, seed) : TOO_FAR_OUT,
  ]
}

/** How the head gets below the board, and what it is when it does not. */
const OVERHEAD = {
  rodeo: {
    start:
      'As the last wheels pass the coping throw the leading shoulder back and down over the ramp, and let the hips roll after it.',
    note: 'It leans over backward as it turns, and for a moment your head is the lowest part of you.',
    fault: fault(
      'You spin flat and never lean over.',
      'The throw went around and not back. Look up and behind you past the leading shoulder as you leave the lip.',
    ),
  },
  mctwist: {
    start:
      'As the last wheels pass the coping turn the head backside and dive with the leading shoulder in over the ramp, so that board and legs go up and over you.',
    note: 'You go over as well as around, and for a moment your head is the lowest part of you.',
    fault: fault(
      'You spin flat and never go over.',
      'The throw went around and not down. Drop the leading shoulder toward the flat bottom as you leave the lip, and the legs follow over the top.',
    ),
  },
} as const

const ALLEY_OOP_FAULT = fault(
  'You turn the way you drift, as always.',
  'Carve up as if to go one way along the wall, and at the lip look back over the other shoulder.',
)

/** What is peculiar to it: the size of its spin, the side it is done on, what comes before the hand. */
function airNote(
  { motion, opens, body, seed }: Analysis,
  contact: Contact<'air' | 'grab'> | null,
  spin: SpinLesson | null,
  isFlat: boolean,
): string {
  const name = contact ? inSentence(contact.name) : 'air'
  if (motion.style === 'Alley-Oop')
    return 'The turn goes against the way you travel along the coping, so there is no carve to help it.'
  const over = overheadOf(motion)
  if (over && spin) return OVERHEAD[over].note
  if (motion.flip.kind !== 'none')
    return choose(seed, 'flipNote', [
      'Everything happens early: the board has to be caught while you still rise.',
      'A wall throws the board up with you, so it wants a smaller flick than on the street.',
    ])
  if (spin) return spin.note
  if (isFlat) return `Without a ramp there is a blink for the ${name}, so the hand has to be fast.`
  if (body === 180 && opens !== null)
    return motion.stance === 'fakie'
      ? 'Without the half turn you would come in forward; with it you go down backward again, so keep your eyes on the coping.'
      : opens
        ? choose(seed, 'side', [
            'Frontside you hang with your back to the ramp and your eyes on the coping, and find the landing late.',
            'You face the deck on the way up, and the ramp comes back into view only at the end.',
          ])
        : choose(seed, 'side', [
            'Backside the coping is behind you and the whole ramp in view, so you can watch your landing come.',
            'You look down the ramp from the lip to the landing, which is why most learn this side first.',
          ])
  if (body === 0 && motion.to)
    return 'There is no turn in it: you come down the way you went up, backward, with your eyes on the coping.'
  return choose(seed, 'safety', [
    `Wear pads and a helmet for the ${name}; the drop is longer than it looks.`,
    'Learn to slide out on your knees first; from up there you cannot step off.',
    `The ${name} comes after airs that you land with your hands free.`,
  ])
}

function carve({ body, opens, seed, motion, called }: Analysis): string {
  if (motion.style === 'Alley-Oop') return ', slanting along it the way you do not mean to turn'
  if (body === 0)
    return choose(seed, 'carve', [
      ', straight at the coping',
      ', square to it',
      `, straight, thinking of the ${called} and not of the lip`,
    ])
  if (opens === null)
    return choose(seed, 'carve', [
      ', on a slight curve toward the way you turn',
      ', carving a little, eyes on the lip',
      ', on a line that begins the turn for you',
    ])
  return opens
    ? choose(seed, 'carve', [
        ', carving a little on your heel side',
        ', chest toward the coping as you slant along the wall',
        ', leaning back on your heels into a wide curve',
      ])
    : choose(seed, 'carve', [
        ', carving a little on your toe side',
        ', back toward the coping as you slant along the wall',
        ', on your toes, in a wide curve',
      ])
}

function whatItIs(trick: Analysis, grab: GrabLesson, isFlat: boolean): string {
  const { motion, body, seed } = trick
  const from =
    motion.stance === 'regular'
      ? ''
      : `${FEET[motion.stance].isEndLeading || motion.stance === 'switch' ? `from ${motion.stance}, ` : ''}`
  const flip = trick.isFlipped ? `after ${flipNoun(motion.flip)} ` : ''
  const spin =
    body === 0
      ? ''
      : `, with ${motion.bodyDeg === null ? turns(body) : turnPhrase(body, motion.bodyDeg)} ${isFlat ? 'on the way' : 'above the coping'}`
  const board =
    motion.boardTurn === motion.bodyTurn || isVarialed(motion)
      ? ''
      : `, the board ${motion.boardTurn ? `making ${turns(motion.boardTurn)}` : 'not turning'} ${sideOfTurn(motion.boardDeg) ?? ''}`.trimEnd()
  const isDown = grab.is.includes('drop back')
  const to = motion.to && body === 0 ? `, ${isDown ? '' : 'and down again '}without a turn` : ''
  const oop =
    motion.style === 'Alley-Oop'
      ? ', against the way you travel'
      : motion.style === 'One Foot'
        ? ', one foot taken off at the top'
        : isVarialed(motion)
          ? VARIALED.words
          : ''
  // A side that is said takes the place of the one that the name stands for.
  const hold = motion.bodyDeg === null ? grab.is : grab.is.replace('going up frontside, ', '')
  return sentence(
    `${from}${flip}${hold}${spin}${oop}${board}${to}${revertWords(motion)}, ${leavesYou(motion.stance, trick.exit, seed)}`,
  )
}

function takeOff(trick: Analysis, isFlat: boolean): string {
  const { feet, motion, seed } = trick
  if (isFlat) return `Pop ${feet.ollie} as high as you own and pull both knees up at once.`
  if (motion.stance === 'fakie' && trick.body === 0)
    return 'Pop lightly as the leading wheels reach the coping and let the wall send you up.'
  return choose(seed, 'takeOff', [
    'Stay low and let the leading wheels pass the coping before anything lifts off.',
    'Wait for the front truck to clear the coping, then let your knees come up.',
    `Ride off the top still crouched over your ${feet.tail}; the wall does the jumping.`,
    `Unweight as the coping goes by under your ${feet.nose}.`,
    `Leave the lip with your weight over the ${feet.tail}, so that the nose goes on up.`,
    'At the coping suck the knees up and let the board follow your shoes.',
    `Wait until your ${feet.nose} is past the coping; everything before that costs height.`,
    `Push through the ${feet.tail} to the very top of the wall, then go light.`,
  ])
}

function turn({ body, opens, seed, motion }: Analysis, isFlat: boolean): string | null {
  if (body === 0) return null
  if (body > 180)
    return `Throw head and shoulders around at takeoff and stay small until the last quarter of ${turns(body)}.`
  if (isFlat) return 'Let the shoulders bring half a turn around while the board is still rising.'
  if (motion.style === 'Alley-Oop')
    return 'Look back over the shoulder that trails along the wall and pull head and hips around against your drift.'
  if (opens === null)
    return choose(seed, 'turn', [
      'Look for the spot where you will come down, and the hips turn toward it.',
      'Turn your head to the landing early; nose and hips come after it.',
      'Let the line you came up on finish the half turn by itself.',
    ])
  return opens
    ? choose(seed, 'turn', [
        'Open the leading shoulder over the coping and let hips and nose come around behind it.',
        'Look past your leading hand to the wall, and the half turn follows your eyes.',
        'Lean back from the coping and let the heel-side curve you rode bring the board around.',
      ])
    : choose(seed, 'turn', [
        'Close the leading shoulder toward the ramp and watch the wall while the nose swings down to it.',
        'Look down the ramp between your knees, and the board turns with your hips.',
        'Let the toe-side curve you rode finish the half turn, eyes on the place where you land.',
      ])
}

function down({ motion, exit, body }: Analysis, isFlat: boolean, seed: number): string {
  const away = rollAway(motion.stance, exit, seed)
  if (!motion.contact || (motion.contact.name === 'Air' && body < 360)) {
    const first = isPlainAir(motion) ? 'Let go, reach' : 'Reach'
    return `${first} for the wall with bent legs, press down the transition and ${away}.`
  }
  return isFlat
    ? `Let go on the way down, land with both knees and ${away}.`
    : choose(seed, 'down', [
        `Let go before the wheels meet the wall, press down the transition and ${away}.`,
        `Open the hand above the coping, reach for the wall with both legs and ${away}.`,
        `Drop the grab as you drop, land high on the transition and ${away}.`,
      ])
}

function spinFault({ body, opens, motion, seed }: Analysis, isFlat: boolean): Fault {
  const { contact } = motion
  const grip = contact?.kind === 'grab' || contact?.kind === 'air' ? CONTACTS[contact.name].grip : null
  const hand = grip && grip.hand !== 'both' ? grip.hand : null
  if (body > 180)
    return fault(
      `You come down on your side, short of ${turns(body)}.`,
      'You opened the tuck when you saw the landing. Keep turning until the wheels point down.',
    )
  if (body === 0)
    return motion.to
      ? fault(
          'You hang your back wheels on the coping as you come in.',
          'Leave the lip straight up, not inward, and lift the knees until the whole board has passed it again.',
        )
      : fault(
          'You come in at an angle.',
          'One shoulder dropped or turned; hold both square to the coping from lip to lip.',
        )
  if (isFlat)
    return fault(
      'There is no time to let go.',
      'Grab at the top, touch and release. The height has to come first.',
    )
  if (opens === null)
    return fault(
      `You come down across the wall${motion.flip.kind === 'none' ? '' : ', the flip long done'}${hand ? `, ${hand} hand still on the board` : ''}.`,
      `${hand ? `The ${hand} arm` : 'The reach for the board'} stopped the turn, so look for the landing over your shoulder as long as you hold ${grip ? `the ${grip.at.replace(/^(toe|heel) edge$/, '$1-side edge')}`.replace('the nose and', 'nose and') : 'it'}.`,
    )
  return opens
    ? choose(seed, 'spinFault', [
        fault(
          'You land high, and your back wheels hang on the coping.',
          'You stayed above the deck. Frontside you have to lean out over the ramp before you can turn.',
        ),
        fault(
          'You come in leaning back and slide down on your seat.',
          'Look for the wall past your leading shoulder, and bring the chest over the board as it drops.',
        ),
      ])
    : choose(seed, 'spinFault', [
        fault(
          'You drift back over the deck.',
          'You leaned toward what you could not see. Go up with your weight on the ramp side of the board.',
        ),
        fault(
          'You dive in nose first.',
          'The eyes ran ahead. Look at the wall, but keep your hips above the board until it points down.',
        ),
      ])
}
