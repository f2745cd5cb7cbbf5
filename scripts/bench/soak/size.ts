/** How much of what grows there is. */
export type Size = { users: number; practice: number; posts: number }

/** A busy product after its first year. */
export const size: Size = { users: 1000, practice: 100_000, posts: 100 }

/** A part of the work with the statement that does it. */
export type Step = { what: string; sql: string }
