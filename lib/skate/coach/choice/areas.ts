import { placeOf } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { keyOf, type Library, type Suggestable } from '../library.ts'
import type { Trait } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'

/** Where a skater goes on from one trick to the next: what is above the coping belongs to the ramp below it. */
export const AREAS = ['flat', 'edge', 'manual', 'wall'] as const
export type Area = (typeof AREAS)[number]

export const areaOf = ({ place }: Pick<Suggestable, 'place'>): Area => (place === 'air' ? 'wall' : place)

/** The area of a trick that may be in no library. */
export const areaOfMotion = (made: Motion, { byKey }: Library): Area =>
  areaOf(byKey.get(keyOf(made)) ?? { place: placeOf(made) })

const ASKED: Readonly<Record<string, Area>> = {
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

/** The area that a wish names, in whatever words. */
export const askedArea = ({ want, place }: Wish): Area | undefined =>
  [...want.traits, ...place].map((trait: Trait) => ASKED[trait]).find(Boolean)

/** What a step on a flat board and one on a ramp have in common. */
const ANYWHERE = /^(?:Kickturn|Pump|Pushing|Ollie)$/
/** What harder tricks have left behind says little of where someone skates. */
const LEFT_BEHIND = 0.25

/** How much of what somebody lands is in each area, from 0 to 1. */
export function sharesOf(
  landed: readonly Motion[],
  implied: ReadonlySet<string>,
  library: Library,
): Readonly<Record<Area, number>> {
  const shares: Record<Area, number> = { flat: 0, edge: 0, manual: 0, wall: 0 }
  let sum = 0
  for (const made of landed) {
    const key = keyOf(made)
    const weight = implied.has(key) || ANYWHERE.test(key) ? LEFT_BEHIND : 1
    shares[areaOfMotion(made, library)] += weight
    sum += weight
  }
  for (const area of AREAS) shares[area] /= sum || 1
  return shares
}
