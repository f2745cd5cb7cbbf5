/** How much of what grows there is. */
export type Size = { factor: number; users: number; practice: number; posts: number }

const sizeOf = (factor: number): Size => ({
  factor,
  users: 1000 * factor,
  practice: 100_000 * factor,
  posts: 100 * factor,
})

/** The last one: 100,000 users, 10 million practice rows and 10,000 posts. */
export const sizes = [1, 10, 100].map(sizeOf)

/** A part of the work with the statement that does it. */
export type Step = { what: string; sql: string }
