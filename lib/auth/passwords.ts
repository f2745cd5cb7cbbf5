import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// No 'server-only' here: scripts run by plain node set passwords too. A native module never reaches a browser.

/** A password as it is hashed: keyboards write one letter in several ways. */
const normal = (password: string) => password.normalize('NFKC')

/** An argon2id hash with its salt, made off the event loop. */
export const hashPassword = (password: string) => hash(normal(password))

// The hash of a password that no account has.
const dummy = hash(randomBytes(32))

/** Whether this is the password of the hash. Without a hash it takes the same time and returns false. */
export const verifyPassword = async (password: string, passwordHash: string | null): Promise<boolean> =>
  (await checkPassword(password, passwordHash)) !== 'wrong'

/**
 * Whether this is the password of the hash, and `old` where the hash is of an earlier release, which took a password as
 * it came: it is to be hashed anew. Without a hash it takes the same time and is wrong.
 */
export async function checkPassword(
  password: string,
  passwordHash: string | null,
): Promise<'right' | 'old' | 'wrong'> {
  const stored = passwordHash ?? (await dummy)
  const isRight = await verify(stored, normal(password))
  const isOld = !isRight && normal(password) !== password && (await verify(stored, password))
  if (passwordHash === null || !(isRight || isOld)) return 'wrong'
  return isRight ? 'right' : 'old'
}
