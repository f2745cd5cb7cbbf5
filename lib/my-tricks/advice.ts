import { compareNames } from '../intl'
import type { Terrain } from '../skate/skater'
import { listed } from '../skate/wording'
import { isLanded, stanceOf, terrains } from '../tricks/rider'
import type { TrickSummary } from '../tricks/schema'
import { isRiding, pointsOf, type TrickCategory } from '../tricks/taxonomy'
import type { Standing, TreeTrick } from '../tricks/tree'
import type { NextTrick } from './schema'
import type { MasteryLevel } from './taxonomy'

/** A trick of the library and the ids of those to learn before it. A foundation needs nothing before it. */
type GraphTrick = { id: number; requires: number[]; isFoundational: boolean }

export type Levels = ReadonlyMap<number, MasteryLevel>

/** What the skater lands, and with it everything that those tricks are built on. */
export function landedIds(tricks: GraphTrick[], levels: Levels): ReadonlySet<number> {
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const landed = new Set<number>()
  const open = [...levels].flatMap(([id, level]) => (isLanded(level) ? [id] : []))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (landed.has(id)) continue
    landed.add(id)
    open.push(...(byId.get(id)?.requires ?? []))
  }
  return landed
}

/** Nothing is missing to take it on. Without prerequisites only a foundation is known to need none. */
function isReady({ requires, isFoundational }: GraphTrick, landed: ReadonlySet<number>): boolean {
  return requires.length > 0 ? requires.every((id) => landed.has(id)) : isFoundational
}

const ownStandings: Record<MasteryLevel, Standing> = { MASTERED: 'lit', CONSISTENT: 'lit', LEARNING: 'half' }

type StandingTrick = GraphTrick & Pick<TreeTrick, 'isRiding' | 'category'>

/**
 * How each trick stands to one skater: by their own level; else by what they land that is built on it, or leads to it.
 * Who lands a trick rides, and has pushing and turning behind them, listed or not.
 */
export function standingsOf(tricks: StandingTrick[], levels: Levels): ReadonlyMap<number, Standing> {
  const landed = new Set(landedIds(tricks, withSteps(tricks, levels)))
  const skated = tricks.filter(({ id, isRiding: isPlain }) => landed.has(id) && !isPlain)
  const ridden = new Set(skated.map(({ category }) => terrains[category] === 'wall'))
  for (const { id, category, isRiding: isPlain } of tricks)
    if (isPlain && (category === 'Transitions' ? ridden.has(true) : ridden.size > 0)) landed.add(id)
  return new Map(
    tricks.map((trick) => {
      const level = levels.get(trick.id)
      const unlisted = landed.has(trick.id) ? 'lit' : isReady(trick, landed) ? 'next' : 'dark'
      return [trick.id, level ? ownStandings[level] : unlisted]
    }),
  )
}

/** What is weighed of a trick: its place in the graph, its number, and its place among the best known. */
export type Candidate = GraphTrick & { summary: TrickSummary; rank: number }

const difficultyOf = ({ summary }: Candidate) => pointsOf(summary)

const groundOf = ({ summary }: Candidate): Terrain => terrains[summary.category]

// How far a trick is from a skater is a sum, its effort: in points of difficulty (1 to 10), and in what is added or taken
// off below. next-tricks.test.ts holds the outcome against what skaters and coaches would say.

/**
 * Added to a trick on a ground where the skater lands nothing yet: so much for one whose hardest trick is a 3, and in
 * proportion for others. Few have a ramp.
 */
const newGround: Record<Terrain, number> = { flat: 1, edge: 0.6, pad: 0.8, wall: 2.5 }

/** Added instead for one who lands tricks on ramps alone. */
const awayFromWalls = 9

/** A prerequisite that is missing, and by so many points below the skater's best, is learned on the way. */
const onTheWay = 1

/** Added for each doubling of a trick's rank among the best known: less where it builds on two of the skater's own. */
const familiar = { joined: 0.45, alone: 0.6 }

/** Added to a half turn backside, which is landed without seeing where. */
const blind = 0.5

/** Added to the first trick on a rail of one who lands tricks on ledges. */
const firstRail = 0.7

/** Added to what is two tricks in a row, and needs no learning of its own. */
const sequence = 2

/** Taken off if all of the skater's own tricks are of its stance, or its ground; of a part of them a part. */
const leaning = { stance: 2, ground: 1.2 }

/** Taken off a trick that has to be learned before one that the skater works on. */
const leading = 5

/** A trick may be harder than its hardest prerequisite by `free` points; each point more adds `cost`. */
const leap = { free: 1.5, cost: 0.7 }

