import { rollOut } from '../skate/lines/trick'
import type { Lead } from '../skate/stance'
import type { TrickDetail } from './schema'

// Apart from read-motion.ts, so that an opened row of the library does without the engine's grammar.

/** The foot that leads as a trick of the library rolls away; null when nothing decides it. */
export function wayOut({ motion, combinationDetails, ...facts }: TrickDetail): Lead | null {
  return motion && rollOut(motion, { ...facts, sequence: combinationDetails?.sequence })
}
