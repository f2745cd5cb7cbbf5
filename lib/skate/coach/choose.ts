import { difficultyOf, exactDifficulty, type Level } from '../difficulty/difficulty.ts'
import { leadOut, placeOf } from '../lines/trick.ts'
import { type Motion, motion, NO_FLIP } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { neighborsOf } from '../name/neighbors.ts'
import { parseTrick } from '../read/parse.ts'
import { allStepsTo, covers, keyOf, type Library, type Suggestable } from './library.ts'
import { MOODS, type Mood, type Window } from './moods.ts'
import { has, mayHave, type Trait, traitsOf } from './traits.ts'
import type { Wish } from './wish.ts'

/** Who asks, and for what. */
export interface Situation {
  readonly wish: Wish
  readonly levels: readonly Level[]
  /** Mastery by the trick's id, as My Tricks keeps it. */
  readonly own: ReadonlyMap<number, 'LEARNING' | 'CONSISTENT' | 'MASTERED'>
  /** Tricks that were shown before. */
  readonly exclude: ReadonlySet<number>
}

/** A trick with what speaks for it and what it lacks of what was asked for. */
export interface Weighed {
  readonly trick: Suggestable
  readonly score: number
  readonly missing: readonly Trait[]
}

/** What is landed, how hard the answer may be, and what it must have: all that a trick is weighed by. */
export interface Aim {
  readonly have: readonly Motion[]
  readonly haveKeys: ReadonlySet<string>
  readonly implied: ReadonlySet<string>
  /** How hard the hardest landed trick is; 0 without any. */
  readonly hardest: number
  readonly window: Required<Pick<Window, 'least' | 'most'>> & {
    readonly ideal: number
    readonly weight: number
  }
  readonly must: readonly Trait[]
  readonly should: readonly Trait[]
  readonly never: readonly Trait[]
  readonly liked: readonly string[]
  /** The trick that the wish is about, when it is out of reach: the answer is a step to it. */
  readonly toward: Motion | null
  /** The motion that a change to a named trick makes, best first. */
  readonly spelled: ReadonlySet<string>
}

/** Two tricks that are hardly apart in difficulty. */
const CLOSE = 1.2

/** What a coach thinks of where somebody wants it hard. */
const CHALLENGES = [
  '360 Flip',
  'Hardflip',
  'Varial Heelflip',
  'Backside Lipslide',
  'Inward Heelflip',
  'Backside Smith Grind',
]

/** How many of the best tricks are looked around. */
const NEIGHBORHOOD = 8

/** The tricks that fit a wish, best first. Levels and what is not wanted are never broken. */
export function bestFor(library: Library, situation: Situation, aim: Aim, most: number): Weighed[] {
  const { levels, exclude } = situation
  const weighed = library.tricks
    .flatMap((trick, rank) => weigh(trick, rank, library, situation, aim) ?? [])
    .sort(better)
  const mayAnswer = ({ trick }: Weighed) =>
    levels.includes(trick.level) && !(trick.id !== null && exclude.has(trick.id))
  const found = weighed.filter(mayAnswer)
  const asked = aim.toward ? [] : situation.wish.want.tricks
  const exact = new Set([...aim.spelled, ...asked.map(keyOf)])
  const isExact =
    found[0]?.missing.length === 0 && (exact.size === 0 || exact.has(keyOf(found[0].trick.motion)))
  if (isExact) return found.slice(0, most)
  const fresh = composed(
    [...found.slice(0, NEIGHBORHOOD), ...weighed.slice(0, NEIGHBORHOOD / 2)],
    asked,
    library,
    aim,
  )
    .flatMap((trick) => weigh(trick, 40, library, situation, aim) ?? [])
    .filter(mayAnswer)
  return [...found.slice(0, most), ...fresh].sort(better).slice(0, most)
}

const better = (one: Weighed, other: Weighed) => other.score - one.score

