import type { Motion } from '../skate/motion'
import { parseTrick } from '../skate/read/parse'

// Names are parsed once: the library is asked for often and changes seldom.
const motions = new Map<string, Motion | null>()
const mostMotions = 5000

/** What rider and board do, as far as the name of a trick tells; null where it tells nothing. */
export function readMotion(name: string): Motion | null {
  const known = motions.get(name)
  if (known !== undefined) return known
  const parsed = parseTrick(name)
  const found = parsed.ok ? parsed.motion : null
  if (motions.size >= mostMotions) motions.clear()
  motions.set(name, found)
  return found
}
