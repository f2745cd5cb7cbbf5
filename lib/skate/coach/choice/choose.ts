import { leadOut } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { neighborsOf } from '../../name/neighbors.ts'
import { coveredBy, gradedTrick, isOfEitherSide, keyOf, type Library, type Suggestable } from '../library.ts'
import { has, mayHave, type Trait } from '../traits.ts'
import type { Aim, Situation } from './aim.ts'
import { named } from './changes.ts'
import { type Weighed, weigh, weighFound } from './weigh.ts'

/** How many of the best tricks are looked around. */
const NEIGHBORHOOD = 8

/** The tricks that fit a wish, best first. Levels and what is not wanted are never broken. */
export function bestFor(library: Library, situation: Situation, aim: Aim, most: number): Weighed[] {
  const { levels, exclude } = situation
  const weighed = weighedIn(library, situation, aim).sort(better)
  const mayAnswer = ({ trick }: Weighed) =>
    levels.includes(trick.level) && !(trick.id !== null && exclude.has(trick.id))
  const found = weighed.filter(mayAnswer)
  // A name that leaves the side open is that of either.
  const asked = (aim.toward ? [] : situation.wish.want.tricks).filter(
    (made) => !isOfEitherSide(made) || coveredBy(made, library).length === 0,
  )
  const exact = new Set([...aim.spelled, ...asked.map(keyOf)])
  const isExact =
    found[0]?.missing.length === 0 && (exact.size === 0 || exact.has(keyOf(found[0].trick.motion)))
  if (isExact && !aim.isStretched) return found.slice(0, most)
  // Where all that the library has is too hard, only something easier is put together.
  const easiest = found[0]?.trick.value ?? 0
  const fresh = composed(
    [...found.slice(0, NEIGHBORHOOD), ...weighed.slice(0, NEIGHBORHOOD / 2)].slice(0, NEIGHBORHOOD),
    asked,
    library,
    aim,
  )
    .flatMap((trick) => weigh(trick, 40, library, situation, aim) ?? [])
    .filter((each) => mayAnswer(each) && (!isExact || each.trick.value < easiest))
  return [...found.slice(0, most), ...fresh].sort(better).slice(0, most)
}

/** All tricks of a library that may be offered. */
function weighedIn(library: Library, situation: Situation, aim: Aim): Weighed[] {
  const never = aim.never.map((trait) => columnOf(library, trait, 'may'))
  const must = aim.must.map((trait) => columnOf(library, trait, 'has'))
  const should = aim.should.map((trait) => columnOf(library, trait, 'has'))
  const weighed: Weighed[] = []
  for (const [rank, trick] of library.tricks.entries()) {
    if (never.some((column) => column[rank])) continue
    const missing = aim.must.filter((_, at) => !must[at]?.[rank])
    let off = 0
    for (const column of should) off += column[rank] ? 0 : 1
    const one = weighFound(trick, rank, library, situation, aim, { missing, off })
    if (one) weighed.push(one)
  }
  return weighed
}

const columns = new WeakMap<Library, Map<string, Uint8Array>>()

/** Which tricks of a library have a trait, or may have it, in its order; looked into once. */
function columnOf(library: Library, trait: Trait, test: 'has' | 'may'): Uint8Array {
  const known = columns.get(library) ?? new Map<string, Uint8Array>()
  columns.set(library, known)
  const key = `${test} ${trait}`
  const is = test === 'has' ? has : mayHave
  const column = known.get(key) ?? Uint8Array.from(library.tricks, (trick) => (is(trick, trait) ? 1 : 0))
  known.set(key, column)
  return column
}

const better = (one: Weighed, other: Weighed) => other.score - one.score

/** Tricks that are not in the library and may fit: spelled by the wish, or one change away from the best ones. */
function composed(
  best: readonly Weighed[],
  asked: readonly Motion[],
  library: Library,
  aim: Aim,
): Suggestable[] {
  const wanted = [...aim.must, ...aim.should]
  const near = best.flatMap(({ trick }) => neighborhoodOf(trick.motion))
  const motions = [
    ...asked,
    ...[...aim.spelled].flatMap(named),
    ...(wanted.length > 0 ? spelledNames(wanted).flatMap(named) : []),
    ...near,
  ]
  const fresh = new Map(motions.map((made) => [keyOf(made), made]))
  return [...fresh]
    .filter(([key, made]) => !library.byKey.has(key) && leadOut(made, 'flat') !== null)
    .map(([, made]) => gradedOnce(made))
}

const neighborhoods = new WeakMap<Motion, readonly Motion[]>()

/** What is one change away, worked out once: the same tricks come up in many wishes. */
function neighborhoodOf(made: Motion): readonly Motion[] {
  const known = neighborhoods.get(made) ?? neighborsOf(made).map(({ motion }) => motion)
  neighborhoods.set(made, known)
  return known
}

const graded = new WeakMap<Motion, Suggestable>()

function gradedOnce(made: Motion): Suggestable {
  const known = graded.get(made) ?? gradedTrick(made)
  graded.set(made, known)
  return known
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
        : wanted.includes('trick out')
          ? 'Shuvit Out'
          : ''
  const way = wanted.includes('flip in')
    ? flip
    : wanted.includes('shuvit in') || (wanted.includes('into') && out)
      ? 'Pop Shuvit'
      : ''
  const style = find(/^style (.+)$/)
  const air = [turn && `${side} ${turn}`, late, count, flip, shuvit].filter(Boolean).join(' ')
  const bare = [turn && `${turn}`, count, flip || shuvit].filter(Boolean).join(' ')
  const edge = contact && !/Manual/.test(contact) ? `${side} ${contact}` : contact
  // In the other stance everybody begins at the bottom again.
  if (stance === 'switch' && wanted.includes('transition') && !contact && !flip && !turn && !style)
    return ['Rock to Fakie', 'Axle Stall', 'Kickturn'].map((name) => `Switch ${name}`)
  if (style && !contact) return [`${stance} ${style}`.trim()]
  if (style && contact) return [`${style} ${contact}`, `${style} ${side} ${contact}`]
  if (way && contact)
    return [`${stance} ${way} ${edge} ${out}`.trim(), `${stance} ${way} ${contact} ${out}`.trim()]
  if (out && contact) return [`${stance} ${edge} ${out}`.trim(), `${stance} ${contact} ${out}`.trim()]
  return [air, bare]
    .flatMap((name) => [`${stance} ${name} ${edge}`, `${stance} ${name}`])
    .map((name) => name.trim())
}
