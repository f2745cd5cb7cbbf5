import type { Contact } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { ofStyle, type StyleName, type StyleTable } from '../styles.ts'
import { BOARD, deckHeight, onBoard, poseAt } from './body.ts'
import { type Choreography, FEET, HIPS, isOneFoot, SPEED } from './choreography.ts'
import { dropIn, rollIn } from './coping.ts'
import { noseOf } from './edges.ts'
import { FREESTYLE, type Way } from './freestyle.ts'
import type { Vec } from './geometry.ts'
import { block, heightOf, platform, post } from './obstacles.ts'
import {
  caveman,
  dropOff,
  firecracker,
  hippie,
  natasSpin,
  poleJam,
  streetPlant,
  wallie,
  wallplant,
  wallride,
} from './street.ts'
import { even, held, soft, swell, thrown } from './track.ts'

/** Feet that leave the board at the top: out over their end, toward the toes, off the deck; meters. */
const KICKS: StyleTable<
  readonly { foot: 'free' | 'popping'; swing: readonly [along: number, across: number, lift: number] }[]
> = {
  'One Foot': [{ foot: 'free', swing: [0.02, -0.3, 0.2] }],
  'Ollie North': [{ foot: 'free', swing: [0.36, -0.02, 0.12] }],
  'Ollie South': [{ foot: 'popping', swing: [0.34, 0, 0.12] }],
  'No Foot': [
    { foot: 'free', swing: [0.08, 0, 0.24] },
    { foot: 'popping', swing: [0.08, 0, 0.24] },
  ],
}

/** What hands and feet do besides in a flight that is done in a manner of its own. */
export function inManner(run: Choreography, motion: Motion, from: number, lasts: number): void {
  const { score } = run
  const popEnd: 1 | -1 = motion.stance === 'nollie' || motion.stance === 'fakie' ? 1 : -1
  const flick = run.footOver(popEnd === 1 ? -1 : 1)
  const pop = run.footOver(popEnd)
  const at = (share: number) => from + lasts * share
  for (const { foot, swing } of ofStyle(KICKS, motion.style) ?? []) {
    const tracks = score.foot(foot === 'popping' ? pop : flick)
    tracks.along.add(at(0.22), at(0.84), swing[0], swell)
    tracks.across.add(at(0.22), at(0.84), swing[1], swell)
    tracks.lift.add(at(0.2), at(0.84), swing[2], swell)
    run.say('Kick', at(0.53))
  }
  const beside = (ahead: number) => [run.xAt(from) + ahead, -run.toe * 0.24, 0] as const
  switch (motion.style) {
    case 'No Comply':
      run.putFoot(flick, beside(-popEnd * 0.1), from - 0.06, from + 0.12, 0.14)
      run.say('Plant', from - 0.03)
      return
    case 'Boneless':
      run.putFoot(flick, beside(-popEnd * 0.12), from - 0.08, from + 0.12, 0.14)
      run.say('Plant', from - 0.03)
      // A board that is to flip is let go of.
      run.hold(
        run.footOver(-1),
        [0, score.toe * BOARD.side, 0],
        from - 0.12,
        at(turnsAlone(motion) ? 0.04 : 0.7),
      )
      score.hip.add(from - 0.3, from + 0.2, -0.04, swell)
      return
    case 'Airwalk':
      airwalk(run, popEnd, [flick, pop], at)
      run.say('Kick', at(0.5))
      return
    case 'Shifty': {
      const side = run.seen(motion.approach === 'frontside' ? 1 : -1, motion.stance)
      score.slew.add(at(0.08), at(0.86), side * 72, swell)
      score.wind.add(at(0.08), at(0.86), side * -60, swell)
      run.say('Kick', at(0.47))
      return
    }
    case 'Boned Ollie':
      score.tilt.add(at(0.3), at(0.85), -noseOf(motion) * 24, swell)
      score.foot(flick).along.add(at(0.25), at(0.85), 0.08, swell)
      run.say('Kick', at(0.57))
      return
    case 'Fingerflip':
    case 'Ollie Fingerflip': {
      // Without an ollie the hand is at the nose before it rises.
      const [held, thrown] = motion.style === 'Fingerflip' ? [-0.24, 0.16] : [0.14, 0.3]
      run.hold(run.footOver(1), [(run.halves % 2 === 0 ? 1 : -1) * 0.37, 0, 0.05], at(held), at(thrown))
      run.roll(run.score.toe * 360, at(thrown - 0.02), at(0.7))
      run.say('Flick', at(thrown))
      return
    }
    case 'Nose Bonk':
    case 'Tail Bonk':
      bonk(run, motion.style === 'Nose Bonk' ? noseOf(motion) : noseOf(motion) === 1 ? -1 : 1, from, lasts)
      return
    default:
  }
}

