import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatTranscript } from './paragraphs'

const segment = (startMs: number, text: string) => ({ startMs, durationMs: 2000, text })

it('begins a paragraph after a pause', () => {
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
  expect(paragraphs.every((paragraph) => paragraph.endsWith('level.') && paragraph.length <= 700)).toBe(true)
})

it('loses no word and makes no paragraph longer than one caption beyond the most', () => {
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
