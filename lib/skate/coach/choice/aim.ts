import { exactDifficulty, type Level } from '../../difficulty/difficulty.ts'
import type { Motion } from '../../motion.ts'
import {
  allStepsTo,
  coveredBy,
  gradedTrick,
  isOfEitherSide,
  keyOf,
  type Library,
  type Suggestable,
} from '../library.ts'
import { isAnyOf, MOODS, type Mood } from '../tastes/moods.ts'
import type { Taste, Window } from '../tastes/taste.ts'
import { has, mayHave, type Trait, traitsOf } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'
import { parsed } from '../wish/words/names.ts'
import { AREAS, type Area, areaOfMotion, askedArea, sharesOf } from './areas.ts'
import { common, kept, spelledOut } from './changes.ts'
import { nextAfter } from './progression.ts'

/** Who asks, and for what. */
export interface Situation {
  readonly wish: Wish
  readonly levels: readonly Level[]
  /** Mastery by the trick's id, as My Tricks keeps it. */
  readonly own: ReadonlyMap<number, 'LEARNING' | 'CONSISTENT' | 'MASTERED'>
  /** Tricks that were shown before. */
  readonly exclude: ReadonlySet<number>
}

/** How hard an answer may be and should be, and how much that counts. */
export type Reach = Required<Pick<Window, 'least' | 'most' | 'ideal'>> & { readonly weight: number }

/** What is landed, how hard the answer may be, and what it must have: all that a trick is weighed by. */
export interface Aim {
  readonly have: readonly Motion[]
  readonly haveKeys: ReadonlySet<string>
  /** What of the library is landed with them. */
  readonly covered: ReadonlySet<string>
  readonly implied: ReadonlySet<string>
  /** How hard the hardest landed trick is; 0 without any. */
  readonly hardest: number
  readonly window: Reach
  /** Nothing that has all that was asked for is as easy as it should be. */
  readonly isStretched: boolean
  /** The same for each area, where none is asked for: who kickflips may yet have to learn to grind. */
  readonly windows: ReadonlyMap<Area, Reach> | null
  /** How much each trick comes to mind after what is landed, by its key. */
  readonly next: ReadonlyMap<string, number>
  /** How much of what is landed is in each area, where none is asked for. */
  readonly shares: Readonly<Record<Area, number>> | null
  readonly must: readonly Trait[]
  readonly should: readonly Trait[]
  readonly never: readonly Trait[]
  /** All that may be in the answer because somebody asked for it. */
  readonly expected: readonly Trait[]
  readonly liked: readonly string[]
  /** The trick that the wish is about, when it is out of reach: the answer is a step to it. */
  readonly toward: Motion | null
  /** The motion that a change to a named trick makes, best first. */
  readonly spelled: ReadonlySet<string>
}

/** What comes to mind that much after what is landed is in reach, whatever its number says. */
const NAMED_NEXT = 0.7

/** Two tricks that are hardly apart in difficulty. */
export const CLOSE = 1.2

/** What a coach thinks of where somebody wants it hard. */
const CHALLENGES = [
  '360 Flip',
  'Hardflip',
  'Varial Heelflip',
  'Backside Lipslide',
  'Inward Heelflip',
  'Backside Smith Grind',
]

/** And where somebody wants the easiest thing there is. */
const EASIEST = ['Kickturn', 'Tic Tac', 'Manual', 'Shuvit', 'Rock to Fakie', '50-50']

