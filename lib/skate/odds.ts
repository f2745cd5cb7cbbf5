/** What a practice log and a list say about one trick. */
export interface PracticeRecord {
  readonly tries: number
  readonly lands: number
  readonly mastery: 'LEARNING' | 'CONSISTENT' | 'MASTERED' | null
}

/** What the rates of a line's tricks come to; shares are from 0 to 1. */
export interface Odds {
  /** Of landing the whole line in one go. */
  readonly all: number
  /** The usual number of goes until the line is landed. */
  readonly goes: number
  readonly costliest: { readonly id: number; readonly name: string; readonly without: number }
  readonly says: string
}

/** The guess before any try counts as much as this many tries. */
const GUESS_WORTH = 5

/**
 * How likely the next try lands, from 0 to 1: what the log says, leaning on mastery, or on the difficulty `value`
 * of 1 to 10, while there are few tries.
 */
export function landingRate(value: number, practised?: PracticeRecord): number {
  const { tries, lands, mastery } = practised ?? { tries: 0, lands: 0, mastery: null }
  return (lands + GUESS_WORTH * guess(value, mastery)) / (tries + GUESS_WORTH)
}

const USUAL = { LEARNING: 0.25, CONSISTENT: 0.65, MASTERED: 0.85 } as const

function guess(value: number, mastery: PracticeRecord['mastery']): number {
  return mastery ? USUAL[mastery] : Math.min(0.6, Math.max(0.02, 0.65 - value * 0.07))
}

/** A step of a line as far as its odds go. */
interface Attempt {
  readonly trick: { readonly id: number; readonly name: string; readonly rate: number }
  /** Half turns done on the way to it. */
  readonly repair: { readonly turns: number } | null
}

const SMALL_TURN = 0.97

/** The odds of landing every trick of a line in one go, and the trick that costs most; null without tricks. */
export function oddsOf(steps: readonly Attempt[]): Odds | null {
  const weakest = steps.toSorted((one, other) => one.trick.rate - other.trick.rate)[0]
  if (!weakest) return null
  const turns = steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)
  const all = steps.reduce((product, { trick }) => product * trick.rate, SMALL_TURN ** turns)
  const { id, name, rate } = weakest.trick
  const without = all / rate
  return {
    all,
    goes: Math.ceil(1 / all),
    costliest: { id, name, without },
    says: `About ${inWords(all)} goes land the whole line. ${name} costs most: without it it would be ${inWords(without)}.`,
  }
}

function inWords(share: number): string {
  return share >= 0.095 ? `${Math.round(share * 10)} in 10` : `1 in ${Math.round(1 / Math.max(share, 1e-6))}`
}
