import fc from 'fast-check'
import { LEXICON_WORDS } from '../../lib/skate/coach/reading/lexicon'
import { STANCES } from '../../lib/skate/motion'
import { seedTricks } from '../../lib/skate/testdata/library'
import { VOCABULARY } from '../../lib/skate/vocabulary'

/** As long as the longest wish. */
const length = 2000

const listWords =
  'landed|learning|mastered|working on|not yet|every time|done|3 of 10|1/2|[x]|✓|✅|- |1. |2024-01-02|1/2/2024|Jan 2, 2024'

/** What the readers know: names and nicknames, words of names, stances, words of lists, words of the coach. */
const words = fc.oneof(
  fc.constantFrom(...seedTricks.flatMap(({ name, aliases }) => [name, ...aliases])),
  fc.constantFrom(...VOCABULARY.keys()),
  fc.constantFrom(...STANCES),
  fc.constantFrom(...listWords.split('|')),
  fc.constantFrom(...LEXICON_WORDS),
  // Each of these once hung the server.
  fc.constantFrom('im', 'and', 'how to', 'kickflip and', 'and whats', '½', '1/'),
)

const between = fc.constantFrom(' ', ' ', ' ', '', ', ', '\n', '-', ' - ', ' and ', '\t')

/**
 * Texts of a few words over and over, or of many, with another word behind them: where an expression can go wrong
 * twice at each of them, or a loop begins anew at each, they take for ever.
 */
const pumped = fc
  .record({
    unit: fc.oneof(
      { weight: 4, arbitrary: fc.array(words, { minLength: 1, maxLength: 5 }) },
      { weight: 1, arbitrary: fc.array(words, { minLength: 60, maxLength: 200 }) },
    ),
    between,
    end: fc.oneof(fc.constant(''), fc.constant('!'), words),
  })
  .map(({ unit, between, end }) => {
    const once = unit.map((word) => word + between).join('')
    return once.repeat(Math.ceil(length / once.length)).slice(0, length - end.length) + end
  })

/** The same ones in every run. */
export const pumpedTexts: readonly string[] = fc.sample(pumped, { numRuns: 500, seed: 530_500 })
