import { describe, expect, it } from 'vitest'
import { untruths } from './check.ts'
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
