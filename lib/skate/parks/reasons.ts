import { isFootPlant, recordOf } from '../contacts.ts'
import { LEVELS } from '../difficulty/difficulty.ts'
import { isFlipped } from '../flip.ts'
import { startsHigh } from '../lines/trick.ts'
import { alwaysWatch } from '../lines/watch.ts'
import type { Motion } from '../motion.ts'
import { holding, Sayings, type Words } from '../rows.ts'
import { leadOf } from '../stance.ts'
import { capital, inSentence } from '../wording.ts'
import { type Feature, isHalfPipe, isOnTop, leadOff, type ParkTrick, sendsBack } from './belongs.ts'
import { slopeOf, thingOf, topOf } from './names.ts'
import ROWS from './rows/reasons.json' with { type: 'json' }
import { levelOn } from './size.ts'

type Level = ParkTrick['level'] | 'all'

const sayings = new Sayings(ROWS)

/** Sentences that a reason has room for. */
const MOST = 3

/**
 * Why this trick, on this feature, for this rider. `said` holds what was said of the feature already, so that its tricks
 * are not all worded alike, and `told` what was said of the rider, of whom nothing is said twice.
 */
export function parkReason(
  trick: ParkTrick,
  feature: Feature,
  level: Level,
  said = new Set<string>(),
  told = said,
): string {
  const words = { traits: traitsOf(trick, feature, level), slots: slotsOf(trick, feature) }
  const fresh = (moment: keyof typeof ROWS, before: Set<string>) => sayings.unsaid(moment, words, 0, before)
  const sentences = [
    fresh('own', told),
    sayings.worded('how', words, said) || overOrUp(trick, feature, words, said),
    fresh('big step', said),
    sayings.worded('around', words, said),
  ].filter(Boolean)
  if (sentences.length < MOST) {
    const off = words.traits.has('far') ? null : fresh('level', told)
    sentences.push(off ?? fresh('rolls out', said))
  }
  return sentences.filter(Boolean).slice(0, MOST).join(' ')
}

/** Where nothing is held: on the way up a slope, or over the thing, which is told at length once of a feature. */
function overOrUp(trick: ParkTrick, feature: Feature, words: Words, said: Set<string>): string {
  if (sendsBack(trick, feature))
    return sayings.unsaid('slope', words, 0, said) ?? `On ${slopeOf(feature)}: ${alwaysWatch(trick, said)}.`
  const where = sayings.unsaid('over', words, 0, said) ?? sayings.say('across', words, ([first]) => first)
  const watch = alwaysWatch(trick, said)
  return where ? `${where}: ${watch}.` : `${capital(watch)}.`
}

function traitsOf(trick: ParkTrick, feature: Feature, level: Level): Set<string> {
  const { motion, place, own } = trick
  const { contact, style, bodyTurn } = motion
  const there = levelOn(trick, feature)
  const isOff = level !== 'all' && there !== level
  const exit = leadOff(trick, feature)
  return new Set([
    `at ${feature.name}`,
    feature.category,
    ...(isOnTop(feature) ? ['on top'] : []),
    ...holding({
      own: own && own !== 'LEARNING',
      learning: own === 'LEARNING',
      home: isHome(trick, feature),
      far: isFarAbove(feature, trick, level),
      easier: isOff && LEVELS.indexOf(there) < LEVELS.indexOf(level),
      harder: isOff && LEVELS.indexOf(there) > LEVELS.indexOf(level),
      turned: exit !== null && exit !== leadOf(motion.stance),
      'from above': startsHigh(motion),
      kickturn: trick.name === 'Kickturn',
      'sent back': sendsBack(trick, feature),
      [`style ${style}`]: style,
      [`contact ${contact?.name}`]: contact,
      manual: place === 'manual',
      air: place === 'air' || contact?.kind === 'grab',
      flip: isFlipped(motion) && contact,
      half: bodyTurn === 180,
      whole: bodyTurn === 360,
      straight: bodyTurn === 0,
      more: (bodyTurn ?? 0) >= 540,
    }),
    ...(contact ? liesOf(trick, feature) : []),
    ...joinsOf(motion),
  ])
}

function liesOf({ motion: { contact, parts }, place }: ParkTrick, { category }: Feature): string[] {
  const record = contact && recordOf(contact)
  if (!record || !contact) return []
  const isEdge = record.kind === 'grind' || record.kind === 'slide'
  const lie = 'lie' in record ? record.lie : null
  const from = parts[0]?.contact?.kind
  return holding({
    edge: isEdge,
    stall: record.kind === 'stall',
    plant: record.kind === 'plant',
    'at a lip': isEdge && (place === 'wall' || category === 'Transition'),
    blunt: record.kind === 'slide' && /truck/.test(lie?.rest ?? ''),
    [lie?.rest ?? '']: lie,
    low: lie?.low,
    slanted: lie && lie.angle !== 0,
    'upside down': lie?.isUpsideDown,
    'starts in the air': from === 'air' || from === 'grab',
  })
}

