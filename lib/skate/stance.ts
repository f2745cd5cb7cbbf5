import { type Contact, recordOf, turnOf } from './contacts.ts'
import type { Motion, Side, Stance } from './motion.ts'
import type { StyleName } from './styles.ts'

/** F: the rider's natural front foot leads. B: the natural back foot does. */
export type Lead = 'F' | 'B'

/** Which foot a rider puts forward by nature. */
export const naturals = ['regular', 'goofy'] as const
export type Natural = (typeof naturals)[number]

/** Where a trick is done, as far as it changes the way the rider rolls off. */
export type Ground = 'flat' | 'ramp'

const LEAD: Record<Stance, Lead> = { regular: 'F', nollie: 'F', fakie: 'B', switch: 'B' }
const MIRRORED: Record<Stance, Stance> = {
  regular: 'switch',
  switch: 'regular',
  nollie: 'fakie',
  fakie: 'nollie',
}

/**
 * Degrees that the rider turns on a wall in a contact as its name says, the way in again included: in fakie the tail
 * comes up first, so that what stands on the nose, and a blunt, begin with half a turn, and what lies along the coping
 * is turned back in by the quarter that brought it there. Null where it may end either way.
 */
export function turnOnWall(contact: Contact, stance: Stance): 0 | 180 | null {
  if (isTailFirst(contact)) return stance === 'fakie' ? 0 : 180
  if (stance !== 'fakie' || contact.kind !== 'stall') return turnOf(contact)
  if (NOSE_FIRST.has(contact.name)) return 180
  return isAlongCoping(contact) ? 0 : turnOf(contact)
}

/** Whether a stall lies along the coping or nearly so, so that either end can go down first. */
export function isAlongCoping(contact: Contact<'stall'>): boolean {
  return Math.abs(recordOf(contact).lie.angle) < 45
}

/** Half a turn out of fakie, after which the nose comes up to the coping, is over before the contact begins. */
export function isTurnedBelow({ stance, bodyTurn, contact }: Motion): boolean {
  if (stance !== 'fakie' || contact?.kind !== 'stall' || bodyTurn === null) return false
  // What is turned in the stall itself comes on top of it.
  return contact.name === 'Rock and Roll' ? bodyTurn === 360 : bodyTurn === 180 && turnOf(contact) !== 180
}

const NOSE_FIRST = new Set<string>(['Nose Stall', 'Nose Pick', 'Blunt'])

/** Whether a contact stands on the tail and no more: in fakie the tail comes up to it by itself, else it is turned up. */
export function isTailFirst(contact: Contact): boolean {
  return contact.kind === 'stall' && turnOf(contact) === null && recordOf(contact).lie.rest === 'tail'
}

/**
 * Whether a plain turn before a stall is part of it and no trick of its own: every disaster has half a turn, and who
 * comes fakie half cabs below the coping.
 */
export function isTurnOnto(turn: Motion, stall: Contact): boolean {
  const { stance, bodyDeg, boardDeg, bodyTurn, flip, wrap, style, late, pop, contact, revert, to, parts } =
    turn
  if (stall.kind !== 'stall' || contact || wrap || style || late || !pop || revert || to || parts.length > 0)
    return false
  if (flip.kind !== 'none' || bodyDeg !== boardDeg || bodyTurn === null) return false
  return stance === 'fakie'
    ? bodyDeg !== null && (bodyTurn === 180 || bodyTurn === 360)
    : bodyTurn === 180 && stall.name === 'Disaster'
}

/** Whether a plain flip before an air is how the board gets into the hand, said with a "to" or without. */
export function isFlipInto(way: Motion, held: Contact): boolean {
  const { bodyTurn, boardTurn, flip } = way
  const isWhole = (flip.count ?? 0) >= 1 && !flip.late
  return (
    (held.kind === 'grab' || held.kind === 'air') && isBareFlip(way) && isWhole && !bodyTurn && !boardTurn
  )
}

