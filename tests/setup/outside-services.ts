import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { closeCircuits } from '@/lib/ai/model'
import { env } from '@/lib/env'

/** A server that knows one person and signs them in as GitHub does. */
export async function openGitHub() {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-auth-'))
  const server = createServer((request, response) => {
    const isToken = request.url === '/login/oauth/access_token'
    const token = { access_token: 'gho_token', token_type: 'bearer', scope: 'user:email' }
    const refusal = { error: 'bad_verification_code', error_description: 'said-by-provider' }
    const isRefused = isToken && github.refuses
    if (github.moved && request.url === '/user/emails')
      return void response.writeHead(302, { location: '/moved/emails' }).end()
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
    const asked = request.url?.endsWith('/emails') ? github.emails : github.profile
    response.end(JSON.stringify(isRefused ? refusal : isToken ? token : asked))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const github = {
    profile: {} as Record<string, unknown>,
    emails: [] as { email: string; primary: boolean; verified: boolean }[],
    refuses: false,
    /** Whether the list of emails is at another address, to which its own leads. */
    moved: false,
    environment: { GITHUB_URL: url, GITHUB_API_URL: url, DATA_DIR: directory },
    close: async () => {
      server.close()
      await rm(directory, { recursive: true })
    },
  }
  return github
}

/** A server that knows one person, and says who it is as Google does: in a token that it signs. */
export async function openGoogle() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const tokenFor = (claims: object) => {
    const now = Math.floor(Date.now() / 1000)
    const whole = { iss: google.url, aud: 'id', iat: now, exp: now + 60, ...claims }
    const text = `${part({ alg: 'RS256', kid: 'one' })}.${part(whole)}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
  }
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: google.url,
      authorization_endpoint: `${google.url}/authorize`,
      token_endpoint: `${google.url}/token`,
      jwks_uri: `${google.url}/keys`,
    }),
    '/keys': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({ access_token: 'token', token_type: 'Bearer', id_token: tokenFor(google.profile) }),
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const google = {
    profile: {} as Record<string, unknown>,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
  return google
}

/** How the model behaves: well, or in one of the ways in which models and their servers fail. */
export type ModelState =
  | 'good'
  | 'late'
  | 'chatty'
  | 'refused'
  | 'limited'
  | 'broken'
  | 'slow'
  | 'dropped'
  | 'garbled'
  | 'moved'
  | 'tiring'

export const modelKey = 'sk-secret-that-nobody-may-see'

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

const modelProblem = (message: string) => JSON.stringify({ error: { message, type: 'error', code: null } })

async function startOpenaiServer() {
  const served = {
    state: 'good' as ModelState,
    answer: {} as unknown,
    first: [] as unknown[],
    asked: [] as Asked[],
  }
  const server = createServer((request, response) => void respond(request, response))

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    if (request.url === '/elsewhere')
      return sendModelAnswer(response, 200, completion(JSON.stringify(served.answer)))
    if (request.url !== '/v1/chat/completions')
      return sendModelAnswer(response, 404, modelProblem('no such call'))
    const { model } = JSON.parse(text) as { model: string }
    served.asked.push({ key: request.headers.authorization, model, text })
    const { state } = served
    if (state === 'slow' || (state === 'tiring' && served.asked.length > 1)) return
    if (state === 'dropped') return void request.socket.destroy()
    if (state === 'refused')
      return sendModelAnswer(response, 401, modelProblem(`Incorrect API key provided: ${modelKey}`))
    if (state === 'moved') return void response.writeHead(307, { location: '/elsewhere' }).end()
    if (state === 'limited') return sendModelAnswer(response, 429, modelProblem('Rate limit reached'))
    if (state === 'late') await new Promise((resume) => setTimeout(resume, 500))
    if (state === 'broken') return sendModelAnswer(response, 500, modelProblem('overloaded'))
    if (state === 'garbled') return sendModelAnswer(response, 200, '{"choices": [')
    // What it says first, in order, then what it says always.
    const answer = served.first.length > 0 ? served.first.shift() : served.answer
    sendModelAnswer(
      response,
      200,
      completion(state === 'chatty' ? 'Sure! Here you go:' : JSON.stringify(answer)),
    )
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

function sendModelAnswer(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

type OpenaiServer = Awaited<ReturnType<typeof startOpenaiServer>>

/** Points the app at a model on this machine that speaks OpenAI's protocol: good before each test. */
export function serveModel(): { readonly served: OpenaiServer['served'] } {
  let server: OpenaiServer
  const real = { ...env }

  beforeAll(async () => {
    server = await startOpenaiServer()
  })

  beforeEach(() => {
    Object.assign(server.served, { state: 'good', answer: {}, first: [], asked: [] })
    closeCircuits()
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
  }
}

/** As if no model were configured. */
export const withoutModel = () =>
  Object.assign(env, { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined })

/** A mail server that takes every mail: what SMTP asks of one, and no more. */
export async function openMailServer() {
  const mails: string[] = []
  const server = createTcpServer((socket) => {
    let isReadingMail = false
    let text = ''
    socket.setEncoding('utf8')
    socket.write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (isReadingMail && text.endsWith('\r\n.\r\n')) {
        mails.push(text)
        isReadingMail = false
        text = ''
        return socket.write('250 taken\r\n')
      }
      if (isReadingMail || !text.endsWith('\r\n')) return
      const command = text.slice(0, 4).toUpperCase()
      text = ''
      isReadingMail = command === 'DATA'
      socket.write(isReadingMail ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** A mail as its reader sees it: both versions, and where it goes. */
export function readMail(raw: string | undefined) {
  const mail = raw ?? ''
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replaceAll(/\r\n\s*/g, ' ')
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? ''
  const parts = mail.split(`--${boundary}`).slice(1, -1)
  const bodyOf = (type: string) => decodeBody(parts.find((part) => part.includes(`Content-Type: ${type}`)))
  return {
    to: header('To'),
    subject: header('Subject'),
    type: header('Content-Type')?.split(';')[0],
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  }
}

function decodeBody(part = ''): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\n\n').replaceAll('\r\n', '\n')
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
