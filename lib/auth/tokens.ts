import { createHash, randomBytes } from 'node:crypto'

// No 'server-only' here: scripts run by plain node make tokens too. node:crypto keeps it out of browsers.

/** A secret of 256 random bits behind the time at which it was made, so that tokens sort by age. */
export function newToken(now = new Date()): string {
  return `${now.getTime().toString(36).padStart(9, '0')}.${randomBytes(32).toString('base64url')}`
}

/** The only form of a token that is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
