import { leadOut } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { neighborsOf } from '../../name/neighbors.ts'
import { gradedTrick, keyOf, type Library, type Suggestable } from '../library.ts'
import type { Trait } from '../traits.ts'
import type { Aim } from './aim.ts'
import { named } from './changes.ts'
import type { Weighed } from './weigh.ts'

/** Tricks that are not in the library and may fit: spelled by the wish, or one change away from the best ones. */
export function composed(
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
