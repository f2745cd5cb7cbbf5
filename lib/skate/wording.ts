/** "1 trick", "2 tricks", "1,250 tricks": `many` is for a plural that takes more than an s, or a verb along with it. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

// By hand: the first use of Intl takes a slow phone a tenth of a second, and every page counts or lists something.

/** A whole number as it is written: "999", "1,250". */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')

/** "A", "A and B", "A, B, and C". */
export function listed(items: Iterable<string>): string {
  const all = [...items]
  if (all.length < 3) return all.join(' and ')
  return `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
}

/** A trick's name in the middle of a sentence. */
export function inSentence(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /\b(smith|indy|mctwist|losi|texas|andrecht|miller|suski|barley|willy|bennett|madonna|christ|japan|del mar|mullen)\b/g,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/\bMctwist\b/, 'McTwist')
    .replace(/\bDel mar\b/, 'Del Mar')
}
