import { capital, type Thought, the } from '../../lines/reasons/wording.ts'
import type { ParkTrick } from '../belongs.ts'

/** How a trick on a wall feels, for where nothing else has to be said of the way to it; null where nobody would say more. */
export function feelOnWall({ motion, place, name }: ParkTrick): Thought | null {
  if (motion.style === 'Carve')
    return { kind: 'feel carve', says: ['Draw it wide and let the wall swing you around.'] }
  if (motion.style === 'Kickturn')
    return {
      kind: 'feel kickturn',
      says: ['Weight on the tail where the wall slows you, and the shoulders bring it around.'],
    }
  if (place === 'flat')
    return {
      kind: 'feel pop',
      says: [
        'Pop it on the way up, before the wall has stopped you.',
        'It is a small pop: the wall does the lifting.',
      ],
    }
  switch (motion.contact?.kind) {
    case 'stall':
      return {
        kind: 'feel stall',
        says: [
          'Come up slow enough to stand there for a moment.',
          `Let ${the(name)} go quiet before you drop back in.`,
          'No hurry at the top: you are in as soon as you lean.',
          'Just enough speed to get up there, and none to spare.',
        ],
      }
    case 'grind':
    case 'slide':
      return {
        kind: 'feel grind',
        says: [
          'Carve up at an angle and keep your weight in toward the ramp.',
          `${capital(the(name))} wants a bit more speed than a stall.`,
          'You hear the coping before you feel it; stay on it and turn in.',
        ],
      }
    case 'grab':
    case 'air':
      return {
        kind: 'feel air',
        says: [
          'Pump twice in the flat, and stay low until the coping.',
          `Height first, then the hand: ${the(name)} is only as long as you float.`,
          'Look for the wall again as soon as you start to drop.',
          'Knees up early, and it hangs.',
        ],
      }
    case 'plant':
      return {
        kind: 'feel plant',
        says: [
          'Everything goes light at the top; that is the moment to plant.',
          'Keep the board close, and come in low.',
        ],
      }
    default:
      return null
  }
}
