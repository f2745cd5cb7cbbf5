import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { type Analysis, analyse, type Shape } from './analysis.ts'
import { flatFaults } from './flat-faults.ts'
import { MANNERS } from './manners.ts'
import {
  bodyStep,
  catchStep,
  feetSteps,
  flickStep,
  landStep,
  lateFlickSteps,
  levelStep,
  meetStep,
  popStep,
  turnStep,
  wrapFoot,
  wrapParts,
} from './movements.ts'
import {
  type Context,
  flipNoun,
  type Lesson,
  leavesYou,
  type Parts,
  pick,
  revertWords,
  sentence,
  sideOfTurn,
  stepsOf,
  turnPhrase,
  turns,
} from './phrases.ts'

/**
 * Teaches flips and turns that meet neither an obstacle nor a wall; null when the words leave open what turns.
 */
export function flatLesson(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  const numbered = withNumbers(motion)
  if (!canBeTaught(numbered)) return null
  const trick = analyse(numbered, exit)
  return {
    description: flatText(trick, context.name ?? ''),
    steps: stepsOf(flatParts(trick)),
    mistakes: flatFaults(trick),
  }
}

/** A plain pressure flip: one scoop turns the board backside and flips it as a heelflip. */
function withNumbers(motion: Motion): Motion {
  if (motion.style !== 'Pressure Flip' || motion.bodyDeg !== 0 || motion.late || motion.flip.late)
    return motion
  const turn = motion.boardTurn ?? 180
  return { ...motion, boardDeg: -turn, boardTurn: turn, flip: { kind: 'heel', count: 1, late: false } }
}

/** Whether turns, flip and manner are all known. */
function canBeTaught(motion: Motion): boolean {
  const manner = motion.style ? MANNERS[motion.style] : null
  if (manner === undefined || (manner?.needsFlip && motion.flip.kind === 'none')) return false
  const { flip, bodyTurn, boardTurn, wrap } = motion
  return flip.kind !== null && bodyTurn !== null && (boardTurn !== null || wrap === 'forward')
}

const STANCE_NOTES: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Give it a proper pop; everything else needs the height.',
    'It wants height first and speed of foot second.',
  ],
  nollie: [
    'The pop comes early and low, so the feet have to be quicker than off the tail.',
    'Stay above the nose after the pop, or the board runs on without you.',
  ],
  fakie: [
    'The popped end leads, so a light pop is plenty and balance is the real work.',
    'Since the tail goes first, keep the weight in the middle and let the ankle do the popping.',
  ],
  switch: [
    'Nothing in it is new except that the wrong foot has to do each job.',
    'Expect the shoulders to be the slow learners, not the feet.',
  ],
}

/** Two or three sentences: what it is, what it asks for, where it leaves you. */
function flatText(trick: Analysis, name: string): string {
  const { motion, seed } = trick
  const manner = motion.style ? MANNERS[motion.style]?.note : null
  const note =
    manner ??
    (motion.wrap ? null : flipNote(trick)) ??
    shapeNote(trick) ??
    pick(seed >>> 4, STANCE_NOTES[motion.stance])
  return `${sentence(whatItIs(trick, name))} ${note} ${leavesYou(motion.stance, trick.exit)}`
}

function flipNote({ motion, shape, isFlipped }: Analysis): string | null {
  if (!isFlipped) return null
  const count = motion.flip.count ?? 1
  if (motion.flip.late) return 'Nothing flips until the board is level and you are weightless.'
  if (count < 1) return 'The second half is the same roll backward, led by the laces.'
  if (count > 1 && shape === 'straight')
    return 'Only the ankle gets faster; a bigger kick sends the board away sideways.'
  if (count > 1) return 'Turn and rolls have different speeds, and it lands only when both run out together.'
  return null
}

