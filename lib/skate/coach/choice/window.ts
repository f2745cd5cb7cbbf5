import { exactDifficulty, type Level } from '../../difficulty/difficulty.ts'
import type { Motion } from '../../motion.ts'
import type { Library } from '../library.ts'
import { isAnyOf, MOODS, type Mood } from '../tastes/moods.ts'
import type { Window } from '../tastes/taste.ts'
import { has, mayHave, type Trait } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'
import { type Area, areaOfMotion } from './areas.ts'

/** How hard an answer may be and should be, and how much that counts. */
export type Reach = Required<Pick<Window, 'least' | 'most' | 'ideal'>> & { readonly weight: number }

/** Two tricks that are hardly apart in difficulty. */
export const CLOSE = 1.2

const TOPS: Readonly<Record<Level, readonly [number, number]>> = {
  Beginner: [1, 3],
  Intermediate: [3.1, 5.9],
  Advanced: [6, 7.9],
  Expert: [8, 10],
}

const hardness = new WeakMap<Motion, number>()

/** How hard a trick is, to a tenth. */
export function hardnessOf(made: Motion): number {
  const known = hardness.get(made) ?? Math.round(exactDifficulty(made) * 10) / 10
  hardness.set(made, known)
  return known
}

const hardestOf = (tricks: readonly Motion[]) => Math.max(0, ...tricks.map(hardnessOf))

/** What a window is narrowed by, one reason after the other; a later one with an ideal has the last word on it. */
interface Reasons {
  readonly wish: Wish
  readonly known: readonly Motion[]
  readonly library: Library
  /** The easiest and the hardest of the levels asked for. */
  readonly bottom: number
  readonly top: number
  /** How hard the hardest trick is that is landed where one is asked for; 0 without any. */
  readonly floor: number
  /** Narrows the window; `weight` is how much the ideal counts, where one is given. */
  readonly narrow: (to: Window, weight?: number) => void
  readonly reach: () => Reach
}

/** The band of difficulty in which a coach would look. */
export function windowOf(
  wish: Wish,
  levels: readonly Level[],
  known: readonly Motion[],
  library: Library,
  area: Area | undefined,
): Reach {
  const bands = levels.map((level) => TOPS[level])
  const bottom = Math.min(...bands.map(([low]) => low))
  const top = Math.max(...bands.map(([, high]) => high))
  let reach = {
    least: 1,
    most: 10,
    ideal: Math.min(top, bottom + (levels.length > 1 ? 2.4 : 1.2)),
    weight: 0.35,
  }
  const narrow = (to: Window, weight = reach.weight) => {
    const least = Math.max(reach.least, to.least ?? reach.least)
    const most = Math.max(least, Math.min(reach.most, to.most ?? reach.most))
    reach = {
      least,
      most,
      ideal: Math.min(most, Math.max(least, to.ideal ?? reach.ideal)),
      weight: to.ideal === undefined ? reach.weight : weight,
    }
  }
  const floor = hardestOf(landedHere(wish, known, library, area))
  const reasons = { wish, known, library, bottom, top, floor, narrow, reach: () => reach }
  forAnyone(reasons)
  byWhatIsLanded(reasons)
  if (known.length === 0) byWhatIsAsked(reasons)
  byMoods(reasons)
  if (wish.relation && wish.relation.is !== 'after' && wish.relation.is !== 'toward') byRelation(reasons)
  else byEase(reasons)
  return reach
}

/** What is landed in the area that is asked for. In a stance of its own everybody begins again. */
function landedHere({ want }: Wish, known: readonly Motion[], library: Library, area: Area | undefined) {
  const stances = want.traits.filter((trait) => trait.startsWith('stance '))
  return known.filter(
    (made) =>
      (area === undefined || isIn(area, made, library)) &&
      (stances.length === 0 || stances.includes(`stance ${made.stance}` as Trait)),
  )
}

/** A grind may be done on a coping as well. */
const isIn = (area: Area, made: Motion, library: Library) =>
  areaOfMotion(made, library) === area || (area === 'wall' && made.contact?.kind === 'grind')

/** What is for anyone begins low. */
function forAnyone({ wish, bottom, narrow }: Reasons): void {
  const { relation, want, exclude, place, cannot, hero, moods, isUnderstood } = wish
  const isForAnyone =
    want.traits.length + want.tricks.length + cannot.length + exclude.tricks.length === 0 &&
    !relation &&
    !hero &&
    !place.includes('place air') &&
    !moods.includes('steezy')
  if (!isUnderstood || isForAnyone) narrow({ ideal: Math.max(bottom, isUnderstood ? 2.6 : 2.3) }, 0.8)
}