const turnsAlone = ({ boardDeg, bodyDeg }: Motion) => (boardDeg ?? 0) !== (bodyDeg ?? 0)

/** The board flies on as it lies, and the rider turns above it. */
const isBodyVarial = ({ boardTurn, bodyTurn }: Motion) => boardTurn === 0 && (bodyTurn ?? 0) > 0

/** What is done on the way onto something, or on the way off. */
function joinsOf({ parts, revert, contact, style }: Motion): string[] {
  const at = parts.findLastIndex((part) => part.contact !== null)
  const [before, after] = [at > 0 ? parts[at - 1] : undefined, at >= 0 ? parts[at + 1] : undefined]
  const rides = parts.some((part) => part.style === 'Wallride') && (style === null || style !== 'Wallride')
  const walls = holding({
    'begins on a wall': rides && parts[0]?.style === 'Wallride',
    'ends on a wall': rides,
  })
  if (after)
    return [
      ...walls,
      'goes off',
      ...holding({
        'off the lip': parts[at]?.contact?.kind === 'stall',
        'flip off': isFlipped(after),
        'body off': isBodyVarial(after),
        'board off': turnsAlone(after),
      }),
    ]
  if (!before) return [...walls, ...holding({ reverted: at < 0 && revert !== null && contact !== null })]
  const kind = before.contact?.kind
  return [
    ...walls,
    ...holding({
      'from air': kind === 'grab' || kind === 'air',
      'from contact': before.contact,
      'flip onto': isFlipped(before),
      'body onto': isBodyVarial(before),
      'board onto': turnsAlone(before),
      'spin onto': (before.bodyDeg ?? 0) !== 0,
    }),
  ]
}

const LEARNED_ON = new Set(['Curb', 'Parking Block', 'Low Box', 'Ledge', 'Flat Bar'])

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
function isFarAbove({ difficulty, category }: Feature, trick: ParkTrick, level: Level): boolean {
  if (!(category in SMALLER)) return false
  const size = LEVELS.indexOf(difficulty)
  const asked = level === 'all' ? LEVELS.indexOf(trick.level) : LEVELS.indexOf(level)
  return size > asked && size > Math.min(asked, LEVELS.indexOf(trick.level)) + 1
}

function slotsOf(trick: ParkTrick, feature: Feature): Record<string, string> {
  const { stance, contact, parts } = trick.motion
  const thing = thingOf(feature)
  const slope = slopeOf(feature)
  const record = contact && recordOf(contact)
  const lie = record && 'lie' in record ? record.lie : null
  const isFar = (lie?.angle ?? 0) > 0
  const isNose = /Nose/.test(contact?.name ?? '')
  const trailing = stance === 'fakie' ? 'nose' : 'tail'
  const backward = stance === 'fakie' || stance === 'switch' ? `${stance} ` : ''
  const at = parts.findLastIndex((part) => part.contact !== null)
  return {
    thing,
    Thing: capital(thing),
    are: /s$/.test(feature.name) ? 'are' : 'is',
    first: SMALLER[feature.category] ?? '',
    slope,
    wall: feature.category === 'Transition' ? 'wall' : 'slope',
    top: topOf(feature),
    edge: feature.name === 'Funbox' ? 'the ledge of the funbox' : thing,
    up: `Ride ${backward}up ${slope}`,
    // What comes down on a coping is the nose only where the name says so; of a blunt it is the end it stands on.
    end: (record?.kind === 'stall' ? lie?.rest !== 'nose' : lie?.rest.startsWith('tail')) ? 'tail' : 'nose',
    where: isFar ? 'past it on the far side' : 'on the side you came from',
    beside: isFar ? 'across it' : 'beside it',
    slant: isFar ? 'in across it' : 'back to the side you came from',
    trailing,
    Trailing: capital(trailing),
    front: leadOf(stance) === 'F' ? 'front' : 'leading',
    wheels: isNose
      ? `${stance === 'fakie' ? 'trailing' : 'front'} wheels`
      : `${stance === 'fakie' ? 'leading' : 'back'} wheels`,
    part: contact && isFootPlant(contact) ? 'foot' : 'hand',
    taken: taken(trick.motion),
    before: at > 0 ? inSentence(parts[at - 1]?.contact?.name ?? '') : '',
    out: leadOff(trick, feature) === 'F' ? 'forward' : 'fakie',
  }
}

/** Which hand takes the board where, as a clause with its comma; empty where nothing is held. */
function taken({ contact }: Motion): string {
  const record = contact && recordOf(contact)
  if (!record || !('grip' in record) || !record.grip) return ''
  const { hand, at } = record.grip
  if (at === 'nose and tail') return 'take nose and tail, '
  return hand === 'both' ? `take the ${at} with both hands, ` : `take the ${at} with the ${hand} hand, `
}
