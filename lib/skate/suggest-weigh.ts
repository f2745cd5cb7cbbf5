import type { Level } from './difficulty.ts'
import type { Motion } from './motion.ts'
import { has, mayHave, type Subject, type Trait, traitsOf } from './suggest-traits.ts'
import type { Wish } from './suggest-wish.ts'

/** A trick that can be suggested; the best known come first in the list that is searched. */
export interface Suggestable extends Subject {
  readonly id: number | null
  readonly level: Level
  readonly value: number
  /** The rider lands it already. */
  readonly isLanded: boolean
}

/** A trick with what speaks for it. */
export interface Weighed {
  readonly trick: Suggestable
  readonly score: number
  readonly missing: readonly Trait[]
}

const same = (one: Motion, other: Motion) => JSON.stringify(one) === JSON.stringify(other)
const isAmong = (motions: readonly Motion[], motion: Motion) => motions.some((other) => same(other, motion))

function unasked(trick: Suggestable, wanted: readonly Trait[]): number {
  const { motion, place } = trick
  const asked = (trait: Trait) => wanted.includes(trait)
  let cost = 0
  if (motion.stance !== 'regular' && !asked(`stance ${motion.stance}`)) cost += 2.5
  for (const trait of ['late', 'double', 'triple', 'revert', 'combination', 'impossible'])
    if (has(trick, trait) && !asked(trait)) cost += 2
  if (has(trick, 'flip') && !asked('flip') && !asked('kickflip') && !asked('heelflip')) cost += 0.7
  if (place !== 'flat' && !wanted.some((trait) => /^(place|kind|contact|on|transition|grab)/.test(trait)))
    cost += 2
  if (motion.style && !asked(`style ${motion.style}`)) cost += 2
  return cost
}

/** The traits a trick must have, and those it should keep of the one it is to be like. */
export function wantedOf(wish: Wish): { must: Trait[]; should: Trait[] } {
  const must = [...new Set([...wish.wanted, ...wish.named.flatMap(traitsOf)])]
  const isPlain = wish.named.some((motion) => traitsOf(motion).length === 0)
  const isFlipped = must.some((trait) => /flip/.test(trait))
  if (isPlain && !isFlipped) must.push('no flip')
  const changes = (trait: Trait) =>
    /^stance/.test(trait) ? wish.wanted.some((other) => /^stance/.test(other)) : wish.unwanted.includes(trait)
  const should = wish.like ? traitsOf(wish.like).filter((trait) => !changes(trait)) : []
  return { must: must.filter((trait) => !wish.unwanted.includes(trait)), should }
}

/** How well a trick fits a wish; null when it must not be offered. */
export function weigh(trick: Suggestable, rank: number, wish: Wish): Weighed | null {
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
