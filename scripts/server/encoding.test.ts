import { describe, expect, it } from 'vitest'
import { encodingFor } from './encoding.ts'

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
