import type { ContactName, Grip } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { BOARD } from './body.ts'
import { type Choreography, FEET, isOneFoot } from './choreography.ts'
import { noseOf } from './edges.ts'
import type { Vec } from './geometry.ts'
import { held, swell } from './track.ts'

/** An air: what a hand holds, how the legs and the board are held, which feet are off. */
export interface Held {
  readonly hip?: number
  readonly bend?: number
  /** How far the hips are before the feet; how the board is tipped, heel side up. */
  readonly back?: number
  readonly lean?: number
  readonly tilt?: number
  /** Degrees that the shoulders turn so that the hand that holds goes behind the rider. */
  readonly open?: number
  readonly off?: 'front' | 'back' | 'both'
  readonly at?: readonly [along: number, across: number]
  readonly arms?: number
  /** How far up the knees point. */
  readonly knees?: number
  readonly along?: readonly [front: number, back: number]
}

/** Along: meters toward the nose. Across: from -1, the heel-side edge, to 1, the toe-side edge. */
const HELD: Partial<Record<ContactName, Held>> = {
  Method: { hip: 0.34, bend: -20, back: 0.4, lean: 66, knees: -1.4, at: [0.1, -1] },
  'Japan Air': { hip: 0.36, bend: 36, back: 0.3, lean: 52, knees: -1.2, at: [0.04, 1] },
  'Lien Air': { at: [0.25, -1], bend: 44, tilt: 12 },
  'Slob Air': { at: [0.22, 1], bend: 40 },
  'Roast Beef': { at: [-0.05, -1], bend: 60, along: [0.27, 0.27] },
  Nuclear: { at: [0.14, -1], bend: 58, tilt: -10 },
  Stalefish: { at: [-0.04, -1], hip: 0.56, bend: 30, back: 0.24, lean: 40, open: 4, knees: 0.2 },
  Air: { at: [0.13, 0], hip: 0.44, bend: 42 },
  Melon: { at: [0, -1], bend: 38 },
  Mute: { at: [0.06, 1] },
  Indy: { at: [-0.03, 1] },
  'Tuck Knee': { at: [-0.03, 1], hip: 0.34, back: 0.22, knees: -0.9, bend: 30 },
  'Del Mar Indy': { at: [-0.03, 1], hip: 0.4, back: 0.24, lean: 38, knees: -0.6, bend: 30 },
  'Layback Air': { hip: 0.46, bend: -6, back: -0.2, lean: -16 },
  Nosebone: { at: [-0.08, 1], tilt: 30, hip: 0.56, along: [0.31, 0.14] },
  Tailbone: { tilt: -30, hip: 0.56, along: [0.14, 0.31] },
  'Judo Air': { at: [0.1, -1], off: 'front' },
  Madonna: { off: 'front' },
  Benihana: { off: 'back' },
  'Christ Air': { at: [0.04, -1], off: 'both', arms: 1.05, hip: 0.83, bend: 0 },
  'Rocket Air': { along: [-0.12, 0.32], tilt: -16, bend: 55 },
  Cannonball: { hip: 0.4, bend: 60 },
}

/** Where a foot that is off the board goes: outward over its end, toward the toes, off the deck; meters. */
const KICKED: Partial<Record<ContactName, readonly [along: number, across: number, lift: number]>> = {
  'Judo Air': [0.22, 0.3, 0.05],
  Madonna: [0.02, -0.34, -0.26],
  Benihana: [0.3, -0.2, -0.14],
}

/** A hand's place on the deck, in the axes of the deck under the feet. */
function placeOfHand(run: Choreography, grip: Grip, motion: Motion, held: Held): Vec[] {
  const { toe } = run.score
  const nose = noseOf(motion) * (run.halves % 2 === 0 ? 1 : -1)
  const edge = grip.at === 'toe edge' ? 1 : grip.at === 'heel edge' ? -1 : 0
  if (held.at) return [[nose * held.at[0], toe * (held.at[1] || edge) * BOARD.side, 0]]
  const end = (sign: 1 | -1): Vec => [nose * sign * 0.38, 0, 0.04]
  switch (grip.at) {
    case 'toe edge':
      return [[0, toe * BOARD.side, 0]]
    case 'heel edge':
      return [[0, -toe * BOARD.side, 0]]
    case 'nose':
      return grip.hand === 'both'
        ? [
            [nose * 0.36, 0.07, 0.03],
            [nose * 0.36, -0.07, 0.03],
          ]
        : [end(1)]
    case 'tail':
      return [end(-1)]
    case 'nose and tail':
      return [end(1), end(-1)]
  }
}

