import { isFootPlant, recordOf } from '../../contacts.ts'
import { LEVELS } from '../../difficulty/difficulty.ts'
import { watchFor } from '../../lines/reasons/watch-for.ts'
import { capital, type Thought, unsaid } from '../../lines/reasons/wording.ts'
import { startsHigh } from '../../lines/trick.ts'
import { isFlipped, type Motion } from '../../motion.ts'
import { leadOf } from '../../stance.ts'
import type { StyleTable } from '../../styles.ts'
import { inSentence } from '../../wording.ts'
import { type Feature, isHalfPipe, isOnTop, leadOff, type ParkTrick, sendsBack } from '../belongs.ts'
import { levelOn } from '../size.ts'
import { inAir, onCoping, onEdge, onWheels } from './held.ts'
import { slopeOf, thingOf, top, worded } from './wording.ts'

/**
 * Why this trick, on this feature, for this rider; at most three sentences. `said` holds what was said of the feature
 * already, so that its tricks are not all worded alike, and `told` what was said of the rider, of whom nothing is said
 * twice.
 */
export function parkReason(
  trick: ParkTrick,
  feature: Feature,
  level: ParkTrick['level'] | 'all',
  said = new Set<string>(),
  told = said,
): string {
  const around = aroundIt(trick)
  const off = offLevel(trick, feature, level)
  // What is landed elsewhere is no reason to try it where everything is two levels bigger.
  const isFar = isFarAbove(feature, trick, level)
  return [
    trick.own && !isFar ? unsaid(ownWords(trick, feature), 0, told) : '',
    howTo(trick, feature, said),
    isFar ? bigStep(feature, said) : '',
    around ? worded(around, said) : '',
    (off && !isFar ? unsaid(off, 0, told) : null) ?? rollsOut(trick, feature, said),
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')
}

/** Whether it is where one learns such a trick, so that there is nothing new about the place. */
function isHome({ place, motion }: ParkTrick, feature: Feature): boolean {
  const { name, category } = feature
  switch (place) {
    case 'flat':
      return category === 'Flat' || motion.style === 'Kickturn'
    case 'manual':
      return category === 'Flat' || category === 'Manual'
    case 'edge':
      return LEARNED_ON.has(name)
    case 'wall':
    case 'air':
      return isHalfPipe(feature) || name === 'Quarter Pipe' || (isOnTop(feature) && startsHigh(motion))
  }
}

const LEARNED_ON = new Set(['Curb', 'Parking Block', 'Low Box', 'Ledge', 'Flat Bar'])

/** How one's own trick is spoken of: where one learns it, or at a new place. */
function ownWords(trick: ParkTrick, feature: Feature): Thought {
  if (trick.own === 'LEARNING')
    return isHome(trick, feature)
      ? {
          kind: 'learning',
          says: [
            'You are learning it, and this is the place for it.',
            'Still learning it? Give it a few tries here.',
          ],
        }
      : {
          kind: 'learning elsewhere',
          says: [
            'You are learning it, and a new spot is good practice.',
            'Still learning it? Here it feels different, and that helps.',
          ],
        }
  return isHome(trick, feature)
    ? {
        kind: 'landed',
        says: ['You land it already, so it is one to count on.', 'You have it, so put it in.'],
      }
    : {
        kind: 'landed elsewhere',
        says: ['You land it already, so this is a fair next place for it.', 'You have it, so bring it here.'],
      }
}

const SMALLER: Readonly<Record<string, string>> = {
  Rail: 'have it on a flat bar first',
  Edge: 'have it on a low ledge first',
  Gap: 'have it off a curb and a small drop first',
  Transition: 'have it on a mini ramp first',
}

/**
 * Whether the feature is two levels above the trick or above what was asked for. Who asked for as much as the feature
 * is has been on smaller ones.
 */
function isFarAbove(
  { difficulty, category }: Feature,
  trick: ParkTrick,
  level: ParkTrick['level'] | 'all',
): boolean {
  if (!(category in SMALLER)) return false
  const size = LEVELS.indexOf(difficulty)
  const asked = level === 'all' ? LEVELS.indexOf(trick.level) : LEVELS.indexOf(level)
  return size > asked && size > Math.min(asked, LEVELS.indexOf(trick.level)) + 1
}

/** Said once of each feature. */
function bigStep(feature: Feature, said: Set<string>): string {
  const first = SMALLER[feature.category]
  if (!first) return ''
  const are = /s$/.test(feature.name) ? 'are' : 'is'
  return (
    unsaid(
      { kind: 'big step', says: [`${capital(thingOf(feature))} ${are} a big step: ${first}.`] },
      0,
      said,
    ) ?? ''
  )
}

function offLevel(trick: ParkTrick, feature: Feature, level: ParkTrick['level'] | 'all'): Thought | null {
  const there = levelOn(trick, feature)
  if (level === 'all' || there === level) return null
  const isEasier = LEVELS.indexOf(there) < LEVELS.indexOf(level)
  return isEasier
    ? {
        kind: 'easier',
        says: [
          // Nobody warms up over an obstacle.
          feature.category === 'Flat'
            ? 'Easier than you asked for: take it as a warm-up.'
            : 'Easier than you asked for, and good to have there.',
          'An easier one in between.',
        ],
      }
    : {
        kind: 'harder',
        says: ['Harder than you asked for, but little else is done there.', 'A harder one to look at.'],
      }
}

function rollsOut(trick: ParkTrick, feature: Feature, said: Set<string>): string {
  const exit = leadOff(trick, feature)
  if (exit === null || exit === leadOf(trick.motion.stance)) return ''
  const way = exit === 'F' ? 'forward' : 'fakie'
  const says = [`You roll out ${way}.`, `It leaves you ${way}.`, `Be ready to ride away ${way}.`]
  return unsaid({ kind: `rolls out ${way}`, says }, 0, said) ?? ''
}

/** What is done on the way onto something, or on the way off. */
function aroundIt({ motion }: ParkTrick): Thought | null {
  const at = motion.parts.findLastIndex(({ contact }) => contact !== null)
  const [before, after] = [motion.parts[at - 1], motion.parts[at + 1]]
  if (at >= 0 && after) return wayOff(after, motion.parts[at]?.contact?.kind === 'stall')
  if (at > 0 && before) return wayOnto(before)
  return motion.revert === null || motion.contact === null
    ? null
    : {
        kind: 'revert',
        says: [
          'Then slide the last half turn around on the wheels.',
          'Unweight at the end and let it slide around.',
        ],
      }
}

const turnsAlone = ({ boardDeg, bodyDeg }: Motion) => (boardDeg ?? 0) !== (bodyDeg ?? 0)

/** The board flies on as it lies, and the rider turns above it. */
const isBodyVarial = ({ boardTurn, bodyTurn }: Motion) => boardTurn === 0 && (bodyTurn ?? 0) > 0

function wayOnto(part: Motion): Thought | null {
  if (part.contact)
    return part.contact.kind === 'grab' || part.contact.kind === 'air'
      ? null
      : {
          kind: 'from contact',
          says: [`It starts as a ${inSentence(part.contact.name)}, so keep some speed for the change.`],
        }
  if (isFlipped(part))
    return {
      kind: 'flip onto',
      says: [
        'See the board come around before you set it down.',
        'Flick early: it has to be flat before it touches.',
        'Flip it a bit higher than on the flat; the rest is as ever.',
      ],
    }
  if (isBodyVarial(part))
    return { kind: 'body onto', says: ['Turn above the board while it flies straight on, then set it down.'] }
  if (turnsAlone(part))
    return {
      kind: 'turn onto',
      says: [
        'Let the board come around before you set it down.',
        'Scoop first, and only then look for where it lands.',
      ],
    }
  return (part.bodyDeg ?? 0) === 0
    ? null
    : {
        kind: 'spin onto',
        says: [
          'Turn in the air first, then look for where it lands.',
          'Most of the turn is done before it touches.',
        ],
      }
}

/** Off an edge there is an end; off the lip one comes back in. */
function wayOff(part: Motion, isAtLip: boolean): Thought {
  if (isAtLip)
    return {
      kind: 'off the lip',
      says: isFlipped(part)
        ? ['Jump in toward the ramp as you flip it out.']
        : isBodyVarial(part)
          ? ['Jump as the board comes back in, and turn above it.']
          : turnsAlone(part)
            ? ['Scoop it as you hop back in.']
            : ['Hop as you come back in, and turn with the hop.'],
    }
  if (isFlipped(part))
    return {
      kind: 'flip off',
      says: [
        'Flip it out before the end, while there is something left to pop from.',
        'Stay over the board at the end, so that you can flick out of it.',
      ],
    }
  if (isBodyVarial(part))
    return { kind: 'body off', says: ['Jump at the end and turn above the board while it goes straight on.'] }
  if (turnsAlone(part))
    return {
      kind: 'turn off',
      says: ['Scoop it out just before the end.', 'Let the board turn under you on the way off.'],
    }
  return {
    kind: 'spin off',
    says: [
      'Turn your shoulders before the end, and the board follows.',
      'Look back the way you came to turn out.',
    ],
  }
}

function howTo(trick: ParkTrick, feature: Feature, said: Set<string>): string {
  const { motion, place } = trick
  const thing = thingOf(feature)
  const record = motion.contact ? recordOf(motion.contact) : null
  const tell = (kind: string, ...says: string[]) => worded({ kind, says }, said)
  const down = motion.style && WAYS_DOWN[motion.style]
  if (down) return worded(down(thing, feature), said)
  if (startsHigh(motion))
    return tell('step off', `Go off the edge of ${thing} without a pop and land flat on all four wheels.`)
  if (trick.name === 'Kickturn')
    return sendsBack(trick, feature)
      ? `Ride up ${slopeOf(feature)}, lift the front wheels where you slow down, and swing around.`
      : 'Weight on the tail, lift the front wheels a little, and let the shoulders lead.'
  if (motion.style === 'Slappy')
    return tell(
      'slappy',
      `Ride at ${thing} at a slant without a pop, and throw your hips up so that the wheels climb it.`,
      `Let the front wheels bump up ${thing}, hips after them, and lock in from there.`,
    )
  if (record?.kind === 'grind' || record?.kind === 'slide')
    return place === 'wall' || feature.category === 'Transition'
      ? worded(onCoping(trick, feature, record), said)
      : worded(onEdge(trick, feature, record), said)
  if (place === 'manual') return worded(onWheels(trick, feature), said)
  if (record?.kind === 'stall') return worded(onCoping(trick, feature, record), said)
  if (record?.kind === 'plant')
    return tell(
      'plant',
      `Slow down at ${top(feature)}, plant, and stay over your ${motion.contact && isFootPlant(motion.contact) ? 'foot' : 'hand'} until the board is back.`,
      `Plant at ${top(feature)} just before you stop, and keep the board close.`,
      `Let the speed run out at ${top(feature)}: the plant carries you, and the board comes last.`,
    )
  if (place === 'air' || record?.kind === 'grab') return worded(inAir(trick, feature), said)
  const along = motion.style && WAYS_ALONG[motion.style]
  if (!along && motion.parts.some(({ style }) => style === 'Wallride'))
    return motion.parts[0]?.style === 'Wallride'
      ? `Ride ${thing} on all four wheels first, and pop off it before you slow down.`
      : `Pop early, well before ${thing}, and catch the board before the wheels go onto it.`
  if (along) return worded(along(thing, feature), said)
  return sendsBack(trick, feature) ? onTheWayUp(trick, feature, said) : overIt(trick, feature, said)
}

type ByStyle = StyleTable<(thing: string, feature: Feature) => Thought>

const WAYS_DOWN: ByStyle = {
  'Drop In': (thing, feature) => ({
    kind: 'drop in',
    says: [
      `Put the tail down, step on and lean in: ${feature.category === 'Flat' ? 'the ramp' : thing} does the rest.`,
    ],
  }),
  'Roll In': (thing) => ({
    kind: 'roll in',
    says: [`Roll over the edge of ${thing} with your weight forward, and bend the knees for the bottom.`],
  }),
  'Bomb Drop': (thing) => ({
    kind: 'bomb drop',
    says: [`Take the board in the hand, jump off ${thing}, and have both feet on it before it touches.`],
  }),
}

const WAYS_ALONG: ByStyle = {
  Wallie: (thing) => ({
    kind: 'wallie',
    says: [`Roll straight into ${thing} and pop off it as the wheels climb.`],
  }),
  Wallride: (thing) => ({
    kind: 'wallride',
    says: [
      `Come at ${thing} at an angle and keep all four wheels pressed to it.`,
      `Pop early, turn all four wheels to ${thing}, and look where you come off it.`,
      `Ride up ${thing} a little, lean out from it, and push off to come down.`,
      `The faster you meet ${thing}, the longer it holds you.`,
    ],
  }),
  Carve: (thing) => ({
    kind: 'carve',
    says: [`Lean into ${thing} and draw a wide curve without lifting a wheel.`],
  }),
  Pump: (thing) => ({
    kind: 'pump',
    says: [`Press down where ${thing} is lowest, get light on the way up, and it gives you speed.`],
  }),
  'Pole Jam': (thing) => ({
    kind: 'pole jam',
    says: [
      `Lift the front wheels at ${thing}, let the middle of the board slide up it, and fly off the end.`,
    ],
  }),
}

function onTheWayUp(trick: ParkTrick, feature: Feature, said: Set<string>): string {
  const side = feature.category === 'Transition' ? 'wall' : 'slope'
  const slope = [
    `Do it on the way up ${slopeOf(feature)}, and the ${side} brings you back down.`,
    `Pop while there is speed left on ${slopeOf(feature)}, and ride it down from where you land.`,
    `Low on ${slopeOf(feature)} is high enough: the ${side} is where you land.`,
  ]
  return (
    unsaid({ kind: 'slope', says: slope }, 0, said) ??
    `On ${slopeOf(feature)}: ${worded(watchFor(trick), said)}.`
  )
}

const OVER: Readonly<Record<string, string>> = {
  Flatground: 'There is room all around on flat ground',
  'Platform / Deck': 'Short as it is, the deck has room for it',
  Stairs: 'Pop close to the top of the stairs and land with bent knees',
  Gap: 'Be fast enough for the gap before you think of the trick',
  'Euro Gap': 'Pop at the top of the bank that leads up to the Euro gap, so that its rise carries you over',
  Drop: 'The drop gives you time in the air, so stay over the board',
  Kicker: 'Wait until the wheels leave the kicker, which lifts you by itself',
  Hip: 'Leave one side of the hip, turn your head, and land on the other',
  Pyramid: 'Pop near the top of the pyramid and land on the way down',
  Funbox: 'Pop up the bank of the funbox and land on the far side',
  Roller: 'Leave the crown of the roller and land on its back',
  Spine: 'Transfer it off one side of the spine and down the other',
  'Snake Run': 'Do it between two curves of the snake run, where it is straight',
}

/** How one goes, where it was said of the feature what it is like. */
const ACROSS: Readonly<Record<string, string>> = {
  'Platform / Deck': 'On',
  Stairs: 'Down',
  Drop: 'Off',
  Kicker: 'Off',
  'Snake Run': 'In',
}

/** Where it is done is said at length once of a feature. */
function overIt(trick: ParkTrick, feature: Feature, said: Set<string>): string {
  const over = OVER[feature.name] ?? `Do it over ${thingOf(feature)} with the speed it needs`
  const where = unsaid({ kind: 'where', says: [over] }, 0, said)
  const watch = worded(watchFor(trick), said)
  if (where) return `${where}: ${watch}.`
  if (feature.category === 'Flat' && !isOnTop(feature)) return `${capital(watch)}.`
  return `${ACROSS[feature.name] ?? 'Over'} ${thingOf(feature)}: ${watch}.`
}
