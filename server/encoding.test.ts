import { describe, expect, it } from 'vitest'
import { encodingFor, withCharset } from './encoding.ts'

describe('charset', () => {
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
})

describe('encoding', () => {
  describe('the encoding', () => {
    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['BR', 'br'],
      ['identity', null],
      ['', null],
      [undefined, null],
    ])('for %s is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
  })
})
