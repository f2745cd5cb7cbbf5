import type { Motion } from '../motion.ts'
import { exitOf } from '../stance.ts'
import type { Context } from './lesson.ts'
import { leavesYou } from './roll-away.ts'

const FAMILIES: Record<string, string> = {
  freestyle: 'a freestyle trick, done standing still or rolling slowly on smooth ground',
  casper: 'a casper trick, in which the board lies upside down on your foot for a moment',
  plant: 'a plant: a hand or a foot goes down while the board stays off the ground',
  'old school': 'an old school trick with a movement of its own',
  'ground slide': 'a slide on the wheels with the body low over the board',
  air: 'an air, for ramps that send you well above the coping',
  underflip: 'an underflip: the toes turn the board over from below',
  sugarcane: 'a grind that begins with a turn of the whole rider',
  hurricane: 'a grind that begins with a turn of the whole rider',
  benihana: 'an air in which one foot leaves the board',
}

const KINDS: Record<string, string> = {
  grind: 'a grind with a name of its own',
  slide: 'a slide with a name of its own',
  stall: 'a lip trick for the top of a ramp',
  plant: 'a plant: a hand or a foot goes down while the board stays off the ground',
  grab: 'an air with a hand on the board',
  air: 'an air',
}

const PLACES: Record<string, string> = {
  'Flat Ground': 'flat ground',
  'Manual Pad': 'a manual pad',
  Ledge: 'a ledge',
  Rail: 'a rail',
  'Mini Ramp': 'a mini ramp',
  Bowl: 'a bowl',
  Vert: 'vert',
  Bank: 'a bank',
}

function whatItIs(motion: Motion, { family = '' }: Context): string {
  const known = FAMILIES[family] ?? KINDS[motion.contact?.kind ?? '']
  if (known) return known
  return motion.bodyDeg === 0 && motion.flip.kind === null
    ? 'a flip of its own kind: the board goes over and round below you while you keep facing the same way'
    : 'a trick with a movement of its own'
}

/** A true word about a trick whose details nobody has pinned down: its kind, its place, its way out. */
export function describePlainly(motion: Motion, context: Context & { readonly name: string }): string {
  const places = (context.obstacles ?? []).flatMap((obstacle) => PLACES[obstacle] ?? [])
  const where = places.length > 0 ? ` It belongs on ${places.join(' or ')}.` : ''
  const exit = exitOf(motion)
  return `${context.name} is ${whatItIs(motion, context)}.${where}${exit ? ` ${leavesYou(motion.stance, exit)}` : ''}`
}
