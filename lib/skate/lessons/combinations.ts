import type { Motion } from '../motion.ts'
import { isWayOfSliding } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import { exitOf, type Lead } from '../stance.ts'
import type { StyleName } from '../styles.ts'
import { type Analysis, analyze, spoken } from './analysis.ts'
import { canBeTaught, flatParts } from './flat/flat.ts'
import { oneFootPowerslideLesson } from './flat/powerslides.ts'
import { catchStep, flickStep, landStep, lateFlickSteps, turnOnStep } from './flight.ts'
import { heldLesson, isHeld } from './held.ts'
import { jumpsOffTheGround } from './manners.ts'
import {
  type Context,
  choose,
  type Fault,
  fault,
  flipNoun,
  type Lesson,
  leavesYou,
  seedOf,
  sentence,
  some,
  squeeze,
  turns,
  withArticle,
} from './phrases.ts'
import { plantedLesson } from './plants.ts'
import { isFlipAtLip, isOnWall, lipLesson, wallsLesson } from './ramps/walls.ts'

type Teach = (motion: Motion, context: Context, exit: Lead | null) => Lesson | null

/** Teaches pieces joined to one trick; null when one of them cannot be taught. */
export function combinationLesson(
  motion: Motion,
  context: Context,
  exit: Lead | null,
  teach: Teach,
): Lesson | null {
  const { parts } = motion
  const seed = seedOf(JSON.stringify(motion))
  const inner = { ...context, name: context.name ?? nameTrick(motion)?.name, sequence: null, within: seed }
  if (isHeld(parts)) return heldLesson(parts, inner, exit, seed)
  const [way, slide, ...more] = parts
  if (way && slide && more.length === 0 && isWayOfSliding(way, slide))
    return oneFootPowerslideLesson({ ...slide, stance: way.stance }, exit)
  if (isOneFlight(parts)) return flightLesson(parts, exit, seed)
  if (isTossed(parts)) return tossedLesson(parts, exit, seed)
  if (isThrown(parts)) return thrownLesson(parts, inner, exit, seed, teach)
  const planted = plantedLesson(parts, exit)
  if (planted) return planted
  if (isPivotOnPad(parts, context)) return pivotLesson(parts, inner, exit, teach)
  if (!parts.some(isOnWall) || parts.some(({ style }) => style === 'Wallride')) return null
  // "Rock to Fakie, Tail Stall" is two walls, "Blunt to Tail Stall" one lip.
  const isSeveral =
    inner.name?.includes(',') ||
    parts.some((part) => part.style !== null && !isFlipAtLip(part)) ||
    parts.some((part, at) => at > 0 && part.contact?.kind === 'stall' && comesDownFakie(parts[at - 1]))
  if (!isSeveral) return lipLesson(parts, inner, exit, seed)
  const lessons = parts.flatMap((part) => teach(part, inner, exitOf(part)) ?? [])
  return lessons.length === parts.length ? wallsLesson(parts, lessons, exit, seed) : null
}

// ---- a pivot that goes on as a manual ----

const RAMPS = new Set(['Mini Ramp', 'Bowl', 'Vert', 'Spine'])

/** Where there is no ramp, a pivot stands on the edge of the pad. */
function isPivotOnPad([first, second, ...more]: readonly Motion[], { obstacles = [] }: Context): boolean {
  const isJoined = first?.contact?.name === 'Pivot' && second?.contact?.kind === 'manual' && more.length === 0
  return isJoined && obstacles.length > 0 && !obstacles.some((name) => RAMPS.has(name))
}

function pivotLesson(
  [pivot, manual]: readonly Motion[],
  context: Context,
  exit: Lead | null,
  teach: Teach,
): Lesson | null {
  const lesson = pivot && manual ? teach({ ...manual, stance: pivot.stance }, context, exit) : null
  if (!lesson || !manual) return null
  const [approach = '', up = '', , ...rest] = lesson.steps
  const { mistakes } = lesson
  return {
    description: `A pivot on the edge of the pad from which you roll on in ${withArticle(spoken(manual, 1))}${lesson.description.slice(lesson.description.indexOf(', and '))}`,
    steps: [
      approach,
      up,
      'Set one truck down across the edge of the pad, the other end high, and stand still on it for a beat.',
      'Turn head and shoulders along the pad, let the board come around on that truck, and roll on without setting the other down.',
      ...rest,
    ],
    mistakes: [
      fault(
        'You come around and stand still instead of rolling.',
        'Turn while the board still wants to go on, and lean the way the pad runs as you do.',
      ),
      ...mistakes.slice(0, 2),
    ],
  }
}

// ---- one flight: flips and turns one after another before the board comes down ----

