import { expect, it } from 'vitest'
import { matchEnd, matchStart, snippetParts } from './snippet'

it('tells the words that were looked for from those around them', () => {
  const marked = `your ${matchStart}front${matchEnd} ${matchStart}foot${matchEnd} <b>here</b>`
  expect(snippetParts(marked)).toEqual([
    { text: 'your ', isMatch: false },
    { text: 'front', isMatch: true },
    { text: ' ', isMatch: false },
    { text: 'foot', isMatch: true },
    { text: ' <b>here</b>', isMatch: false },
  ])
})

it('reads text without marks and no text', () => {
  expect(snippetParts('plain')).toEqual([{ text: 'plain', isMatch: false }])
  expect(snippetParts('')).toEqual([])
})
