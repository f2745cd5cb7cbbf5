import type { Lesson } from '../lessons/phrases.ts'

const textsOf = ({ description, steps, mistakes }: Lesson) => [
  description,
  ...steps,
  ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix]),
]

// A side of somebody or something; what is left over, and right above a truck, is none.
const SIDE =
  /\b(?:left|right)[- ](?:foot|leg|arm|hand|side|shoulder|knee|heel|toe|shoe|hip|edge)|\b(?:turn|go|swing|look|lean|carve|spin|roll|to the|on the|on your|to your) (?:left|right)(?=[.,;]| of\b| and\b)|\b(?:counter)?clockwise\b/i

/** What is wrong with the words of a lesson, a line each. */
export function complaints(lesson: Lesson): string[] {
  const found = textsOf(lesson).flatMap((text) => {
    const wrong: string[] = []
    if (!/^[A-Z]/.test(text) || !/[.!?]$/.test(text)) wrong.push(`not a sentence: ${text}`)
    if (SIDE.test(text)) wrong.push(`names a side of the room: ${text}`)
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
