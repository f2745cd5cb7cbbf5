import { localDay } from '../days'
import type { Skater, Terrain } from '../skate/skater'
import { isLanded, oddsTrick, sumOf, terrains } from '../tricks/rider'
import type { Tally, TrickSummary } from '../tricks/schema'
import { landingRate, nowOf } from './practice'
import { begun } from './progress'
import type { LandingRate, MyTrick, Next } from './schema'
import { dueShareOf, isDue } from './view'

/** Why a trick stands in the plan of a session. */
export const roles = {
  warmup: 'Warm-up',
  due: 'Due',
  project: 'Project',
  next: 'New: goes on your list',
  stretch: 'Long shot',
  finish: 'To finish on',
  own: 'Your pick',
} as const
export type Role = keyof typeof roles

export type PlannedTrick = {
  trickId: number
  role: Role
  /** What had been logged of it lately before the session; null before the first try. */
  before: Tally | null
  /** When it was practiced last before the session; null before the first time. */
  lastPracticed?: string | null
}

/** What helps during a session: the trick said aloud, and a rest after each try; 0 for none. */
export type SessionAids = { isSpoken: boolean; restSeconds: number }
export const noAids: SessionAids = { isSpoken: false, restSeconds: 0 }

type SessionTry = { trickId: number; isLanded: boolean }

/** One time at the spot, as this device keeps it until it is closed. Each try in it is in the practice log too. */
export type Session = {
  startedAt: string
  endedAt: string | null
  /** The day that it is logged for where that is not today, written YYYY-MM-DD. */
  day?: string
  plan: PlannedTrick[]
  /** The place in the plan, counted from 0. */
  at: number
  tries: SessionTry[]
  aids?: SessionAids
  /** When the rest after the last try is over, in milliseconds. */
  restUntil?: number
  place?: string
  note?: string
}

const mostTricks = 6
const leastTricks = 4

const drills: Record<Terrain, string> = {
  flat: 'Ten on grass or carpet, where nothing rolls away. Then two for real.',
  edge: 'Ten on the lowest edge there is, at walking pace: get on, step off. Then two for real.',
  pad: 'Ten on flat ground, from one crack to the next. Then two for real.',
  wall: 'Ten lower down, or on a smaller ramp. Then two for real.',
}

/** How a coach makes a long shot smaller; null for what is tried as it is. */
export const drillFor = ({ category }: Pick<MyTrick, 'category'>, role: Role): string | null =>
  role === 'stretch' ? drills[terrains[category]] : null

const isSure = 0.6
const isNearly = 0.3
const isInReach = 0.12

/** A trick as it stands in a plan, with what had been logged of it lately. */
export const planned = ({ id, landing, progress }: MyTrick, role: Role): PlannedTrick => ({
  trickId: id,
  role,
  before: landing && sumOf([nowOf(landing)]),
  lastPracticed: progress.lastPracticed,
})

/** A trick as it is listed on the day it is added. */
const asListed = (trick: TrickSummary): MyTrick => ({
  ...trick,
  steps: [],
  videoUrl: null,
  videoStart: null,
  landing: null,
  progress: { ...begun, notes: [] },
})

/** What comes next of all for a skater where that is not on the list yet, as it would be listed; null elsewhere. */
export function newcomer(tricks: readonly MyTrick[], next: Next | null): MyTrick | null {
  const first = next?.tricks.find(({ trick }) => trick.id === next.order[0])
  return first && tricks.every(({ id }) => id !== first.trick.id) ? asListed(first.trick) : null
}

/** So many tries say how a trick goes that nobody says to land. */
const fewestForLock = 8

/**
 * Four to six tricks for today, as far as the list has them: one or two that are on lock to warm up, up to two that are
 * due, what comes next of all, listed or not, with one more project in reach, the one left the longest, and one to finish
 * on that is landed, or nearly. Those on lock take turns. What nobody has landed is never to warm up or finish on. Where
 * all that is being learned is out of reach, the first of it is a long shot. Without `next`, which may not have loaded,
 * the likeliest of what is being learned stands in. `now` is in milliseconds since 1970.
 */
