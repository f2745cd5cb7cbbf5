import 'server-only'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, extractJsonMiddleware, generateText, jsonSchema, Output, wrapLanguageModel } from 'ai'
import type { ZodType } from 'zod'
import { createCircuitBreaker } from '../circuit-breaker'
import { env } from '../env'
import { objectsIn } from './json-in-text'
import { outgoingSchema } from './outgoing-schema'
import { forgetTrouble, noteAnswer, noteTrouble, troubleOf } from './trouble'

const openMs = 30_000

type Limits = { timeoutMs: number; attempts: number; maxOutputTokens: number }

// Each has a circuit of its own: a model that is too slow for one may be fast enough for another.
const effort = (limits: Limits) => ({
  ...limits,
  circuit: createCircuitBreaker({ openMs, trialMs: limits.timeoutMs }),
})

/** How much a question is worth. */
const efforts = {
  /** A visitor waits, and the page has promised an answer within eight seconds. */
  quick: effort({ timeoutMs: 5500, attempts: 2, maxOutputTokens: 800 }),
  /** A visitor waits for something that is made once and kept. */
  patient: effort({ timeoutMs: 15_000, attempts: 1, maxOutputTokens: 1200 }),
  /** An editor waits for a long text and knows that it takes a while. */
  long: effort({ timeoutMs: 60_000, attempts: 1, maxOutputTokens: 4000 }),
}

export type Effort = keyof typeof efforts

export type Question<T> = {
  /** What of an answer is taken. Its bounds are not sent, so `system` must name those that matter. */
  schema: ZodType<T>
  system: string
  prompt: string
  /** Ends the question at once, which does not count as a failure of the model. */
  signal?: AbortSignal
}

const pauseMs = 250

/** Forgets failures, as a new start of the app does. */
export function forgetFailures(): void {
  for (const { circuit } of Object.values(efforts)) circuit.close()
  forgetTrouble()
}

/** Whether a language model is configured. A local server may go without a key. */
export const hasModel = (): boolean => Boolean(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)

/** Whether the model would not be asked now: its server asked for a pause, or it failed just before. */
export const isResting = (effort: Effort): boolean => efforts[effort].circuit.remainingMs() > 0

/**
 * The model's answer in the wanted form. Null without a model, and when it is down, too slow, refuses or answers in
 * another form, or when it did so just before. The caller must still check what the answer says.
 */
export async function askModel<T>(effort: Effort, question: Question<T>): Promise<T | null> {
  const { timeoutMs, attempts, circuit } = efforts[effort]
  if (!hasModel() || !circuit.admit()) return null
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = question.signal ? AbortSignal.any([timeout, question.signal]) : timeout
  for (let attempt = 1; attempt <= attempts && !signal.aborted; attempt++) {
    try {
      const answer = await generate(effort, question, signal)
      circuit.close()
      noteAnswer()
      return answer
    } catch (error) {
      // Who no longer waits has learned nothing about the model.
      if (question.signal?.aborted) return null
      if (!recordFailure(error, timeout.aborted)) break
      if (attempt < attempts) await new Promise((resume) => setTimeout(resume, pauseMs * (1 + Math.random())))
    }
  }
  if (!question.signal?.aborted) circuit.fail()
  return null
}

/** Notes a failure and heeds what the server said of it. Returns whether asking once more may help. */
function recordFailure(error: unknown, isOver: boolean): boolean {
  const trouble = troubleOf(error, isOver)
  noteTrouble(trouble)
  if (trouble.retryAfterSeconds !== null)
    for (const { circuit } of Object.values(efforts)) circuit.open(trouble.retryAfterSeconds * 1000)
  if (trouble.kind === 'quota' || trouble.retryAfterSeconds !== null) return false
  // A call that was refused for its content or its key will be refused again.
  return !APICallError.isInstance(error) || error.isRetryable
}

async function generate<T>(
  effort: Effort,
  { schema, system, prompt }: Question<T>,
  signal: AbortSignal,
): Promise<T> {
  const form = outgoingSchema(schema)
  const { output } = await generateText({
    model: wrapLanguageModel({
      model: configuredModel(),
      middleware: extractJsonMiddleware({ transform: (text) => answerIn(text, schema) }),
    }),
    output: Output.object({ schema: jsonSchema<T>(form, { validate: (value) => validated(schema, value) }) }),
    // Not every server heeds a schema, and then the model must know of it.
    instructions: `${system}\nAnswer one JSON object of this schema and nothing else:\n${JSON.stringify(form)}`,
    prompt,
    maxOutputTokens: efforts[effort].maxOutputTokens,
    // Retries are counted above.
    maxRetries: 0,
    abortSignal: signal,
  })
  return output
}

function configuredModel() {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env
  const provider = createOpenAI({
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL,
    // The key and the question are for this address alone.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  // Chat completions are what other servers of this protocol speak.
  return provider.chat(OPENAI_MODEL)
}

/** The last object in a text that is an answer: what comes before it are thoughts. The text itself without one. */
function answerIn(text: string, schema: ZodType): string {
  const answer = objectsIn(text).findLast((value) => schema.safeParse(value).success)
  return answer === undefined ? text : JSON.stringify(answer)
}

function validated<T>(schema: ZodType<T>, value: unknown) {
  const { success, data, error } = schema.safeParse(value)
  return success ? { success, value: data } : { success, error }
}
