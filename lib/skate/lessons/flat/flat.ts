import type { Motion, Stance } from '../../motion.ts'
import type { Lead } from '../../stance.ts'
import { asUsuallyDone } from '../../usual.ts'
import { type Analysis, analyze, type Shape, shortName } from '../analysis.ts'
import {
  catchStep,
  flickStep,
  landStep,
  lateFlickSteps,
  meetStep,
  turnStep,
  wrapFoot,
  wrapParts,
} from '../flight.ts'
import { isSteppedUp, jumpsOffTheGround, MANNERS } from '../manners.ts'
import {
  type Context,
  choose,
  flipNoun,
  type Lesson,
  LONGEST_DESCRIPTION,
  leavesYou,
  type Parts,
  revertWords,
  sentence,
  sideOfTurn,
  stepsOf,
  turnPhrase,
  turns,
} from '../phrases.ts'
import { flatFaults } from './faults.ts'
import { kinSentence } from './kin.ts'
import { bodyStep, feetSteps, levelStep, popStep } from './movements.ts'

/**
 * Teaches flips and turns that meet neither an obstacle nor a wall; null when the words leave open what turns.
 */
export function flatLesson(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  const usual = motion.late || motion.flip.late ? null : asUsuallyDone(motion)
  // With a turn of the rider it is known where the board goes along with it.
  const isAgreed = usual !== null && (motion.bodyDeg === 0 || motion.bodyDeg === usual.boardDeg)
  const numbered = isAgreed ? usual : motion
  if (!canBeTaught(numbered)) return null
  const isPiece = context.within !== undefined
  const plain = analyze(numbered, exit, isPiece ? undefined : context.name)
  const trick = {
    ...plain,
    seed: (plain.seed ^ (context.within ?? 0)) >>> 0,
    called: isPiece || !context.name ? plain.called : shortName(context.name),
  }
  return {
    description: flatText(trick),
    steps: stepsOf(flatParts(trick)),
    mistakes: flatFaults(trick),
  }
}

/** Whether turns, flip and manner are all known. */
export function canBeTaught(motion: Motion): boolean {
  const manner = motion.style ? MANNERS[motion.style] : null
  if (manner === undefined || (manner?.needsFlip && motion.flip.kind === 'none')) return false
  const { flip, bodyTurn, boardTurn, wrap } = motion
  return flip.kind !== null && bodyTurn !== null && (boardTurn !== null || wrap === 'forward')
}

const STANCE_NOTES: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Give it a proper pop; everything else needs the height.',
    'It wants height first and speed of foot second.',
    'The feet can be lazy as long as the pop is not.',
    'Height is the whole budget, and the feet spend it.',
    'If it feels rushed, it was low.',
  ],
  nollie: [
    'The pop comes early and low, so the feet have to be quicker than off the tail.',
    'Stay above the nose after the pop, or the board runs on without you.',
    'Your back foot does the fine work here, and it has never been asked before.',
  ],
  fakie: [
    'The popped end leads, so a light pop is plenty and balance is the real work.',
    'Since the tail goes first, keep the weight in the middle and let the ankle do the popping.',
    'Fakie hands you time in the air and takes it back if you lean.',
  ],
  switch: [
    'Nothing in it is new except that the wrong foot has to do each job.',
    'Expect the shoulders to be the slow learners, not the feet.',
    'It is slow to come and quick to go, so do a few every session.',
  ],
}

/** Two or three sentences: what it is and where it leaves you, what it is made of, what it asks for. */
function flatText(trick: Analysis): string {
  const { motion, seed } = trick
  const manner = motion.style ? MANNERS[motion.style]?.note : null
  const kin = kinSentence(trick)
  const note =
    manner ??
    (motion.wrap ? wrapNote(trick) : null) ??
    (kin ? null : flipNote(trick)) ??
    shapeNote(trick) ??
    (motion.pop && !jumpsOffTheGround(motion) && !isSteppedUp(motion)
      ? choose(seed, 'note', STANCE_NOTES[motion.stance])
      : null)
  const what = sentence(`${whatItIs(trick)}, ${leavesYou(motion.stance, trick.exit, seed)}`)
  const text = [what, kin, note].filter((part) => part !== null).join(' ')
  return text.length > LONGEST_DESCRIPTION ? what : text
}

