/** A word of a text, or a mark that ends a clause. Nothing is rewritten: where it stands is kept. */
export interface Token {
  /** The form that words are looked up in: small letters, no accents, no apostrophe, no plural. */
  readonly form: string
  readonly start: number
  readonly end: number
  readonly isStop: boolean
}

/** Words by which a sentence is read; a text is read no further. */
const MOST_TOKENS = 450

// "50-50", "8/10" and "b/s" are one word, and so is each sign of a script without spaces; "l'ollie" is two.
const WORD =
  /\d+-[\do]s?(?![\p{L}\d])|\d+-\d+s?|\d+\/\d+|\d+\.\d+%?|\d+%|(?<!\p{L})\p{L}\/\p{L}(?!\p{L})|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|(?:l|d|qu)(?=['’]\p{L}{3})|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}\p{N}'’])+|[.,;:!?\n+&…、。！？✅✔☑❌✗✘✖]/giu

const STOPS = new Set(['.', ',', ';', ':', '!', '?', '\n', '…', '、', '。'])

/** The words and marks of a text, in its order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    if (tokens.length === MOST_TOKENS) break
    const [word] = match
    const start = match.index
    tokens.push({
      form: formOf(word),
      start,
      end: start + word.length,
      isStop: STOPS.has(word.normalize('NFKC')),
    })
  }
  return tokens
}

/** Whether a sign belongs to a script that puts no spaces between words. */
export const isUnspaced = (form: string): boolean =>
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u.test(form)

const formOf = (word: string): string => {
  const small = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]|(?<=\p{L})\//gu, '')
  return singular(isUnspaced(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** Words that end in an s and are no plural. */
const NO_PLURAL = new Set(
  'backwards always this fs bs does goes was has is its us as yes towards 90s 80s 70s class less plus previous ends boneless news vs plz pls'.split(
    ' ',
  ),
)

function singular(word: string): string {
  if (NO_PLURAL.has(word)) return word
  if (/(?:ss|x)es$/.test(word)) return word.slice(0, -2)
  return /^(?:\d{3}s|50-50s|5-[0o]s|[^\d]{2,}[^sui\d]s)$/.test(word) ? word.slice(0, -1) : word
}
