import { lessonFor } from '../../lessons/lesson.ts'
import type { Suggestable } from '../library.ts'
import { heartOf } from './adds.ts'

/** What to do in a trick that nothing comes before, by its name without stance and side. */
const OPENINGS: Readonly<Record<string, string>> = {
  Pushing: 'one foot steers, the other pushes, and everything else on a board begins with it',
  Ollie: 'crouch, snap the tail, jump, and let the front foot drag the board up with you',
  Shuvit: 'hop just high enough for the board to turn, and let the back foot push the tail around under you',
  Manual: 'all it takes is to roll and lean back until the front wheels lift, and to keep them there',
  'No Comply':
    'pop the tail as the front foot steps off beside the board, then hop back on while it comes up',
  Boneless: 'one hand holds the board, the front foot steps off, and you jump from that foot with the board',
  'Drop In':
    'if you can roll on flat ground you can do it, and all that counts is stamping the front foot down',
  Powerslide: 'with some speed, turn the board across with your hips and lean back against the wheels',
  Caveman: 'hold the board in the hand, jump, and put it under your feet before you land',
  Kickturn: 'press on the tail until the front wheels are light, and let your shoulders turn you',
  'Tic Tac': 'small turns from side to side on the back wheels, and the board rolls off by itself',
  'Hippie Jump': 'the board rolls under the bar and you jump straight up over it, no pop in it at all',
  'Body Varial': 'you jump and turn halfway around while the board just rolls on under you',
  Casper:
    'half a kickflip that is caught upside down, with one foot under the board and the other on the tail',
  Railstand: 'tip the board up onto its edge with the toes and stand on the wheels',
  Truckstand: 'stand the board on its tail, step onto the upper truck and hold the nose',
  Pogo: 'stand the board on its tail, hold the nose and hop',
  'End Over': 'swing the board over its nose and tail with your shoulders, half a turn at a time',
  'Walk the Dog':
    'the front foot stays in the middle and turns the board, the back foot steps around to the nose',
  Spacewalk: 'on the back wheels, swing the nose left and right and the board rolls on by itself',
  'Old School Kickflip':
    'both feet side by side in the middle, and the toes pull the edge up until the board turns over',
  'In and Out Footplant': 'one foot stands on the deck for a moment while the board stays at the other',
  Flamingo: 'a long turn on one foot, with the hand on the ground',
  'Hospital Flip': 'half a kickflip, caught upside down on top of the front foot and rolled back over',
  'Casper Flip':
    'half a kickflip, caught upside down on the front foot, then scooped halfway around onto its wheels',
  'Rail Flip': 'the board stands on its edge, and the toes of one foot flip it back onto its wheels',
  'Foot Brake': 'stand on the front foot and let the sole of the other one drag on the ground',
  Carve: 'bend your knees, lean on one edge and let the board draw one long turn',
  Pump: 'bend on the flat and stretch in the curve, and the ramp gives you speed without a push',
  'Pressure Flip':
    'all back foot and no flick, so its toes press the corner of the tail down and scoop, and the board flips by itself',
  Fingerflip:
    'nothing is popped, because the foot tips the board up to your hand, and a twist of the wrist turns it over under you',
  'Primo Slide':
    'no pop needed, because with some speed the board tips up onto its edge, and you stand on the wheels while it slides',
  Wallie:
    'no ollie onto it, because the wheels bump up the edge by themselves, and it throws you up and over',
  Wallride:
    'ride at the wall at an angle, ollie until all four wheels stand on it, and let the turn bring you down',
}

/** Told by what another trick has in common with them they would be told wrong. */
const APART = /^(?:Wallride|Wallie|Pressure Flip|Primo Slide|Fingerflip)$/

const plainName = (name: string) => name.replace(/^(?:Frontside|Backside|Fakie|Nollie|Switch) /, '')

/** What to do in a trick that takes nothing from another, whatever steps lead to it; null for any other. */
export function apartOpening({ name }: Suggestable): string | null {
  return APART.test(plainName(name)) ? (OPENINGS[plainName(name)] ?? null) : null
}

/** What to do in a trick that nothing comes before, as a clause. */
export function opening(trick: Suggestable): string {
  const { name, motion, place } = trick
  const { pop, contact, style } = motion
  const own = OPENINGS[plainName(name)]
  // Up a ramp an ollie is another thing.
  if (own && (place === 'flat' || plainName(name) !== 'Ollie')) return own
  if (contact?.kind === 'manual') return 'all it takes is to roll and balance on two wheels'
  if (style && /drop|roll in/i.test(style))
    return 'if you can roll on flat ground you can do it, and all that counts is your weight on the front foot'
  if (style === 'Slappy')
    return 'no ollie needed, just ride at the curb at an angle and push the trucks up onto it'
  const heart = heartOf(motion)
  if (heart) return `take it slowly at first; the heart of it is ${heart}`
  if (place === 'wall' || place === 'air')
    return 'pump until the coping comes without effort, because what counts happens up there'
  if (contact?.kind === 'grind' || contact?.kind === 'slide')
    return 'roll close along the edge first, then get up on it'
  return (
    describedIn(trick) ??
    (pop
      ? 'nothing else is quite like it, so go through the pop and the feet slowly before you roll'
      : 'nothing else is quite like it, so go through it standing before you roll')
  )
}

/** The first sentence of its lesson; null when that leaves open what the board does. */
function describedIn({ motion, name, family, obstacles }: Suggestable): string | null {
  const { description, isOpen } = lessonFor(motion, { name, family, obstacles })
  const [first = ''] = description.split(/[.!?](?: |$)/)
  return isOpen || first === '' || motion.style === null
    ? null
    : `${first.charAt(0).toLowerCase()}${first.slice(1)}`
}
