import { expect, it } from 'vitest'
import { readRetryAfter } from './answers'

const now = Date.parse('2026-10-21T07:28:00Z')

it.each([
  ['120', 120],
  [' 7 ', 7],
  ['Wed, 21 Oct 2026 07:30:00 GMT', 120],
  ['Wed, 21 Oct 2026 07:28:00.400 GMT', 1],
  ['999999999', 86_400],
  ['Thu, 21 Oct 2999 07:28:00 GMT', 86_400],
  ['Wed, 21 Oct 2020 07:28:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as %j', (header, seconds) => expect(readRetryAfter(header, now)).toBe(seconds))
