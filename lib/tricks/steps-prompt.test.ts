import { describe, expect, it } from 'vitest'
import { validSteps } from './steps-prompt'

const good = [
  'Set your back foot on the tail.',
  'Pop and slide the front foot up.',
  'Level the board at the top of the jump.',
  'Land over the bolts and roll away forward.',
]
const ending = { stance: 'regular', exit: 'F' } as const

describe('validSteps', () => {
  it('accepts four to eight plain steps', () => {
    expect(validSteps(good, ending)).toEqual(good)
    expect(validSteps([...good, ...good.map((step) => `Again: ${step}`)], ending)).toHaveLength(8)
  })

  it('strips the numbers that models add', () => {
    expect(
      validSteps(
        good.map((step, index) => `${index + 1}. ${step}`),
        ending,
      ),
    ).toEqual(good)
    expect(validSteps(['Step 1: Set your back foot on the tail.', ...good.slice(1)], ending)).toEqual(good)
  })

  it.each([
    ['too few', good.slice(1)],
    ['too many', [...good, ...good, good[0] ?? '']],
    ['one twice', [...good, good[0] ?? '']],
    ['a side of the room', [...good, 'Turn your left shoulder toward the ledge.']],
    ['a link', [...good, 'See https://example.com for the rest.']],
    ['markup', [...good, '<b>Commit</b> to the whole thing.']],
    ['an essay', [...good, 'Bend. '.repeat(80)]],
    ['nothing', [...good, '   ']],
  ])('rejects %s', (_, steps) => {
    expect(validSteps(steps, ending)).toBeNull()
  })

  it('rejects an exit that the motion does not have', () => {
    const fakie = [...good.slice(0, 3), 'Land over the bolts and roll away fakie.']
    expect(validSteps(fakie, ending)).toBeNull()
    expect(validSteps(fakie, { stance: 'regular', exit: 'B' })).toEqual(fakie)
    expect(validSteps(fakie, { stance: 'regular', exit: null })).toEqual(fakie)
  })
})
