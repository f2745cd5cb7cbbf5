import { labelOf } from './name.ts'
import type { Trait } from './suggest-traits.ts'
import { type Weighed, wantedOf } from './suggest-weigh.ts'
import type { Wish } from './suggest-wish.ts'

const SAID: Record<string, string> = {
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
const PLACES: Record<string, string> = {
  'place flat': 'is done on flat ground',
  'place manual': 'balances on two wheels',
  'place edge': 'is done on an edge',
  'place wall': 'is done on a ramp',
  'place air': 'flies above a ramp',
}

/** A trait in words that go on after a trick's name. */
function said(trait: Trait): string {
  const [kind = '', ...rest] = trait.split(' ')
  const value = rest.join(' ')
  const known = SAID[trait] ?? PLACES[trait]
  if (known) return known
  if (kind === 'stance') return `is done ${value === 'regular' ? 'in your own stance' : value}`
  if (kind === 'turn') return `has a turn of ${value} degrees`
  if (kind === 'kind') return `is a ${value}`
  if (kind === 'on') return `works on a ${value.toLowerCase()}`
  return `has a ${value.toLowerCase()} in it`
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why this trick answers this wish. */
export function explain({ trick, missing }: Weighed, wish: Wish): string {
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
