import { type Contact, recordOf } from '../contacts.ts'
import { FEET, SWITCH_NOLLIE } from '../feet.ts'
import { type Motion, motion as plainMotion, type Stance } from '../motion.ts'
import { isPretzel, type Lead, leadOf, type Meeting, meetingOf, offTheLeadingEnd } from '../stance.ts'
import { ofStyle, type StyleTable } from '../styles.ts'
import { type Analysis, analyze, liesAcross, offTheNose, spoken, turnBetween } from './analysis.ts'
import { edgeMoments, facingClause, touchOf, unpopped } from './edges/edges.ts'
import { canBeTaught, flatParts } from './flat/flat.ts'
import {
  catchStep,
  flickStep,
  landStep,
  lateFlickSteps,
  turnOnStep,
  turnStep,
  wrapFoot,
  wrapParts,
} from './flight.ts'
import {
  faultsInWords,
  type Held,
  heldInWords,
  intoFaults,
  intoNote,
  outFaults,
  outNote,
  shiftFaults,
  touchIn,
  wayOf,
} from './joints.ts'
import { jumpsOffTheGround } from './manners.ts'
import { manualMoments } from './manuals.ts'
import {
  type Context,
  choose,
  type Fault,
  inWordsOf,
  isOrAre,
  type Lesson,
  leavesYou,
  type Parts,
  rollAway,
  sentence,
  some,
  squeeze,
  turns,
  withArticle,
  withWayOut,
} from './phrases.ts'

// Something held on an edge or a pad, with what is done on the way onto it and on the way off it.

/** Whether these pieces are held on edges and pads, with flips and turns before, between or after. */
export function isHeld(parts: readonly Motion[]): boolean {
  return parts.some(isOnEdge) && parts.every((part) => isOnEdge(part) || isFlat(part))
}

function isOnEdge({ contact }: Motion): boolean {
  return contact?.kind === 'grind' || contact?.kind === 'slide' || contact?.kind === 'manual'
}

/** A piece that meets neither an obstacle nor a wall. */
function isFlat(part: Motion): boolean {
  return part.contact === null && !part.reverses
}

/** Teaches them; null when a piece leaves open what the board does. */
export function heldLesson(
  parts: readonly Motion[],
  given: Context,
  exit: Lead | null,
  seed: number,
): Lesson | null {
  const [first] = parts
  const context = onOneThing(parts, given)
  if (!first || !parts.every((part, at) => isPiece(part, at))) return null
  const steps: string[] = []
  const faults: Fault[][] = []
  const { stance } = first
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    const next = parts[at + 1]
    const inFirst = inWordsOf(stance, part.stance)
    if (isOnEdge(part)) {
      const said = heldMoments(part, stance, context, exit, metAt(parts, at))
      const held = heldInWords(said, stance, part.stance)
      if (!before) steps.push(held.approach, ...held.set, held.up, held.lock, held.hold)
      else if (isOnEdge(before)) steps.push(inFirst(shift(before, part, said)), held.hold)
      else steps.push(held.lock, held.hold)
      if (!next) steps.push(held.out)
      faults.push(some(seed, `own ${at}`, before ? faultsBehind(before, held.faults) : held.faults, 2))
      if (before && isOnEdge(before))
        faults.unshift(faultsInWords(shiftFaults(before, part, said), stance, part.stance))
    } else if (isUnpopped(part)) {
      if (!next || !isOnEdge(next)) return null
      const onto = heldMoments(next, stance, context, exit)
      const way = ofStyle(UNPOPPED, part.style)
      if (!way) return null
      steps.push(...way.steps(onto))
      faults.unshift(way.faults(onto))
    } else {
      const met = next && isOnEdge(next) ? metAt(parts, at + 1) : null
      const onto =
        next && met
          ? heldInWords(heldMoments(next, stance, context, exit, met), part.stance, next.stance)
          : null
      const way = within(turnedOnto(analyze(onto ? popped(part) : part), met), seed)
      if (before && isOnEdge(before)) {
        const [off, held] = offOf(part, before, heldMoments(before, stance, context, exit))
        const leaving = { ...off, seed: ~way.seed >>> 0 }
        const inOwn = inWordsOf(stance, stanceOf(off))
        steps.push(...outSteps(leaving, before, held, onto ? null : exit, onto).map(inOwn))
        const wrong = some(seed, `off ${at}`, outFaults(leaving, before, held), 2)
        faults.unshift(faultsInWords(wrong, stance, stanceOf(off)))
      } else if (before) steps.push(...againSteps(way, onto).map(inFirst))
      else {
        // Of two things in one jump, both are done on the way to the same edge.
        const edge = parts.find(isOnEdge)
        if (!edge) return null
        const reached = onto ?? heldInWords(heldMoments(edge, stance, context, exit), stance, edge.stance)
        steps.push(reached.approach, ...intoSteps(way, edge, reached))
      }
      if (onto && next)
        faults.unshift(
          faultsInWords(some(seed, `onto ${at}`, intoFaults(way, next, onto), 2), stance, part.stance),
        )
    }
  }
  return {
    description: describe(parts, context, exit, seed),
    steps: squeeze(steps),
    mistakes: threeOf(faults),
  }
}

