import 'server-only'
import { createHash } from 'node:crypto'
import { type AccountUser, type LoginInput, type RegisterInput, usernameKeyOf } from '../accounts/schema'
import { db } from '../db/client'
import { isUniqueViolation } from '../db/errors'
import { env } from '../env'
import { AppError } from '../errors'
import { accountFields, toAccountUser } from './auth-context'
import { clientAddress } from './client-address'
import { knownBrowser } from './cookies'
import { hashPassword, verifyPassword } from './passwords'
import { countAttempt, resetAttempts } from './rate-limit'

/** The name under which attempts at one account from one browser or address are counted; it hides the e-mail address. */
function attemptsKey(email: string, headers: Headers): string {
  const from = knownBrowser(email, headers) ?? clientAddress(headers, env.TRUST_PROXY) ?? 'anywhere'
  return createHash('sha256').update(`${email} ${from}`).digest('base64url')
}

/**
 * The account with this e-mail address and password. Throws the same `unauthorized`, after the same work, for an
 * unknown address and for a wrong password, and `rate_limited` after too many attempts.
 */
export async function signIn({ email, password }: LoginInput, headers: Headers): Promise<AccountUser> {
  const attempts = attemptsKey(email, headers)
  await countAttempt(attempts)
  const row = await db.user.findUnique({ where: { email }, select: accountFields })
  const isCorrect = await verifyPassword(password, row?.passwordHash ?? null)
  if (!row || !isCorrect) {
    throw new AppError('unauthorized', 'Invalid email or password', { sessionExpired: false })
  }
  await resetAttempts(attempts)
  return toAccountUser(row)
}

/**
 * Checks the password once more before something that cannot be undone; accounts without one pass. Throws `forbidden`
 * or `rate_limited`.
 */
export async function confirmPassword(userId: number, password: string | undefined): Promise<void> {
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (passwordHash === null) return
  await countAttempt(`confirm:${userId}`)
  if (!(await verifyPassword(password ?? '', passwordHash))) {
    throw new AppError('forbidden', 'The password is not right', {
      fields: { password: ['The password is not right'] },
    })
  }
  await resetAttempts(`confirm:${userId}`)
}

const taken = {
  email: 'An account with this email already exists',
  username: 'This username is already taken',
}

/** Creates an account. Throws `conflict` with the field when the e-mail address or the username is taken. */
export async function register({ username, email, password }: RegisterInput): Promise<AccountUser> {
  const usernameKey = usernameKeyOf(username)
  await refuseTaken(email, usernameKey)
  const passwordHash = await hashPassword(password)
  try {
    const row = await db.user.create({
      data: { username, usernameKey, email, passwordHash },
      select: accountFields,
    })
    return toAccountUser(row)
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(email, usernameKey)
    throw error
  }
}

async function refuseTaken(email: string, usernameKey: string): Promise<void> {
  const rows = await db.user.findMany({
    where: { OR: [{ email }, { usernameKey }] },
    select: { email: true },
    take: 2,
  })
  if (rows.length === 0) return
  const field = rows.some((row) => row.email === email) ? 'email' : 'username'
  throw new AppError('conflict', taken[field], { fields: { [field]: [taken[field]] } })
}
