import { type Contact, recordOf } from '../../contacts.ts'
import { FEET } from '../../feet.ts'
import type { Motion, Stance } from '../../motion.ts'
import { isAlongCoping, isTailFirst, isTurnedBelow, type Lead } from '../../stance.ts'
import { inSentence } from '../../wording.ts'
import {
  choose,
  does,
  endsExchanged,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  leaving,
  revertStep,
  revertWords,
  rollAway,
  seedOf,
  sentence,
} from '../phrases.ts'
import { STALLS, type StallLesson } from './lip-contacts.ts'

/** Coming down the way one went up. */
const BACKWARD: readonly Fault[] = [
  fault(
    'You lean in before the wheels are free of the coping.',
    'Lift first, lean second. Backward there is no nose out there to save you.',
  ),
  fault(
    'You come down backward and sit on the flat.',
    'Turn your head the way you roll as soon as you start to drop, and keep the knees bent until the curve is over.',
  ),
]

const TURN_BACK =
  'Turn back the quarter that you took on the way up, so that the tail points down the ramp, and lean in backward.'

function upTooSlow(stance: Stance, isTurned: boolean, it: string, touch: string, seed: number): Fault {
  if (stance === 'nollie')
    return fault(
      `The nose digs into the top of the wall before the ${it}.`,
      'Keep the hips between the bolts until the wheels have met the coping.',
    )
  if (stance === 'fakie' && isTurned)
    return fault(
      `You are still turning when the ${it} should begin.`,
      'Let the head go first, as soon as the wall bends up, and have the nose pointing at the coping before you look for it.',
    )
  if (stance === 'fakie')
    return fault(
      `You lose the coping out of sight and miss the ${it}.`,
      `Look over the leading shoulder from the bottom of the wall and stay looking until the ${it} is on.`,
    )
  if (stance === 'switch')
    return fault(
      `You arrive at the ${it} with the shoulders open.`,
      `Point the leading hand up the wall and keep it there until you stand in the ${it}.`,
    )
  return choose(seed, 'upTooSlow', [
    fault(
      `${sentence(`${touch} never ${touch.endsWith('trucks') ? 'get' : 'gets'} as high as the coping`)}`,
      'You brake with your legs at the top. Let the knees fold and the board run on.',
    ),
    fault(
      `${sentence(`${does(touch, 'hit')} the coping with a thud and you bounce off`)}`,
      'Stiff legs bounce. Arrive as soft as if you sat down in a chair.',
    ),
    fault(
      `You look at your feet and miss the coping.`,
      `The eyes stay on the spot for ${touch} from the bottom of the wall until you stand there.`,
    ),
  ])
}

/** The tail comes up to the coping by itself in fakie; from any other way up the rider turns it there. */
export const isTurnedOntoTail = ({ stance }: Motion, contact: Contact<'stall'>): boolean =>
  stance !== 'fakie' && isTailFirst(contact)

/** The move that brings the board in: a disaster out of fakie has its nose over the platform. */
function offOf(motion: Motion, contact: Contact<'stall'>, stall: StallLesson): string {
  const { stance, to, bodyTurn } = motion
  if (to && to !== stance && stall.isTurnedInto) return TURN_BACK
  if (to && isTurnedOntoTail(motion, contact))
    return 'Turn on the tail the way you came, until the nose is back over the platform, and lean in backward.'
  if (contact.name === 'Disaster' && (to || stance === 'fakie'))
    return 'Lift the truck that is over the platform back across the coping, and only then lean in backward.'
  if (stance === 'fakie' && recordOf(contact).lie.rest === 'tail truck' && isAlongCoping(contact))
    return bodyTurn === 0 && !to
      ? 'Turn back on that truck until the nose points down the ramp, and lean in over your front foot.'
      : 'Turn on that truck until the tail points down the ramp, and lean in backward over your back foot.'
  return stall.off(FEET[stance])
}

/** More than half a turn, or three quarters of one, is flown before anything touches. */
const isSpunOnto = ({ bodyTurn }: Motion): boolean => (bodyTurn ?? 180) % 180 === 90 || (bodyTurn ?? 0) > 180

const SHORT_OF_IT = fault(
  'You come down on the coping with the turn unfinished.',
  'Leave the wall nearer to the lip, and keep the head going until the board lies where it has to stand.',
)

