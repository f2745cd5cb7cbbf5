import type { Level } from './difficulty.ts'
import type { LineTrick } from './line-trick.ts'
import type { PracticeRecord } from './odds.ts'
import { exitOf, type Lead } from './stance.ts'

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

const RAMPS = ['Mini Ramp', 'Bowl', 'Vert', 'Spine']
const BASICS = new Set(['basics', 'ollie', 'half cab'])
const OLD_SCHOOL = new Set(['old school', 'no comply', 'boneless', 'wallie', 'hippie jump'])

const isOnRamps = ({ obstacles }: ParkTrick) => obstacles.some((name) => RAMPS.includes(name))
const isRamp = ({ category }: Feature) => category === 'Transition'

function suitsEdge(trick: ParkTrick, feature: Feature, kind: 'grind' | 'slide'): boolean {
  if (trick.motion.contact?.kind !== kind) return false
  if (isRamp(feature)) return isOnRamps(trick)
  return trick.place === 'edge' && (feature.category !== 'Rail' || trick.obstacles.includes('Rail'))
}

/** Only what leaves the ground with the board under control goes over a gap. */
function suitsFlat({ place, motion, family }: ParkTrick, { category }: Feature): boolean {
  if (place !== 'flat' || motion.parts.length > 0) return false
  if (category === 'Gap' || category === 'Bank') return motion.pop && motion.style === null
  return category === 'Transition' ? BASICS.has(family) : true
}

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

/** Whether a trick can be done on a feature. */
export function suits(trick: ParkTrick, feature: Feature): boolean {
  if (feature.category === 'Wall') return /^wall/i.test(trick.name)
  return feature.trickFamilies.some((family) => SUITS[family]?.(trick, feature) ?? false)
}

/** The foot that leads off a feature: a wall sends the rider back only when the trick is done on the wall. */
export function leadOff(trick: ParkTrick, feature: Feature): Lead | null {
  if (trick.place !== 'wall' && trick.place !== 'air') return trick.exit
  return exitOf(trick.motion, feature.reversesTravel === 'no' ? 'flat' : 'ramp')
}
