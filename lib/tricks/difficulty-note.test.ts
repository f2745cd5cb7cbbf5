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

  it('is null without counts', () => {
    expect(prosNote(null)).toBeNull()
    expect(prosNote({ landed: 0, missed: 0 })).toBeNull()
  })
})

describe('difficultyNote', () => {
  it('weighs the motion, what skaters say and what pros miss', () => {
    const note = difficultyNote({
      name: 'Kickflip',
      difficulty: { value: 5, sources: 22 },
      pros: { landed: 550, missed: 24 },
    })
    expect(note).toMatch(/^[45]\.\d because .+ 22 sources put it at 5 and pros missed 24 of 574 tries/)
  })

  it('uses the motion alone without ratings', () => {
    const note = difficultyNote({ name: 'Switch 540 Flip', difficulty: null, pros: null })
    expect(note).toMatch(/^\d+\.\d because its turns, flips and stance come to \d+\.\d\.$/)
  })

  it('uses the rating alone for a name that cannot be read, and is null without one', () => {
    expect(difficultyNote({ name: 'Xyzzy', difficulty: { value: 8, sources: 2 }, pros: null })).toBe(
      '8.0 of 10, as skaters put it.',
    )
    expect(difficultyNote({ name: 'Xyzzy', difficulty: null, pros: null })).toBeNull()
  })
})
