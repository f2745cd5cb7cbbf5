import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PostResults } from './results'

const shown = (count: string | null) =>
  renderToStaticMarkup(<PostResults posts={[]} count={count} onClear={() => undefined} />)

it('a list without a post says whether it is for now, or for these filters', () => {
  expect(shown(null)).toMatch(/No posts found.*Check back soon for new content!/)
  expect(shown('0')).toMatch(/No posts found.*Try adjusting your search or filters/)
})

it('a list that is still searched does not say that it is empty', () => {
  expect(
    renderToStaticMarkup(<PostResults posts={null} count="..." onClear={() => undefined} />),
  ).not.toContain('No posts found')
})