function byWhatIsLanded({ wish: { relation, moods, exclude }, known, floor, narrow }: Reasons): void {
  const anywhere = hardestOf(known)
  if (floor > 0 && moods.includes('game')) narrow({ most: floor + 0.6 })
  if (moods.includes('game opener')) narrow({ most: Math.max(4.9, floor) })
  else if (floor > 0)
    narrow(
      {
        least: Math.max(1, floor - 0.5),
        most: floor + (relation?.is === 'after' ? 2.1 : 1.7),
        ideal: floor + 0.25,
      },
      1.1,
    )
  else if (anywhere > 0)
    narrow(
      { most: Math.max(3.6, anywhere + 0.8), ideal: Math.min(anywhere, Math.max(3.6, anywhere - 1.8)) },
      exclude.traits.includes('place flat') ? 1.6 : 0.7,
    )
}

/** Of somebody who names nothing that they land. */
function byWhatIsAsked({ wish: { want, exclude, relation, place, moods, cannot }, narrow }: Reasons): void {
  // Instead of what is refused one wants something like as hard.
  const [refused] = exclude.tricks
  if (refused && want.traits.length + want.tricks.length === 0 && !relation)
    narrow({ ideal: Math.max(1, hardnessOf(refused) - 0.5) }, 0.6)
  // On a ramp everybody begins at the bottom of it.
  if (
    place.includes('transition') &&
    want.traits.every((trait) => trait === 'kind stall' || trait === 'kind grind')
  )
    narrow({ ideal: 2.3 }, 0.5)
  // Who asks for a kind of trick and nothing else begins with the plainest of it.
  if (
    place.length + moods.length === 0 &&
    want.traits.length === 1 &&
    want.traits.every((trait) => trait.startsWith('kind '))
  )
    narrow({ ideal: 2.8 }, 0.5)
  // What comes next is easier than what does not work yet.
  if (cannot.length > 0) narrow({ most: Math.max(1.5, Math.min(...cannot.map(hardnessOf)) - 0.05) })
  // Stairs and jumps are learned with what is safe on flat ground.
  if (place.some((trait) => trait === 'gap' || trait === 'hip' || trait === 'bank'))
    narrow({ ideal: 2.8 }, 0.7)
}

/** What someone lands says more about them than their age. */
const tastesOf = ({ wish: { moods }, known }: Reasons): Mood[] =>
  moods.filter((mood) => !MOODS[mood].isPerson || known.length === 0)

/** The hardest that fits all of the moods: what somebody can do counts for more than how it should feel. */
const capOf = (tastes: readonly Mood[]) => Math.min(...tastes.map((mood) => MOODS[mood].most ?? 10))

function byMoods(reasons: Reasons): void {
  const { wish, known, floor, narrow, reach } = reasons
  const tastes = tastesOf(reasons)
  const cap = capOf(tastes)
  for (const mood of tastes) {
    const { isPerson, least, ...rest } = MOODS[mood]
    if (least !== undefined && least > cap) continue
    // Nor is a daring one out of reach for who tells what is landed.
    const lowest =
      known.length > 0 && least !== undefined ? Math.min(least, Math.max(1, reach().most - 0.4)) : least
    // "Tech but not hard."
    const taste = wish.ease?.to === 'easier' && !isPerson ? rest : { ...rest, least: lowest }
    // Whoever is careful goes on from what is landed, by a small step.
    if (mood === 'careful' && floor > 2) narrow({ most: floor + 0.8, ideal: floor + 0.3 }, 0.9)
    // Who flips already impresses nobody with less.
    else if (mood !== 'impress' || floor <= 4) narrow(taste, 0.9)
  }
}

