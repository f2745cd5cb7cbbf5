import { exactDifficulty } from '../../difficulty/difficulty.ts'
import { NO_FLIP } from '../../flip.ts'
import { placeOf } from '../../lines/trick.ts'
import { type Motion, motion } from '../../motion.ts'
import { labelOf } from '../../name/name.ts'
import { parseTrick } from '../../read/parse.ts'
import { gradedTrick, keyOf, type Library } from '../library.ts'
import { has, type Trait, traitsOf } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'
import { flickedOver } from '../wish/rewrite/variants.ts'
import { areaOfMotion } from './areas.ts'

/** The tricks that a change to a named one spells, exactly. */
export function spelledOut({ relation, want, exclude, ease }: Wish): Set<string> {
  if (relation?.is !== 'like') return new Set()
  const made = changed(relation.to, want.traits, exclude.traits)
  // "Like a tre flip but fakie, and easier": the change alone makes it no easier.
  const isIt = (one: Motion) => ease?.to !== 'easier' || exactDifficulty(one) < exactDifficulty(relation.to)
  return new Set(
    made
      .filter(isIt)
      .map(keyOf)
      .filter((key) => key !== keyOf(relation.to)),
  )
}

/** A trick with what is wanted put in; more than one where a word leaves it open. */
function changed(from: Motion, traits: readonly Trait[], not: readonly Trait[]): Motion[] {
  let made: Motion[] = [from]
  const each = (change: (one: Motion) => Motion | Motion[]) => {
    made = made.flatMap(change)
  }
  for (const trait of traits) {
    if (/^stance /.test(trait)) each((one) => ({ ...one, stance: trait.slice(7) as Motion['stance'] }))
    else if (trait === 'kickflip' || trait === 'heelflip')
      each((one) => [
        ...flicked(one, trait),
        ...renamed(one, trait),
        withFlip(one, trait === 'kickflip' ? 'kick' : 'heel'),
      ])
    else if (trait === 'frontside' || trait === 'backside') each((one) => onSide(one, trait))
    else if (trait === 'nose') return named('Nose Manual')
    else if (/^turn \d+$/.test(trait) && from.parts.length === 0 && !from.contact)
      each((one) => [
        ...(one.boardDeg && one.flip.kind !== 'none' ? named(`${trait.slice(5)} ${labelOf(one)}`) : []),
        ...[-1, 1].map((sign) => spun(one, sign * Number(trait.slice(5)))),
      ])
    else if (trait === 'double' || trait === 'triple')
      each((one) => motion({ ...one, flip: { ...one.flip, count: trait === 'double' ? 2 : 3 } }))
    else if (trait === 'late')
      each((one) =>
        motion({
          ...one,
          late: one.flip.kind === 'none',
          flip: { ...one.flip, late: one.flip.kind !== 'none' },
        }),
      )
    else if (trait === 'revert') each((one) => ({ ...one, revert: 'either' }))
    else if (trait === 'flip out' || trait === 'flip in' || trait === 'spin out' || trait === 'shuvit out')
      return []
  }
  if (not.includes('flip')) each((one) => motion({ ...one, flip: NO_FLIP }))
  return made
}

/** With a heel the board of a 360 flip turns the other way, too: that is the laser flip. */
function flicked(made: Motion, flip: 'kickflip' | 'heelflip'): Motion[] {
  const other = made.boardDeg ? flickedOver(made) : null
  return other && other.flip.kind === (flip === 'kickflip' ? 'kick' : 'heel') ? [other] : []
}

/** The name with the other flip in it: a varial heelflip is not the varial kickflip's board with a heel. */
function renamed(made: Motion, flip: 'kickflip' | 'heelflip'): Motion[] {
  const name = labelOf(made)
  const other = name.replace(/kickflip|heelflip|\bflip\b/i, flip)
  return other === name ? [] : named(other)
}

function withFlip(made: Motion, kind: 'kick' | 'heel'): Motion {
  const flip = { kind, count: made.flip.count || 1, late: made.flip.late } as const
  if (made.parts.length === 0) return made.contact ? made : motion({ ...made, flip, pop: true })
  const parts = made.parts.map((part) => (part.flip.kind === 'none' ? part : motion({ ...part, flip })))
  return { ...made, flip, parts }
}

function spun(made: Motion, deg: number): Motion {
  const own = (made.boardDeg ?? 0) - (made.bodyDeg ?? 0)
  return motion({ ...made, pop: true, bodyDeg: deg, boardDeg: deg + own })
}

function onSide(made: Motion, side: 'frontside' | 'backside'): Motion | Motion[] {
  const sign = side === 'frontside' ? 1 : -1
  // A stall is turned into, and a grind is come to.
  if (made.contact && made.contact.kind !== 'stall') return { ...made, approach: side }
  const turn = (deg: number | null, size: number | null) => (size ? sign * size : deg)
  return motion({
    ...made,
    approach: made.contact ? side : made.approach,
    bodyDeg: turn(made.bodyDeg, made.bodyTurn),
    boardDeg: turn(made.boardDeg, made.boardTurn),
  })
}

/** What a name means; none when it means nothing. */
export function named(name: string): Motion[] {
  const parsed = parseTrick(name)
  return parsed.ok ? [parsed.motion] : []
}

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

/** Who does one of these does what else belongs to it. */
const FREESTYLE = /pogo|casper|rail|truckstand|tv stand|spacewalk|primo|handstand|hang ten|walk/i

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
      (known.length > 1 || (school === 'freestyle' && FREESTYLE.test(first.style ?? ''))) &&
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