/** Added to a trick that builds on none of the skater's own tricks, and to one that builds on one only. */
const notOwn = { none: 1.1, one: 0.25 }

/** A trick by so many points below the skater's best is no news any more, which adds `cost`. */
const tooEasy = { below: 2.9, cost: 1.5 }

/** Added for each missing prerequisite. */
const missingStep = 0.2

type Skater = {
  levels: Levels
  landed: ReadonlySet<number>
  /** Of these, what the skater's list says: landed, or a prerequisite of what is. The rest follows from what they work on. */
  proven: ReadonlySet<number>
  /** Pushing, turning and the like, where they are not listed: who lands harder tricks rides. */
  ridden: ReadonlySet<number>
  /** The hardest that the skater lands, in all and by ground. */
  best: number
  bestOn: ReadonlyMap<Terrain, number>
  /** What the skater has listed as landed. */
  own: readonly Candidate[]
  /** For one who has listed nothing as landed: what has to be learned before a trick that they work on, and that trick. */
  leadsTo: ReadonlyMap<number, Candidate>
  hasRail: boolean
  byId: ReadonlyMap<number, Candidate>
}

/**
 * Up to `count` tricks to take on next: those whose steps the skater lands, or all but one that is easy by now; first
 * what builds on the skater's own tricks, is a little harder than they are, and is well known. Rather of
 * different categories, and never the other side of what is landed.
 */
export function nextTricks(library: Candidate[], listed: Levels, count = 4): NextTrick[] {
  const levels = withSteps(library, listed)
  const own = library.filter(({ id }) => isLanded(levels.get(id)))
  const byId = new Map(library.map((trick) => [trick.id, trick]))
  const projects = own.length > 0 ? [] : projectsOf(library, levels, byId)
  const ridden = riddenIds(library, levels, [...own, ...projects])
  const landed = new Set([...landedIds(library, levels), ...ridden])
  const leadsTo = stepsTo(projects, byId)
  const hasRail = own.some(({ summary }) => summary.category === 'Rail')
  const proven = landedIds(library, listed)
  const skater: Skater = { levels, landed, proven, ridden, byId, own, leadsTo, hasRail, ...bestOf(own) }
  const sides = new Set(library.filter(({ id }) => landed.has(id) || levels.has(id)).map(withoutSide))
  const open = library.filter(
    (trick) =>
      !levels.has(trick.id) &&
      !landed.has(trick.id) &&
      !sides.has(withoutSide(trick)) &&
      isInReach(trick, skater),
  )
  const ranked = open
    .map((trick) => ({ trick, effort: effortOf(trick, skater) }))
    .sort((a, b) => a.effort - b.effort || compareNames(a.trick.summary.name, b.trick.summary.name))
  // The foundations come in their order.
  const chosen = landed.size === 0 ? ranked.slice(0, count).map(({ trick }) => trick) : varied(ranked, count)
  return chosen.map((trick) => explained(trick, skater))
}

/** Who is at work on this many tricks has learned what they are built on, whether it is listed or not. */
const manyProjects = 3

/** A list with the steps to what is being learned, once that is more than a wish or two. */
function withSteps(library: GraphTrick[], levels: Levels): Levels {
  const projects = library.filter(({ id }) => levels.get(id) === 'LEARNING')
  if (projects.length < manyProjects) return levels
  const steps = new Map(projects.flatMap(({ requires }) => requires.map((id) => [id, 'CONSISTENT'] as const)))
  const known = [...landedIds(library, steps)].map((id) => [id, 'CONSISTENT'] as const)
  return new Map([...known, ...levels])
}

/** What is worked on that builds on more than riding. */
function projectsOf(library: readonly Candidate[], levels: Levels, byId: ReadonlyMap<number, Candidate>) {
  const isMore = (id: number) => {
    const step = byId.get(id)
    return step !== undefined && !isRiding(difficultyOf(step), step.summary.category)
  }
  return library.filter(({ id, requires }) => levels.get(id) === 'LEARNING' && requires.some(isMore))
}

/** Each step to these tricks, however far before them, with the trick that it is a step to. */
function stepsTo(projects: readonly Candidate[], byId: ReadonlyMap<number, Candidate>) {
  const found = new Map<number, Candidate>()
  for (const project of projects) {
    const open = [...project.requires]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.set(id, project)
      open.push(...(byId.get(id)?.requires ?? []))
    }
  }
  return found
}

/**
 * Who lands a trick rides: no coach sends them back to pushing, or on a ramp to pumping, or to anything of the kind
 * that is easier than what they land. Only falling is learned apart: it needs nothing, and nothing rolls on it.
 */