function airwalk(
  run: Choreography,
  popEnd: 1 | -1,
  [flick, pop]: readonly ['front' | 'back', 'front' | 'back'],
  at: (share: number) => number,
): void {
  // The end that was not popped is the one that comes up to the hand.
  run.hold(flick, [(run.halves % 2 === 0 ? -popEnd : popEnd) * 0.36, 0, 0.04], at(0.28), at(0.68))
  for (const [foot, across] of [
    [flick, 0.24],
    [pop, -0.24],
  ] as const) {
    run.score.foot(foot).along.add(at(0.22), at(0.82), 0.22, swell)
    run.score.foot(foot).across.add(at(0.22), at(0.82), across, swell)
    run.score.foot(foot).lift.add(at(0.2), at(0.84), 0.14, swell)
  }
}

const turnsAlone = ({ flip, bodyDeg, boardDeg }: Motion) => flip.kind !== 'none' || bodyDeg !== boardDeg

/** The flight of a bonk: high enough that what is not to touch clears what is tapped. */
export const BONK = { lasts: 0.62, rise: 0.44 }

export const isBonk = ({ style }: Motion): boolean => style === 'Nose Bonk' || style === 'Tail Bonk'

/** Taps something on the way over it: a post beside the way with the end that leads, a block with the other. */
function bonk(run: Choreography, end: 1 | -1, from: number, lasts: number): void {
  const { score } = run
  const at = from + lasts * (end === 1 ? 0.56 : 0.8)
  const side = run.toe === 1 ? -1 : 1
  score.tilt.add(at - 0.1, at, end * 20).add(at, at + 0.13, end * -20)
  if (end === 1) score.slew.add(at - 0.24, at, side * 26).add(at, at + 0.2, side * -26)
  const { board } = poseAt(score, at)
  const part: Vec =
    end === 1
      ? [BOARD.truck, side * 0.085, -BOARD.standing]
      : [-BOARD.half, 0, deckHeight(BOARD.half) - BOARD.thick]
  const isRound = Math.round((score.body.at(at) + score.apart.at(at)) / 180) % 2 !== 0
  const [ahead, y, z] = onBoard(board, isRound ? [-part[0], -part[1], part[2]] : part)
  const x = SPEED * at + ahead
  run.obstacles.push(end === 1 ? post(x, y + side * 0.03, z) : block(x - 0.15, 0.16, z, 0.7))
  run.say('Tap', at)
}

/**
 * Draws what has a movement of its own, and returns whether that is so. The clock stands where it may begin.
 */
export function inStyle(run: Choreography, motion: Motion): boolean {
  const { style, contact } = motion
  const movement = contact && isFlatPlant(contact) ? FLAT_PLANTS[contact.name] : ofStyle(MOVEMENTS, style)
  if (!movement) return false
  movement(run, motion)
  return true
}

