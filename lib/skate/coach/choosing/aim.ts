import { type Body, bodyOf } from '../../body.ts'
import { exactDifficulty, type Level } from '../../difficulty/difficulty.ts'
import { placeOf } from '../../lines/trick.ts'
import type { Motion, Stance } from '../../motion.ts'
import { allStepsTo, coveredBy, gradedTrick, keyOf, type Library } from '../library.ts'
import { motionCalled } from '../reading/called.ts'
import { mayHave, type Trait, traitsOf } from '../traits.ts'
import type { Comparison, Item, Role } from '../wish.ts'
import { type Area, areaOf } from './areas.ts'
import { heroCalled } from './heroes.ts'
import { MOOD_OF_BODY, type Mood, moodCalled } from './moods.ts'
import { type Practice, type Practiced, practiceOf } from './practice.ts'
import { AT_THE_START, nextAfter } from './progression.ts'
import { type Reach, reachOf } from './reach.ts'

/** Who asks: what they keep, and what was shown to them before. */
export interface Skater extends Practice {
  readonly levels: readonly Level[]
  readonly shown: ReadonlySet<number>
}

/** How the answer is to stand to a named trick. */
interface Compared {
  readonly how: Comparison
  readonly to: Motion
}

/** All that a trick is weighed by, worked out once for a wish and a skater. */
export interface Aim {
  readonly items: readonly Item[]
  readonly named: readonly Motion[]
  readonly namedKeys: ReadonlySet<string>
  readonly refused: readonly Motion[]
  /** Asked for in so many words, and asked for by a mood. */
  readonly wanted: readonly Trait[]
  readonly places: readonly Trait[]
  readonly must: readonly Trait[]
  readonly never: readonly Trait[]
  readonly moods: readonly Mood[]
  readonly compared: readonly Compared[]
  readonly between: readonly [Motion, Motion] | null
  readonly body: Body | null
  readonly effort: Extract<Item, { is: 'effort' }> | null
  readonly isTogether: boolean
  /** What comes to mind because of a mood or a person, by name, best first. */
  readonly liked: readonly string[]
  readonly heroes: readonly string[]
  /** What is landed, by the skater's word or list. */
  readonly landed: readonly Motion[]
  readonly landedKeys: ReadonlySet<string>
  /** What those who land that have left behind. */
  readonly implied: ReadonlySet<string>
  readonly cannot: readonly Motion[]
  /** What is worked on, and how it goes, by its key. */
  readonly learned: ReadonlyMap<string, Practiced>
  /** What comes before all that is worked on, the nearest first, for one who lands nothing: keys, with that of the project. */
  readonly firstSteps: ReadonlyMap<string, string>
  /** How hard the hardest landed trick is; 0 without any. */
  readonly hardest: number
  /** How much each trick comes to mind after what is landed, by its key. */
  readonly next: ReadonlyMap<string, number>
  readonly reach: Reach
  /** How much of what is landed is in each area, from 0 to 1; null where none is landed or a place is asked for. */
  readonly shares: Readonly<Record<Area, number>> | null
  /** How much of what is landed is in each stance, from 0 to 1. */
  readonly stances: Readonly<Record<Stance, number>>
}

const WHERE = /^(?:place|on |transition|bank|hip|wall|gap|kind manual)/
const NOTHING = new Set<string>()

