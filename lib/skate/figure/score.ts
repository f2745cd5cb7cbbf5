import { Track } from './track.ts'

/** A foot: where on the deck it stands, and where on the ground it is put down instead. */
export class FootTracks {
  /** Along the deck from its middle, outward over the foot's own end; meters. */
  readonly along = new Track(0.2)
  /** Across the deck, toward the toes. */
  readonly across = new Track(0)
  /** Off the deck. */
  readonly lift = new Track(0)
  /** Degrees that the toes point toward the foot's own end. */
  readonly angle = new Track(4)
  /** Degrees that it is turned over about the deck's length: 180 has the sole up. */
  readonly over = new Track(0)
  /** From 0 to 1: off the board, at `spot`. */
  readonly down = new Track(0)
  readonly spot = [new Track(), new Track(), new Track()] as const
}

/** A hand: how it balances, what it holds of the board, and where it is put down. */
export class HandTracks {
  /** From 0 to 1: holding the board at `at`, in the axes of the deck under the feet. */
  readonly hold = new Track(0)
  readonly at = [new Track(), new Track(), new Track()] as const
  /** From 0 to 1: put down at `spot`. */
  readonly down = new Track(0)
  readonly spot = [new Track(), new Track(), new Track()] as const
}

/** A turn of the board end over end about a foot that stands over one of its ends; 0: about its middle. */
interface Wrapping {
  readonly from: number
  readonly to: number
  readonly deg: number
  readonly end: -1 | 0 | 1
}

/**
 * Everything about a rider on a board as numbers over time. Meters, seconds, degrees, in the axes of geometry.ts:
 * x along travel, y to its left, z up. The board's flow is turned by `tau` (how steep the ground rises), then by
 * slew, tilt and lean; in that flow the rider turns by `body`, and the board by `body` and `apart` more.
 */
export class Score {
  /** The point that carries the board, and where it is on the board, in the axes of the flow. */
  readonly x = new Track()
  readonly y = new Track()
  readonly z = new Track()
  readonly px = new Track()
  readonly py = new Track()
  readonly pz = new Track(-0.11)
  readonly tau = new Track()
  /** Counterclockwise from above. */
  readonly slew = new Track()
  /** Dips what is in front. */
  readonly tilt = new Track()
  /** Lifts the left side. */
  readonly lean = new Track()
  readonly body = new Track()
  readonly apart = new Track()
  readonly flip = new Track()
  readonly wraps: Wrapping[] = []
  /** Dips the board's own front more than the feet. */
  readonly stands = new Track()
  /** The ground that nothing may sink into; far below where something else carries the board. */
  readonly floor = new Track()
  /** How high the hips are over the soles. */
  readonly hip = new Track(0.77)
  /** Degrees that the trunk bends toward the toes, and leans toward what leads. */
  readonly bend = new Track(22)
  readonly ahead = new Track(0)
  /** How far the hips are from over the middle of the feet: along travel, and toward the toes. */
  readonly sway = new Track(0)
  readonly back = new Track(-0.04)
  /** How far up the knees point as they point toward the toes: below zero, the legs are folded back. */
  readonly knees = new Track(0.5)
  /** How much more than the board the body is tipped back (as `tau`), and over to the right (as `lean`). */
  readonly tip = new Track()
  readonly list = new Track()
  /** Degrees that the shoulders are turned against the hips, besides leading their turns. */
  readonly wind = new Track()
  /** From 0 to 1: arms hanging to arms raised. */
  readonly arms = new Track(0.25)
  /** Where the eyes go: degrees from +x, and how far down. */
  readonly look = new Track()
  readonly down = new Track(0.35)
  readonly front = new FootTracks()
  readonly rear = new FootTracks()
  readonly hands = { front: new HandTracks(), back: new HandTracks() } as const

  /** Which side the toes are on at the start: 1 to the left of travel. */
  readonly toe: 1 | -1
  /** Where the rider's natural front foot is at the start: 1 leading. */
  readonly lead: 1 | -1

  constructor(toe: 1 | -1, lead: 1 | -1) {
    this.toe = toe
    this.lead = lead
  }

  foot(name: 'front' | 'back'): FootTracks {
    return name === 'front' ? this.front : this.rear
  }
}
