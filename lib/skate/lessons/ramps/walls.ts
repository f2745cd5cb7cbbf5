import type { Contact } from '../../contacts.ts'
import { FEET, SWITCH_NOLLIE } from '../../feet.ts'
import type { Motion, Stance } from '../../motion.ts'
import { exitOf, type Lead } from '../../stance.ts'
import { type Analysis, analyze, liesAcross, offTheNose, spoken, turnBetween } from '../analysis.ts'
import { edgeMoments, touchOf } from '../edges/edges.ts'
import { flickStep, turnStep } from '../flight.ts'
import { manualMoments } from '../manuals.ts'
import {
  type Context,
  choose,
  type Fault,
  fault,
  type Lesson,
  leavesYou,
  rollAway,
  sentence,
  squeeze,
  withArticle,
  withWayOut,
} from '../phrases.ts'
import { airMoments, popOnWall, scooped } from './airs.ts'
import { isTurnedOntoTail, stallMoments, stallTouch } from './stalls.ts'

// Several tricks on ramps: one wall after another, or all at one lip.

/** Whether a piece needs a wall. */
export function isOnWall(part: Motion): boolean {
  return part.reverses || part.style === 'Drop In' || part.contact?.kind === 'stall'
}

/** Tricks on one wall and the next. */
export function wallsLesson(
  parts: readonly Motion[],
  lessons: readonly Lesson[],
  exit: Lead | null,
  seed: number,
): Lesson {
  const stance = parts[0]?.stance ?? 'regular'
  // On a ramp it goes without saying, and on the next wall nothing says that a trick starts fakie but its name.
  const names = parts.map((part) => spoken(part).replace(/ on a ramp$/, ''))
  const [first = '', second = ''] = names
  const out = leavesYou(stance, exit, seed)
  const across = names.slice(1).map(withArticle).join(', then ')
  const own = lessons.map(({ mistakes }) => mistakes)
  const faults = [
    ...(own[1] ?? []).slice(0, 1),
    betweenWalls(first, second, parts, seed),
    ...(own[0] ?? []).slice(0, 1),
    ...own.flat(),
  ]
  return {
    description: `${sentence(
      choose(seed, 'walls', [
        withWayOut(`${withArticle(first)} on one wall and ${across} on the one across from it`, out),
        `${withArticle(first)}, one pump across the flat, and ${across}, ${out}`,
      ]),
    )} ${wallsNote(parts)}`,
    steps: squeeze([
      ...wallSteps(lessons, parts).slice(0, -1),
      `Come down low with your eyes ahead and ${rollAway(stance, exit, seed)}.`,
    ]),
    mistakes: threeDistinct(faults),
  }
}

/** Two of one kind on both walls say the same fix for either foot: once is enough. */
const threeDistinct = (faults: readonly Fault[]): Fault[] =>
  faults
    .filter(
      (item, at) =>
        faults.findIndex(({ mistake, fix }) => mistake === item.mistake || fix === item.fix) === at,
    )
    .slice(0, 3)

function wallsNote(parts: readonly Motion[]): string {
  const next = parts[1]
  if (next?.stance === 'fakie')
    return 'You come off the first wall backward, so turn your head to the next one while you are still on the way down.'
  return next?.contact?.kind === 'air' || next?.contact?.kind === 'grab'
    ? 'The first one is there to gather speed: land it high and pump all of it out of the wall.'
    : 'How you come off the first wall decides the second, so look across before you leave it.'
}

function betweenWalls(first: string, second: string, parts: readonly Motion[], seed: number): Fault {
  const backward = parts[1]?.stance === 'fakie'
  return choose(seed, 'between', [
    fault(
      'You stand up on the flat and arrive at the second wall with no speed.',
      `Stay crouched after the ${first} and stretch into the foot of the next wall; the ${second} lives off that pump.`,
    ),
    fault(
      backward
        ? 'You drift off your line while you roll backward.'
        : 'You drift off your line across the flat.',
      `Pick the place for the ${second} before you start, and ${backward ? 'look at it over the leading shoulder' : 'point your leading hand at it'} as soon as the ${first} is done.`,
    ),
  ])
}

