import { z } from 'zod'

// In browsers zod would try whether it may compile code, which our policy forbids, and the attempt would be reported.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** Text that Postgres stores unchanged: without NUL, which it refuses, and lone surrogates, which it replaces. */
export const plainText = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'This text has characters that cannot be stored',
})
