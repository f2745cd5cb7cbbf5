import { toldBody } from '../../body.ts'
import { NO_WISH, type Item, type Wish } from '../wish.ts'
import { type Path, pathsIn } from './chart.ts'
import { type Token, tokensOf } from './lexer.ts'
import { LANGUAGES } from './lexicon.ts'
import type { TricksByName } from './names.ts'
import { peopleIn } from './people.ts'
import { type Draft, draftOf } from './roles.ts'
import { itemsOf, type TroubleIn } from './settle.ts'

/** So many ways to cut a text are looked at. */
const PATHS = 4
/** A reading that costs so little more is as good as the best. */
const CLOSE = 0.6

/** What a text asks for, by the cheapest of its readings. What it does not understand it leaves alone, and says so. */
export function readWish(text: string, byName: TricksByName, troubleIn: TroubleIn = () => null): Wish {
  const tokens = tokensOf(text)
  const body = toldBody(text)
  const people = peopleIn(tokens)
  const readings = cheapestPaths(tokens, byName).map(({ units, cost }) => {
    const draft = draftOf(units, tokens)
    draft.moods.push(...people.map((mood) => ({ mood, isDenied: false, start: 0 })))
    return { draft, cost: cost + draft.strain, items: itemsOf(draft, troubleIn) }
  })
  const [best, ...others] = readings.sort((one, other) => one.cost - other.cost)
  if (!best) return NO_WISH
  const items: Item[] = body ? [...best.items, { is: 'body', kind: body.kind }] : best.items
  const rival = others.find(
    ({ cost, items: theirs }) => cost < best.cost + CLOSE && JSON.stringify(theirs) !== JSON.stringify(best.items),
  )
  return {
    items,
    isUnderstood: body !== null || isUnderstood(best.draft, items),
    rival: rival?.items ?? null,
    ignored: best.draft.unknown.map((at) => text.slice(tokens[at]?.start, tokens[at]?.end)),
  }
}

/** A text of which so much per word is not explained may be in another language. */
const FOREIGN = 0.75

/** The ways to cut a text in the language that explains it best; English is asked first. */
function cheapestPaths(tokens: readonly Token[], byName: TricksByName): Path[] {
  let best: Path[] = []
  for (const language of LANGUAGES) {
    const paths = pathsIn(tokens, byName, PATHS, language)
    if (!best[0] || (paths[0]?.cost ?? Infinity) < best[0].cost) best = paths
    if ((best[0]?.cost ?? 0) < FOREIGN * tokens.length) break
  }
  return best
}

/** Skaters' own words settle it; everyday ones must not be lost among words that mean nothing here. */
function isUnderstood({ sure, everyday, unknown, elsewhere, asks }: Draft, items: readonly Item[]): boolean {
  if (items.length === 0 && asks === 0) return false
  const known = sure * 3 + everyday * 1.5 + (items.length > 0 ? 1 : 0)
  return known >= unknown.length + 3 * elsewhere
}
