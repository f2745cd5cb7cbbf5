import type { ReactNode } from 'react'
import type { LineEntry, SavedTrick } from '@/lib/lines/schema'

/** What a line shows of tricks and their videos; the page hands it in, since other nouns know how. */
export type TrickSlots = {
  /** Category and difficulty as badges. */
  badges: (trick: LineEntry['trick']) => ReactNode
  save: (trick: LineEntry['trick']) => ReactNode
  tutorial: (trick: SavedTrick, onLoaded: () => void) => ReactNode
}
