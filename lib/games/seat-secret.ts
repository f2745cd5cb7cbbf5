import 'server-only'
import { createHash } from 'node:crypto'

/** The only form in which the secret of a seat is stored. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
