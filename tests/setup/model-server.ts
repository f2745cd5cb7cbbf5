import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { forgetFailures } from '@/lib/ai/model'
import { env } from '@/lib/env'
import { refusalOf } from './strict-schema'

export const modelKey = 'sk-secret-that-nobody-may-see'

type Refusal = { status: number; message: string; type: string; param?: string; code?: string }

/** How servers of this protocol refuse. */
const refusals = {
  refused: {
    status: 401,
    message: `Incorrect API key provided: ${modelKey}.`,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  },
  // One that knows no structured output at all.
  formless: {
    status: 400,
    message: 'This model does not support response format `json_schema`.',
    type: 'invalid_request_error',
    param: 'response_format',
  },
  unknown: {
    status: 404,
    message: 'The model `test-model` does not exist or you do not have access to it.',
    type: 'invalid_request_error',
    code: 'model_not_found',
  },
  limited: {
    status: 429,
    message: 'Rate limit reached for test-model.',
    type: 'requests',
    code: 'rate_limit_exceeded',
  },
  broken: { status: 500, message: 'The server had an error.', type: 'server_error' },
} satisfies Record<string, Refusal>

/** How an answer stands in what the model says. */
const wordings = {
  good: (json: string) => json,
  late: (json: string) => json,
  fenced: (json: string) => `\`\`\`json\n${json}\n\`\`\``,
  wordy: (json: string) => `<think>A {flip}, perhaps.</think>Sure! Here it is:\n\n${json}\n\nHave fun!`,
  chatty: () => 'Sure! Here you go:',
}

/** How the model behaves: well, or in one of the ways in which models and their servers fail. */
export type ModelState =
  | keyof typeof refusals
  | keyof typeof wordings
  | 'slow'
  | 'dropped'
  | 'garbled'
  | 'moved'
  | 'tiring'

const has = <Known extends object>(known: Known, name: PropertyKey): name is keyof Known => name in known

type Asked = { key: string | undefined; model: string; text: string }

const completion = (content: string) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  })

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function refuse(response: ServerResponse, refusal: Refusal, retryAfter: string | null = null) {
  const { status, message, type, param = null, code = null } = refusal
  const body = JSON.stringify({ error: { message, type, param, code } })
  send(response, status, body, retryAfter === null ? {} : { 'retry-after': retryAfter })
}

async function startModelServer() {
  const served = {
    state: 'good' as ModelState,
    /** What it says first, in order, then what it says always. */
    first: [] as unknown[],
    answer: {} as unknown,
    /** What it says of when to come back, where it refuses. */
    retryAfter: null as string | null,
    asked: [] as Asked[],
  }
  const server = createServer((request, response) => void respond(request, response))

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    if (request.url === '/elsewhere') return send(response, 200, completion(JSON.stringify(served.answer)))
    if (request.url !== '/v1/chat/completions')
      return refuse(response, { status: 404, message: 'Invalid URL', type: 'invalid_request_error' })
    const { model, response_format: format } = JSON.parse(text)
    served.asked.push({ key: request.headers.authorization, model, text })
    const { state } = served
    if (has(refusals, state)) return refuse(response, refusals[state], served.retryAfter)
    const refusal = refusalOf(format)
    if (refusal) return refuse(response, { ...refusals.formless, message: refusal })
    if (state === 'slow' || (state === 'tiring' && served.asked.length > 1)) return
    if (state === 'dropped') return void request.socket.destroy()
    if (state === 'moved') return void response.writeHead(307, { location: '/elsewhere' }).end()
    if (state === 'late') await new Promise((resume) => setTimeout(resume, 500))
    if (state === 'garbled') return send(response, 200, '{"choices": [')
    const answer = served.first.length > 0 ? served.first.shift() : served.answer
    const worded = has(wordings, state) ? wordings[state] : wordings.good
    send(response, 200, completion(worded(JSON.stringify(answer))))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    served,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** Points the app at a model on this machine that speaks OpenAI's protocol in strict mode: good before each test. */
export function serveModel(): {
  readonly served: ModelServer['served']
  readonly url: string
  /** Has the app forget what it has met, as a new start does. */
  forget: () => void
} {
  let server: ModelServer
  const real = { ...env }

  beforeAll(async () => {
    server = await startModelServer()
  })

  beforeEach(() => {
    Object.assign(server.served, { state: 'good', answer: {}, first: [], asked: [], retryAfter: null })
    forgetFailures()
    Object.assign(env, {
      OPENAI_API_KEY: modelKey,
      OPENAI_BASE_URL: server.url,
      OPENAI_MODEL: 'test-model',
    })
  })

  afterAll(async () => {
    Object.assign(env, real)
    await server.close()
  })

  return {
    get served() {
      return server.served
    },
    get url() {
      return server.url
    },
    forget: forgetFailures,
  }
}

/** As if no model were configured. */
export const withoutModel = () =>
  Object.assign(env, { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined })
