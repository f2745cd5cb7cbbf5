import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeSlug } from './free-slug'
import { postInput } from './schema'
import { slugOf } from './slug'

it.each([
  ['ollie', [], 'ollie'],
  ['ollie', ['ollie'], 'ollie-2'],
  ['ollie', ['ollie', 'ollie-2', 'ollie-4'], 'ollie-3'],
  ['a'.repeat(80), ['a'.repeat(80)], `${'a'.repeat(78)}-2`],
])('for %j beside %j is %j', (wanted, taken, slug) => {
  expect(freeSlug(wanted, new Set(taken))).toBe(slug)
})

const letter = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('ʰ', 'ǅ', '𝐀', '𠀀', '-', ' ', '_'),
)

it('always is an address that can be stored, for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 120 }), fc.nat(4), (title, others) => {
      const wanted = slugOf(title) || 'post'
      const taken = new Set<string>()
      for (let other = 0; other < others; other++) taken.add(freeSlug(wanted, taken))
      const slug = freeSlug(wanted, taken)
      expect(taken).not.toContain(slug)
      expect(postInput.shape.slug.safeParse(slug).success).toBe(true)
    }),
  )
})
