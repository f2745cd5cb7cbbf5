import type { Situation } from '../../choice/aim.ts'
import type { Library } from '../../library.ts'

const KNOW =
  '(?:i|i.?ve|ive)(?: already| now| currently)* (?:know(?: how to do)?|can(?: do| land)?|land(?:ed)?|have(?: got)?|got|mastered|learned|own)(?: already| now)?'
const LEARN =
  "(?:i'?m|i am|i'?ve been|ive been|i keep)(?: currently| still| already| now)* (?:learning|working on|trying(?: to learn)?|practicing|stuck on|struggling with)"

/** What is said of one's list without a name. */
const BEING_LEARNED = new RegExp(
  `\\b(?:the |a |that |whatever |what )?(?:one|trick|thing|what)s? (?:that |which )?${LEARN}\\b|\\b(?:my|the) (?:current|learning|wip|in progress|half[ -]learned|unfinished|almost landed) (?:trick|one)s?|\\bone of my half[ -]learned (?:trick|one)s?\\b|(?<=\\b(?:with|on|fix|finish|land) )(?:what|whatever) ${LEARN}\\b`,
  'i',
)
const ANY_LANDED = new RegExp(
  `\\b(?:an?|one|some|any)(?: of the)? (?:trick|one|thing)s? (?:that )?${KNOW}\\b|\\b(?:one|some|any) of my (?:\\w+ )?tricks?\\b|\\bmy (?:best|hardest) (?:trick|one)\\b`,
  'i',
)
const ALL_LANDED = new RegExp(
  `\\b(?:the |all the |all |all of the )?(?:stuff|tricks|things|ones|everything|what) (?:that )?${KNOW}\\b|\\b(?:all )?(?:of )?my (?:own |mastered |landed |known )?(?:tricks|list|bag(?: of tricks)?)\\b|\\b(?:two|three|2|3|some|a couple) of mine\\b`,
  'i',
)
const COMBINES =
  /\b(?:combin\w*|mix\w*|put(?:ting)? .{0,40}together|mash\w*|link(?:ing|s)?|merg\w*|join\w*|mash ?up|out of|(?:something|a trick|anything) (?:with|from|using|made of))\b/i

const PRACTICES =
  /\b(?:practice|work on|train|drill|improve)\b.*\b(?:from|on|of|in|out of) my (?:list|tricks|bag)\b/i

/** More of them than that nobody puts into one trick. */
const MOST_COMBINED = 6

/** Mastery by the trick's id. */
type Own = NonNullable<Situation['own']>

/** The tricks of one's own list by their names, the hardest first. */
function repertoireOf({ tricks }: Library, own: Own) {
  const kept = tricks
    .filter(({ id }) => id !== null && own.has(id))
    .toSorted((one, other) => other.value - one.value)
  const named = (masteries: RegExp) =>
    kept.filter(({ id }) => masteries.test(own.get(id ?? 0) ?? '')).map(({ name }) => name)
  return { learning: named(/LEARNING/), landed: named(/CONSISTENT|MASTERED/) }
}

/** A text in which the tricks of one's own list that it speaks of have their names. */
export function withOwnNamed(text: string, library: Library, own: Own): string {
  const { learning, landed } = repertoireOf(library, own)
  const [wip] = learning
  const [best] = landed
  if (wip && PRACTICES.test(text)) return `i want to learn ${wip}`
  const named = wip ? text.replace(BEING_LEARNED, wip) : text
  if (!best) return named
  const speaksOfOwn = ALL_LANDED.test(named) || ANY_LANDED.test(named)
  if (landed.length > 1 && speaksOfOwn && COMBINES.test(named))
    return `i can ${landed.slice(0, MOST_COMBINED).join(', ')}. something that combines both`
  return named.replace(ANY_LANDED, best)
}
