import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

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

  it('cost as much work to refuse when there is no hash', async () => {
    const stored = await hashPassword('kickflip')
    // Of this process alone, so that a busy machine does not blur it.
    const cpuOf = async (passwordHash: string | null) => {
      const before = process.cpuUsage()
      expect(await verifyPassword('heelflip', passwordHash)).toBe(false)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    await Promise.all([cpuOf(stored), cpuOf(null)])
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 7; round++) {
      known.push(await cpuOf(stored))
      unknown.push(await cpuOf(null))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0
    expect(median(unknown)).toBeGreaterThan(median(known) / 2)
    expect(median(unknown)).toBeLessThan(median(known) * 2)
  })
})
