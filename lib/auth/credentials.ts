import 'server-only'
import { createHash } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { type AccountUser, type LoginInput, type RegisterInput, usernameKeyOf } from '../accounts/schema'
import { db } from '../db/client'
import { env } from '../env'
import { AppError } from '../errors'
import { accountFields, toAccountUser } from './auth-context'
import { clientAddress } from './client-address'
import { knownBrowser } from './cookies'
import { mailVerification } from './email-links'
import { checkPassword, hashPassword, verifyPassword } from './passwords'
import { countAttempt, countGuess, resetAttempts, takeBackGuess } from './rate-limit'
import { refuseTaken, refusingTaken } from './taken-names'

type Row = Prisma.UserGetPayload<{ select: typeof accountFields }>

/**
 * Counts an attempt at an account before the password is compared. A browser that has signed in to it before is counted
 * alone, so that strangers cannot lock it out; all others are counted per address and all together. Attempts count for
 * one password: a new one starts afresh. Returns what undoes the count. Throws `rate_limited`.
 */
async function countSignIn(email: string, row: Row | null, headers: Headers): Promise<() => Promise<void>> {
  const nameOf = (from: string) =>
    createHash('sha256').update([email, row?.passwordHash, from].join(' ')).digest('base64url')
  const browser = knownBrowser(email, headers)
  if (browser) return countSecret(nameOf(browser))
  const account = nameOf('everywhere')
  await countGuess(account)
  const address = clientAddress(headers, env.TRUST_PROXY)
  if (!address) return () => takeBackGuess(account)
  const undo = await countSecret(nameOf(address)).catch(async (error: unknown) => {
    await takeBackGuess(account)
    throw error
  })
  return async () => {
    await Promise.all([undo(), takeBackGuess(account)])
  }
}

async function countSecret(secret: string): Promise<() => Promise<void>> {
  await countAttempt(secret)
  return () => resetAttempts(secret)
}

/**
 * The account with this email address and password. Throws the same `unauthorized`, after the same work, for an
 * unknown address and for a wrong password, and `rate_limited` after too many attempts.
 */
export async function signIn({ email, password }: LoginInput, headers: Headers): Promise<AccountUser> {
  const row = await db.user.findUnique({ where: { email }, select: accountFields })
  const forgive = await countSignIn(email, row, headers)
  const found = await checkPassword(password, row?.passwordHash ?? null)
  if (!row || found === 'wrong') {
    throw new AppError('unauthorized', 'Invalid email or password', { sessionExpired: false })
  }
  await forgive()
  if (found === 'old') await hashAnew(row, password)
  return toAccountUser(row)
}

/** Not where it was changed meanwhile. */
async function hashAnew({ id, passwordHash }: Row, password: string): Promise<void> {
  const data = { passwordHash: await hashPassword(password) }
  await db.user.updateMany({ where: { id, passwordHash }, data })
}

/**
 * Checks the password once more before something that cannot be undone; accounts without one pass. Throws `rate_limited`
 * or `forbidden` with the field of the password.
 */
export async function confirmPassword(
  userId: number,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (passwordHash === null) return
  const secret = `confirm:${userId}:${createHash('sha256').update(passwordHash).digest('base64url')}`
  await countAttempt(secret)
  if (!(await verifyPassword(password ?? '', passwordHash))) {
    throw new AppError('forbidden', 'Wrong password', {
      fields: { [field]: ['Wrong password'] },
    })
  }
  await resetAttempts(secret)
}

/** Creates an account. Throws `conflict` with the field when the email address or the username is taken. */
export async function register({ username, email, password }: RegisterInput): Promise<AccountUser> {
  const usernameKey = usernameKeyOf(username)
  await refuseTaken({ email, usernameKey })
  const passwordHash = await hashPassword(password)
  const row = await refusingTaken({ email, usernameKey }, () =>
    db.user.create({ data: { username, usernameKey, email, passwordHash }, select: accountFields }),
  )
  mailVerification(row)
  return toAccountUser(row)
}
