import { expect, it } from 'vitest'
import { withCharset } from './charset.ts'

it.each([
  ['text/css', 'text/css; charset=utf-8'],
  ['text/javascript', 'text/javascript; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
  ['application/json', 'application/json'],
  ['image/webp', 'image/webp'],
])('%s goes out as %s', (type, named) => {
  expect(withCharset(type)).toBe(named)
})
