import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  candidatesAround,
  checkNeeded,
  ownVideo,
  rankVideos,
  tutorialSearch,
} from './candidates'

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
    fits: true,
    verdict: null,
    ...fields,
  })

  const candidates = fc.uniqueArray(
    fc.record({
      videoId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      position: fc.nat({ max: 4 }),
      isAlive: fc.constantFrom(true, false, null),
      fits: fc.constantFrom(true, false, null),
      verdict: fc.constantFrom('RIGHT' as const, 'WRONG' as const, null),
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
            const possible = all.filter(
              ({ isAlive, fits, verdict, videoId }) =>
                isAlive !== false &&
                videoId !== shown &&
                verdict !== 'WRONG' &&
                (fits !== false || verdict === 'RIGHT'),
            )
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

  it('candidatesAround leaves out what is excluded', () => {
    const all = ['a', 'b', 'c'].map((videoId, position) => candidate({ videoId, position }))
    const { after } = candidatesAround(all, undefined, new Set(['a', 'c']))
    expect(after.map(({ videoId }) => videoId)).toEqual(['b'])
  })

  describe('ownVideo', () => {
    const [first, second] = ['kickflip_01', 'kickflip_02']
    const url = (videoId: string | undefined) => `https://www.youtube-nocookie.com/embed/${videoId}`
    it.each<[string, string | null, Partial<Candidate>, string | null]>([
      ['is the first that may be shown', null, {}, url(first)],
      ['stays what it is', url(second), {}, url(second)],
      ['makes way when it is gone', url(first), { isAlive: false }, url(second)],
      ['makes way when its title names another trick', url(first), { fits: false }, url(second)],
      ['makes way when its title was never read', url(first), { fits: null }, url(second)],
      ['makes way when people say so', url(first), { verdict: 'WRONG' }, url(second)],
      ['stays when an admin says so', url(first), { fits: false, verdict: 'RIGHT' }, url(first)],
      ['stays when it was put there by hand', url('by_hand_001'), {}, url('by_hand_001')],
    ])('%s', (_, videoUrl, fields, expected) => {
      const all = [
        candidate({ videoId: second, position: 1 }),
        candidate({ videoId: first, position: 0, ...fields }),
      ]
      expect(ownVideo({ videoUrl, videoStart: null }, all).videoUrl).toBe(expected)
    })
  })

  describe('checkNeeded', () => {
    const now = Date.now()
    it.each<[string, Partial<Candidate>, ReturnType<typeof checkNeeded>]>([
      ['one whose title was never read', { fits: null }, 'must'],
      ['one that was never checked', {}, 'should'],
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
    ['Frontside Shuvit', ['How to shuvit', 'FS Shuv-it tutorial'], 'FS Shuv-it tutorial'],
    ['Switch Heelflip', ['How to Heelflip', 'Trickipedia: SW heel flip'], 'Trickipedia: SW heel flip'],
    ['Boardslide', ['Fingerboard boardslide tutorial', 'Boardslide basics'], 'Boardslide basics'],
  ])('puts the video that teaches a %s first', (name, titles, best) => {
    expect(rankVideos({ name, aliases: [] }, found(titles))[0]?.title).toBe(best)
  })

  it('leaves out what is about something else', () => {
    expect(rankVideos({ name: 'Ollie', aliases: [] }, found(['How to cook rice', 'How to Nollie']))).toEqual(
      [],
    )
  })

  it('loses none, repeats none and keeps the order of equals', () => {
    const [a, b] = found(['How to Ollie', 'How to Ollie'])
    if (!a || !b) throw new Error('two videos')
    expect(rankVideos({ name: 'Ollie', aliases: [] }, [a, b, a])).toEqual([a, b])
  })

  it('tutorialSearch asks for a trick as people do', () => {
    expect(tutorialSearch('Kickflip')).toBe('how to Kickflip skateboard trick tutorial')
  })
})
