import { expect, it } from 'vitest'
import { rankVideos, tutorialSearch } from './rank'

const found = (titles: string[]) =>
  titles.map((title, index) => ({ videoId: `video_${index}`, title, channel: null, isEmbeddable: null }))

it.each([
  ['Kickflip', ['How to Nollie Kickflip', 'Kickflip Compilation 2019', 'How to Kickflip'], 'How to Kickflip'],
  ['360 Flip', ['Learn kickflips', 'How To Tre Flip', '360 flips in 5 seconds'], 'How To Tre Flip'],
  ['Frontside Shuvit', ['How to shuvit', 'FS Pop Shuv tutorial'], 'FS Pop Shuv tutorial'],
  ['Switch Heelflip', ['How to Heelflip', 'Trickipedia: SW heel flip'], 'Trickipedia: SW heel flip'],
  ['Boardslide', ['Fingerboard boardslide tutorial', 'Boardslide basics'], 'Boardslide basics'],
])('leads with the video that teaches a %s', (name, titles, best) => {
  expect(rankVideos(name, found(titles))[0]?.title).toBe(best)
})

it('loses none, repeats none and keeps the order of equals', () => {
  const [a, b] = found(['How to Ollie', 'How to Ollie'])
  if (!a || !b) throw new Error('two videos')
  expect(rankVideos('Ollie', [a, b, a])).toEqual([a, b])
})

it('asks for the trick as people do', () => {
  expect(tutorialSearch('Kickflip')).toBe('how to Kickflip skateboard trick tutorial')
})
