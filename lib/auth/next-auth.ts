import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import GitHub, { type GithubEmail, type GithubProfile } from 'next-auth/providers/github'
import Google, { type GoogleProfile } from 'next-auth/providers/google'
import { env, siteUrl } from '../env'
import { logRefusal } from '../refusal-log'
import { adapterFor } from './adapter'
import { isSecureSite } from './cookies'
import { callNextAuth } from './next-auth-call'
import { nextAuthSecret } from './secret'
import { sessionSeconds } from './sessions'
import { newToken } from './tokens'

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

/** The address of somebody who shows none, if GitHub has checked it. The token goes to no other host. */
async function readGitHubEmail(token: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const signal = AbortSignal.timeout(5000)
  const answer = await fetch(`${env.GITHUB_API_URL}/user/emails`, { headers, signal, redirect: 'error' })
  const emails = answer.ok ? ((await answer.json()) as GithubEmail[]) : []
  return emails.find(({ primary, verified }) => primary && verified)?.email ?? null
}

const providers = () => [...google(), ...github()]

/** The providers that have keys, for the buttons of the login page. */
export const listProviders = () => providers().map(({ id, name }) => ({ id, name }))

// Its own logger prints what providers answer, tokens included.
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
export async function handleNextAuth(request: Request, nextauth: string[]): Promise<Response> {
  // next-auth reads its own address nowhere else.
  process.env.NEXTAUTH_URL ??= siteUrl
  const answer = await callNextAuth(request, nextauth, options(nextauth[1] ?? 'provider', request.headers))
  if (nextauth[0] === 'callback') logFailedSignIn(answer, request.headers)
  return answer
}

// Whoever is turned away is led back with a word for it.
function logFailedSignIn(answer: Response, headers: Headers): void {
  const [, word] = /\/error\?error=(\w{1,40})$/.exec(answer.headers.get('location') ?? '') ?? []
  if (word) logRefusal('unauthorized', { at: 'sign-in', requestId: headers.get('x-request-id'), word })
}