/** One foot steps down and pushes, once. */
function pushOff(run: Choreography): void {
  const { score } = run
  const foot = run.footOver(-1)
  const from = run.t
  score.hip.to(from, from + 0.3, 0.62).to(from + 0.55, from + 0.9, HIPS.roll)
  run.feetTo(from, from + 0.25, { [run.footOver(1)]: [0.17, 0, 45] })
  run.putFoot(foot, [run.xAt(from + 0.45) + 0.02, run.toe * 0.2, 0], from + 0.36, from + 0.54, 0.22)
  score.sway.add(from + 0.1, from + 0.9, 0.1, swell)
  score.bend.to(from, from + 0.3, 36).to(from + 0.6, from + 0.9, 22)
  run.say('Plant', from + 0.42)
  run.t += 1
}

/** Across travel on all four wheels, sliding, and back. */
function powerslide(run: Choreography, motion: Motion): void {
  const { score } = run
  const deg = run.seen(motion.bodyDeg ?? -90, motion.stance)
  const quarter = Math.sign(deg || -1) * 88
  const from = run.t
  const more = Math.sign(deg) * Math.round((Math.abs(deg) - 90) / 180)
  score.hip.to(from - 0.2, from + 0.2, 0.56).to(from + 0.9, from + 1.3, HIPS.roll)
  score.slew.to(from, from + 0.28, quarter)
  score.sway.to(from, from + 0.3, -0.2).to(from + 0.75, from + 1.1, 0)
  score.wind.to(from, from + 0.28, -quarter * 0.15).to(from + 0.75, from + 1.1, 0)
  score.arms.to(from, from + 0.3, 0.9).to(from + 0.9, from + 1.2, 0.25)
  run.say('Turn', from + 0.5)
  if (motion.parts.some(isOneFoot)) {
    const { across, lift } = score.foot(run.footOver(1))
    across.add(from, from + 0.9, -0.3, held)
    lift.add(from - 0.04, from + 0.94, 0.2, held)
  }
  if (more !== 0) score.body.add(from + 0.2, from + 0.75, more * 180)
  run.halves += more
  score.slew.to(from + 0.78, from + 1.06, 0)
  run.t += 1.15
}

/** Down low with a hand on the ground before the toes (1) or behind the heels (-1), the board slid round under it. */
const handSlide =
  (where: 1 | -1): Way =>
  (run, made) =>
    slideOnHand(run, made, run.toe * where)

function slideOnHand(run: Choreography, motion: Motion, side: number): void {
  const { score } = run
  const from = run.t
  const hand = run.footOver(-1)
  score.hip.to(from - 0.35, from, 0.44).to(from + 0.9, from + 1.3, HIPS.roll)
  score.bend.to(from - 0.35, from, 30).to(from + 0.9, from + 1.2, 22)
  score.back.to(from - 0.3, from, -0.2).to(from + 0.9, from + 1.2, -0.04)
  const tracks = score.hands[hand]
  const spots = [run.xAt(from), -side * 0.5, 0.02] as const
  tracks.spot.forEach((track, axis) => {
    track.to(from - 0.2, from - 0.19, spots[axis] ?? 0, even)
  })
  tracks.spot[0].add(from - 0.19, from + 1.2, 1.39 * SPEED, even)
  tracks.down.to(from - 0.15, from + 0.05, 1).to(from + 0.85, from + 1.1, 0)
  score.slew.to(from, from + 0.35, run.seen(-85, motion.stance)).to(from + 0.65, from + 1, 0)
  run.say('Plant', from + 0.4)
  run.t += 1.2
}

/** Swings the leading end from side to side. */
function ticTac(run: Choreography): void {
  const { score } = run
  for (let beat = 0; beat < 4; beat++) {
    const from = run.t + beat * 0.34
    const deg = (beat % 2 === 0 ? 26 : -26) * run.way
    score.slew.to(from, from + 0.3, beat === 3 ? 0 : deg)
    score.tilt.add(from, from + 0.3, -9, swell)
    score.wind.to(from, from + 0.3, beat === 3 ? 0 : deg * 0.9)
  }
  run.feetTo(run.t - 0.3, run.t, { [run.footOver(-1)]: [0.3] })
  run.say('Turn', run.t + 0.3)
  run.t += 1.4
  run.feetTo(run.t, run.t + 0.3, { front: [FEET.bolts], back: [FEET.bolts] })
}

