import { cutSlug } from './slug.ts'

/** The wanted address, from the second on with a number behind it; a number may cost it its last letters. */
export function numberedSlug(wanted: string, number: number): string {
  const ending = number === 1 ? '' : `-${number}`
  return cutSlug(wanted, 80 - ending.length) + ending
}