/** Who stands on the edge already does not come up to it any more, and what comes before is no mistake. */
function faultsBehind(before: Motion, faults: readonly Fault[]): readonly Fault[] {
  if (isUnpopped(before)) return unpopped(faults)
  if (!isOnEdge(before)) return faults
  const from = before.contact?.name.toLowerCase() ?? ''
  return unpopped(faults).filter(({ mistake, fix }) => {
    const said = `${mistake} ${fix}`
    return (
      !/\b(?:land(?:ed|s)?|jump|touch(?:es)?|came|come in|takeoff)\b/i.test(said) &&
      !said.toLowerCase().includes(from)
    )
  })
}

/** What is ground first is what everything after it is done on. */
function onOneThing(parts: readonly Motion[], context: Context): Context {
  const held = parts.find(({ contact }) => contact?.kind === 'grind' || contact?.kind === 'slide')
  if (held?.contact?.kind !== 'grind' && held?.contact?.kind !== 'slide') return context
  const { thing, isRamp } = edgeMoments(held, held.contact, context, null).words
  const on = thing === 'curb' ? 'Curb' : thing === 'rail' ? 'Rail' : 'Ledge'
  return isRamp ? context : { ...context, obstacles: [on], edge: thing }
}

/** What can be taught as a piece; what brings the rider there without a pop is only the first of them. */
const isPiece = (part: Motion, at: number): boolean =>
  isOnEdge(part) || part.style === 'Kickturn' || isClear(part) || (at === 0 && isUnpopped(part))

const isUnpopped = ({ style, bodyDeg, boardDeg, to }: Motion): boolean =>
  style !== null &&
  style in UNPOPPED &&
  ((bodyDeg === 0 && boardDeg === 0) || (style === 'Wallride' && bodyDeg === null && to === null))

/** What scrapes along the flat has to leave the ground to get up onto something. */
const popped = (part: Motion): Motion => (part.style === null ? { ...part, pop: true } : part)

/** A flip or turn whose parts are all known. */
function isClear(part: Motion): boolean {
  return canBeTaught(part) && part.boardTurn !== null
}

/** In turns the first of each list, until there are three different ones. */
function threeOf(lists: readonly (readonly Fault[])[]): Fault[] {
  const found = new Map<string, Fault>()
  for (let at = 0; at < 3; at++) {
    for (const list of lists) {
      const item = list[at]
      const isNew = item && ![...found.values()].some(({ fix }) => fix === item.fix)
      if (isNew && found.size < 3) found.set(item.mistake, item)
    }
  }
  return [...found.values()]
}

