import type { Motion } from '../motion.ts'
import { isPretzel, meetingOf } from '../stance.ts'
import { inSentence, listed } from '../wording.ts'
import found from './coefficients.json' with { type: 'json' }
import { AIR, featuresOf, THREE_QUARTERS } from './features.ts'

/** From the easiest to the hardest. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** How hard a trick is, in a word. */
export type Level = (typeof LEVELS)[number]

/** How hard a trick is. */
export interface Difficulty {
  /** From 1 to 10, with one decimal. */
  readonly value: number
  /** The band of the scale that the value lies in. */
  readonly level: Level
  /** One sentence on where the value comes from. */
  readonly because: string
}

/** The level a value belongs to. */
export function levelOf(value: number): Level {
  if (value <= 3) return 'Beginner'
  if (value < 6) return 'Intermediate'
  return value < 8 ? 'Advanced' : 'Expert'
}

/**
 * How hard a trick is, from 1 to 10: the one number and the one badge that the product shows.
 *
 * Every element of a motion has a cost (features.ts), none of them negative; their sum is put on the scale. The
 * costs begin at what skaters agree on (sense.ts), and ratings and games of professionals move them (fit.ts). A trick
 * has no number of its own apart from its motion, so two tricks cannot contradict each other: what is added
 * to a trick adds to the number.
 */
export function difficultyOf(motion: Motion): Difficulty {
  const value = Math.round(exactDifficulty(motion) * 10) / 10
  return { value, level: levelOf(value), because: becauseOf(motion, value) }
}

/** The number before rounding; the costs can be others than the shipped ones. */
export function exactDifficulty(motion: Motion, costs: Costs = COSTS): number {
  return onScale(rawDifficulty(motion, costs))
}

type Costs = Readonly<Record<string, number>>
const COSTS: Costs = found.costs

/** What each further part of a combination adds, as a share of its own cost. */
const FURTHER_PART = 0.4

/** The sum of the costs; a combination is its hardest part and a share of the rest. */
export function rawDifficulty(motion: Motion, costs: Costs = COSTS): number {
  if (motion.parts.length === 0) return costOf([...featuresOf(motion)], costs)
  const parts = motion.parts.map((part, at) => rawDifficulty(turnedOn(part, motion.parts[at + 1]), costs))
  const hardest = Math.max(...parts)
  // Standing on a board is paid for once.
  const others = parts.reduce((sum, part) => sum + part - 1, 0) - (hardest - 1)
  const pretzels = motion.parts.filter((part, at) => isPretzel(motion.parts[at - 1], part)).length
  return (
    hardest +
    FURTHER_PART * others +
    caughtFlips(motion) * (costs[CAUGHT] ?? 0) +
    pretzels * (costs[PRETZEL] ?? 0) +
    threeQuarters(motion) * (costs[THREE_QUARTERS] ?? 0)
  )
}

const PRETZEL = 'out the other way'

const CAUGHT = 'flip next to a contact'

/** Half a turn that goes on until a slide lies across, "half cab backside tailslide", costs what it comes to. */
function turnedOn(part: Motion, next: Motion | undefined): Motion {
  const turned = next ? meetingOf(part, next).turned : null
  return part.bodyTurn === 180 && turned === 270 ? { ...part, bodyTurn: turned, boardTurn: turned } : part
}

/** Turns of three quarters that have to stop on an edge or begin on one, for the most part blind. */
function threeQuarters({ parts }: Motion): number {
  const isEdge = (part: Motion | undefined) => part?.contact?.kind === 'slide'
  const isFar = (part: Motion) => part.contact === null && part.bodyTurn === 270
  return parts.filter((part, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]]
    return (isEdge(next) && isFar(turnedOn(part, next))) || (isEdge(before) && isFar(part))
  }).length
}

const flips = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'

/** A board that only turns under the rider is found again sooner than one that flips. */
const SCOOPED = 0.7

const caught = (part: Motion) => {
  if (flips(part)) return 1
  const isScooped = part.contact === null && part.boardTurn !== null && part.bodyTurn !== part.boardTurn
  return isScooped ? SCOOPED : 0
}

/**
 * Flips that have to be caught on the spot where a contact begins, or begin where one ends; boards that turn alone
 * count for a share of one.
 */
function caughtFlips({ parts }: Motion): number {
  return parts.reduce((sum, part, at) => {
    const next = parts[at + 1]
    if (!next) return sum
    return sum + (next.contact ? caught(part) : 0) + (part.contact ? caught(next) : 0)
  }, 0)
}

/** What features come to. */
export function costOf(features: readonly (readonly [string, number])[], costs: Costs): number {
  return features.reduce((sum, [name, times]) => sum + times * (costs[name] ?? 0), 0)
}

/** Where the scale begins to bend, and how much is left above. */
const BEND = 7.5
const ABOVE = 10 - BEND

