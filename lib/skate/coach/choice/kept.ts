import { placeOf } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { gradedTrick, keyOf, type Library } from '../library.ts'
import { has, type Trait, traitsOf } from '../traits.ts'
import { areaOfMotion } from './areas.ts'

/** What stays of a trick when something about it is changed. */
export function kept(made: Motion, changes: readonly Trait[], isClose: boolean): Trait[] {
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
    .concat(changes.some((other) => /^(?:place|kind manual)/.test(other)) ? [] : groundOf(made))
}

/** Where a trick of walls and ramps is done, and what is wanted instead of it is done as well. */
function groundOf(made: Motion): Trait[] {
  if (/^Wall/.test(made.style ?? made.contact?.name ?? '')) return ['wall']
  return /^(?:wall|air)$/.test(placeOf(made)) ? ['transition'] : []
}

/** What two tricks have both. */
export const shared = ([one, other]: readonly [Motion, Motion]): Trait[] => {
  const theirs = traitsOf(other)
  return traitsOf(one).filter((trait) => theirs.includes(trait))
}

/** The place and the stance that all tricks someone names have in common. */
export function common(known: readonly Motion[], library: Library): Trait[] {
  const [first] = known
  if (!first) return []
  const found: Trait[] = []
  const place = areaOfMotion(first, library)
  if (place !== 'flat' && known.every((made) => areaOfMotion(made, library) === place))
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
  if (known.length > 1 && known.every(({ bodyTurn, contact }) => !contact && (bodyTurn ?? 0) >= 180))
    found.push('spin')
  return found
}