/** Where the person stands and what the answer must be like. */
export function aimOf(library: Library, { wish, levels, own }: Situation): Aim {
  const landed = library.tricks.filter(
    ({ id }) => id !== null && /CONSISTENT|MASTERED/.test(own.get(id) ?? ''),
  )
  const relevant = wish.relation?.is === 'after' ? [...wish.can, wish.relation.to] : wish.can
  const have = [...new Map(relevant.map((made) => [keyOf(made), made])).values()]
  const haveKeys = new Set(landed.map(({ motion: made }) => keyOf(made)))
  for (const made of have) haveKeys.add(keyOf(made))
  const known = [...have, ...landed.map(({ motion: made }) => made)]
  const covered = new Set(known.flatMap((made) => coveredBy(made, library)))
  for (const made of known)
    if (made.bodyDeg === null || made.contact) for (const key of coveredBy(made, library)) haveKeys.add(key)
  const implied = new Set([...haveKeys].flatMap((key) => [...allStepsTo(key, library.steps)]))
  // Most who say "shove it" and ollie pop it.
  const isLanded = (key: string) => haveKeys.has(key) || implied.has(key)
  for (const stance of ['', 'Fakie ', 'Nollie ', 'Switch '])
    if (haveKeys.has(`${stance}Shuvit`) && isLanded(stance === 'Nollie ' ? 'Nollie' : `${stance}Ollie`))
      for (const shuvit of ['Pop Shuvit', 'Frontside Shuvit']) implied.add(`${stance}${shuvit}`)
  if (wish.place.includes('transition')) for (const key of stalledAt(haveKeys)) implied.add(key)
  // The drop is what is feared.
  if (
    wish.place.includes('transition') &&
    wish.moods.some(isAnyOf('careful', 'senior', 'fear of ramps')) &&
    !wish.want.tricks.length
  )
    implied.add('Drop In')
  // Who used to skate a ramp does not begin with getting into it.
  if (wish.place.includes('transition') && wish.moods.includes('comeback'))
    for (const key of ['Drop In', 'Kickturn', 'Pump']) implied.add(key)
  // Who names a flip, if only to rule it out, has the ollie.
  for (const made of wish.exclude.tricks)
    for (const key of allStepsTo(keyOf(made), library.steps)) implied.add(key)
  const { must, should, never } = traitsFor(wish, known, library)
  const spelled = spelledOut(wish)
  const area = askedArea(wish)
  const first = windowOf(wish, levels, known, library, area)
  const { relation } = wish
  const isBeyond = relation?.is === 'harder' || (relation?.is === 'like' && wish.ease?.to === 'harder')
  const onGround = wish.place.includes('transition') ? known.map(stalled) : known
  const next = nextAfter(isBeyond ? [...onGround, relation.to] : onGround, implied)
  const named = outOfReach(wish, first, known)
  // Where every step is landed the trick itself comes next.
  const isAskedFor = wish.relation?.is === 'toward' && wish.relation.isAsked
  const areStepsLanded = (made: Motion) => {
    const direct = library.steps.get(keyOf(made)) ?? []
    return direct.length > 1 && direct.every(isLanded)
  }
  const isNext =
    named !== null &&
    known.length > 0 &&
    (isAskedFor
      ? areStepsLanded(named)
      : (next.get(keyOf(named)) ?? 0) >= NAMED_NEXT ||
        library.steps.get(keyOf(named))?.length === 0 ||
        hardnessOf(named) <= Math.max(...known.map(hardnessOf)) + 0.5 ||
        [...allStepsTo(keyOf(named), library.steps)].every((key) => haveKeys.has(key) || implied.has(key)))
  const goal = isNext ? null : named
  const window = goal
    ? belowOf(goal, first, known)
    : reaching(first, must, never, wish, levels, library, known.length > 0 || wish.moods.includes('beginner'))
  const isUncharted = goal === null && area === undefined && wish.relation === null && known.length > 0
  const isOpen = known.length === 0 && !wish.relation
  const isChallenge = isOpen && wish.ease?.to === 'harder'
  const isEasiest = isOpen && wish.ease?.to === 'easier' && wish.ease.isMost
  // Whoever is past jumping pushes up a curb.
  const isSlapped =
    isOpen && wish.place.includes('place edge') && wish.moods.some(isAnyOf('adult', 'senior', 'gentle'))
  // What stands or gapes there is ollied before anything else is done over it.
  const isCleared = isOpen && wish.place.includes('gap') && !wish.ease
  const liked = [
    ...(isSlapped ? ['Slappy'] : []),
    ...(isCleared ? ['Ollie'] : []),
    ...(wish.hero?.tricks ?? []),
    ...wish.moods.flatMap((mood) => MOODS[mood].first ?? []),
    ...(isChallenge ? CHALLENGES : []),
    ...(isEasiest ? EASIEST : []),
  ]
  return {
    have: known,
    haveKeys,
    covered,
    implied,
    hardest: Math.max(0, ...known.map(hardnessOf)),
    window,
    isStretched: !goal && window !== first,
    windows: isUncharted
      ? new Map(AREAS.map((each) => [each, windowOf(wish, levels, known, library, each)]))
      : null,
    next,
    shares: area === undefined && known.length > 0 ? sharesOf(known, implied, library) : null,
    must: goal ? [] : must,
    // "A fakie trick that leads to it" is still to be in fakie.
    should: goal ? [...wish.want.traits, ...wish.place] : should,
    never,
    expected: goal ? [...wish.want.traits, ...traitsOf(goal)] : [...must, ...should],
    // On the way to something it is the way that counts.
    liked: goal ? [] : liked,
    toward: goal,
    spelled: goal ? new Set() : isNext && named ? formsOf(named, library) : spelled,
  }
}

