import { difficultyOf, type Level } from '../difficulty/difficulty.ts'
import { leadOut, type Place, placeOf } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { neighboursOf } from '../name/neighbours.ts'
import { parseTrick } from '../read/parse.ts'
import { has, isPlain, mayHave, type PlainTrait, type Subject, type Trait, traitsOf } from './traits.ts'
import { readWish, type TrickBook, type Wish, wordsIn } from './wish.ts'

/** A trick that can be suggested; the best known come first in the list that is searched. */
export interface Suggestable extends Subject {
  readonly id: number | null
  readonly level: Level
  readonly value: number
  /** The rider lands it already. */
  readonly isLanded: boolean
}

/** The trick that fits a text, and why. */
export interface Suggestion {
  readonly trick: Suggestable
  readonly why: string
  /** What was asked for and could not be had. */
  readonly missing: readonly Trait[]
}

/** How many of the best tricks are looked around. */
const NEIGHBOURHOOD = 8

/**
 * The trick that fits a free text best. Levels and what is not wanted are never broken; what is wanted comes
 * before how well known a trick is, and where the library has nothing that fits, one is put together.
 */
export function suggest(
  text: string,
  levels: readonly Level[],
  library: readonly Suggestable[],
  book: TrickBook,
): Suggestion | null {
  const wish = readWish(text, book)
  const fits = ({ level }: Suggestable) => levels.includes(level)
  const weighed = library
    .flatMap((trick, rank) => (fits(trick) ? (weigh(trick, rank, wish) ?? []) : []))
    .sort(better)
  const [first] = weighed
  if (first?.missing.length === 0) return { ...first, why: explain(first, wish) }
  const taken = new Set(library.map(({ motion }) => labelled(motion)))
  const all = library.flatMap((trick, rank) => weigh(trick, rank, wish) ?? []).sort(better)
  const more = composed([...weighed.slice(0, NEIGHBOURHOOD), ...all.slice(0, NEIGHBOURHOOD / 2)], wish, taken)
  const fresh = more.filter(fits).flatMap((trick) => weigh(trick, 30, wish) ?? [])
  const [best] = [...weighed.slice(0, 1), ...fresh].sort(better)
  return best ? { ...best, why: explain(best, wish) } : null
}

/** A trick with what speaks for it. */
interface Weighed {
  readonly trick: Suggestable
  readonly score: number
  readonly missing: readonly Trait[]
}

/** How well a trick fits a wish; null when it must not be offered. */
function weigh(trick: Suggestable, rank: number, wish: Wish): Weighed | null {
  const { motion } = trick
  if (wish.unwanted.some((trait) => mayHave(trick, trait)) || isAmong(wish.refused, motion)) return null
  if (wish.like && same(wish.like, motion)) return null
  const { must, should } = wantedOf(wish)
  const missing = must.filter((trait) => !has(trick, trait))
  const isNamed = isAmong(wish.named, motion)
  const off = should.filter((trait) => !has(trick, trait)).length
  const more = traitsOf(motion).length - must.length - should.length
  const ease = wish.ease === 'easier' ? -trick.value : wish.ease === 'harder' ? trick.value : 0
  const score =
    (isNamed ? 3 : 0) -
    10 * missing.length -
    (missing.some((trait) => trait.startsWith('stance')) ? 4 : 0) -
    3 * off -
    (wish.like ? Math.max(0, more - 1) : 0) -
    unasked(trick, [...must, ...should]) -
    0.6 * Math.log2(rank + 2) +
    ease -
    (isAmong(wish.known, motion) ? 30 : 0) -
    (trick.isLanded && !isNamed ? 6 : 0)
  return { trick, score, missing }
}

const isAmong = (motions: readonly Motion[], motion: Motion) => motions.some((other) => same(other, motion))
const same = (one: Motion, other: Motion) => JSON.stringify(one) === JSON.stringify(other)

