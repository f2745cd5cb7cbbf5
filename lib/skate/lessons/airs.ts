import type { Contact, NameOf } from '../contacts.ts'
import { FEET } from '../feet.ts'
import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { type Analysis, analyse, groundOf } from './analysis.ts'
import { flickStep } from './movements.ts'
import {
  type Context,
  type Fault,
  fault,
  flipNoun,
  type Lesson,
  leavesYou,
  revertWords,
  rollAway,
  sentence,
  sideOfTurn,
  turnPhrase,
  turns,
} from './phrases.ts'

/** A grab: which hand takes the board where, and what the body does with it. */
interface GrabLesson {
  readonly is: string
  readonly take: string
  readonly tweak: string
  readonly miss: string
  readonly remedy: string
}

const NEAR_EDGE = {
  miss: 'Your fingers brush the edge and slide off.',
  remedy: 'You reach down for the board. Pull the knees up until it meets the hand.',
}

/** How each grab and air is taught. */
const GRABS: Readonly<Record<NameOf<'air' | 'grab'>, GrabLesson>> = {
  Indy: {
    is: 'the trailing hand holds the toe-side edge between the feet',
    take: 'Drop the trailing hand straight down and close it round the toe-side edge between your feet.',
    tweak: 'Lift the leading arm and keep the chest up while you hold.',
    ...NEAR_EDGE,
  },
  Melon: {
    is: 'the leading hand holds the heel-side edge between the feet',
    take: 'Reach the leading hand down behind the leading knee and take the heel-side edge between your feet.',
    tweak: 'Push the board forward a little with straightening legs, once the grip is firm.',
    miss: 'You cannot get the hand round behind the leg.',
    remedy: 'Turn that knee in a little and bring the heel side up toward you.',
  },
  Mute: {
    is: 'the leading hand holds the toe-side edge by the leading foot',
    take: 'Take the toe-side edge just beside your leading foot with the leading hand.',
    tweak: 'Pull the trailing knee in and let the shoulders follow the arm a little.',
    ...NEAR_EDGE,
  },
  Stalefish: {
    is: 'the trailing hand reaches behind the trailing leg to the heel-side edge',
    take: 'Send the trailing hand down behind that knee to the heel-side edge between your feet.',
    tweak: 'Straighten the leading leg and open the chest while you hold.',
    miss: 'The arm is too short by a hand.',
    remedy: 'Bend the trailing knee inward and drop that hip; the board has to come to the hand.',
  },
  Method: {
    is: 'the leading hand holds the heel-side edge and pulls the board up behind you',
    take: 'Take the heel-side edge by your leading foot with the leading hand.',
    tweak: 'Bend both knees and pull the board up behind your back until the soles face away from you.',
    miss: 'It stays a melon.',
    remedy: 'The pull comes from the knees; let them point at the ground while the hand brings the board up.',
  },
  'Nose Grab': {
    is: 'the leading hand holds the tip of the nose',
    take: 'Let the nose rise to the leading hand and close the fingers over its tip.',
    tweak: 'Pull the nose up toward you and stretch the trailing leg.',
    miss: 'The nose never gets to your hand.',
    remedy: 'Pull the leading knee up higher; bending forward only tips you over.',
  },
  'Tail Grab': {
    is: 'the trailing hand holds the tip of the tail',
    take: 'Reach back with the trailing hand and take the tail behind your trailing foot.',
    tweak: 'Push the leading foot out so that the nose points up, and pull the tail in.',
    miss: 'The hand lands on your own heel.',
    remedy: 'Stand the trailing foot a little further in before you leave the wall.',
  },
  'Crail Grab': {
    is: 'the trailing hand reaches across to the nose',
    take: 'Bring the trailing hand across in front of you to the toe side of the nose.',
    tweak: 'Stretch the trailing leg and look back over the leading arm.',
    miss: 'You fold up and lose your balance.',
    remedy: 'Lift the leading knee to the hand, so that only the arm has to travel.',
  },
  'Japan Air': {
    is: 'the leading hand takes the toe-side edge, knees drop and the board comes up behind you',
    take: 'Take the toe-side edge by your leading foot with the leading hand.',
    tweak: 'Point both knees down and pull the board up behind your back, back arched.',
    miss: 'It looks like a mute.',
    remedy: 'Drop the knees before you pull; with the knees up the board has nowhere to go.',
  },
  'Judo Air': {
    is: 'a hand holds the board while the leading foot kicks out ahead',
    take: 'Take the heel-side edge by the nose with the leading hand and make sure of the grip.',
    tweak: 'Kick the leading foot straight out ahead of the board, then bring it back to its bolts.',
    miss: 'The foot does not make it back.',
    remedy: 'Kick less and earlier; the foot should be home again at the top of the air.',
  },
  'Lien Air': {
    is: 'going up frontside, the leading hand holds the heel-side edge near the nose',
    take: 'Reach the leading hand to the heel-side edge near the nose.',
    tweak: 'Lean out over the ramp with the hand and press the trailing leg long.',
    miss: 'You grab the nose instead.',
    remedy: 'Bring the hand in from behind the leading foot, thumb toward you.',
  },
  'Slob Air': {
    is: 'going up frontside, the leading hand holds the toe-side edge by the leading foot',
    take: 'Drop the leading hand in front of that shin and take the toe-side edge beside the foot.',
    tweak: 'Stretch the leading leg against the hand so that the nose points the way.',
    ...NEAR_EDGE,
  },
  'Roast Beef': {
    is: 'the trailing hand goes between the legs to the heel-side edge',
    take: 'Send the trailing hand down between your knees to the heel-side edge.',
    tweak: 'Straighten the leading leg and keep the hips low over the board.',
    miss: 'The arm hangs on the knee.',
    remedy: 'Open both knees wide before you reach through.',
  },
  Nosebone: {
    is: 'the trailing hand holds the toe-side edge while the leading leg pushes the nose away',
    take: 'Take the toe-side edge between your feet with the trailing hand.',
    tweak: 'Straighten the leading leg hard and point the nose out and down, the trailing knee tucked in.',
    miss: 'The nose hardly moves.',
    remedy:
      'Pull the trailing knee to your chest; a bone is made by the bent leg as much as by the straight one.',
  },
  Madonna: {
    is: 'the leading hand holds the nose, the leading foot hangs off behind, and the tail meets the coping',
    take: 'Take the nose with the leading hand and lift the leading foot off behind the board.',
    tweak: 'Bring the tail down onto the coping with the trailing foot, then step the leading foot back on.',
    miss: 'The tail misses the coping.',
    remedy: 'Stay close to the wall on the way up; learn tail taps with both feet on first.',
  },
  'Rocket Air': {
    is: 'both hands hold the nose and both feet stand on the tail',
    take: 'Slide the leading foot back to the tail and take the nose with both hands.',
    tweak: 'Pull the nose up in front of your chest like a broomstick.',
    miss: 'The foot cannot find its bolts again.',
    remedy: 'Come out of it at the top of the air, hands last.',
  },
  Cannonball: {
    is: 'one hand holds the nose and the other the tail, body tucked small',
    take: 'Tuck up and take the nose with the leading hand and the tail with the trailing one.',
    tweak: 'Hold both ends level and stay round, knees against the chest.',
    miss: 'You reach one end and tip toward it.',
    remedy: 'Grab both in the same instant, or not at all.',
  },
  'Tuck Knee': {
    is: 'the trailing hand holds the toe-side edge and the trailing knee folds down onto the board',
    take: 'Take the toe-side edge between your feet with the trailing hand while you still rise.',
    tweak: 'Fold the trailing knee in and down beside the grip, the leading leg half stretched.',
    miss: 'The knee hangs in the air above the board.',
    remedy: 'Roll onto the ball of that foot and turn the heel out; the knee goes where the ankle lets it.',
  },
  'Del Mar Indy': {
    is: 'the trailing hand holds the toe-side edge and pulls the board up behind you, legs tucked',
    take: 'Take the toe-side edge between your feet with the trailing hand, as for an indy.',
    tweak: 'Tuck both knees and pull the board up behind your body, hips forward.',
    miss: 'It stays a plain indy.',
    remedy:
      'Bend at the knees and not at the waist; only when they point down can the hand bring the board up.',
  },
  Benihana: {
    is: 'the trailing hand holds the tail and the trailing foot comes off and stretches down below the board',
    take: 'Reach back with the trailing hand and close it round the tail before any foot moves.',
    tweak:
      'Press the leading foot down, straighten the trailing leg beside the board, and have the foot home again at the top.',
    miss: 'The foot finds no board on its way back.',
    remedy: 'Pull the tail up with the hand, so that the deck waits just under your knee.',
  },
  'Christ Air': {
    is: 'both feet come off, legs together, arms wide, and the trailing hand holds the board out',
    take: 'Take the toe-side edge with the trailing hand in its middle, where the board balances.',
    tweak:
      'Step off with both feet at once and open the arms wide, then pull the knees up and put the board back under your soles.',
    miss: 'The board is not back in time.',
    remedy:
      'Be at full stretch before the top. With a foot missing on the way down, throw the board away and slide on your knee pads.',
  },
  Air: {
    is: 'you fly out over the coping and drop back onto the same wall',
    take: 'Pull the knees up and press outward with both feet, so that the board stays with you.',
    tweak: 'Keep the arms level and the eyes on the wall you come down on.',
    miss: 'The board drops away from your feet.',
    remedy: 'You jumped off the wall with straight legs. Leave it in a crouch and unweight, no more.',
  },
}

