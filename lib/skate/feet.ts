import type { Motion, Stance } from './motion.ts'

/**
 * Which foot does what, in words that hold for every rider. In switch the natural names would mislead, so
 * the feet are called after their place there.
 */
export interface Feet {
  readonly pop: string
  readonly flick: string
  /** The end of the board that is popped, and the other one. */
  readonly end: 'tail' | 'nose'
  readonly far: 'tail' | 'nose'
  readonly isEndLeading: boolean
  /** The foot over the nose and the foot over the tail. */
  readonly nose: string
  readonly tail: string
  readonly ollie: string
}

const FRONT_BACK = { nose: 'front foot', tail: 'back foot' }

/** What the feet are called in each stance. */
export const FEET: Record<Stance, Feet> = {
  regular: {
    ...FRONT_BACK,
    pop: 'back foot',
    flick: 'front foot',
    end: 'tail',
    far: 'nose',
    isEndLeading: false,
    ollie: 'an ollie',
  },
  nollie: {
    ...FRONT_BACK,
    pop: 'front foot',
    flick: 'back foot',
    end: 'nose',
    far: 'tail',
    isEndLeading: true,
    ollie: 'a nollie',
  },
  fakie: {
    ...FRONT_BACK,
    pop: 'back foot',
    flick: 'front foot',
    end: 'tail',
    far: 'nose',
    isEndLeading: true,
    ollie: 'a fakie ollie',
  },
  switch: {
    nose: 'leading foot',
    tail: 'trailing foot',
    pop: 'trailing foot',
    flick: 'leading foot',
    end: 'tail',
    far: 'nose',
    isEndLeading: false,
    ollie: 'a switch ollie',
  },
}

/** The switch nose, popped: the leading foot does it, whichever foot that is by nature. */
export const SWITCH_NOLLIE: Feet = {
  ...FEET.switch,
  pop: 'leading foot',
  flick: 'trailing foot',
  end: 'nose',
  far: 'tail',
  isEndLeading: true,
  ollie: 'a switch nollie',
}

/** To which side of the rider the popped end goes when the board turns by this much under them. */
export const sweptBy = (deg: number, stance: Stance): 'heel' | 'toe' =>
  deg < 0 === (stance !== 'nollie') ? 'heel' : 'toe'

/** A foot and where it stands. */
interface FootPlace {
  readonly foot: string
  readonly place: string
}

/** Where the feet of a flat trick stand before anything moves, the popping foot first. */
export function placesOfFeet(motion: Motion): FootPlace[] {
  const { stance, flip, contact, style, parts } = motion
  const feet = FEET[stance]
  const kind = parts[0]?.flip.kind ?? flip.kind
  const near = `just inside the ${feet.far} bolts`
  if (contact?.kind === 'manual') {
    const over = contact.name === 'Nose Manual' ? 'nose' : 'tail'
    const [end, inside] = over === 'nose' ? [feet.nose, feet.tail] : [feet.tail, feet.nose]
    return [
      { foot: end, place: `over the ${over}, ball in the middle` },
      { foot: inside, place: 'over its bolts, to steer the balance' },
    ]
  }
  const flicks = {
    kick: `${near}, toes turned toward the ${feet.far}, heel a little over the edge`,
    heel: `${near}, toes over the toe-side edge`,
    none:
      style === 'No Comply'
        ? `${near}, heel over the heel-side edge, ready to step off`
        : `${near}, across the board`,
  }
  return [
    { foot: feet.pop, place: placeOfPop(motion, feet.end) },
    { foot: feet.flick, place: flicks[kind ?? 'none'] },
  ]
}

function placeOfPop({ stance, bodyDeg, boardDeg, pop }: Motion, end: string): string {
  // Who turns along with the board pops it straight.
  const swept = boardDeg && boardDeg !== bodyDeg ? sweptBy(boardDeg, stance) : null
  if (!swept) return pop ? `on the ${end}, ball in the middle` : `between the ${end} and its bolts`
  const on = pop ? `on the ${end}` : `where the ${end} begins`
  return swept === 'heel' ? `${on}, ball in its toe-side pocket` : `${on}, weight on the heel`
}
