import 'server-only'
import type { Adapter, AdapterUser } from 'next-auth/adapters'
import { db } from '../db'
import { createOAuthUser, oauthFields } from './oauth-accounts'
import { createSession, logSignIn } from './sessions'
import { hashToken } from './tokens'

type Row = { id: number; username: string; email: string }

const toUser = ({ id, username, email }: Row): AdapterUser => ({
  id: String(id),
  name: username,
  email,
  emailVerified: null,
})

const orNull = (row: Row | null | undefined) => (row ? toUser(row) : null)

const users = {
  createUser: async ({ name, email }: Omit<AdapterUser, 'id'>) => toUser(await createOAuthUser(name, email)),
  getUser: async (id) => orNull(await db.user.findUnique({ where: { id: Number(id) }, select: oauthFields })),
  getUserByEmail: async (email) =>
    orNull(await db.user.findUnique({ where: { email: email.toLowerCase() }, select: oauthFields })),
  getUserByAccount: async ({ provider, providerAccountId }) => {
    const account = await db.oAuthAccount.findUnique({
      where: { provider_providerAccountId: { provider, providerAccountId } },
      select: { user: { select: oauthFields } },
    })
    return orNull(account?.user)
  },
  updateUser: async ({ id }) =>
    toUser(await db.user.findUniqueOrThrow({ where: { id: Number(id) }, select: oauthFields })),
  // The provider's own tokens are not kept: nothing here calls the provider again.
  linkAccount: async ({ provider, providerAccountId, userId }: Linked) => {
    await db.oAuthAccount.create({ data: { provider, providerAccountId, userId: Number(userId) } })
  },
} satisfies Adapter

type Linked = { provider: string; providerAccountId: string; userId: string }

/** Keeps next-auth's accounts and sessions in our tables; a session made here is said to be by `authMethod`. */
export function adapterFor(authMethod: string, headers: Headers): Adapter {
  return {
    ...users,
    createSession: async ({ sessionToken, userId }) => {
      const { expires } = await createSession(Number(userId), authMethod, headers, sessionToken)
      logSignIn(authMethod, headers)
      return { sessionToken, userId, expires }
    },
    getSessionAndUser: async (sessionToken) => {
      const row = await db.session.findUnique({
        where: { cookieTokenHash: hashToken(sessionToken), expiresAt: { gt: new Date() } },
        select: { userId: true, expiresAt: true, user: { select: oauthFields } },
      })
      if (!row) return null
      const session = { sessionToken, userId: String(row.userId), expires: row.expiresAt }
      return { session, user: toUser(row.user) }
    },
    // Sessions end when they were meant to end from the start.
    updateSession: async () => null,
    deleteSession: async (sessionToken) => {
      await db.session.deleteMany({ where: { cookieTokenHash: hashToken(sessionToken) } })
    },
  }
}
