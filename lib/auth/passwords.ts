import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// No 'server-only' here: scripts run by plain node set passwords too. A native module never reaches a browser.

/** An argon2id hash, made off the event loop. */
export const hashPassword = (password: string) => hash(password)

// The hash of a password that nobody has.
const dummy = hash(randomBytes(32))

/** Compares; without a hash to compare with it takes the same time and answers no. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummy), password)
  return isRight && passwordHash !== null
}
