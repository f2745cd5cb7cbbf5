import { describe, expect, it } from 'vitest'
import { slugOf } from './slug'

describe('the address of a title', () => {
  it.each([
    ['How to Ollie', 'how-to-ollie'],
    ["  What's up? -- Kickflips & more!  ", 'whats-up-kickflips-more'],
    ['50-50 to 5-0', '50-50-to-5-0'],
    ['Früh übt sich', 'fruh-ubt-sich'],
    ['snake_case', 'snake-case'],
    ['!!!', ''],
  ])('of %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('never ends in a hyphen where it is cut', () => {
    expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  })
})
