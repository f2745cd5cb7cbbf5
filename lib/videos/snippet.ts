import type { SnippetPart } from './schema'

// Private characters that no caption has, so that no markup ever travels in a snippet.
export const matchStart = '\u{E000}'
export const matchEnd = '\u{E001}'

/** Reads the marks that the database set around the words it found. */
export function snippetParts(marked: string): SnippetPart[] {
  return marked
    .split(matchStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isMatch: false }]
      const [match = '', ...rest] = piece.split(matchEnd)
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
