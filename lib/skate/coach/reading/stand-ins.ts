import type { Motion } from '../../motion.ts'
import type { Trait } from '../traits.ts'
import { motionCalled } from './called.ts'

/** The trick that is meant by the word for its kind: "my manuals", "can grind". The closest word first. */
const STAND_INS: readonly (readonly [Trait, string])[] = [
  ['impossible', 'Impossible'],
  ['shuvit', 'Shuvit'],
  ['turn 180', '180'],
  ['turn 360', '360'],
  ['kind manual', 'Manual'],
  ['style Slappy', 'Slappy'],
  ['style No Comply', 'No Comply'],
  ['style Boneless', 'Boneless'],
  ['style Powerslide', 'Powerslide'],
  ['style Carve', 'Carve'],
  ['kind grind', '50-50'],
  ['kind slide', 'Boardslide'],
  ['kickflip', 'Kickflip'],
  ['heelflip', 'Heelflip'],
  ['kind air', 'Frontside Air'],
  ['kind stall', 'Axle Stall'],
  ['stance nollie', 'Nollie'],
  ['stance fakie', 'Fakie Ollie'],
  ['stance switch', 'Switch Ollie'],
  ['body varial', 'Body Varial'],
]

/** The trick that stands for a kind; null where none does. */
export function standIn(traits: readonly Trait[]): Motion | null {
  const found = STAND_INS.find(([trait]) => traits.includes(trait))
  return found ? motionCalled(found[1]) : null
}
