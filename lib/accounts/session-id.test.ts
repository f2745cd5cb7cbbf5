import { describe, expect, it } from 'vitest'
import { newToken } from '../auth/tokens'
import { createdAtOf } from './session-id'

describe('createdAtOf', () => {
  it('reads the time at which a token was made', () => {
    const moment = new Date('2026-03-23T10:20:30.456Z')
    expect(createdAtOf(newToken(moment))).toEqual(moment)
  })

  it.each([
    '',
    'abc',
    'm5x2k9q1a',
    'm5x2k9q1a.short',
    `x.${'a'.repeat(43)}`,
    ` ${'m5x2k9q1a'}.${'a'.repeat(43)}`,
  ])('is null for %j', (text) => {
    expect(createdAtOf(text)).toBeNull()
  })
})
