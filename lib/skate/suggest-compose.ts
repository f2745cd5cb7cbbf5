import { difficultyOf } from './difficulty.ts'
import { leadOut, placeOf } from './line-trick.ts'
import type { Motion } from './motion.ts'
import { labelOf } from './name.ts'
import { neighboursOf } from './neighbours.ts'
import { parseTrick } from './parse.ts'
import type { Trait } from './suggest-traits.ts'
import { type Suggestable, type Weighed, wantedOf } from './suggest-weigh.ts'
import type { Wish } from './suggest-wish.ts'

/** How many of the best tricks are looked around. */
export const NEIGHBOURHOOD = 8

/** A trick that is in no library, graded by the engine. */
export function made(motion: Motion): Suggestable {
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

const STANCE = /^stance (nollie|fakie|switch)$/
const WORDS: Record<string, string> = { kickflip: 'Kickflip', heelflip: 'Heelflip', flip: 'Kickflip' }

/** Names that the wished-for traits spell, for the grammar to make sense of. */
function spelt(wanted: readonly Trait[]): string[] {
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

/** Tricks that nobody put into the library and that may fit: spelt from the wish, or next to the best ones. */
export function composed(best: readonly Weighed[], wish: Wish, labels: ReadonlySet<string>): Suggestable[] {
  const { must, should } = wantedOf(wish)
  const parsed = spelt([...must, ...should]).map((name) => parseTrick(name))
  const near = best.slice(0, NEIGHBOURHOOD).flatMap(({ trick }) => neighboursOf(trick.motion))
  const motions = [
    ...parsed.flatMap((one) => (one.ok ? [one.motion] : [])),
    ...near.map(({ motion }) => motion),
  ]
  const fresh = new Map(motions.map((motion) => [labelOf(motion), motion]))
  return [...fresh]
    .filter(([name, motion]) => !labels.has(name) && leadOut(motion, 'flat') !== null)
    .map(([, motion]) => made(motion))
}
