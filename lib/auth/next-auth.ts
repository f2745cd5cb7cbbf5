import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import type { Adapter, AdapterUser } from 'next-auth/adapters'
import GitHub, { type GithubEmail, type GithubProfile } from 'next-auth/providers/github'
import Google, { type GoogleProfile } from 'next-auth/providers/google'
import { username as usernameAtom, usernameKeyOf } from '../accounts/schema'
import { db } from '../db/client'
import { isUniqueViolation } from '../db/errors'
import { env, isSecureSite, siteUrl } from '../env'
import { AppError } from '../errors'
import { logRefusal } from '../observability/log'
import { nextAuthSecret } from './cookies'
import { callNextAuth } from './next-auth-call'
import { createSession, logSignIn, sessionSeconds } from './sessions'
import { hashToken, newToken } from './tokens'

function google() {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  return clientId && clientSecret ? [Google({ clientId, clientSecret })] : []
}

function github() {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret, GITHUB_URL, GITHUB_API_URL } = env
  if (!clientId || !clientSecret) return []
  return [
    GitHub({
      clientId,
      clientSecret,
      authorization: { url: `${GITHUB_URL}/login/oauth/authorize` },
      token: `${GITHUB_URL}/login/oauth/access_token`,
      userinfo: {
        url: `${GITHUB_API_URL}/user`,
        request: async ({ client, tokens }) => {
          const profile = await client.userinfo<GithubProfile>(tokens.access_token ?? '')
          return { ...profile, email: profile.email ?? (await readGitHubEmail(tokens.access_token ?? '')) }
        },
      },
    }),
  ]
}

/** The verified primary address of a user whose profile shows none, or null. The token goes to no other host. */
async function readGitHubEmail(token: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const signal = AbortSignal.timeout(5000)
  const response = await fetch(`${env.GITHUB_API_URL}/user/emails`, { headers, signal, redirect: 'error' })
  const emails = response.ok ? ((await response.json()) as GithubEmail[]) : []
  return emails.find(({ primary, verified }) => primary && verified)?.email ?? null
}

const providers = () => [...google(), ...github()]

/** The providers that are configured, for the buttons of the login page. */
export const listProviders = () => providers().map(({ id, name }) => ({ id, name }))

// next-auth's own logger prints the responses of providers, tokens included.
const logger = {
  error: (problem: string) => logRefusal('next-auth', { at: 'sign-in', problem }),
  warn: () => undefined,
  debug: () => undefined,
}

function options(authMethod: string, headers: Headers): NextAuthOptions {
  return {
    providers: providers(),
    adapter: adapterFor(authMethod, headers),
    secret: nextAuthSecret(),
    useSecureCookies: isSecureSite,
    // Renewed only when it ends, which is never: the row decides.
    session: {
      strategy: 'database',
      maxAge: sessionSeconds,
      updateAge: sessionSeconds,
      generateSessionToken: newToken,
    },
    pages: { signIn: '/login', signOut: '/login', error: '/login' },
    logger,
    callbacks: {
      signIn: ({ account, profile }) =>
        Boolean(profile?.email) &&
        (account?.provider !== 'google' || (profile as GoogleProfile).email_verified === true),
    },
  }
}

/** What the round trip to a provider consists of; the rest of next-auth is not offered. */
const actions: Record<string, readonly string[]> = {
  callback: ['GET', 'POST'],
  csrf: ['GET'],
  error: ['GET'],
  providers: ['GET'],
  session: ['GET'],
  signin: ['GET', 'POST'],
  signout: ['GET', 'POST'],
}

const isAction = (word: string) => Object.hasOwn(actions, word)

/**
 * next-auth's part of /api/auth: the round trip to a provider. `nextauth` is the path after /api/auth, `form` the body.
 * Throws `not_found` for anything else.
 */
export async function handleNextAuth(request: Request, nextauth: string[], form: string): Promise<Response> {
  const [action = '', provider = 'provider'] = nextauth
  const methods = isAction(action) ? actions[action] : undefined
  if (!methods?.includes(request.method)) throw new AppError('not_found', 'Not found')
  // biome-ignore lint/style/noProcessEnv: next-auth reads its own address only there.
  process.env.NEXTAUTH_URL ??= siteUrl
  const response = await callNextAuth(request, nextauth, form, options(provider, request.headers))
  if (action === 'callback') logFailedSignIn(response, request.headers)
  return response
}

// A user who is refused is redirected with an error code in the address.
function logFailedSignIn(response: Response, headers: Headers): void {
  const [, word] = /\/error\?error=(\w{1,40})$/.exec(response.headers.get('location') ?? '') ?? []
  if (word) logRefusal('unauthorized', { at: 'sign-in', requestId: headers.get('x-request-id'), word })
}

const oauthFields = { id: true, username: true, email: true } as const

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
  // The provider's tokens are not stored: nothing here calls the provider again.
  linkAccount: async ({ provider, providerAccountId, userId }: Linked) => {
    await db.oAuthAccount.create({ data: { provider, providerAccountId, userId: Number(userId) } })
  },
} satisfies Adapter

type Linked = { provider: string; providerAccountId: string; userId: string }

/** Keeps next-auth's accounts and sessions in our tables. Sessions made here are recorded as made by `authMethod`. */
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
    // Sessions are never prolonged.
    updateSession: async () => null,
    deleteSession: async (sessionToken) => {
      await db.session.deleteMany({ where: { cookieTokenHash: hashToken(sessionToken) } })
    },
  }
}

/** A username from what the provider says: the name of the person, otherwise what stands before the @. */
function suggestedUsername(name: string | null | undefined, email: string): string {
  const candidates = [name ?? '', email.replace(/@.*/, ''), 'skater']
  for (const candidate of candidates) {
    const parsed = usernameAtom.safeParse(candidate.slice(0, 30))
    if (parsed.success) return parsed.data
  }
  return 'skater'
}

const maxAttempts = 5

/** Creates the account of a user who came through a provider. A username that is taken gets a number behind it. */
async function createOAuthUser(name: string | null | undefined, email: string) {
  const base = suggestedUsername(name, email)
  for (let attempt = 0; ; attempt++) {
    const username = attempt === 0 ? base : `${base}${Math.floor(Math.random() * 10 ** (attempt + 2))}`
    try {
      return await db.user.create({
        data: {
          username,
          usernameKey: usernameKeyOf(username),
          email: email.toLowerCase(),
          // The provider has verified it: see the callback `signIn`.
          emailVerifiedAt: new Date(),
        },
        select: oauthFields,
      })
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === maxAttempts) throw error
    }
  }
}
