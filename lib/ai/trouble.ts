import 'server-only'
import { APICallError, NoObjectGeneratedError } from 'ai'
import { readRetryAfter } from '../answers'
import { env } from '../env'
import { log } from '../observability/log'

/** What keeps a model from answering. */
type TroubleKind = 'key' | 'model' | 'schema' | 'quota' | 'refused' | 'unreachable' | 'slow' | 'form'

type Trouble = {
  kind: TroubleKind
  /** The status of the response; undefined without one. */
  status?: number | undefined
  /** For how long the server asks not to be called again; null when it does not say. */
  retryAfterSeconds: number | null
}

type Status = { from: number; to?: number; says?: RegExp; kind: TroubleKind }

// The first that fits. Servers differ in the status; what they say is looked at and never kept, since it may quote the
// key or the question.
const statuses: readonly Status[] = [
  { from: 200, to: 299, kind: 'form' },
  { from: 401, kind: 'key' },
  { from: 403, kind: 'key' },
  { from: 404, kind: 'model' },
  { from: 402, kind: 'quota' },
  { from: 429, kind: 'quota' },
  { from: 400, to: 422, says: /api.?key/i, kind: 'key' },
  {
    from: 400,
    to: 422,
    says: /(?:invalid|valid|unknown|unsupported).?model|model.?not.?found/i,
    kind: 'model',
  },
  { from: 400, to: 422, says: /schema|response.?format|grammar/i, kind: 'schema' },
  { from: 300, to: 499, kind: 'refused' },
]

const mostRead = 2000

/** What went wrong with a call, by its error; `isOver` is whether its time was up. */
export function troubleOf(error: unknown, isOver: boolean): Trouble {
  if (isOver) return { kind: 'slow', retryAfterSeconds: null }
  if (NoObjectGeneratedError.isInstance(error)) return { kind: 'form', retryAfterSeconds: null }
  if (!APICallError.isInstance(error)) return { kind: 'unreachable', retryAfterSeconds: null }
  const { statusCode: status = 0, responseBody = '', responseHeaders } = error
  const said = responseBody.slice(0, mostRead)
  const known = statuses.find(
    ({ from, to = from, says }) => status >= from && status <= to && (says?.test(said) ?? true),
  )
  return {
    kind: known?.kind ?? 'unreachable',
    status: status || undefined,
    retryAfterSeconds: readRetryAfter(responseHeaders?.['retry-after']),
  }
}

const sentences: Record<TroubleKind, (status: string) => string> = {
  key: (status) => `The model's server does not accept OPENAI_API_KEY${status}.`,
  model: (status) =>
    `The model's server does not know OPENAI_MODEL "${env.OPENAI_MODEL}", or OPENAI_BASE_URL is not its address${status}.`,
  schema: (status) =>
    `The model's server refuses the schema of our answers${status}: this model needs structured output.`,
  quota: (status) => `The quota of the model is used up${status}.`,
  refused: (status) => `The model's server refuses our requests${status}.`,
  unreachable: (status) => `The model's server fails or cannot be reached${status}.`,
  slow: () => 'The model is slower than people wait.',
  form: () => 'The model answers in another form than the one it is asked for.',
}

type Current = { kind: TroubleKind; message: string; since: string; retryAt: string | null }

const current: { answeredAt: string | null; trouble: Current | null } = { answeredAt: null, trouble: null }

/** Notes why the model did not answer. What it was last time, too, is not logged again. */
export function noteTrouble({ kind, status, retryAfterSeconds }: Trouble): void {
  const now = Date.now()
  const retryAt = retryAfterSeconds === null ? null : new Date(now + retryAfterSeconds * 1000).toISOString()
  if (current.trouble?.kind === kind) {
    current.trouble.retryAt = retryAt
    return
  }
  const message = sentences[kind](status === undefined ? '' : ` (${status})`)
  current.trouble = { kind, message, since: new Date(now).toISOString(), retryAt }
  log.warn({ at: 'model', problem: kind, status, retryAt }, message)
}

/** Notes that the model answered, and logs it when it did not before. */
export function noteAnswer(): void {
  current.answeredAt = new Date().toISOString()
  if (current.trouble !== null) log.warn({ at: 'model', problem: 'none' }, 'The model answers again.')
  current.trouble = null
}

/** Forgets all that was noted, as a new start of the app does. */
export function forgetTrouble(): void {
  Object.assign(current, { answeredAt: null, trouble: null })
}

/** When the model last answered this process, and what has kept it from answering since; times as ISO. */
export const modelState = () => ({ ...current })
