import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken'

const grind = '<span class="whitespace-nowrap">50-50</span>'

test.each([
  ['Kickflip', 'Kickflip'],
  ['Switch 50-50', `Switch ${grind}`],
  ['50-50 to 5-0', `${grind} to <span class="whitespace-nowrap">5-0</span>`],
  ['Half-Cab 360-', 'Half-Cab 360-'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(unbroken(text))).toBe(markup)
})
