import { FEET } from '../feet.ts'
import type { Motion } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { analyze, spoken } from './analysis.ts'
import { canBeTaught } from './flat/flat.ts'
import { flickStep, turnStep } from './flight.ts'
import {
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  rollAway,
  seedOf,
  sentence,
  squeeze,
  withArticle,
} from './phrases.ts'
import { scooped } from './ramps/airs.ts'

// A wall ridden on all four wheels, got onto and left in any way that is known from the flat.

const isWall = ({ style, contact }: Motion): boolean => style === 'Wallride' && contact === null

interface Ride {
  readonly wall: Motion
  readonly before: Motion | null
  readonly after: Motion | null
}

/** The wall of these pieces with what is done onto it and off it; null when it is more than that, or not known. */
function rideOf({ parts, ...motion }: Motion): Ride | null {
  if (parts.length === 0)
    return isWall({ ...motion, parts }) ? { wall: { ...motion, parts }, before: null, after: null } : null
  const at = parts.findIndex(isWall)
  const wall = parts[at]
  if (!wall || at > 1 || parts.length - at > 2) return null
  const before = parts[at - 1] ?? null
  const after = parts[at + 1] ?? null
  const isKnown = [before, after].every(
    (part) => !part || (part.contact === null && !part.reverses && canBeTaught(part)),
  )
  return isKnown ? { wall, before, after } : null
}

/** Teaches a wallride with its way on and off; null when the motion is none, or one of its pieces is not known. */
export function wallrideLesson(motion: Motion, exit: Lead | null): Lesson | null {
  const ride = rideOf(motion)
  if (!ride) return null
  const { wall, before, after } = ride
  const { stance } = before ?? wall
  const seed = seedOf(JSON.stringify(motion))
  const into = before ? spoken(before) : FEET[stance].ollie.replace(/^an? /, '')
  const off = after ? ` and come off it with ${withArticle(spoken(after))}` : ''
  return {
    description: `${sentence(`${withArticle(into)} takes you to the wall${sideOf(wall)}, you ride ${wall.to ? 'up it on all four wheels and roll back down' : `along it on all four wheels${off}`}, ${leavesYou(stance, exit, seed)}`)} ${noteOf(ride)}`,
    steps: squeeze([
      'Choose a smooth wall with a bank at its foot, or ride at a plain one at a slant of about a third.',
      ...intoSteps(ride, into),
      `Turn the wheels toward it and press them on with both feet, the ${leading(wall)} wheels a little higher.`,
      'Stand away from the wall with bent knees, as if it were the ground.',
      ...offSteps(ride),
      `Lean toward the landing, take it over the bolts with your weight in the middle and ${rollAway(stance, exit, seed)}.`,
    ]),
    mistakes: faultsOf(ride, into),
  }
}

/** Where the wall is as the rider comes, as words after it. */
export const sideOf = ({ approach }: Motion): string =>
  approach === null ? '' : approach === 'frontside' ? ' in front of your chest' : ' behind your back'

/** The end that goes ahead along the wall. */
const leading = ({ stance }: Motion): string => (stance === 'fakie' ? 'tail' : 'nose')

function noteOf({ wall, before, after }: Ride): string {
  if (before)
    return `The ${spoken(before)} has to be caught while you still rise, because the wall comes at once.`
  if (after) return 'The wall is steep under the board, so the pop sends you away from it more than up.'
  return wall.stance === 'fakie'
    ? 'You come to the wall backward, so the head is over the leading shoulder long before you pop.'
    : 'The nose pops, so get the feet over both bolts before the wheels touch the wall.'
}

function intoSteps({ wall, before }: Ride, into: string): string[] {
  if (!before) {
    const { stance } = wall
    const eyes = stance === 'fakie' ? ', eyes over the leading shoulder,' : ''
    return [`Roll fast${eyes} and pop ${FEET[stance].ollie} a board length before the wall.`]
  }
  const way = analyze(before)
  return [
    `Roll fast and pop the ${into} two board lengths before the wall, earlier than any ollie.`,
    movesOf(before) ?? '',
    `Catch it with both feet at the top, ${way.isFlipped ? 'grip up and ' : ''}level, the wall an arm's length away.`,
  ].filter((step) => step !== '')
}

const movesOf = (part: Motion): string | null => {
  const way = analyze(part)
  return way.isFlipped ? flickStep(way) : turnStep(way)
}

function offSteps({ wall, after }: Ride): string[] {
  if (!after && wall.to)
    return [
      'Stay on with both knees bent until the wheels stand still, and look down over the shoulder that will lead.',
      'Let the board roll back tail first and stay off the wall with your weight.',
    ]
  if (!after) return [`Before the speed is gone point the ${leading(wall)} down and push off with the feet.`]
  const way = analyze(after)
  const { feet } = way
  const moves = movesOf(after)
  return [
    `While the wheels still roll, point the ${leading(wall)} a little down and move the ${feet.pop} onto the ${feet.end}.`,
    `Pop the ${feet.end} against the wall${scooped(way)} and jump away from it, shoulders already toward the ground.`,
    ...(moves ? [moves, 'Catch it on the way down, before you look for the ground.'] : []),
  ]
}

/** What goes wrong on the way back down a wall. */
export const CROOKED_BACK = fault(
  'The board swings sideways on the way down.',
  'Your shoulders turned along with your head. Keep them in line with the board and only look where you roll.',
)

function faultsOf({ wall, before, after }: Ride, into: string): Fault[] {
  const joint = [
    ...(before
      ? [
          fault(
            `The ${into} is still turning when the wall arrives.`,
            'Pop earlier and further from the wall; you want to hang there with both feet on it.',
          ),
        ]
      : []),
    ...(after
      ? [
          fault(
            'You wait too long and slide down before you pop.',
            'Pop while the board still climbs or runs level. Once it drops there is nothing to push against.',
          ),
        ]
      : []),
  ]
  return [
    ...joint,
    fault(
      'Only the leading wheels touch and you fall away from the wall.',
      'Turn the hips to the wall, not just one end of the board.',
    ),
    fault(
      'The wheels slip down.',
      'You leaned into the wall. Stand out from it so that your weight presses on the wheels.',
    ),
    wall.to
      ? CROOKED_BACK
      : fault(
          'You come off and land sideways.',
          'Point the leading end down while the wheels still roll; in the air it is too late.',
        ),
  ].slice(0, 3)
}
