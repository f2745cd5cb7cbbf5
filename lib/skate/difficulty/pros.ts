import found from './coefficients.json' with { type: 'json' }

/** Tries of professionals in recorded games of SKATE: at tricks they chose, and at ones the other had just landed. */
export interface ProTries {
  readonly set: number
  readonly setLanded: number
  readonly reply: number
  readonly replyLanded: number
}

/** What turns the difficulty of a trick into the log-odds of a pro's landing it. */
export interface ProOdds {
  readonly intercept: number
  /** What one more point of difficulty costs. */
  readonly perPoint: number
  /** What a pro's own choice adds. */
  readonly chosen: number
  /** What it adds that pros set the trick often, for each doubling. */
  readonly practiced: number
}

/** What the fit found. */
export const PRO_ODDS: ProOdds = found.pros

/** How often pros practice a trick, judged by how often they set it, in doublings. */
export const practiceOf = (set: number): number => Math.log2(1 + set)

/**
 * How likely a pro lands a trick, from 0 to 1. Pros set what they have practiced, which is why a tre flip, chosen
 * more often than any other trick, looks easy if its tries are counted alone.
 */
export function proRate(raw: number, set: number, isChosen: boolean, odds: ProOdds): number {
  const { intercept, perPoint, chosen, practiced } = odds
  const logOdds = intercept - perPoint * raw + practiced * practiceOf(set) + (isChosen ? chosen : 0)
  return 1 / (1 + Math.exp(-logOdds))
}

/** Tries that the expectation counts as much as. */
const EXPECTATION_WORTH = 12

/** A rate out of few tries, leaning on what was to be expected. */
export const leaning = (landed: number, tries: number, expected: number): number =>
  (landed + EXPECTATION_WORTH * expected) / (tries + EXPECTATION_WORTH)
