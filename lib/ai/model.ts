import 'server-only'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, generateText, type LanguageModel, Output } from 'ai'
import type { ZodType } from 'zod'
import { createCircuitBreaker } from '../circuit-breaker'
import { env } from '../env'
import { log } from '../observability/log'

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

type Effort = keyof typeof efforts

export type Question<T> = {
  schema: ZodType<T>
  system: string
  prompt: string
  /** Ends the question at once, which does not count as a failure of the model. */
  signal?: AbortSignal
}

const pauseMs = 250

/** Resets the failure count, as a new start of the app does. */
export function closeCircuits(): void {
  for (const { circuit } of Object.values(efforts)) circuit.close()
}

/** Whether a language model is configured. A local server may go without a key. */
export const hasModel = (): boolean => Boolean(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)

function configuredModel(): LanguageModel {
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

/**
 * The model's answer in the wanted form. Null without a model, and when it is down, too slow or answers in another
 * form, or when it did so just before. The caller must still check what the answer says.
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
      return answer
    } catch (error) {
      logFailure(error)
      if (!mayRetry(error)) break
      if (attempt < attempts) await new Promise((resume) => setTimeout(resume, pauseMs * (1 + Math.random())))
    }
  }
  if (!question.signal?.aborted) circuit.fail()
  return null
}

async function generate<T>(
  effort: Effort,
  { schema, system, prompt }: Question<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model: configuredModel(),
    output: Output.object({ schema }),
    instructions: system,
    prompt,
    maxOutputTokens: efforts[effort].maxOutputTokens,
    // Retries are counted above.
    maxRetries: 0,
    abortSignal: signal,
  })
  return output
}

// A call that was refused for its content or its key will be refused again.
const mayRetry = (error: unknown) => !APICallError.isInstance(error) || error.isRetryable

function logFailure(error: unknown): void {
  // Its message may quote the request, and with it the key; its name cannot.
  const problem = error instanceof Error ? error.name : 'unknown'
  log.warn({ at: 'model', problem })
}
