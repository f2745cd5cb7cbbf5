import 'server-only'
import type { AccountUser, DebugInfo, SignedIn } from '../accounts/schema'
import { db } from '../db/client'
import { securityLog } from '../observability/log'
import type { Viewer } from './auth-context'
import { clearedCookieHeader, knownBrowserHeader, readSessionTokens, sessionCookieHeader } from './cookies'
import { hashToken, newToken } from './tokens'

export const sessionSeconds = 30 * 24 * 60 * 60

type NewSession = { cookieToken: string; headerToken: string; expires: Date }

/** A new session row. Only the returned value holds the tokens in clear; `cookieToken` is made unless given. */
export async function createSession(
  userId: number,
  authMethod: string,
  headers: Headers,
  cookieToken = newToken(),
): Promise<NewSession> {
  const headerToken = newToken()
  const expires = new Date(Date.now() + sessionSeconds * 1000)
  await db.session.create({
    data: {
      userId,
      authMethod,
      userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
      cookieTokenHash: hashToken(cookieToken),
      headerTokenHash: hashToken(headerToken),
      expiresAt: expires,
    },
  })
  return { cookieToken, headerToken, expires }
}

/** Logs a sign-in and how it was done. */
export function logSignIn(method: string, headers: Headers): void {
  securityLog.info({ at: 'sign-in', requestId: headers.get('x-request-id'), method })
}

/**
 * Signs in by password: ends the sessions that came with the request and responds with a new one, whose cookie and
 * known-browser cookie are set.
 */
export async function startSession(
  user: AccountUser,
  message: string,
  headers: Headers,
  status = 200,
): Promise<Response> {
  await endPresentedSessions(headers)
  const { cookieToken, headerToken, expires } = await createSession(user.id, 'password', headers)
  logSignIn('password', headers)
  const body: SignedIn = { success: true, message, user, sessionId: headerToken }
  const response = Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
  response.headers.append('set-cookie', sessionCookieHeader(cookieToken, expires))
  response.headers.append('set-cookie', knownBrowserHeader(user.email))
  return response
}

async function endPresentedSessions(headers: Headers): Promise<void> {
  const hashes = Object.values(readSessionTokens(headers)).flatMap((token) =>
    token ? [hashToken(token)] : [],
  )
  await db.session.deleteMany({
    where: { OR: [{ cookieTokenHash: { in: hashes } }, { headerTokenHash: { in: hashes } }] },
  })
}

/** Ends the viewer's session on this device, or on all of them. */
export async function endSession(viewer: Viewer, devices: 'this' | 'all'): Promise<void> {
  const where = devices === 'all' ? { userId: viewer.id } : { id: viewer.sessionRowId, userId: viewer.id }
  await db.session.deleteMany({ where })
  securityLog.info({ at: 'sign-out', devices })
}

/** A response that clears the session cookie. */
export function signedOutResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'set-cookie': clearedCookieHeader } })
}

/** Active sessions and their accounts: all of them for an admin, otherwise the viewer's own. Never a token. */
export async function listSessions(viewer: Viewer): Promise<DebugInfo> {
  const own = viewer.role === 'ADMIN' ? {} : { userId: viewer.id }
  const sessions = await db.session.findMany({
    where: { ...own, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      createdAt: true,
      userId: true,
      user: { select: { id: true, username: true, email: true } },
    },
    orderBy: { id: 'desc' },
    take: 500,
  })
  return {
    activeSessions: sessions.map(({ id, createdAt, userId }) => ({
      id,
      created: createdAt.toISOString(),
      userId,
    })),
    activeUsers: [...new Map(sessions.map(({ user }) => [user.id, user])).values()],
  }
}
