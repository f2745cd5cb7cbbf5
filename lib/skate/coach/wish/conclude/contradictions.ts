import { isPlain, type Trait, traitsOf } from '../../traits.ts'
import type { Wish } from '../reading.ts'

const EXPERT =
  /\b(?:expert|advanced|pro)(?: level)? (?:trick|but|and|yet|level|one)\b|\b(?:but|and|yet) (?:expert|advanced|pro)\b/
const EASY = /\b(?:easy|simple|beginners?|day one|first day)\b/

/** Half a turn out of a grind is one; out of a slide it would end sideways. */
const SLIDE_HALF_OUT = /slides?(?: to| with an?)?(?: frontside| backside| fs| bs)? 180s?(?: out| off)\b/

/** What cannot be done as it was written, to be said back; null when it can. */
export const impossibleIn = (told: string): string | null =>
  SLIDE_HALF_OUT.test(told)
    ? 'A slide lies across the edge already, so a quarter takes you out of it to fakie, or three quarters as a 270 out.'
    : null

/** What in a wish does not go together, to be said back; null when all is well. */
export function contradictionIn(
  {
    want,
    exclude,
    place,
    moods,
    ease,
    relation,
  }: Pick<Wish, 'want' | 'exclude' | 'place' | 'moods' | 'ease' | 'relation'>,
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
  if (
    moods.includes('quiet') &&
    [...place, ...want.traits].some((trait) => /^(?:place edge|kind (?:grind|slide))$/.test(trait))
  )
    return 'Nothing that slides or grinds is quiet, so the noise comes with it.'
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
  if (isPlain(trait)) return /flip|shuvit|revert|grab/.test(trait) ? `a ${trait}` : trait
  return `a ${trait.split(' ').slice(1).join(' ').toLowerCase()}`
}
