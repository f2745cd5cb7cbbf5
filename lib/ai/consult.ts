import 'server-only'
import { createHash } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { dayMs, utcDay } from '../days'
import { db } from '../db/client'
import { spend } from '../db/daily-budget'
import { log } from '../observability/log'
import { askModel, hasModel, type Question } from './model'
import { isShowable, onOneLine } from './model-text'

const freshMs = 7 * dayMs
const perDay = { all: 3000, user: 80, guests: 400 }

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

async function mayAsk(userId: number | null): Promise<boolean> {
  const day = utcDay(new Date())
  const own =
    userId === null
      ? { name: 'model guests', limit: perDay.guests }
      : { name: `model user ${userId}`, limit: perDay.user }
  if (await spend({ ...own, day })) return false
  return (await spend({ name: 'model', day, limit: perDay.all })) === null
}

/** The answer, cached for equal questions for a week; null when the day's allowance is spent, or when it fails. */
async function askCachedModel<T extends Prisma.InputJsonValue>(
  userId: number | null,
  question: Question<T>,
): Promise<{ answer: T; remember: () => Promise<void> } | null> {
  const key = keyOf(question)
  const cached = await findCached(key, question)
  if (cached !== null) return { answer: cached, remember: async () => {} }
  if (!(await mayAsk(userId))) return null
  const answer = await askModel('quick', question)
  return answer === null ? null : { answer, remember: () => save(key, answer) }
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
  about: 'suggestion' | 'line' | 'park'
  /** What the model is to know, as data. */
  facts: object
  judge: (answer: Answer) => Judged<Checked>
}

/** Two questions to the model take no longer than this, whatever each of them may take. */
const patienceMs = 6500

const mendIt = 'Where the JSON holds your last answer, answer anew and mend what is wrong with it.'

/**
 * What may be shown of the model's answer. An answer that fails the checks is asked for once more, with what was wrong;
 * of the second one only what is sound is taken. Null when that is nothing, without a model, when the day's allowance is
 * spent, and when the model fails or is too slow: then the coach answers.
 */
export async function consultModel<Answer extends Prisma.InputJsonObject, Checked>(
  userId: number | null,
  { about, facts, judge, schema, system, signal }: Consultation<Answer, Checked>,
): Promise<Checked | null> {
  if (!hasModel()) return null
  const patience = AbortSignal.timeout(patienceMs)
  const limits = signal ? AbortSignal.any([signal, patience]) : patience
  let judged: Judged<Checked> | null = null
  let lastAnswer: object | undefined
  for (let attempt = 1; attempt <= 2; attempt++) {
    const consulted = await askCachedModel(userId, {
      schema,
      system: `${system}\n${mendIt}`,
      prompt: JSON.stringify({ ...facts, lastAnswer }),
      signal: limits,
    })
    if (!consulted) break
    judged = judge(consulted.answer)
    const { checked, problems, said } = judged
    const changed = checked === null ? 'all' : problems.length > 0 ? 'words' : 'nothing'
    log.info({ at: `model ${about}`, attempt, said, changed, problems: problems.length })
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

/** What is told to a model whose sentence is not valid. */
export const notPlain = 'The reason is no plain text that a reader may see.'
