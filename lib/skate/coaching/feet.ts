import type { Stance } from '../motion.ts'

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