function heldMoments(
  given: Motion,
  from: Stance,
  context: Context,
  exit: Lead | null,
  met: Meeting | null = null,
): Held {
  const part = met ? { ...given, approach: met.called } : given
  const comes = met ? met.comes : given.approach
  const { contact } = part
  const feet = FEET[part.stance]
  if (contact?.kind === 'grind' || contact?.kind === 'slide') {
    const moments = edgeMoments(part, contact, context, exit, from, met)
    const { rest } = recordOf(contact).lie
    return {
      ...moments,
      set: [moments.set],
      thing: moments.words.thing,
      touch: touchOf(contact, moments.words),
      crosses: moments.words.crosses,
      comes,
      weight: rest.startsWith('nose') ? feet.nose : rest.startsWith('tail') ? feet.tail : null,
      // The sides' own mistakes come last: the joint of the pieces is what is new here.
      faults: moments.faults.slice(0, 2),
    }
  }
  const manual = contact?.kind === 'manual' ? contact : ({ kind: 'manual', name: 'Manual' } as const)
  const moments = manualMoments(part, manual, exit, from, context.name)
  const { on, foot } = moments.balance
  const onEdge = (text: string) => (context.edge ? text.replace(/\bpad\b/g, context.edge) : text)
  return {
    ...moments,
    up: onEdge(moments.up),
    lock: onEdge(moments.lock),
    out: onEdge(moments.out),
    set: [],
    thing: 'pad',
    touch: `the ${on} truck`,
    comes,
    crosses: null,
    weight: foot,
    turn: null,
    is: `you balance on the ${on} truck`,
  }
}

// ---- onto it ----

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function intoSteps(trick: Analysis, next: Motion, held: Held): string[] {
  const moments: Parts = flatParts(trick)
  const feet = moments.feet?.replace(/^.* with (?=the |your )/, 'Have ') ?? ''
  const turn = ontoTurn(trick, next, held) ?? moments.turn
  const steps = [
    moments.other ? `${feet.replace(/\.$/, '')}; ${lowered(moments.other).replace(/^have /, '')}` : feet,
    moments.off,
    trick.motion.late ? moments.level : null,
    moments.pop,
    moments.flick,
    moments.late,
    moments.push,
    turn,
    // A flip is stopped by the catch above the edge; every other movement is over before it.
    trick.isFlipped && !jumpsOffTheGround(trick.motion) ? null : moments.stop,
    drift(trick, held),
  ]
  return steps.flatMap((step) => step ?? [])
}

function cavemanSteps({ thing }: Held): string[] {
  return [
    'Hold the board by the nose in your front hand, wheels down, and have a plain caveman on the flat first.',
    `Take three quick steps along the ${thing} and jump off one foot, both knees up, higher than the ${thing}.`,
    `Bring the board in under your feet above it, let go, and have both soles on the grip before it comes down.`,
  ]
}

function cavemanFaults({ thing }: Held): Fault[] {
  return [
    {
      mistake: `You put the board on the ${thing} and climb on.`,
      fix: 'Jump first and let go last. Feet and board arrive together, or it stops under you.',
    },
    {
      mistake: 'You stick on it and do not move.',
      fix: 'Run until the moment of the jump; your steps are all the speed there is.',
    },
  ]
}

function wallieSteps({ thing, turn }: Held): string[] {
  return [
    `Choose a ${thing} with a slope or a rounded edge at the near end, knee height at most, and roll straight at it with your feet over the bolts.`,
    'Lighten the leading foot so that the front wheels climb, let the back wheels hit and bounce, and draw both knees up as they do.',
    `Let the bounce carry you up over the ${thing}${turn ? `, ${turn}` : ''}, and keep your hips above it.`,
  ]
}

function wallieFaults({ thing }: Held): Fault[] {
  return [
    {
      mistake: `The wheels stop at the ${thing} and you go on alone.`,
      fix: 'More speed, and less weight on the leading foot; the wheels have to climb before you rise.',
    },
    {
      mistake: `It throws you past the ${thing}.`,
      fix: 'You popped out of habit. Only the knees come up, and the hips stay above it.',
    },
  ]
}

