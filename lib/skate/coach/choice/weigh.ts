import type { Motion } from '../../motion.ts'
import { obscurityOf } from '../fame.ts'
import { allStepsTo, covers, isOfEitherSide, keyOf, type Library, type Suggestable } from '../library.ts'
import { isSpared } from '../spared.ts'
import { has, mayHave, type Trait, traitsOf } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'
import { flickedOver } from '../wish/rewrite/variants.ts'
import { type Aim, type Situation, stalled } from './aim.ts'
import { areaOf, areaOfMotion } from './areas.ts'
import { shared } from './changes.ts'
import { CLOSE, hardnessOf } from './window.ts'

/** A trick with what speaks for it and what it lacks of what was asked for. */
export interface Weighed {
  readonly trick: Suggestable
  readonly score: number
  readonly missing: readonly Trait[]
}

/** What a point of each kind is worth. */
const RANK = 0.3
const FAME = 1
const COMES_NEXT = 5
const SAME_AREA = 2.5
const OFF_ITS_GROUND = 4
/** Two of the tricks that are to be put together. */
const TOGETHER = 20
/** Less than that, and nobody feels that it is harder. */
const HARDLY_HARDER = 0.15
/** In another stance an edge is met with both trucks first. */
const PLAINEST = 0.5
/** What suits two moods at once. */
const LIKED_TWICE = 2
/** How much of the strain is left for who has both parts of a trick. */
const HELD = 0.3
/** The first of the steps to a trick. */
const MAIN_STEP = 1.5
/** What puts two landed tricks together. */
const PAIR = 1.1
/** What anybody means to do on a wall. */
const WALLRIDE = 2.5
/** An ollie that is not landed yet, for stairs. */
const BEFORE_STAIRS = 8
/** A coach names it at once. */
const SURELY = 0.9
/** How much of what lies outside the reach is let pass where a coach would name it next. */
const SURE = 0.6

/** How well a trick fits; null when it must not be offered. */
export function weigh(
  trick: Suggestable,
  rank: number,
  library: Library,
  situation: Situation,
  aim: Aim,
): Weighed | null {
  if (aim.never.some((trait) => mayHave(trick, trait))) return null
  return weighFound(trick, rank, library, situation, aim, {
    missing: aim.must.filter((trait) => !has(trick, trait)),
    off: aim.should.filter((trait) => !has(trick, trait)).length,
  })
}

/** The same for a trick that has nothing of what is ruled out, and of which it is known what it lacks. */
export function weighFound(
  trick: Suggestable,
  rank: number,
  library: Library,
  { wish, own }: Situation,
  aim: Aim,
  { missing, off }: { readonly missing: readonly Trait[]; readonly off: number },
): Weighed | null {
  const { motion: made, value } = trick
  const key = keyOf(made)
  if (!isSpared(trick, wish) || wish.exclude.tricks.some((other) => covers(other, made))) return null
  if (aim.haveKeys.has(key) || aim.covered.has(key)) return null
  if (trick.id === null && aim.have.some((known) => covers(known, made))) return null
  if (!aim.spelled.has(key) && isAskedAbout(wish, made)) return null
  if (isOtherWay(wish, value) || isStepBack(trick, wish, aim, library)) return null
  const isNamed = wish.want.tricks.some(
    (other) => keyOf(other) === key || (isOfEitherSide(other) && covers(other, made)),
  )
  const mastery = trick.id === null ? undefined : own.get(trick.id)
  const isLanded = mastery === 'CONSISTENT' || mastery === 'MASTERED'
  const liked = aim.liked.indexOf(trick.name)
  const spelled = aim.spelled.has(key) ? [...aim.spelled].indexOf(key) : -1
  const score =
    (isNamed && !aim.toward ? 14 : 0) +
    (spelled >= 0 ? 16 - spelled : 0) +
    (liked >= 0
      ? 4.5 - liked * 0.12 + LIKED_TWICE * (aim.liked.lastIndexOf(trick.name) > liked ? 1 : 0)
      : 0) +
    (wish.hero?.tricks.includes(trick.name) ? 8 - 1.5 * wish.hero.tricks.indexOf(trick.name) : 0) +
    kinship(trick, library, aim, wish) -
    16 * missing.length -
    (missing.some((trait) => trait.startsWith('stance')) ? 4 : 0) -
    4 * off -
    (liked >= 0 ? 0 : RANK * Math.log2(rank + 2)) -
    (liked >= 0 || isNamed || spelled >= 0 || isRareAsked(wish, made) ? 0 : FAME * obscurityOf(trick, rank)) -
    (liked < 0 && wish.moods.includes('rare') ? 3 : 0) +
    (isPlainestOnEdge(wish, made) ? PLAINEST : 0) +
    (key === 'Wallride' && aim.must.includes('wall') ? WALLRIDE : 0) -
    (isStreetSlide(wish, made) || isFlatOverHip(wish, trick) ? OFF_ITS_GROUND : 0) -
    (liked >= 0 ? 0.5 : 1) *
      (wish.place.includes('gap') ? 1 : 1 - Math.min(1, aim.next.get(key) ?? 0)) *
      unasked(
        trick,
        isNamed || spelled >= 0 ? expecting([...aim.expected, ...traitsOf(made)]) : expectedBy(aim),
      ) -
    (isNamed && !aim.toward ? 0 : strain(trick, aim) * (combinedIn(trick, wish) > 1 ? HELD : 1)) -
    (isLanded && !isNamed ? 60 : 0) -
    (mastery === 'LEARNING' && !isNamed ? 2 : 0) -
    (aim.implied.has(key) && !isNamed ? (aim.toward ? 3 : 5) : 0)
  return { trick, score, missing }
}

