import type { Contact } from '../contacts.ts'
import { FEET } from '../feet.ts'
import { rollOut } from '../lines/trick.ts'
import { type Motion, motion as plainMotion } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import type { Lead } from '../stance.ts'
import { isAirStyle, ofStyle, STYLES, type StyleName, type StyleTable } from '../styles.ts'
import { beatsOf } from '../usual.ts'
import { combinationLesson } from './combinations.ts'
import { edgeLesson } from './edges/edges.ts'
import { flatLesson } from './flat/flat.ts'
import { powerslideLesson } from './flat/powerslides.ts'
import { heldLesson, isHeld, piecesOf } from './held.ts'
import { MANNERS } from './manners.ts'
import { manualLesson } from './manuals.ts'
import texts from './named.json' with { type: 'json' }
import { openLesson } from './open.ts'
import {
  type Context,
  endsExchanged,
  type Fault,
  type Lesson,
  leavesYou,
  revertStep,
  rollAway,
  seedOf,
  sentence,
  squeeze,
  turnPhrase,
  turns,
} from './phrases.ts'
import { plantedHopLesson } from './planted-hops.ts'
import { plantLesson } from './plants.ts'
import { airLesson } from './ramps/airs.ts'
import { stallLesson } from './ramps/stalls.ts'
import { transferLesson } from './ramps/transfers.ts'
import { CROOKED_BACK, sideOf, wallrideLesson } from './wallrides.ts'

/**
 * How to do a trick, in a coach's words, from its motion; the context chooses between ways to say it. Where the motion
 * leaves open what the board does, the lesson is how to learn it, which claims nothing about the trick itself.
 */
export function lessonFor(motion: Motion, context: Context = {}): Lesson {
  const exit = exitIn(motion, context)
  return saidOnce(compose(motion, context, exit) ?? openLesson(motion, context, exit))
}