function poleSteps({ thing, turn }: Held): string[] {
  return [
    `Find a pole that leans over the near end of the ${thing}, and roll straight at its foot with speed to spare, feet over the bolts.`,
    'Lift the front wheels over the foot of the pole and let the middle of the board run up it, knees bent and head above the pole.',
    `At the tip draw the leading knee up${turn ? `, ${turn}` : ''}, and keep your hips above the ${thing}.`,
  ]
}

function poleFaults({ thing }: Held): Fault[] {
  return [
    {
      mistake: 'You stop halfway up the pole.',
      fix: 'It costs more speed than it looks, and leaning back costs the rest. Push once more and keep the weight ahead.',
    },
    {
      mistake: `The pole throws you past the ${thing} on one side.`,
      fix: 'You met it at an angle. Line up pole and landing from further away.',
    },
  ]
}

function wallrideSteps({ thing, turn }: Held): string[] {
  return [
    `Find a ${thing} that runs along a wall or ends at one, and have the plain wallride first.`,
    'Ride at the wall at a slant, ollie a board length before it and set all four wheels on it, higher than where you mean to land.',
    `Stand off the wall while you roll along, then push away from it as the ${thing} comes below you${turn ? `, ${turn}` : ''}, and look down at where you will lock in.`,
  ]
}

function wallrideFaults({ thing }: Held): Fault[] {
  return [
    {
      mistake: `You come off the wall below the ${thing}.`,
      fix: 'The wall costs height. Go on higher and leave while the wheels still climb or run level.',
    },
    {
      mistake: `You push off past the ${thing}.`,
      fix: 'Only unweight and let yourself drop onto it; a hard push belongs to a wallride that ends on the ground.',
    },
  ]
}

/** A way onto it without a pop off the ground before it: how it is said, and taught. */
interface Unpopped {
  /** "A boardslide that …" */
  readonly brings: (thing: string) => string
  readonly steps: (onto: Held) => string[]
  readonly faults: (onto: Held) => Fault[]
}

/** What brings the rider up without a pop, by its style. */
const UNPOPPED: StyleTable<Unpopped> = {
  Caveman: {
    brings: () => 'you jump into off your own feet, the board carried there in your hand',
    steps: cavemanSteps,
    faults: cavemanFaults,
  },
  Wallie: {
    brings: (thing) => `you are thrown into by riding at the ${thing} wheels first`,
    steps: wallieSteps,
    faults: wallieFaults,
  },
  Wallride: {
    brings: (thing) => `you drop into from the wall beside the ${thing}`,
    steps: wallrideSteps,
    faults: wallrideFaults,
  },
  'Pole Jam': {
    brings: (thing) => `a leaning pole throws you into, up and over the end of the ${thing}`,
    steps: poleSteps,
    faults: poleFaults,
  },
}

/** How the edge of that piece is met after what comes before it. */
function metAt(parts: readonly Motion[], at: number): Meeting | null {
  const [before, part] = [parts[at - 1], parts[at]]
  return before && part && !isOnEdge(before) ? meetingOf(before, part) : null
}

/** A half turn that goes on until the board lies across has made three quarters. */
function turnedOnto(trick: Analysis, met: Meeting | null): Analysis {
  return met?.turned === 270 && trick.body === 180 ? { ...trick, body: 270 } : trick
}

/** A second flip or turn before the edge, or before the ground. */
function againSteps(trick: Analysis, onto: Held | null): string[] {
  const over = onto ? `, still above the ${onto.thing}` : ''
  const again = `Catch it for the second time${over}.`
  if (trick.isFlipped)
    return [`${trick.motion.flip.late ? lateFlickSteps(trick)[1] : flickStep(trick)} ${again}`]
  if (trick.sweep) return [`${turnStep(trick)} ${again}`]
  return trick.body > 0 ? [`${turnOnStep(trick)} Have all of it done${over}.`] : []
}

