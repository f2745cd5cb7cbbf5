import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { AccountUser } from '../accounts/schema'
import { db } from '../db/client'
import { presentedTokens } from './cookies'
import { hashToken } from './tokens'

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
const accountColumns = Prisma.raw(
  Object.keys(accountFields)
    .map((name) => `account."${name}"`)
    .join(', '),
)

type AccountRow = Prisma.UserGetPayload<{ select: typeof accountFields }>

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

export type Viewer = AccountUser & { sessionRowId: number; authMethod: string }

export type AuthContext = {
  viewer: Viewer | null
  /** A session was presented and none is alive: it ended, which is not the same as never signed in. */
  isExpired: boolean
  /** The browser attached the proof by itself, so somebody else's page may have caused the request. */
  isCookieBorne: boolean
}

const anonymous: AuthContext = { viewer: null, isExpired: false, isCookieBorne: false }

type SessionRow = AccountRow & {
  sessionRowId: number
  authMethod: string
  cookieTokenHash: string
  headerTokenHash: string
  lastSeenAt: Date
  expiresAt: Date
}

const seenEveryMs = 10 * 60 * 1000

/** Who sends these headers, through the cookie or else the X-Session-ID header. Ended sessions are deleted. */
export async function authenticate(headers: Headers): Promise<AuthContext> {
  const { cookieToken, headerToken } = presentedTokens(headers)
  if (!cookieToken && !headerToken) return anonymous
  const cookieTokenHash = hashToken(cookieToken ?? '')
  const headerTokenHash = hashToken(headerToken ?? '')
  // Every call of somebody signed in begins with this: one question instead of two.
  const rows = await db.$queryRaw<SessionRow[]>`
    SELECT session.id AS "sessionRowId", "authMethod", "cookieTokenHash", "headerTokenHash", "lastSeenAt", "expiresAt",
      ${accountColumns}
    FROM "Session" session JOIN "User" account ON account.id = "userId"
    WHERE "cookieTokenHash" = ${cookieTokenHash} OR "headerTokenHash" = ${headerTokenHash}`
  const now = new Date()
  const living = rows.filter((row) => row.expiresAt > now)
  if (living.length < rows.length) await db.session.deleteMany({ where: { expiresAt: { lte: now } } })
  const row = living.find((candidate) => candidate.cookieTokenHash === cookieTokenHash) ?? living[0]
  if (!row) return { ...anonymous, isExpired: true }
  await touchSession(row.sessionRowId, row.lastSeenAt, now)
  return {
    viewer: { ...toAccountUser(row), sessionRowId: row.sessionRowId, authMethod: row.authMethod },
    isExpired: false,
    isCookieBorne: row.headerTokenHash !== headerTokenHash,
  }
}

async function touchSession(id: number, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < seenEveryMs) return
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: now } })
}

/** The signed-in account, or null: for pages. */
export async function findViewer(headers: Headers): Promise<Viewer | null> {
  return (await authenticate(headers)).viewer
}