/** The toes of one foot send the board over from below. */
const isUnderflip = ({ style }: Motion): boolean => style === 'Underflip' || style === 'Back Foot Underflip'

/** The foot that does it, and the end that it is near. */
function underflipFeet({ motion, feet }: Analysis) {
  return motion.style === 'Back Foot Underflip'
    ? { foot: feet.pop, other: feet.flick, end: feet.end }
    : { foot: feet.flick, other: feet.pop, end: feet.far }
}

function isOneFlight(parts: readonly Motion[]): boolean {
  return parts.every((part, at) => {
    const isFlat = part.contact === null && !part.reverses && part.style !== 'Kickturn'
    if (at > 0 && isUnderflip(part)) return isFlat
    return isFlat && canBeTaught(part) && part.boardTurn !== null
  })
}

/** What throws the rider up without a pop, with nothing to be caught before the next part. */
const THROWERS = new Set<StyleName>(['Wallie', 'No Comply Wallie', 'Pole Jam', 'Nose Bonk', 'Tail Bonk'])

const isThrower = ({ style }: Motion): boolean => style !== null && THROWERS.has(style)

function isThrown([first, ...rest]: readonly Motion[]): boolean {
  return first !== undefined && isThrower(first) && first.bodyTurn === 0 && isOneFlight(rest)
}

/** The obstacle gives the height, and the rest is done above it. */
function thrownLesson(
  [first, ...rest]: readonly Motion[],
  context: Context,
  exit: Lead | null,
  seed: number,
  teach: Teach,
): Lesson | null {
  const thrower = first && teach(first, context, null)
  const [trick, ...more] = rest.map((part) => ({ ...analyze(part), seed: (analyze(part).seed ^ seed) >>> 0 }))
  if (!thrower || !trick) return null
  const { stance } = first
  const last = more.at(-1) ?? trick
  const land = landStep({ ...last, exit, motion: { ...last.motion, stance } })
  const added = rest.map((part) => withArticle(spoken(part))).join(' and then ')
  return {
    description: `${sentence(`${withArticle(spoken(first))} with ${added} before it comes down, ${leavesYou(stance, exit, seed)}`)} Hit it faster than for the plain one: the extra height is the time you have.`,
    steps: squeeze([
      ...thrower.steps.slice(0, -1),
      ...[trick, ...more].flatMap((each, at) => secondSteps(each, analyze(first), at)),
      land,
    ]),
    mistakes: [
      fault(
        'You start while the board is still on it.',
        'Let it throw you first, and begin when your knees are up.',
      ),
      ...thrower.mistakes.slice(0, 2),
    ],
  }
}

/** A flip or a turn of the board between the hand that lets it go and the feet that land on it. */
function isTossed([first, second, ...more]: readonly Motion[]): boolean {
  const isThrownDown = first?.style === 'Caveman' && first.bodyTurn === 0
  return isThrownDown && second !== undefined && more.length === 0 && isOneFlight([second])
}

function tossedLesson([first, second]: readonly Motion[], exit: Lead | null, seed: number): Lesson | null {
  if (!first || !second) return null
  const trick = analyze(second)
  const { feet, board, body, isFlipped, relative } = trick
  const name = spoken(second)
  const flick = isFlipped ? flickStep(trick) : null
  const swung =
    relative === 0
      ? null
      : `Let the hand swing the board around as it opens, so that it has ${turns(board)} in it before it is under you.`
  const turned =
    body === 0 ? null : `Turn head and shoulders as you jump and bring ${turns(body)} around above the board.`
  return {
    description: `${sentence(`a caveman with ${withArticle(name)} between the hand and the feet, ${leavesYou(first.stance, exit, seed)}`)} The hand opens early, and the rest happens on the way down from it.`,
    steps: squeeze([
      'Have a plain caveman on the flat first, and let the board fall level ten times without landing on it.',
      'Hold the board by the nose in your front hand, wheels down, take three quick steps and jump off one foot with both knees up.',
      `Bring the board in under you and open the fingers at the height of your hips${isFlipped ? `, with the ${feet.flick} already on its way to the ${feet.far}` : ''}.`,
      ...[swung, flick, turned].flatMap((step) => step ?? []),
      isFlipped ? catchStep(trick) : 'Wait above it with both feet until it has come into line.',
      landStep({ ...trick, exit, motion: { ...second, stance: first.stance } }),
    ]),
    mistakes: [
      fault(
        'You are on the ground before the board is.',
        'Let go while your hips still rise. What leaves the hand late has no time to turn.',
      ),
      isFlipped
        ? fault(
            'The board leaves the hand crooked and flips away from you.',
            'Hand first, foot second: open the fingers without a throw, then flick what hangs there.',
          )
        : fault(
            'It comes around tilted and one end touches first.',
            'Swing it flat, as if you slid a tray around on a table.',
          ),
      fault('It stops dead as you land on it.', 'Run until the jump. The only speed the board has is yours.'),
    ],
  }
}

