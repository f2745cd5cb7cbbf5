import { leadOf } from '../../stance.ts'
import type { Step } from '../step.ts'
import {
  gainsSpeed,
  isBrake,
  isMovement,
  isRest,
  isStop,
  type StartingPosition,
  startsHigh,
  startsOnFoot,
} from '../trick.ts'
import {
  capital,
  firstOf,
  isRidden,
  type Moment,
  past,
  rolling,
  type Thought,
  the,
  turnBefore,
} from './wording.ts'

// Why a trick has its place in the line: what it opens on, what it ends on, and how hard each is beside the last one.

/** What the first trick is first for, and how one sets off. */
export function opened({ step, steps, start }: Moment): Thought {
  const name = firstOf(step)
  const from = SETTING_OFF[start](1 + (step.repair?.pushes ?? 0))
  const turn = turnBefore(step)
  if (isRidden(step.repair))
    return {
      kind: 'open ridden',
      says: [
        `${from}: up the first wall and back down as you came, because ${the(name)} starts rolling ${rolling(step.enters)}.`,
      ],
    }
  if (turn)
    return {
      kind: 'open turned',
      says: [
        `${from}, then ${turn}, because ${the(name)} starts rolling ${rolling(step.enters)}.`,
        `${capital(turn)} comes before anything else: ${the(name)} wants you rolling ${rolling(step.enters)}.`,
      ],
    }
  if (startsHigh(step.trick.motion))
    return {
      kind: 'open high',
      says: [
        `${capital(the(name))} is the way in, so it can only come first.`,
        `Gravity does the pushing: ${the(name)} starts the line and pays for what follows.`,
      ],
    }
  if (startsOnFoot(step.trick.motion))
    return {
      kind: 'open on foot',
      says: [
        `Run with the board in your hand: ${the(name)} is how you set off, no push needed.`,
        `${capital(the(name))} starts on foot, so it can only come first.`,
      ],
    }
  if (steps.length === 1)
    return { kind: 'open alone', says: [`${from}, and all your attention goes to this one.`] }
  if (isStop(step.trick))
    return {
      kind: 'open stop',
      says: [`${capital(the(name))} comes first, where there is no speed to lose yet.`],
    }
  if (isMovement(step.trick))
    return {
      kind: 'open moving',
      says:
        start === 'flatground' && gainsSpeed(step.trick)
          ? [`${capital(the(name))} gets the line rolling.`]
          : [`${from}, and ${the(name)} is an easy way to begin.`],
    }
  if (isRest(step.trick)) return openedSlowly(name, start)
  return openedOn(step, steps, from)
}

/** For what one stands in more than one rides it. */
const openedSlowly = (name: string, start: StartingPosition): Thought =>
  start === 'flatground'
    ? {
        kind: 'open standing',
        says: [
          `Hardly a push: you stand in ${the(name)} more than you ride it.`,
          `${capital(the(name))} needs no run-up, so it can open the line.`,
        ],
      }
    : {
        kind: 'open out of speed',
        says: [
          `Let the speed run out before ${the(name)}: you stand in it more than you ride it.`,
          `${capital(the(name))} wants none of the speed you come in with, so roll until you are slow.`,
        ],
      }

function openedOn(step: Step, steps: readonly Step[], from: string): Thought {
  const { value, rate } = step.trick
  const name = firstOf(step)
  const isSurest = steps.every(({ trick }) => trick.value >= value && trick.rate <= rate)
  return isSurest
    ? {
        kind: 'open sure',
        says: [
          `${from}, and you open on the surest one.`,
          `Nerves are worst at the start, so ${the(name)} goes first: it is the surest of them.`,
          `${from}; a sure one first, and the camera has something in the can.`,
          `A miss here costs least, and ${the(name)} is the one you miss least. ${from}.`,
        ],
      }
    : {
        kind: 'open fits',
        says: [`${from}.`],
      }
}

const SETTING_OFF: Record<StartingPosition, (pushes: number) => string> = {
  flatground: (pushes) =>
    pushes === 1 ? 'One push is enough' : `${pushes === 2 ? 'Two' : 'Three'} pushes bring the speed`,
  ramp: (pushes) => (pushes === 1 ? 'The ramp rolls you in' : 'The ramp and a pump bring the speed'),
  dropin: () => 'The drop brings all the speed there is',
  quarterpipe: (pushes) =>
    pushes === 1 ? 'The quarter pipe rolls you in' : 'The quarter pipe and a pump bring the speed',
}

/** Less than this hard, a trick is calm to end on. */
const CALM = 4.5

/** How much harder a trick is for anyone to see it. */
const PLAINLY = 0.5

/** What the last trick is last for. */
export function ended({ step, steps }: Moment, before: Step): Thought {
  const { value } = step.trick
  const name = past(step)
  if (isStop(step.trick))
    return {
      kind: 'end stop',
      says: ['And stop: the line is over.', `${capital(name)} ends it on the spot.`],
    }
  if (isBrake(step.trick))
    return {
      kind: 'end brake',
      says: [
        'Slide the speed away, and the line is over.',
        `No speed is needed after it, so ${name} takes it out in style.`,
      ],
    }
  if (isMovement(step.trick))
    return {
      kind: 'end moving',
      says: [
        `${capital(name)} rolls you out of the line.`,
        `Nothing is left to land: ${name} rolls you out.`,
      ],
    }
  if (step.after.lead === null)
    return {
      kind: 'end open',
      says: [`It can roll away either way, so nothing may follow ${name}.`],
    }
  const others = Math.max(...steps.filter((one) => one !== step).map(({ trick }) => trick.value))
  if (value >= others + PLAINLY)
    return {
      kind: 'end hardest',
      says: [
        'The ender: everything before it is there to get you to it.',
        'It is the hardest, and the last one may take every try.',
        `Save ${name} for last, where a miss breaks nothing that follows.`,
        'That is the one people rewind, so the line stops on it.',
        'Hardest last, and then you ride away.',
      ],
    }
  if (value > others - PLAINLY)
    return {
      kind: 'end level',
      says: [
        'Nothing has to follow it, so take your time with it.',
        'The last one: ride away from it and the line is in the can.',
        'One more and it is done, so do not rush it.',
      ],
    }
  return endedEasily(step.trick.value, before)
}

function endedEasily(value: number, before: Step): Thought {
  const isForStance = leadOf(before.leaves) !== leadOf(before.enters)
  return isForStance
    ? {
        kind: 'end stance',
        says: ['Last for its stance rather than for how hard it is.'],
      }
    : {
        kind: 'end easy',
        says: [
          // What is hard for whoever does it is no rest, though something before it was harder.
          ...(value < CALM ? ['A calm one to ride away from with your arms down.'] : []),
          'The hard part is behind you; this one only has to look good.',
          'Ends the line tidy rather than big.',
        ],
      }
}
