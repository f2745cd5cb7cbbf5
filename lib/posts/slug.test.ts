import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postInput } from './schema'
import { numberedSlug, slugOf } from './slug'

describe('slugOf', () => {
  describe('the slug of a title', () => {
    it.each([
      ['How to Ollie', 'how-to-ollie'],
      ["  What's up? -- Kickflips & more!  ", 'whats-up-kickflips-more'],
      ['50-50 to 5-0', '50-50-to-5-0'],
      ['Früh übt sich', 'fruh-ubt-sich'],
      ['snake_case', 'snake-case'],
      ['キックフリップのテーマ', 'キックフリップのテーマ'],
      ['Мой первый трюк', 'мой-первый-трюк'],
      ['स्केटबोर्ड', 'स्केटबोर्ड'],
      ['첫 번째 알리', '첫-번째-알리'],
      ['Ⓜ️ 1️⃣ ❤️ trick', 'm-1-trick'],
      ['!!!', ''],
    ])('of %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))

    it('never ends in a hyphen where it is cut', () => {
      expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
    })
  })
})

describe('numberedSlug', () => {
  it.each([
    ['ollie', 1, 'ollie'],
    ['ollie', 2, 'ollie-2'],
    ['ollie', 113, 'ollie-113'],
    ['a'.repeat(80), 2, `${'a'.repeat(78)}-2`],
  ])('of %j and %j is %j', (wanted, number, slug) => {
    expect(numberedSlug(wanted, number)).toBe(slug)
  })

  const letter = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('ʰ', 'ǅ', '𝐀', '𠀀', '-', ' ', '_', '\u0301', 'ि', '\ufe0f'),
  )

  it('is always a valid slug, for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 120 }), (title) => {
        const slugs = Array.from({ length: 5 }, (_, index) =>
          numberedSlug(slugOf(title) || 'post', index + 1),
        )
        expect(new Set(slugs).size).toBe(5)
        for (const slug of slugs) expect(postInput.shape.slug.safeParse(slug).success).toBe(true)
      }),
    )
  })
})
