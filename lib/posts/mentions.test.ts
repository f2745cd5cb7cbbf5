import { expect, it } from 'vitest'
import { mentionedTricks } from './mentions'

it('finds the tricks that a post links to, once each', () => {
  const html =
    '<p><a href="/tricks/ollie">o</a> <a href="/tricks/50-50#video">f</a> <a href="/tricks/ollie" title="x">o</a>' +
    ' <a href="/blog/ollie">b</a> <a href="https://example.com/tricks/kickflip">k</a> /tricks/heelflip <a href="/tricks">all</a></p>'
  expect(mentionedTricks(html)).toEqual(['ollie', '50-50'])
})
