import { recordOf } from '../contacts.ts'
import { FEET } from '../feet.ts'
import type { Motion, Stance } from '../motion.ts'

// How a board lies on an edge: what of it is beyond, beside or below, and has to come back.

/** The degrees by which the natural nose lies across an edge, its far side positive; null off it. */
export function liesAcross({ contact, stance }: Motion): number | null {
  if (contact?.kind !== 'grind' && contact?.kind !== 'slide' && contact?.kind !== 'stall') return null
  const { rest, angle } = recordOf(contact).lie
  // Which end is on the edge says it; of all else fakie has the tail where a forward trick has the nose.
  const isByEnd = rest === 'nose' || rest === 'tail'
  return stance === 'switch' || (stance === 'fakie' && !isByEnd) ? -angle : angle
}

/** How far a board turns that lies like one on an edge and is to lie like the other. */
export function turnBetween(one: number | null, other: number | null): 'none' | 'quarter' | 'half' {
  if (one === null || other === null) return 'none'
  const turn = Math.abs(one - other)
  return turn > 135 ? 'half' : turn > 45 ? 'quarter' : 'none'
}

/** The end of a board that nothing carries while a truck grinds, and where it is; null: it is carried evenly, or across. */
export function hangingEnd({
  contact,
}: Motion): { end: 'nose' | 'tail'; isFar: boolean; isLow: boolean } | null {
  const lie = contact?.kind === 'grind' ? recordOf(contact).lie : null
  if (!lie?.rest.endsWith(' truck')) return null
  const end = lie.rest === 'nose truck' ? 'tail' : 'nose'
  const aside = Math.sin((lie.angle * Math.PI) / 180) * (end === 'nose' ? 1 : -1)
  return Math.abs(aside) < 0.1 ? null : { end, isFar: aside > 0, isLow: lie.low === end }
}

/** What holds of the end that hangs beside or over an edge, which has to come back before anything else can follow. */
export function hangs(motion: Motion): string[] {
  const hanging = hangingEnd(motion)
  return hanging
    ? ['hangs', hanging.isFar ? 'hangs far' : 'hangs near', ...(hanging.isLow ? ['hangs low'] : [])]
    : []
}

/** What the end that hangs is called, with its truck and its foot. */
export function hangingSlots(motion: Motion): Record<string, string> {
  const end = hangingEnd(motion)?.end
  if (!end) return {}
  const { stance } = motion
  return { 'hanging end': end, 'hanging foot': FEET[stance][end], 'hanging truck': truckIn(stance, end) }
}

/** The truck that is beyond the edge, by the end it is under; null for none. */
export function farTruckOf(motion: Motion): 'nose' | 'tail' | null {
  const hanging = hangingEnd(motion)
  if (hanging) return hanging.isFar ? hanging.end : null
  const { contact, stance } = motion
  if (contact?.kind !== 'slide') return null
  const { rest, angle } = recordOf(contact).lie
  return rest === 'deck' ? (angle > 0 === (stance !== 'fakie') ? 'nose' : 'tail') : null
}

export const truckIn = (stance: Stance, of: 'nose' | 'tail'): string =>
  stance === 'fakie' ? `truck under the ${of}` : of === 'nose' ? 'front truck' : 'back truck'

/** Whether a truck has to go over the edge, or up on top of it with its end against the side. */
export const isOverTop = (part: Motion): boolean =>
  farTruckOf(part) !== null || /blunt/i.test(part.contact?.name ?? '')

/**
 * Whether the chest opens on the way around that leaves an edge clear; null: not for the words to say. On goes a slide as
 * it was turned onto; off a grind the end that nothing carries swings to the side the rider came from, else the nose does.
 */
export function opensOff(motion: Motion, faces: boolean | null): boolean | null {
  const { contact, approach, stance } = motion
  if (contact?.kind === 'slide') return faces
  if (!approach || stance === 'fakie') return null
  return (approach === 'frontside') === (hangingEnd(motion)?.end !== 'tail')
}