/** The turn of a half cab, a 270 or a bigspin stops where the edge wants the board. */
function ontoTurn(trick: Analysis, next: Motion, { thing, touch }: Held): string | null {
  const { body, board, opens, shape } = trick
  if (body === 0 || shape === 'varial' || shape === 'mystic' || shape === 'anti') return null
  const lead =
    opens === null ? 'Head and shoulders first' : opens ? 'Open the shoulders' : 'Close the shoulders'
  if (next.contact?.kind !== 'slide') {
    const rolling =
      next.stance === 'fakie' || next.stance === 'switch'
        ? `, so that you meet the ${thing} ${next.stance}`
        : trick.motion.stance === 'switch'
          ? `, so that you meet the ${thing} going forward in your own stance: the foot that popped is the front foot now, and its end the nose`
          : `, so that you meet the ${thing} going forward`
    if (wayOf(trick) === 'half')
      return `${lead} and have the half turn finished above the ${thing}, board in line with it${rolling}.`
    return shape === 'ahead'
      ? `${lead} for ${turns(body)} while the board makes ${turns(board)}, and have both in line with the ${thing} before you drop.`
      : null
  }
  if (wayOf(trick) === 'half') {
    const faces = opens === null ? null : opens
    return `${lead} for a quarter and no more${faces === null ? '' : ','}${facingClause(faces)}; the other quarter is the way out.`
  }
  if (wayOf(trick) === 'three quarters') {
    const sight =
      opens === null
        ? ''
        : opens
          ? ', the last of it blind'
          : `, and the ${thing} comes back into view for the last of it`
    return `${lead} and keep the head going until the board has made three quarters${sight}.`
  }
  if (shape === 'ahead')
    return `${lead} a quarter while the board makes three, and let it come to rest across the ${thing} under you.`
  return `${lead} and stop a quarter short of ${turns(body)}, ${touch} above the ${thing}.`
}

/** From the catch down onto the edge. */
function drift(trick: Analysis, held: Held): string {
  const { feet, seed, isFlipped } = trick
  const way = wayOf(trick)
  const { thing, touch, weight } = held
  const turn =
    held.turn &&
    (way === 'manner' || way === 'flip' || way === 'turned flip' || way === 'shuvit' || way === 'ollie')
  const quarter = turn ? `, ${held.turn}` : ''
  const side = held.comes === 'backside' ? 'heels' : 'toes'
  if (isFlipped) {
    return choose(seed, 'drift', [
      `Catch it with the ${feet.pop} first, still rising${quarter}, and bring ${touch} over the ${thing}.`,
      `Stop the board under both feet a few inches above the ${thing}${quarter ? `, and ${held.turn}` : `, hips already over ${weight ? `the ${weight}` : 'it'}`}.`,
      held.comes
        ? `See grip, press it to your soles and let the jump carry you toward your ${side} until ${isOrAre(touch)} over the ${thing}${quarter.replace(/^,/, ', then')}.`
        : `See grip, press it to your soles${quarter}${quarter && ','} and let the jump carry ${touch} over the ${thing}.`,
    ])
  }
  if (way === 'ollie' || way === 'manner')
    return `Level out above the ${thing}${quarter}${quarter && ','} and look for the place for ${touch}.`
  const onSoles = `Keep the board ${weight ? 'on' : 'against'} your soles${quarter}${quarter && ','} and`
  return weight
    ? `${onSoles} reach for the ${thing} with ${touch}, weight going to the ${weight}.`
    : `${onSoles} ${quarter && 'keep '}your hips above the ${thing} as you come down.`
}

// ---- from one thing to the next ----

