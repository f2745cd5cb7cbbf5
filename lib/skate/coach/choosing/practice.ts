import type { Motion } from '../../motion.ts'
import { allStepsTo, keyOf, type Library } from '../library.ts'

export type Mastery = 'LEARNING' | 'CONSISTENT' | 'MASTERED'

/** What was logged of a trick lately. */
interface Tries {
  readonly tries: number
  readonly lands: number
}

/** What a skater keeps and logs. */
export interface Practice {
  /** Mastery by the trick's id, as My Tricks keeps it. */
  readonly own: ReadonlyMap<number, Mastery>
  /** Tries of late by the trick's id; nothing for one who logs none. */
  readonly tried?: ReadonlyMap<number, Tries>
}

/** How a trick goes that is worked on. */
export interface Practiced extends Tries {
  /** It is kept as landed, and hardly is lately. */
  readonly isLost: boolean
}

const isKept = (mastery?: Mastery) => mastery === 'CONSISTENT' || mastery === 'MASTERED'

/** So many tries say that a trick is not what its level says any more. */
const ENOUGH_TO_LOSE = 10
const LOST = 0.25
const ENOUGH_TO_HAVE = 20
const HAD = 0.65

/** How a trick stands now: what its tries say counts for more than the level that was chosen once; undefined where neither is known. */
function masteryNow({ own, tried }: Practice, id: number | null): Mastery | undefined {
  if (id === null) return undefined
  const level = own.get(id)
  const { tries, lands } = tried?.get(id) ?? NO_TRIES
  if (isKept(level) && tries >= ENOUGH_TO_LOSE && lands < LOST * tries) return 'LEARNING'
  if (level === 'LEARNING' && tries >= ENOUGH_TO_HAVE && lands >= HAD * tries) return 'CONSISTENT'
  return level
}

const NO_TRIES: Tries = { tries: 0, lands: 0 }

/** As easy as that, a trick is what anyone does who rides: nobody is sent back to it. */
export const RIDING = 1.6

/** Who is at work on this many tricks has learned what they are built on, whether it is listed or not. */
const MANY = 3

/**
 * What the list and the log of a skater come to: what is landed, what is worked on by its key, what all of that has left
 * behind without being listed, and, where there are few projects, what comes before them.
 */
export function practiceOf(library: Library, skater: Practice) {
  const kept: Motion[] = []
  const learned = new Map<string, Practiced>()
  const rests: string[] = []
  for (const { id, motion } of skater.own.size === 0 ? [] : library.tricks) {
    const mastery = masteryNow(skater, id)
    if (isKept(mastery)) kept.push(motion)
    if (mastery !== 'LEARNING' || id === null) continue
    const isLost = isKept(skater.own.get(id))
    learned.set(keyOf(motion), { ...(skater.tried?.get(id) ?? NO_TRIES), isLost })
    if (isLost) rests.push(keyOf(motion))
  }
  const steps = (keys: Iterable<string>) =>
    new Set([...keys].flatMap((key) => [...allStepsTo(key, library.steps)]))
  const behind = steps(learned.size >= MANY ? learned.keys() : rests)
  const isMore = (key: string) => (library.byKey.get(key)?.value ?? 0) > RIDING
  const projects = learned.size >= MANY ? [] : [...learned.keys()].reverse()
  // Of two projects a step belongs to the first.
  const firstSteps = new Map(
    projects.flatMap((project) =>
      [...allStepsTo(project, library.steps)].filter(isMore).map((step) => [step, project] as const),
    ),
  )
  return {
    kept,
    learned,
    behind: [...behind].flatMap((key) => library.byKey.get(key)?.motion ?? []),
    firstSteps,
  }
}
