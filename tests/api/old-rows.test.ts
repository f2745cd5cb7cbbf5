import { beforeEach, expect, it, vi } from 'vitest'
import { countCall } from '@/lib/auth/rate-limit'
import { createEmailLink, createResetLink } from '@/lib/auth/tokens'
import { dayMs } from '@/lib/days'
import { db } from '@/lib/db/client'
import { deleteOldRows } from '@/lib/db/old-rows'
import { startGame } from '@/lib/games/data'
import { createUser, signIn } from '../setup/factories'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const inDays = (days: number) => new Date(Date.now() + days * dayMs)

it('removes what is over, and nothing before', async () => {
  const user = await createUser()
  await signIn(user)
  await createResetLink(db, user.email)
  await createEmailLink(db, user.id, 'new@example.com')
  await db.appliedRequest.create({ data: { userId: user.id, key: crypto.randomUUID() } })
  const options = { twoLastTries: true, flatOnly: true, noRepeats: false }
  await startGame({ secret: 'a'.repeat(43), name: 'Ada', players: 2, options })
  const counts = () =>
    Promise.all([
      db.session.count(),
      db.passwordReset.count(),
      db.emailLink.count(),
      db.appliedRequest.count(),
      db.linkedGame.count(),
    ])
  await deleteOldRows()
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  await deleteOldRows(inDays(0.5))
  expect(await counts()).toEqual([1, 0, 1, 1, 1])
  await deleteOldRows(inDays(1.1))
  expect(await counts()).toEqual([1, 0, 0, 1, 1])
  await deleteOldRows(inDays(31))
  expect(await counts()).toEqual([0, 0, 0, 0, 1])
  await deleteOldRows(inDays(91))
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

const count = () => countCall({ name: 'test', times: 1, seconds: 60 }, 'someone')
const minute = 1 / (24 * 60)

it('removes counters once they are over, also those that end in years', async () => {
  await count()
  await deleteOldRows(inDays(0.5 * minute))
  expect(await db.rateLimit.count()).toBe(1)
  await deleteOldRows(inDays(2 * minute))
  expect(await db.rateLimit.count()).toBe(0)
  const now = new Date()
  vi.setSystemTime(inDays(700))
  await count()
  await deleteOldRows(now)
  expect(await db.rateLimit.count()).toBe(0)
})

it('happens by itself while calls are counted', async () => {
  const user = await createUser()
  await signIn(user)
  vi.setSystemTime(inDays(31))
  await count()
  expect(await db.session.count()).toBe(0)
})