function shift(before: Motion, next: Motion, held: Held): string {
  const from = touchIn(before)
  // What begins with half a turn takes a sentence of its own, which the lesson has already said.
  const goal = held.is.length > 90 ? '' : `, so that ${held.is}`
  const turn = turnBetween(liesAcross(before), liesAcross(next))
  if (turn === 'half')
    return `Halfway along, hop, turn halfway around above the ${held.thing}, and come down on ${held.touch}${from === held.touch ? ' again' : ''}${goal}.`
  if (held.turn && turn === 'quarter')
    return `Halfway along, unweight, ${held.turn}, and set ${held.touch} down${goal}.`
  if (before.contact?.kind === 'slide' && turn === 'quarter')
    return `Halfway along, lift ${from} clear, turn ${liesAcross(next) === 0 ? 'back' : 'most of the way back'} into line, and set ${held.touch} down${goal}.`
  if (from === 'both trucks')
    return `Halfway along, let your weight run onto the ${held.weight ?? 'other foot'}${goal}.`
  if (held.thing === 'pad')
    return `Halfway over, rock your weight across: the ${held.weight ?? 'other foot'} goes down as the first wheels come up, and for a blink all four touch.`
  return from === held.touch
    ? `Halfway along, leave ${held.touch} where ${held.touch.endsWith('trucks') ? 'they are' : 'it is'} and move the rest of the board${goal}.`
    : `Halfway along, lift off ${from} and shift onto ${held.touch} without a hop${goal}.`
}

// ---- off it ----

function outSteps(
  trick: Analysis,
  before: Motion,
  held: Held,
  exit: Lead | null,
  onto: Held | null,
): string[] {
  const { motion } = trick
  if (motion.style === 'Kickturn') {
    return [
      'Without letting the wheels down, turn head and shoulders and swing the raised end halfway around.',
      `Set the wheels down facing the new way and ${rollAway(motion.stance, exit)}.`,
    ]
  }
  const landed: Motion = trick.feet === SWITCH_NOLLIE ? { ...motion, stance: 'switch' } : motion
  const steps = [popOff(trick, before, held)]
  const wrap: Parts = motion.wrap ? wrapParts(trick) : {}
  for (const moment of [wrap.flick, wrap.turn, wrap.stop]) if (typeof moment === 'string') steps.push(moment)
  if (trick.isFlipped && !motion.wrap) steps.push(flickStep(trick))
  const turn = offTurn(trick, before, held)
  if (turn) steps.push(turn)
  if (trick.isFlipped) steps.push(catchStep(trick))
  steps.push(
    onto
      ? `Be over the ${onto.thing} again before you come down.`
      : landStep({ ...trick, exit, motion: landed }),
  )
  return steps
}

/** The popping foot takes the board around itself. */
const isScoopedAround = (trick: Analysis): boolean =>
  trick.motion.wrap !== null && trick.motion.wrap !== 'forward' && wrapFoot(trick) === trick.feet.pop

/**
 * The way off something, and what it leaves in the same words: a nollie out of switch is popped by whichever foot leads,
 * and what stands on its nose has no tail to pop.
 */
function offOf(part: Motion, before: Motion, said: Held): [Analysis, Held] {
  const done = offTheLeadingEnd(part, leadOf(before.stance))
  if (done !== part)
    return [{ ...analyze(done), feet: SWITCH_NOLLIE }, heldInWords(said, 'switch', before.stance)]
  const held = heldInWords(said, part.stance, before.stance)
  const trick = analyze(part)
  const standsOnNose = held.weight === trick.feet.nose && trick.feet.end === 'tail'
  return [standsOnNose && part.style === null && !part.wrap ? offTheNose(trick) : trick, held]
}

/** The stance in whose words a way off is told. */
const stanceOf = ({ feet, motion }: Analysis): Stance => (feet === SWITCH_NOLLIE ? 'switch' : motion.stance)

/** A turn off a slide goes on the way it was turned onto it; without one, and in a pretzel, the rider turns back. */
const isTurnedOn = ({ body, motion }: Analysis, before: Motion): boolean =>
  body > 0 && !isPretzel(before, motion)

