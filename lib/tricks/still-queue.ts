import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { stillNamed } from './still'

let last: Promise<unknown> = Promise.resolve()

/**
 * The same as `stillNamed`, when its turn comes: one drawing in each turn of the event loop. A browser without scripts
 * asks for a whole library of stills at once, and a page asked for meanwhile is to wait for one of them.
 */
export function stillInTurn(end: string): Promise<string | null> {
  const still = last.then(() => setImmediate()).then(() => stillNamed(end))
  last = still.catch(() => null)
  return still
}
