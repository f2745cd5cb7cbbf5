import 'server-only'
import { db } from '../db/client'
import { isUniqueViolation } from '../db/errors'
import { AppError } from '../errors'

const taken = {
  email: 'An account with this email already exists',
  username: 'This username is already taken',
}

/** What only one account may have; `exceptId` is the account that may keep it. */
type Names = { email?: string; usernameKey?: string; exceptId?: number }

/** Throws `conflict` with the field when another account has this email address or this username. */
export async function refuseTaken({ email, usernameKey, exceptId }: Names): Promise<void> {
  const wanted = [...(email ? [{ email }] : []), ...(usernameKey ? [{ usernameKey }] : [])]
  const rows = await db.user.findMany({
    where: { OR: wanted, ...(exceptId === undefined ? {} : { id: { not: exceptId } }) },
    select: { email: true },
    take: 2,
  })
  if (rows.length === 0) return
  const field = rows.some((row) => row.email === email) ? 'email' : 'username'
  throw new AppError('conflict', taken[field], { fields: { [field]: [taken[field]] } })
}

/** Writes names that may be taken in the same moment. Throws as `refuseTaken` does. */
export async function refusingTaken<T>(names: Names, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(names)
    throw error
  }
}
