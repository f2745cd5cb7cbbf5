import 'server-only'
import { username as usernameAtom, usernameKeyOf } from '../accounts/schema'
import { db } from '../db'
import { isUniqueViolation } from '../db-errors'

export const oauthFields = { id: true, username: true, email: true } as const

/** A username made of what the provider tells: its name for the person, else what stands before the @. */
function wantedUsername(name: string | null | undefined, email: string): string {
  const candidates = [name ?? '', email.replace(/@.*$/, ''), 'skater']
  for (const candidate of candidates) {
    const parsed = usernameAtom.safeParse(candidate.slice(0, 30))
    if (parsed.success) return parsed.data
  }
  return 'skater'
}

const rounds = 5

/** Makes the account of somebody who came through a provider. A taken username gets a number behind it. */
export async function createOAuthUser(name: string | null | undefined, email: string) {
  const wanted = wantedUsername(name, email)
  for (let round = 0; ; round++) {
    const username = round === 0 ? wanted : `${wanted}${Math.floor(Math.random() * 10 ** (round + 2))}`
    try {
      return await db.user.create({
        data: { username, usernameKey: usernameKeyOf(username), email: email.toLowerCase() },
        select: oauthFields,
      })
    } catch (error) {
      if (!isUniqueViolation(error) || round === rounds) throw error
    }
  }
}
