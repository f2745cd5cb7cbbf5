import { grouped } from './wording.ts'
/** What a practice log and a list say about one trick. */
export interface PracticeRecord {
  readonly tries: number
  readonly lands: number
  readonly mastery: 'LEARNING' | 'CONSISTENT' | 'MASTERED' | null
}

/** What the rates of a line's tricks come to; shares are from 0 to 1. */
interface Odds {
  /** Of landing the whole line in one go. */
  readonly all: number
  /** The usual number of goes until the line is landed. */
  readonly goes: number
  readonly costliest: { readonly id: number; readonly name: string; readonly without: number }
  readonly says: string
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
  const isFelt = inWords(without) !== inWords(all)
  const costs = isFelt
    ? `${name} costs most: without it, it would be ${inWords(without)}.`
    : `${name} is the likeliest to go wrong.`
  const weakestWords = steps.length > 1 ? [costs] : []
  return {
    all,
    goes: Math.ceil(1 / all),
    costliest: { id, name, without },
    says: [
      `About ${inWords(all)} tries ${isOneIn(all) ? 'lands' : 'land'} the whole line.`,
      ...weakestWords,
    ].join(' '),
  }
}

const isOneIn = (share: number) => inWords(share).startsWith('1 ')

function inWords(share: number): string {
  if (share >= 0.95) return '19 in 20'
  return share >= 0.095 ? `${Math.round(share * 10)} in 10` : `1 in ${roughly(1 / Math.max(share, 1e-6))}`
}

/** Nobody counts the tries of a line beyond a hundred one by one. */
const roughly = (tries: number): string =>
  tries < 100 ? String(Math.round(tries)) : grouped(Number(tries.toPrecision(2)))