/** Which hands hold: called after their place at take-off. */
function handsOf(run: Choreography, grip: Grip): ('front' | 'back')[] {
  const leading = run.footOver(1)
  const trailing = run.footOver(-1)
  if (grip.hand === 'both') return [leading, trailing]
  return [grip.hand === 'leading' ? leading : trailing]
}

/** Takes the board as its record says, from one moment to another. */
export function grabAs(run: Choreography, motion: Motion, grip: Grip | null, from: number, to: number): void {
  const { score } = run
  const name = motion.contact?.name
  const isFootless = motion.style === 'Airwalk' || motion.style === 'Sacktap'
  const own = isFootless ? ('both' as const) : isOneFoot(motion) ? ('front' as const) : null
  const how: Held = { ...(name ? HELD[name] : {}), ...(own ? { off: own } : {}) }
  const spots = grip ? placeOfHand(run, grip, motion, how) : []
  const hands = grip ? handsOf(run, grip) : []
  for (const [index, hand] of hands.entries()) {
    const spot = spots[index] ?? spots[0]
    if (spot) run.hold(hand, spot, from, to)
  }
  if (grip) run.say('Grab', (from + to) / 2)
  const back = (
    track: 'hip' | 'bend' | 'back' | 'knees' | 'lean' | 'tilt' | 'arms',
    value: number | undefined,
  ) => {
    if (value === undefined) return
    const by = value - score[track].at((from + to) / 2)
    score[track].add(from - 0.15, from + 0.1, by).add(to - 0.05, to + 0.2, -by)
  }
  back('hip', how.hip ?? (grip ? 0.5 : undefined))
  back('bend', how.bend ?? (grip ? 36 : undefined))
  back('back', how.back)
  back('knees', how.knees)
  back('lean', how.lean === undefined ? undefined : -score.toe * how.lean * (run.halves % 2 === 0 ? 1 : -1))
  back('tilt', how.tilt === undefined ? undefined : how.tilt * noseOf(motion))
  if (how.open) {
    const way = score.toe * (hands[0] === 'front' ? score.lead : -score.lead)
    score.wind.add(from - 0.2, from, -way * how.open).add(to, to + 0.25, way * how.open)
  }
  back('arms', how.arms)
  if (how.along) {
    const was = { front: [FEET.bolts], back: [FEET.bolts] } as const
    run.feetTo(from - 0.1, from + 0.1, { front: [how.along[0]], back: [how.along[1]] })
    run.feetTo(to - 0.05, to + 0.15, was)
  }
  if (name === 'Christ Air') {
    // The rider goes on as the board would have: what is held out is what is beside the way.
    const yaw = (score.slew.at((from + to) / 2) * Math.PI) / 180
    const out = Math.sin(yaw) * (hands[0] === 'front' ? score.lead : -score.lead)
    score.y.add(from - 0.16, to + 0.16, out * 0.5, held)
    score.z.add(from, to, 0.3, swell)
  }
  for (const foot of ['front', 'back'] as const) {
    if (how.off !== 'both' && how.off !== foot) continue
    const tracks = score.foot(foot)
    const isFront = foot === 'front'
    if (name === 'Christ Air') {
      // The board is held out beside, so that the legs hang past its end: they leave it before they stretch down.
      tracks.along.add(from - 0.16, to + 0.16, hands[0] === foot ? -0.86 : 0.6, held)
      tracks.lift.add(from - 0.2, to + 0.2, 0.02, held).add(from - 0.04, to + 0.04, -1.04, swell)
      continue
    }
    const [along, across, lift] =
      (name && KICKED[name]) ?? (isFront ? ([0.05, 0.25, 0.14] as const) : ([0.05, -0.25, 0.14] as const))
    tracks.across.add(from - 0.1, to + 0.1, across, swell)
    tracks.along.add(from, to, along, swell)
    tracks.lift.add(from, to, lift, swell)
  }
}