/** Pieces joined to one trick may have a sentence in common: the later one goes, and what stands empty after that. */
function saidOnce(lesson: Lesson): Lesson {
  const said = new Set<string>()
  const once = (text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((part) => !said.has(part) && said.add(part))
      .join(' ')
  const description = once(lesson.description)
  const steps = lesson.steps.map(once).filter((step) => step !== '')
  const mistakes = lesson.mistakes.map(({ mistake, fix }) => ({ mistake, fix: once(fix) || fix }))
  return { ...lesson, description, steps, mistakes }
}

function compose(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  if (motion.parts.length > 0) {
    const parts = motion.parts.flatMap((part) => beatsOf(part) ?? part)
    return combinationLesson({ ...motion, parts }, context, exit, compose) ?? wallrideLesson(motion, exit)
  }
  const unrolled = turnedBack(motion) ?? beatsOf(motion)
  if (unrolled) return combinationLesson({ ...motion, parts: unrolled }, context, exit, compose)
  const { contact } = motion
  if (motion.style === 'Transfer') return transferLesson(motion, exit)
  if (!contact) {
    if (motion.style === 'Powerslide') return powerslideLesson(motion, exit)
    const named = namedLesson(motion, context, exit)
    if (named) return named
    if (motion.style === 'Wallride' && !motion.to) return wallrideLesson(motion, exit)
    if (isRevertOnly(motion)) return revertLesson(motion, exit)
    if (motion.to && motion.style && NAMED_LESSONS[motion.style]) return null
    const hop = plantedHopLesson(motion, exit)
    if (hop) return hop
    const { style } = motion
    const isPlainAir = motion.reverses && !(style && MANNERS[style] && !OWN_WAYS[style])
    return isPlainAir ? airLesson(motion, contact, context, exit) : flatLesson(motion, context, exit)
  }
  if (contact.kind === 'plant') return plantLesson(motion, contact, exit)
  if (!isPlain(motion)) return inTwo(motion, contact, context, exit)
  switch (contact.kind) {
    case 'grind':
    case 'slide':
      return edgeLesson(motion, contact, context, exit)
    case 'manual':
      return manualLesson(motion, contact, context, exit)
    case 'stall':
      return stallLesson(motion, contact, exit)
    case 'grab':
    case 'air':
      return airLesson(motion, contact, context, exit)
  }
}

/** What the toes send back from below is two things in one jump: the way there, and the underflip. */
function turnedBack({ style, flip, boardTurn, ...motion }: Motion): Motion[] | null {
  if (motion.contact || motion.bodyTurn === null) return null
  const isCanceled = style === 'Cancel' && flip.kind !== 'none' && flip.kind !== null
  const isUnder = style === 'Underflip' || style === 'Back Foot Underflip'
  if (!isCanceled && !isUnder) return null
  const { stance, bodyDeg, bodyTurn } = motion
  // The board alone turns backside unless said, as in a shuvit.
  const board = isUnder && boardTurn !== null && bodyTurn === 0 ? -boardTurn : bodyDeg
  const way = { stance, bodyDeg, bodyTurn, boardDeg: board, boardTurn: board && Math.abs(board) }
  const back = plainMotion({
    stance,
    style: isUnder ? style : 'Underflip',
    boardDeg: null,
    boardTurn: null,
  })
  return [plainMotion(isCanceled ? { ...way, flip } : way), back]
}

/** Something flipped or styled on an obstacle: first the way there, then the obstacle. */
function inTwo(motion: Motion, contact: Contact, context: Context, exit: Lead | null): Lesson | null {
  const [way, held] = piecesOf(motion, contact)
  const inner = { ...context, name: context.name ?? nameTrick(motion)?.name }
  if (isHeld([way, held])) return heldLesson([way, held], inner, exit, seedOf(JSON.stringify(motion)))
  const lesson = compose(held, context, exit)
  const before = compose(way, { obstacles: ['Flat Ground'] }, null)
  if (!lesson || !before) return null
  const [first = '', second = ''] = before.steps
  return {
    description: `${before.description.split(', ')[0]}, taken onto an obstacle. ${lesson.description}`,
    steps: squeeze([first, second, ...lesson.steps.slice(1)]),
    mistakes: [...before.mistakes.slice(0, 1), ...lesson.mistakes].slice(0, 3),
  }
}

/** A trick that is a movement of its own rather than a sum of turns and flips. */
interface NamedLesson {
  readonly is: string
  readonly steps: readonly string[]
  readonly faults: readonly Fault[]
  /** Rolls away in some stance, so that the description says in which. */
  readonly rollsOn: boolean
  /** What is different on that side, in a sentence. */
  readonly frontside?: string
  readonly backside?: string
}

/** Such tricks by the name of their style. */
const NAMED_LESSONS: Readonly<Record<string, NamedLesson | undefined>> = texts

function namedLesson(motion: Motion, context: Context, exit: Lead | null): Lesson | null {
  const written = writtenFor(motion)
  const named = written && motion.stance === 'switch' ? inSwitch(written) : written
  const isKnown =
    motion.stance === 'regular' ||
    motion.stance === 'switch' ||
    inFakie(asCalled(motion)) !== undefined ||
    isOnNose(motion)
  if (!named || !isKnown || motion.contact) return null
  if (motion.to && motion.style === 'Wallride') return wallrideBack(named, motion, exit)
  // A way out that the written steps do not come to is not theirs to teach.
  if (motion.to && !ROLLS_AWAY.test(named.steps.at(-1) ?? '')) return null
  const way =
    named.rollsOn && !motion.to ? `, ${leavesYou(motion.stance, exit, seedOf(motion.style ?? ''))}` : ''
  const side = /^(frontside|backside)\b/i.exec(context.name ?? '')?.[1]?.toLowerCase()
  const more = (side === 'frontside' || side === 'backside') && named[side]
  const spin = spinIn(motion)
  const [is = '', ...rest] = named.is.split(/(?<=\.) /)
  const isAir = isAirStyle(motion.style)
  const on = spin ? (isAir ? `, while you make ${spin} yourself` : `, with ${spin} on the way`) : ''
  // Above a coping the spin is thrown as the board leaves it, and all else happens inside.
  const lip = isAir ? named.steps.findIndex((step) => LEAVES_LIP.test(step)) + 1 : 0
  const jump = isAir ? -1 : named.steps.findLastIndex((step) => TAKES_OFF.test(step))
  const spun = !spin
    ? named.steps
    : jump > 0
      ? [
          ...named.steps.slice(0, jump),
          'Before you leave the ground wind the shoulders up a little, against the spin.',
          named.steps[jump] ?? '',
          `Let the shoulders go as you leave the ground, head first: ${turns(motion.bodyTurn ?? 0)}, stopped before you land.`,
          ...named.steps.slice(jump + 1),
        ]
      : named.steps.toSpliced(
          lip > 0 ? lip : named.steps.length - 1,
          0,
          isAir ? thrownAtLip(motion) : aroundStep(motion),
        )
  const isAsWritten = motion.stance === 'regular' && exit === 'F'
  const away = motion.revert ? 'stay low' : rollAway(motion.stance, exit)
  const ended = (step: string) => (isAsWritten ? step : step.replace(ROLLS_AWAY, away))
  const reverted = motion.revert
    ? {
        note: `A revert on the wheels ends it, ${leavesYou(motion.stance, exit)}.`,
        steps: [revertStep(motion.stance, exit, 0, false)],
      }
    : { note: motion.to ? `Here you roll out ${exit === 'B' ? 'fakie' : 'forward'}.` : '', steps: [] }
  return {
    description: [
      `${is.replace(/\.$/, '')}${on}${motion.revert ? '' : way}.`,
      ...rest.map(sentence),
      ...(reverted.note ? [reverted.note] : []),
      ...(more ? [more] : []),
    ].join(' '),
    steps: squeeze([...spun, ...reverted.steps]).map(ended),
    mistakes: named.faults,
  }
}

const LEAVES_LIP = /\bleave the (?:coping|lip)\b/i

/** Where a jump, or what throws the rider, begins. */
const TAKES_OFF =
  /\bjump (?:straight up|out|off one foot)\b|\bdraw (?:both|the) knees up\b|\bwheels leave the edge\b/i

const aroundStep = ({ bodyTurn }: Motion): string =>
  `Turn head and shoulders first, bring ${turns(bodyTurn ?? 0)} around and stop it before you land.`

const thrownAtLip = ({ bodyTurn }: Motion): string =>
  bodyTurn === 180
    ? 'Turn your head to the landing at once; hips and board come half around behind it.'
    : `Throw head and shoulders around for ${turns(bodyTurn ?? 0)} as the last wheels pass the coping; all else is done inside that spin.`

const ROLLS_AWAY = /\broll away forward\b/

const CASPER = /^(?:Anti )?(Casper(?: Flip)?)$/

/** A casper stands on the tail; an anti casper, and one out of a nollie, on the nose. */
const isOnNose = ({ style, stance }: Motion): boolean =>
  style !== null && CASPER.test(style) && style.startsWith('Anti ') !== (stance === 'nollie')

/** What is never popped: rolling backward, only the ends change their parts. */
const UNPOPPED = new Set<StyleName>([
  'Drop In',
  'Roll In',
  'Wallie',
  'No Comply Wallie',
  'Pole Jam',
  'Hippie Jump',
  'Acid Drop',
  'Carve',
  'Tic Tac',
])

/** What is popped off the tail by the back foot, as it is in fakie too. */
const OFF_THE_TAIL = new Set<StyleName>(['Casper Flip', 'Illusion Flip', 'Strawberry Milkshake'])

const afterWords = (words: string, is: string): string =>
  `${words}, ${is.charAt(0).toLowerCase()}${is.slice(1)}`

/** Rolling backward, as it is written down for that, or with the ends exchanged. */
function inFakie({ style, stance }: Motion): NamedLesson | undefined {
  if (stance !== 'fakie' || style === null) return undefined
  const plain = NAMED_LESSONS[style]
  const own = NAMED_LESSONS[`Fakie ${style}`]
  if (own || !plain) return own
  if (UNPOPPED.has(style)) return tailFirst(plain)
  return OFF_THE_TAIL.has(style) ? { ...plain, is: afterWords('Rolling backward', plain.is) } : undefined
}

const BY_PLACE: readonly (readonly [RegExp, string])[] = [
  [/\bfront(?= (?:wheels|trucks?)\b)/g, 'leading'],
  [/\bback(?= (?:wheels|trucks?)\b)/g, 'trailing'],
]

const TAIL_FIRST = /\b(?:nose|tail|(?:front|back)(?= (?:foot|hand|knee|leg|heel|bolts|shoulder|side)\b))/g

/** The same movement with the tail ahead and the back foot over it; the wheels are called after their place. */
function tailFirst(written: NamedLesson): NamedLesson {
  const swap: Readonly<Record<string, string>> = { nose: 'tail', tail: 'nose', front: 'back', back: 'front' }
  const { is, ...rest } = reworded(written, (text) =>
    BY_PLACE.reduce((said, [from, to]) => said.replace(from, to), text).replace(
      TAIL_FIRST,
      (word) => swap[word] ?? word,
    ),
  )
  return { ...rest, is: afterWords('In fakie', is) }
}

/** What has two names. */
const OTHERWISE_CALLED: StyleTable<StyleName> = {
  'Primo Stand': 'Railstand',
  'Tail Drop': 'Drop In',
}

const asCalled = (motion: Motion): Motion => ({
  ...motion,
  style: ofStyle(OTHERWISE_CALLED, motion.style) ?? motion.style,
})

function writtenFor(given: Motion): NamedLesson | undefined {
  const motion = asCalled(given)
  const fakie = inFakie(motion)
  if (fakie) return fakie
  const casper = motion.style ? CASPER.exec(motion.style)?.[1] : undefined
  const written = NAMED_LESSONS[casper ?? motion.style ?? '']
  return written && isOnNose(motion) ? onTheOtherEnd(written) : written
}

const OTHER_WAY: Readonly<Record<string, string>> = { 'further back': 'further forward', backward: 'forward' }

/** The same movement with the ends of the board exchanged. */
function onTheOtherEnd(written: NamedLesson): NamedLesson {
  return reworded(written, (text) =>
    endsExchanged(text).replace(/\b(?:further back|backward)\b/g, (word) => OTHER_WAY[word] ?? word),
  )
}

/** Said otherwise, sentence by sentence; what a side adds is left out. */
function reworded({ is, steps, faults, rollsOn }: NamedLesson, say: (text: string) => string): NamedLesson {
  return {
    is: say(is),
    steps: steps.map(say),
    faults: faults.map(({ mistake, fix }) => ({ mistake: say(mistake), fix: say(fix) })),
    rollsOn,
  }
}

/** A spin that the plain movement does not have, in words. */
function spinIn({ style, bodyDeg, bodyTurn }: Motion): string | null {
  const isAdded = style !== null && STYLES[style].bodyDeg === 0 && bodyTurn !== null && bodyTurn > 0
  if (!isAdded) return null
  return isAirStyle(style) && bodyDeg === null ? turns(bodyTurn) : turnPhrase(bodyTurn, bodyDeg)
}

const IN_SWITCH: readonly (readonly [RegExp, string])[] = [
  [/\bfront (?=(?:foot|hand|knee|leg|heel|toes|laces)\b)/g, 'leading '],
  [/\bback (?=(?:foot|hand|knee|leg|heel|toes|laces)\b)/g, 'trailing '],
]

/** The same movement with the other foot ahead: in switch a foot is called after its place. */
function inSwitch(written: NamedLesson): NamedLesson {
  const { is, ...rest } = reworded(written, (text) =>
    IN_SWITCH.reduce((said, [from, to]) => said.replace(from, to), text),
  )
  return { ...written, ...rest, is: afterWords('In switch', is) }
}

/** Nothing but the half turn slid on the wheels. */
function isRevertOnly({ revert, bodyDeg, boardDeg, flip, wrap, style, pop, to }: Motion): boolean {
  return (
    revert !== null &&
    !pop &&
    bodyDeg === 0 &&
    boardDeg === 0 &&
    flip.kind === 'none' &&
    !(wrap || style || to)
  )
}

function revertLesson({ stance, revert }: Motion, exit: Lead | null): Lesson {
  const { nose, tail } = FEET[stance]
  const way = revert === 'either' ? '' : ` ${revert}`
  const shoulders =
    revert === 'frontside'
      ? 'Open the leading shoulder'
      : revert === 'backside'
        ? 'Close the leading shoulder'
        : 'Turn head and shoulders'
  return {
    description: `All four wheels slide halfway around${way} under you while you roll${stance === 'regular' ? '' : ` in ${stance}`}, ${leavesYou(stance, exit)}. It is the end of half the tricks on a ramp, so it pays to have it by itself.`,
    steps: [
      'Find smooth ground and hard wheels, and roll at a jog with both feet over the bolts.',
      'Sink, then rise out of the knees, so that the wheels go light for a moment.',
      `${shoulders} and push the board halfway around with both feet, the ${tail} a little more than the ${nose}.`,
      'Keep your weight above the middle, so that nose and tail slide equally far.',
      `Stop the shoulders when the board is in line again, press the wheels down and ${rollAway(stance, exit)}.`,
    ],
    mistakes: [
      {
        mistake: 'The wheels stick a quarter around and throw you.',
        fix: 'You pushed while your weight was on them. Rise first, slide in the light moment.',
      },
      {
        mistake: 'It turns, but around one truck.',
        fix: `All of you stood on the ${tail}. Spread the push over both feet and keep the hips in the middle.`,
      },
      {
        mistake: 'You turn further than you wanted.',
        fix: 'Look where you will roll and stop the shoulders there; the board stops with them.',
      },
    ],
  }
}

/** The wall sends the rider back the way he came. */
function wallrideBack({ is, steps, faults }: NamedLesson, motion: Motion, exit: Lead | null): Lesson {
  return {
    description: `${is
      .split('. ')[0]
      ?.replace(/ and come off.*/, '')
      .replace(
        /\bat a wall\b/,
        `$&${sideOf(motion)}`,
      )} and roll back down the way you came up, ${leavesYou(motion.stance, exit)}. It wants a wall with a curve or a bank at its foot, ridden almost straight on.`,
    steps: [
      ...steps.slice(0, -2),
      'Stay on with both knees bent until the wheels stand still, and look down over the shoulder that will lead.',
      `Let the board roll back tail first, stay off the wall with your weight and ${rollAway(motion.stance, exit)}.`,
    ],
    mistakes: [...faults.slice(0, -1), CROOKED_BACK],
  }
}

/** Ways of doing a trick that are taught as part of a kind of contact. */
const OWN_WAYS: StyleTable<readonly Contact['kind'][]> = {
  'One Foot': ['manual', 'grind', 'grab', 'air'],
  Slappy: ['grind', 'slide'],
  Layback: ['grind'],
  'Alley-Oop': ['grind', 'slide', 'grab', 'air', 'stall'],
  Rodeo: ['grab', 'air'],
  Varial: ['grab'],
  // Flown above a wall it needs no contact named.
  Airwalk: [],
}

/** A grab may be flipped into; all else that is done on an obstacle in a way of its own is a piece by itself. */
function isPlain({ contact, flip, wrap, late, style }: Motion): boolean {
  const kinds = style ? OWN_WAYS[style] : undefined
  const isStyled = style !== null && !(contact && kinds?.includes(contact.kind))
  const isFlipped =
    flip.kind === null || (flip.kind !== 'none' && contact?.kind !== 'grab' && contact?.kind !== 'air')
  return !(isStyled || isFlipped || wrap || late)
}

/** How the trick rolls away: as its sequence says, else as its motion does. */
function exitIn(motion: Motion, context: Context): Lead | null {
  return rollOut(motion, { obstacles: context.obstacles ?? [], sequence: context.sequence ?? null })
}
