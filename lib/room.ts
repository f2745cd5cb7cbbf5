import { AppError } from './errors'

/** How much one account keeps, or one guest's device: more than anyone makes, and few enough to send and export at once. */
export const mostKept = {
  lines: 500,
  notes: 2000,
  sessions: 20_000,
  // Every day of more than ten years.
  days: 4000,
  composed: 1000,
  parks: 100,
} as const

type Kept = keyof typeof mostKept

const full: Record<Kept, string> = {
  lines: 'You have 500 lines, which is all that fits. Delete one to save another.',
  notes: 'You have 2000 notes, which is all that fits. Delete one to write another.',
  sessions: 'You have logged 20000 sessions, which is all that fits. Undo one to log another.',
  days: 'Your diary has 4000 days, which is all that fits. Empty one to write another.',
  composed: 'You have 1000 tricks from TrickBot, which is all that fits.',
  parks: 'You have 100 parks, which is all that fits. Delete one to keep another.',
}

/** Throws `conflict` with a sentence unless so many more of a thing fit beside those that there are. */
export function requireRoom(what: Kept, count: number, more = 1): void {
  if (count + more > mostKept[what]) throw new AppError('conflict', full[what])
}
