import 'server-only'
import { type AccountUser, type RegisterInput, usernameKeyOf } from '../accounts/schema'
import { db } from '../db'
import { isUniqueViolation } from '../db-errors'
import { AppError } from '../errors'
import { accountFields, toAccountUser } from './account-row'
import { hashPassword } from './passwords'

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
