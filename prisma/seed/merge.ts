import { isDeepStrictEqual } from 'node:util'

export type Values = Record<string, unknown>

/**
 * What a newer seed may change in a row: fields that still hold what the last seed
 * wrote. A field that people changed keeps their value. Null when nothing is left to do.
 */
export function mergeSeed(lastSeeded: Values, next: Values, current: Values): Values | null {
  const changes = Object.entries(next).filter(
    ([field, value]) =>
      !isDeepStrictEqual(value, lastSeeded[field]) && isDeepStrictEqual(current[field], lastSeeded[field]),
  )
  return changes.length > 0 ? Object.fromEntries(changes) : null
}
