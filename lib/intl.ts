/**
 * Makes a value when it is first asked for, and keeps it. For formats of Intl: the first of them that a page makes loads
 * their data, which takes a slow phone a tenth of a second, and most pages never format a thing.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const collator = once(() => new Intl.Collator('en', { numeric: true }))

/** Compares names for sorting: alphabetically, numbers by their value. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other)
