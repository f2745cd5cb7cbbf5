/** Which end leads: the natural front foot's (F) or the natural back foot's (B). */
type Lead = 'F' | 'B'

const other = (lead: Lead): Lead => (lead === 'F' ? 'B' : 'F')

const startOf: Record<string, Lead> = { regular: 'F', nollie: 'F', fakie: 'B', switch: 'B' }

/** The lead that the name of a part asks for; null where any will do. */
function wanted(part: string): Lead | null {
  if (/^(Fakie|Switch|(Frontside )?Half Cab|Caballerial)\b/.test(part)) return 'B'
  return /^Nollie\b/.test(part) ? 'F' : null
}

// Up a wall and down again: these come back riding the other way, all others turn round up there.
const straightBack = /\bto Fakie$|^Fakie (Rock|Ollie|Invert)$|^Half Cab$|^Revert$|^Nose Stall$|^Blunt$/

function swapsOnRamp(part: string): boolean {
  // Half a turn and the wall cancel out.
  return (straightBack.test(part) && part !== 'Half Cab') || /\b180 out$/.test(part)
}

const swapsOnFlat = (part: string) =>
  /\b180\b|^(Frontside )?Half Cab\b|Bigspin|^Big(flip| Heelflip)|^(Frontside|Backside) (Flip|Heelflip)\b|^Kickturn$|^Turn on to fakie$/.test(
    part,
  )

/** Follows a sequence part by part. Answers what is wrong with it, or null. */
export function faultOf(sequence: string, stance: string, isOnRamp: boolean): string | null {
  const parts = sequence.split(' > ')
  const end = /\b(regular|fakie|switch)$/.exec(parts.at(-1) ?? '')?.[1]
  const isOpen = /^(Roll out|Roll away) either way$/.test(parts.at(-1) ?? '')
  if (parts.length < 3 || !(end || isOpen)) return 'needs two parts and a way to roll off'
  let lead = startOf[stance] ?? 'F'
  for (const part of parts.slice(0, -1)) {
    const asked = wanted(part)
    if (asked && asked !== lead) return `${part} does not follow`
    const isTailStall = isOnRamp && part === 'Tail Stall'
    if (isTailStall) lead = 'F'
    else if (isOnRamp ? swapsOnRamp(part) : swapsOnFlat(part)) lead = other(lead)
  }
  if (!end) return null
  return startOf[end] === lead ? null : `ends with lead ${lead}, not ${end}`
}
