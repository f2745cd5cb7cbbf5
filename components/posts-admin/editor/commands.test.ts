import { describe, expect, it } from 'vitest'
import { blockCommands, findBlocks } from './commands'

const named = (typed: string) => findBlocks(typed).map(({ name }) => name)

describe('findBlocks', () => {
  it.each([
    ['head', ['Heading', 'Small heading']],
    ['h2', ['Heading']],
    ['image', ['Picture']],
    ['YOU', ['Video']],
    ['small head', ['Small heading']],
    ['ollie', []],
  ])('finds by name and other words what begins with %j', (typed, names) =>
    expect(named(typed)).toEqual(names),
  )

  it('finds all of them for nothing', () => {
    expect(findBlocks('')).toEqual(blockCommands)
  })
})
