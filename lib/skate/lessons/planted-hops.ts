import type { Motion } from '../motion.ts'
import type { Lead } from '../stance.ts'
import type { StyleTable } from '../styles.ts'
import { analyze } from './analysis.ts'
import {
  choose,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  leaving,
  revertStep,
  revertWords,
  rollAway,
  seedOf,
  squeeze,
  turnPhrase,
  turns,
} from './phrases.ts'

/** A hop off one planted foot, as it goes on a wall: the foot finds the lip or the wall, and the way back is down. */
interface PlantedHop {
  readonly is: string
  readonly note: string
  readonly up: string
  readonly plant: readonly string[]
  readonly straight: string
  readonly back: string
  readonly faults: readonly [Fault, Fault, Fault]
}

type Feet = ReturnType<typeof analyze>['feet']

const HOPS: StyleTable<(feet: Feet) => PlantedHop> = {
  Boneless: ({ pop, flick, end }) => ({
    is: `you ride up to the lip with a hand on the board, plant the ${flick} on top and jump back into the ramp`,
    note: 'The foot stands higher than the wheels come down, so the jump is small and the way in is long.',
    up: `Ride up the wall with enough speed to stand up on top, low, the ${pop} on the ${end} and the ${flick} near the middle.`,
    plant: [
      'Take the toe-side edge between your feet with the trailing hand while the wall still carries you up.',
      `As the leading wheels pass the lip, step the ${flick} off and plant it on top, a shoe's length beyond the edge.`,
      `Jump off that leg at once, back toward the ramp, and pull the board up against the sole of the ${pop}.`,
    ],
    straight: 'Keep the shoulders still: you come back in the way you came up, without a turn.',
    back: `Step the ${flick} back over the bolts, let go, and come down on the wall with all of the board past the lip.`,
    faults: [
      fault(
        'You stay up there with the board in your hand.',
        'Plant and jump are one beat. Your head has to lean back into the ramp before the foot is down.',
      ),
      fault(
        'The wheels hang on the lip as you come in.',
        'Pull the board up to your hip as you jump, and put it down below the edge and not on it.',
      ),
      fault(
        'The planted foot slips off the edge.',
        'Step past the coping and not onto it, the whole sole down, toes along the edge.',
      ),
    ],
  }),
  'No Comply': ({ pop, flick, end, far }) => ({
    is: `the ${flick} steps off near the top of the wall and you hop off it while the ${end} snaps`,
    note: 'The wall stops the board for you, so wait for that moment and the hop has all the time it needs.',
    up: `Ride up the wall at an easy speed, the ${pop} on the ${end} and the ${flick} just inside the ${far} bolts with its heel over the edge.`,
    plant: [
      'Wait until the wall has nearly stopped you, knees bent.',
      `Let the ${flick} slip off the heel side and plant it beside the ${far} truck, on the wall or on top of it.`,
      `As it touches, snap the ${end} and hop off the planted foot, the ${pop} staying with the board.`,
    ],
    straight: 'Keep the shoulders still: the board goes back down the way it came up.',
    back: `Step the ${flick} back over the bolts before the wheels are down, and lean down the slope with the board.`,
    faults: [
      fault(
        'The board rolls back down without you.',
        'You stood on the planted foot. Hop off it in the same beat, and look down the wall and not at the foot.',
      ),
      fault(
        'You plant and the board runs on up the wall.',
        'It still had speed. Step off only when it hangs there for a moment.',
      ),
      fault(
        'You land on your heels and the board shoots out.',
        'You stood upright as on the flat. Lean down the slope until you stand square to the wall.',
      ),
    ],
  }),
}

/**
 * Teaches a boneless or a no comply on a wall, where the foot is planted at the top and the rider comes back down; null
 * for all else, and for what the board does besides.
 */
export function plantedHopLesson(motion: Motion, exit: Lead | null): Lesson | null {
  const { style, stance, flip, wrap, late, reverses, contact, bodyTurn, boardTurn, bodyDeg } = motion
  const hop = style ? HOPS[style] : undefined
  const isPlain = flip.kind === 'none' && !wrap && !late && !contact && bodyTurn === boardTurn
  const isLed = stance === 'regular' || stance === 'switch'
  if (!hop || !reverses || !isPlain || !isLed || bodyTurn === null) return null
  const seed = seedOf(JSON.stringify(motion))
  const { is, note, up, plant, straight, back, faults } = hop(analyze(motion, exit).feet)
  const around = bodyTurn > 0
  const turn = around
    ? `Head and shoulders go first: bring ${turns(bodyTurn)} around over the planted leg, until you ${bodyTurn % 360 === 0 ? 'see the lip again' : 'look down the wall'}.`
    : straight
  const low = choose(seed, 'down', ['Press down the wall with bent knees', 'Stay low through the bottom'])
  const way = around ? `, with ${turnPhrase(bodyTurn, bodyDeg)} on the way` : ''
  const inSwitch = stance === 'switch' ? 'in switch, ' : ''
  return {
    description: `${leaving(`${inSwitch}${is}${way}${revertWords(motion)}`, leavesYou(stance, exit, seed))} ${note}`,
    steps: squeeze([
      up,
      ...plant,
      turn,
      back,
      motion.revert ? revertStep(stance, exit, seed, true) : `${low} and ${rollAway(stance, exit, seed)}.`,
    ]),
    mistakes: faults,
  }
}
