import type { Contact, ContactKind } from '../../contacts.ts'
import type { Motion } from '../../motion.ts'
import { type Aim, stalled } from '../choice/aim.ts'
import { named } from '../choice/changes.ts'
import { hardnessOf } from '../choice/window.ts'
import { keyOf, type Library } from '../library.ts'
import type { Wish } from '../wish/reading.ts'
import { added } from './adds.ts'

/** A trick that another starts from, and whether the skater says to land it. */
export interface Base {
  readonly motion: Motion
  readonly name: string
  readonly isOwn: boolean
}

const OLLIE = 'Ollie'

/** Farther apart than that, a trick says nothing about another. */
const FARTHEST = 4
/** How much nearer a step that a coach would name is than it looks. */
const STEP = 1.5
/** What nobody spoke of but everybody with such tricks has. */
const UNSPOKEN = 0.25
/** A trick that is harder than what starts from it. */
const HARDER = 0.5

/** What is pushed up an edge, stepped off, jumped from a foot or onto the board takes nothing from an ollie. */
const isWithoutOllie = ({ style }: Motion) =>
  style !== null && /^(?:Slappy|No Comply|Boneless|Caveman)$/.test(style)

/**
 * The trick that another starts from: of those that are landed or were named the closest, else the last step before
 * it, and null where nothing comes before it.
 */
export function baseOf(made: Motion, wish: Wish, library: Library, aim: Aim): Base | null {
  const { byKey } = library
  // From rolling to an ollie all of it is new.
  if (keyOf(made) === OLLIE) return null
  const ollie = byKey.get(OLLIE)
  const isOllied = aim.haveKeys.has(OLLIE) || aim.implied.has(OLLIE) || aim.have.some(({ pop }) => pop)
  // On a coping a grind starts from its stall, and from no ollie.
  const stall = wish.place.includes('transition') ? byKey.get(keyOf(stalled(made))) : undefined
  if (stall && made.parts.length === 0 && keyOf(stall.motion) !== keyOf(made))
    return { motion: stall.motion, name: keyOf(stall.motion), isOwn: aim.haveKeys.has(keyOf(stall.motion)) }
  // Off a jump a grab takes no coping.
  if (ollie && made.contact?.kind === 'grab' && made.parts.length === 0 && wish.place.includes('hip'))
    return { motion: ollie.motion, name: OLLIE, isOwn: isOllied }
  // Nor does one on flat ground: it is the turn below it with a hand on the board.
  const isFlat =
    wish.place.includes('place flat') ||
    (wish.place.length === 0 && wish.exclude.traits.includes('transition'))
  if (made.contact?.kind === 'grab' && made.parts.length === 0 && isFlat) {
    const bare = byKey.get(keyOf({ ...made, contact: null, reverses: false })) ?? ollie
    if (bare)
      return { motion: bare.motion, name: keyOf(bare.motion), isOwn: aim.haveKeys.has(keyOf(bare.motion)) }
  }
  const mayBe = (key: string) => key !== OLLIE || !isWithoutOllie(made)
  const steps = (library.steps.get(keyOf(made)) ?? []).filter(mayBe)
  const claimed = new Map(aim.have.map((each) => [keyOf(each), each]))
  for (const key of steps) {
    const trick = byKey.get(key)
    if (trick && aim.haveKeys.has(key) && !claimed.has(key)) claimed.set(key, trick.motion)
  }
  const close = [...claimed]
    .filter(([key]) => mayBe(key))
    .map(([key, each]) => ({ key, motion: each, isOwn: true, far: between(each, made, steps) }))
  if (ollie && steps.includes(OLLIE) && !claimed.has(OLLIE) && isOllied)
    close.push({
      key: OLLIE,
      motion: ollie.motion,
      isOwn: true,
      far: between(ollie.motion, made, []) + UNSPOKEN,
    })
  for (const each of namedIn(wish))
    if (!claimed.has(keyOf(each)) && !isHarder(each, made))
      close.push({ key: keyOf(each), motion: each, isOwn: false, far: between(each, made, steps) })
  const nearest = close
    .filter(({ key, far }) => key !== keyOf(made) && far <= FARTHEST)
    .sort((one, other) => one.far - other.far || hardnessOf(other.motion) - hardnessOf(one.motion))
    // What nothing can be said of explains nothing.
    .find(({ motion }) => added(motion, made) !== null)
  if (nearest) return { motion: nearest.motion, name: nearest.key, isOwn: nearest.isOwn }
  return stepBefore(made, steps, wish, library, aim)
}

/** Tricks that were held up as what the answer is to be like, or next to. */
function namedIn({ relation, ease }: Wish): Motion[] {
  if (!relation || relation.is === 'toward' || relation.is === 'easier') return []
  // What is too hard is nothing to start from.
  if (relation.is === 'like' && ease?.to === 'easier') return []
  return relation.is === 'between' ? [relation.from] : [relation.to]
}

/** Where nothing that is landed or named helps: the step before it, a plainer form, or its first half. */
function stepBefore(
  made: Motion,
  steps: readonly string[],
  wish: Wish,
  { byKey }: Library,
  { haveKeys }: Aim,
): Base | null {
  const refused = new Set([...wish.cannot, ...wish.exclude.tricks].map(keyOf))
  // Whoever wants anything but an ollie still pops one.
  refused.delete(OLLIE)
  // In another stance it starts from the same trick in one's own.
  const own = made.stance === 'regular' ? [] : [keyOf(inOwnStance(made))]
  const [nearest] = [...own, ...steps]
    .flatMap((each) => (refused.has(each) ? [] : (byKey.get(each)?.motion ?? [])))
    .map((motion) => ({ motion, far: difference(motion, made) + (added(motion, made) ? 0 : FARTHEST) }))
    .sort((one, other) => one.far - other.far)
  const motion = nearest?.motion ?? plainerOf(made).find((each) => byKey.has(keyOf(each))) ?? made.parts[0]
  return motion ? { motion, name: keyOf(motion), isOwn: haveKeys.has(keyOf(motion)) } : null
}

