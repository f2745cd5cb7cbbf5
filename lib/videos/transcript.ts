import type { SnippetPart, TranscriptSegment } from './schema'

const pauseMs = 2500
const softLimit = 320
const maxCharacters = 700

/** Captions as text: paragraphs with an empty line between them. */
export function formatTranscript(segments: TranscriptSegment[]): string {
  const paragraphs: string[] = []
  let paragraph = ''
  let end = 0
  for (const { startMs, durationMs, text } of segments) {
    const words = spokenWords(text)
    if (!words) continue
    if (paragraph && isOver(paragraph, words, startMs - end)) {
      paragraphs.push(paragraph)
      paragraph = ''
    }
    paragraph = paragraph ? `${paragraph} ${words}` : words.charAt(0).toUpperCase() + words.slice(1)
    end = Math.max(end, startMs + durationMs)
  }
  return [...paragraphs, paragraph].filter(Boolean).join('\n\n')
}

function isOver(paragraph: string, next: string, silenceMs: number): boolean {
  const length = paragraph.length
  if (silenceMs >= pauseMs && length > 60) return true
  return (length >= softLimit && /[.!?]["')\]]?$/.test(paragraph)) || length + next.length >= maxCharacters
}

/** Strips "[Music]", ">>" and the notes around songs. */
const spokenWords = (text: string) =>
  text
    .replace(/\[[^\]]{0,40}\]|\((?:music|applause|laughter)\)|♪|^\s*(?:>>|-)\s*|>>\s*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The index of the line being said at a time: the last one that has started; -1 before the first. */
export function currentLine(segments: Pick<TranscriptSegment, 'startMs'>[], seconds: number): number {
  let [low, high] = [0, segments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segments[middle]?.startMs ?? 0) <= seconds * 1000) low = middle + 1
    else high = middle
  }
  return low - 1
}

// Private-use characters, which captions do not have, so that snippets need no markup.
export const matchStart = '\u{E000}'
export const matchEnd = '\u{E001}'

/** Splits a snippet at the marks that the database puts around matches. */
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
