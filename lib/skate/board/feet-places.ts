import { FEET } from '../coaching/feet.ts'
import type { Motion } from '../motion.ts'

/** A foot and where it stands. */
export interface FootPlace {
  readonly foot: string
  readonly place: string
}

/** Where the feet of a flat trick stand before anything moves, the popping foot first. */
export function placesOfFeet({ stance, flip, contact, pop, style, parts }: Motion): FootPlace[] {
  const feet = FEET[stance]
  const kind = parts[0]?.flip.kind ?? flip.kind
  const near = `just inside the ${feet.far} bolts`
  if (contact?.kind === 'manual') {
    const over = contact.name === 'Nose Manual' ? 'nose' : 'tail'
    const [end, inside] = over === 'nose' ? [feet.nose, feet.tail] : [feet.tail, feet.nose]
    return [
      { foot: end, place: `over the ${over}, ball in the middle` },
      { foot: inside, place: 'over its bolts, to steer the balance' },
    ]
  }
  const flicks = {
    kick: `${near}, toes turned toward the ${feet.far}, heel a little over the edge`,
    heel: `${near}, toes over the toe-side edge`,
    none:
      style === 'No Comply'
        ? `${near}, heel over the heel-side edge, ready to step off`
        : `${near}, across the board`,
  }
  const middle = pop ? `on the ${feet.end}, ball in the middle` : `between the ${feet.end} and its bolts`
  return [
    { foot: feet.pop, place: middle },
    { foot: feet.flick, place: flicks[kind ?? 'none'] },
  ]
}
