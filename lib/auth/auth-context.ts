import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { AccountUser } from '../accounts/schema'
import { db } from '../db/client'
import { env } from '../env'
import { readSessionTokens } from './cookies'
import { hashToken } from './tokens'

/** The columns of an account that is shown to its owner. */
export const accountFields = {
  id: true,
  username: true,
  email: true,
  emailVerifiedAt: true,
  role: true,
  riderStance: true,
  passwordHash: true,
} satisfies Prisma.UserSelect

// `accountFields` for a raw statement in which the account's table is called `account`.
const accountColumns = Prisma.raw(
  Object.keys(accountFields)
    .map((name) => `account."${name}"`)
    .join(', '),
)

type AccountRow = Prisma.UserGetPayload<{ select: typeof accountFields }>

/** The account as it may leave the server: whether it has a password, never the hash. */
export function toAccountUser(row: AccountRow): AccountUser {
  const { id, username, email, role, riderStance } = row
  const [isEmailVerified, hasPassword] = [row.emailVerifiedAt !== null, row.passwordHash !== null]
  return { id, username, email, isEmailVerified, role, riderStance, hasPassword }
}

/** The signed-in user and the session by which they are. */
export type Viewer = AccountUser & { sessionRowId: number; authMethod: string }

/** What a request says about its caller. */
export type AuthContext = {
  /** Null for a guest. */
  viewer: Viewer | null
  /** A session token came with the request and its session has ended, which is not the same as never signed in. */
  isExpired: boolean
  /** Authenticated by the cookie alone, which browsers attach to requests that another site caused. */
  isByCookie: boolean
}

/** The context of a request without a session. */
export const anonymous: AuthContext = { viewer: null, isExpired: false, isByCookie: false }

type SessionRow = AccountRow & {
  sessionRowId: number
  authMethod: string
  cookieTokenHash: string
  headerTokenHash: string
  lastSeenAt: Date
  expiresAt: Date
}

// `lastSeenAt` is only this exact, so that not every request writes.
const touchEveryMs = 10 * 60 * 1000

/** Authenticates a request by the session cookie or else by the X-Session-ID header. Deletes sessions that have ended. */
export async function authenticate(headers: Headers): Promise<AuthContext> {
  const { cookieToken, headerToken } = readSessionTokens(headers)
  if (!cookieToken && !headerToken) return anonymous
  const cookieTokenHash = hashToken(cookieToken ?? '')
  const headerTokenHash = hashToken(headerToken ?? '')
  // Every call of a signed-in user starts with this: one statement instead of two.
  const rows = await db.$queryRaw<SessionRow[]>`
    SELECT session.id AS "sessionRowId", "authMethod", "cookieTokenHash", "headerTokenHash", "lastSeenAt", "expiresAt",
      ${accountColumns}
    FROM "Session" session JOIN "User" account ON account.id = "userId"
    WHERE "cookieTokenHash" = ${cookieTokenHash} OR "headerTokenHash" = ${headerTokenHash}`
  const now = new Date()
  const alive = rows.filter((row) => row.expiresAt > now)
  // What is presented and over goes at once; what no one presents, with lib/db/old-rows.ts.
  if (alive.length < rows.length) await db.session.deleteMany({ where: { expiresAt: { lte: now } } })
  const row = alive.find((candidate) => candidate.cookieTokenHash === cookieTokenHash) ?? alive[0]
  if (!row) return { ...anonymous, isExpired: true }
  await touchSession(row.sessionRowId, row.lastSeenAt, now)
  return {
    viewer: { ...toAccountUser(row), sessionRowId: row.sessionRowId, authMethod: row.authMethod },
    isExpired: false,
    isByCookie: row.headerTokenHash !== headerTokenHash,
  }
}

async function touchSession(id: number, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < touchEveryMs) return
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: now } })
}

/** Whether whoever has no account may begin a list on their device, which is the owner's choice. */
export const mayKeepGuestLists = (): boolean => env.GUEST_LISTS

/** The signed-in account, or null: for pages. */
export async function findViewer(headers: Headers): Promise<Viewer | null> {
  return (await authenticate(headers)).viewer
}