function wallSteps(lessons: readonly Lesson[], parts: readonly Motion[]): string[] {
  return lessons.flatMap(({ steps }, at) => {
    const [up, ...rest] = steps
    const part = parts[at]
    // The look up the wall is the same each time.
    const moves = part?.contact?.kind === 'stall' ? rest.slice(1) : rest
    // Three walls would be a page of steps: of each only what makes it that trick.
    const most = lessons.length > 2 ? 2 : 4
    const kept = moves.filter((_, place) => place < most || place === moves.length - 1)
    if (at === 0) return [up ?? '', ...kept]
    const rolling = part?.stance === 'fakie' ? 'in fakie' : 'forward'
    const across =
      part?.contact?.kind === 'stall'
        ? `Pump across the flat and go up the next wall ${rolling}, ready to bring ${stallTouch(part.contact)} to the coping.`
        : `Pump all you can across the flat and go up the next wall ${rolling}.`
    return [across, ...kept]
  })
}

// ---- at one lip ----

/** Across the coping on the deck there is no end of the board to pop. */
const BELLY = 'the middle of the deck'
/** Whoever stands on the nose pops that end: the tail hangs over the ramp. */
const isNose = (touch: string): boolean => touch.endsWith('nose')

/** A piece at the lip: what it takes to come from below, from the piece before, and to leave down the wall. */
interface LipPiece {
  readonly kind: 'flip' | 'stall' | 'air' | 'grind'
  /** Up the wall to it; empty for flips, which have no wall of their own. */
  readonly up: readonly string[]
  /** The moves at the lip when it comes first. */
  readonly first: readonly string[]
  /** The moves when something else comes before it. */
  readonly after: (before: LipPiece) => readonly string[]
  readonly down: readonly string[]
  readonly faults: readonly Fault[]
  /** What meets the coping. */
  readonly touch: string
  /** How the board lies there; nothing in the air. */
  readonly lies?: number | null
  /** A flip, or a turn of the board alone, that has to be caught. */
  readonly isCaught?: boolean
  /** Its own moves end on the coping: a madonna smacks the tail down. */
  readonly endsOnCoping?: boolean
  /** A hand holds the board, and has to let go of it. */
  readonly isGrabbed?: boolean
}

/** Tricks one out of the other at one lip; null when one of them is unknown there. */
export function lipLesson(
  parts: readonly Motion[],
  context: Context,
  exit: Lead | null,
  seed: number,
): Lesson | null {
  const from = parts[0]?.stance ?? 'regular'
  const pieces = parts.flatMap(
    (part, at) => pieceOf(part, from, context, at === parts.length - 1 ? exit : exitOf(part)) ?? [],
  )
  const [first, second] = pieces
  const last = pieces.at(-1)
  if (
    pieces.length < parts.length ||
    !first ||
    !second ||
    !last ||
    pieces.every(({ kind }) => kind === 'flip')
  )
    return null
  const stance = parts[0]?.stance ?? 'regular'
  const up = first.up.length > 0 ? first.up : second.up
  const steps = pieces.flatMap((piece, at) => {
    const before = pieces[at - 1]
    return before ? piece.after(before) : piece.first
  })
  const down =
    last.down.length > 0
      ? last.down
      : [`Reach for the wall with bent knees and ${rollAway(stance, exit, seed)}.`]
  const names = parts.map((part, at) =>
    parts[at - 1]?.contact?.kind === 'stall' ? offLip(spoken(part, at)) : spoken(part, at),
  )
  const out = leavesYou(stance, exit, seed)
  // Whoever comes from another trick does not meet the coping with the wheels first.
  const arrived = second.faults.filter(({ fix }) => !/bump of the wheels/.test(fix))
  const own = [...arrived.slice(0, 1), ...first.faults, ...arrived]
  return {
    description: `${sentence(lipWords(names, first, second, out))} ${lipNote(first, second)}`,
    steps: squeeze([...up, ...steps, ...down]),
    mistakes: threeDistinct([...joints(first, second), ...own]),
  }
}

