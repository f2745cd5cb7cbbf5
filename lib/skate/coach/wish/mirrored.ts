import { contactNamed } from '../../contacts.ts'
import type { Motion } from '../../motion.ts'
import { keyOf } from '../library.ts'
import { parsed } from './names.ts'
import { counterpart } from './variants.ts'

const isFlick = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'

/** The same board flipped and turned the other way: a varial kickflip is mirrored by the varial heelflip. */
export function flickedOver(made: Motion): Motion | null {
  if (made.bodyDeg !== 0 || !isFlick(made) || made.parts.length > 0) return null
  return {
    ...made,
    boardDeg: -(made.boardDeg ?? 0) || 0,
    flip: { ...made.flip, kind: made.flip.kind === 'kick' ? 'heel' : 'kick' },
  }
}

/** A trick turned the other way, or on the other side of an obstacle: who does one "both ways" does both. */
export function otherSide(made: Motion): Motion[] {
  const flicked = flickedOver(made)
  if (flicked) return [flicked]
  if (made.approach) return [{ ...made, approach: made.approach === 'frontside' ? 'backside' : 'frontside' }]
  if (made.bodyDeg === null || made.boardDeg === null || (!made.bodyDeg && !made.boardDeg)) return []
  return [{ ...made, bodyDeg: -made.bodyDeg || 0, boardDeg: -made.boardDeg || 0 }]
}

/** What somebody means by the opposite of a trick: the other end of the board, else the other way round. */
export function oppositeOf(made: Motion): Motion[] {
  const popped =
    keyOf(made) === 'Ollie' ? parsed('nollie') : keyOf(made) === 'Nollie' ? parsed('ollie') : null
  if (popped) return [popped]
  const isPlain = made.contact !== null && made.parts.length === 0 && made.approach === null
  const other = isPlain && made.contact ? counterpart(made.contact.name) : null
  return other ? [{ ...made, contact: contactNamed(other) }] : otherSide(made)
}
