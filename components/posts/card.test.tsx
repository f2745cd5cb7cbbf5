import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cover } from './card'

const shown = (coverImage: string) => renderToStaticMarkup(<Cover coverImage={coverImage} sizes="100vw" />)

it('a cover is there in a width for phones where we have made one', () => {
  const name = 'k'.repeat(22)
  expect(shown(`/uploads/${name}.webp`)).toContain(
    `srcSet="/uploads/${name}-1200.webp 1200w, /uploads/${name}.webp 2400w" sizes="`,
  )
  expect(shown('/art/covers/default-1600.webp').match(/srcSet="/g)).toHaveLength(2)
  expect(shown('https://example.com/x.webp')).not.toMatch(/srcSet|sizes=/)
})
