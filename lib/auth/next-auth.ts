import 'server-only'
import type { NextRequest } from 'next/server'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import GitHub from 'next-auth/providers/github'
import Google, { type GoogleProfile } from 'next-auth/providers/google'
import { env, siteUrl } from '../env'
import { adapterFor } from './adapter'
import { isSecureSite } from './cookies'
import { nextAuthSecret } from './secret'
import { sessionSeconds } from './sessions'
import { newToken } from './tokens'

/** The providers that have keys, for the buttons of the login page. */
export const oauthProviders = [
  ...(env.GOOGLE_CLIENT_ID ? [{ id: 'google', name: 'Google' }] : []),
  ...(env.GITHUB_CLIENT_ID ? [{ id: 'github', name: 'GitHub' }] : []),
]

function providers() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = env
  return [
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? [Google({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET })]
      : []),
    ...(GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET
      ? [GitHub({ clientId: GITHUB_CLIENT_ID, clientSecret: GITHUB_CLIENT_SECRET })]
      : []),
  ]
}

// Its own logger prints what providers answer, tokens included.
const logger = {
  error: (code: string) => console.error(JSON.stringify({ level: 'error', event: 'next-auth', code })),
  warn: () => undefined,
  debug: () => undefined,
}

function options(authMethod: string, headers: Headers): NextAuthOptions {
  return {
    providers: providers(),
    adapter: adapterFor(authMethod, headers),
    secret: nextAuthSecret(),
    useSecureCookies: isSecureSite,
    // Renewed only when over, which is never: the row decides.
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

/** next-auth's part of /api/auth: the round trip to a provider. `nextauth` is the path behind /api/auth. */
export function answerNextAuth(request: Request, nextauth: string[]): Promise<Response> {
  // next-auth reads its own address nowhere else.
  process.env.NEXTAUTH_URL ??= siteUrl
  const context = { params: Promise.resolve({ nextauth }) }
  return NextAuth(request as NextRequest, context, options(nextauth[1] ?? 'provider', request.headers))
}
