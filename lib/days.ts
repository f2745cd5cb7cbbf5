/** A day in milliseconds, as far as no clock is put forward or back. */
export const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment by universal time, written YYYY-MM-DD. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10)