const UP: Record<Stance, string> = {
  regular: 'Ride up the wall with speed you have tested in high kickturns',
  nollie: 'Ride up the wall with the front foot moved up toward the nose',
  fakie: 'Ride up the wall in fakie with more speed than feels polite',
  switch: 'Ride up the wall in switch, knees deep',
}

const HELD_TOO_LONG = fault(
  'You land crouched and lose it.',
  'You held on too long. Open the hand as soon as you feel yourself fall, and let the legs stretch to the ground.',
)

const TOO_FAR_OUT = fault(
  'You land low on the wall or on the flat.',
  'You jumped away from the ramp. Let the wall throw you straight up and lean in only at the top.',
)

/** Teaches an air, with or without a grab; without a contact it is a trick that comes down the wall again. */
export function airLesson(
  motion: Motion,
  contact: Contact<'air' | 'grab'> | null,
  context: Context,
  exit: Lead | null,
): Lesson {
  const grab = GRABS[contact?.name ?? 'Air']
  const isSpun = (motion.bodyTurn ?? 0) >= 360 && contact?.name === 'Air'
  const isFlat = groundOf(context) === 'flat'
  const trick = analyse(motion, exit)
  const up = isFlat
    ? `Roll faster than usual, feet set for ${trick.feet.ollie}.`
    : `${UP[motion.stance]}${carve(trick)}.`
  const flip = trick.isFlipped ? flickStep({ ...trick, shape: 'straight', sweep: null }) : null
  const caught = trick.isFlipped
    ? 'Catch the board with both feet while you are still rising; no catch, no grab.'
    : null
  const safety = isFlat
    ? 'It needs an ollie with time at the top.'
    : 'Wear pads and a helmet, for the drop is longer than it looks.'
  return {
    description: `${whatItIs(trick, grab, isFlat)} ${safety} ${leavesYou(motion.stance, exit)}`,
    steps: [
      up,
      takeOff(trick, isFlat),
      flip,
      caught,
      turn(trick, isFlat),
      isSpun
        ? 'Grab the edge that comes to hand first, for it keeps the board on your feet through the turns.'
        : grab.take,
      grab.tweak,
      down(trick, isFlat),
    ].filter((step) => step !== null),
    mistakes: [
      fault(grab.miss, grab.remedy),
      spinFault(trick, isFlat),
      contact && contact.name !== 'Air' ? HELD_TOO_LONG : TOO_FAR_OUT,
    ],
  }
}