function wrapNote({ motion, feet, seed }: Analysis): string {
  if (motion.wrap === 'forward')
    return choose(seed, 'wrapNote', [
      `The ${feet.end} comes up between your knees, so give it a doorway.`,
      'It goes over like a seesaw with nobody on it; your job is to be out of the way.',
      `A firm kick past the ${feet.far} does it, and a timid one hits you.`,
    ])
  return choose(seed, 'wrapNote', [
    'The foot leads the board around; let it go for an instant and it is a shuvit.',
    `Scoop in line with the board, because the ${feet.end} follows whatever way you drew it.`,
    'Toes pulled up toward the shin are what keeps it on.',
  ])
}

function flipNote({ motion, shape, isFlipped }: Analysis): string | null {
  if (!isFlipped) return null
  const count = motion.flip.count ?? 1
  if (motion.flip.late) return 'Nothing flips until the board is level and you are weightless.'
  if (count < 1) return 'The laces of the flicking foot lead the second half.'
  if (count > 1 && shape === 'straight')
    return 'Only the ankle gets faster; a bigger kick sends the board away sideways.'
  if (count > 1) return 'Turn and rolls have different speeds, and it lands only when both run out together.'
  return null
}

function spinNote({ body, opens, seed, feet }: Analysis): string | null {
  if (body >= 540)
    return choose(seed, 'shapeNote', [
      `Wind-up and head carry ${turns(body)}; the pop only buys the time.`,
      `Nobody pops ${turns(body)}. You throw them, and the ${feet.end} comes along.`,
    ])
  if (body === 360) {
    return opens
      ? choose(seed, 'shapeNote', [
          'You look where you go at first and turn blind for the second half.',
          `You see the road, lose it, and trust the ${feet.pop} to have kept the board.`,
          'The first half is easy and visible, which is why so many stop there.',
        ])
      : choose(seed, 'shapeNote', [
          'The first half is blind, and from there on the ground comes into view.',
          `Past the blind half the landing appears by itself, under your ${feet.pop}.`,
          'You give up the road first and get it back late.',
        ])
  }
  if (opens !== null) {
    return opens
      ? choose(seed, 'shapeNote', [
          'Chest first, you see the way ahead until the board is nearly around.',
          `You watch the road and feel for the ${feet.far}.`,
          'Your chest passes travel, so the eyes have it easy and the feet do not.',
          `It opens like a door with you as the hinge, ${feet.pop} last.`,
        ])
      : choose(seed, 'shapeNote', [
          'Your back goes through travel first, so the landing comes by feel.',
          `You lose the road for a blink and steer by your ${feet.flick}.`,
          'Blind in the middle, and the quieter your head, the shorter that middle.',
          `The hips close the turn, the ${feet.end} follows, and you see the ground last.`,
        ])
  }
  return null
}

function shapeNote(trick: Analysis): string | null {
  const { shape, relative, body, board, seed, feet, motion } = trick
  if (shape === 'shuvit' && board >= 360)
    return choose(seed, 'shapeNote', [
      `One long sweep of the ${feet.pop} has to last for ${turns(board)}.`,
      `The ${feet.pop} writes the whole turn before it leaves the ${feet.end}.`,
      `If the ${feet.end} is still near your ${feet.flick} when you let go, ${turns(board)} will not come of it.`,
    ])
  if (shape === 'spin') return spinNote(trick)
  if (shape === 'ahead')
    return choose(seed, 'shapeNote', [
      `The board gets ${turns(Math.abs(relative))} ahead of you by way of the ${feet.pop}, which is the part to practice alone.`,
      `Sweep first and turn lazily; the ${feet.end} has ${turns(board)} to go and you have ${turns(body)}.`,
      `Most misses come from turning too much, so let the ${feet.pop} be busy and the shoulders bored.`,
    ])
  if (shape === 'varial')
    return choose(seed, 'shapeNote', [
      `Jump up, not around: the ${motion.flip.kind === 'none' ? 'board rolls on' : 'flip goes on'} by itself below you.`,
      'The turn begins after your soles are clear, or it takes the board along.',
    ])
  if (shape === 'mystic' || shape === 'anti')
    return choose(seed, 'shapeNote', [
      `Hips one way and ${feet.end} the other, so the two have to push off each other.`,
      `It untwists you: what the ${feet.pop} sends one way sends your shoulders the other.`,
    ])
  if (shape === 'behind')
    return `You finish ${turns(Math.abs(relative))} after the board does, standing on it.`
  return null
}