/** What an answer to these items must be like for this skater. */
export function aimOf(library: Library, items: readonly Item[], skater: Skater): Aim {
  const tricks = (role: Role) =>
    items.flatMap((item) => (item.is === 'trick' && item.role === role ? motionsOf(item.trick) : []))
  const traits = (role: Role) =>
    distinct(items.flatMap((item) => (item.is === 'trait' && item.role === role ? item.trait : [])))
  // Of several things that are told of a body the one that allows least counts.
  const bodies = items.flatMap((item) => (item.is === 'body' ? bodyOf(item.kind) : []))
  const [told = null] = bodies.toSorted((one, other) => one.most - other.most)
  const effort = items.find((item) => item.is === 'effort') ?? null
  const between = items.find((item) => item.is === 'between')
  const compared = items.flatMap((item) =>
    item.is === 'compared' ? motionsOf(item.trick).map((to) => ({ how: item.how, to })) : [],
  )
  const after = compared.flatMap(({ how, to }) => (how === 'after' ? to : []))
  const questions = items.flatMap((item) => (item.is === 'question' ? motionsOf(item.trick) : []))
  const choice = items.flatMap((item) =>
    item.is === 'choice' ? [...motionsOf(item.trick), ...motionsOf(item.other)] : [],
  )
  const [easier] = choice.toSorted((one, other) => exactDifficulty(one) - exactDifficulty(other))
  const { kept, learned, behind, firstSteps } = practiceOf(library, skater)
  const landed = [
    ...new Map([...tricks('can'), ...after, ...kept].map((made) => [keyOf(made), made])).values(),
  ]
  const landedKeys = new Set(landed.flatMap((made) => [keyOf(made), ...coveredBy(made, library)]))
  // Who lands nothing goes on from what their projects have left behind.
  const base = landed.length > 0 ? landed : behind
  const before = impliedBy(new Set(landed.length > 0 ? landedKeys : base.map(keyOf)), library)
  const implied = new Set([
    ...before,
    ...behind.map(keyOf).filter((key) => !landedKeys.has(key) && !learned.has(key)),
  ])
  const isAtTheStart = items.length === 0 && base.length === 0 && learned.size === 0
  const moodNames = distinct([
    ...(told ? [MOOD_OF_BODY[told.kind]] : []),
    ...items.flatMap((item) => (item.is === 'mood' ? item.mood : [])),
  ])
  const moods = moodNames
    .flatMap((name) => moodCalled(name) ?? [])
    .filter(({ isPerson }) => !isPerson || landed.length === 0)
  const wanted = traits('want')
  const places = wanted.filter((trait) => WHERE.test(trait))
  const named = easier ? [easier] : [...tricks('want'), ...questions]
  const heroes = items.flatMap((item) => (item.is === 'hero' ? (heroCalled(item.hero)?.tricks ?? []) : []))
  const asked = new Set([...wanted, ...named.flatMap(traitsOf)])
  const isAsked = (trait: Trait) =>
    asked.has(trait) ||
    (trait === 'flip' && (asked.has('kickflip') || asked.has('heelflip'))) ||
    named.some((made) => mayHave(library.byKey.get(keyOf(made)) ?? gradedTrick(made), trait))
  const refused = tricks('not')
  const never = distinct([
    ...traits('not'),
    ...(refused.some(isOllie) && places.length === 0 ? (['pop'] as const) : []),
    ...moods.flatMap((mood) => (mood.never ?? []).filter((trait) => !isAsked(trait))),
  ])
  const isOpen = places.length === 0 && named.length === 0 && compared.length === 0
  const aim = {
    items,
    named,
    namedKeys: named.length > 0 ? new Set(named.flatMap((made) => formsOf(made, library))) : NOTHING,
    refused,
    wanted,
    places,
    must: distinct([...wanted, ...moods.flatMap(({ must }) => must ?? [])]).filter(
      (trait) => !traits('not').includes(trait),
    ),
    never,
    moods,
    compared,
    between: between ? pairOf(motionsOf(between.trick), motionsOf(between.other)) : null,
    body: told,
    effort,
    isTogether: items.some((item) => item.is === 'together'),
    liked: distinct([...heroes, ...moods.flatMap(({ first }) => first ?? [])]),
    heroes,
    landed,
    landedKeys,
    implied,
    cannot: tricks('cannot'),
    learned,
    firstSteps: landed.length > 0 ? new Map() : firstSteps,
    hardest: Math.max(0, ...landed.map((made) => exactDifficulty(made))),
    next: isAtTheStart ? AT_THE_START : nextAfter(base, before),
    shares: isOpen && base.length > 0 ? sharesOf(base, before, library) : null,
    stances: stancesOf(base, before),
  }
  return { ...aim, reach: reachOf(aim, base, library, skater.levels) }
}

/** Who will not ollie will not pop, unless it is for want of another way over something. */
const isOllie = (made: Motion) => /^(?:(?:Fakie|Nollie|Switch) )?Ollie$|^Nollie$/.test(keyOf(made))

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The motion of a name; none where the engine reads no trick in it. */
export const motionsOf = (name: string): Motion[] => {
  const made = motionCalled(name.toLowerCase())
  return made ? [made] : []
}

const pairOf = ([one]: Motion[], [other]: Motion[]): readonly [Motion, Motion] | null =>
  one && other ? [one, other] : null

/** "A 180" is either of them, where the library has both. */
function formsOf(named: Motion, library: Library): string[] {
  const key = keyOf(named)
  return library.byKey.has(key) ? [key] : [key, ...coveredBy(named, library)]
}

/** What lies on the way to what is landed. Most who say "shove it" and ollie pop it. */
function impliedBy(keys: ReadonlySet<string>, library: Library): ReadonlySet<string> {
  const implied = new Set([...keys].flatMap((key) => [...allStepsTo(key, library.steps)]))
  for (const stance of ['', 'Fakie ', 'Nollie ', 'Switch '])
    if (
      keys.has(`${stance}Shuvit`) &&
      [`${stance}Ollie`, stance.trim()].some((key) => keys.has(key) || implied.has(key))
    )
      for (const shuvit of ['Pop Shuvit', 'Frontside Shuvit']) implied.add(`${stance}${shuvit}`)
  for (const key of keys) implied.delete(key)
  return implied
}

const ANYWHERE = /^(?:Kickturn|Pump|Pushing|Ollie)$/
/** What harder tricks have left behind says little of where someone skates. */
const LITTLE = 0.25

function sharesOf(
  landed: readonly Motion[],
  implied: ReadonlySet<string>,
  library: Library,
): Record<Area, number> {
  const shares: Record<Area, number> = { flat: 0, edge: 0, manual: 0, wall: 0 }
  let sum = 0
  for (const made of landed) {
    const key = keyOf(made)
    const weight = implied.has(key) || ANYWHERE.test(key) ? LITTLE : 1
    shares[areaOf(library.byKey.get(key) ?? { place: placeOf(made) })] += weight
    sum += weight
  }
  for (const area of Object.keys(shares) as Area[]) shares[area] /= sum || 1
  return shares
}

/** How much of what is landed is in each stance; what is left behind says little of it. */
function stancesOf(landed: readonly Motion[], implied: ReadonlySet<string>): Record<Stance, number> {
  const shares: Record<Stance, number> = { regular: 0, fakie: 0, nollie: 0, switch: 0 }
  const weights = landed.map((made) => ({ made, weight: implied.has(keyOf(made)) ? LITTLE : 1 }))
  const sum = weights.reduce((all, { weight }) => all + weight, 0)
  for (const { made, weight } of weights) shares[made.stance] += weight / sum
  return shares
}
