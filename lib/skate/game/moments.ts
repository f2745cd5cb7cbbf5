import type { Told } from './match.ts'

/** One try of a game as it is watched again. */
export interface Moment {
  readonly told: Told
  /** Letters of each player after it, from 0 to 5. */
  readonly letters: readonly number[]
  /** Who set the trick, and which of the game's sets it was, counted from 0. Those who answer it share both. */
  readonly setter: number
  readonly round: number
}

/** A game to be watched again, try by try: `told` as `tell` has it, for so many players. */
export function momentsOf(told: readonly Told[], players: number): readonly Moment[] {
  let letters: readonly number[] = new Array<number>(players).fill(0)
  let setter = 0
  let round = -1
  return told.map((one) => {
    const given = one.letters
    if (one.kind === 'set') {
      setter = one.player
      round += 1
    }
    if (given !== null) letters = letters.with(one.player, given)
    return { told: one, letters, setter, round }
  })
}
