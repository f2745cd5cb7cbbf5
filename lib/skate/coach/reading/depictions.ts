import { type Heard, heardIn, phraseOf, type Unit, unitsOf } from '../../faults/hearing.ts'
import rows from '../lexicon/depictions.json' with { type: 'json' }
import openings from '../lexicon/frames.json' with { type: 'json' }
import { type Token, tokensOf } from './lexer.ts'

interface Depiction {
  /** Its place among the rows: the better known trick stands first. */
  readonly at: number
  readonly trick: string
  readonly units: readonly Unit[]
  /** What it says does not happen. */
  readonly denied: readonly Unit[]
}

const DENIAL = / (?:no|not|without) (\w+)/g
const deniedOf = (words: string) => [...words.matchAll(DENIAL)].flatMap(([, word = '']) => unitsOf(word))

const depictions: readonly Depiction[] = Object.entries(rows).flatMap(([trick, said], at) =>
  said.map((words) => ({ at, trick, units: unitsOf(words), denied: deniedOf(` ${words}`) })),
)

/** In how many depictions a unit stands. */
const uses = new Map<Unit, number>()
for (const { units } of depictions) for (const unit of units) uses.set(unit, (uses.get(unit) ?? 0) + 1)

const byRarest = Map.groupBy(depictions, ({ units }) =>
  units.reduce(
    (rarest, unit) => ((uses.get(unit) ?? 0) < (uses.get(rarest) ?? 0) ? unit : rarest),
    units[0] ?? -1,
  ),
)

/** A trick that is told by what happens in it, and how much of the text tells it. */
export interface Depicted {
  readonly trick: string
  /** Words that tell it. */
  readonly words: number
  /** Of all words that mean something, from 0 to 1. */
  readonly share: number
}

/** What tells of one thing stands no farther apart, in words that mean something. */
const NEAR = 12
/** A depiction of so few words is told whole or not at all. */
const FEWEST = 3

/** Whether a text says that a trick is depicted in it: "the one where", "whats it called". */
export const isFramed = (tokens: readonly Token[]): boolean => {
  const said = ` ${tokens.map(({ form }) => form).join(' ')} `
  return frames.some((frame) => said.includes(frame))
}

const frames = openings.map(
  (opening) =>
    ` ${tokensOf(opening)
      .map(({ form }) => form)
      .join(' ')} `,
)

/** The trick that somebody depicts who does not know its name; null where nothing is depicted. Takes linear time. */
export function depictedIn(tokens: readonly Token[]): Depicted | null {
  const heard = heardIn(tokens)
  const places = new Map<Unit, number[]>()
  for (const { units, at } of heard)
    for (const unit of units) places.set(unit, [...(places.get(unit) ?? []), at])
  const denied = deniedIn(heard)
  const told = [...places.keys()]
    .flatMap((unit) => byRarest.get(unit) ?? [])
    .filter((each) => areNear(each.units, places) && agrees(each, denied))
  const [whole] = told.sort((one, other) => other.units.length - one.units.length || one.at - other.at)
  const best = whole ?? (isFramed(tokens) ? closestTo(places) : null)
  if (!best) return null
  const words = new Set(
    heard.filter(({ units }) => units.some((unit) => best.units.includes(unit))).map(({ at }) => at),
  ).size
  return {
    trick: best.trick,
    words: best.units.length,
    share: Math.min(1, words / Math.max(1, contentOf(heard))),
  }
}

const NOT = phraseOf('not')

/** What a text says does not happen: "and you don't turn". */
function deniedIn(heard: readonly Heard[]): ReadonlySet<Unit> {
  const nots = new Set(heard.flatMap(({ units, at }) => (units.includes(NOT) ? at : [])))
  const isDenied = ({ at }: Heard) => nots.has(at - 1)
  const happens = new Set(heard.filter((each) => !isDenied(each)).flatMap(({ units }) => units))
  return new Set(
    heard
      .filter(isDenied)
      .flatMap(({ units }) => units)
      .filter((unit) => !happens.has(unit)),
  )
}

/** Whether all that a text denies, and a depiction speaks of, the depiction denies as well. */
const agrees = ({ units, denied }: Depiction, said: ReadonlySet<Unit>) =>
  units.every((unit) => unit === NOT || !said.has(unit) || denied.includes(unit))

/** The depiction of which all but one word is said, the fullest first; null where there is none. */
function closestTo(places: ReadonlyMap<Unit, readonly number[]>): Depiction | null {
  const close = depictions.filter(
    ({ units }) =>
      units.length > FEWEST && units.filter((unit) => places.has(unit)).length >= units.length - 1,
  )
  return close.sort((one, other) => other.units.length - one.units.length || one.at - other.at)[0] ?? null
}

const contentOf = (heard: readonly Heard[]) => new Set(heard.map(({ at }) => at)).size

/** Whether all of some units are said, each near the first. */
function areNear(units: readonly Unit[], places: ReadonlyMap<Unit, readonly number[]>): boolean {
  const [first = -1, ...others] = units
  return (places.get(first) ?? [])
    .slice(0, 8)
    .some((at) => others.every((unit) => places.get(unit)?.some((other) => Math.abs(other - at) <= NEAR)))
}