/** The pop from a board that is pressed onto something and moving. */
function popOff(trick: Analysis, before: Motion, held: Held): string {
  const { feet, seed, motion, sweep, isFlipped } = trick
  const { thing, touch } = held
  const way = isScoopedAround(trick)
    ? ', scooping it toward the other foot in the line of the board'
    : sweep === null
      ? ''
      : sweep === 'heel'
        ? ', scooping it behind your heels'
        : ', scooping it out past your toes'
  if (!motion.pop && !sweep) return `Lift off the ${thing} while you still have speed.`
  if (before.contact?.kind === 'manual') {
    const isOver = touch === `the ${feet.end} truck`
    return isOver
      ? choose(seed, 'popOff', [
          `A board's length before the ${thing} ends, snap the ${feet.end} down from where it hovers${way}: it has only inches to go.`,
          `Near the edge of the ${thing} stamp the ${feet.end} with the ${feet.pop}${way}${way && ','} and jump off that bent leg.`,
        ])
      : `As the ${thing} ends, drop the raised end, pop the ${feet.end} with the ${feet.pop}${way} and go up.`
  }
  if (touch === `the ${feet.end}`)
    return choose(seed, 'popOff', [
      `With speed to spare, push the ${feet.pop} into the corner of the ${thing}, pop the ${feet.end} off it${way}, and ${isTurnedOn(trick, before) ? 'let the turn go on' : 'begin to unwind'}.`,
      `In the last third of the ${thing} kick the ${feet.end} down off it with the ${feet.pop}${way}, shoulders already turning.`,
    ])
  // A blunt stands on the foot that pops: it comes off by a pop, or not at all.
  if (before.contact?.kind === 'slide' && held.weight === feet.pop)
    return `Before it slows, sink over the ${feet.pop} and pop the ${feet.end} off the ${thing}${way}, high enough that the wheels on top come clear.`
  if (before.contact?.kind === 'slide')
    return sweep
      ? `Bend, and before the ${thing} ends sweep the ${feet.end} off it ${sweep === 'heel' ? 'behind your heels' : 'out past your toes'} with the ${feet.pop}.`
      : `Bend, and jump off the ${thing} with both feet before it ends.`
  return touch.includes(feet.end) || touch === (feet.end === 'nose' ? 'the front truck' : 'the back truck')
    ? choose(seed, 'popOff', [
        `Before the end of the ${thing}, snap the ${feet.end} on top of it with the ${feet.pop}${way}; the truck is already under you.`,
        `While the metal still runs, stamp the ${feet.end} against the ${thing} with the ${feet.pop}${way}, and rise.`,
      ])
    : choose(seed, 'popOff', [
        `As ${isFlipped ? 'the leading wheels leave' : 'you reach the end of'} the ${thing}, pop the ${feet.end} off its last few inches${way}.`,
        `Shift onto the ${feet.pop} near the end of the ${thing} and pop the ${feet.end} off the top${way}.`,
      ])
}

function offTurn(trick: Analysis, before: Motion, { thing }: Held): string | null {
  const { body, board, opens, shape } = trick
  const isAcross = before.contact?.kind === 'slide'
  const quarter = isAcross ? 'Turn hips and shoulders back the quarter' : null
  if (body === 0 && shape === 'straight') return quarter ? `${quarter} while the board is in the air.` : null
  if (body === 0)
    return quarter
      ? `${quarter} and let the board finish ${turns(board)} under your tucked knees.`
      : turnStep(trick)
  const lead = opens === null ? 'Throw head and arms' : opens ? 'Open the shoulders' : 'Close the shoulders'
  if (isAcross && shape === 'ahead')
    return `${lead} a further quarter; the board, which lies across already, has three more to make.`
  if (isAcross && isPretzel(before, trick.motion))
    return `${lead} against the way you came on: the first quarter only undoes that one, and half a turn more is still to come.`
  if (isAcross && body === 270)
    return `${lead} and spin on from where you stand: from across the ${thing}, three quarters bring you in line again.`
  if (isAcross && body === 180)
    return `${lead}; a quarter of the half turn is done already, so finish it and stop.`
  if (body === 180 && shape === 'spin')
    return `${lead} as the wheels leave the ${thing} and bring the hips halfway around, eyes on the ground you land on.`
  return turnStep(trick)
}

