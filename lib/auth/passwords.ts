import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// No 'server-only' here: scripts run by plain node set passwords too. A native module never reaches a browser.

/** An argon2id hash with its salt, made off the event loop. */
export const hashPassword = (password: string) => hash(password)

// The hash of a password that no account has.
const dummy = hash(randomBytes(32))

/** Whether this is the password of the hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isCorrect = await verify(passwordHash ?? (await dummy), password)
  return isCorrect && passwordHash !== null
}
