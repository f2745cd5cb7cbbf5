import { describe, expect, it } from 'vitest'
import { difficultyNote, prosNote } from './difficulty-note'

describe('prosNote', () => {
  const pros = { set: 1000, setLanded: 920, reply: 500, replyLanded: 268 }

  it('tells what pros choose from what they have to land', () => {
    expect(prosNote({ name: 'Hardflip', pros })).toBe(
      'Pros land it 92% of the time when they choose it, 54% when they have to (1,500 tries).',
    )
  })

  it('leans on the difficulty while tries are few, and says so', () => {
    const once = { set: 1, setLanded: 1, reply: 0, replyLanded: 0 }
    const note = prosNote({ name: 'Laser Flip', pros: once })
    expect(note).toMatch(
      /^Pros land it \d\d% of the time when .*, \d\d% when .* \(1 try, so mostly our estimate\)\.$/,
    )
  })

  it('is null without counts', () => {
    expect(prosNote({ name: 'Hardflip', pros: null })).toBeNull()
    const none = { set: 0, setLanded: 0, reply: 0, replyLanded: 0 }
    expect(prosNote({ name: 'Hardflip', pros: none })).toBeNull()
  })
})

describe('difficultyNote', () => {
  it('says what a trick consists of', () => {
    expect(difficultyNote({ name: 'Kickflip', difficulty: 4.5 })).toMatch(
      /^4\.\d: the flip\D*\(\d\.\d\), .*the pop \(\d\.\d\).*\(\d\.\d\)\.$/,
    )
  })

  it.each([
    ['Ollie', /^2\.\d: it is all in the pop\.$/],
    ['Boneless', /^2\.\d: it is all in the jump\.$/],
    ['Switch Frontside Bluntslide', /: the bluntslide\D*\(\d\.\d\), .*doing it switch \(\d\.\d\)/],
    ['Bluntslide', /^\d\.\d of 10\.$/],
    [
      'Kickflip Backside Tailslide',
      /: the hardest part alone is a \d\.\d, and putting it together adds \d\.\d\.$/,
    ],
    ['Pushing', /^1\.0: little more than standing on a board\.$/],
  ])('says of %s what a skater would', (name, words) => {
    expect(difficultyNote({ name, difficulty: null })).toMatch(words)
  })

  it('uses the number alone for a name that cannot be read, and is null without one', () => {
    expect(difficultyNote({ name: 'Xyzzy', difficulty: 8 })).toBe('8.0 of 10, as skaters put it.')
    expect(difficultyNote({ name: 'Xyzzy', difficulty: null })).toBeNull()
  })
})
