import { z } from 'zod'

// In browsers it would try whether it may compile code, which our policy forbids, and the attempt is reported.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** Text that Postgres stores as it is: no NUL, which it refuses, and no half of a character pair, which changes. */
export const plainText = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'This text has characters that cannot be stored',
})
