import type { Wish } from '../wish/reading.ts'

/** More words than that are a story, of which the beginning will do. */
const MOST = 3

/** Words as somebody wrote them, in a row. */
export function quoted(words: readonly string[], and: 'and' | 'or' = 'and'): string {
  const some = words.slice(0, MOST).map((word) => `“${word}”`)
  const last = some.pop() ?? ''
  return some.length > 0 ? `${some.join(', ')} ${and} ${last}` : last
}

/** Nothing in a wish tells one trick from another. */
export const isOpen = ({ can, cannot, want, exclude, relation, ease, moods, place, ...more }: Wish) =>
  [can, cannot, want.tricks, want.traits, exclude.tricks, exclude.traits, moods, place, more.remarks].every(
    ({ length }) => length === 0,
  ) && !(relation || ease || more.problem || more.question || more.hero || more.choice)

/** The words of a wish that mean nothing here; a number is none. */
export const unknownIn = ({ ignored }: Wish) => ignored.filter((word) => !/^\d/.test(word))

/** What has to be said where half of a wish, or what it hangs on, was not understood. */
export function unread(wish: Wish): string[] {
  const unknown = unknownIn(wish)
  if (isOpen(wish)) {
    const words = [...wish.passed, ...unknown]
    if (words.length === 0) return []
    return [`I don't know what to do with ${quoted(words)}, so here is one for anyone.`]
  }
  if (wish.problem || wish.question || unknown.length === 0 || wish.heard.length === 0) return []
  return unknown.length < wish.heard.length
    ? []
    : [`I went by ${quoted(wish.heard)} and could make nothing of ${quoted(unknown, 'or')}.`]
}