/** The traits a trick must have, and those it should keep of the one it is to be like. */
function wantedOf(wish: Wish): { must: Trait[]; should: Trait[] } {
  const must = [...new Set([...wish.wanted, ...wish.named.flatMap(traitsOf)])]
  const isPlain = wish.named.some((motion) => traitsOf(motion).length === 0)
  const isFlipped = must.some((trait) => /flip/.test(trait))
  if (isPlain && !isFlipped) must.push('no flip')
  const changes = (trait: Trait) =>
    /^stance/.test(trait) ? wish.wanted.some((other) => /^stance/.test(other)) : wish.unwanted.includes(trait)
  const should = wish.like ? traitsOf(wish.like).filter((trait) => !changes(trait)) : []
  return { must: must.filter((trait) => !wish.unwanted.includes(trait)), should }
}

function unasked(trick: Suggestable, wanted: readonly Trait[]): number {
  const { motion, place } = trick
  const asked = (trait: Trait) => wanted.includes(trait)
  let cost = 0
  if (motion.stance !== 'regular' && !asked(`stance ${motion.stance}`)) cost += 2.5
  for (const trait of ['late', 'double', 'triple', 'revert', 'combination', 'impossible'] as const)
    if (has(trick, trait) && !asked(trait)) cost += 2
  if (has(trick, 'flip') && !asked('flip') && !asked('kickflip') && !asked('heelflip')) cost += 0.7
  if (place !== 'flat' && !wanted.some((trait) => /^(place|kind|contact|on|transition|grab)/.test(trait)))
    cost += 2
  if (motion.style && !asked(`style ${motion.style}`)) cost += 2
  return cost
}

const better = (one: Weighed, other: Weighed) => other.score - one.score
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why this trick fits this wish, in a few sentences. */
function explain({ trick, missing }: Weighed, wish: Wish): string {
  const { must } = wantedOf(wish)
  const met = [...new Set(must.filter((trait) => !missing.includes(trait)).map(said))]
  const because =
    met.length > 0
      ? `${trick.name} ${list.format(met)}, as you asked.`
      : `${trick.name} is a good next step at ${trick.level} level.`
  const like = wish.like ? ` It stays close to the ${labelOf(wish.like)}.` : ''
  const without = wish.unwanted.length + wish.refused.length > 0 ? ' What you do not want is left out.' : ''
  const lacks =
    missing.length > 0
      ? ` At your level nothing also ${list.format(missing.map(said))}; this comes closest.`
      : ''
  const composedOf = trick.id === null ? ' Nobody has it in the library: it is put together for you.' : ''
  return `${because}${like}${without}${lacks}${composedOf}`
}

const SAID: Readonly<Record<PlainTrait, string>> = {
  'no flip': 'has no flip',
  flip: 'has a flip in it',
  kickflip: 'flips the kickflip way',
  heelflip: 'flips the heelflip way',
  double: 'flips twice',
  triple: 'flips three times',
  late: 'is late',
  revert: 'ends with a revert',
  spin: 'turns you round',
  shuvit: 'turns the board under you',
  'board turn': 'turns the board under you',
  frontside: 'is frontside',
  backside: 'is backside',
  impossible: 'wraps the board round a foot',
  combination: 'joins several tricks',
  pop: 'leaves the ground',
  gap: 'can go over a gap',
  grab: 'is grabbed',
  transition: 'belongs on a ramp',
}

const PLACES: Readonly<Record<Place, string>> = {
  flat: 'is done on flat ground',
  manual: 'balances on two wheels',
  edge: 'is done on an edge',
  wall: 'is done on a ramp',
  air: 'flies above a ramp',
}

/** A trait in words that go on after a trick's name. */
function said(trait: Trait): string {
  if (isPlain(trait)) return SAID[trait]
  const [kind = '', ...rest] = trait.split(' ')
  const value = rest.join(' ')
  if (kind === 'place') return PLACES[value as Place]
  if (kind === 'stance') return `is done ${value === 'regular' ? 'in your own stance' : value}`
  if (kind === 'turn') return `has a turn of ${value} degrees`
  if (kind === 'kind') return `is a ${value}`
  if (kind === 'on') return `works on a ${value.toLowerCase()}`
  return `has a ${value.toLowerCase()} in it`
}

const knownLabels = new WeakMap<Motion, string>()

/** The label of a motion, worked out once: a library's motions are the same objects every time. */
function labelled(motion: Motion): string {
  const label = knownLabels.get(motion) ?? labelOf(motion)
  knownLabels.set(motion, label)
  return label
}

