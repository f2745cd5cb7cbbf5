import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notePartsOf } from './note-parts'

describe('a note', () => {
  it.each([
    ['Shoulders level', [['Shoulders level', null]]],
    [
      'Like this (https://www.youtube.com/shorts/abc).',
      [
        ['Like this (', null],
        ['youtube.com/shorts/abc', 'https://www.youtube.com/shorts/abc'],
        [').', null],
      ],
    ],
    [
      'https://photos.app.goo.gl/x\nfoot',
      [
        ['photos.app.goo.gl/x', 'https://photos.app.goo.gl/x'],
        ['\nfoot', null],
      ],
    ],
    ['javascript:alert(1) http://', [['javascript:alert(1) http://', null]]],
    ['https://a:b@evil.test/x', [['https://a:b@evil.test/x', null]]],
  ])('%j has its links', (note, parts) => {
    expect(notePartsOf(note).map(({ text, href }) => [text, href])).toEqual(parts)
  })

  it('says all that was written, and leads nowhere but to the web', () => {
    const pieces = fc.constantFrom('https://', 'a.b', '/', ' ', ')', '.', '<', '"', 'javascript:', '\n', '@')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (all) => {
        const parts = notePartsOf(all.join(''))
        for (const { href } of parts) expect(href ?? 'https://').toMatch(/^https?:\/\//)
        const words = parts.filter(({ href }) => href === null).map(({ text }) => text)
        for (const text of words) expect(all.join('')).toContain(text)
      }),
    )
  })
})
