import type { Request, Suggestion } from '../skate/coach/answer'
import { checkProposal, untruths, wordingProblems } from '../skate/coach/check.ts'
import { WHOLE_KNOWLEDGE } from '../skate/coach/knowledge.ts'
import { keyOf, type Library, type Suggestable, toLibrary } from '../skate/coach/library.ts'
import { whatNext } from '../skate/coach/next.ts'
import { offersFor, suggest } from '../skate/coach/suggest.ts'
import { lessonFor } from '../skate/lessons/lesson.ts'
import type { Context } from '../skate/lessons/phrases.ts'
import type { Motion } from '../skate/motion'
import { serveTasks } from '../thread-pool.ts'
import { lessonsOf, type WrittenTrick } from './lessons-of.ts'
import { type PlannerRow, toPlannerTrick } from './planner-trick.ts'

// The coach in a thread of its own, which lib/tricks/coach-data.ts starts, and ends when it takes too long.

/** A trick of the library as the coach gets to know it. */
export type CoachRow = PlannerRow & WrittenTrick & { aliases: string[] }

/** A sentence, the tricks it is about, what else it may name, and words that it may say back. */
export type Said = {
  text: string
  of: readonly Suggestable[]
  related: readonly Motion[]
  mentioned: string
}

const coach = {
  suggest,
  offersFor,
  whatNext,
  checkProposal: (library: Library, name: string, request: Request, own: Suggestion) =>
    checkProposal(name, library, request, own),
  wordingProblems: (library: Library, text: string, suggestion: Suggestion, request: Request) =>
    wordingProblems(text, suggestion, library, request),
  /** How a trick is done that the library does not hold, from what is written there of its pieces and relatives. */
  lesson: (library: Library, motion: Motion, context: Context) =>
    lessonFor(motion, {
      ...context,
      written: (piece) => {
        const trick = library.byKey.get(keyOf(piece))
        return trick ? library.knows.lessonOf(trick) : null
      },
    }),
  /** What is untrue in each sentence. */
  untruths: (library: Library, sentences: readonly Said[]) =>
    sentences.map(({ text, of, related, mentioned }) =>
      untruths(text, { of, related: related.map(keyOf), mentioned }, library),
    ),
}

/** What the coach can be asked for, each a function of its library and more. */
export type Coach = typeof coach

export type CoachTask = { call: keyof Coach; args: readonly unknown[] }

/** Makes a library ready, and what is only made when it is first used. */
function prepare(rows: readonly CoachRow[]): Library {
  const written = lessonsOf(rows)
  const library = toLibrary(
    rows.map((row) => ({ ...toPlannerTrick(row), aliases: row.aliases })),
    { ...WHOLE_KNOWLEDGE, lessonOf: (trick) => written(trick) ?? WHOLE_KNOWLEDGE.lessonOf(trick) },
  )
  suggest(library, { text: 'something new on flat', levels: ['Beginner', 'Intermediate'] })
  return library
}

serveTasks(prepare, ({ call, args }: CoachTask, library) =>
  (coach[call] as (library: Library, ...args: readonly unknown[]) => unknown)(library, ...args),
)