function isBareFlip({ flip, contact, wrap, style, revert, to, pop, parts }: Motion): boolean {
  const isFlipped = flip.kind === 'kick' || flip.kind === 'heel'
  return isFlipped && !contact && !wrap && !style && !revert && !to && pop && parts.length === 0
}

/** Whether a flip before a disaster turns by the half turn that the disaster has. */
export function isFlipOnto(way: Motion, stall: Contact): boolean {
  const { stance, bodyDeg, boardDeg, bodyTurn } = way
  const isHalf = bodyTurn === 180 && bodyDeg !== null && bodyDeg === boardDeg
  return stall.name === 'Disaster' && stance !== 'fakie' && isBareFlip(way) && isHalf
}

/** Which natural foot leads in a stance. */
export function leadOf(stance: Stance): Lead {
  return LEAD[stance]
}

/** The other lead when `times` is odd. */
export function swapped(lead: Lead, times: number): Lead {
  return times % 2 === 0 ? lead : lead === 'F' ? 'B' : 'F'
}

const LAST_WORD: Readonly<Record<string, Lead>> = { regular: 'F', fakie: 'B', switch: 'B' }

/**
 * The foot that leads at the end of a combination's written sequence, such as "Manual > Kickflip out > Roll out
 * regular"; null when there is none or its last word does not say.
 */
export function leadAtEnd(sequence: string | null | undefined): Lead | null {
  return LAST_WORD[sequence?.trim().split(/\s+/).at(-1) ?? ''] ?? null
}

/** Half turns of the rider that count at landing; null when unknown or left between two halves. */
export function halfTurns(motion: Motion): number | null {
  if (motion.bodyTurn === null) return null
  // A quarter turn alone is a slide that comes back; three quarters may end either way.
  if (motion.bodyTurn === 90) return 0
  return motion.bodyTurn % 180 === 0 ? motion.bodyTurn / 180 : null
}

function isOnEdge(motion: Motion): boolean {
  return motion.contact?.kind === 'grind' || motion.contact?.kind === 'slide'
}

/** Off a hurricane one rider turns back, the next rolls on to fakie; both are called by its name alone. */
function isLeftEitherWay({ contact }: Motion): boolean {
  return contact !== null && turnOf(contact) === null
}

/** What starts on top of a wall, runs along it or goes over it, so that it never sends the rider back. */
const NEVER_SENT_BACK = new Set<StyleName>([
  'Drop In',
  'Roll In',
  'Tail Drop',
  'Acid Drop',
  'Bomb Drop',
  'Wallie',
  'No Comply Wallie',
  'Pole Jam',
  'Pump',
  'Carve',
])

/**
 * Movements whose turn is nowhere agreed on, and whose end is: the nose ahead again. A stand of freestyle is left the
 * way its rider likes, so that the next one can begin.
 */
const COMES_BACK_IN_LINE = new Set<StyleName>([
  'Wallride',
  'Natas Spin',
  'Coleman Slide',
  'Primo Slide',
  'Casper',
  'Anti Casper',
  'Casper Slide',
  'Railstand',
  'Primo Stand',
  'Truckstand',
  'Pogo',
  'Railwhip',
  'Switchfoot Pogo',
  'Walk the Dog',
  'Spacewalk',
  'End Over',
  'Monster Walk',
  'G-Turn',
  'Coco Wheelie',
  'TV Stand',
  'Daffy',
  'Handstand',
])

/** Plants at the lip that are turned back into the ramp while they last; of the others skaters tell differently. */
const COMES_BACK_FORWARD = new Set<string>([
  ...['Invert', 'Tuck Knee Invert', 'Andrecht', 'Egg Plant', 'Ho Ho', 'Sad Plant', 'Stiffy'],
  ...['Fastplant', 'Bean Plant'],
])

