import { expect, it } from 'vitest'
import { percentDecoded } from './percent-decoded'

it('decodes escapes, and reports malformed ones', () => {
  expect(percentDecoded('tre%20flip')).toBe('tre flip')
  expect(percentDecoded('')).toBe('')
  expect(percentDecoded('50%-50')).toBeNull()
  expect(percentDecoded('%E0%A4')).toBeNull()
})