function shapeNote({ shape, relative, body, board, opens, seed }: Analysis): string | null {
  if (shape === 'shuvit' && board >= 360)
    return 'One long sweep of the popping foot has to last for the whole turn.'
  if (shape === 'spin' && body >= 540) return 'The wind-up and the head carry it; the pop only buys the time.'
  if (shape === 'spin' && body === 360) {
    return opens
      ? 'You look where you go at first and turn blind for the second half.'
      : 'The first half is blind, and from there on the ground comes into view.'
  }
  if (shape === 'spin' && opens !== null) {
    return opens
      ? 'Chest first, you see the way ahead until the board is nearly round.'
      : 'Your back goes through travel first, so the landing comes by feel.'
  }
  if (shape === 'ahead')
    return `The board gets ${turns(Math.abs(relative))} ahead of you, which is the part to practise alone.`
  if (shape === 'varial')
    return 'The catch is a jump onto a board that never looked back, with nose and tail exchanged under your feet.'
  if (shape === 'mystic' || shape === 'anti') {
    return pick(seed >>> 4, [
      'Hips one way, scoop the other: learn each turn alone before you set them against each other.',
      'Two turns that want to cancel each other out, so both have to be started on purpose.',
    ])
  }
  return null
}

const FROM: Record<Stance, readonly [string, ...string[]]> = {
  regular: ['rolling forward', 'out of an ordinary roll'],
  nollie: ['off the nose', 'from nollie'],
  fakie: ['out of fakie', 'rolling backward'],
  switch: ['in switch', 'with the feet swapped to switch'],
}

const SHAPE_FLIPS: Record<string, string> = {
  'kick+': 'a hardflip',
  'kick-': 'a varial kickflip',
  'heel+': 'a varial heelflip',
  'heel-': 'an inward heelflip',
}

function whatItIs(trick: Analysis, name: string): string {
  const { motion, shape, isFlipped, seed } = trick
  const from = pick(seed >>> 2, FROM[motion.stance])
  const manner = motion.style && MANNERS[motion.style]?.words
  const how = `${manner ? `, ${manner}` : ''}${motion.late ? ', only after the peak' : ''}${motion.pop ? '' : ', with no pop to speak of'}${revertWords(motion)}`
  if (motion.wrap) {
    const spin =
      shape === 'spin'
        ? `, all inside ${turnPhrase(trick.body, motion.bodyDeg)}`
        : shape === 'straight'
          ? ''
          : `, and ${turned(trick, shape)}`
    const flip = isFlipped && motion.wrap !== 'forward' ? `, then comes ${flipNoun(motion.flip)}` : ''
    return `${from}, ${wrapWords(trick)}${spin}${flip}${how}`
  }
  if (!isFlipped) {
    if (shape === 'straight') return `${trick.feet.ollie} ${from}${how}`
    return `${from}, ${turned(trick, shape)}${how}`
  }
  const flip = flipNoun(motion.flip)
  if (shape === 'straight') return `${flip} ${from}${how}`
  if (motion.bodyDeg !== 0 && isToldByShape(trick, name)) {
    const inner = SHAPE_FLIPS[`${motion.flip.kind}${trick.relative > 0 ? '+' : '-'}`]
    const ground =
      trick.board === 0 ? 'keeps its direction' : `makes ${turnPhrase(trick.board, motion.boardDeg)}`
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
    const more = motion.boardTurn ? `, turning ${turns(motion.boardTurn)} on its way` : ''
    return `the ${feet.far} dives and the board goes over forward with ${flipNoun(motion.flip)} in it${more}`
  }
  const named = motion.wrap === 'front foot' ? wrapFoot(trick) : `popping foot`
  return `the board goes end over end once round the ${named}, as if stuck to the sole`
}

/** "Hardflip Backside 180" is said where the board, seen from the rider, does a hardflip. */
function isToldByShape(trick: Analysis, name: string): boolean {
  return trick.isFlipped && Math.abs(trick.relative) === 180 && /hard|inward|varial (kick|heel)/i.test(name)
}

/** The moments of a trick in the air above flat ground. */
function flatParts(trick: Analysis): Parts {
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

/** The turn of a late shuvit or a late turn of the rider: up first, then round. */
function lateTurn(trick: Analysis): Parts {
  const { feet, sweep, body } = trick
  const way = sweep === 'heel' ? 'behind your heels' : 'in front of your toes'
  return {
    body: 'Crouch with still shoulders: the way up is a plain one and nothing turns yet.',
    pop: popStep({ ...trick, sweep: null, shape: 'straight' }),
    level: levelStep(trick),
    late: 'Wait for the top, where the board hangs and both feet are light.',
    push: sweep
      ? `Push the ${feet.end} round ${way} with the ${feet.pop} and pull the ${feet.flick} up.`
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
