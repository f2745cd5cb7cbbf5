import type { TranscriptSegment } from './schema'

const pauseMs = 2500
const enoughCharacters = 320
const mostCharacters = 700

/** Captions as text to read: paragraphs with an empty line between them. */
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
  return (
    (length >= enoughCharacters && /[.!?]["')\]]?$/.test(paragraph)) || length + next.length >= mostCharacters
  )
}

/** Without "[Music]", ">>" and the notes that captions draw around songs. */
const spokenWords = (text: string) =>
  text
    .replace(/\[[^\]]{0,40}\]|\((?:music|applause|laughter)\)|♪|^\s*(?:>>|-)\s*|>>\s*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
