import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { englishWords, foreignWords, indecent, mostOf, numberWords, sharedWords } from './decency-words'

/** Why a text is not for our readers, some of whom are thirteen. */
type Indecency = keyof typeof indecent | 'language'

const obscene = new RegExpMatcher({
  ...englishDataset.removePhrasesIf(({ metadata }) => metadata?.originalWord === 'cock').build(),
  ...englishRecommendedTransformers,
})

const addresses = /[a-z0-9-]\.(?:com|net|org|io|shop|store|app|xyz|link|gg|tv|ly|de|uk|ru)\b|(?:^|\s)@\w/i
const prices = /[$€£]\s?\d|\d\s?[$€£%] off\b|\d\s?[€£]/i

/** The words of each sentence of a text, in small letters, with a comma between its clauses: no phrase goes on there. */
const sentencesOf = (text: string): string[][] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.!?](?=\s|$)/)
    .map((sentence) => sentence.match(/[\p{L}\p{M}\p{N}']+|[,;:()]/gu) ?? [])

const isClauseEnd = (word: string) => /^[,;:()]$/.test(word)

/** A word of a phrase; `isStem` where any word that begins with it will do. */
type Pattern = { text: string; isStem: boolean }
type Phrase = { kind: keyof typeof indecent; patterns: Pattern[] }

const toPattern = (word: string): Pattern =>
  word.endsWith('*') ? { text: word.slice(0, -1), isStem: true } : { text: word, isStem: false }

const kinds = Object.keys(indecent) as (keyof typeof indecent)[]
const phrases: Phrase[] = kinds.flatMap((kind) =>
  indecent[kind].map((row) => ({ kind, patterns: row.split(' ').map(toPattern) })),
)

const fits = ({ text, isStem }: Pattern, word = '') => (isStem ? word.startsWith(text) : word === text)

const phraseIn = (words: string[]) =>
  phrases.find(({ patterns }) =>
    words.some((_, at) => patterns.every((pattern, ahead) => fits(pattern, words[at + ahead]))),
  )

const numberOf = (word = '') => numberWords.get(word) ?? (/^\d+$/.test(word) ? Number(word) : 0)

/** Whether more of something is spoken of than anyone should be sent down: "twenty stairs", "a stairset of 12". */
const isTooMuch = (words: string[]) =>
  words.some((word, at) => {
    const most = mostOf.get(word)
    const after = words[at + 1] === 'of' ? words[at + 2] : undefined
    return most !== undefined && Math.max(numberOf(words[at - 1]), numberOf(after)) > most
  })

const fewestWords = 5
const leastEnglish = 0.15

const isTelling = (word: string) => !isClauseEnd(word) && !sharedWords.has(word) && !/^\d+$/.test(word)

/** Whether a sentence is in English, as far as its small words tell: a short one may do without. */
function isEnglish(words: string[]): boolean {
  const telling = words.filter(isTelling)
  if (telling.some((word) => /[^\p{Script=Latin}\p{M}\p{N}']/u.test(word))) return false
  const known = telling.filter((word) => englishWords.has(word)).length
  const foreign = telling.filter((word) => foreignWords.has(word)).length
  if (foreign >= 2 && foreign >= known) return false
  return telling.length < fewestWords || known >= telling.length * leastEnglish
}

/** What keeps a text from our readers; null when nothing does. Takes time in proportion to its length. */
export function indecencyOf(text: string): Indecency | null {
  const sentences = sentencesOf(text)
  for (const words of sentences) {
    const kind = phraseIn(words)?.kind ?? (isTooMuch(words) ? 'dare' : null)
    if (kind) return kind
  }
  if (obscene.hasMatch(text)) return 'insult'
  if (addresses.test(text) || prices.test(text)) return 'advertising'
  return sentences.every(isEnglish) ? null : 'language'
}
