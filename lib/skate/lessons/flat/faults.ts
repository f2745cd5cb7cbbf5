import type { Stance } from '../../motion.ts'
import type { Lead } from '../../stance.ts'
import type { Analysis } from '../analysis.ts'
import { jumpsOffTheGround, MANNERS } from '../manners.ts'
import { choose, type Fault, fault, some } from '../phrases.ts'
import { flipFaults } from './flip-faults.ts'
import { type Phase, phaseOf } from './phase.ts'
import { turnFaults } from './turn-faults.ts'

/** Three things that go wrong, the ones peculiar to this trick first. */
export function flatFaults(trick: Analysis): Fault[] {
  const { motion, seed, isFlipped } = trick
  const isHooked = motion.style === 'Old School'
  const flicks = motion.wrap !== 'forward' && !jumpsOffTheGround(motion) && !isHooked
  const flipped = isFlipped && flicks ? flipFaults(trick) : []
  const own = interleave(
    [...turnFaults(trick), flipped].map((list, at) => some(seed, `faults ${at}`, list, 2)),
  )
  const usual = STANCE_FAULTS[motion.stance](trick, phaseOf(trick))
  // What is only pressed, or jumped off the ground, goes wrong in other ways than what is popped.
  const possible =
    motion.pop && !jumpsOffTheGround(motion)
      ? usual
      : usual.filter(({ mistake, fix }) => !/pop|click|height|higher|snap/.test(mistake + fix))
  const stance = some(seed, 'stance', possible.length < 3 ? usual : possible, 3)
  const ofManner = (motion.style && MANNERS[motion.style]?.faults?.(trick)) || []
  const manner = some(seed, 'manner', ofManner, Math.max(2, ofManner.length))
  const found = new Map([...manner, ...own.slice(0, 2), ...stance].map((item) => [item.mistake, item]))
  return [...found.values()].slice(0, 3)
}

function interleave(lists: readonly (readonly Fault[])[]): Fault[] {
  const depth = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: depth }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

/** Rolling backward from beginning to end. */
const keepsFakie = (it: string, start: string): Fault[] => [
  fault(
    `The ${it} lands on a curve.`,
    `Your hips opened toward travel before ${start}; turn the neck and leave the front shoulder where it is.`,
  ),
  fault(
    `You sit down backward on the landing of the ${it}.`,
    `You are rolling backward, so come out of the ${it} with your chest over the front knee.`,
  ),
]

/** Turning out of rolling backward: looking where one goes is how it begins. */
const turnsOutOfFakie = (it: string, opens: boolean | null, exit: Lead | null): Fault[] => [
  fault(
    `You swing around on the wheels, and nothing leaves the ground.`,
    `The turn ran away before the pop. Wind up, and let ${opens === null ? 'the shoulders' : opens ? 'the chest' : 'the back'} come around only as the tail clicks.`,
  ),
  ...(exit === 'F'
    ? [
        fault(
          `You come around leaning back, and the board shoots out ahead.`,
          `The tail led until now and trails when you land: finish the ${it} with your chest over the front foot.`,
        ),
      ]
    : []),
]