function riddenIds(library: readonly Candidate[], levels: Levels, own: readonly Candidate[]): Set<number> {
  const hardestOf = (tricks: readonly Candidate[]) => Math.max(0, ...tricks.map(difficultyOf))
  const hardest = hardestOf(own)
  const hardestOnWalls = hardestOf(own.filter((trick) => groundOf(trick) === 'wall'))
  const isRidden = (trick: Candidate) => {
    const isOfWalls = groundOf(trick) === 'wall'
    return (
      !levels.has(trick.id) &&
      (trick.isFoundational || trick.requires.length > 0) &&
      isRiding(difficultyOf(trick), trick.summary.category) &&
      difficultyOf(trick) < (isOfWalls ? hardestOnWalls : hardest)
    )
  }
  return new Set(library.flatMap((trick) => (isRidden(trick) ? [trick.id] : [])))
}

function bestOf(own: readonly Candidate[]): Pick<Skater, 'best' | 'bestOn'> {
  const bestOn = new Map<Terrain, number>()
  for (const trick of own) {
    // Pushing and turning say nothing of where one skates.
    if (!isRiding(difficultyOf(trick), 'Flatground'))
      bestOn.set(groundOf(trick), Math.max(bestOn.get(groundOf(trick)) ?? 0, difficultyOf(trick)))
  }
  return { bestOn, best: Math.max(1, ...bestOn.values()) }
}

const sided = new Set<TrickCategory>(['Grinds', 'Ledge', 'Rail', 'Transitions'])

/** On an obstacle the side is a matter of the spot; in a turn it makes another trick. */
const withoutSide = (trick: Candidate) =>
  sided.has(trick.summary.category) ? unsided(trick) : trick.summary.name

const unsided = ({ summary: { name } }: Candidate) => name.replace(/\b(Frontside|Backside) /, '')

const missingOf = ({ requires }: Candidate, { landed }: Skater) => requires.filter((id) => !landed.has(id))

/** Whether nothing is missing, or only what is well below what the skater lands. */
function isInReach(trick: Candidate, skater: Skater): boolean {
  if (isReady(trick, skater.landed)) return true
  const missing = missingOf(trick, skater)
  const [step] = missing.flatMap((id) => skater.byId.get(id) ?? [])
  if (!step || missing.length > 1 || trick.requires.length === 1) return false
  return isEasy(step, skater)
}

/** Whether a trick and all that is missing before it are well below what the skater lands. */
function isEasy(step: Candidate, skater: Skater): boolean {
  if (difficultyOf(step) > skater.best - onTheWay) return false
  if (isReady(step, skater.landed)) return true
  const before = missingOf(step, skater).flatMap((id) => skater.byId.get(id) ?? [])
  return before.length > 0 && before.every((each) => isEasy(each, skater))
}

/** How far a trick is from a skater, in points of difficulty and what stands for them. */
function effortOf(trick: Candidate, skater: Skater): number {
  const { requires } = trick
  if (skater.landed.size === 0) return trick.summary.order ?? Number.POSITIVE_INFINITY
  const ground = groundOf(trick)
  const own = requires.flatMap((id) => (isLanded(skater.levels.get(id)) ? (skater.byId.get(id) ?? []) : []))
  const steps = requires.map((id) => difficultyOf(skater.byId.get(id) ?? trick))
  const beyondStep = difficultyOf(trick) - Math.max(1, ...steps) - leap.free
  return (
    distanceOf(trick, own, skater) +
    Math.log2(1 + trick.rank / 6) * (own.length > 1 ? familiar.joined : familiar.alone) +
    (skater.bestOn.has(ground) ? 0 : leavingCost(ground, skater)) +
    (own.length === 0 ? notOwn.none : own.length === 1 ? notOwn.one : 0) +
    (skater.best - difficultyOf(trick) > tooEasy.below ? tooEasy.cost : 0) +
    leap.cost * Math.max(beyondStep, 0) +
    (isBlind(trick) ? blind : 0) +
    (isSequence(trick) ? sequence : 0) +
    (isFirstRail(trick, skater) ? firstRail : 0) -
    leaningTo(trick, skater) -
    (skater.leadsTo.has(trick.id) ? leading : 0) +
    missingStep * missingOf(trick, skater).length
  )
}

/** How much harder, or easier, a trick is than what the skater lands on its ground, or on those it brings together. */
function distanceOf(trick: Candidate, own: readonly Candidate[], skater: Skater): number {
  const together = own.length > 1 ? own.map(groundOf) : []
  const known = [groundOf(trick), ...together].flatMap((ground) => skater.bestOn.get(ground) ?? [])
  const ability = known.length > 0 ? Math.max(...known) : Math.min(skater.best, 2)
  const from = difficultyOf(trick) - ability
  return from > 0 ? from * 0.5 + 1.5 * Math.max(from - 0.6, 0) : -from * 0.7
}

