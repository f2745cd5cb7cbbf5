import type { Tally } from './schema'

/** So many tries say how a trick goes now. Those before them say how it went when it was new. */
export const latelyTries = 50

export const sumOf = (entries: readonly Tally[]): Tally =>
  entries.reduce<Tally>((sum, { tries, lands }) => ({ tries: sum.tries + tries, lands: sum.lands + lands }), {
    tries: 0,
    lands: 0,
  })

/** What the latest tries come to, whole entries of them; null where that is all. Entries come latest first. */
export function latelyOf(entries: readonly Tally[]): Tally | null {
  let tries = 0
  const end = entries.findIndex((entry) => {
    const isEnough = tries >= latelyTries
    tries += entry.tries
    return isEnough
  })
  return end === -1 ? null : sumOf(entries.slice(0, end))
}
