import { rollOut } from '../skate/lines/trick'
import type { Motion } from '../skate/motion'
import { parseTrick } from '../skate/read/parse'
import type { Lead } from '../skate/stance'
import type { TrickDetail } from './schema'

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

/** The foot that leads as a trick of the library rolls away; null when nothing decides it. */
export function wayOut({ motion, combinationDetails, ...facts }: TrickDetail): Lead | null {
  return motion && rollOut(motion, { ...facts, sequence: combinationDetails?.sequence })
}
