import { describe, expect, it } from 'vitest'
import { fitLines, fitWords } from './share-card'

// As wide as letters are many.
const widthAt = (text: string, size: number) => [...text].length * size
const room = { sizes: [20, 10], most: 2, room: 200 }

describe('fitWords', () => {
  it.each([
    ['Ollie', 20, ['Ollie']],
    ['Varial Kickflip', 20, ['Varial', 'Kickflip']],
    ['Nollie Inward Heelflip', 10, ['Nollie Inward', 'Heelflip']],
    ['Frontside 180 Switch Crooked Grind Revert Out', 10, ['Frontside 180 Switch', 'Crooked Grind Rever…']],
    ['Supercalifragilisticexpialidocious', 10, ['Supercalifragilisti…']],
    ['', 20, ['']],
  ])('of %j takes the size %i', (text, size, lines) => {
    expect(fitWords(text, room, widthAt)).toEqual({ size, lines })
  })
})

describe('fitLines', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Trick ${at}` }))

  it('leaves what fits', () => expect(fitLines(lines(4), 4)).toEqual(lines(4)))

  it('counts what does not', () => {
    expect(fitLines(lines(9), 4)).toEqual([...lines(3), { text: 'and 6 more' }])
  })
})