/** What goes wrong with any trick of a stance. */
const STANCE_FAULTS: Record<Stance, (trick: Analysis, phase: Phase) => readonly Fault[]> = {
  regular: ({ seed, isFlipped }, { it, start, during, done }) => [
    fault(
      `The ${it} never gets higher than your ankles.`,
      `You jump after ${start}. Foot and hips go at once, and the knees come up to make room for the ${it}.`,
    ),
    fault(
      `You land sitting behind the board.`,
      `Your head stayed over the tail; begin ${start} with your chest above the middle of the deck.`,
    ),
    fault(
      `Every ${it} drifts off to one side.`,
      choose(seed, 'edge', [
        `You jumped off one edge. Go up from the whole sole with ${start}, shoulders level.`,
        `Your weight hung over your toes or heels ${during}; stand in the middle and it stays there.`,
      ]),
    ),
    fault(
      `You step off with the back foot just before the ${it} lands.`,
      isFlipped
        ? `That foot does not believe in the catch yet. Land ten with both feet on, however ugly.`
        : `Fear sits in that foot. Do the ${it} over grass until it stays on by itself.`,
    ),
    fault(
      `You are already up when the tail clicks, and the ${it} has no height.`,
      `You straighten before ${start}. Stay in the crouch until the wood hits, and let that throw the ${it}.`,
    ),
    fault(
      `You can do the ${it} standing still and nowhere else.`,
      `You jump where you stand, and rolling, your head has to travel over the front half of the board ${during}.`,
    ),
    fault(
      `Your front foot comes down on the tip of the nose${done}.`,
      `You came down stretched. Keep both knees up until the ${it} is over and look for the bolts.`,
    ),
    fault(
      `You look up in the middle of the ${it} and land on the tail.`,
      `The bolts are the only thing to look at from ${start} until you feel them.`,
    ),
  ],
  nollie: (_, { it, start, during, done }) => [
    fault(
      `The nose scrapes and the ${it} stays low.`,
      `All your weight stood on the nose. Keep the hips between the bolts and strike from the ankle ${during}.`,
    ),
    fault(
      `The board runs on and you come down behind it${done}.`,
      `You jumped straight up from a board that rolls; go a little forward with ${start}.`,
    ),
    fault(
      `You hop off before the nose has clicked, and the ${it} has nothing to start from.`,
      `The front leg pushes until it is straight, and ${start} begins with the sound.`,
    ),
    fault(
      `The tail jumps up and gets your back shin${done}.`,
      `The tail rises first in a nollie, so go up with it ${during}, back knee high.`,
    ),
    fault(
      `You pitch over the front wheels with ${start}.`,
      `Your head hung past the nose. Set the ${it} up with your chin over the front bolts, no further.`,
    ),
    fault(
      `You land nose heavy after ${start}.`,
      `The front foot stayed down after ${start}; draw that knee up until the board is level.`,
    ),
  ],
  fakie: ({ body, opens, exit, shape }, { it, start, during }) => [
    fault(
      `The tail drags and throws you off the ${it}.`,
      `You leaned on the leading end; center the hips and let ${start} come from the ankle.`,
    ),
    fault(
      `You come out of the ${it} with the board ahead of you.`,
      `The ollie habit pulled you toward the nose; leave the ground with your head above the tail bolts ${during}.`,
    ),
    ...(body === 0 ? keepsFakie(it, start) : shape === 'varial' ? [] : turnsOutOfFakie(it, opens, exit)),
    fault(
      `It is all noise and no height.`,
      `You stamped the tail while it led. A light ankle makes a higher ${it} than a heavy leg.`,
    ),
    ...(body === 0
      ? [
          fault(
            `You peek at the road and the ${it} goes crooked.`,
            `Look before you crouch; from ${start} on there is only the board.`,
          ),
        ]
      : []),
  ],
  switch: (_, { it, start, during, done }) => [
    fault(
      `Your shoulders fall open before ${start}.`,
      `Hold the leading hand above the bolts under it until the feet have finished the ${it}.`,
    ),
    fault(
      `There is no height in the ${it}.`,
      `The trailing foot presses instead of snapping, so do ten switch ollies over a stick and then give ${start} the same ankle.`,
    ),
    fault(
      `One foot steps off before anything has gone wrong${done}.`,
      `That is fear, not technique. Roll around in switch for five minutes before the next ${it}.`,
    ),
    fault(
      `You lean back ${during}, as if it were your normal stance.`,
      `Keep your chin over the leading knee through the ${it}, which feels like too much and is about enough.`,
    ),
    fault(
      `The board stays flat and you jump off it.`,
      `Foot and jump came apart. Click the tail fifty times standing, then roll and do ${start} again.`,
    ),
    fault(
      `You drift off the line on every ${it}.`,
      `Take the last push early and ride straight for three seconds before ${start}.`,
    ),
  ],
}