/** The same trick as it rolls in one's own stance, each part of it. */
const inOwnStance = (made: Motion): Motion => ({
  ...made,
  stance: 'regular',
  parts: made.parts.map((part) => (part.stance === made.stance ? { ...part, stance: 'regular' } : part)),
})

/** The same trick without what sets it apart, for one that no list leads up to. */
const plainerOf = (made: Motion): Motion[] =>
  [
    made.to && { ...made, to: null },
    made.revert && { ...made, revert: null },
    made.stance !== 'regular' && inOwnStance(made),
    made.contact && made.approach && { ...made, to: null, approach: null },
    // A spin with a hand on the board is that spin first.
    made.contact?.kind === 'grab' && (made.bodyTurn ?? 0) >= 360 && named(`Backside ${made.bodyTurn}`),
  ].flatMap((each) => each || [])

const isHarder = (one: Motion, other: Motion) => hardnessOf(one) > hardnessOf(other) + 0.3

/** How much has to be learned between two tricks; a step that a coach would name is never too far. */
function between(known: Motion, made: Motion, steps: readonly string[]): number {
  const isStep = keyOf(known) !== OLLIE && steps.includes(keyOf(known))
  const far = difference(known, made) + (isHarder(known, made) ? HARDER : 0)
  return isStep ? Math.min(far, FARTHEST) - STEP : far
}

function difference(known: Motion, made: Motion): number {
  if (made.parts.length > 0) return unknownParts(known, made)
  if (known.parts.length > 0) return Number.POSITIVE_INFINITY
  return (
    (known.stance === made.stance ? 0 : made.stance === 'regular' ? 4 : 2) +
    contactDifference(known, made) +
    flipDifference(known, made) +
    turnDifference(known, made) +
    (known.wrap === made.wrap ? 0 : known.wrap && made.wrap ? 1.5 : 4) +
    (known.style === made.style ? 0 : known.style === null ? 3 : 5) +
    (known.late === made.late ? 0 : 1.5) +
    (known.revert === made.revert ? 0 : 1) +
    (known.to === made.to ? 0 : 0.5)
  )
}

function unknownParts(known: Motion, made: Motion): number {
  const own = new Set((known.parts.length > 0 ? known.parts : [known]).map(keyOf))
  const rest = made.parts.filter((part) => !own.has(keyOf(part))).length
  return rest < made.parts.length && rest <= 1 ? 1 + rest : Number.POSITIVE_INFINITY
}

/** Where a contact is held; what is held elsewhere is learned anew. */
const GROUND: Readonly<Record<ContactKind, 'edge' | 'pad' | 'coping' | 'air'>> = {
  grind: 'edge',
  slide: 'edge',
  manual: 'pad',
  stall: 'coping',
  plant: 'air',
  grab: 'air',
  air: 'air',
}

function contactDifference(known: Motion, made: Motion): number {
  const [from, to] = [known.contact, made.contact]
  const side = known.approach === made.approach ? 0 : known.approach && made.approach ? 1.5 : 0.5
  if (from && to) {
    if (from.name === to.name) return side
    if (GROUND[from.kind] === GROUND[to.kind]) return side + 2
    return side + (keyOf(stalled(made)) === keyOf(known) || isBalance(from, to) ? 3 : 6)
  }
  if (!from && !to) return side
  // An ollie takes one up onto an edge, and nowhere else.
  return keyOf(known) === OLLIE && to && GROUND[to.kind] === 'edge' ? 3 : 6
}

/** Balance on one truck is the same on wheels and on metal. */
const isBalance = (one: Contact, other: Contact) =>
  [one, other].every(({ name }) => /^(?:5-0|Manual)$/.test(name)) ||
  [one, other].every(({ name }) => /^(?:Nosegrind|Nose Manual)$/.test(name))

function flipDifference({ flip: from }: Motion, { flip: to }: Motion): number {
  const kind = from.kind === to.kind ? 0 : from.kind === 'none' ? 2 : to.kind === 'none' ? 2.5 : 1.5
  const count = from.kind === 'none' || to.kind === 'none' ? 0 : Math.abs((from.count ?? 1) - (to.count ?? 1))
  return kind + count * 1.5 + (from.late === to.late ? 0 : 1.5)
}

function turnDifference(known: Motion, made: Motion): number {
  if (made.contact) return 0
  if (known.bodyDeg === null || known.boardDeg === null || made.bodyDeg === null || made.boardDeg === null)
    return (
      1.5 + Math.abs((made.bodyTurn ?? known.bodyTurn ?? 0) - (known.bodyTurn ?? made.bodyTurn ?? 0)) / 180
    )
  const body = Math.abs(made.bodyDeg - known.bodyDeg)
  const scoop = Math.abs(made.boardDeg - made.bodyDeg - (known.boardDeg - known.bodyDeg))
  const isReversed = made.boardDeg * known.boardDeg < 0
  return (body + scoop) / 180 + (isReversed ? 2 : 0)
}
