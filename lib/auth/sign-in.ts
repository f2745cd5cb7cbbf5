import 'server-only'
import { createHash } from 'node:crypto'
import type { AccountUser, LoginInput } from '../accounts/schema'
import { db } from '../db'
import { env } from '../env'
import { AppError } from '../errors'
import { accountFields, toAccountUser } from './account-row'
import { clientAddress } from './address'
import { knownBrowser } from './known-browser'
import { verifyPassword } from './passwords'
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
