import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, candidatesAround, checkNeeded, rankVideos, tutorialSearch } from './candidates'

describe('candidates', () => {
  const day = 24 * 3600 * 1000

  const candidate = (fields: Partial<Candidate>): Candidate => ({
    videoId: 'kickflip_01',
    position: 0,
    title: null,
    channel: null,
    startSeconds: null,
    seconds: null,
    source: 'SEED',
    isAlive: null,
    checkedAt: null,
    ...fields,
  })

  const candidates = fc.uniqueArray(
    fc.record({
      videoId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      position: fc.nat({ max: 4 }),
      isAlive: fc.constantFrom(true, false, null),
    }),
    { selector: ({ videoId }) => videoId },
  )

  describe('candidatesAround', () => {
    it('returns every available candidate once, but never the one shown', () => {
      fc.assert(
        fc.property(
          candidates,
          fc.option(fc.constantFrom('a', 'b', 'z'), { nil: undefined }),
          (all, shown) => {
            const { after, before } = candidatesAround(all.map(candidate), shown)
            const met = [...before, ...after].map(({ videoId }) => videoId).toSorted()
            const possible = all.filter(({ isAlive, videoId }) => isAlive !== false && videoId !== shown)
            expect(met).toEqual(possible.map(({ videoId }) => videoId).toSorted())
          },
        ),
      )
    })

    it('continues after the one shown', () => {
      const all = ['a', 'b', 'c', 'd'].map((videoId, index) => candidate({ videoId, position: 10 - index }))
      const { after, before } = candidatesAround(all, 'c')
      expect([after, before].map((side) => side.map(({ videoId }) => videoId))).toEqual([['b', 'a'], ['d']])
    })
  })

  describe('checkNeeded', () => {
    const now = Date.now()
    it.each<[string, Partial<Candidate>, ReturnType<typeof checkNeeded>]>([
      ['a seeded one that was never checked', {}, 'must'],
      ['one from a search that was never checked', { source: 'KEYLESS' }, 'should'],
      ['one that was alive yesterday', { isAlive: true, checkedAt: new Date(now - day) }, 'no'],
      ['one that was alive two months ago', { isAlive: true, checkedAt: new Date(now - 60 * day) }, 'should'],
    ])('%s', (_, fields, expected) => {
      expect(checkNeeded(candidate(fields), now)).toBe(expected)
    })
  })
})

describe('rankVideos', () => {
  const found = (titles: string[]) =>
    titles.map((title, index) => ({
      videoId: `video_${index}`,
      title,
      channel: null,
      seconds: null,
      isEmbeddable: null,
    }))

  it.each([
    [
      'Kickflip',
      ['How to Nollie Kickflip', 'Kickflip Compilation 2019', 'How to Kickflip'],
      'How to Kickflip',
    ],
    ['360 Flip', ['Learn kickflips', 'How To Tre Flip', '360 flips in 5 seconds'], 'How To Tre Flip'],
    ['Frontside Shuvit', ['How to shuvit', 'FS Pop Shuv tutorial'], 'FS Pop Shuv tutorial'],
    ['Switch Heelflip', ['How to Heelflip', 'Trickipedia: SW heel flip'], 'Trickipedia: SW heel flip'],
    ['Boardslide', ['Fingerboard boardslide tutorial', 'Boardslide basics'], 'Boardslide basics'],
  ])('puts the video that teaches a %s first', (name, titles, best) => {
    expect(rankVideos(name, found(titles))[0]?.title).toBe(best)
  })

  it('loses none, repeats none and keeps the order of equals', () => {
    const [a, b] = found(['How to Ollie', 'How to Ollie'])
    if (!a || !b) throw new Error('two videos')
    expect(rankVideos('Ollie', [a, b, a])).toEqual([a, b])
  })

  it('tutorialSearch asks for a trick as people do', () => {
    expect(tutorialSearch('Kickflip')).toBe('how to Kickflip skateboard trick tutorial')
  })
})