function byRelation({ wish: { relation, ease, moods }, narrow }: Reasons): void {
  if (!relation) return
  const value = hardnessOf(relation.to)
  const easier = { least: Math.max(1, value - 2.3), most: value - 0.1, ideal: value - 0.6 }
  if (relation.is === 'between') {
    const [low, high] = [hardnessOf(relation.from), value].sort((one, other) => one - other) as [
      number,
      number,
    ]
    // Where there is next to nothing between two, what prepares for the second is meant as well.
    const least = high - low < CLOSE ? low - 1 : low + 0.05
    narrow(
      { least, most: Math.max(low + 0.1, high - 0.05), ideal: (low + high) / 2 },
      high - low > 3 ? 1.3 : 0.8,
    )
  } else if (relation.is === 'harder')
    narrow({ least: value + 0.4, most: value + 1.9, ideal: value + 0.6 }, 1)
  else if (relation.is === 'level') narrow({ least: value - 0.8, most: value + 0.8, ideal: value }, 1.2)
  else if (relation.is === 'easier')
    // Whoever comes back after years begins further down.
    narrow(moods.includes('comeback') ? { least: 2.2, most: value - 0.1 } : easier, 0.8)
  else if (ease?.to === 'harder') narrow({ least: value + 0.1, most: value + 2.2, ideal: value + 0.9 }, 0.9)
  else if (ease?.to === 'easier') narrow(easier, 0.9)
  else narrow({ ideal: value + 0.3 }, 0.5)
}

function byEase(reasons: Reasons): void {
  const { wish, library, bottom, top, floor, narrow } = reasons
  const { ease, moods, hero } = wish
  if (!ease) return
  const isPlaced = floor > 0
  const tastes = tastesOf(reasons)
  const personal = Math.min(...tastes.map((mood) => (MOODS[mood].isPerson && MOODS[mood].ideal) || 10))
  // What nobody expects is easy at another height.
  const [theirs] = (hero?.tricks ?? [])
    .flatMap((name) => library.byKey.get(name) ?? [])
    .filter((trick) => trick.place !== 'air' && trick.place !== 'wall')
    .map(({ value }) => value)
    .sort((one, other) => one - other)
  // The easy one of somebody who is good at it is the easiest of theirs.
  if (ease.to === 'easier' && theirs !== undefined) narrow({ most: Math.max(3.6, theirs), ideal: theirs }, 1)
  else if (ease.to === 'easier' && moods.some(isAnyOf('game surprise', 'game trap')))
    narrow({ most: 5.2, ideal: 4 }, 1)
  else if (ease.to === 'easier')
    narrow(
      ease.isMost
        ? { ideal: bottom }
        : {
            most: isPlaced ? floor : Math.max(3.6, bottom + 1),
            // What is easy for a child is no harder than what any child begins with.
            ideal: Math.max(bottom, isPlaced ? floor - 0.3 : Math.min(2.2, personal)),
          },
      1,
    )
  // The hardest that somebody can do is no more than they have in reach.
  else if (ease.isMost && isPlaced) narrow({ least: floor + 0.5, most: floor + 2.6, ideal: floor + 2 }, 1.2)
  else if (ease.isMost && personal < 10) narrow({ ideal: capOf(tastes) }, 1.2)
  else if (ease.isMost) narrow({ least: Math.max(bottom, top - 2), ideal: top }, 1.2)
  else
    narrow(
      {
        least: isPlaced ? floor : Math.min(top, Math.max(bottom, 5)),
        ideal: isPlaced ? floor + 0.9 : Math.min(top, Math.max(bottom + 1.5, 6)),
      },
      0.8,
    )
}

/** The window on the way to a trick that is out of reach. */
export function belowOf(goal: Motion, window: Reach, known: readonly Motion[]): Reach {
  const top = hardnessOf(goal) - 0.05
  const floor = Math.max(1, ...known.map(hardnessOf))
  const most = Math.min(top, known.length > 0 ? floor + 1.6 : Math.max(window.most, 1.5))
  return { least: 1, most, ideal: known.length > 0 ? most : Math.min(top, window.most), weight: 0.9 }
}

/** The window of a kind that has nothing easy: the easiest that there is. */
export function reaching(
  window: Reach,
  must: readonly Trait[],
  never: readonly Trait[],
  { ease, relation }: Wish,
  levels: readonly Level[],
  { tricks }: Library,
  isAlways: boolean,
): Reach {
  if ((ease?.to !== 'easier' && !isAlways) || (relation && relation.is !== 'after') || must.length === 0)
    return window
  const values = tricks
    .filter(
      (trick) =>
        levels.includes(trick.level) &&
        must.every((trait) => has(trick, trait)) &&
        (trick.motion.style === null || must.some((trait) => !/flip$/.test(trait))) &&
        !never.some((trait) => mayHave(trick, trait)),
    )
    .map(({ value }) => value)
  const least = Math.min(...values)
  return values.length === 0 || least <= window.most
    ? window
    : { ...window, most: least + 0.6, least: Math.min(window.least, least) }
}