export function planSession(
  listed: readonly MyTrick[],
  skater: Skater,
  next: Next | null,
  now: number,
): PlannedTrick[] {
  const fresh = newcomer(listed, next)
  const tricks = fresh ? [...listed, fresh] : listed
  const rates = new Map(tricks.map((trick) => [trick.id, skater.chanceOf(oddsTrick(trick), trick.id).rate]))
  const rateOf = ({ id }: MyTrick) => rates.get(id) ?? 0
  const left = new Set(tricks)
  const take = (count: number, among: readonly MyTrick[]) => {
    const taken = among.filter((trick) => left.has(trick)).slice(0, count)
    for (const trick of taken) left.delete(trick)
    return taken
  }
  const surestFirst = (a: MyTrick, b: MyTrick) => rateOf(b) - rateOf(a)
  const longestLeft = (a: MyTrick, b: MyTrick) => practicedAt(a) - practicedAt(b) || surestFirst(a, b)
  const surest = tricks.toSorted(surestFirst)
  const isOverdue = (trick: MyTrick) => isDue(trick, now)
  const due = tricks.filter(isOverdue).toSorted((a, b) => dueShareOf(b, now) - dueShareOf(a, now))
  const isFar = (trick: MyTrick) => isLearned(trick) && rateOf(trick) < isInReach

  const order = new Map(next?.order.map((id, place) => [id, place]))
  const placeOf = ({ id }: MyTrick) => order.get(id) ?? order.size
  // What is kept as landed comes first of all where it was lost.
  const ahead = surest.filter((trick) => isLearned(trick) || order.get(trick.id) === 0)
  const ranked = ahead.toSorted((a, b) => placeOf(a) - placeOf(b))
  const [main, second] = ranked

  const sure = onLock(
    surest.filter((trick) => trick !== main),
    rateOf,
  )
  const turns = sure.toSorted(
    (a, b) =>
      Number(isTried(b)) - Number(isTried(a)) ||
      Number(isOverdue(a)) - Number(isOverdue(b)) ||
      longestLeft(a, b),
  )
  const warmUpCount = sure.length > 4 ? 2 : 1
  const ends = take(warmUpCount + 1, turns).toSorted(surestFirst)
  const [warmUps, finish] = [ends.slice(0, warmUpCount), ends.slice(warmUpCount)]

  const dues = take(
    2,
    due.filter((trick) => trick !== main),
  )
  const inReach = surest.filter((trick) => rateOf(trick) < isSure && rateOf(trick) >= isInReach)
  const mains = take(1, main ? [main] : [])
  const others = inReach.toSorted((a, b) => Number(isLearned(b)) - Number(isLearned(a)) || longestLeft(a, b))
  const beside = [...others.filter(isLearned), ...(second && main && !isFar(main) ? [second] : []), ...others]
  const projects = [...mains, ...take(2 - mains.length, beside)]
  const nearly = surest.filter((trick) => (trick.landing?.lands ?? 0) > 0 && rateOf(trick) >= isNearly)
  if (finish.length === 0) finish.push(...take(1, nearly))
  const room = Math.max(0, leastTricks - warmUps.length - dues.length - projects.length - finish.length)
  const roleOf = (trick: MyTrick): Role => (trick === fresh ? 'next' : isFar(trick) ? 'stretch' : 'project')
  const more = take(room, surest)
  const isEasy = (trick: MyTrick) => sure.includes(trick)
  return [
    ...[...warmUps, ...more.filter(isEasy)].map((trick) => planned(trick, 'warmup')),
    ...dues.map((trick) => planned(trick, 'due')),
    // A long shot wants legs that are warm.
    ...[...projects, ...more.filter((trick) => !isEasy(trick))]
      .toSorted((a, b) => Number(isFar(a)) - Number(isFar(b)))
      .map((trick) => planned(trick, roleOf(trick))),
    ...finish.map((trick) => planned(trick, 'finish')),
    // Of seven the first of two warm-ups can be spared.
  ].slice(-mostTricks)
}

const isLearned = ({ progress }: MyTrick) => progress.masteryLevel === 'LEARNING'

const practicedAt = ({ progress }: MyTrick) => Date.parse(progress.lastPracticed ?? '1970-01-01')

/** Whether so much was logged of a trick that its rate counts before what was said of it. */
const isTried = ({ landing }: MyTrick) => landing !== null && landing.tries >= fewestForLock

/** Of tricks, the surest first, those that their tries prove; with fewer than two also those that are said to be landed. */
function onLock(surest: readonly MyTrick[], rateOf: (trick: MyTrick) => number): MyTrick[] {
  const isSaid = ({ progress }: MyTrick) => isLanded(progress.masteryLevel)
  const proven = surest.filter(
    (trick) =>
      rateOf(trick) >= isSure && (isSaid(trick) || (isTried(trick) && (trick.landing?.lands ?? 0) > 0)),
  )
  if (proven.length > 1) return proven
  const said = surest.filter((trick) => isSaid(trick) && !(isTried(trick) && rateOf(trick) < isNearly))
  return [...new Set([...proven, ...said])]
}