/** How well a trick fits; null when it must not be offered. */
export function weigh(
  trick: Suggestable,
  rank: number,
  library: Library,
  { wish, own }: Situation,
  aim: Aim,
): Weighed | null {
  const { motion: made, value } = trick
  const key = keyOf(made)
  if (aim.never.some((trait) => mayHave(trick, trait))) return null
  if (wish.exclude.tricks.some((other) => keyOf(other) === key)) return null
  if (aim.haveKeys.has(key) || aim.have.some((known) => covers(known, made))) return null
  if (!aim.spelled.has(key) && isAskedAbout(wish, made)) return null
  if (isOtherWay(wish, value)) return null
  const missing = aim.must.filter((trait) => !has(trick, trait))
  const isNamed = wish.want.tricks.some((other) => keyOf(other) === key)
  const mastery = trick.id === null ? undefined : own.get(trick.id)
  const isLanded = mastery === 'CONSISTENT' || mastery === 'MASTERED'
  const off = aim.should.filter((trait) => !has(trick, trait)).length
  const liked = aim.liked.indexOf(trick.name)
  const spelled = aim.spelled.has(key) ? [...aim.spelled].indexOf(key) : -1
  const score =
    (isNamed && !aim.toward ? 14 : 0) +
    (spelled >= 0 ? 16 - spelled : 0) +
    (liked >= 0 ? 4.5 - liked * 0.12 : 0) +
    (wish.hero?.tricks.includes(trick.name) ? 8 - 1.5 * wish.hero.tricks.indexOf(trick.name) : 0) +
    kinship(trick, library, aim, wish) -
    16 * missing.length -
    (missing.some((trait) => trait.startsWith('stance')) ? 4 : 0) -
    4 * off -
    (liked >= 0 ? 0 : 0.65 * Math.log2(rank + 2)) -
    (liked < 0 && wish.moods.includes('rare') ? 3 : 0) -
    (liked >= 0 ? 0.5 : 1) *
      unasked(trick, [
        ...aim.must,
        ...aim.should,
        ...(isNamed || spelled >= 0 ? traitsOf(made) : []),
        ...(aim.toward ? traitsOf(aim.toward) : []),
      ]) -
    (isNamed && !aim.toward ? 0 : strain(value, aim)) -
    (isLanded && !isNamed ? 60 : 0) -
    (mastery === 'LEARNING' && !isNamed ? 2 : 0) -
    (aim.implied.has(key) && !isNamed && !aim.toward ? 5 : 0)
  return { trick, score, missing }
}

/** The tricks that a wish starts from are not its answer. */
function isAskedAbout({ relation, cannot, want }: Wish, made: Motion): boolean {
  const key = keyOf(made)
  // A variation of a 50-50 is no backside 50-50.
  if (relation?.is === 'like' && want.traits.length === 0 && covers(relation.to, made)) return true
  if (cannot.some((made) => keyOf(made) === key)) return true
  if (!relation) return false
  if (keyOf(relation.to) === key) return true
  if (relation.is !== 'between') return false
  return covers(relation.from, made) || covers(relation.to, made)
}

/** What is to be easier than a trick is never harder, and the other way round. */
function isOtherWay({ relation }: Wish, value: number): boolean {
  if (relation?.is === 'easier') return value >= hardnessOf(relation.to)
  return relation?.is === 'harder' && value <= hardnessOf(relation.to)
}

/** How far a trick is from what is in reach. */
function strain(value: number, { window: { least, most, ideal, weight } }: Aim): number {
  const outside = value < least ? least - value : value > most ? value - most : 0
  return weight * Math.abs(value - ideal) + (outside > 0 ? 4 + 5 * outside : 0)
}

