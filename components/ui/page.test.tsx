import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './page'

it('no text of structured data ends its element, and it is read as it was written', () => {
  const data = { name: '</script><script>alert(1)</script><!--' }
  const html = renderToStaticMarkup(<JsonLd data={data} />)
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toEqual(data)
})