/** Costs add up without end, the scale ends at 10: above the bend each further point counts less. */
function onScale(raw: number): number {
  return raw <= BEND ? Math.max(raw, 1) : 10 - ABOVE * Math.exp((BEND - raw) / ABOVE)
}

/** The sum of costs that stands at a number below 10. */
export function rawOf(value: number): number {
  return value <= BEND ? value : BEND - ABOVE * Math.log((10 - value) / ABOVE)
}

const MOST_REASONS = 3

/** What goes without saying: of a grab that it is an air, of everything that one stands on a board. */
const isBase = (name: string, { contact, bodyTurn }: Motion): boolean =>
  name === 'standing on a board' || (name === AIR && (contact?.kind === 'grab' || (bodyTurn ?? 0) > 180))

// Less is no reason that a skater would give.
const LEAST_REASON = 0.3

/** How a skater puts what "the" and its name do not say. */
const SAID: Partial<Record<string, string>> = {
  'board on its own': 'turning the board alone',
  'rider and board apart': 'turning more or less than the board',
  'rider against the board': 'turning against the board',
  'turned above the coping': 'turning above the coping',
  'flip into it': 'flipping into it',
  'along the coping': 'grinding along the coping',
  'spin on to it': 'spinning onto it',
  'tail brought around': 'bringing the tail around to the coping',
  'turn of a flat board': 'the extra board turn',
  'flip next to a contact': 'the flip out',
  'out to fakie': 'landing fakie',
  'wall to wall': 'flying from wall to wall',
  'going in backward': 'going in backward',
  'stopped on a wall': 'rolling back down the wall',
  'board end over end': 'the board going end over end',
  'flip while turning': 'flipping while you turn',
  'flip in a full turn': 'flipping inside a full turn',
  'Back Foot': 'flicking with the back foot',
  'Front Foot': 'flicking with the front foot',
  'One Foot': 'taking a foot off',
  'No Foot': 'taking both feet off',
  Layback: 'leaning back onto a hand',
  Pressure: 'flipping it by pressure',
  Cancel: 'canceling it',
  ...Object.fromEntries(
    ['varial kickflip', 'varial heelflip', 'hardflip', 'inward heelflip'].flatMap((name) => [
      [name, 'flip and half turn at once'],
      [`360 ${name}`, 'flip and full turn at once'],
    ]),
  ),
}

function said(name: string, { style }: Motion): string {
  // The hand brings the board along.
  if (name === 'pop' && style === 'Boneless') return 'the jump'
  const stance = /^(switch|fakie|nollie)(?: on an edge| on a wall| manual)?$/.exec(name)?.[1]
  return (
    SAID[name] ?? (stance ? `doing it ${stance}` : `the ${inSentence(name.replace(/^further/, 'extra'))}`)
  )
}

/** The costs that say most; of a trick that is one thing, only how hard it is. */
function becauseOf(motion: Motion, value: number): string {
  const reason = motion.parts.length > 0 ? partsSaid(motion, value) : elementsSaid(motion, value)
  return reason === null ? `${value.toFixed(1)} of 10.` : `${value.toFixed(1)}: ${reason}.`
}

function partsSaid({ parts }: Motion, value: number): string {
  const hardest = Math.max(...parts.map((part) => difficultyOf(part).value))
  const rest = (value - hardest).toFixed(1)
  return `the hardest part alone is a ${hardest.toFixed(1)}, and putting it together adds ${rest}`
}

/** At the end of the scale everything counts for less, so that the shares are those of the number that is shown. */
function elementsSaid(motion: Motion, value: number): string | null {
  const features = [...featuresOf(motion)].map(([name, times]) => ({
    name,
    cost: times * (COSTS[name] ?? 0),
  }))
  const share = Math.min(1, value / features.reduce((sum, { cost }) => sum + cost, 0))
  const costs = features
    .filter(({ name }) => !isBase(name, motion))
    .map(({ name, cost }) => ({ name, cost: Math.round(10 * share * cost) / 10 }))
    .sort((one, other) => other.cost - one.cost)
  const [top, ...others] = costs.slice(0, MOST_REASONS).filter(({ cost }) => cost >= LEAST_REASON)
  const isItself = (name: string) => name === motion.contact?.name || name === motion.style
  if (!top) return motion.contact ? null : 'little more than standing on a board'
  if (others.length === 0) {
    if (isItself(top.name)) return null
    const isMore = costs.slice(1).reduce((sum, { cost }) => sum + cost, 0) >= LEAST_REASON
    return `${isMore ? 'mostly' : 'it is all in'} ${said(top.name, motion)}`
  }
  const next = others.map(({ name, cost }) => `${said(name, motion)} (${cost.toFixed(1)})`)
  const rest = others.reduce((sum, { cost }) => sum - cost, value - top.cost)
  next.push(`the rest (${rest.toFixed(1)})`)
  return `${said(top.name, motion)} counts most (${top.cost.toFixed(1)}), then ${listed(next)}`
}
