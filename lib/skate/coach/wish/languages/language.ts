/** A pattern of what is written, with every alternative outside brackets read by itself, and what it is in English. */
export type Phrase = readonly [written: string, english: string]

/** A language that is written with Latin letters. Accents are left out everywhere, as `folded` leaves them out. */
export interface Language {
  /** Words that tell the language: the most told one counts. */
  readonly tells: RegExp
  /** Words that tell it all alone. */
  readonly alone: RegExp
  /** Words that say nothing by themselves, and those that say whose something is. */
  readonly articles: string
  readonly mine: string
  /** What only this language says in its own way; what all of them say stands among the senses. */
  readonly phrases: readonly Phrase[]
  /** Other ways to write the same letters. */
  readonly respelled?: (text: string) => string
}

/**
 * Something that skaters everywhere say: in plain English, then in Spanish, Portuguese, French, German and Japanese.
 * `{part}` is a part of the body, `{the}` whatever runs before a noun; null is what a language says in its own way.
 */
export type Sense = readonly [
  english: string,
  spanish: string | null,
  portuguese: string | null,
  french: string | null,
  german: string | null,
  japanese: string | null,
]