/** Nobody has come fakie who turns down from the coping: "half cab" is a backside 180 there. */
const offLip = (name: string): string =>
  name.replace(
    /^(frontside )?half cab( .+)?$/i,
    (_, front?: string, more?: string) => `${front ? 'frontside' : 'backside'}${more ?? ' 180'}`,
  )

function lipWords(names: readonly string[], first: LipPiece, second: LipPiece, out: string): string {
  const [a = '', b = ''] = names
  if (names.length > 2) return `${names.map(withArticle).join(', then ')}, all at one lip, ${out}`
  if (first.kind === 'flip')
    return `${withArticle(a)} on the way up the wall, ${first.isCaught ? 'caught ' : ''}in time for ${withArticle(b)}, ${out}`
  if (second.kind === 'flip')
    return withWayOut(`${withArticle(a)} that you leave with ${withArticle(b)}`, out)
  if (first.kind === 'air')
    return `${withArticle(a)} that does not come down on the wall but on the coping, in ${withArticle(b)}, ${out}`
  return `${withArticle(a)} from which you move on to ${withArticle(b)} before you drop in, ${out}`
}

function lipNote(first: LipPiece, second: LipPiece): string {
  if (first.kind === 'flip')
    return second.kind === 'air'
      ? 'The wall throws the board up with you, so it wants half of what it takes on the flat and an early catch.'
      : `You pop below the coping and have to be above it with both feet on the board before ${second.touch} may come down.`
  if (second.kind === 'flip')
    return first.touch === BELLY
      ? 'You hardly stand still before it, and there is no tail to pop: the hop comes out of both knees.'
      : isNose(first.touch)
        ? 'You stand on the nose, so that is the end to pop, and the foot over the tail is free for the rest.'
        : 'You are standing still when it starts, so all of the height has to come from the pop.'
  if (first.kind === 'air')
    return 'It has to stay small and close to the lip: fly out over the ramp and there is no coping to land on.'
  return 'There is no run-up between the two, so the first has to leave you balanced and not falling.'
}

function joints(first: LipPiece, second: LipPiece): Fault[] {
  if (first.kind === 'flip')
    return second.kind === 'air'
      ? [
          fault(
            'You bend for the board while it still turns.',
            'Feet first. Feel both soles on the grip and only then send the hand down.',
          ),
        ]
      : [
          fault(
            first.isCaught
              ? 'The wheels meet the coping before the board is caught.'
              : 'The wheels meet the coping before you are above it.',
            'Pop lower on the wall than you think, where it is still curved, and let the speed carry you over the lip.',
          ),
          fault(
            `You ${first.isCaught ? 'catch it' : 'hang'} out over the ramp and cannot reach the coping.`,
            'You jumped away from the wall. Keep the hips over the board and let both drift up to the lip.',
          ),
        ]
  if (second.kind === 'flip')
    return [
      fault(
        'It goes up and comes down on the coping.',
        `Jump toward the ramp as you ${first.touch === BELLY ? 'hop' : 'pop'}. A few inches from the lip are enough; none is not.`,
      ),
      first.touch === BELLY
        ? fault(
            'The truck that is over the platform catches the coping.',
            'Lift it clear before you hop. In the air it is too late for that.',
          )
        : isNose(first.touch)
          ? fault(
              'The nose slides off the coping before you jump.',
              'You leaned toward the ramp first. Stand up over it, sink straight down, and jump from there.',
            )
          : fault(
              'You pop and nothing rises.',
              `The weight hung over ${first.touch}. Stand up over it first, sink, and then snap.`,
            ),
    ]
  if (first.kind === 'air')
    return [
      fault(
        `You come down past the coping and ${second.touch} finds only wall.`,
        'Go up straighter and look at the lip, not at the ramp, from the top of the air.',
      ),
    ]
  return [
    fault(
      'You tip into the ramp between the two.',
      first.touch === second.touch
        ? 'Keep the hips above the coping until the board has come to rest; the drop comes after that.'
        : `Keep the hips above the coping while you move from ${first.touch} to ${second.touch}; only the last of them is followed by a drop.`,
    ),
  ]
}