/** What is like a grind in all but one thing is seldom written about. */
const isRareAsked = ({ moods, relation }: Wish, { contact }: Motion) =>
  moods.includes('rare') ||
  (relation?.is === 'like' && contact !== null && contact.name === relation.to.contact?.name)

const isPlainestOnEdge = ({ place, want }: Wish, { stance, contact, parts }: Motion) =>
  place.includes('place edge') &&
  stance !== 'regular' &&
  parts.length === 0 &&
  contact?.name === '50-50' &&
  want.traits.every((trait) => trait.startsWith('stance'))

/** A hip is there for the body's turn and the air. */
const isFlatOverHip = ({ place, want }: Wish, trick: Suggestable) =>
  place.includes('hip') &&
  !want.traits.includes('shuvit') &&
  trick.motion.bodyTurn === 0 &&
  has(trick, 'shuvit')

/** A coping is stalled on and ground; hardly anyone slides it. */
const isStreetSlide = ({ place, want }: Wish, { contact }: Motion) =>
  (contact?.kind === 'slide' || /^(?:Crooked Grind|Nosegrind)$/.test(contact?.name ?? '')) &&
  place.includes('transition') &&
  !want.traits.some((trait) => /^kind (?:slide|grind)|^contact/.test(trait))

/** The tricks that a wish starts from are not its answer. */
function isAskedAbout({ relation, cannot, want }: Wish, made: Motion): boolean {
  const key = keyOf(made)
  // A variation of a 50-50 is no backside 50-50.
  if (relation?.is === 'like' && want.traits.length === 0 && covers(relation.to, made)) return true
  if (cannot.some((made) => keyOf(made) === key) && !want.tricks.some((made) => keyOf(made) === key))
    return true
  if (!relation) return false
  if (keyOf(relation.to) === key) return true
  if (relation.is !== 'between') return false
  return covers(relation.from, made) || covers(relation.to, made)
}

/** What is to be easier than a trick is never harder, and the other way round. */
function isOtherWay({ relation }: Wish, value: number): boolean {
  if (relation?.is === 'easier') return value >= hardnessOf(relation.to)
  return relation?.is === 'harder' && value <= hardnessOf(relation.to) + HARDLY_HARDER
}

