import { isOnUprightWall, type Place, placeOf } from './lines/trick.ts'
import type { Motion } from './motion.ts'
import { isWhole, ofStyle, STYLES, type StyleName, type StyleTable } from './styles.ts'

/** One thing in a trick that the body has to take. */
export interface Jolt {
  /** Decimeters: a step down from that height, onto both feet, jars as much. */
  readonly height: number
  readonly because: string
}

const jolt = (height: number, because: string): Jolt => ({ height, because })

const POP = jolt(3, 'a pop takes rider and board about 30 cm up, and down again')
const HOP = jolt(0.5, 'the feet are light for a moment and never high')
const CATCH = jolt(1, 'a board that flips is landed on unevenly')
const FURTHER_FLIP = jolt(0.5, 'one more flip needs a higher jump')
const SCOOP = jolt(0.25, 'a board that turns on its own is met where it happens to be')
const TWIST = jolt(0.25, 'knees and back take half a turn of the body')
const LATE = jolt(0.5, 'what comes late needs a higher jump')
const WRAP = jolt(1, 'the board comes around a foot that then has to find its place')
const REVERT = jolt(0.1, 'the wheels let go and grip again')
const TRANSITION = jolt(0.5, 'a curved wall presses the rider into the board')
const EDGE = jolt(1.5, 'trucks or wood hit an edge, and the rider drops off its end')
const DECK = jolt(0.5, 'the wood stops where trucks would roll')
const CURB = jolt(2, 'the wheels are driven into a curb, and drop off it')
const BALANCE = jolt(0.5, 'when it tips over, a foot steps down behind the board')
const COPING = jolt(1.5, 'trucks or wood come down on the coping')
const HANG_UP = jolt(1, 'the board lies across the coping, and a hang-up is a fall down the wall')
const ABOVE = jolt(6, 'rider and board come down from above the coping')
const REACH = jolt(1, 'reaching for the board takes a higher jump')
const LIP_PLANT = jolt(5, 'a foot or a hand leaves the lip with all of the weight on it')
const PLANT = jolt(4, 'the rider comes down from a foot or a hand on the ground')
const UNKNOWN = jolt(2.5, 'feet and board part, and no two riders do it alike')

const each = <Name extends StyleName>(one: Jolt, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, one])) as Record<Name, Jolt>

/** What stands in place of the pop. */
const MANNERS: StyleTable<Jolt> = {
  'No Comply': jolt(1.5, 'one foot is on the ground and hops back on'),
  Boneless: jolt(3, 'one foot jumps off the ground, and both come down on the board'),
  'Old School': jolt(1.5, 'the toes turn the board over, and the rider hops above it'),
  Wallie: jolt(3.5, 'the board bounces off an upright wall, and comes down from there'),
  'No Comply Wallie': jolt(3.5, 'the board bounces off an upright wall, and both feet come down on it'),
  Slappy: CURB,
}

/** Movements of their own. */
const MOVEMENTS: StyleTable<Jolt> = {
  ...each(jolt(0, 'the wheels roll, and the feet stay where they are'), 'Pushing', 'Kickturn', 'Carve'),
  ...each(
    jolt(0.2, 'the wheels are set down again from a hand above the ground'),
    'Pump',
    'Tic Tac',
    'Coffin',
  ),
  ...each(BALANCE, 'G-Turn', 'Monster Walk', 'Spacewalk', 'Jaywalk', 'Walk the Dog', 'Coco Wheelie'),
  ...each(jolt(0.5, 'a foot presses something to the ground'), 'Foot Brake', 'Tail Brake'),
  ...each(jolt(0.6, 'the wheels skid, and throw the rider where they grip too soon'), 'Powerslide'),
  ...each(jolt(0.8, 'with the toes over the nose nobody steps off in time'), 'Hang Ten'),
  ...each(jolt(1, 'a hand holds on to the ground while the wheels skid'), 'Coleman Slide', 'Bertslide'),
  ...each(jolt(3, 'the rider jumps onto a board in the hand'), 'Caveman'),
  ...each(
    jolt(4, 'the rider jumps off the board and lands on it again'),
    'Hippie Jump',
    'Pogo',
    'Switchfoot Pogo',
  ),
  ...each(
    jolt(3, 'the front wheels drop onto the wall, and the rider with them'),
    'Drop In',
    'Roll In',
    'Tail Drop',
  ),
  ...each(jolt(5, 'the board rolls off a ledge and drops'), 'Acid Drop'),
  ...each(jolt(6, 'rider and board jump down from a ledge'), 'Bomb Drop'),
  ...each(jolt(4, 'knees or more meet the ground'), 'Knee Slide', 'Falling'),
  ...each(jolt(3.5, 'the wheels slam onto an upright wall, and drop off it'), 'Wallride'),
  ...each(jolt(4, 'the board spins on a post, and drops off it'), 'Natas Spin'),
}

/**
 * What a trick does to the body that does it, where it is at home, and why. It is the trick as it goes well and at its
 * lowest: on flat ground, a low edge, a small ramp.
 */