function wallTurns(motion: Motion, ground: Ground | undefined): number {
  const kind = motion.contact?.kind
  if (motion.style !== null && NEVER_SENT_BACK.has(motion.style)) return 0
  // Straight across, a transfer comes down another wall; with half a turn it goes along the coping.
  if (motion.style === 'Transfer') return motion.reverses ? 1 : 0
  // The way off a coping is named so that a plain exit keeps the lead there too.
  if (isOnEdge(motion) || kind === 'manual') return 0
  if (kind === 'stall') return 1
  return (ground ? ground === 'ramp' : motion.reverses) ? 1 : 0
}

function exitOfPart(motion: Motion, ground: Ground | undefined): Lead | null {
  if (motion.style !== null && ON_FOOT.has(motion.style)) return null
  const lead = leadOf(motion.stance)
  const reverted = motion.revert ? 1 : 0
  if (motion.to === 'fakie') return swapped(motion.stance === 'fakie' ? 'B' : swapped(lead, 1), reverted)
  if (motion.to) return swapped(motion.to === 'regular' ? 'F' : 'B', reverted)
  if (motion.contact?.kind === 'plant' && motion.bodyTurn === null) {
    if (motion.contact.name === 'Miller Flip') return swapped(lead, 1 + reverted)
    return COMES_BACK_FORWARD.has(motion.contact.name) ? swapped(lead, reverted) : null
  }
  if (motion.style !== null && COMES_BACK_IN_LINE.has(motion.style)) return swapped(lead, reverted)
  const turns = halfTurns(motion)
  if (turns === null || (isOnEdge(motion) && isLeftEitherWay(motion))) return null
  return swapped(lead, turns + wallTurns(motion, ground) + reverted)
}

/**
 * Whether the chest faces travel during a slide; null when the words do not say. Across the edge, the leading truck
 * goes over when the nose points in, whatever the stance; on one end, fakie leads with the tail.
 */
export function facesTravel({ approach, stance, contact }: Motion): boolean | null {
  if (contact?.kind !== 'slide' || approach === null) return null
  const { rest, angle, isUpsideDown } = recordOf(contact).lie
  if (isUpsideDown) return null
  const isLeadingEnd = rest === 'deck' ? angle > 0 : angle > 0 !== (stance === 'fakie')
  return isLeadingEnd === (approach === 'backside')
}

/** The quarter that a rider turns onto a slide, in the sense of the stance; null when the words leave it open. */
export function quarterOnto(motion: Motion): 90 | -90 | null {
  const faces = facesTravel(motion)
  return faces === null ? null : faces !== (motion.stance === 'fakie') ? 90 : -90
}

/** Whether a slide is left with three quarters and more the other way than it was turned onto. */
export function isPretzel(before: Motion | undefined, { bodyDeg, contact }: Motion): boolean {
  const quarter = before ? quarterOnto(before) : null
  const isFar = bodyDeg !== null && Math.abs(bodyDeg) >= 270
  return contact === null && quarter !== null && isFar && quarter * bodyDeg < 0
}

/** The lead after a spin off a slide whose side and way are both said: 270 the other way is a pretzel, to fakie. */
function spunOffSlide(before: Motion, part: Motion): Lead | null {
  const quarter = quarterOnto(before)
  const { bodyDeg, contact, revert } = part
  if (quarter === null || bodyDeg === null || contact !== null || (quarter + bodyDeg) % 180 !== 0) return null
  return swapped(leadOf(before.stance), Math.abs(quarter + bodyDeg) / 180 + (revert ? 1 : 0))
}

/** Spinning on to a slide, off a slide, or a bigspin off a grind, can end two ways under one name. */
function isUndecided(before: Motion, after: Motion): boolean {
  if (after.contact?.kind === 'slide') return !isOnEdge(before) && before.bodyTurn !== 0
  if (!isOnEdge(before) || isOnEdge(after) || after.bodyTurn === 0) return false
  return before.contact?.kind === 'slide' || (after.bodyTurn !== after.boardTurn && after.boardTurn !== 0)
}

