import 'server-only'
import type { TextSource } from '@/prisma/generated/enums'
import { consultModel } from '../ai/consult'
import { hasModel } from '../ai/model'
import { invalidate } from '../cache/cache'
import { shareInFlight } from '../cache/in-flight'
import { db } from '../db/client'
import { AppError } from '../errors'
import { rollOut } from '../skate/lines/trick'
import { trickNotFound, visibleTo } from '../visible-tricks'
import { getLesson } from './coach-data'
import { readMotion } from './read-motion'
import { stepsAnswer, stepsFacts, stepsInstructions, validSteps } from './steps-prompt'

const failure = 'Failed to generate trick instructions.'

type StepsAnswer = { steps: string[]; source: Lowercase<TextSource> }

const fields = {
  id: true,
  name: true,
  description: true,
  stance: true,
  approach: true,
  family: true,
  obstacles: true,
  sequence: true,
  steps: true,
  stepsSource: true,
  isHidden: true,
} as const

async function findRow(viewerId: number | null, id: number) {
  const row = await db.trick.findFirst({ where: { id, ...visibleTo(viewerId) }, select: fields })
  if (!row) throw trickNotFound()
  return row
}

type Row = Awaited<ReturnType<typeof findRow>>

function toAnswer({ steps, stepsSource }: Pick<Row, 'steps' | 'stepsSource'>): StepsAnswer {
  const source = (stepsSource ?? 'HAND').toLowerCase() as StepsAnswer['source']
  return { steps, source }
}

async function fromModel(viewerId: number | null, trick: Row): Promise<string[] | null> {
  const motion = readMotion(trick.name)
  const exit = motion && rollOut(motion, trick)
  const { name, description, stance, obstacles } = trick
  return consultModel(viewerId, {
    about: 'steps',
    schema: stepsAnswer,
    system: stepsInstructions,
    facts: stepsFacts({ name, description, stance, obstacles, exit }),
    judge: ({ steps }) => {
      const checked = validSteps(steps, { stance, exit })
      const problems = checked ? [] : ['The steps are no steps that a reader may see.']
      return { checked, problems, said: `${steps.length} steps` }
    },
  })
}

async function fromCoach({ name, obstacles, sequence }: Row) {
  const motion = readMotion(name)
  return motion && getLesson(motion, { name, obstacles, sequence })
}

async function writeSteps(viewerId: number | null, trick: Row) {
  if (trick.isHidden) throw new AppError('invalid', failure)
  const steps = await fromModel(viewerId, trick)
  if (steps) return { steps, stepsSource: 'MODEL' as const }
  const lesson = await fromCoach(trick)
  if (lesson) {
    const mistakes = lesson.mistakes.map(({ mistake, fix }) => ({ mistake, fix }))
    return { steps: [...lesson.steps], stepsSource: 'COACH' as const, mistakes }
  }
  // A model that failed may work later; without a model, trying again is of no use.
  throw hasModel()
    ? new AppError('unavailable', failure, { retryAfterSeconds: 60 })
    : new AppError('invalid', failure)
}

async function createSteps(viewerId: number | null, trick: Row): Promise<StepsAnswer> {
  const written = await writeSteps(viewerId, trick)
  // Only if there are still none: another request may have stored some meanwhile.
  const { count } = await db.trick.updateMany({
    where: { id: trick.id, steps: { isEmpty: true } },
    data: written,
  })
  if (count > 0) await invalidate('tricks')
  const stored = await db.trick.findUnique({
    where: { id: trick.id },
    select: { steps: true, stepsSource: true },
  })
  return toAnswer(stored ?? written)
}

const shared = shareInFlight<StepsAnswer>()

/**
 * The steps of a trick that the viewer may see; if it has none, new ones are written and stored. Throws `not_found`,
 * `invalid` if its name cannot be read or it is hidden, and `unavailable` if the model failed.
 */
export async function generateSteps(viewerId: number | null, id: number): Promise<StepsAnswer> {
  const trick = await findRow(viewerId, id)
  return trick.steps.length > 0 ? toAnswer(trick) : shared(String(id), () => createSteps(viewerId, trick))
}
