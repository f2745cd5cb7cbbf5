import { LEVELS, type Level } from '../difficulty/difficulty.ts'
import type { LineTrick } from '../lines/trick.ts'
import type { PracticeRecord } from '../odds.ts'
import { exitOf, type Lead, leadOf } from '../stance.ts'

/** A trick as it is matched with the features of a park. */
export interface ParkTrick extends LineTrick {
  readonly level: Level
  readonly obstacles: readonly string[]
  /** How well the rider has it, if at all. */
  readonly own: PracticeRecord['mastery']
}

/** A thing to skate. */
export interface Feature {
  readonly name: string
  readonly category: string
  readonly difficulty: Level
  readonly trickFamilies: readonly string[]
  readonly reversesTravel: 'yes' | 'no' | 'sometimes'
  readonly speedEffect: string
}

/** A feature of a park, and how many there are of it. */
export interface Wanted {
  readonly feature: Feature
  readonly count: number
}

/** The tricks chosen for a feature, the best first. */
export interface Match {
  readonly wanted: Wanted
  readonly tricks: readonly ParkTrick[]
}

const MOST = 10
const FEWEST = 3

/**
 * Tricks for each feature, as many as there are of it and at least three to choose from: of the level asked for,
 * else easier, only else harder; what the rider is at comes first, and no trick twice while others are left.
 */
export function matchPark(
  wanted: readonly Wanted[],
  library: readonly ParkTrick[],
  level: Level | 'all',
): Match[] {
  const used = new Set<number>()
  return wanted.map((one) => {
    const target = level === 'all' ? one.feature.difficulty : level
    const rated = library.flatMap((trick, rank) =>
      suits(trick, one.feature) ? rate(trick, rank, target) : [],
    )
    const count = Math.min(MOST, Math.max(FEWEST, one.count))
    const easyEnough = rated.filter(({ trick }) => levelsOff(trick, target) < 10)
    const tricks = pick(easyEnough.length >= one.count ? easyEnough : rated, count, used)
    for (const { id } of tricks) used.add(id)
    return { wanted: one, tricks }
  })
}

const BASICS = new Set(['basics', 'ollie', 'half cab'])

const SUITS: Record<string, (trick: ParkTrick, feature: Feature) => boolean> = {
  grind: (trick, feature) => suitsEdge(trick, feature, 'grind'),
  slide: (trick, feature) => suitsEdge(trick, feature, 'slide'),
  manual: ({ place }) => place === 'manual',
  flatground: suitsFlat,
  'air / grab': ({ place, motion }, feature) =>
    isRamp(feature) && place === 'air' && motion.contact?.kind !== 'plant',
  'transition air': ({ place }, feature) => isRamp(feature) && place === 'air',
  'transition lip': ({ place }) => place === 'wall',
  plant: ({ motion }) => motion.contact?.kind === 'plant',
  basics: ({ family, place }, feature) => BASICS.has(family) && (place !== 'wall' || isRamp(feature)),
  'old school': ({ family }) => OLD_SCHOOL.has(family),
  freestyle: ({ family }) => family === 'freestyle',
  'ground slide': ({ family }) => family === 'ground slide' || family === 'powerslide',
}

function suitsEdge(trick: ParkTrick, feature: Feature, kind: 'grind' | 'slide'): boolean {
  if (trick.motion.contact?.kind !== kind) return false
  if (isRamp(feature)) return isOnRamps(trick)
  return trick.place === 'edge' && (feature.category !== 'Rail' || trick.obstacles.includes('Rail'))
}

const isRamp = ({ category }: Feature) => category === 'Transition'
const RAMPS = ['Mini Ramp', 'Bowl', 'Vert', 'Spine']
const isOnRamps = ({ obstacles }: ParkTrick) => obstacles.some((name) => RAMPS.includes(name))

/** Only what leaves the ground with the board under control goes over a gap. */
function suitsFlat({ place, motion, family }: ParkTrick, { category }: Feature): boolean {
  if (place !== 'flat' || motion.parts.length > 0) return false
  if (category === 'Gap' || category === 'Bank') return motion.pop && motion.style === null
  return category === 'Transition' ? BASICS.has(family) : true
}

/** Whether a trick can be done on a feature. */
export function suits(trick: ParkTrick, feature: Feature): boolean {
  if (feature.category === 'Wall') return /^wall/i.test(trick.name)
  return feature.trickFamilies.some((family) => SUITS[family]?.(trick, feature) ?? false)
}

interface Rated {
  readonly trick: ParkTrick
  readonly cost: number
}

const OWN: Readonly<Record<NonNullable<ParkTrick['own']>, number>> = {
  MASTERED: 4,
  CONSISTENT: 4,
  LEARNING: 2.5,
}

/** Better known tricks come earlier in the library, and that counts a little. */
function rate(trick: ParkTrick, rank: number, level: Level): Rated {
  const own = trick.own ? OWN[trick.own] : 0
  const open = trick.exit === null ? 1 : 0
  return { trick, cost: 2 * levelsOff(trick, level) + Math.log2(rank + 2) / 3 + open - own }
}

/** How far a trick is from the level asked for; harder than asked is worse than anything easier. */
function levelsOff(trick: ParkTrick, level: Level): number {
  const off = LEVELS.indexOf(trick.level) - LEVELS.indexOf(level)
  return off > 0 ? 10 * off : -off
}

function pick(rated: readonly Rated[], count: number, used: ReadonlySet<number>): ParkTrick[] {
  const chosen: ParkTrick[] = []
  const families = new Map<string, number>()
  const costNow = ({ trick, cost }: Rated) =>
    cost + 1.5 * (families.get(trick.family) ?? 0) + (used.has(trick.id) ? 6 : 0)
  const left = new Set(rated)
  while (chosen.length < count && left.size > 0) {
    let best: Rated | null = null
    for (const item of left) if (!best || costNow(item) < costNow(best)) best = item
    if (!best) break
    left.delete(best)
    chosen.push(best.trick)
    families.set(best.trick.family, (families.get(best.trick.family) ?? 0) + 1)
  }
  return chosen
}

const WHY: Record<ParkTrick['place'], (feature: string) => string> = {
  flat: (feature) => `It leaves room for error on ${feature}: pop, land over the bolts, roll on.`,
  manual: (feature) => `Hold it across ${feature} and let the board drop off by itself.`,
  edge: (feature) => `Come at ${feature} at a small angle and look at its far end.`,
  wall: (feature) => `Ride straight up ${feature} and let the wall slow you down before you set it.`,
  air: (feature) => `It wants all the speed ${feature} gives, so pump before you go up.`,
}

/** Why this trick, on this feature, for this rider. */
export function parkReason(trick: ParkTrick, feature: Feature, level: ParkTrick['level'] | 'all'): string {
  const isOff = level !== 'all' && trick.level !== level
  const off = isOff ? `There is little at ${level} level for it; this one is ${trick.level}.` : ''
  return [ownWords(trick), WHY[trick.place](article(feature.name)), rollsOut(trick, feature), off]
    .filter(Boolean)
    .join(' ')
}

function ownWords(trick: ParkTrick): string {
  if (trick.own === 'LEARNING') return 'You are learning it, and a new spot is good practice.'
  return trick.own ? 'You land it already, so this is a fair next place for it.' : ''
}

function article(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`
}

function rollsOut(trick: ParkTrick, feature: Feature): string {
  const exit = leadOff(trick, feature)
  if (exit === null) return ''
  const isTurned = exit !== leadOf(trick.motion.stance)
  return isTurned ? `You roll out ${exit === 'F' ? 'forward' : 'fakie'}.` : ''
}

/** The foot that leads off a feature: a wall sends the rider back only when the trick is done on the wall. */
export function leadOff(trick: ParkTrick, feature: Feature): Lead | null {
  if (trick.place !== 'wall' && trick.place !== 'air') return trick.exit
  return exitOf(trick.motion, feature.reversesTravel === 'no' ? 'flat' : 'ramp')
}

const OLD_SCHOOL = new Set(['old school', 'no comply', 'boneless', 'wallie', 'hippie jump'])
