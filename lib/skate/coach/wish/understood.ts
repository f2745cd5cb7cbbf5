/** How much of a text was understood, and what was found in it. */
interface Heard {
  /** Words that only a skater uses, everyday words that mean something here, and words that mean nothing. */
  readonly sure: number
  readonly plain: number
  readonly foreign: number
  readonly elsewhere: number
  readonly asks: number
  readonly hasHero: boolean
  readonly isOfSkating: boolean
  readonly isTelling: boolean
  readonly moods: readonly unknown[]
  readonly ease: unknown
  readonly wanted: readonly unknown[]
  readonly excluded: readonly unknown[]
  readonly place: readonly unknown[]
  readonly lacking: readonly unknown[]
}

/** Skaters' own words settle it; everyday ones must not be lost among words that mean nothing here. */
export function isUnderstood(heard: Heard, hasTrick: boolean): boolean {
  const { sure, plain, foreign, elsewhere, asks, isOfSkating, moods, ease } = heard
  const { wanted, excluded, place, lacking } = heard
  // Who tells a coach of themselves, in words that are all known, wants a trick.
  if (heard.isTelling && foreign + elsewhere === 0) return true
  const says =
    hasTrick ||
    isOfSkating ||
    moods.length > 0 ||
    ease !== null ||
    wanted.length + excluded.length + place.length + lacking.length > 0 ||
    asks > 0
  if (!says) return false
  // "Wobbly tricks, please": the one word that says which is not known.
  const isBare = moods.length + wanted.length + excluded.length + place.length + lacking.length === 0
  if (isBare && !heard.hasHero && !hasTrick && ease === null && foreign > 0 && elsewhere === 0) return false
  if (elsewhere > 0 && sure + plain / 2 < 2 * elsewhere + 1) return false
  if (isOfSkating && elsewhere === 0) return (sure + 2) * 3 + plain * 1.5 >= foreign
  // Two or three words that are not known leave a feeling or a place what it is.
  const known = moods.length + place.length > 0 && elsewhere === 0 ? 2 : 0
  if (sure > 0) return sure * 3 + plain * 1.5 + known >= foreign
  // "Kick the habit": an everyday word among words that mean nothing is theirs.
  if (
    wanted.length === 1 &&
    place.length + excluded.length + asks + moods.length === 0 &&
    !hasTrick &&
    ease === null
  )
    return plain > foreign
  return plain > 0 && plain * 1.5 + known >= foreign
}