function flightLesson(parts: readonly Motion[], exit: Lead | null, seed: number): Lesson | null {
  const [first, ...rest] = parts.map((part) => {
    // Two things in one jump want the height of a pop.
    const trick = analyze(part.style === null ? { ...part, pop: true } : part)
    return { ...trick, seed: (trick.seed ^ seed) >>> 0 }
  })
  const last = rest.at(-1)
  if (!first || !last) return null
  const { feet, other, off, level, pop, flick, late, push, turn, stop } = flatParts(first)
  // Off the ground the hand still has the board, and what comes next is done before the foot is back.
  const isBackFirst = isFootOff(first) && !jumpsOffTheGround(first.motion)
  const back = isBackFirst ? stop : null
  const start = [feet, other, off, pop, first.motion.late ? level : null, flick, late, push, turn, back]
  const land = landStep({ ...last, exit, motion: { ...last.motion, stance: first.motion.stance } })
  const [name = '', ...others] = parts.map(spoken)
  const out = leavesYou(first.motion.stance, exit, seed)
  return {
    description: `${sentence(
      choose(seed, 'flight', [
        `${withArticle(name)} with ${others.map(withArticle).join(' and ')} added before it comes down, ${out}`,
        `${withArticle(name)}, and in the same jump ${others.map(withArticle).join(' and then ')}, ${out}`,
      ]),
    )} ${flightNote(first, last)}`,
    steps: squeeze([
      ...start.flatMap((step) => step ?? []),
      ...rest.flatMap((trick, at) => secondSteps(trick, first, at)),
      land,
    ]),
    mistakes: flightFaults(first, last, seed),
  }
}

/** Rider and board turn on together once the board is caught. */
const isTurnWithBoard = ({ isFlipped, shape }: Analysis): boolean => !isFlipped && shape === 'spin'

function flightNote(first: Analysis, last: Analysis): string {
  const { feet } = last
  const { foot } = underflipFeet({ ...last, feet: first.feet })
  if (isUnderflip(last.motion))
    return first.isFlipped
      ? `The board is stopped in the middle by the top of your ${foot} and sent back the way it came.`
      : `The ${foot} has to get below the edge without touching it, and then lift.`
  if (last.isFlipped)
    return first.isFlipped
      ? `There are two catches in it, and the first has to be so early that the ${feet.flick} can leave the board again.`
      : first.shape === 'straight'
        ? `Both feet have to be on the board again and your ${feet.flick} light before anything flips.`
        : `The turn has to be over, the board level and your ${feet.flick} light, before anything flips.`
  if (last.sweep)
    return `Between the two there is a moment when the board is caught and still; the ${feet.pop} starts it again from there.`
  if (last.body === 0) return 'Only a first part with height to spare leaves time for the second.'
  return last.shape === 'varial'
    ? 'What comes second is yours alone: the board has made its turn, and you go on turning above it.'
    : 'What comes second you do as one piece: the board is caught, and you go on turning with it.'
}

/** A foot taken off and put back is all that came first. */
const isFootOff = ({ isFlipped, shape, motion }: Analysis): boolean =>
  !isFlipped && shape === 'straight' && motion.style !== null && motion.wrap === null

