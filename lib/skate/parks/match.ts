import { rarityOf } from '../coach/fame.ts'
import { LEVELS, type Level } from '../difficulty/difficulty.ts'
import { type Feature, isHalfPipe, isUsual, type ParkTrick, suits } from './belongs.ts'
import { levelOn, valueOn } from './size.ts'

/** A feature of a park, and how many there are of it. */
export interface Wanted {
  readonly feature: Feature
  readonly count: number
}

/** The tricks chosen for a feature, the best first. */
export interface Match {
  readonly wanted: Wanted
  readonly tricks: readonly ParkTrick[]
  /** The way into a half pipe. */
  readonly entry: ParkTrick | null
}

const MOST = 12
const FEWEST = 4
const PER_LEVEL = 2
const PARK_LEVELS = LEVELS.slice(0, 3)

/**
 * Tricks for each feature, as many as there are of it and several to choose from: there of the level asked for, else
 * easier, only else harder, or of each level; what the rider is at comes first, and no trick twice while others are left.
 */
export function matchPark(
  wanted: readonly Wanted[],
  library: readonly ParkTrick[],
  level: Level | 'all',
): Match[] {
  const used = new Set<number>()
  const entry = library.find(({ motion }) => motion.style === 'Drop In' && motion.parts.length === 0) ?? null
  return wanted.map((one) => {
    const fit = library.filter((trick) => suits(trick, one.feature))
    const count = Math.min(MOST, Math.max(FEWEST, one.count, isHalfPipe(one.feature) ? 5 : 0))
    const tricks =
      level === 'all' ? ofEachLevel(fit, one.feature, count, used) : ofLevel(fit, one, level, count, used)
    for (const { id } of tricks) used.add(id)
    return { wanted: one, tricks, entry: isHalfPipe(one.feature) ? entry : null }
  })
}

function ofLevel(
  fit: readonly ParkTrick[],
  { feature, count: least }: Wanted,
  level: Level,
  count: number,
  used: ReadonlySet<number>,
): ParkTrick[] {
  const rated = fit.map((trick, rank) => rate(trick, rank, level, feature))
  const asked = rated.filter(
    ({ trick }) =>
      levelOn(trick, feature) === level || (trick.own && levelsOff(trick, feature, level) < TOO_HARD),
  )
  if (asked.length >= count) return pick(asked, count, used)
  const easyEnough = rated.filter(({ trick }) => levelsOff(trick, feature, level) < TOO_HARD)
  return pick(easyEnough.length >= least ? easyEnough : rated, count, used)
}

function ofEachLevel(
  fit: readonly ParkTrick[],
  feature: Feature,
  count: number,
  used: ReadonlySet<number>,
): ParkTrick[] {
  const chosen = PARK_LEVELS.flatMap((level) => {
    const rated = fit.flatMap((trick, rank) =>
      levelOn(trick, feature) === level ? [rate(trick, rank, level, feature)] : [],
    )
    return pick(rated, Math.max(PER_LEVEL, Math.ceil(count / PARK_LEVELS.length)), used)
  })
  const ids = new Set(chosen.map(({ id }) => id))
  const rest = fit.flatMap((trick, rank) =>
    ids.has(trick.id) ? [] : [rate(trick, rank, feature.difficulty, feature)],
  )
  const more = chosen.length < count ? pick(rest, count - chosen.length, used) : []
  return [...chosen, ...more].toSorted((one, other) => Number(other.own !== null) - Number(one.own !== null))
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
const USUAL = 2
const OTHER_STANCE = 0.8
/** Over a gap everyone goes as they ride best, and who is new to it everywhere but where a wall sends one back. */
const STRANGE = 4
/** The same trick on two features is fine, another one is better. */
const SEEN = 2.5

/** A name that leaves the side open is the same trick again. */
const SAME_TRICK = 2.5

/** What hardly anybody does gives way to what one sees on every obstacle. */
const RARE = 0.6

/** Better known tricks come earlier in the library, and that counts a little; what one sees there first counts more. */
function rate(trick: ParkTrick, rank: number, level: Level, feature: Feature): Rated {
  const own = trick.own ? OWN[trick.own] : 0
  const open = trick.exit === null ? 1 : 0
  const usual = isUsual(trick, feature) ? USUAL : 0
  const isStrange = isHigh(feature) || (level === 'Beginner' && feature.reversesTravel === 'no')
  const other = trick.motion.stance === 'regular' ? 0 : isStrange ? STRANGE : OTHER_STANCE
  const rare = RARE * rarityOf(trick.name)
  const cost =
    2 * levelsOff(trick, feature, level) + Math.log2(rank + 2) / 3 + open + other + rare - own - usual
  return { trick, cost }
}

const isHigh = ({ category, name }: Feature): boolean =>
  category === 'Gap' || category === 'Rail' || name === 'Hubba'

const TOO_HARD = 10

/** How far a trick is there from the level asked for; harder than asked is worse than anything easier, and the harder the worse. */
function levelsOff(trick: ParkTrick, feature: Feature, level: Level): number {
  const off = LEVELS.indexOf(levelOn(trick, feature)) - LEVELS.indexOf(level)
  return off > 0 ? TOO_HARD * off + valueOn(trick, feature) : -off
}

function pick(rated: readonly Rated[], count: number, used: ReadonlySet<number>): ParkTrick[] {
  const chosen: ParkTrick[] = []
  const families = new Map<string, number>()
  const costNow = ({ trick, cost }: Rated) =>
    cost +
    1.5 * (families.get(trick.family) ?? 0) +
    (used.has(trick.id) ? SEEN : 0) +
    (chosen.some((other) => isSameButSide(trick, other)) ? SAME_TRICK : 0)
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

/** "50-50" and "Frontside 50-50": on an obstacle one of them only leaves open on which side it lies. */
function isSameButSide(one: ParkTrick, other: ParkTrick): boolean {
  if (one.motion.contact === null || one.motion.contact.name !== other.motion.contact?.name) return false
  if (one.motion.approach !== null && other.motion.approach !== null) return false
  return withoutSide(one.name) === withoutSide(other.name)
}

const withoutSide = (name: string): string => name.replace(/\b(?:Frontside|Backside) /g, '')