/** What speaks for a trick because of the tricks that were named, or are landed. */
function kinship(
  trick: Suggestable,
  { steps, byKey }: Library,
  aim: Aim,
  { relation, ease, can, moods }: Wish,
): number {
  const { motion: made, name } = trick
  const key = keyOf(made)
  const before = steps.get(key) ?? []
  let sum = 0
  const goal = aim.toward
  if (goal) {
    const direct = steps.get(keyOf(goal)) ?? []
    sum += direct.includes(key) ? 9 : allStepsTo(keyOf(goal), steps).includes(key) ? 6 : 0
  }
  if (relation?.is === 'after') sum += before.includes(keyOf(relation.to)) ? 6 : 0
  if (relation?.is === 'between') {
    // What grows out of the one and leads to the other lies on the way.
    const ends = [keyOf(relation.from), keyOf(relation.to)]
    const isOnWay = ends.some((end) => allStepsTo(end, steps).includes(key))
    sum += (isOnWay ? 4 : 0) + (ends.some((end) => allStepsTo(key, steps).includes(end)) ? 3 : 0)
    // Not back to what the easier one was made of.
    const [easier = ''] = ends.toSorted(
      (one, other) => (byKey.get(one)?.value ?? 0) - (byKey.get(other)?.value ?? 0),
    )
    sum -= allStepsTo(easier, steps).includes(key) ? 5 : 0
    sum += 2.5 * shared([relation.from, relation.to]).filter((trait) => has(trick, trait)).length
  }
  if (relation?.is === 'easier' || (relation?.is === 'like' && ease?.to === 'easier'))
    sum += allStepsTo(keyOf(relation.to), steps).includes(key) ? 2.5 : 0
  if (aim.have.length > 0) {
    const isKnown = (step: string) => aim.haveKeys.has(step) || aim.implied.has(step)
    // What is far easier than the hardest landed trick is soon learned, if it is not landed already.
    const top = aim.hardest - 1
    const unknown = before
      .filter((step) => !isKnown(step))
      .reduce((total, step) => total + ((byKey.get(step)?.value ?? 10) <= top ? 0.2 : 1), 0)
    sum += before.some((step) => aim.haveKeys.has(step)) ? 2.2 : 0
    sum += before.length > 0 && unknown === 0 ? 1.4 : -0.9 * unknown
  }
  if (moods.includes('both') && can.length > 0) {
    const wanted = can.filter(
      (known) =>
        made.parts.some((part) => covers(known, part)) ||
        (known.contact && name.includes(known.contact.name)),
    )
    sum += 5 * wanted.length
  }
  return sum
}

/** What a trick has that nobody asked for. */
function unasked(trick: Suggestable, wanted: readonly Trait[]): number {
  const { motion: made, place } = trick
  const asked = (trait: Trait) => wanted.includes(trait)
  let cost = 0
  if (made.stance !== 'regular' && !asked(`stance ${made.stance}`)) cost += 2.2
  for (const trait of ['late', 'double', 'triple', 'revert', 'combination', 'impossible'] as const)
    if (has(trick, trait) && !asked(trait)) cost += trait === 'combination' ? 2.6 : 2
  if (made.flip.count === 0.5 || (made.flip.kind === null && !made.style)) cost += 2.5
  if (has(trick, 'flip') && !asked('flip') && !asked('kickflip') && !asked('heelflip')) cost += 0.5
  if (
    place === 'air' &&
    (made.bodyTurn ?? 0) >= 360 &&
    !wanted.some((trait) => /^(turn|body|spin|contact)/.test(trait))
  )
    cost += 4
  if (
    place !== 'flat' &&
    !wanted.some((trait) =>
      /^(place|kind|contact|on|style|transition|grab|hip|bank|surf|old school|mullen)/.test(trait),
    )
  )
    cost += 2.5
  if (
    made.style &&
    !wanted.some((trait) => /^style|old school|freestyle|nineties|mullen|surf|wall|bank/.test(trait))
  )
    cost += has(trick, 'flip') ? 4 : 1.6
  return cost
}

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
  const sided = known.flatMap((made) =>
    made.bodyDeg === null || made.contact
      ? library.tricks.filter((trick) => covers(made, trick.motion)).map((trick) => keyOf(trick.motion))
      : [],
  )
  for (const key of sided) haveKeys.add(key)
  const implied = new Set([...haveKeys].flatMap((key) => allStepsTo(key, library.steps)))
  const { must, should, never } = traitsFor(wish, known, library)
  const spelled = spelledOut(wish)
  const first = windowOf(wish, levels, known, library)
  const named = outOfReach(wish, first, known)
  // Where every step is landed the trick itself comes next.
  const isNext =
    named !== null &&
    !(wish.relation?.is === 'toward' && wish.relation.isAsked) &&
    known.length > 0 &&
    (hardnessOf(named) <= Math.max(...known.map(hardnessOf)) + 0.5 ||
      allStepsTo(keyOf(named), library.steps).every((key) => haveKeys.has(key) || implied.has(key)))
  const goal = isNext ? null : named
  const window = goal
    ? belowOf(goal, first, known)
    : reaching(first, must, never, wish, levels, library, known.length > 0 || wish.moods.includes('beginner'))
  const isChallenge = wish.ease?.to === 'harder' && known.length === 0
  const liked = [
    ...(wish.hero?.tricks ?? []),
    ...wish.moods.flatMap((mood) => MOODS[mood].first ?? []),
    ...(isChallenge ? CHALLENGES : []),
  ]
  return {
    have: known,
    haveKeys,
    implied,
    hardest: Math.max(0, ...known.map(hardnessOf)),
    window,
    must: goal ? [] : must,
    // "A fakie trick that leads to it" is still to be in fakie.
    should: goal ? wish.want.traits : should,
    never,
    liked,
    toward: goal,
    spelled: goal ? new Set() : isNext && named ? new Set([keyOf(named)]) : spelled,
  }
}