function joltsOf(made: Motion, place: Place = placeOf(made)): Jolt[] {
  if (made.parts.length === 0) return joltsOfOne(made, place)
  const parts = made.parts.map((part) => joltsOfOne(part, placeOf(part)))
  const hardest = parts.toSorted((one, other) => sum(other) - sum(one))
  return hardest.flatMap((part, at) =>
    at === 0 ? part : part.map(({ height, because }) => jolt(height / 2, because)),
  )
}

/**
 * The impact of a trick as one number, in decimeters: a step down from that height, onto both feet, jars as much.
 * Rolling, a kickturn, a manual and a shuvit without a pop are below 1, an ollie is 3, a kickflip 4, an air 6 and more.
 */
export const impactOf = (made: Motion, place?: Place): number =>
  Math.round(sum(joltsOf(made, place)) * 100) / 100

const sum = (jolts: readonly Jolt[]) => jolts.reduce((all, { height }) => all + height, 0)

function joltsOfOne(made: Motion, place: Place): Jolt[] {
  const { contact, style, revert } = made
  const end = revert ? [REVERT] : []
  const own = ofStyle(MOVEMENTS, style)
  if (own) return [own, ...(place === 'wall' ? [TRANSITION] : []), ...turnsOver(made), ...end]
  switch (contact?.kind) {
    case 'manual':
      return [...(isMoved(made) ? wayOff(made) : []), BALANCE, ...end]
    case 'grind':
    case 'slide':
      if (style === 'Slappy') return [CURB, ...end]
      return [
        ...(place === 'wall' ? [COPING, TRANSITION, HANG_UP] : [...wayOff(made), EDGE]),
        ...(contact.kind === 'slide' ? [DECK] : []),
        ...end,
      ]
    case 'stall':
      return [...(isMoved(made) ? turnsIn(made) : []), COPING, TRANSITION, ...hangUpOf(made), ...end]
    case 'plant':
      return [place === 'air' ? LIP_PLANT : PLANT, ...turnsIn(made), ...end]
    case 'air':
    case 'grab':
      return [...(place === 'flat' ? [...wayOff(made), REACH] : [ABOVE, ...turnsIn(made)]), ...end]
    case undefined:
      return [
        ...(place === 'air' ? [ABOVE, ...turnsIn(made)] : wayOff(made)),
        ...(place === 'wall' && !isOnUprightWall({ motion: made }) ? [TRANSITION] : []),
        ...(place === 'edge' ? [EDGE] : []),
        ...end,
      ]
  }
}

/** Half a turn goes without saying where one stops on a coping. */
const isMoved = ({ flip, bodyTurn, boardTurn, contact }: Motion) =>
  flip.kind !== 'none' || Math.max(bodyTurn ?? 0, boardTurn ?? 0) > (contact?.kind === 'stall' ? 180 : 0)

/** What is met with the middle of the board, or with the wheels past the coping, can stay there. */
const HUNG_UP = new Set<string>([
  'Disaster',
  'Sweeper',
  'Blunt',
  'Noseblunt Stall',
  'Nose Pick',
  'Smith Stall',
])

const hangUpOf = ({ contact, style }: Motion) =>
  HUNG_UP.has(contact?.name ?? '') ? [POP, HANG_UP] : style === null ? [] : [UNKNOWN]

/** How the board leaves the ground, and how it comes back under the feet. */
function wayOff(made: Motion): Jolt[] {
  const { style, pop } = made
  const isUnknown = style !== null && isWhole(style) && !STYLES[style].pop
  const off = ofStyle(MANNERS, style) ?? (isUnknown ? UNKNOWN : isHopped(made, pop) ? HOP : POP)
  return [off, ...turnsIn(made)]
}

/** Only a shuvit needs no pop: whatever else leaves the ground is jumped. */
const isHopped = ({ flip, bodyTurn, wrap }: Motion, pop: boolean) =>
  !pop && flip.kind === 'none' && bodyTurn === 0 && wrap === null

const repeated = (one: Jolt, times: number) =>
  Array.from({ length: Math.max(0, Math.floor(times)) }, () => one)

/** Half turns of the body beyond those that a movement or a stall has of its own. */
function turnsOver({ bodyTurn, style, contact }: Motion): Jolt[] {
  const own = style ? Math.abs(STYLES[style].bodyDeg ?? 0) : contact?.kind === 'stall' ? 180 : 0
  return repeated(TWIST, ((bodyTurn ?? 0) - own) / 180)
}

function turnsIn(made: Motion): Jolt[] {
  const { flip, wrap, late, bodyTurn, boardTurn, bodyDeg, boardDeg } = made
  const isSigned = bodyDeg !== null && boardDeg !== null
  const apart = Math.abs(isSigned ? boardDeg - bodyDeg : (boardTurn ?? 0) - (bodyTurn ?? 0))
  return [
    ...(flip.kind === 'none' ? [] : [CATCH, ...repeated(FURTHER_FLIP, Math.ceil(flip.count ?? 1) - 1)]),
    ...(wrap === null ? [] : [WRAP]),
    ...(late || flip.late ? [LATE] : []),
    ...repeated(SCOOP, apart / 180),
    ...turnsOver(made),
  ]
}
