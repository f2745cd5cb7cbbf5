import { anyOf, NAME, type Saying, THE, wherever } from '../wish/pattern.ts'
import { isTrick } from '../wish/rewrite/trick-names.ts'

/** What one learns on, the kindest first, by the words for it. */
const KINDEST: readonly (readonly [name: string, said: string])[] = [
  ['flat ground', 'flat(?: ?ground)?'],
  ['a bank', 'banks?'],
  ['a curb', '(?:curb|kerb)s?'],
  ['a ledge', 'ledges?'],
  ['a box', 'box(?:es)?'],
  ['a mini ramp', '(?:minis?(?: ?ramps?)?|ramps?)'],
  ['a quarter', 'quarters?(?: ?pipes?)?'],
  ['a rail', '(?:flat ?bars?|(?<!hand ?)rails?)'],
  ['a bowl', '(?:bowls?|pools?)'],
  ['stairs', '(?:stairs?|stair sets?|gaps?)'],
  ['a hubba', 'hubbas?'],
  ['a handrail', 'hand ?rails?'],
  ['vert', 'vert(?: ramps?)?'],
]
/** Any of them, as a part of a pattern with one group. */
export const SPOT = `(${KINDEST.map(([, said]) => said).join('|')})`
const ASKS = anyOf(
  "(?:what(?:'?s|s| is| are)?|which(?: one)?(?: is| are|'?s)?) (?:\\w+ )?(?:safer|easier|better|scarier|harder|worse|kinder|best|first|more \\w+)(?: (?:to|for) [a-z ]{2,20})?",
  '(?:start|begin|learn) (?:on|with)',
)
const COMPARED = wherever`\b${ASKS}[:,]? ?(?:on |in |an? |the )*${SPOT},? (?:or|vs\.?|versus) (?:on |in |an? |the )*${SPOT}(?= *(?:[?.!,]|$|first))`
const EASIER = '(?:easier|harder|better|scarier|safer|tougher|best)'
/** One trick at both: "smith on a ledge or smith on a mini", "is a 50-50 easier on a curb or a rail". */
const TRICK_COMPARED = wherever`^(?:(?:so|is|are|should i|do i|learn(?:ing)?|try(?:ing)?|do(?:ing)?) )*${THE}${NAME}s?(?: (?:is|are))?(?: ${EASIER})?(?: first)?(?: (?:on|in)|[:,])? (?:an? |the )?${SPOT},? (?:or|vs\.?|versus|than) (?:${THE}\1s? )?(?:(?:on|in) )?(?:an? |the )?${SPOT}(?:,? (?:first|(?:which|what)(?:'?s| is| one)*(?: ${EASIER}| first)?))?[?.! ]*$`

const placeOf = (said: string) => KINDEST.findIndex(([, each]) => new RegExp(`^(?:${each})$`).test(said))

/** The kinder and the rougher of two things to skate that are held against each other. */
function ranked(one: string, other: string): [kinder: string, rougher: string] | null {
  const [first, second] = [placeOf(one), placeOf(other)].sort((a, b) => a - b)
  const [kinder, rougher] = [KINDEST[first ?? -1]?.[0], KINDEST[second ?? -1]?.[0]]
  return kinder && rougher && kinder !== rougher ? [kinder, rougher] : null
}

/** What ends on both sides of the board hangs over: there has to be air behind the edge. */
const WIDE = new Set(['a ledge', 'a box', 'a hubba'])
const NARROW = new Set(['a rail', 'a handrail'])
const HANGS_OVER = /\b(?:board ?slide|lip ?slide|feeble)\b/

/** The same for one trick: what hangs over on both sides is learned on what is narrow. */
function rankedFor(name: string, one: string, other: string): [kinder: string, rougher: string] | null {
  const found = ranked(one, other)
  if (!found || !HANGS_OVER.test(name)) return found
  const [kinder, rougher] = found
  return WIDE.has(kinder) && NARROW.has(rougher) ? [rougher, kinder] : found
}

/** Asked which of two is to be skated, it is the kinder that an easy trick is for. */
export const SPOTS_COMPARED: readonly Saying[] = [
  [
    COMPARED,
    (told: string, one: string, other: string) => {
      const [kinder] = ranked(one, other) ?? []
      return kinder ? `easy trick for ${kinder}` : told
    },
  ],
  [
    TRICK_COMPARED,
    (told: string, name: string, one: string, other: string) => {
      const [kinder] = rankedFor(name, one, other) ?? []
      return kinder && isTrick(name) ? `how to ${name} on ${kinder}` : told
    },
  ],
]

/** Which of two things to skate forgives more, to be said to whoever asks; null where nobody does. */
export function spotsCompared(text: string): string | null {
  const compared = [...text.matchAll(COMPARED)][0]?.slice(1) ?? []
  const ofTrick = [...text.matchAll(TRICK_COMPARED)][0]?.slice(1) ?? []
  const [name = '', one, other] = isTrick(ofTrick[0] ?? '') ? ofTrick : ['', ...compared]
  const found = one && other ? rankedFor(name, one, other) : null
  if (!found) return null
  const [kinder, rougher] = found
  if (WIDE.has(rougher) && NARROW.has(kinder))
    return 'What hangs over on both sides is easier on something narrow, so begin on a low flat bar.'
  return `${kinder.charAt(0).toUpperCase()}${kinder.slice(1)} ${kinder === 'stairs' ? 'forgive' : 'forgives'} more than ${rougher}, so begin there.`
}
