import 'server-only'
import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, generateText, type LanguageModel, Output } from 'ai'
import type { ZodType } from 'zod'
import { env } from '../env'
import { log } from '../observability/log'

/** The configured language model, or null when there is none. A local server may go without a key. */
export function findModel(): LanguageModel | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null
  const provider = createOpenAI({
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL,
    // The key and the question are for this address alone.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  // Chat completions are what other servers of this protocol speak.
  return provider.chat(OPENAI_MODEL)
}

/** Longer than this nobody waits; the coach answers instead. */
const patienceMs = 15_000

type Question<T> = {
  schema: ZodType<T>
  system: string
  prompt: string
  maxOutputTokens?: number
  /** For long texts, and people who know that they take a while. */
  waitMs?: number
}

/** The model's answer in the wanted form, or null when it is slow, down or talks of something else. */
export async function askModel<T>(model: LanguageModel, question: Question<T>): Promise<T | null> {
  const { schema, system, prompt, maxOutputTokens = 1200, waitMs = patienceMs } = question
  try {
    const { output } = await generateText({
      model,
      output: Output.object({ schema }),
      instructions: system,
      prompt,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(waitMs),
    })
    return output
  } catch (error) {
    // Its message may quote the request, and with it the key; its name cannot.
    const problem = error instanceof Error ? error.name : 'unknown'
    log.warn({ at: 'model', problem })
    return null
  }
}

export type QuickQuestion<T> = { schema: ZodType<T>; system: string; prompt: string; signal?: AbortSignal }

/** An answer later than this is no use: the page has promised one within eight seconds. */
const quickTimeoutMs = 5500
const tries = 2
const pauseMs = 250
const failuresToOpen = 3
const openMs = 30_000

const circuit = { failures: 0, openUntil: 0 }

/** Forgets past failures. */
export function closeCircuit(): void {
  Object.assign(circuit, { failures: 0, openUntil: 0 })
}

function noteFailure(): void {
  circuit.failures += 1
  if (circuit.failures >= failuresToOpen) circuit.openUntil = Date.now() + openMs
}

// What was refused for its content or its key will be refused again.
const mayRetry = (error: unknown) => !APICallError.isInstance(error) || error.isRetryable

function warn(error: unknown): void {
  // Its message may quote the request, and with it the key; its name cannot.
  const problem = error instanceof Error ? error.name : 'unknown'
  log.warn({ at: 'model', problem })
}

async function ask<T>(
  model: LanguageModel,
  { schema, system, prompt }: QuickQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model,
    output: Output.object({ schema }),
    instructions: system,
    prompt,
    maxOutputTokens: 800,
    maxRetries: 0,
    abortSignal: signal,
  })
  return output
}

/**
 * The model's answer in the wanted form, tried twice within a few seconds; null when it is slow, down, wrong or
 * was so just before. Ends at once when the reader has left.
 */
export async function askCarefully<T>(model: LanguageModel, question: QuickQuestion<T>): Promise<T | null> {
  if (Date.now() < circuit.openUntil) return null
  const patience = AbortSignal.timeout(quickTimeoutMs)
  const signal = question.signal ? AbortSignal.any([patience, question.signal]) : patience
  for (let attempt = 1; attempt <= tries && !signal.aborted; attempt++) {
    try {
      const answer = await ask(model, question, signal)
      closeCircuit()
      return answer
    } catch (error) {
      warn(error)
      if (!mayRetry(error)) break
      if (attempt < tries) await new Promise((resume) => setTimeout(resume, pauseMs * (1 + Math.random())))
    }
  }
  if (!question.signal?.aborted) noteFailure()
  return null
}