/** A combination goes up a wall once: with what meets it, else with its last trick. */
function groundOfPart(motion: Motion, part: Motion, ground: Ground | undefined): Ground | undefined {
  if (ground !== 'ramp' || part.contact || part.reverses) return ground
  const meets = motion.parts.some(({ contact }) => contact !== null)
  return !meets && part === motion.parts.at(-1) ? 'ramp' : 'flat'
}

/** Ways down without the board: nobody rolls away. */
const ON_FOOT = new Set<StyleName>(['Falling', 'Knee Slide'])

/**
 * A piece as it is done by who comes to it with this foot ahead. "Nollie" after something ridden switch is popped off
 * the switch nose: the same movement as out of fakie.
 */
export const offTheLeadingEnd = (part: Motion, lead: Lead | null): Motion =>
  part.stance === 'nollie' && lead === 'B' ? mirror(part) : part

/** The foot that leads when the rider rolls away; null when the words do not decide it. */
export function exitOf(motion: Motion, ground?: Ground): Lead | null {
  const [first, ...rest] = motion.parts
  if (!first) return exitOfPart(motion, ground)
  let before = first
  let isClear = true
  for (const given of rest) {
    const lead = exitOfPart(before, groundOfPart(motion, before, ground))
    const part = offTheLeadingEnd(given, lead)
    isClear &&= lead === leadOf(part.stance) && !isUndecided(before, part)
    before = part
  }
  const off = motion.parts.at(-2)
  const spun = isClear || before.to || !off ? null : spunOffSlide(off, before)
  if (spun) return spun
  // What is said outright, "blunt heelflip to fakie", holds whatever came before it.
  if (!isClear && !before.to) return null
  return exitOfPart(before, groundOfPart(motion, before, ground))
}

/** Whether a rider comes to an edge or a pad rolling the other way than it wants: a kickflip to a fakie manual. */
export function isOutOfStance(before: Motion | undefined, { stance, contact }: Motion): boolean {
  const isMet = contact?.kind === 'grind' || contact?.kind === 'slide' || contact?.kind === 'manual'
  if (!before || !isMet || before.contact || before.style) return false
  const lead = exitOf(before)
  return lead !== null && lead !== leadOf(stance)
}

/** The stance a next trick is in when its name does not say. */
export function carriedStance(before: Stance, lead: Lead | null): Stance {
  if (lead === null || lead === leadOf(before)) return before === 'nollie' ? 'regular' : before
  return lead === 'F' ? 'regular' : 'fakie'
}

function otherSide(deg: number | null): number | null {
  return deg ? -deg : deg
}

function otherRevert(revert: Motion['revert']): Motion['revert'] {
  return revert === 'frontside' ? 'backside' : revert === 'backside' ? 'frontside' : revert
}

function mirroredTo(motion: Motion, isEndChange: boolean): Motion['to'] {
  if (motion.to === 'fakie') return isEndChange ? 'regular' : 'fakie'
  return motion.to && (motion.to === 'regular' ? 'switch' : 'regular')
}

/**
 * The same movement by the other half of the body: regular and switch, nollie and fakie. Fakie keeps the
 * natural sense of frontside and nollie takes it from travel, so between those two the turns change sign.
 */
export function mirror(motion: Motion): Motion {
  const isEndChange = motion.stance === 'nollie' || motion.stance === 'fakie'
  return {
    ...motion,
    stance: MIRRORED[motion.stance],
    bodyDeg: isEndChange ? otherSide(motion.bodyDeg) : motion.bodyDeg,
    boardDeg: isEndChange ? otherSide(motion.boardDeg) : motion.boardDeg,
    revert: isEndChange ? otherRevert(motion.revert) : motion.revert,
    to: mirroredTo(motion, isEndChange),
    parts: motion.parts.map(mirror),
  }
}

/** Signed degrees of a stance as seen from above, counterclockwise positive. */
export function seenFromAbove(deg: number, stance: Stance, rider: Natural): number {
  const isClockwise = (stance === 'switch') !== (rider === 'goofy')
  return isClockwise && deg !== 0 ? -deg : deg
}

