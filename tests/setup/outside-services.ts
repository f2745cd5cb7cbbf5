import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

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

const smtpReplies: Record<string, string> = {
  GREETING: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 come in',
  DATA: '354 go on',
  MAIL_END: '250 taken',
  QUIT: '221 bye',
}

/**
 * A mail server that takes every mail: what SMTP asks of one, and no more. `replies` holds what it says instead to a
 * command, or to a connection (GREETING) or a whole mail (MAIL_END): null hangs up, and '' keeps silent.
 */
export async function openMailServer() {
  const mails: string[] = []
  const mailServer = {
    mails,
    replies: {} as Record<string, string | null>,
    url: '',
    close: () => server.close(),
  }
  const server = createTcpServer((socket) => {
    let isReadingMail = false
    let text = ''
    // Whether it lets the other go on.
    const reply = (command: string): boolean => {
      const own = mailServer.replies[command]
      const said = own === undefined ? (smtpReplies[command] ?? '250 ok') : own
      if (said === null) socket.destroy()
      else if (said !== '') socket.write(`${said}\r\n`)
      return /^[23]/.test(said ?? '')
    }
    socket.setEncoding('utf8')
    reply('GREETING')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (isReadingMail && text.endsWith('\r\n.\r\n')) {
        if (reply('MAIL_END')) mails.push(text)
        isReadingMail = false
        text = ''
      }
      if (isReadingMail || !text.endsWith('\r\n')) return
      const command = text.slice(0, 4).toUpperCase()
      text = ''
      isReadingMail = reply(command) && command === 'DATA'
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mailServer.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return mailServer
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
