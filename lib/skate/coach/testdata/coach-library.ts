import { lineTricks, seedTricks } from '../../testdata/library.ts'
import { WHOLE_KNOWLEDGE } from '../knowledge.ts'
import { toLibrary } from '../library.ts'

/** The tricks of the library as the app hands them to the coach, the best known first. */
export const coachTricks = lineTricks
  .map((trick) => {
    const { level = 'Beginner', obstacles = [], aliases = [], sources = 0 } = seedTricks[trick.id - 1] ?? {}
    return { ...trick, level, obstacles, aliases, sources } as const
  })
  .sort((one, other) => other.sources - one.sources)

export const coachLibrary = toLibrary(coachTricks, WHOLE_KNOWLEDGE)
