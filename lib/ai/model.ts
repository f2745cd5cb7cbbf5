import 'server-only'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'
import { env } from '../env'

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