const isBlind = ({ summary: { name, category } }: Candidate) =>
  name.startsWith('Backside ') && terrains[category] === 'flat'

// As in "Drop In, Kickturn".
const isSequence = ({ summary }: Candidate) => summary.name.includes(', ')

const isFirstRail = ({ summary }: Candidate, { bestOn, hasRail }: Skater) =>
  summary.category === 'Rail' && bestOn.has('edge') && !hasRail

/** What draws a skater to more of the same stance, and to the obstacle that most of the list is from. */
function leaningTo(trick: Candidate, { own }: Skater): number {
  if (own.length === 0) return 0
  const share = (isAlike: (other: Candidate) => boolean) => own.filter(isAlike).length / own.length
  const stance = stanceOf(trick.summary.name)
  const ground = groundOf(trick)
  return (
    (stance === 'regular' ? 0 : leaning.stance * share((other) => stanceOf(other.summary.name) === stance)) +
    (ground === 'flat' ? 0 : leaning.ground * share((other) => groundOf(other) === ground))
  )
}

function leavingCost(ground: Terrain, { best, bestOn }: Skater): number {
  const isOfWalls = bestOn.size === 1 && bestOn.has('wall')
  return isOfWalls ? awayFromWalls : (newGround[ground] * best) / 3
}

/** What one more of a category costs, of another on the same ground, and the same trick turned the other way. */
const sameAgain = { category: 0.9, ground: 0.4, turned: 1.2 }

type Weighed = { trick: Candidate; effort: number }

/** The nearest first, but rather something else than more of the same. */
function varied(open: Weighed[], count: number): Candidate[] {
  const chosen: Candidate[] = []
  const effortNow = ({ trick, effort }: Weighed) =>
    chosen.reduce((sum, one) => {
      const turned = unsided(one) === unsided(trick) ? sameAgain.turned : 0
      if (one.summary.category === trick.summary.category) return sum + sameAgain.category + turned
      return groundOf(one) === groundOf(trick) ? sum + sameAgain.ground + turned : sum
    }, effort)
  const left = new Set(open)
  while (chosen.length < count && left.size > 0) {
    const next = [...left].reduce((best, each) => (effortNow(each) < effortNow(best) ? each : best))
    left.delete(next)
    if (!chosen.some((one) => withoutSide(one) === withoutSide(next.trick))) chosen.push(next.trick)
  }
  return chosen
}

function explained(trick: Candidate, skater: Skater): NextTrick {
  const { summary, requires } = trick
  const nameOf = (id: number) => skater.byId.get(id)?.summary.name ?? []
  const has = requires.filter((id) => skater.landed.has(id) && !isBasic(skater, id))
  const lacks = missingOf(trick, skater).flatMap(nameOf)
  const ridesThere =
    requires.length > 0 && requires.every((id) => skater.landed.has(id) && isBasic(skater, id))
  const held = {
    landed: has.filter((id) => skater.proven.has(id)).flatMap(nameOf),
    implied: has.filter((id) => !skater.proven.has(id)).flatMap(nameOf),
  }
  const project = skater.leadsTo.get(trick.id)
  const reason = project
    ? `You work on ${project.summary.name}: ${summary.name} comes first.`
    : ridesThere
      ? `You ride already: ${summary.name} is the next step from there.`
      : reasonFor(summary.name, held, lacks)
  return { trick: summary, reason, builtOn: requires.flatMap(nameOf) }
}

/** Pushing and turning, listed or not: no one says that they land them. */
function isBasic({ byId, ridden }: Skater, id: number): boolean {
  const trick = byId.get(id)
  return ridden.has(id) || (trick !== undefined && isRiding(difficultyOf(trick), trick.summary.category))
}

/** What a skater lands, and what they must have learned before that which they work on. */
type Held = { landed: string[]; implied: string[] }

function reasonFor(name: string, { landed, implied }: Held, [lacks]: string[]): string {
  const held = [
    landed.length > 0 ? `land ${listed(landed)}` : [],
    implied.length > 0 ? `work on what comes after ${listed(implied)}` : [],
  ].flat()
  const youHold = `You ${held.join(' and ')}`
  if (lacks)
    return `${held.length > 0 ? `${youHold}. ` : ''}${lacks} is easy for you by now: learn it on the way to ${name}.`
  const count = landed.length + implied.length
  if (count > 1) return `${youHold}: ${name} puts them together.`
  if (count === 1) return `${youHold}: ${name} is the next step from there.`
  return `${name} is a foundation: it needs nothing before it, and a lot is built on it.`
}
