/** Turns of the board about its long axis. Half a flip is caught upside down; null: the words do not say. */
export interface Flip {
  readonly kind: 'kick' | 'heel' | 'none' | null
  readonly count: number | null
  readonly late: boolean
}

/** The board does not flip. */
export const NO_FLIP: Flip = { kind: 'none', count: 0, late: false }

/** The words do not say how it flips. */
export const OPEN_FLIP: Flip = { kind: null, count: null, late: false }

/** Whether the board is flipped, by whatever part of the rider. */
export const isFlipped = ({ flip }: { readonly flip: Flip }): boolean =>
  flip.kind !== 'none' && flip.kind !== null
