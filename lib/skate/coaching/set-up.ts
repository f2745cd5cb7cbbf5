import type { Stance } from '../motion.ts'
import { pick } from './phrase.ts'
import type { Analysis } from './take.ts'

const ROLL: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Roll at an easy pace',
    'Take a comfortable rolling speed',
    'Roll in a straight line, about as fast as a jog',
  ],
  nollie: [
    'Roll forward with your head above the front bolts',
    'Roll forward at a calm pace on ground without cracks',
    'Roll forward and shift both feet up the board',
  ],
  fakie: [
    'Roll fakie at walking speed',
    'Come off a bank in fakie, eyes over the leading shoulder',
    'Roll backward at a calm pace, watching where the tail is going',
  ],
  switch: [
    'Roll switch at a speed you trust',
    'Push up switch and let the board settle',
    'Roll switch, both shoulders above the board',
  ],
}

function popPlace({ feet, sweep }: Analysis): string {
  if (sweep === 'heel') return `the ball of your ${feet.pop} in the toe-side pocket of the ${feet.end}`
  if (sweep === 'toe') return `your ${feet.pop} far back on the ${feet.end}, its heel by the heel-side pocket`
  return `the ball of your ${feet.pop} in the middle of the ${feet.end}`
}

function flickPlace(take: Analysis): string {
  const { feet, motion, shape, seed } = take
  const place = `just inside the ${feet.far} bolts`
  if (motion.flip.kind === 'kick') {
    return pick(seed, [
      `Set the ${feet.flick} ${place}, toes angled toward the ${feet.far} and heel a little over the edge.`,
      `Angle the ${feet.flick} ${place} so that the toes look at the ${feet.far} and the heel hangs off.`,
    ])
  }
  if (motion.flip.kind === 'heel') {
    return pick(seed, [
      `Set the ${feet.flick} ${place} with its toes over the toe-side edge.`,
      `Bring the ${feet.flick} ${place} and let the toes hang well over the toe-side edge.`,
    ])
  }
  if (shape === 'shuvit' || shape === 'ahead' || shape === 'anti' || shape === 'mystic') {
    return pick(seed, [
      `Keep the ${feet.flick} light ${place}, ready to lift straight off.`,
      `Rest the ${feet.flick} ${place} with hardly any weight on it.`,
    ])
  }
  if (shape === 'varial')
    return `Put the ${feet.flick} squarely across the board ${place}, so that you can jump straight up.`
  return `Put the ${feet.flick} ${place}, as for ${feet.ollie}.`
}

/** Where the feet go, before anything moves. */
export function feetSteps(take: Analysis): string[] {
  return [`${pick(take.seed >>> 3, ROLL[take.motion.stance])}, with ${popPlace(take)}.`, flickPlace(take)]
}

const STILL: Record<Stance, readonly [string, ...string[]]> = {
  regular: [
    'Crouch with both shoulders in line with the board, where they stay until you have landed.',
    'Bend the knees, keep the chest up and leave the shoulders parallel to the board.',
  ],
  nollie: [
    'Bend the front knee more than the back one and keep your hips between the bolts.',
    'Sink over the front knee without letting the nose tip, shoulders in line with the board.',
  ],
  fakie: [
    'Keep your hips over the middle of the board and turn only your neck toward travel.',
    'Crouch with the front shoulder held still, for fakie tempts the hips to open.',
  ],
  switch: [
    'Point the leading shoulder down the line, because in switch it likes to fall open.',
    'Crouch a little deeper than feels needed and hold the leading shoulder over the nose.',
  ],
}

function opening(size: number, seed: number): string {
  if (size > 180) {
    return 'Wind the leading shoulder far in over your toes and start a gentle heel-side carve.'
  }
  return pick(seed, [
    'Turn the leading shoulder in over your toes, so that it has somewhere to open from.',
    'Wind up a little: leading hand over your toes, trailing hand behind your back.',
  ])
}

function closing(size: number, seed: number): string {
  if (size > 180) {
    return 'Open the chest toward travel, trailing arm in front of you, and start a gentle toe-side carve.'
  }
  return pick(seed, [
    'Open the chest a touch toward travel, so that the leading arm has a way to swing.',
    'Draw the leading arm back behind you a little and sink into your knees.',
  ])
}

/** What the body does before the pop: winds up for a turn, or keeps still. */
export function bodyStep({ body, opens, motion, seed }: Analysis): string {
  if (body < 180) return pick(seed >>> 5, STILL[motion.stance])
  if (opens === null) return 'Decide which way you turn, and wind the shoulders the other way first.'
  return opens ? opening(body, seed >>> 5) : closing(body, seed >>> 5)
}