/** In fakie the tail is where the nose is rolling forward, unless the rider has turned before. */
const isTailAhead = ({ stance, bodyTurn }: Motion, contact: Contact<'stall'>): boolean =>
  stance === 'fakie' &&
  (contact.name === 'Axle Stall' ||
    contact.name === 'Disaster' ||
    (contact.name === 'Boardslide Stall' && bodyTurn !== 180))

/** What of the board stands on the coping. */
export function stallTouch(contact: Contact<'stall'>): string {
  switch (recordOf(contact).lie.rest) {
    case 'both trucks':
      return 'both trucks'
    case 'deck':
      return 'the middle of the deck'
    case 'nose truck':
      return 'the truck under the nose'
    case 'tail truck':
      return 'the truck under the tail'
    case 'nose':
      return 'the nose'
    case 'tail':
      return 'the tail'
  }
}

const ends = ([onto, off]: readonly [Fault, Fault]): [Fault, Fault] => {
  const said = ({ mistake, fix }: Fault) => fault(endsExchanged(mistake), endsExchanged(fix))
  return [said(onto), said(off)]
}

/** A rock taken with the nose is a rock to fakie. */
function lessonOf(motion: Motion, contact: Contact<'stall'>): StallLesson {
  const stall = STALLS[contact.name === 'Rock' && isTurnedBelow(motion) ? 'Rock to Fakie' : contact.name]
  if (!isTailAhead(motion, contact)) return stall
  if (contact.name === 'Disaster')
    // Half a turn has put the nose over the platform.
    return { ...stall, faults: (feet) => ends(stall.faults(feet)) }
  const isNoseDown = isAlongCoping(contact) && motion.bodyTurn === 0 && motion.to === null
  return {
    ...stall,
    is: endsExchanged(stall.is),
    on: (feet) => {
      const [touch, rest] = stall.on(feet)
      return [endsExchanged(touch), endsExchanged(rest)]
    },
    off: (feet) => (isNoseDown ? stall.off(feet) : endsExchanged(stall.off(feet))),
    faults: (feet) => {
      const [onto, off] = ends(stall.faults(feet))
      return [onto, isNoseDown ? stall.faults(feet)[1] : off]
    },
  }
}

/** The moments of a lip trick, so that a combination can put others before or behind them. */
export function stallMoments(
  motion: Motion,
  contact: Contact<'stall'>,
  exit: Lead | null,
  from: Stance = motion.stance,
) {
  const stall = lessonOf(motion, contact)
  const feet = FEET[motion.stance]
  const seed = seedOf(JSON.stringify(motion))
  const name = inSentence(contact.name)
  const [touch = '', rest = ''] = stall.on(feet)
  const isSpun = isSpunOnto(motion) && !isTurnedBelow(motion)
  const own = stall.faults(feet).filter(({ fix }) => !isSpun || !/too early, below/.test(fix))
  const isBackward = motion.to !== null || (contact.name === 'Disaster' && motion.stance === 'fakie')
  return {
    is: stall.is,
    up: wayUp({ ...motion, stance: from }, name, seed),
    curve: isTurnedBelow(motion)
      ? 'Turn halfway around below the coping, head first, so that the nose comes up to it and not the tail.'
      : isSpunOnto(motion)
        ? `Leave the wall a few inches below the coping and throw head and shoulders around, so that most of ${motion.bodyTurn} degrees is done before anything touches.`
        : choose(seed, 'curve', [
            'Bend the knees through the transition and look at the coping until the wheels are there.',
            `Let the transition fold your knees and keep the coping in your eyes for the ${name}.`,
            'Go soft through the curve and wait for the bump of the wheels.',
            `Ease up as the wall gets steep, so that you reach the coping with just enough for the ${name}.`,
            'Let the leading knee come up to your chest as the curve lifts it, and keep your head over the board.',
          ]),
    touch: isTurnedOntoTail(motion, contact)
      ? `As the leading wheels near the coping, lift the nose and turn halfway around${motion.approach ? ` ${motion.approach}` : ''}, head first. ${touch.replace('the wheels', 'the trailing wheels')}`
      : isSpun
        ? touch.replace(
            /^Lift .* carve a quarter so that the board lies along it/,
            'Stop the head when the board lies along the coping',
          )
        : touch,
    rest,
    off: offOf(motion, contact, stall),
    down: wayIn({ ...motion, stance: from }, exit, seed),
    faults: [
      ...(isSpun ? [SHORT_OF_IT] : []),
      ...own.filter(({ fix }) => !isBackward || !/down the ramp/.test(fix)),
      ...(isBackward ? BACKWARD : []),
      upTooSlow(motion.stance, isTurnedBelow(motion), name, stallTouch(contact), seed),
    ].slice(0, 3),
  }
}

