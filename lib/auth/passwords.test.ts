import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

describe('passwords', () => {
  it('are kept as argon2id, salted', async () => {
    const [one, other] = await Promise.all([hashPassword('kickflip'), hashPassword('kickflip')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('are told apart', async () => {
    const kept = await hashPassword('kickflip')
    expect(await verifyPassword('kickflip', kept)).toBe(true)
    expect(await verifyPassword('Kickflip', kept)).toBe(false)
  })

  it('take as long to refuse when there is none', async () => {
    const kept = await hashPassword('kickflip')
    const median = async (passwordHash: string | null) => {
      const times: number[] = []
      for (let round = 0; round < 15; round++) {
        const start = performance.now()
        expect(await verifyPassword('heelflip', passwordHash)).toBe(false)
        times.push(performance.now() - start)
      }
      return times.toSorted((a, b) => a - b)[7] ?? 0
    }
    await median(kept)
    const [known, unknown] = [await median(kept), await median(null)]
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })
})