/** Tricks that are not in the library and may fit: spelt from the wish, or one change away from the best ones. */
function composed(best: readonly Weighed[], wish: Wish, labels: ReadonlySet<string>): Suggestable[] {
  const { must, should } = wantedOf(wish)
  const parsed = spelledNames([...must, ...should]).map((name) => parseTrick(name))
  const near = best.slice(0, NEIGHBOURHOOD).flatMap(({ trick }) => neighboursOf(trick.motion))
  const motions = [
    ...parsed.flatMap((one) => (one.ok ? [one.motion] : [])),
    ...near.map(({ motion }) => motion),
  ]
  const fresh = new Map(motions.map((motion) => [labelOf(motion), motion]))
  return [...fresh]
    .filter(([name, motion]) => !labels.has(name) && leadOut(motion, 'flat') !== null)
    .map(([, motion]) => gradedTrick(motion))
}

const STANCE = /^stance (nollie|fakie|switch)$/
const WORDS: Record<string, string> = { kickflip: 'Kickflip', heelflip: 'Heelflip', flip: 'Kickflip' }

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
    (wanted.includes('kind grind')
      ? '50-50'
      : wanted.includes('kind slide')
        ? 'Boardslide'
        : wanted.includes('place manual')
          ? 'Manual'
          : '')
  const shuvit = wanted.includes('shuvit') ? 'Shuvit' : ''
  const air = [turn && `${side} ${turn}`, late, count, flip, shuvit].filter(Boolean).join(' ')
  const bare = [turn && `${turn}`, count, flip || shuvit].filter(Boolean).join(' ')
  const edge = contact && contact !== 'Manual' ? `${side} ${contact}` : contact
  return [air, bare]
    .flatMap((name) => [`${stance} ${name} ${edge}`, `${stance} ${name}`])
    .map((name) => name.trim())
}

/** A trick that is in no library, graded by the engine. */
function gradedTrick(motion: Motion): Suggestable {
  const { value, level } = difficultyOf(motion)
  const kind = motion.contact?.kind
  const place = placeOf(motion, { category: '', obstacles: ['Flat Ground'] })
  const obstacles =
    kind === 'grind' || kind === 'slide' ? ['Ledge', 'Rail'] : place === 'flat' ? ['Flat Ground'] : []
  return {
    id: null,
    name: labelOf(motion),
    motion,
    place,
    family: '',
    obstacles,
    level,
    value,
    isLanded: false,
  }
}

/**
 * A trick that a language model proposes for a text, by name, under the same rules: null when it is no trick, of
 * another level, not wanted, or misses more of what was asked for than the engine's own suggestion.
 */
export function acceptProposal(
  name: string,
  text: string,
  levels: readonly Level[],
  library: readonly Suggestable[],
  book: TrickBook,
  own: Suggestion,
): Suggestion | null {
  const parsed = parseTrick(name)
  if (!parsed.ok) return null
  const label = labelOf(parsed.motion)
  const trick = library.find(({ motion }) => labelled(motion) === label) ?? gradedTrick(parsed.motion)
  const wish = readWish(text, book)
  const weighed = levels.includes(trick.level) ? weigh(trick, 0, wish) : null
  if (!weighed || weighed.missing.length > own.missing.length || trick.isLanded) return null
  return { ...weighed, why: explain(weighed, wish) }
}

/** The names of tricks as they may be written in a text. */
export function bookOf(
  tricks: readonly { readonly motion: Motion; readonly names: readonly string[] }[],
): TrickBook {
  const book = new Map<string, Motion>()
  for (const { motion, names } of tricks)
    for (const name of names.flatMap(spellings)) {
      const key = wordsIn(name).join(' ')
      // Bare numbers and single plain words such as "north" mean something else in a sentence.
      if (
        !book.has(key) &&
        !/^(\d+|north|south|air|push|grind|manual|rock|nose|tail|board|lip|cab)$/.test(key)
      )
        book.set(key, motion)
    }
  return book
}

const APART: readonly (readonly [RegExp, string])[] = [
  [/bigspin/i, 'big spin'],
  [/kickflip/i, 'kick flip'],
  [/heelflip/i, 'heel flip'],
  [/shuvit/i, 'shove it'],
]

const spellings = (name: string) => [name, ...APART.map(([one, two]) => name.replace(one, two))]
