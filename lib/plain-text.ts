import { z } from 'zod'

// In browsers zod would try whether it may compile code, which our policy forbids, and the attempt would be reported.
if (typeof window !== 'undefined') z.config({ jitless: true })

const wrongForm = 'This has the wrong form'

function sizeOf(origin: string, amount: number | bigint): string {
  if (origin === 'string') return amount === 1 || amount === 1n ? '1 character' : `${amount} characters`
  return origin === 'array' || origin === 'set' ? `${amount} entries` : String(amount)
}

/** What is wrong with an input where its schema has no sentence for it: never the validator's own words. */
function plainProblem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : wrongForm
    case 'too_small':
      return `At least ${sizeOf(issue.origin, issue.minimum)}`
    case 'too_big':
      return `At most ${sizeOf(issue.origin, issue.maximum)}`
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}`
    default:
      return wrongForm
  }
}

z.config({ customError: plainProblem })

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

const unstorable = { error: 'This text has characters that cannot be stored' }

/** Text that Postgres stores unchanged: without NUL, which it refuses, and lone surrogates, which it replaces. */
export const plainText = z.string().refine(isStorable, unstorable)

/** Text that Postgres stores unchanged, with the sentence for a field that was not sent. */
export const requiredText = (missing: string) =>
  z
    .string({ error: ({ input }) => ((input ?? null) === null ? missing : undefined) })
    .refine(isStorable, unstorable)