function carve({ opens, body }: Analysis): string {
  if (body === 0) return ', straight at the coping'
  if (opens === null) return ', on a slight curve toward the way you turn'
  return opens ? ', carving a little on your heel side' : ', carving a little on your toe side'
}

function whatItIs(trick: Analysis, grab: GrabLesson, isFlat: boolean): string {
  const { motion, body } = trick
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
    motion.boardTurn === motion.bodyTurn
      ? ''
      : `, the board ${motion.boardTurn ? turns(motion.boardTurn) : 'not turning'} ${sideOfTurn(motion.boardDeg) ?? ''}`.trimEnd()
  const to = motion.to ? `, and down again to ${motion.to} without a turn` : ''
  return `${sentence(`${from}${flip}${grab.is}${spin}${board}${to}${revertWords(motion)}`)}`
}

function takeOff(trick: Analysis, isFlat: boolean): string {
  const { feet, motion } = trick
  if (isFlat) return `Pop ${feet.ollie} as high as you own and pull both knees up at once.`
  if (motion.stance === 'fakie' && trick.body === 0)
    return 'Pop lightly as the leading wheels reach the coping and let the wall send you up.'
  return 'Stay low and let the leading wheels pass the coping before you lift off.'
}

function turn({ body, opens }: Analysis, isFlat: boolean): string | null {
  if (body === 0) return null
  if (body <= 180 && isFlat)
    return 'Let the shoulders bring half a turn round while the board is still rising.'
  if (body <= 180) return 'Look for the spot on the wall where you will land, and the hips turn toward it.'
  const over = opens === null ? '' : opens ? ' over the leading shoulder' : ' over the trailing shoulder'
  return `Throw head and shoulders round${over} at take-off and stay small until ${turns(body)} are done.`.replace(
    'a full turn are',
    'a full turn is',
  )
}

function down({ motion, exit, body }: Analysis, isFlat: boolean): string {
  const away = rollAway(motion.stance, exit)
  if (!motion.contact || (motion.contact.name === 'Air' && body < 360))
    return `Reach for the wall with bent legs, press down the transition and ${away}.`
  return isFlat
    ? `Let go on the way down, land with both knees and ${away}.`
    : `Let go before the wheels meet the wall, press down the transition and ${away}.`
}

function spinFault({ body }: Analysis, isFlat: boolean): Fault {
  if (body > 180)
    return fault(
      'You come down on your side, short of the turn.',
      'Do not grab before the shoulders have gone. Practise it into foam or a pool, or as far as a knee slide allows.',
    )
  if (isFlat)
    return fault(
      'You turn only a quarter and land across.',
      'You forgot the shoulders while you reached. Start them round before the pop and grab on the way.',
    )
  return fault(
    'You hang up with the last wheels on the coping.',
    'You came down too close to the wall. Take off with a little more slant, and wear knee pads.',
  )
}