/** How a rider comes off the board and down to the ground. */
interface Down {
  /** How far rider and board slide on, in meters. */
  readonly slides: number
  /** Where the feet come to be: behind the board, and beside it toward the toes. */
  readonly behind: number
  readonly beside: number
  /** Turned to face the way. */
  readonly isTurned?: true
  /** Whether the hands go down too. */
  readonly hands?: true
  readonly bend: number
}

/** Off the board, down on the knees, and up and on again. */
function goesDown({ slides, behind, beside, isTurned, hands, bend }: Down): Way {
  return (run) => {
    const { score } = run
    const from = run.t
    const [down, up, end] = [from + 0.5, from + 1.75, from + 2.7]
    const x = run.xAt(from)
    score.x.add(from, end, -SPEED * (end - from), even).add(from, up, slides, thrown)
    const quarter = isTurned ? run.toe * -90 : 0
    score.body.add(from, down, quarter).add(up, end - 0.2, -quarter)
    score.apart.add(from, down, -quarter).add(up, end - 0.2, quarter)
    run.crouch(from + 0.1, 0.5)
    for (const name of ['front', 'back'] as const) {
      const { spot, down: off } = score.foot(name)
      const ahead = name === 'front' ? run.lead : -run.lead
      const at = isTurned
        ? [x - behind, ahead * -run.toe * 0.12, 0]
        : [x - behind + ahead * 0.16, run.toe * beside, 0]
      spot.forEach((track, axis) => {
        track.to(from - 0.02, from - 0.01, at[axis] ?? 0, even)
      })
      spot[0].add(from, up, slides, thrown)
      off.to(from, down - 0.1, 1).to(up + 0.3, end, 0)
      score.foot(name).lift.add(up + 0.2, end + 0.1, 0.2, swell)
      const hand = score.hands[name]
      const place = [x - behind + ahead * 0.24, run.toe * (beside + 0.5), 0.02]
      hand.spot.forEach((track, axis) => {
        track.to(from - 0.02, from - 0.01, place[axis] ?? 0, even)
      })
      hand.spot[0].add(from, up, slides, thrown)
      if (hands) hand.down.to(down - 0.1, down + 0.15, 1).to(up - 0.1, up + 0.2, 0)
    }
    score.knees.to(from, down, -1.5).to(up, end - 0.7, 0.5)
    score.hip.to(from + 0.1, down, 0.37).to(up, end - 0.5, 0.62)
    score.back.to(from + 0.1, down, 0.2).to(up, end - 0.2, -0.04)
    score.bend.to(from + 0.1, down, bend).to(up, end - 0.2, 40)
    score.arms.to(from, down, 0.6)
    run.say('Out', from + 0.15)
    run.say('Hold', down + 0.4)
    run.t = end
    run.rise(end)
    run.say('Land')
  }
}

/** A swing of the whole line to one side and back, knees working. */
function carve(run: Choreography): void {
  const { score } = run
  const from = run.t
  score.slew.add(from, from + 1.2, run.toe * 24, swell)
  score.y.add(from, from + 1.3, run.toe * 0.4, soft)
  score.list.add(from, from + 1.2, run.toe * -10, swell)
  score.hip.add(from, from + 1.2, -0.14, swell)
  run.say('Turn', from + 0.6)
  run.t += 1.3
}

/** Bends and stretches over a bank. */
function pump(run: Choreography): void {
  const { score } = run
  const from = run.t
  score.hip.add(from, from + 0.5, -0.22, swell).add(from + 0.6, from + 1.1, -0.22, swell)
  run.say('Crouch', from + 0.25)
  run.t += 1.2
}

