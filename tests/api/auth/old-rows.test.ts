import { expect, it } from 'vitest'
import { deleteExpiredRows } from '@/lib/auth/sessions'
import { createEmailLink, createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { createUser, signIn } from '../../setup/factories'

it('removes what has expired, and nothing before', async () => {
  const user = await createUser()
  await signIn(user)
  await createResetLink(db, user.email)
  await createEmailLink(db, user.id, 'new@example.com')
  await db.appliedRequest.create({ data: { userId: user.id, key: crypto.randomUUID() } })
  const counts = () =>
    Promise.all([
      db.session.count(),
      db.passwordReset.count(),
      db.emailLink.count(),
      db.appliedRequest.count(),
    ])
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000)
  await deleteExpiredRows()
  expect(await counts()).toEqual([1, 1, 1, 1])
  await deleteExpiredRows(inDays(0.5))
  expect(await counts()).toEqual([1, 0, 1, 1])
  await deleteExpiredRows(inDays(1.1))
  expect(await counts()).toEqual([1, 0, 0, 1])
  await deleteExpiredRows(inDays(31))
  expect(await counts()).toEqual([0, 0, 0, 0])
})
