import 'server-only'
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import { admitLine, describeError, log } from '../observability/log'
import { lessonFor } from '../skate/lessons/lesson'
import type { Context, Lesson } from '../skate/lessons/phrases'
import type { Motion } from '../skate/motion'
import { TaskRefused, ThreadPool } from '../thread-pool'
import { isListed } from '../visible-tricks'
import type { Coach, CoachRow, CoachTask, Said } from './coach-thread'
import { plannerFields } from './planner-data'
import type { TrickMistake } from './schema'

// The coach reads what people write, so it runs beside the server: a text that takes it for ever stops a thread.

const limits = {
  size: 2,
  // An answer takes some ten milliseconds. On a busy machine it may take seconds, and is still worth having.
  runMs: 4000,
  prepareMs: 20_000,
  waitMs: 10_000,
  mostWaiting: 100,
  growMs: 300,
  idleMs: 10 * 60_000,
}

const start = () =>
  new Worker(new URL('./coach-thread.ts', import.meta.url), {
    // What is young is collected early: a thread that waits is small.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 },
  })

// On globalThis, so that all bundles of this process share its threads.
const place = globalThis as typeof globalThis & { coachThreads?: ThreadPool<CoachRow[], CoachTask> }
place.coachThreads ??= new ThreadPool({ ...limits, start })
const threads = place.coachThreads

const writtenFields = { description: true, steps: true, mistakes: true } as const

async function readRows(): Promise<CoachRow[]> {
  const rows = await db.trick.findMany({
    where: isListed,
    select: {
      ...plannerFields,
      ...writtenFields,
      aliases: { select: { name: true }, orderBy: { name: 'asc' } },
    },
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  })
  return rows.map(({ aliases, mistakes, ...row }) => ({
    ...row,
    mistakes: mistakes as TrickMistake[],
    aliases: aliases.map(({ name }) => name),
  }))
}

/** Another word for each state of what the coach knows, so that nobody has to read it all to see that it is the same. */
const readVersion = cached('tricks:coach version', ['tricks'], async () =>
  createHash('sha256')
    .update(JSON.stringify(await readRows()))
    .digest('base64url'),
)

let library: { version: string; data: Promise<CoachRow[]> } | null = null

/** The library for the threads, read when it has changed. */
async function getLibrary(): Promise<{ version: string; data: CoachRow[] }> {
  const version = await readVersion()
  if (library?.version !== version) library = { version, data: readRows() }
  const reading = library
  try {
    return { version, data: await reading.data }
  } catch (error) {
    if (library === reading) library = null
    throw error
  }
}

type Rest<Call> = Call extends (library: never, ...rest: infer Arguments) => unknown ? Arguments : never

/** What the coach answers; null where it had to be given up: it took too long, had too much to do, or died of it. */
export async function askCoach<Name extends keyof Coach>(
  call: Name,
  ...args: Rest<Coach[Name]>
): Promise<{ answer: ReturnType<Coach[Name]> } | null> {
  try {
    return { answer: (await threads.run(await getLibrary(), { call, args })) as ReturnType<Coach[Name]> }
  } catch (error) {
    if (!(error instanceof TaskRefused)) throw error
    const { reason, cause } = error
    if (admitLine(`coach ${reason}`))
      log.warn({ at: 'coach', ...(cause instanceof Error && describeError(cause)), call, problem: reason })
    return null
  }
}

/** How a trick is done that the library does not hold; from its motion alone where the coach had to be given up. */
export async function getLesson(
  motion: Motion,
  { name, obstacles, sequence = null }: Pick<Context, 'name' | 'obstacles' | 'sequence'>,
): Promise<Lesson> {
  const context = { ...(name && { name }), ...(obstacles && { obstacles }), sequence }
  return (await askCoach('lesson', motion, context))?.answer ?? lessonFor(motion, context)
}

/** What is untrue in each sentence; null for none. Null in all where the coach had to be given up. */
export async function findUntruths(
  sentences: readonly (Said | null)[],
): Promise<(readonly string[] | null)[] | null> {
  const asked = await askCoach(
    'untruths',
    sentences.flatMap((sentence) => sentence ?? []),
  )
  const found = asked?.answer.values()
  return found ? sentences.map((sentence) => sentence && (found.next().value ?? null)) : null
}