/** Whoever wants it harder is sent to nothing easier than the hardest trick of the same area that is landed. */
function isStepBack(
  trick: Suggestable,
  { ease, relation }: Wish,
  { have, hardest }: Aim,
  library: Library,
): boolean {
  if (ease?.to !== 'harder' || relation || trick.value >= hardest) return false
  return have.some(
    (known) => hardnessOf(known) > trick.value && areaOfMotion(known, library) === areaOf(trick),
  )
}

/** How far a trick is from what is in reach. */
function strain(trick: Suggestable, { window, windows, next }: Aim): number {
  const { value } = trick
  const { least, most, ideal, weight } = windows?.get(areaOf(trick)) ?? window
  const outside = value < least ? least - value : value > most ? value - most : 0
  // What comes next is known better than any number says.
  const sure = Math.min(1, next.get(keyOf(trick.motion)) ?? 0)
  return weight * Math.abs(value - ideal) + (outside > 0 ? (1 - SURE * sure) * (4 + 5 * outside) : 0)
}

/** What speaks for a trick because of the tricks that were named, or are landed. */
function kinship(trick: Suggestable, library: Library, aim: Aim, wish: Wish): number {
  const { relation, ease } = wish
  const { steps, byKey } = library
  const { motion: made } = trick
  const key = keyOf(made)
  const onFlat = steps.get(key) ?? []
  // On a coping a grind comes from its stall or from a grind that is landed, and from no ollie.
  const stall = wish.place.includes('transition') && made.contact?.kind === 'grind' ? stalled(made) : made
  const isLandedGrind = (step: string) =>
    aim.must.includes('kind grind') &&
    aim.haveKeys.has(step) &&
    byKey.get(step)?.motion.contact?.kind === 'grind'
  const before =
    stall !== made ? [keyOf(stall), ...onFlat.filter(isLandedGrind)] : aim.isNewToRamps ? [] : onFlat
  const next = aim.next.get(key) ?? 0
  let sum = 0
  const goal = aim.toward
  if (goal) {
    const direct = steps.get(keyOf(goal)) ?? []
    sum += direct[0] === key && relation?.is === 'toward' && relation.isAsked ? MAIN_STEP : 0
    sum += direct.includes(key) ? 9 : allStepsTo(keyOf(goal), steps).has(key) ? 6 : 0
    sum += areaOf(trick) === areaOfMotion(goal, library) ? 1.5 : 0
  }
  if (relation?.is === 'after' && trick.value <= hardnessOf(relation.to)) sum -= 1
  if (relation?.is === 'after') sum += before.includes(keyOf(relation.to)) ? (next > 0 ? 1 : 3) : 0
  // Where a mood is named, what suits it comes before what comes next.
  if (!goal) sum += COMES_NEXT * next * (aim.liked.length > 0 ? 0.5 : 1)
  if (aim.shares) sum += SAME_AREA * aim.shares[areaOf(trick)]
  if (relation?.is === 'between') {
    // What grows out of the one and leads to the other lies on the way.
    const ends = [keyOf(relation.from), keyOf(relation.to)]
    const isOnWay = ends.some((end) => allStepsTo(end, steps).has(key))
    sum += (isOnWay ? 4 : 0) + (ends.some((end) => allStepsTo(key, steps).has(end)) ? 3 : 0)
    // Not back to what the easier one was made of.
    const [easier = ''] = ends.toSorted(
      (one, other) => (byKey.get(one)?.value ?? 0) - (byKey.get(other)?.value ?? 0),
    )
    sum -= allStepsTo(easier, steps).has(key) ? 5 : 0
    // What is no harder than the easier one is not between them.
    const far = hardnessOf(relation.to) - hardnessOf(relation.from)
    const least = Math.min(hardnessOf(relation.to), hardnessOf(relation.from))
    if (Math.abs(far) >= CLOSE && trick.value <= least + HARDLY_HARDER) sum -= 5
    // Nobody turns round on the way from one to another.
    if (![relation.from.stance, relation.to.stance].includes(made.stance)) sum -= 3
    // Nor steps off where neither does.
    if (made.style && !relation.from.style && !relation.to.style) sum -= 3
    sum += 2.5 * shared([relation.from, relation.to]).filter((trait) => has(trick, trait)).length
  }
  // Nobody goes down stairs before an ollie.
  if (key === 'Ollie' && wish.place.includes('gap') && aim.have.length + aim.haveKeys.size > 0)
    sum += BEFORE_STAIRS
  if (relation && /^(?:easier|harder)$/.test(relation.is))
    sum += areaOf(trick) === areaOfMotion(relation.to, library) ? 1.5 : 0
  if (relation?.is === 'like' && isSlid(relation.to) && isSlid(made)) sum += 2
  // "Like a rock to fakie but harder" is what grows out of it.
  if (relation?.is === 'like' && ease?.to === 'harder' && before.includes(keyOf(relation.to))) sum += 5
  // Nor is it harder than a kickflip to flick with the heel.
  if (ease?.to === 'harder' && aim.have.some((known) => keyOf(flickedOver(known) ?? known) === key)) sum -= 4
  if (relation?.is === 'harder') {
    if (before.includes(keyOf(relation.to))) sum += 2
    // Most find a heelflip as hard as a kickflip.
    const twin = flickedOver(relation.to)
    if (twin && keyOf(twin) === key) sum -= 3
  }
  // Easier than a flip is a board that turns rather than a body.
  if (
    relation?.is === 'like' &&
    ease?.to === 'easier' &&
    has(trick, 'shuvit') &&
    relation.to.flip.kind !== 'none'
  )
    sum += 3
  if (relation?.is === 'easier' || (relation?.is === 'like' && ease?.to === 'easier'))
    sum +=
      (allStepsTo(keyOf(relation.to), steps).has(key) ? 2.5 : 0) +
      (steps.get(keyOf(relation.to))?.includes(key) ? 1 : 0) -
      // More turn is nothing easier in a skater's eyes.
      ((made.boardTurn ?? 0) > Math.max(180, relation.to.boardTurn ?? 0) ? 3 : 0)
  if (aim.have.length > 0) {
    const isKnown = (step: string) => aim.haveKeys.has(step) || aim.implied.has(step)
    // What is far easier than the hardest landed trick is soon learned, if it is not landed already.
    const top = aim.hardest - 1
    const unknown = before
      .filter((step) => !isKnown(step))
      .reduce((total, step) => total + ((byKey.get(step)?.value ?? 10) <= top ? 0.2 : 1), 0)
    const isNext = next >= SURELY && aim.liked.length === 0
    sum += isNext || before.some((step) => aim.haveKeys.has(step)) ? 2.2 : 0
    sum += isNext || (before.length > 0 && unknown === 0) ? 1.4 : -0.9 * unknown
    if (aim.have.length > 1 && pairOf(made, library, aim)) sum += PAIR
  }
  const inIt = combinedIn(trick, wish)
  sum += 5 * inIt + (inIt > 1 ? TOGETHER : 0)
  return sum
}

/** On wood, on wheels or on the trucks. */
const isSlid = ({ style, contact }: Motion) => /slide$/i.test(contact?.name ?? style ?? '')

/** How many of the tricks that are to be put together are in a trick. */
function combinedIn({ motion: made, name }: Suggestable, { moods, can }: Wish): number {
  if (!moods.includes('both')) return 0
  // With an ollie nearly everything is put together already.
  const pieces = can.length > 2 ? can.filter((known) => keyOf(known) !== 'Ollie') : can
  return pieces.filter(
    (known) =>
      made.parts.some((part) => covers(known, part)) ||
      (known.contact && name.includes(known.contact.name)) ||
      isPartOf(known, made),
  ).length
}

/** A no comply 180 has in it what makes a no comply, and what makes a 180. */
function isPartOf(known: Motion, made: Motion): boolean {
  const [own, theirs] = [traitsOf(known), traitsOf(made)]
  return own.length > 0 && own.length < theirs.length && own.every((trait) => theirs.includes(trait))
}

/** What was asked for, sorted by what it excuses. */
interface Expected {
  readonly traits: ReadonlySet<Trait>
  readonly isTurned: boolean
  readonly isPlaced: boolean
  readonly isStyled: boolean
}

function expecting(traits: readonly Trait[]): Expected {
  const some = (pattern: RegExp) => traits.some((trait) => pattern.test(trait))
  return {
    traits: new Set(traits),
    isTurned: some(/^(turn|body|spin|contact)/),
    isPlaced: some(/^(place|kind|contact|on|style|transition|grab|hip|bank|surf|old school|mullen)/),
    isStyled: some(/^style|old school|freestyle|nineties|mullen|surf|wall|bank/),
  }
}