/** The hand turns the board over by its nose. */
const BY_HAND = 'Fingerflip'

/** Flips and turns as they are on the flat, and what the hand flips. */
export const isFlipAtLip = ({ style, contact, reverses, to }: Motion): boolean =>
  contact === null && (!reverses || to !== null) && (style === null || style === BY_HAND)

/** From another trick onto the coping, where the wheels do not come first. */
function ontoLip(before: LipPiece, touch: string, part: Motion, contact: Contact<'stall'>): string[] {
  const { name } = contact
  if (before.endsOnCoping) return []
  // The trailing one: in fakie that is the truck under the nose.
  const { nose, tail } = FEET[part.stance]
  const firstTruck = `the truck under your ${part.stance === 'fakie' ? nose : tail}`
  const board = before.isCaught ? 'the caught board' : 'the board'
  if (before.kind === 'flip' && isTurnedOntoTail(part, contact) && !part.to)
    return [`Turn halfway around with ${board}, head first, and press the tail onto the coping.`]
  if (before.kind === 'flip' && name === 'Axle Stall')
    return [`Turn ${board} a quarter and let ${firstTruck} clack onto the coping first.`]
  if (before.kind === 'flip' && name === 'Disaster') {
    // Who comes up fakie has the tail up there before the turn.
    const where = part.stance === 'fakie' ? 'up over the platform' : 'to look down the ramp'
    return [`Turn halfway around with ${board}, head first, so that the nose comes ${where}.`]
  }
  if (before.kind === 'flip') return [`Let ${board} sink until ${touch} meets the coping.`]
  // Their own first sentence is how they land.
  if (before.kind === 'air' && name === 'Disaster') return ['Aim for the lip instead of the wall.']
  if (before.kind === 'air' && name === 'Axle Stall')
    return [`Aim for the lip instead of the wall and let ${firstTruck} clack onto the coping first.`]
  return before.kind === 'air'
    ? [
        `Aim for the lip instead of the wall and put ${touch} down on the coping, soft-kneed${before.isGrabbed ? ', hand off the board' : ''}.`,
      ]
    : [`Without dropping in, ${turnedOver(before, part, name === 'Axle Stall' ? firstTruck : touch)}.`]
}

/** From one thing on the coping to another that the board may lie otherwise for. */
function turnedOver(before: LipPiece, part: Motion, touch: string): string {
  const lies = liesAcross(part)
  const turn = turnBetween(before.lies ?? null, lies)
  if (turn === 'none' || lies === null)
    return before.touch === touch
      ? `let it come to rest on ${touch}`
      : `lift ${before.touch} off the coping and set down ${touch} instead`
  const isNoseOver = lies > 0 !== (part.stance === 'switch')
  const goal =
    Math.abs(lies) < 45
      ? 'the board lies along the coping'
      : isNoseOver
        ? 'the nose comes over the platform'
        : 'the nose looks down the ramp'
  const rest = `so that ${goal}, and set down ${touch} instead`
  if (turn === 'half') return `hop, turn halfway around ${rest}`
  return /\btruck\b/.test(before.touch)
    ? `pivot a quarter on ${before.touch} ${rest}`
    : `lift ${before.touch} clear, turn a quarter ${rest}`
}