function secondSteps(given: Analysis, first: Analysis, at: number): string[] {
  // What flicked the board is what sends it back, whichever stance the second part is said in.
  const trick = isUnderflip(given.motion) ? { ...given, feet: first.feet } : given
  const { motion, feet, sweep, board, body, seed } = trick
  if (isUnderflip(motion)) {
    const { foot, other, end } = underflipFeet(trick)
    return [
      `${first.isFlipped ? 'As the board comes over' : 'When the board is level'}, bring the ${foot} under its ${first.motion.flip.kind === 'kick' ? 'heel-side' : 'toe-side'} edge, just inside the ${end}.`,
      `Lift those toes sharply so that the edge goes up and over${first.isFlipped ? ' the other way' : ''}, the ${other} well clear of it.`,
      `Put the ${other} down on the first grip, the ${foot} after it.`,
    ]
  }
  if (trick.isFlipped) {
    const isPopFoot = motion.style === 'Back Foot' || motion.style === 'Front Foot'
    const [float, push] = lateFlickSteps({
      ...trick,
      feet: isPopFoot ? { ...feet, flick: feet.pop, pop: feet.flick, far: feet.end } : feet,
      motion: { ...motion, flip: { ...motion.flip, late: true } },
    })
    const noun = flipNoun({ ...motion.flip, late: false }).replace(/^an? /, '')
    return [
      first.motion.flip.late || at > 0
        ? at > 0
          ? 'Catch that as well, high, and let both feet go light for the last time.'
          : 'Catch what came first while you still hang, and go light on both feet once more.'
        : isThrower(first.motion) || isFootOff(first)
          ? (float ?? '')
          : `Catch what came first while you still rise. ${float}`,
      push ?? '',
      choose(seed, 'second', [
        `Stamp on the grip of the ${isThrower(first.motion) ? noun : 'second part'} as it comes up; ${isThrower(first.motion) ? 'it' : `the ${noun}`} has only knee height to turn in.`,
        `Bring both feet back onto it, ${feet.pop} first, and expect the ground at once.`,
      ]),
    ]
  }
  if (sweep)
    return [
      `${isThrower(first.motion) ? 'Past the obstacle' : 'Catch what came first high, then'} push the ${feet.end} ${sweep === 'heel' ? 'behind your heels' : 'out past your toes'} with the ${feet.pop} and lift the ${feet.flick}.`,
      `Let it make ${turns(board)} and drop onto the bolts as it comes back into line.`,
    ]
  if (body === 0 && motion.style) {
    const { push, stop } = flatParts(trick)
    if (push && stop) return [push, stop]
  }
  if (trick.shape === 'varial')
    return [
      `Let the board finish what it has and turn on above it, ankles close together, until you have made ${turns(body)} more.`,
      'Look for the bolts as they come back below you, and step down on all of them at once.',
    ]
  return [turnOnStep(trick)]
}

/** What goes wrong where the rider turns on and the board does not. */
function turnedAboveFaults({ feet, isFlipped }: Analysis): Fault[] {
  return [
    fault(
      'The board goes on turning with you.',
      `The ${feet.pop} drags it along. Have both soles clear of the grip before you turn on.`,
    ),
    fault(
      'You stop where the first turn would have ended.',
      'Both turns come out of one windup: throw the shoulders with the pop and keep the chin going.',
    ),
    fault(
      `You land with the ${feet.flick} beside the board.`,
      'Your feet drifted apart on the way around. Bring the ankles together and come down on the middle.',
    ),
    ...(isFlipped
      ? [
          fault(
            'You are around, and the board still flips.',
            `The ${feet.flick} came too late. Flick as the shoulders begin to go, so that the grip is up before you look for it.`,
          ),
        ]
      : []),
  ]
}

/** What goes wrong from the first part to the second, which `again` does. */
const betweenFaults = (first: Analysis, last: Analysis, again: string): Fault[] =>
  first.isFlipped && isTurnWithBoard(last)
    ? [
        fault(
          'You turn only on the ground.',
          'The catch is too low. Try it off a curb, where there is a little more time.',
        ),
        fault(
          'The turn starts with the pop and the flip hits a leg.',
          'Keep the shoulders square until you feel grip under both feet.',
        ),
      ]
    : [
        fault(
          'The second part starts as the wheels touch.',
          `Catch the first part higher: pop until you can count one with the ${again} resting on the grip.`,
        ),
        fault(
          'Both come at once and neither is clean.',
          `You hurry. Leave the ${again} still until you have felt the board under both soles.`,
        ),
      ]

function flightFaults(first: Analysis, last: Analysis, seed: number): Fault[] {
  const { feet } = last
  const again = isUnderflip(last.motion)
    ? underflipFeet({ ...last, feet: first.feet }).foot
    : last.isFlipped
      ? feet.flick
      : feet.pop
  if (last.shape === 'varial') return some(seed, 'flight', turnedAboveFaults(first), 3)
  return some(
    seed,
    'flight',
    [
      ...betweenFaults(first, last, again),
      last.isFlipped
        ? fault(
            `The board dips under the ${feet.flick} and does not roll.`,
            `Take the weight off the ${feet.pop} in that instant. A board that carries you cannot turn over.`,
          )
        : fault(
            'You land with the second part half done.',
            'Look where it ends before it begins, and pull the knees up again after the first catch.',
          ),
      first.isFlipped
        ? fault(
            'You catch the first flip crooked, and the rest goes further that way.',
            `Level it with the ${feet.flick} before you ask for more. If it is not flat, land it and call it one.`,
          )
        : first.shape === 'straight'
          ? fault(
              'You drop before the second part has room.',
              'Pull both knees up at the top and leave them there until it is done.',
            )
          : fault(
              'You turn with the first part and cannot stop.',
              `Keep the shoulders square over the ${feet.end} until the second part is due.`,
            ),
    ],
    3,
  )
}

/** Whether its name says that the rider comes back down, so that what follows is on another wall. */
const comesDownFakie = (part: Motion | undefined): boolean =>
  part?.to === 'fakie' || part?.contact?.name === 'Rock to Fakie'