const hardnessOf = (made: Motion) => Math.round(exactDifficulty(made) * 10) / 10

/** The named trick when only a step to it can be the answer. */
function outOfReach(
  { relation, want, moods }: Wish,
  { most }: Aim['window'],
  known: readonly Motion[],
): Motion | null {
  if (relation?.is === 'toward') return relation.to
  const [named] = want.tricks
  if (relation || !named || want.tricks.length > 1) return null
  const isBeginning = moods.some((mood) => MOODS[mood].isPerson)
  return (isBeginning || known.length > 0) && hardnessOf(named) > most + 1.2 ? named : null
}

function belowOf(goal: Motion, window: Aim['window'], known: readonly Motion[]): Aim['window'] {
  const top = hardnessOf(goal) - 0.05
  const floor = Math.max(1, ...known.map(hardnessOf))
  const most = Math.min(top, known.length > 0 ? floor + 1.6 : Math.max(window.most, 1.5))
  return { least: 1, most, ideal: known.length > 0 ? most : Math.min(top, window.most), weight: 0.9 }
}

/** Of a kind that has nothing easy, the easiest that there is. */
function reaching(
  window: Aim['window'],
  must: readonly Trait[],
  never: readonly Trait[],
  { ease, relation }: Wish,
  levels: readonly Level[],
  { tricks }: Library,
  isAlways: boolean,
): Aim['window'] {
  if ((ease?.to !== 'easier' && !isAlways) || relation || must.length === 0) return window
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
    : { ...window, most: least + 0.6, ideal: least, least: Math.min(window.least, least) }
}

const placeGroup = (made: Motion, { byKey }: Library) => {
  const place = byKey.get(keyOf(made))?.place ?? placeOf(made)
  return place === 'air' ? 'wall' : place
}

const PLACE_OF: Readonly<Record<string, string>> = {
  'place edge': 'edge',
  transition: 'wall',
  'place air': 'wall',
  'kind grind': 'edge',
  'kind slide': 'edge',
  'kind stall': 'wall',
  'kind manual': 'manual',
  'place flat': 'flat',
  grab: 'wall',
  gap: 'flat',
}

