/** "1 trick", "2 tricks", "1,250 tricks": `many` is for a plural that takes more than an s, or a verb along with it. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** "A", "A and B", "A, B, and C". */
export const listed = (items: Iterable<string>): string => list.format(items)

/** A trick's name in the middle of a sentence. */
export function inSentence(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /\b(smith|indy|mctwist|losi|suski|barley|willy|bennett|madonna|christ|japan|del mar|mullen)\b/g,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/\bMctwist\b/, 'McTwist')
    .replace(/\bDel mar\b/, 'Del Mar')
}
