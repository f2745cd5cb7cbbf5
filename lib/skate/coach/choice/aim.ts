import type { Level } from '../../difficulty/difficulty.ts'
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
import type { Taste } from '../tastes/taste.ts'
import { has, mayHave, type Trait, traitsOf } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'
import { parsed } from '../wish/words/names.ts'
import { AREAS, type Area, areaOfMotion, askedArea, sharesOf } from './areas.ts'
import { common, kept, spelledOut } from './changes.ts'
import { nextAfter } from './progression.ts'
import { belowOf, hardnessOf, type Reach, reaching, windowOf } from './window.ts'

/** Who asks, and for what. */
export interface Situation {
  readonly wish: Wish
  readonly levels: readonly Level[]
  /** Mastery by the trick's id, as My Tricks keeps it. */
  readonly own: ReadonlyMap<number, 'LEARNING' | 'CONSISTENT' | 'MASTERED'>
  /** Tricks that were shown before. */
  readonly exclude: ReadonlySet<number>
}

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
  /** A ramp is asked for by somebody who lands nothing on one. */
  readonly isNewToRamps: boolean
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
  /** No step to it is at the chosen levels, so that no answer is one. */
  readonly isWayBarred: boolean
  /** The motion that a change to a named trick makes, best first. */
  readonly spelled: ReadonlySet<string>
}

/** What comes to mind that much after what is landed is in reach, whatever its number says. */
const NAMED_NEXT = 0.7

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
  const isOnRamp = wish.place.includes('transition')
  const stalls = known.map(stalled)
  const isNewToRamps = isOnRamp && !stalls.some((made) => isOfRamps(made, library))
  // On a ramp everybody begins at the bottom of it, whatever they flip elsewhere.
  const first = windowOf(wish, levels, isNewToRamps ? [] : known, library, area)
  const { relation } = wish
  const isBeyond = relation?.is === 'harder' || (relation?.is === 'like' && wish.ease?.to === 'harder')
  // An ollie alone leads to nothing on a ramp, and least of all to a grind on the coping.
  const onGround = isNewToRamps ? [] : isOnRamp ? stalls : known
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
  const steps = goal ? [...allStepsTo(keyOf(goal), library.steps)].filter((key) => !isLanded(key)) : []
  const isWayBarred =
    steps.length > 0 &&
    steps.every((key) => {
      const step = library.byKey.get(key)
      return step !== undefined && !levels.includes(step.level)
    })
  const isUncharted = goal === null && area === undefined && wish.relation === null && known.length > 0
  const isOpen = known.length === 0 && !wish.relation
  const isChallenge = isOpen && wish.ease?.to === 'harder'
  const isEasiest = isOpen && wish.ease?.to === 'easier' && wish.ease.isMost
  // Whoever is past jumping pushes up a curb.
  const isSlapped =
    isOpen &&
    wish.place.includes('place edge') &&
    !wish.place.includes('on Rail') &&
    wish.moods.some(isAnyOf('adult', 'senior', 'gentle'))
  // What stands or gapes there is ollied before anything else is done over it.
  const isCleared = isOpen && wish.place.includes('gap') && !wish.ease
  // The grind as such is the one on both trucks, wherever it is done.
  const isAnyGrind =
    isOpen &&
    wish.place.includes('place edge') &&
    wish.want.tricks.length === 0 &&
    wish.want.traits.join() === 'kind grind' &&
    wish.ease?.to !== 'harder'
  const liked = [
    ...(isAnyGrind ? ['50-50'] : []),
    ...(isSlapped ? ['Slappy'] : []),
    ...(isCleared ? ['Ollie'] : []),
    ...(wish.hero?.tricks ?? []),
    // What a beginner lands says what comes next.
    ...wish.moods.flatMap((mood) =>
      known.length > 0 && !isOnRamp && isAnyOf('beginner', 'first day')(mood)
        ? []
        : (MOODS[mood].first ?? []),
    ),
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
    isNewToRamps,
    shares: area === undefined && known.length > 0 ? sharesOf(known, implied, library) : null,
    must: goal ? [] : must,
    // "A fakie trick that leads to it" is still to be in fakie.
    should: goal ? [...wish.want.traits, ...wish.place] : should,
    never,
    expected: goal ? [...wish.want.traits, ...traitsOf(goal)] : [...must, ...should],
    // On the way to something it is the way that counts.
    liked: goal ? [] : liked,
    toward: goal,
    isWayBarred,
    spelled: goal ? new Set() : isNext && named ? formsOf(named, library) : spelled,
  }
}

/** "A 180" is either of them, where the library has both. */
function formsOf(named: Motion, library: Library): Set<string> {
  const forms = isOfEitherSide(named) ? coveredBy(named, library) : []
  return new Set(forms.length > 0 ? forms : [keyOf(named)])
}

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

const isOfRamps = (made: Motion, library: Library) =>
  areaOfMotion(made, library) === 'wall' || /^(?:Kickturn|Pump|Carve|Pushing)$/.test(made.style ?? '')

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
    want.tricks.some((made) => mayHave(library.byKey.get(keyOf(made)) ?? gradedTrick(made), trait)) ||
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
  // What is easier than a flip out of a manual still begins in one.
  if (
    (relation?.is === 'easier' || (relation?.is === 'like' && ease?.to === 'easier')) &&
    relation.to.parts[0]?.contact?.kind === 'manual'
  )
    must.push('kind manual', 'trick out')
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
