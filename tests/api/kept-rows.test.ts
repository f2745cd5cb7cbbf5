import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { everythingIn } from '../setup/any-rows'
import { createOwnRows, createTrick } from '../setup/factories'
import { keepRows } from '../setup/kept-rows'

const everything = () => everythingIn(process.env.DATABASE_URL ?? '')

describe('rows that are kept', () => {
  let times = 0
  keepRows(async () => {
    times += 1
    await createOwnRows()
  })
  let made: Awaited<ReturnType<typeof everything>>

  it('are made before the first test', async () => {
    made = await everything()
    expect(Object.values(made.tables).flat().length).toBeGreaterThan(5)
    await db.user.deleteMany()
    await db.trick.updateMany({ data: { name: 'Another' } })
    await createTrick()
  })

  it('are there again as they were, and ids go on after them', async () => {
    expect(await everything()).toEqual(made)
    await createTrick()
    expect(times).toBe(1)
  })
})