/** Frontside or backside, for an obstacle on one hand of the line of travel. */
export function ledgeSide(rider: Natural, stance: Stance, hand: 'left' | 'right'): Side {
  const facesRight = (rider === 'regular') !== (leadOf(stance) === 'B')
  return facesRight === (hand === 'right') ? 'frontside' : 'backside'
}

/** How a rider who turns on the way onto an edge comes to it. */
export interface Meeting {
  /** The side the edge is on as the rider comes; null: the words leave it open. */
  readonly comes: Side | null
  /** The side it is called by. */
  readonly called: Side | null
  /** Degrees that are turned when a slide lies across, whichever way; null: none, or not for the words to say. */
  readonly turned: number | null
  /** The chest faces travel during the slide, or the back; null: as for a slide without a spin before it. */
  readonly faces: boolean | null
}

const other = (side: Side): Side => (side === 'frontside' ? 'backside' : 'frontside')

/**
 * Where an edge lies for who turns onto it, and how far they turn. Behind a cab the side is the one of who rolls
 * forward, as the turn itself keeps its natural sense: the ledge of a half cab backside 50-50 lies in front of the
 * chest that comes fakie. A slide ends the spin a quarter early, or a quarter late where only that lays the board as
 * its side wants it and no more than a full turn is needed; without a side, the one that the shorter turn comes to.
 * Half a turn from forward or switch that stopped early would be the plain slide, so it goes on to the next quarter.
 */
export function meetingOf(way: Motion, next: Motion): Meeting {
  const open: Meeting = { comes: next.approach, called: next.approach, turned: null, faces: null }
  const { bodyDeg, boardDeg, stance } = way
  const isSpin = bodyDeg !== null && bodyDeg !== 0 && bodyDeg === boardDeg && bodyDeg % 90 === 0
  if (!isSpin || (next.contact?.kind !== 'grind' && next.contact?.kind !== 'slide')) return open
  const isCab = stance === 'fakie'
  const seen = (side: Side | null) => side && (isCab ? other(side) : side)
  if (next.contact.kind === 'grind') return { ...open, comes: seen(next.approach) }
  const { angle, isUpsideDown } = recordOf(next.contact).lie
  if (isUpsideDown) return open
  const facesAfter = (turn: number): boolean => Math.sin(((turn + (isCab ? 180 : 0)) * Math.PI) / 180) > 0
  // The side over which the board lies as the slide wants it, after a turn that far from the line of travel.
  const sideAfter = (turn: number): Side => (facesAfter(turn) === angle > 0 ? 'backside' : 'frontside')
  // "Backside 270" says all of the turn.
  if (bodyDeg % 180 !== 0) {
    const called = sideAfter(bodyDeg)
    const isOther = next.approach !== null && next.approach !== called
    return isOther
      ? open
      : { comes: seen(called), called, turned: Math.abs(bodyDeg), faces: facesAfter(bodyDeg) }
  }
  const short = bodyDeg - Math.sign(bodyDeg) * 90
  const long = bodyDeg + Math.sign(bodyDeg) * 90
  const isPlainSlide = !isCab && Math.abs(bodyDeg) === 180
  const goesOn = isPlainSlide || (Math.abs(bodyDeg) === 180 && next.approach === sideAfter(long))
  const turned = goesOn ? long : short
  const called = sideAfter(turned)
  return isPlainSlide && next.approach && next.approach !== called
    ? open
    : { comes: seen(called), called, turned: Math.abs(turned), faces: facesAfter(turned) }
}

/** The side on which the first edge of a trick is as the rider comes; null when the words leave it open. */
export function sideComingTo(motion: Motion): Side | null {
  const at = motion.parts.findIndex(isOnEdge)
  const [before, edge] = [motion.parts[at - 1], motion.parts[at]]
  if (!edge) return motion.approach
  return before ? meetingOf(before, edge).comes : edge.approach
}