/** Teaches a lip trick. */
export function stallLesson(motion: Motion, contact: Contact<'stall'>, exit: Lead | null): Lesson {
  const { is, up, curve, touch, rest, off, down, faults } = stallMoments(motion, contact, exit)
  const side = motion.approach === null ? '' : `, taken ${motion.approach}`
  const back =
    motion.to === 'fakie'
      ? isTurnedOntoTail(motion, contact)
        ? ', and down again the way you came'
        : ', and down again without a turn'
      : motion.to
        ? `, and down again to ${motion.to}`
        : ''
  const before = isTurnedBelow(motion) ? 'after half a turn below the coping ' : ''
  const from =
    motion.stance === 'regular'
      ? ''
      : `coming up ${motion.stance === 'nollie' ? 'with the weight forward' : `in ${motion.stance}`}, `
  const turn =
    (motion.bodyTurn ?? 0) > 180 && !isTurnedBelow(motion)
      ? `, with ${motion.bodyTurn} degrees of turn in all`
      : ''
  const seed = seedOf(JSON.stringify(motion))
  const name = inSentence(contact.name)
  const advice = choose(seed, 'advice', [
    `Learn the ${name} on a ramp no higher than your hip, with a helmet on.`,
    `A small ramp and knee pads make the first ${name} a lot friendlier.`,
    `Start the ${name} where the platform is at waist height and nobody is waiting.`,
  ])
  return {
    description: `${leaving(`${from}${before}${is}${side}${turn}${back}${revertWords(motion)}`, leavesYou(motion.stance, exit, seed))} ${stallNote(motion, contact) ?? advice}`,
    steps: [up, curve, touch, rest, off, down],
    mistakes: faults,
  }
}

/** What the side or the stance does to it; null: nothing. */
function stallNote(motion: Motion, contact: Contact<'stall'>): string | null {
  const { stance, approach, to, revert, bodyTurn } = motion
  const it = inSentence(contact.name)
  if (revert)
    return `The ${it} comes first and clean; the revert begins only when all four wheels roll down the wall.`
  if (isTurnedBelow(motion))
    return `The half turn comes early, on the wall, and the ${it} is the part you know.`
  if ((bodyTurn ?? 0) > 180) return `The turn is done in the air beside the coping, and the ${it} ends it.`
  if (stance === 'fakie')
    return `You meet the coping backward, so the head is over the shoulder long before the ${it}.`
  if (to === 'fakie')
    return `Coming down backward is the half of it that scares people, so ride the wall to fakie a few times first.`
  if (approach === 'frontside')
    return `Frontside you look at the platform as you set the ${it} down, and have to find the ramp again to come in.`
  if (approach === 'backside')
    return `Backside the ramp is in view all the time and the coping is found with the feet.`
  return null
}

const UP: Record<Stance, string> = {
  regular: 'Roll up the wall with speed for a little more than the coping',
  nollie: 'Roll up the wall with your weight toward the front foot',
  fakie: 'Roll up the wall in fakie, eyes over the leading shoulder',
  switch: 'Roll up the wall in switch, low and centered',
}

function wayUp({ stance, approach, bodyTurn }: Motion, it: string, seed: number): string {
  const up = `${UP[stance]}${choose(seed, 'wayUp', [`, ready for the ${it}`, ', knees loose', ', a push harder than last time', ', hips over the middle', ', eyes on the coping'])}`
  if (approach === null || bodyTurn === 0) return `${up}.`
  return approach === 'frontside'
    ? `${up}, drifting so that your chest comes to face the coping.`
    : `${up}, drifting so that your back comes to the coping and your chest looks down the ramp.`
}

function wayIn({ stance, to, bodyTurn, revert }: Motion, exit: Lead | null, seed: number): string {
  const away = rollAway(stance, exit, seed)
  if (revert) return revertStep(stance, exit, seed, true)
  const isTurned = !to && (bodyTurn ?? 0) >= 180
  return isTurned
    ? choose(seed, 'wayIn', [
        `Ride down with your knees deep and ${away}.`,
        `Press down the wall with both legs and ${away}.`,
      ])
    : choose(seed, 'wayIn', [
        `Stay low with your weight in the middle on the way down and ${away}.`,
        `Let the wall take you back, hips over the middle, and ${away}.`,
      ])
}
