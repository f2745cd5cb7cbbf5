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
