import { describe, expect, it } from 'vitest'
import { hashToken, newToken } from './tokens'

describe('newToken', () => {
  it('sorts by age as text', () => {
    const earlier = newToken(new Date('2026-01-01T00:00:00.000Z'))
    const later = newToken(new Date('2026-01-01T00:00:00.001Z'))
    expect([later, earlier].toSorted()).toEqual([earlier, later])
  })

  it('carries 256 bits that differ within one millisecond', () => {
    const now = new Date()
    const secrets = Array.from({ length: 1000 }, () => newToken(now).split('.')[1] ?? '')
    expect(new Set(secrets).size).toBe(1000)
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
  })
})

describe('hashToken', () => {
  it('reveals neither the token nor its time', () => {
    const token = newToken()
    expect(hashToken(token)).not.toContain(token.slice(0, 9))
    expect(hashToken(token)).toBe(hashToken(token))
    expect(hashToken(token)).not.toBe(hashToken(`${token}x`))
  })
})
