import { isFootPlant } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { exitOf, isTailFirst } from '../stance.ts'
import { isFromAbove, isWhole } from '../styles.ts'

/** Degrees that nobody has turned yet: with the board under the feet, and where board and rider part. */
const MOST = { together: 1440, apart: 1080 }

/**
 * Why what the words say cannot be skated, in a sentence; null when it can. Only what no body or board does is
 * refused: what is merely unheard of may be somebody's next trick.
 */
export function whyImpossible(motion: Motion): string | null {
  const parts = motion.parts.length > 0 ? motion.parts : [motion]
  for (const [at, part] of parts.entries()) {
    const why =
      turnsTooFar(part) ??
      landsAcross(part, parts[at - 1], parts[at + 1]) ??
      comesDownForward(part) ??
      bringsNoTail(part) ??
      popsNothing(part)
    if (why) return why
  }
  return null
}

function turnsTooFar({ bodyTurn, boardTurn, flip }: Motion): string | null {
  const isTogether = flip.kind === 'none' && (boardTurn === null || boardTurn === bodyTurn)
  const most = isTogether ? MOST.together : MOST.apart
  return Math.max(bodyTurn ?? 0, boardTurn ?? 0) > most ? 'Nobody turns that far.' : null
}

/** A quarter over leads onto an edge or off it; landed, the wheels would stand across. */
function landsAcross(part: Motion, before: Motion | undefined, next: Motion | undefined): string | null {
  const { contact, style, bodyTurn, boardTurn } = part
  const isAir = style === 'Transfer' || part.reverses
  if (contact || isAir || (style !== null && isWhole(style))) return null
  const isAcross = [bodyTurn, boardTurn].some((turn) => (turn ?? 0) % 180 !== 0)
  if (!isAcross || isEdge(before) || isEdge(next)) return null
  return 'A board lands in line: say 180, 360, or 540.'
}

/** What a rider can come to, or come off, with the board across. */
function isEdge(part: Motion | undefined): boolean {
  if (!part) return false
  const { contact, style } = part
  return contact ? contact.kind !== 'manual' && contact.kind !== 'grab' : style !== null && isWhole(style)
}

/** "To fakie" behind what ends forward by its very name. */
function comesDownForward(part: Motion): string | null {
  const { contact, bodyDeg, style, to } = part
  if (to !== 'fakie') return null
  if (style !== null && !contact && isFromAbove(style)) {
    const name = style.toLowerCase()
    return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} rolls away forward; gone in backward, it is a fakie ${name}.`
  }
  const isHalf = isFlown(part) && Math.abs(bodyDeg ?? 0) === 180 && exitOf({ ...part, to: null }) === 'F'
  return isHalf || contact?.name === 'Rock and Roll' ? 'With that turn you come down forward.' : null
}

/** Above a coping, with a hand on the board or none. */
const isFlown = ({ contact, reverses, style }: Motion): boolean =>
  contact ? contact.kind === 'air' || contact.kind === 'grab' : reverses && style === null

/** After half a cab the tail hangs down the ramp, where it meets no coping. */
function bringsNoTail({ stance, contact, bodyTurn }: Motion): string | null {
  const isOdd = ((bodyTurn ?? 0) / 180) % 2 === 1
  if (stance !== 'fakie' || !contact || !isTailFirst(contact) || !isOdd) return null
  return `The tail comes up by itself in fakie: say fakie ${contact.name.toLowerCase()}.`
}

/** Who goes in from above or plants a hand rolls up to it and pops no end. */
function popsNothing({ stance, contact, style }: Motion): string | null {
  if (stance !== 'nollie') return null
  const isPlanted = contact?.kind === 'plant' && !isFootPlant(contact) && contact.name !== 'Wallplant'
  const isEntered = style !== null && !contact && isFromAbove(style)
  return isPlanted || isEntered ? 'Nollie is a pop, and nothing is popped there: leave it out.' : null
}