const expectations = new WeakMap<Aim, Expected>()

/** The same for all tricks of one wish. */
function expectedBy(aim: Aim): Expected {
  const known = expectations.get(aim) ?? expecting(aim.expected)
  expectations.set(aim, known)
  return known
}

const UNASKED = ['late', 'double', 'triple', 'revert', 'combination', 'impossible'] as const

interface Extras {
  readonly traits: readonly (typeof UNASKED)[number][]
  readonly isFlip: boolean
}

const extras = new WeakMap<Suggestable, Extras>()

/** What there is in a trick beyond the plain one, looked into once. */
function extrasOf(trick: Suggestable): Extras {
  const known = extras.get(trick) ?? {
    traits: UNASKED.filter((trait) => has(trick, trait)),
    isFlip: has(trick, 'flip'),
  }
  extras.set(trick, known)
  return known
}

/** What a trick has that nobody asked for. */
function unasked(trick: Suggestable, { traits, isTurned, isPlaced, isStyled }: Expected): number {
  const { motion: made, place } = trick
  const { traits: own, isFlip } = extrasOf(trick)
  let cost = 0
  if (made.stance !== 'regular' && !traits.has(`stance ${made.stance}`)) cost += 2.2
  for (const trait of own) if (!traits.has(trait)) cost += trait === 'combination' ? 2.6 : 2
  if (made.flip.count === 0.5 || (made.flip.kind === null && !made.style)) cost += 2.5
  if (isFlip && !traits.has('flip') && !traits.has('kickflip') && !traits.has('heelflip')) cost += 0.5
  if ((made.bodyTurn ?? 0) >= (place === 'air' ? 360 : 540) && !isTurned) cost += 4
  if (place !== 'flat' && !isPlaced) cost += 2.5
  if (made.style && !isStyled) cost += isFlip ? 4 : 1.6
  return cost
}

/** The two of a skater's tricks that a trick is made of, so that nothing in it is called new that is not. */
export function pairOf(made: Motion, { steps }: Library, { have }: Aim): readonly [string, string] | null {
  const before = new Set([...(steps.get(keyOf(made)) ?? []), ...made.parts.map(keyOf)])
  const known = [...new Map(have.map((each) => [keyOf(each), each])).values()].filter(
    (each) => keyOf(each) !== 'Ollie' && before.has(keyOf(each)),
  )
  for (const [at, one] of known.entries())
    for (const other of known.slice(at + 1))
      if (areHalvesOf(one, other, made)) return [keyOf(one), keyOf(other)]
  return null
}

const isFlip = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'

/** Grinds and the like that are one trick landed in the balance or the turn of another. */
const JOINED = /^(?:5-0|Nosegrind|Hurricane|Barley Grind)$/

function areHalvesOf(one: Motion, other: Motion, made: Motion): boolean {
  if (made.parts.length > 0)
    return [one, other].every((each) => made.parts.some((part) => keyOf(part) === keyOf(each)))
  if (made.contact && isFlip(made)) {
    const isHeld = (each: Motion) => each.contact?.name === made.contact?.name && !isFlip(each)
    const isFlick = (each: Motion) => !each.contact && each.flip.kind === made.flip.kind
    return (isHeld(one) && isFlick(other)) || (isHeld(other) && isFlick(one))
  }
  if (made.contact) return JOINED.test(made.contact.name)
  const [flipped, plain] = isFlip(one) ? [one, other] : [other, one]
  return isFlip(flipped) && !isFlip(plain) && flipped.flip.kind === made.flip.kind && flipped.bodyDeg === 0
}
