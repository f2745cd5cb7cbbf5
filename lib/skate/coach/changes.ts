import type { Motion } from '../motion.ts'
import type { Item, Role } from './wish.ts'

// What a press changes about what was heard. The browser decides it too, so it knows the items and nothing else.

/** What can be asked about an answer without typing. */
export type FollowUp = 'easier' | 'harder' | 'stance' | 'no flip' | 'another'

/** The trick that was the answer. */
interface Answered {
  readonly name: string
  /** Null where its name cannot be read. */
  readonly motion: Pick<Motion, 'stance'> | null
}

const OPPOSITE: Readonly<Record<Role, Role>> = { want: 'not', not: 'want', can: 'cannot', cannot: 'can' }

const turnedTo = (to: 'easier' | 'harder') => (to === 'easier' ? 'harder' : 'easier')

/** An item the other way round: wanted or not, landed or not yet, easier or harder. Null where it has no other way. */
export function turned(item: Item): Item | null {
  switch (item.is) {
    case 'trick':
    case 'trait':
      return { ...item, role: OPPOSITE[item.role] }
    case 'effort':
      return { ...item, to: turnedTo(item.to) }
    case 'compared':
      return item.how === 'easier' || item.how === 'harder' ? { ...item, how: turnedTo(item.how) } : null
    case 'between':
    case 'choice':
    case 'trouble':
    case 'mood':
    case 'body':
    case 'question':
    case 'hero':
    case 'together':
      return null
  }
}

/** Whether two items cannot both be said: they are of one trick or trait, or there can be only one of their kind. */
function isInTheWay(one: Item, other: Item): boolean {
  if (one.is === 'trick') return other.is === 'trick' && one.trick === other.trick
  if (one.is === 'trait')
    return other.is === 'trait' && (one.trait === other.trait || isOtherPlace(one, other))
  if (one.is === 'compared')
    return other.is === 'compared' && (one.how === other.how || one.trick === other.trick)
  return one.is === other.is && (one.is === 'effort' || one.is === 'body')
}

type OfTrait = Extract<Item, { is: 'trait' }>

/** Nobody skates a ledge and a ramp in one trick, or fakie and switch. */
const isOtherPlace = (one: OfTrait, other: OfTrait) =>
  one.role === 'want' &&
  other.role === 'want' &&
  [PLACE, STANCE].some((kind) => kind.test(one.trait) && kind.test(other.trait))

const PLACE = /^(?:place |on |transition$|bank$|gap$)/
const STANCE = /^stance /
const FLIP = /^(?:(?:kick|heel)?flip|flip in|flip out|double|triple)$/

/** What was heard with one more item, in the place of what cannot be said beside it. */
export const withItem = (items: readonly Item[], item: Item): Item[] => [
  ...items.filter((each) => !isInTheWay(item, each)),
  item,
]

/** The trick or the relation by which an answer was chosen. */
const isTarget = (item: Item) =>
  item.is === 'question' ||
  item.is === 'trouble' ||
  item.is === 'choice' ||
  (item.is === 'trick' && item.role === 'want')

const isRelation = ({ is }: Item) => is === 'compared' || is === 'between' || is === 'effort'

/** What was heard, with one thing changed about the answer to it. */
export function followed(items: readonly Item[], { name, motion }: Answered, change: FollowUp): Item[] {
  const rest = items.filter((item) => !isTarget(item))
  const free = rest.filter((item) => !isRelation(item))
  const alike: Item = { is: 'compared', how: 'like', trick: name }
  switch (change) {
    case 'easier':
    case 'harder':
      return [...free, { is: 'compared', how: change, trick: name }]
    case 'stance': {
      const other = motion?.stance === 'nollie' ? 'fakie' : 'nollie'
      return withItem([...free, alike], { is: 'trait', role: 'want', trait: `stance ${other}` })
    }
    case 'no flip':
      return [
        ...free.filter((item) => !(item.is === 'trait' && FLIP.test(item.trait))),
        alike,
        { is: 'trait', role: 'not', trait: 'flip' },
      ]
    case 'another': {
      const isNamed = rest.length < items.length
      return withItem(isNamed ? withItem(rest, alike) : rest, { is: 'trick', role: 'not', trick: name })
    }
  }
}