/** Rolls with one foot braking on the ground. */
function footBrake(run: Choreography): void {
  const foot = run.footOver(-1)
  const { score } = run
  const tracks = score.foot(foot)
  const from = run.t
  tracks.spot[0]
    .to(from - 0.3, from - 0.29, run.xAt(from) - 0.32, even)
    .add(from - 0.29, from + 1.2, 1.49 * SPEED, even)
  tracks.spot[1].to(from - 0.3, from - 0.29, run.toe * 0.14, even)
  tracks.down.to(from - 0.15, from + 0.1, 1).to(from + 0.8, from + 1.1, 0)
  score.hip.to(from - 0.1, from + 0.2, 0.64).to(from + 0.8, from + 1.1, HIPS.roll)
  run.say('Plant', from + 0.4)
  run.t += 1.2
}

function hangTen(run: Choreography): void {
  const from = run.t
  run.feetTo(from, from + 0.5, { [run.footOver(1)]: [0.33, -0.05], [run.footOver(-1)]: [-0.22, 0.02] })
  run.score.sway.to(from, from + 0.5, -0.1).to(from + 1.2, from + 1.6, 0)
  run.say('Hold', from + 0.8)
  run.feetTo(from + 1.2, from + 1.6, { front: [FEET.bolts], back: [FEET.bolts] })
  run.t += 1.7
}

/** Half round on the back wheels, the front ones lifted a little. */
export function kickturnOnFlat(run: Choreography, deg: number): void {
  const { score, t } = run
  const lasts = 0.5
  score.slew.add(t, t + lasts, deg)
  score.tilt.add(t - 0.04, t + lasts, -15, swell)
  score.px.add(t - 0.04, t + lasts, -BOARD.truck, swell)
  score.hip.add(t - 0.3, t + lasts + 0.3, -0.14, swell)
  score.arms.add(t - 0.1, t + lasts + 0.2, 0.4, swell)
  run.halves += Math.round(deg / 180)
  run.say('Turn', t + lasts / 2)
  run.wait(lasts)
}

const MOVEMENTS: StyleTable<Way> = {
  Pushing: pushOff,
  'Tic Tac': ticTac,
  'Hippie Jump': hippie,
  Caveman: (run, made) => caveman(run, made),
  'Acid Drop': dropOff,
  'Bomb Drop': (run, made) => {
    caveman(run, made, heightOf('hubba'))
    run.obstacles.push(platform(2.52))
  },
  'Tail Drop': (run) => dropIn(run, 1.1),
  'Drop In': (run) => dropIn(run),
  'Roll In': rollIn,
  Pump: pump,
  Carve: carve,
  'Hang Ten': hangTen,
  'Foot Brake': footBrake,
  Kickturn: (run, { bodyDeg, stance }) => kickturnOnFlat(run, run.seen(bodyDeg ?? -180, stance)),
  Powerslide: powerslide,
  Bertslide: handSlide(1),
  'Coleman Slide': handSlide(-1),
  Wallride: wallride,
  Wallie: wallie,
  'No Comply Wallie': wallie,
  'Natas Spin': natasSpin,
  'Pole Jam': poleJam,
  Falling: goesDown({ slides: 0.7, behind: 0.2, beside: 0.5, hands: true, bend: 62 }),
  'Knee Slide': goesDown({ slides: 1.5, behind: 0.85, beside: 0, isTurned: true, bend: 4 }),
  Firecracker: firecracker,
  ...FREESTYLE,
}

/** Plants that no coping is needed for. */
const FLAT_PLANTS = {
  'Street Plant': streetPlant(false),
  'Gymnast Plant': streetPlant(true),
  Wallplant: wallplant,
} satisfies { readonly [Name in Contact<'plant'>['name']]?: Way }

type FlatPlant = Extract<Contact, { name: keyof typeof FLAT_PLANTS }>

/** Whether a plant is done on the flat or against a wall that stands on it. */
export const isFlatPlant = (contact: Contact): contact is FlatPlant =>
  Object.hasOwn(FLAT_PLANTS, contact.name)

/** Styles that are drawn as what they begin from, since no words say how the board goes on from there. */
export const isDrawn = (style: StyleName): boolean => style in MOVEMENTS