// ---- what it is ----

function describe(parts: readonly Motion[], context: Context, exit: Lead | null, seed: number): string {
  const out = leavesYou(parts[0]?.stance ?? 'regular', exit, seed)
  const [first, second, third] = parts
  if (!first || !second) return ''
  const moments = parts.map((part, at) =>
    isOnEdge(part) ? heldMoments(part, first.stance, context, exit, metAt(parts, at)) : null,
  )
  const held = moments.find((each) => each !== null)
  const thing = held?.thing ?? 'ledge'
  const way = within(turnedOnto(analyze(first), meetingOf(first, second)), seed)
  const onto = moments[1] ? heldInWords(moments[1], first.stance, second.stance) : null
  const [a, b, c] = parts.map(spoken)
  if (third && parts.length === 3 && !isOnEdge(first) && isOnEdge(second) && !isOnEdge(third))
    return `${sentence(`${withArticle(a ?? '')} onto the ${thing}, ${withArticle(b ?? '')} along it and ${withArticle(c ?? '')} off it, ${out}`)} ${intoNote(way, second, onto, seed)}`
  if (parts.length > 2)
    return sentence(
      `${parts.map((part, at) => withArticle(spoken(part, at))).join(', then ')}, without a push between them, ${out}`,
    )
  if (isOnEdge(first) && isOnEdge(second))
    return `${sentence(choose(seed, 'shifted', [`${withArticle(a ?? '')} that you shift into ${withArticle(b ?? '')} halfway along the ${thing}, ${out}`, `${withArticle(a ?? '')} becomes ${withArticle(b ?? '')} on the same ${thing}, ${out}`]))} ${turnBetween(liesAcross(first), liesAcross(second)) === 'half' ? 'Between the two you hop and turn halfway around.' : touchIn(first) === touchIn(second) ? sentence(`${touchIn(first)} ${touchIn(first).endsWith('trucks') ? 'stay where they are' : 'stays where it is'}, and only the other end moves`) : sentence(`what moves is the weight, from ${touchIn(first)} to ${touchIn(second)}`)}`
  if (isOnEdge(first)) {
    const [off, left] = held ? offOf(second, first, held) : [analyze(second), null]
    const note = inWordsOf(first.stance, stanceOf(off))(outNote(off, first, left, seed))
    return `${sentence(`${withArticle(a ?? '')} that you leave with ${withArticle(b ?? '')} instead of a hop, ${out}`)} ${note}`
  }
  const brought = ofStyle(UNPOPPED, first.style)?.brings(thing)
  if (brought && isUnpopped(first)) return sentence(`${withArticle(b ?? '')} that ${brought}, ${out}`)
  return `${sentence(
    choose(seed, 'onto', [
      withWayOut(`${withArticle(a ?? '')} straight into ${withArticle(b ?? '')}`, out),
      withWayOut(`${withArticle(a ?? '')} that comes down on the ${thing} in ${withArticle(b ?? '')}`, out),
      `${withArticle(b ?? '')} with ${withArticle(a ?? '')} on the way up to it, ${out}`,
    ]),
  )} ${intoNote(way, second, onto, seed)}`
}

/** The words for a trick depend on what it is joined to as well. */
function within(trick: Analysis, seed: number): Analysis {
  return { ...trick, seed: (trick.seed ^ seed) >>> 0 }
}

/** Something flipped or stepped out of onto an obstacle, as its two pieces: the way there and the obstacle. */
export function piecesOf(motion: Motion, contact: Contact): [Motion, Motion] {
  const { approach, to, revert, reverses, stance, flip, wrap, late, style } = motion
  return [
    plainMotion({ stance, flip, wrap, late, style }),
    { ...plainMotion({ stance, contact }), approach, to, revert, reverses },
  ]
}
