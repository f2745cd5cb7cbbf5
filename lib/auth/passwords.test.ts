import { hash, verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { checkPassword, hashPassword, verifyPassword } from './passwords'

vi.mock('@node-rs/argon2', { spy: true })

describe('passwords', () => {
  it('are stored as argon2id, salted', async () => {
    const [one, other] = await Promise.all([hashPassword('kickflip'), hashPassword('kickflip')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('are compared exactly', async () => {
    const stored = await hashPassword('kickflip')
    expect(await verifyPassword('kickflip', stored)).toBe(true)
    expect(await verifyPassword('Kickflip', stored)).toBe(false)
  })

  // As one keyboard and another write it: composed, decomposed, in full width.
  it.each([
    ['p\u00e4sschen', 'pa\u0308sschen'],
    ['kick\uff11\uff12', 'kick12'],
    ['\ufb01ngerflip', 'fingerflip'],
  ])('are the same however they are typed: %s and %s', async (one, other) => {
    expect(await checkPassword(other, await hashPassword(one))).toBe('right')
    expect(await checkPassword(one, await hashPassword(other))).toBe('right')
  })

  it('of an earlier release, hashed as they came, are known as such', async () => {
    const asItCame = 'pa\u0308sschen'
    const stored = await hash(asItCame)
    expect(await checkPassword(asItCame, stored)).toBe('old')
    expect(await checkPassword('pa\u0308sschem', stored)).toBe('wrong')
    expect(await checkPassword('kickflip', await hash('kickflip'))).toBe('right')
  })

  it('cost the same work to refuse when there is no hash', async () => {
    const stored = await hashPassword('kickflip')
    for (const passwordHash of [stored, null])
      expect(await verifyPassword('heelflip', passwordHash)).toBe(false)
    const [known = '', unknown = ''] = vi
      .mocked(verify)
      .mock.calls.slice(-2)
      .map(([hash]) => String(hash))
    const costOf = (hash: string) => hash.split('$').slice(0, 4)
    expect(costOf(unknown)).toEqual(costOf(known))
    expect(unknown).toHaveLength(known.length)
  })
})
