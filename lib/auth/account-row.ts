import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { AccountUser } from '../accounts/schema'

/** What is read of an account whenever one is shown to its owner. */
export const accountFields = {
  id: true,
  username: true,
  email: true,
  role: true,
  riderStance: true,
  passwordHash: true,
} satisfies Prisma.UserSelect

/** The same for a statement of our own, in which the account's table is called `account`. */
export const accountColumns = Prisma.raw(
  Object.keys(accountFields)
    .map((name) => `account."${name}"`)
    .join(', '),
)

export type AccountRow = Prisma.UserGetPayload<{ select: typeof accountFields }>

/** The account as it may leave the server: that there is a password, not which. */
export function toAccountUser({
  id,
  username,
  email,
  role,
  riderStance,
  passwordHash,
}: AccountRow): AccountUser {
  return { id, username, email, role, riderStance, hasPassword: passwordHash !== null }
}
