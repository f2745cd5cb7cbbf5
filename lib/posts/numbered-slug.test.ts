import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberedSlug } from './numbered-slug'
import { postInput } from './schema'
import { slugOf } from './slug'

it.each([
  ['ollie', 1, 'ollie'],
  ['ollie', 2, 'ollie-2'],
  ['ollie', 113, 'ollie-113'],
  ['a'.repeat(80), 2, `${'a'.repeat(78)}-2`],
])('%j is in place %j %j', (wanted, number, slug) => {
  expect(numberedSlug(wanted, number)).toBe(slug)
})

const letter = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('ʰ', 'ǅ', '𝐀', '𠀀', '-', ' ', '_'),
)

it('always is an address that can be stored, for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 120 }), (title) => {
      const slugs = Array.from({ length: 5 }, (_, index) => numberedSlug(slugOf(title) || 'post', index + 1))
      expect(new Set(slugs).size).toBe(5)
      for (const slug of slugs) expect(postInput.shape.slug.safeParse(slug).success).toBe(true)
    }),
  )
})