/** The band of difficulty in which a coach would look. */
function windowOf(
  { relation, ease, moods, want, place, isUnderstood }: Wish,
  levels: readonly Level[],
  known: readonly Motion[],
  library: Library,
): Aim['window'] {
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
  let weight = 0.25
  const narrow = (to: Window, strength: number) => {
    least = Math.max(least, to.least ?? least)
    most = Math.max(least, Math.min(most, to.most ?? most))
    if (to.ideal !== undefined) {
      ideal = to.ideal
      weight = strength
    }
    ideal = Math.min(most, Math.max(least, ideal))
  }
  // A guess is for anyone.
  if (!isUnderstood) narrow({ ideal: Math.max(bottom, 2.6) }, 0.8)
  const asked = [...want.traits, ...place].map((trait) => PLACE_OF[trait]).find(Boolean)
  const here = known.filter((made) => asked === undefined || placeGroup(made, library) === asked)
  const floor = Math.max(0, ...here.map(hardnessOf))
  const anywhere = Math.max(0, ...known.map(hardnessOf))
  if (moods.includes('game opener')) narrow({ most: Math.max(4.9, floor) }, weight)
  else if (floor > 0) narrow({ least: Math.max(1, floor - 0.5), most: floor + 1.7, ideal: floor + 0.25 }, 1.1)
  else if (anywhere > 0) narrow({ most: Math.max(3.6, anywhere + 0.8), ideal: Math.min(anywhere, 3.6) }, 0.7)
  // Stairs and jumps are learned with what is safe on flat ground.
  if (known.length === 0 && place.some((trait) => trait === 'gap' || trait === 'hip' || trait === 'bank'))
    narrow({ ideal: 2.8 }, 0.7)
  for (const mood of moods) {
    const { isPerson, ...taste } = MOODS[mood]
    // What someone lands says more about them than their age.
    if (isPerson && known.length > 0) continue
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
      narrow({ least, most: Math.max(low + 0.1, high - 0.05), ideal: (low + high) / 2 }, 0.8)
    } else if (relation.is === 'harder')
      narrow({ least: value + 0.1, most: value + 1.9, ideal: value + 0.5 }, 1)
    else if (relation.is === 'level') narrow({ least: value - 0.8, most: value + 0.8, ideal: value }, 1.2)
    else if (relation.is === 'easier')
      narrow({ least: Math.max(1, value - 2.3), most: value - 0.1, ideal: value - 0.6 }, 0.8)
    else if (ease?.to === 'harder') narrow({ least: value + 0.1, most: value + 2.2, ideal: value + 0.7 }, 0.9)
    else if (ease?.to === 'easier')
      narrow({ least: Math.max(1, value - 2.3), most: value - 0.1, ideal: value - 0.6 }, 0.9)
    else narrow({ ideal: value + 0.3 }, 0.5)
  } else if (ease) {
    const isPlaced = floor > 0
    if (ease.to === 'easier')
      narrow(
        ease.isMost
          ? { ideal: bottom }
          : {
              most: isPlaced ? floor : Math.max(3.6, bottom + 1),
              ideal: Math.max(bottom, isPlaced ? floor - 0.3 : 2.2),
            },
        1,
      )
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

/** The traits a trick must have, those it should keep of the one it is to be like, and those it must not have. */
function traitsFor(
  { want, exclude, relation, place, moods }: Wish,
  known: readonly Motion[],
  library: Library,
): { must: Trait[]; should: Trait[]; never: Trait[] } {
  const tastes = moods.map((mood): (typeof MOODS)[Mood] => MOODS[mood])
  // What was asked for in so many words is allowed.
  const asked = new Set([...want.traits, ...want.tricks.flatMap(traitsOf), ...place])
  const isAskedFor = (trait: Trait) =>
    asked.has(trait) ||
    (trait === 'flip' && (asked.has('kickflip') || asked.has('heelflip'))) ||
    (trait === 'gap' && asked.has('gap'))
  const never = [
    ...new Set([
      ...exclude.traits,
      ...tastes
        .filter(({ isPerson }) => !isPerson || known.length === 0)
        .flatMap((taste) => (taste.never ?? []).filter((trait) => !isAskedFor(trait))),
    ]),
  ]
  const named = want.tricks.length === 1 ? want.tricks.flatMap(traitsOf) : []
  const must = [
    ...new Set([...want.traits, ...named, ...place, ...tastes.flatMap((taste) => taste.must ?? [])]),
  ]
  // A variation of a no comply is a no comply.
  if (relation?.is === 'like' && want.traits.length === 0 && relation.to.style)
    must.push(`style ${relation.to.style}`)
  const isPlain = want.tricks.length === 1 && want.tricks.some((made) => traitsOf(made).length === 0)
  if (isPlain && !must.some((trait) => /flip/.test(trait))) must.push('no flip')
  const should =
    relation && /like|harder|easier/.test(relation.is)
      ? kept(relation.to, want.traits, relation.is === 'like')
      : []
  if (relation?.is === 'between') should.push(...common([relation.from, relation.to], library))
  if (should.length === 0 && want.traits.length + place.length + want.tricks.length === 0)
    should.push(...common(known, library))
  return {
    must: must.filter(
      (trait) => !exclude.traits.includes(trait) && !(place.length > 1 && isLooser(trait, place)),
    ),
    should,
    never,
  }
}

/** "A curb, a ledge, a rail": any of several places will do. */
const isLooser = (trait: Trait, place: readonly Trait[]) =>
  place.includes(trait) && /^on /.test(trait) && place.includes('place flat')

/** What stays of a trick when something about it is changed. */
function kept(made: Motion, changes: readonly Trait[], isClose: boolean): Trait[] {
  const isFlip = (trait: Trait) => trait === 'kickflip' || trait === 'heelflip'
  return traitsOf(made)
    .filter((trait) => {
      if (/^stance/.test(trait)) return !changes.some((other) => /^stance/.test(other))
      if (isFlip(trait)) return isClose && !changes.some(isFlip)
      if (/^contact/.test(trait) && changes.includes('one truck')) return false
      if (trait === 'frontside') return !changes.includes('backside')
      return isClose || /^kind/.test(trait)
    })
    .concat(!isClose && made.flip.kind !== 'none' ? ['flip'] : [])
    .concat(!isClose && /grind|slide/.test(made.contact?.kind ?? '') ? ['place edge'] : [])
}

/** What two tricks have both. */
const shared = ([one, other]: readonly [Motion, Motion]): Trait[] => {
  const theirs = traitsOf(other)
  return traitsOf(one).filter((trait) => theirs.includes(trait))
}

/** The place and the stance that all tricks someone names have in common. */
function common(known: readonly Motion[], library: Library): Trait[] {
  const [first] = known
  if (!first) return []
  const found: Trait[] = []
  const place = placeGroup(first, library)
  if (place !== 'flat' && known.every((made) => placeGroup(made, library) === place))
    found.push(place === 'edge' ? 'place edge' : place === 'manual' ? 'kind manual' : 'transition')
  if (first.stance !== 'regular' && known.every(({ stance }) => stance === first.stance))
    found.push(`stance ${first.stance}`)
  for (const school of ['old school', 'freestyle'] as const)
    if (
      known.length > 1 &&
      place === 'flat' &&
      known.every((made) => has(library.byKey.get(keyOf(made)) ?? gradedTrick(made), school))
    )
      found.push(school)
  if (known.length > 1 && known.every(({ flip }) => flip.kind === 'kick' || flip.kind === 'heel'))
    found.push('flip')
  return found
}

/** The tricks that a change to a named one spells, exactly. */
function spelledOut({ relation, want, exclude }: Wish): Set<string> {
  if (relation?.is !== 'like') return new Set()
  const made = changed(relation.to, want.traits, exclude.traits)
  return new Set(made.map(keyOf).filter((key) => key !== keyOf(relation.to)))
}

/** A trick with what is wanted put in; more than one where a word leaves it open. */
function changed(from: Motion, traits: readonly Trait[], not: readonly Trait[]): Motion[] {
  let made: Motion[] = [from]
  const each = (change: (one: Motion) => Motion | Motion[]) => {
    made = made.flatMap(change)
  }
  for (const trait of traits) {
    if (/^stance /.test(trait)) each((one) => ({ ...one, stance: trait.slice(7) as Motion['stance'] }))
    else if (trait === 'kickflip' || trait === 'heelflip')
      each((one) => [...renamed(one, trait), withFlip(one, trait === 'kickflip' ? 'kick' : 'heel')])
    else if (trait === 'frontside' || trait === 'backside') each((one) => onSide(one, trait))
    else if (trait === 'nose') return named('Nose Manual')
    else if (/^turn \d+$/.test(trait) && from.parts.length === 0 && !from.contact)
      each((one) => [-1, 1].map((sign) => spun(one, sign * Number(trait.slice(5)))))
    else if (trait === 'double' || trait === 'triple')
      each((one) => motion({ ...one, flip: { ...one.flip, count: trait === 'double' ? 2 : 3 } }))
    else if (trait === 'late')
      each((one) =>
        motion({
          ...one,
          late: one.flip.kind === 'none',
          flip: { ...one.flip, late: one.flip.kind !== 'none' },
        }),
      )
    else if (trait === 'revert') each((one) => ({ ...one, revert: 'either' }))
    else if (trait === 'flip out' || trait === 'flip in' || trait === 'spin out' || trait === 'shuvit out')
      return []
  }
  if (not.includes('flip')) each((one) => motion({ ...one, flip: NO_FLIP }))
  return made
}

/** The name with the other flip in it: a varial heelflip is not the varial kickflip's board with a heel. */
function renamed(made: Motion, flip: 'kickflip' | 'heelflip'): Motion[] {
  const name = labelOf(made)
  const other = name.replace(/kickflip|heelflip|\bflip\b/i, flip)
  return other === name ? [] : named(other)
}

function withFlip(made: Motion, kind: 'kick' | 'heel'): Motion {
  const flip = { kind, count: made.flip.count || 1, late: made.flip.late } as const
  if (made.parts.length === 0) return made.contact ? made : motion({ ...made, flip, pop: true })
  const parts = made.parts.map((part) => (part.flip.kind === 'none' ? part : motion({ ...part, flip })))
  return { ...made, flip, parts }
}

function spun(made: Motion, deg: number): Motion {
  const own = (made.boardDeg ?? 0) - (made.bodyDeg ?? 0)
  return motion({ ...made, pop: true, bodyDeg: deg, boardDeg: deg + own })
}

function onSide(made: Motion, side: 'frontside' | 'backside'): Motion | Motion[] {
  const sign = side === 'frontside' ? 1 : -1
  if (made.contact) return { ...made, approach: side }
  const turn = (deg: number | null, size: number | null) => (size ? sign * size : deg)
  return motion({
    ...made,
    bodyDeg: turn(made.bodyDeg, made.bodyTurn),
    boardDeg: turn(made.boardDeg, made.boardTurn),
  })
}

function named(name: string): Motion[] {
  const parsed = parseTrick(name)
  return parsed.ok ? [parsed.motion] : []
}

/** Tricks that are not in the library and may fit: spelled by the wish, or one change away from the best ones. */
function composed(
  best: readonly Weighed[],
  asked: readonly Motion[],
  library: Library,
  aim: Aim,
): Suggestable[] {
  const wanted = [...aim.must, ...aim.should]
  const near = best.slice(0, NEIGHBORHOOD).flatMap(({ trick }) => neighborsOf(trick.motion))
  const motions = [
    ...asked,
    ...[...aim.spelled].flatMap(named),
    ...(wanted.length > 0 ? spelledNames(wanted).flatMap(named) : []),
    ...near.map(({ motion: made }) => made),
  ]
  const fresh = new Map(motions.map((made) => [keyOf(made), made]))
  return [...fresh]
    .filter(([key, made]) => !library.byKey.has(key) && leadOut(made, 'flat') !== null)
    .map(([, made]) => gradedTrick(made))
}

const STANCE = /^stance (nollie|fakie|switch)$/
const WORDS: Readonly<Record<string, string>> = {
  kickflip: 'Kickflip',
  heelflip: 'Heelflip',
  flip: 'Kickflip',
}

/** Names that the wished-for traits spell, for the grammar to make sense of. */
function spelledNames(wanted: readonly Trait[]): string[] {
  const find = (pattern: RegExp) => wanted.map((trait) => trait.match(pattern)?.[1]).find(Boolean) ?? ''
  const stance = find(STANCE)
  const turn = find(/^turn (\d+)$/) || (wanted.includes('spin') ? '180' : '')
  const side = wanted.includes('backside') ? 'Backside' : 'Frontside'
  const flip = wanted.map((trait) => WORDS[trait]).find(Boolean) ?? ''
  const count = wanted.includes('double') ? 'Double' : wanted.includes('triple') ? 'Triple' : ''
  const late = wanted.includes('late') ? 'Late' : ''
  const contact =
    find(/^contact (.+)$/) ||
    (wanted.includes('kind grind') || wanted.includes('place edge')
      ? '50-50'
      : wanted.includes('kind slide')
        ? 'Boardslide'
        : wanted.includes('nose')
          ? 'Nose Manual'
          : wanted.includes('kind manual') || wanted.includes('place manual')
            ? 'Manual'
            : '')
  const shuvit = wanted.includes('shuvit') ? 'Shuvit' : ''
  const out = wanted.includes('flip out')
    ? `${flip} Out`
    : wanted.includes('shuvit out')
      ? 'Pop Shuvit Out'
      : wanted.includes('spin out')
        ? 'Frontside 180 Out'
        : ''
  const style = find(/^style (.+)$/)
  const air = [turn && `${side} ${turn}`, late, count, flip, shuvit].filter(Boolean).join(' ')
  const bare = [turn && `${turn}`, count, flip || shuvit].filter(Boolean).join(' ')
  const edge = contact && !/Manual/.test(contact) ? `${side} ${contact}` : contact
  if (style && !contact) return [`${stance} ${style}`.trim()]
  if (style && contact) return [`${style} ${contact}`, `${style} ${side} ${contact}`]
  if (out && contact) return [`${stance} ${edge} ${out}`.trim(), `${stance} ${contact} ${out}`.trim()]
  return [air, bare]
    .flatMap((name) => [`${stance} ${name} ${edge}`, `${stance} ${name}`])
    .map((name) => name.trim())
}

/** A trick that is in no library, graded by the engine. */
export function gradedTrick(made: Motion): Suggestable {
  const { value, level } = difficultyOf(made)
  const kind = made.contact?.kind
  const place = placeOf(made, { category: '', obstacles: ['Flat Ground'] })
  const obstacles =
    kind === 'grind' || kind === 'slide' ? ['Ledge', 'Rail'] : place === 'flat' ? ['Flat Ground'] : []
  return { id: null, name: labelOf(made), motion: made, place, family: '', obstacles, level, value }
}
