import { describe, expect, it } from 'vitest'
import { lineTricks, seedTricks } from '../testdata/library.ts'
import { prompts } from '../testdata/prompts.ts'
import { bookOf, type Suggestable, suggest } from './suggest.ts'
import { readWish } from './wish.ts'

const library: Suggestable[] = lineTricks
  .map((trick) => {
    const seed = seedTricks[trick.id - 1]
    const level = seed?.level ?? 'Beginner'
    return { ...trick, level, obstacles: seed?.obstacles ?? [], isLanded: false, sources: seed?.sources ?? 0 }
  })
  .sort((one, other) => other.sources - one.sources)
const book = bookOf(
  lineTricks.map(({ id, name, motion }) => ({
    motion,
    names: [name, ...(seedTricks[id - 1]?.aliases ?? [])],
  })),
)

const answer = (text: string, levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const) =>
  suggest(text, levels, library, book)

describe('suggest', () => {
  it('satisfies at least 95 of 100 prompts without any model', () => {
    const failures = prompts.flatMap(([text, levels, check]) => {
      const suggestion = suggest(text, levels, library, book)
      const isGood = suggestion && levels.includes(suggestion.trick.level) && check(suggestion)
      return isGood
        ? []
        : [`${text.slice(0, 60)} [${levels.map(([letter]) => letter).join('')}] -> ${suggestion?.trick.name}`]
    })
    expect(prompts.length).toBeGreaterThanOrEqual(60)
    expect(1 - failures.length / prompts.length, failures.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('says why, and what could not be had', () => {
    expect(answer('something fakie with a heelflip')?.why).toContain('is done fakie')
    const poor = suggest('a 900 on a handrail', ['Beginner'], library, book)
    expect(poor?.missing.length).toBeGreaterThan(0)
    expect(poor?.why).toContain('this comes closest')
  })

  it('puts a trick together when the library has none', () => {
    const [first] = library
    const suggestion = suggest(
      'a switch kickflip',
      ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
      first ? [first] : [],
      book,
    )
    expect(suggestion?.trick).toMatchObject({ id: null, name: 'Switch Kickflip' })
  })

  it('is the same every time', () => {
    expect(answer('a flip on flat')).toEqual(answer('a flip on flat'))
  })
})

describe('readWish', () => {
  it.each([
    ['no shuvits, on a ledge', { unwanted: ['shuvit'], wanted: ['place edge'] }],
    ['not too hard', { ease: 'easier' }],
    ['I can manual, something switch', { wanted: ['stance switch'] }],
    ['no flips or spins but a fakie trick', { unwanted: ['flip', 'spin'], wanted: ['stance fakie'] }],
  ])('is read from %j', (text, wish) => {
    expect(readWish(text, book)).toMatchObject(wish)
  })

  it('reads long nonsense quickly', () => {
    const start = performance.now()
    readWish('qwertyuiop asdfghjkl '.repeat(5000), book)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