/** A session that begins now, at the first trick of its plan, and is logged for a day. */
export const startSession = (plan: PlannedTrick[], now: Date, day = localDay(now)): Session => ({
  startedAt: now.toISOString(),
  ...(day !== localDay(now) && { day }),
  endedAt: null,
  plan,
  at: 0,
  tries: [],
})

/** The day of a session, as one says it in it. */
export const whenOf = ({ day }: Pick<Session, 'day'>): string => (day ? 'that day' : 'today')

/** Another place of the plan: after the last comes the first, and the other way round. */
export const moved = (session: Session, by: number): Session => ({
  ...session,
  at: session.plan.length === 0 ? 0 : (session.at + by + session.plan.length) % session.plan.length,
})

/** The plan with other tricks; what was tried stays counted, and the trick at hand stays so where it is kept. */
export function replanned(session: Session, plan: PlannedTrick[]): Session {
  const current = session.plan[session.at]?.trickId
  const at = plan.findIndex(({ trickId }) => trickId === current)
  return { ...session, plan, at: Math.min(Math.max(at, 0), Math.max(plan.length - 1, 0)) }
}

/** A session with one more try, after which there is a rest if one is wanted. `now` is in milliseconds. */
export function tried(session: Session, made: SessionTry, now: number): Session {
  const rest = session.aids?.restSeconds ?? 0
  return { ...session, tries: [...session.tries, made], ...(rest > 0 && { restUntil: now + rest * 1000 }) }
}

/** How often tricks were tried and landed in the last session on this device, and when it was closed, by their ids. */
export type LastTime = Record<number, { tries: number; lands: number; until?: string }>

/** What this device knows of the last time once a session is closed. */
export const afterSession = (last: LastTime | null, sums: readonly SessionSum[], now: Date): LastTime => ({
  ...last,
  ...Object.fromEntries(
    sums.map(
      ({ trickId, today: { tries, lands } }) =>
        [trickId, { tries, lands, until: now.toISOString() }] as const,
    ),
  ),
})

/** The last time of a trick before a session; null where it was not on this device, or is not known. */
export function lastTimeOf({ plan }: Session, last: LastTime | null, trickId: number): Tally | null {
  const known = last?.[trickId]
  const practiced = plan.find((each) => each.trickId === trickId)?.lastPracticed
  if (!known?.until || !practiced) return null
  return Date.parse(practiced) <= Date.parse(known.until) ? known : null
}

type SessionSum = { trickId: number; today: LandingRate; before: LandingRate | null }

/** What a session came to, trick by trick in the order of the plan; what was left out is no failure and is missing. */
export function sumUp({ plan, tries }: Session): SessionSum[] {
  return plan.flatMap(({ trickId, before }) => {
    const own = tries.filter((each) => each.trickId === trickId)
    const today = landingRate(own.length, own.filter(({ isLanded }) => isLanded).length)
    return today ? [{ trickId, today, before: before && landingRate(before.tries, before.lands) }] : []
  })
}

/** The tricks that a session missed more often than it landed them, as a plan to run them again. */
export const missedAgain = (session: Session): PlannedTrick[] => {
  const missed = sumUp(session).filter(({ today }) => today.lands * 2 < today.tries)
  return session.plan.filter(({ trickId }) => missed.some((sum) => sum.trickId === trickId))
}

/** Of fewer, a single one more or less would change the words. */
export const fewestToCompare = 8

const isOwned = 0.85

/**
 * What the tries of today say against those before, and what that means for the next time; null if there were none
 * before, or too few then or now.
 */
export function comparedWords({ today, before }: SessionSum): string | null {
  if (!before) return null
  if (today.low > before.high)
    return today.rate >= isSure
      ? 'Clearly better than before. Time for something harder around it.'
      : 'Clearly better than before. Stay with it while it goes.'
  if (today.high < before.low) return 'Harder than usual today. It comes back: begin with it next time.'
  if (Math.min(today.tries, before.tries) < fewestToCompare) return null
  if (Math.min(today.rate, before.rate) >= isOwned) return 'It is yours.'
  if (today.rate >= before.rate + 0.1)
    return today.rate >= isSure
      ? 'A little better than before. Do it again, and it is yours.'
      : 'A little better than before. Keep at it.'
  if (today.rate <= before.rate - 0.1) return 'A little below what you had. A few tries next time will tell.'
  return 'Same as before. Keep at it.'
}