/** "A 180" is either of them, where the library has both. */
function formsOf(named: Motion, library: Library): Set<string> {
  const forms = isOfEitherSide(named) ? coveredBy(named, library) : []
  return new Set(forms.length > 0 ? forms : [keyOf(named)])
}

const hardness = new WeakMap<Motion, number>()

/** Whoever grinds a coping can stop there, and has left the first steps behind. */
const stalledAt = (keys: ReadonlySet<string>): string[] =>
  [...keys].flatMap((key) =>
    /(?:Grind|50-50|5-0)$/.test(key)
      ? [
          key.replace(/ Grind$/, ' Stall').replace(/5-0$/, '5-0 Stall'),
          ...['', 'Backside ', 'Frontside '].map((side) => `${side}Axle Stall`),
          'Rock to Fakie',
        ]
      : [],
  )

/** On a coping a grind goes on as its stall does. */
export const stalled = (made: Motion): Motion =>
  (made.contact?.kind === 'grind' &&
    parsed(
      keyOf(made)
        .toLowerCase()
        .replace(/ grind$/, ' stall')
        .replace(/50-50$/, 'axle stall')
        .replace(/5-0$/, '5-0 stall'),
    )) ||
  made

/** How hard a trick is, to a tenth. */
export function hardnessOf(made: Motion): number {
  const known = hardness.get(made) ?? Math.round(exactDifficulty(made) * 10) / 10
  hardness.set(made, known)
  return known
}

/** The named trick when only a step to it can be the answer. */
function outOfReach(
  { relation, want, moods, cannot, choice }: Wish,
  { most }: Reach,
  known: readonly Motion[],
): Motion | null {
  if (relation?.is === 'toward') return relation.to
  const [named] = want.tricks
  if (relation || choice || !named || want.tricks.length > 1) return null
  const isBeginning = moods.some((mood) => MOODS[mood].isPerson)
  if (cannot.some((made) => hardnessOf(made) < hardnessOf(named) - 0.5)) return named
  return (isBeginning || known.length > 0) && hardnessOf(named) > most + 1.2 ? named : null
}

function belowOf(goal: Motion, window: Reach, known: readonly Motion[]): Reach {
  const top = hardnessOf(goal) - 0.05
  const floor = Math.max(1, ...known.map(hardnessOf))
  const most = Math.min(top, known.length > 0 ? floor + 1.6 : Math.max(window.most, 1.5))
  return { least: 1, most, ideal: known.length > 0 ? most : Math.min(top, window.most), weight: 0.9 }
}