function pieceOf(part: Motion, from: Stance, context: Context, exit: Lead | null): LipPiece | null {
  const { contact } = part
  if (!contact) return isFlipAtLip(part) ? flipPiece(analyze(part), from) : null
  switch (contact.kind) {
    case 'stall': {
      const moments = stallMoments(part, contact, exit, from)
      const touch = stallTouch(contact)
      return {
        kind: 'stall',
        up: [moments.up, moments.curve],
        first: [moments.touch, moments.rest],
        after: (before) => [...ontoLip(before, touch, part, contact), moments.rest],
        down: [moments.off, moments.down],
        faults: moments.faults,
        touch,
        lies: liesAcross(part),
      }
    }
    case 'grab':
    case 'air': {
      const moments = airMoments(part, contact, { ...context, obstacles: ['Vert'] }, exit, from)
      return {
        kind: 'air',
        up: [moments.up],
        first: [moments.takeOff, ...moments.held],
        after: () => moments.held,
        down: [moments.down],
        faults: moments.faults,
        touch: 'the board',
        endsOnCoping: contact.name === 'Madonna',
        isGrabbed: contact.kind === 'grab' || contact.name === 'Air',
      }
    }
    case 'grind':
    case 'slide': {
      const moments = edgeMoments(part, contact, { ...context, obstacles: ['Mini Ramp'] }, exit, from)
      return {
        kind: 'grind',
        up: [moments.approach],
        first: [moments.up, moments.lock, moments.hold],
        after: () => [moments.lock, moments.hold],
        down: [moments.out],
        faults: moments.faults,
        touch: touchOf(contact, moments.words),
        lies: liesAcross(part),
      }
    }
    case 'manual':
      return ontoPlatform(part, contact, from, exit)
    default:
      return null
  }
}

/** A manual instead of the drop. */
function ontoPlatform(part: Motion, contact: Contact<'manual'>, from: Stance, exit: Lead | null): LipPiece {
  const { balance, lock, hold, out } = manualMoments(part, contact, exit, from)
  return {
    kind: 'stall',
    up: [],
    first: [],
    after: (before) => [
      `Instead of dropping in, lean over the platform and let ${/trucks?$/.test(before.touch) ? before.touch : 'the wheels'} roll off the coping onto it.`,
      lock.replace(/ on the pad/, ' on the platform'),
      hold,
    ],
    down: [out.replaceAll('the pad', 'the platform')],
    faults: [],
    touch: `the ${balance.on} truck`,
  }
}

function movesOf(trick: Analysis): string[] {
  const turn = turnStep(trick)
  return trick.isFlipped ? [flickStep(trick)] : turn ? [turn] : []
}

/** As it is done by who stands on the nose; whoever came in switch has the feet called after their place. */
function offNose(trick: Analysis, from: Stance): Analysis {
  if (from === 'switch') return { ...trick, feet: SWITCH_NOLLIE }
  return trick.feet.end === 'tail' ? offTheNose(trick) : trick
}

/** The board stays on the feet: an ollie, or a turn of rider and board as one. */
const isTogether = ({ shape }: Analysis): boolean => shape === 'straight' || shape === 'spin'

function flipPiece(trick: Analysis, from: Stance): LipPiece {
  const { feet } = trick
  const moves = movesOf(trick)
  const isByHand = trick.motion.style === BY_HAND
  const isCaught = isByHand || trick.isFlipped || trick.motion.wrap !== null || !isTogether(trick)
  return {
    kind: 'flip',
    isCaught,
    up: [],
    first: isByHand
      ? [
          'As the nose comes up past the coping, take it with the leading hand and lift both feet.',
          `Turn the board over with a twist of the wrist, let go at once and catch it with the ${feet.pop} first.`,
        ]
      : [
          popOnWall(trick),
          ...moves,
          isCaught
            ? `Catch the board with the ${feet.pop} first, above the coping and still rising.`
            : 'Pull both knees up and keep the board on your soles until you are above the coping.',
        ],
    after: (before) => {
      const off = isNose(before.touch) ? offNose(trick, from) : trick
      return [
        before.kind === 'air'
          ? `At the top of the air send the board off with the ${feet.flick}.`
          : before.touch === BELLY
            ? `Sink over the ${feet.pop}, then push the board clear of the coping with both feet and hop a little in toward the ramp.`
            : `Sink over the ${off.feet.pop}, then pop the ${off.feet.end} off the coping${scooped(off)} and jump a little in toward the ramp.`,
        ...movesOf(off),
        'Catch it above the wall with both feet over the bolts, wheels pointing down.',
      ]
    },
    down: [],
    faults: [],
    touch: 'the board',
  }
}
