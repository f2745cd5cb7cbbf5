/** A pattern with words of other patterns in it, written as in a literal. */
export const pattern = (text: TemplateStringsArray, ...words: readonly string[]): RegExp =>
  new RegExp(String.raw(text, ...words))

/** The same for what is put otherwise wherever it is said. */
export const wherever = (text: TemplateStringsArray, ...words: readonly string[]): RegExp =>
  new RegExp(String.raw(text, ...words), 'g')

/** Any of these, as a part of a pattern. */
export const anyOf = (...phrases: readonly string[]): string => `(?:${phrases.join('|')})`
