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
import { countTry, forgiveTries } from './rate-limit'

/** Names the guesses at one account from one browser or place without writing down the e-mail address. */
function guessesAt(email: string, headers: Headers): string {
  const from = knownBrowser(email, headers) ?? clientAddress(headers, env.TRUST_PROXY) ?? 'anywhere'
  return createHash('sha256').update(`${email} ${from}`).digest('base64url')
}

/**
 * The account of this e-mail address and password. Throws `unauthorized` alike, and after the same work, for
 * an unknown address and a wrong password; `rate_limited` after too many.
 */
export async function signIn({ email, password }: LoginInput, headers: Headers): Promise<AccountUser> {
  const guesses = guessesAt(email, headers)
  await countTry(guesses)
  const row = await db.user.findUnique({ where: { email }, select: accountFields })
  const isRight = await verifyPassword(password, row?.passwordHash ?? null)
  if (!row || !isRight) {
    throw new AppError('unauthorized', 'Invalid email or password', { sessionExpired: false })
  }
  await forgiveTries(guesses)
  return toAccountUser(row)
}

/** Asks again who is there before something that cannot be undone. Throws `forbidden`. */
export async function confirmPassword(userId: number, password: string | undefined): Promise<void> {
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (passwordHash === null) return
  await countTry(`confirm:${userId}`)
  if (!(await verifyPassword(password ?? '', passwordHash))) {
    throw new AppError('forbidden', 'The password is not right', {
      fields: { password: ['The password is not right'] },
    })
  }
  await forgiveTries(`confirm:${userId}`)
}

const taken = {
  email: 'An account with this email already exists',
  username: 'This username is already taken',
}

/** A new account. Throws `conflict` with the field when the e-mail address or the username is somebody's. */
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
