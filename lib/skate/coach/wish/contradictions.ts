import type { Motion } from '../../motion.ts'
import type { Mood } from '../tastes/moods.ts'
import { isPlain as isPlainTrait, type Trait, traitsOf } from '../traits.ts'

/** As much of a wish as may be at odds with itself. */
interface Torn {
  readonly want: { readonly tricks: readonly Motion[]; readonly traits: readonly Trait[] }
  readonly exclude: { readonly tricks: readonly Motion[]; readonly traits: readonly Trait[] }
  readonly place: readonly Trait[]
  readonly moods: readonly Mood[]
  readonly ease: { readonly to: 'easier' | 'harder' } | null
  readonly relation: { readonly to: Motion } | null
}

const EXPERT =
  /\b(?:expert|advanced|pro)(?: level)? (?:trick|but|and|yet|level|one)\b|\b(?:but|and|yet) (?:expert|advanced|pro)\b/
const EASY = /\b(?:easy|simple|beginners?|day one|first day)\b/

/** What in a wish does not go together, to be said back; null when all is well. */
export function contradictionIn(
  { want, exclude, place, moods, ease, relation }: Torn,
  text: string,
): string | null {
  const asked = [...want.traits, ...place, ...want.tricks.flatMap(traitsOf)]
  const isFlip = (trait: Trait) => trait === 'flip' || trait === 'kickflip' || trait === 'heelflip'
  const both =
    asked.find((trait) => exclude.traits.includes(trait)) ??
    (exclude.traits.includes('flip') ? asked.find(isFlip) : undefined) ??
    (exclude.traits.includes('spin') ? asked.find((trait) => /^turn/.test(trait)) : undefined)
  const named = want.tricks.find((made) =>
    exclude.tricks.some((other) => JSON.stringify(other) === JSON.stringify(made)),
  )
  if (both || named)
    return `You ask for ${both ? wordFor(both) : 'one trick'} and rule it out in the same breath, so I kept to what you rule out.`
  if (exclude.traits.includes('jump') && [...asked, ...(relation ? traitsOf(relation.to) : [])].some(isFlip))
    return 'A flip and no jump do not go together, so I kept to what stays on the ground.'
  const isStill = moods.includes('stationary')
  const moves =
    place.find((trait) => /gap|edge|transition|air|hip/.test(trait)) ??
    asked.find((trait) => /^kind (grind|slide|stall)/.test(trait))
  if (isStill && moves)
    return `Standing still and ${wordFor(moves)} do not go together, so I kept to what can be done on the spot.`
  if (moods.includes('glued') && asked.some(isFlip))
    return 'A board that stays on your feet cannot flip, so I kept the feet on it.'
  if (EXPERT.test(text) && EASY.test(text)) return 'Easy and expert rule each other out, so I kept to easy.'
  if (ease?.to === 'easier' && asked.some((trait) => /^turn (540|720|900)/.test(trait)))
    return 'Nothing with that much turn is easy, so this is as near as an easy trick comes.'
  return null
}

function wordFor(trait: Trait): string {
  if (trait === 'gap') return 'stairs or a gap'
  if (trait === 'place edge') return 'a ledge or rail'
  if (trait === 'transition' || trait === 'place air') return 'a ramp'
  if (trait === 'hip') return 'a jump'
  if (/^turn|spin/.test(trait)) return 'a turn'
  if (/^stance /.test(trait)) return trait.slice(7)
  if (isPlainTrait(trait)) return /flip|shuvit|revert|grab/.test(trait) ? `a ${trait}` : trait
  return `a ${trait.split(' ').slice(1).join(' ').toLowerCase()}`
}