const FROM: Record<Stance, readonly [string, ...string[]]> = {
  regular: ['rolling forward', 'out of an ordinary roll', 'off the tail'],
  nollie: ['off the nose', 'from nollie'],
  fakie: ['out of fakie', 'rolling backward', 'off the tail in fakie'],
  switch: ['in switch', 'with the feet swapped to switch', 'off the switch tail'],
}

/** Whoever jumps off the ground does no ollie. */
const HOPPED: Record<Stance, string> = {
  regular: 'rolling forward',
  nollie: 'with the feet set for a nollie',
  fakie: 'rolling backward',
  switch: 'in switch',
}

const SHAPE_FLIPS: Record<string, string> = {
  'kick+': 'a hardflip',
  'kick-': 'a varial kickflip',
  'heel+': 'a varial heelflip',
  'heel-': 'an inward heelflip',
}

function whatItIs(trick: Analysis): string {
  const { motion, shape, isFlipped, seed } = trick
  const from =
    motion.style === 'Old School' ? HOPPED[motion.stance] : choose(seed, 'from', FROM[motion.stance])
  const manner = motion.style && MANNERS[motion.style]?.words
  const back = motion.flip.count === 0.5 ? ', caught upside down and rolled back the way it came' : ''
  const how = `${back}${manner ? `, ${manner}` : ''}${motion.late ? ', only after the peak' : ''}${motion.pop ? '' : ', with no pop to speak of'}${revertWords(motion)}`
  if (motion.wrap) {
    const spin =
      shape === 'spin'
        ? `, all inside ${turnPhrase(trick.body, motion.bodyDeg)}`
        : shape === 'straight' || (shape === 'shuvit' && motion.wrap === 'forward')
          ? ''
          : `, and ${turned(trick, shape)}`
    const flip = isFlipped && motion.wrap !== 'forward' ? `, then comes ${flipNoun(motion.flip)}` : ''
    return `${from}, ${wrapWords(trick)}${spin}${flip}${how}`
  }
  if (!isFlipped) {
    if (shape === 'straight' && (jumpsOffTheGround(motion) || isSteppedUp(motion)))
      return `a hop ${HOPPED[motion.stance]}${how}`
    if (shape === 'straight')
      return `${trick.feet.ollie}${motion.stance === 'regular' ? ` ${from}` : ''}${how}`
    return `${from}, ${turned(trick, shape)}${how}`
  }
  const flip = flipNoun(motion.flip)
  if (shape === 'straight') return `${flip} ${from}${how}`
  if (trick.isToldByFeet) {
    const inner = SHAPE_FLIPS[`${motion.flip.kind}${trick.relative > 0 ? '+' : '-'}`]
    const ground =
      motion.boardTurn === 0 ? 'keeps its direction' : `makes ${turnPhrase(trick.board, motion.boardDeg)}`
    return `seen from your feet it is ${inner} ${from}; over the ground the board ${ground}, because you make ${turnPhrase(trick.body, motion.bodyDeg)} at the same time${how}`
  }
  return `${flip} ${from} in which ${turned(trick, shape)}${how}`
}

