import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentLine, formatTranscript, matchEnd, matchStart, snippetParts } from './transcript'

describe('formatTranscript', () => {
  const segment = (startMs: number, text: string) => ({ startMs, durationMs: 2000, text })

  it('starts a paragraph after a pause', () => {
    const opening = 'welcome back, today we look at the kickflip and how to flick it'
    expect(
      formatTranscript([segment(0, opening), segment(8000, 'first the feet'), segment(10_000, 'then flick')]),
    ).toBe('Welcome back, today we look at the kickflip and how to flick it\n\nFirst the feet then flick')
  })

  it('leaves out music, applause and the marks of speakers', () => {
    const said = ['[Music]', '>> hello', '(applause) there', '♪ la ♪'].map((text, index) =>
      segment(index * 2000, text),
    )
    expect(formatTranscript(said)).toBe('Hello there la')
  })

  it('breaks a long speech at the end of a sentence', () => {
    const said = Array.from({ length: 40 }, (_, index) => segment(index * 2000, 'Keep your shoulders level.'))
    const paragraphs = formatTranscript(said).split('\n\n')
    expect(paragraphs.length).toBeGreaterThan(2)
    expect(paragraphs.every((paragraph) => paragraph.endsWith('level.') && paragraph.length <= 700)).toBe(
      true,
    )
  })

  it('loses no word, and exceeds the maximum length by at most one caption', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
    const said = fc.array(fc.tuple(fc.nat({ max: 9000 }), text), { maxLength: 80 }).map((pairs) => {
      let at = 0
      return pairs.map(([pause, words]) => {
        at += pause
        return segment(at, words)
      })
    })
    fc.assert(
      fc.property(said, (segments) => {
        const formatted = formatTranscript(segments)
        const words = segments.flatMap((one) => one.text.split(' '))
        expect(formatted.toLowerCase().split(/\s+/).filter(Boolean)).toEqual(words)
        expect(formatted.split('\n\n').every((paragraph) => paragraph.length <= 700)).toBe(true)
      }),
    )
  })
})

describe('the current line', () => {
  const lines = [0.5, 2, 2, 9].map((seconds) => ({ startMs: seconds * 1000 }))

  describe('currentLine', () => {
    it.each([
      [0, -1],
      [0.5, 0],
      [1.99, 0],
      [2, 2],
      [8, 2],
      [9, 3],
      [999, 3],
    ])('at second %d is line %d', (seconds, index) => expect(currentLine(lines, seconds)).toBe(index))

    it('is -1 without lines', () => expect(currentLine([], 3)).toBe(-1))

    it('agrees with a linear search', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(100_000)), fc.nat(100), (starts, seconds) => {
          const sorted = starts.toSorted((a, b) => a - b)
          const expected = sorted.filter((start) => start <= seconds * 1000).length - 1
          expect(
            currentLine(
              sorted.map((startMs) => ({ startMs })),
              seconds,
            ),
          ).toBe(expected)
        }),
      )
    })
  })
})

describe('snippetParts', () => {
  it('separates matches from the text around them', () => {
    const marked = `your ${matchStart}front${matchEnd} ${matchStart}foot${matchEnd} <b>here</b>`
    expect(snippetParts(marked)).toEqual([
      { text: 'your ', isMatch: false },
      { text: 'front', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'foot', isMatch: true },
      { text: ' <b>here</b>', isMatch: false },
    ])
  })

  it('accepts text without marks and empty text', () => {
    expect(snippetParts('plain')).toEqual([{ text: 'plain', isMatch: false }])
    expect(snippetParts('')).toEqual([])
  })
})
