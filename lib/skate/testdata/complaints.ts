import type { Lesson } from '../lessons/phrases.ts'

const textsOf = ({ description, steps, mistakes }: Lesson) => [
  description,
  ...steps,
  ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix]),
]

/** What is wrong with the words of a lesson, a line each. */
export function complaints(lesson: Lesson): string[] {
  const found = textsOf(lesson).flatMap((text) => {
    const wrong: string[] = []
    if (!/^[A-Z]/.test(text) || !/[.!?]$/.test(text)) wrong.push(`not a sentence: ${text}`)
    if (/\b(left|right|clockwise|counterclockwise)\b/i.test(text))
      wrong.push(`names a side of the room: ${text}`)
    if (/undefined|null|NaN|\[object/.test(text)) wrong.push(`a hole: ${text}`)
    if (/\b(\w+) \1\b/i.test(text)) wrong.push(`a word twice: ${text}`)
    if (/ {2}| [,.;]|[,.;:][,.;:]/.test(text)) wrong.push(`punctuation: ${text}`)
    if (/\ba [aeiou](?!ne\b)|\ban (?!hour|honest)[^aeiou]/i.test(text)) wrong.push(`article: ${text}`)
    return text.length > (text === lesson.description ? 420 : 260) ? [...wrong, `long: ${text}`] : wrong
  })
  if (lesson.steps.length < 4 || lesson.steps.length > 8) found.push(`${lesson.steps.length} steps`)
  if (new Set(lesson.steps).size !== lesson.steps.length) found.push('a step twice')
  if (new Set(lesson.mistakes.map(({ mistake }) => mistake)).size !== 3) found.push('not three mistakes')
  return found
}