function turned(trick: Analysis, shape: Exclude<Shape, 'straight'>): string {
  const { motion, body, board } = trick
  const boardTurn = turnPhrase(board, motion.boardDeg)
  const bodyTurn = turnPhrase(body, motion.bodyDeg)
  const side = sideOfTurn(motion.bodyDeg)
  switch (shape) {
    case 'spin':
      return `you and the board make ${bodyTurn} together`
    case 'shuvit':
      return `the board makes ${boardTurn} under you while your shoulders stay where they are`
    case 'ahead':
      return `the board makes ${boardTurn} and you make ${turns(body)} the same way`
    case 'behind':
      return `you make ${bodyTurn} and the board only ${turns(board)} the same way`
    case 'varial':
      return `you make ${bodyTurn} above a board that keeps its direction`
    case 'mystic':
      return `you make ${bodyTurn} while the board makes as much ${side === 'frontside' ? 'backside' : 'frontside'} beneath you`
    case 'anti':
      return `the board makes ${boardTurn} while you make ${bodyTurn} against it`
  }
}

function wrapWords(trick: Analysis): string {
  const { motion, feet } = trick
  if (motion.wrap === 'forward') {
    const more = trick.shape === 'shuvit' ? `, turning ${turns(trick.board)} on its way` : ''
    return `the ${feet.far} dives and the board goes over forward with ${flipNoun(motion.flip)} in it${more}`
  }
  const named = motion.wrap === 'front foot' ? wrapFoot(trick) : `popping foot`
  return `the board goes end over end once around the ${named}, as if stuck to the sole`
}

/** The moments of a trick in the air above flat ground. */
export function flatParts(trick: Analysis): Parts {
  const { motion, shape, isFlipped } = trick
  const manner = motion.style ? MANNERS[motion.style] : undefined
  const isOllie = shape === 'straight' && !isFlipped && !motion.wrap
  return {
    ...plainParts(trick),
    ...(isOllie ? { level: levelStep(trick) } : {}),
    ...(isFlipped ? flipped(trick) : { meet: meetStep(trick) }),
    ...(motion.late ? lateTurn(trick) : {}),
    ...(motion.wrap ? wrapped(trick) : {}),
    ...manner?.changes(trick),
  }
}

function plainParts(trick: Analysis): Parts {
  const [feet, other] = feetSteps(trick)
  return {
    feet,
    other,
    body: bodyStep(trick),
    pop: popStep(trick),
    turn: turnStep(trick),
    land: landStep(trick),
  }
}

function flipped(trick: Analysis): Parts {
  const { motion, shape } = trick
  if (!motion.flip.late) return { flick: flickStep(trick), stop: catchStep(trick) }
  const [late, push] = lateFlickSteps(trick)
  if (motion.wrap) return { push: `${late} ${push}`, stop: catchStep(trick) }
  return { level: shape === 'straight' ? levelStep(trick) : undefined, late, push, stop: catchStep(trick) }
}

/** The turn of a late shuvit or a late turn of the rider: up first, then around. */
function lateTurn(trick: Analysis): Parts {
  const { feet, sweep, body } = trick
  const way = sweep === 'heel' ? 'behind your heels' : 'in front of your toes'
  return {
    body: 'Crouch with still shoulders: the way up is a plain one and nothing turns yet.',
    pop: popStep({ ...trick, sweep: null, shape: 'straight' }),
    level: levelStep(trick),
    late: 'Wait for the top, where the board hangs and both feet are light.',
    push: sweep
      ? `Push the ${feet.end} around ${way} with the ${feet.pop} and pull the ${feet.flick} up.`
      : 'Turn head and shoulders now and let the hips follow.',
    turn: body > 0 && sweep ? 'Give the board room: your own turn goes on above it.' : null,
  }
}

/** A flip after a wrap waits until the wrap is done. */
function wrapped(trick: Analysis): Parts {
  const parts = wrapParts(trick)
  if (!trick.isFlipped || trick.motion.wrap === 'forward') return { meet: null, ...parts }
  return { ...parts, ...flipped(trick), level: undefined, flick: parts.flick, turn: parts.stop }
}
