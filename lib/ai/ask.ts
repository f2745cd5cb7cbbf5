import 'server-only'
import { generateText, type LanguageModel, Output } from 'ai'
import type { ZodType } from 'zod'
import { log } from '../log'

/** Longer than this nobody waits; the coach answers instead. */
export const patienceMs = 15_000

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