/** Of a kind that has nothing easy, the easiest that there is. */
function reaching(
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

/** A grind may be done on a coping as well. */
const isIn = (area: Area, made: Motion, library: Library) =>
  areaOfMotion(made, library) === area || (area === 'wall' && made.contact?.kind === 'grind')

/** The band of difficulty in which a coach would look. */
function windowOf(
  { relation, ease, moods, want, exclude, place, cannot, hero, isUnderstood }: Wish,
  levels: readonly Level[],
  known: readonly Motion[],
  library: Library,
  area: Area | undefined,
): Reach {
  const tops: Record<Level, readonly [number, number]> = {
    Beginner: [1, 3],
    Intermediate: [3.1, 5.9],
    Advanced: [6, 7.9],
    Expert: [8, 10],
  }
  const bands = levels.map((level) => tops[level])
  const bottom = Math.min(...bands.map(([low]) => low))
  const top = Math.max(...bands.map(([, high]) => high))
  let least = 1
  let most = 10
  let ideal = Math.min(top, bottom + (levels.length > 1 ? 2.4 : 1.2))
  let weight = 0.35
  const narrow = (to: Window, strength: number) => {
    least = Math.max(least, to.least ?? least)
    most = Math.max(least, Math.min(most, to.most ?? most))
    if (to.ideal !== undefined) {
      ideal = to.ideal
      weight = strength
    }
    ideal = Math.min(most, Math.max(least, ideal))
  }
  // What is for anyone begins low.
  const isForAnyone =
    want.traits.length + want.tricks.length + cannot.length + exclude.tricks.length === 0 &&
    !relation &&
    !hero &&
    !place.includes('place air')
  if (!isUnderstood || isForAnyone) narrow({ ideal: Math.max(bottom, isUnderstood ? 2.6 : 2.3) }, 0.8)
  // In a stance of its own everybody begins again.
  const stances = want.traits.filter((trait) => trait.startsWith('stance '))
  const here = known.filter(
    (made) =>
      (area === undefined || isIn(area, made, library)) &&
      (stances.length === 0 || stances.includes(`stance ${made.stance}` as Trait)),
  )
  const floor = Math.max(0, ...here.map(hardnessOf))
  const anywhere = Math.max(0, ...known.map(hardnessOf))
  if (floor > 0 && moods.includes('game')) narrow({ most: floor + 0.6 }, weight)
  if (moods.includes('game opener')) narrow({ most: Math.max(4.9, floor) }, weight)
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
  // Instead of what is refused one wants something like as hard.
  const [refused] = exclude.tricks
  if (known.length === 0 && refused && want.traits.length + want.tricks.length === 0 && !relation)
    narrow({ ideal: Math.max(1, hardnessOf(refused) - 0.5) }, 0.6)
  // On a ramp everybody begins at the bottom of it.
  if (
    known.length === 0 &&
    place.includes('transition') &&
    want.traits.every((trait) => trait === 'kind stall' || trait === 'kind grind')
  )
    narrow({ ideal: 2.3 }, 0.5)
  // Who asks for a kind of trick and nothing else begins with the plainest of it.
  if (
    known.length === 0 &&
    place.length + moods.length === 0 &&
    want.traits.length === 1 &&
    want.traits.every((trait) => trait.startsWith('kind '))
  )
    narrow({ ideal: 2.8 }, 0.5)
  // What comes next is easier than what does not work yet.
  if (known.length === 0 && cannot.length > 0)
    narrow({ most: Math.max(1.5, Math.min(...cannot.map(hardnessOf)) - 0.05) }, weight)
  // Stairs and jumps are learned with what is safe on flat ground.
  if (known.length === 0 && place.some((trait) => trait === 'gap' || trait === 'hip' || trait === 'bank'))
    narrow({ ideal: 2.8 }, 0.7)
  // What someone lands says more about them than their age.
  const tastes = moods.filter((mood) => !MOODS[mood].isPerson || known.length === 0)
  const personal = Math.min(...tastes.map((mood) => (MOODS[mood].isPerson && MOODS[mood].ideal) || 10))
  // And what somebody can do counts for more than how it should feel.
  const cap = Math.min(...tastes.map((mood) => MOODS[mood].most ?? 10))
  for (const mood of tastes) {
    const { isPerson, least, ...rest } = MOODS[mood]
    if (least !== undefined && least > cap) continue
    // "Tech but not hard."
    // Nor is a daring one out of reach for who tells what is landed.
    const lowest = known.length > 0 && least !== undefined ? Math.min(least, Math.max(1, most - 0.4)) : least
    const taste = ease?.to === 'easier' && !isPerson ? rest : { ...rest, least: lowest }
    // Whoever is careful goes on from what is landed, by a small step.
    if (mood === 'careful' && floor > 2) {
      narrow({ most: floor + 0.8, ideal: floor + 0.3 }, 0.9)
      continue
    }
    // Who flips already impresses nobody with less.
    if (mood === 'impress' && floor > 4) continue
    narrow(taste, taste.ideal === undefined ? weight : 0.9)
  }
  if (relation && relation.is !== 'after' && relation.is !== 'toward') {
    const value = hardnessOf(relation.to)
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
      narrow(
        // Whoever comes back after years begins further down.
        moods.includes('comeback')
          ? { least: 2.2, most: value - 0.1 }
          : { least: Math.max(1, value - 2.3), most: value - 0.1, ideal: value - 0.6 },
        0.8,
      )
    else if (ease?.to === 'harder') narrow({ least: value + 0.1, most: value + 2.2, ideal: value + 0.9 }, 0.9)
    else if (ease?.to === 'easier')
      narrow({ least: Math.max(1, value - 2.3), most: value - 0.1, ideal: value - 0.6 }, 0.9)
    else narrow({ ideal: value + 0.3 }, 0.5)
  } else if (ease) {
    const isPlaced = floor > 0
    // What nobody expects is easy at another height.
    const [theirs] = (hero?.tricks ?? [])
      .flatMap((name) => library.byKey.get(name) ?? [])
      .filter((trick) => trick.place !== 'air' && trick.place !== 'wall')
      .map(({ value }) => value)
      .sort((one, other) => one - other)
    // The easy one of somebody who is good at it is the easiest of theirs.
    if (ease.to === 'easier' && theirs !== undefined)
      narrow({ most: Math.max(3.6, theirs), ideal: theirs }, 1)
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
    else if (ease.isMost && personal < 10) narrow({ ideal: cap }, 1.2)
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
  return { least, most, ideal, weight }
}

/** What is added to a trick without making another one of it. */
const isAddition = (trait: Trait) =>
  /^(?:spin|frontside|backside|turn|body \d|stance|flip$|kickflip|heelflip|shuvit|revert|double)/.test(trait)

/** On an edge a slide of the wheels becomes one of the board. */
const keptOfStyle = (trait: Trait, place: readonly Trait[]): Trait =>
  place.includes('place edge') && /^style .*slide$/i.test(trait) ? 'kind slide' : trait

/** To what a trick of flat ground belongs that has something easier. */
const schoolOf = (made: Motion, library: Library): Trait[] => {
  const trick = library.byKey.get(keyOf(made)) ?? gradedTrick(made)
  if (trick.place !== 'flat') return []
  const isEasier = (other: Suggestable) => other.value < trick.value && other.place === 'flat'
  return (['freestyle', 'old school'] as const)
    .filter(
      (school) => has(trick, school) && library.tricks.some((other) => isEasier(other) && has(other, school)),
    )
    .slice(0, 1)
}

const isSteppedOff = ({ style }: Motion) => /^(?:No Comply|Boneless)$/.test(style ?? '')

/** The traits a trick must have, those it should keep of the one it is to be like, and those it must not have. */
function traitsFor(
  { want, exclude, relation, place, moods, hero, ease }: Wish,
  known: readonly Motion[],
  library: Library,
): { must: Trait[]; should: Trait[]; never: readonly Trait[] } {
  const tastes = moods.map((mood): (typeof MOODS)[Mood] => MOODS[mood])
  // What one lands says more of what one dares than that one is careful.
  const ruling = moods.filter((mood) => known.length === 0 || !(MOODS[mood].isPerson || mood === 'careful'))
  // What was asked for in so many words is allowed.
  const asked = new Set([...want.traits, ...want.tricks.flatMap(traitsOf), ...place])
  const isAskedFor = (trait: Trait) =>
    asked.has(trait) ||
    (trait === 'flip' && (asked.has('kickflip') || asked.has('heelflip'))) ||
    (trait === 'gap' && asked.has('gap'))
  const never = ruling
    .flatMap((mood) => ((MOODS[mood] as Taste).never ?? []).filter((trait) => !isAskedFor(trait)))
    .reduce((ruled: readonly Trait[], trait) => alsoWithout(trait, ruled, library), exclude.traits)
  const named = want.tricks.length === 1 ? want.tricks.flatMap(traitsOf) : []
  const must = [
    ...new Set([...want.traits, ...named, ...place, ...tastes.flatMap((taste) => taste.must ?? [])]),
  ]
  // Whoever is known for ramps alone is wanted on a ramp.
  const theirs = hero?.tricks.map((name) => library.byKey.get(name)?.place) ?? []
  if (theirs.length > 0 && place.length === 0 && theirs.every((at) => at === 'air' || at === 'wall'))
    must.push('transition')
  // Nothing of its style is easier than it.
  const isLeast =
    ease?.to === 'easier' &&
    Boolean(relation?.to.style && areaOfMotion(relation.to, library) !== 'edge') &&
    !library.tricks.some(
      ({ motion, value }) => motion.style === relation?.to.style && value < hardnessOf(relation.to),
    )
  // A variation of a no comply is a no comply, and so is one that spins.
  if (relation?.is === 'like' && want.traits.every(isAddition) && relation.to.style)
    must.push(
      ...(isLeast
        ? schoolOf(relation.to, library)
        : ([
            place.includes('transition') ? 'old school' : keptOfStyle(`style ${relation.to.style}`, place),
          ] as const)),
    )
  // What is like a flip flips, however odd it is to be.
  if (
    relation?.is === 'like' &&
    /kick|heel/.test(relation.to.flip.kind ?? '') &&
    !exclude.traits.length &&
    moods.length
  )
    must.push('flip')
  // What lies between a boneless and a no comply is stepped off as well.
  if (relation?.is === 'between' && [relation.from, relation.to].every(isSteppedOff)) must.push('board away')
  const isPlain = want.tricks.length === 1 && want.tricks.some((made) => traitsOf(made).length === 0)
  if (isPlain && !must.some((trait) => /flip/.test(trait))) must.push('no flip')
  const should =
    relation &&
    (/like|harder|easier/.test(relation.is) ||
      (relation.is === 'level' && (relation.to.contact || relation.to.wrap || relation.to.style)))
      ? kept(relation.to, want.traits, relation.is === 'like')
          .map((trait) => keptOfStyle(trait, place))
          .filter((trait) => !(isLeast && trait.startsWith('style')))
      : []
  // Where nobody gets above the coping yet it stays a ramp.
  if (must.includes('place air')) should.push('transition')
  if (relation?.is === 'between') should.push(...common([relation.from, relation.to], library))
  if (should.length === 0 && want.traits.length + place.length + want.tricks.length === 0)
    should.push(
      ...common(
        known.length > 0 ? known : exclude.tricks.filter((made) => areaOfMotion(made, library) === 'wall'),
        library,
      ),
    )
  return {
    must: must.filter(
      (trait) => !exclude.traits.includes(trait) && !(place.length > 1 && isLooser(trait, place)),
    ),
    should,
    never,
  }
}

/** A taste rules out no more than leaves something: a game wants pop, and a slope none. */
const alsoWithout = (trait: Trait, never: readonly Trait[], { tricks }: Library): readonly Trait[] =>
  never.includes(trait) ||
  !tricks.some((trick) => !mayHave(trick, trait) && !never.some((other) => mayHave(trick, other)))
    ? never
    : [...never, trait]

/** "A curb, a ledge, a rail": any of several places will do. */
const isLooser = (trait: Trait, place: readonly Trait[]) =>
  place.includes(trait) && /^on /.test(trait) && place.includes('place flat')
