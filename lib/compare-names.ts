import { once } from './once'

const collator = once(() => new Intl.Collator('en', { numeric: true }))

/** Compares names for sorting: alphabetically, numbers by their value. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other)
