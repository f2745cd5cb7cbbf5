import { describe, expect, it } from 'vitest'
import { LEVELS } from '../difficulty/difficulty.ts'
import { checkProposal, untruths } from './check.ts'
import { suggest } from './suggest.ts'
import { coachLibrary } from './testdata/coach-library.ts'

function problemsWith(text: string, name: string, mentioned = ''): string[] {
  const trick = coachLibrary.tricks.find((each) => each.name === name)
  if (!trick) throw new Error(`The library has no ${name}.`)
  return untruths(text, { of: [trick], related: [], mentioned }, coachLibrary)
}

describe('what is said of a trick', () => {
  it.each([
    ['It goes off the nose.', 'Nollie', 'Ollie'],
    ['You land backwards.', 'Half Cab', 'Kickflip'],
    ['It is done in switch.', 'Switch Kickflip', 'Kickflip'],
    ['It flips once.', 'Kickflip', 'Ollie'],
    ['You grind it.', '50-50', 'Kickflip'],
    ['You keep sliding.', 'Boardslide', 'Kickflip'],
    ['It is a manual.', 'Manual', 'Ollie'],
    ['Do it on a ledge.', '50-50', 'Kickflip'],
    ['Do it on a rail.', 'Boardslide', 'Kickflip'],
    ['Do it in a bowl.', 'Drop In', 'Kickflip'],
    ['You grab the board.', 'Indy Grab', 'Kickflip'],
    ['It is a backside turn.', 'Backside 180', 'Frontside 180'],
    ['It is a frontside turn.', 'Frontside 180', 'Backside 180'],
    ['It turns 360.', '360 Flip', 'Kickflip'],
    ['It is the easiest there is.', 'Ollie', 'Laser Flip'],
    ['It is the hardest there is.', 'Laser Flip', 'Ollie'],
    ['The board goes round twice.', 'Double Kickflip', 'Kickflip'],
    ['It takes no pop.', 'Drop In', 'Ollie'],
    ['It is a triple.', 'Triple Kickflip', 'Kickflip'],
    ['It is easy to land.', 'Ollie', 'Laser Flip'],
    ['Take it down some stairs.', 'Ollie', 'Drop In'],
  ])('"%s" is true of a %s, and not of a %s', (text, it, other) => {
    expect(problemsWith(text, it)).toEqual([])
    expect(problemsWith(text, other)).toEqual([expect.stringMatching(/ is not (true of|in) it\.$/)])
  })

  it('may say back what the skater wrote, whatever is true', () => {
    expect(problemsWith('It is not a manual, but it is a start.', 'Ollie', 'teach me a manual')).toEqual([])
  })

  it('names no trick that has nothing to do with it, and is short', () => {
    expect(problemsWith('Then try a laser flip.', 'Ollie')).toEqual([
      'The laser flip has nothing to do with it.',
    ])
    expect(problemsWith('Pop. Jump. Land.', 'Ollie')).toEqual(['It must be two sentences at most.'])
  })
})

describe('a trick that a model proposes', () => {
  const verdict = (name: string, text: string, more: Partial<Parameters<typeof suggest>[1]> = {}) => {
    const request = { text, levels: LEVELS, ...more }
    const own = suggest(coachLibrary, request)
    if (!own) throw new Error(`Nothing answers "${text}".`)
    const { suggestion, problems } = checkProposal(name, coachLibrary, request, own)
    return suggestion?.trick.name ?? problems.join(' ')
  }
  const text = 'i can kickflip and pop shuvit, what flip next'
  const varialFlip = coachLibrary.tricks.find(({ name }) => name === 'Varial Kickflip')

  it('is taken where it fits', () => {
    expect(verdict('Varial Kickflip', text)).toBe('Varial Kickflip')
  })

  it('is refused at a level that was not asked for', () => {
    expect(verdict('Laser Flip', text, { levels: ['Beginner', 'Intermediate'] })).toMatch(
      /a level that was not asked for/,
    )
  })

  it('is refused when it was shown already', () => {
    expect(verdict('Varial Kickflip', text, { exclude: new Set([varialFlip?.id ?? 0]) })).toMatch(
      /shown before/,
    )
  })

  it('is the trick that is to be mended, and no other', () => {
    expect(verdict('Kickflip', 'my kickflip lands primo')).toBe('Kickflip')
    expect(verdict('Heelflip', 'my kickflip lands primo')).toMatch(/wants to mend a trick/)
  })
})
