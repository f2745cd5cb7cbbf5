/** A pattern with words of other patterns in it, written as in a literal. */
export const pattern = (text: TemplateStringsArray, ...words: readonly string[]): RegExp =>
  new RegExp(String.raw(text, ...words))

/** The same for what is put otherwise wherever it is said. */
export const wherever = (text: TemplateStringsArray, ...words: readonly string[]): RegExp =>
  new RegExp(String.raw(text, ...words), 'g')

/** Any of these, as a part of a pattern. */
export const anyOf = (...phrases: readonly string[]): string => `(?:${phrases.join('|')})`

/** What may stand before the name of a trick. */
export const THE = '(?:an? |the |my )?'

/** What may be the name of a trick: whether it is one is for the reader to say. Of a boneless the last s is no plural. */
export const NAME = '([a-z0-9][a-z0-9 -]{2,24}?)(?<!\\bboneles)'

/** A board, or the inches that stand for it. */
export const OF_A_SIZE =
  '(?:\\d(?:\\.\\d+)?(?: ?(?:inch(?:es)?|in|"))?(?: wide)?(?: (?:board|deck|setup))?|(?:board|deck|setup)(?: (?:is |of |that is )?\\d(?:\\.\\d+)?(?: ?(?:inch(?:es)?|in|"))?(?: wide)?)?)'

/** Words that only color what they stand before, however many of them: "just so really". */
export const SO = `(?:${anyOf(
  'so',
  'too',
  'really',
  'super',
  'very',
  'pretty',
  'kinda',
  'kind of',
  'sort of',
  'quite',
  'way',
  'just',
  'still',
  'always',
  'all',
  'totally',
  'completely',
  'absolutely',
  'basically',
  'actually',
  'honestly',
  'literally',
  'seriously',
  'slightly',
  'lowkey',
  'even',
  'now',
  'fucking',
  'freaking',
  'such',
  'such an?',
  'like',
  'an? (?:bit|little)',
)} )*`

/** What is said, and what it comes to in plain words. */
export type Saying = readonly [from: RegExp, to: string | ((...found: string[]) => string)]

/** A text with each saying in its plain words, one after the other. */
export const said = (sayings: readonly Saying[], text: string): string =>
  sayings.reduce(
    (so, [from, to]) => (typeof to === 'string' ? so.replace(from, to) : so.replace(from, to)),
    text,
  )
