import 'server-only'
import { createHash } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { dayMs, utcDay } from '../days'
import { db } from '../db/client'
import { type Allowance, spend } from '../db/daily-budget'
import { log } from '../observability/log'
import { askModel, type Effort, hasModel, isResting, type Question } from './model'
import { isShowable, onOneLine } from './model-text'

const freshMs = 7 * dayMs
const perDay = { all: 3000, user: 80, guests: 400, articles: 300 }

type Use = {
  effort: Effort
  /** How often it is asked, at most: again with what was wrong. */
  rounds: number
  /** All rounds together take no longer than this, whatever each of them may take. */
  patienceMs?: number
  /** Whether equal questions get the same answer for a week. */
  isKept: boolean
}

const whileSomebodyWaits: Use = { effort: 'quick', rounds: 2, patienceMs: 6500, isKept: true }

/** What a model is asked for. */
const uses = {
  suggestion: whileSomebodyWaits,
  line: whileSomebodyWaits,
  park: whileSomebodyWaits,
  // Kept with the trick.
  steps: { effort: 'patient', rounds: 1, isKept: false },
  // An editor who asks again wants another one.
  article: { effort: 'long', rounds: 1, isKept: false },
} satisfies Record<string, Use>

const keyOf = ({ system, prompt }: Question<unknown>) =>
  createHash('sha256')
    .update(JSON.stringify([system, prompt]))
    .digest('base64url')

async function findCached<T>(key: string, { schema }: Question<T>): Promise<T | null> {
  const row = await db.modelAnswer.findUnique({ where: { key } })
  if (!row || Date.now() - row.createdAt.getTime() > freshMs) return null
  const parsed = schema.safeParse(row.answer)
  return parsed.success ? parsed.data : null
}

async function save(key: string, answer: Prisma.InputJsonValue): Promise<void> {
  await db.modelAnswer.createMany({ data: [{ key, answer }], skipDuplicates: true })
  await db.modelAnswer.updateMany({ where: { key }, data: { answer, createdAt: new Date() } })
}

function allowancesOf(about: keyof typeof uses, userId: number | null): Omit<Allowance, 'day'>[] {
  if (about === 'article') return [{ name: 'model drafts', limit: perDay.articles }]
  const own =
    userId === null
      ? { name: 'model guests', limit: perDay.guests }
      : { name: `model user ${userId}`, limit: perDay.user }
  return [own, { name: 'model', limit: perDay.all }]
}

async function mayAsk(about: keyof typeof uses, userId: number | null): Promise<boolean> {
  const day = utcDay(new Date())
  for (const allowance of allowancesOf(about, userId)) if (await spend({ ...allowance, day })) return false
  return true
}

type Asker = { about: keyof typeof uses; userId: number | null }

/** The answer, perhaps one from the week's; null when the day's allowance is spent, and when it fails. */
async function ask<T extends Prisma.InputJsonValue>(
  { about, userId }: Asker,
  question: Question<T>,
): Promise<{ answer: T; remember: () => Promise<void> } | null> {
  const { effort, isKept }: Use = uses[about]
  const key = keyOf(question)
  const cached = isKept ? await findCached(key, question) : null
  if (cached !== null) return { answer: cached, remember: async () => {} }
  if (isResting(effort) || !(await mayAsk(about, userId))) return null
  const answer = await askModel(effort, question)
  return answer === null ? null : { answer, remember: async () => (isKept ? save(key, answer) : undefined) }
}

/** An answer of the model, held against the facts. */
export type Judged<Checked> = {
  /** What may be shown of it; null when nothing may. */
  checked: Checked | null
  /** What is wrong with it, each in words that a model can act on. */
  problems: readonly string[]
  /** What it chose, for the log: in words of ours, since its own may quote the person. */
  said: string
}

type Consultation<Answer, Checked> = Omit<Question<Answer>, 'prompt'> & {
  about: keyof typeof uses
  /** What the model is to know, as data. */
  facts: object
  judge: (answer: Answer) => Judged<Checked> | Promise<Judged<Checked>>
}

const manners =
  'Write English for readers of thirteen and older: no insults, no dares, no health claims, no advertising.'
const mendIt = 'Where the JSON holds your last answer, answer anew and mend what is wrong with it.'

/**
 * What may be shown of the model's answer: the one way to ask it. Where there is time, an answer that fails the checks
 * is asked for once more, with what was wrong; of the last one only what is sound is taken. Null when that is nothing,
 * without a model, when the day's allowance is spent, and when the model fails or is too slow: then the app answers
 * itself.
 */
export async function consultModel<Answer extends Prisma.InputJsonObject, Checked>(
  userId: number | null,
  { about, facts, judge, schema, system, signal }: Consultation<Answer, Checked>,
): Promise<Checked | null> {
  if (!hasModel()) return null
  const { rounds, patienceMs }: Use = uses[about]
  const patience = patienceMs === undefined ? [] : [AbortSignal.timeout(patienceMs)]
  const limits = AbortSignal.any([...patience, ...(signal ? [signal] : [])])
  let judged: Judged<Checked> | null = null
  let lastAnswer: object | undefined
  for (let round = 1; round <= rounds; round++) {
    const consulted = await ask(
      { about, userId },
      {
        schema,
        system: [system, manners, ...(rounds > 1 ? [mendIt] : [])].join('\n'),
        prompt: JSON.stringify({ ...facts, lastAnswer }),
        signal: limits,
      },
    )
    if (!consulted) break
    judged = await judge(consulted.answer)
    const { checked, problems, said } = judged
    const changed = checked === null ? 'all' : problems.length > 0 ? 'words' : 'nothing'
    log.info({ at: `model ${about}`, attempt: round, said, changed, problems: problems.length })
    if (problems.length === 0) {
      await consulted.remember()
      break
    }
    lastAnswer = { ...consulted.answer, problems }
  }
  return judged?.checked ?? null
}

const stances = /\b(fakie|switch|nollie)\b/g
// A reason has no use for these words, which an article may have.
const foreignWords = /\bignore\b|\binstruct|\bsystem\b|\bAI\b/i

/**
 * A sentence of the model, or null unless users may see it: it must be short, and name no stance that `mentioned` does
 * not.
 */
export function validText(text: string, mentioned = ''): string | null {
  const plain = onOneLine(text)
  if (!isShowable(plain, 15, 320) || foreignWords.test(plain)) return null
  const foreign = plain.toLowerCase().match(stances) ?? []
  return foreign.every((word) => mentioned.toLowerCase().includes(word)) ? plain : null
}

/** Of an answer that nobody could hold against the facts in time. */
export const notJudged: Judged<never> = {
  checked: null,
  problems: ['It could not be checked.'],
  said: 'what could not be checked',
}

/** What is told to a model whose sentence is not valid. */
export const notPlain = 'The reason is no plain text that a reader may see.'
