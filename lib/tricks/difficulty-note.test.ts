import { describe, expect, it } from 'vitest'
import { difficultyNote, prosNote } from './difficulty-note'

describe('prosNote', () => {
  it('gives the share and the tries', () => {
    expect(prosNote({ landed: 1182, missed: 52 })).toBe('Pros land it 95.8 % of the time (1,234 tries).')
  })

  it('warns about small numbers', () => {
    expect(prosNote({ landed: 1, missed: 0 })).toBe(
      'Pros land it 100.0 % of the time (1 try, too few to say much).',
    )
  })

  it('says nothing where nobody counted', () => {
    expect(prosNote(null)).toBeNull()
    expect(prosNote({ landed: 0, missed: 0 })).toBeNull()
  })
})

describe('difficultyNote', () => {
  it('names its sources', () => {
    expect(difficultyNote({ value: 5, sources: 32 })).toBe('5.0 of 10, by 32 sources.')
    expect(difficultyNote({ value: 8.25, sources: 1 })).toBe('8.3 of 10, by one source.')
    expect(difficultyNote(null)).toBeNull()
  })
})
