import type { Motion } from '../skate/motion'
import { parseTrick } from '../skate/read/parse.ts'

// Each name is parsed once: the library is read often and rarely changes.
const motions = new Map<string, Motion | null>()
const maxMotions = 5000

/** What rider and board do, read from the name of a trick; null if it cannot be read. */
export function readMotion(name: string): Motion | null {
  const known = motions.get(name)
  if (known !== undefined) return known
  const parsed = parseTrick(name)
  const found = parsed.ok ? parsed.motion : null
  if (motions.size >= maxMotions) motions.clear()
  motions.set(name, found)
  return found
}
