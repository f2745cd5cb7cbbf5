import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

// A push service as RFC 8030 has it, and the browser behind it: signatures are checked (RFC 8292), and messages opened
// with the browser's own key (RFC 8291).

type Browser = { ecdh: ECDH; auth: Buffer; key: string }

/** What arrived at a browser, and how it was to be handled. */
type Arrived = { to: string; message: unknown; ttl: number; topic: string | undefined; subject: unknown }

const jsonOf = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

/** The claims of a signature by the key that the browser was subscribed with; throws where it is none. */
function claimsOf(authorization: string, { key }: Browser, origin: string): Record<string, unknown> {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(shown, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = jsonOf(body)
  const left = claims.exp - Date.now() / 1000
  const isRight = jsonOf(head).alg === 'ES256' && claims.aud === origin && left > 0 && left <= 24 * 60 * 60
  if (!isSigned || !isRight || shown !== key) throw new Error('The signature is not right')
  return claims
}

/** What was encrypted for a browser in one record of aes128gcm; throws where it was not. */
function opened(body: Buffer, { ecdh, auth }: Browser): string {
  const [salt, size] = [body.subarray(0, 16), body.readUInt8(20)]
  const [sender, sealed] = [body.subarray(21, 21 + size), body.subarray(21 + size)]
  const derive = (secret: Uint8Array, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last record ends with a 2, and with zeros behind it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A push service on this machine. What it `refuses` gets that status, everything else 201 where it is as it must be. */
export async function openPushService() {
  const browsers = new Map<string, Browser>()
  const service = {
    url: '',
    asked: 0,
    arrived: [] as Arrived[],
    refuses: null as { status: number; headers?: Record<string, string> } | null,
    /** Subscribes a new browser for messages signed by a key; what it tells the site. */
    subscribe: (key: string) => {
      const [ecdh, auth, id] = [createECDH('prime256v1'), randomBytes(16), randomBytes(8).toString('hex')]
      const p256dh = ecdh.generateKeys('base64url')
      browsers.set(`/push/${id}`, { ecdh, auth, key })
      return { endpoint: `${service.url}/push/${id}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    close: () => server.close(),
  }
  const take = async (
    request: IncomingMessage,
  ): Promise<{ status: number; headers?: Record<string, string> }> => {
    service.asked += 1
    const body = await bodyOf(request)
    if (service.refuses) return service.refuses
    const browser = browsers.get(request.url ?? '')
    if (!browser) return { status: 404 }
    const { authorization = '', ttl, topic, 'content-encoding': encoding } = request.headers
    if (request.method !== 'POST' || encoding !== 'aes128gcm' || ttl === undefined) return { status: 400 }
    if (body.byteLength > 4096) return { status: 413 }
    const { sub } = claimsOf(authorization, browser, service.url)
    const message = JSON.parse(opened(body, browser))
    const to = `${service.url}${request.url}`
    service.arrived.push({ to, message, ttl: Number(ttl), topic: topic?.toString(), subject: sub })
    return { status: 201, headers: { location: `${service.url}/sent` } }
  }
  const server = createServer((request, response) => {
    take(request).then(
      ({ status, headers }) => response.writeHead(status, headers).end(),
      () => response.writeHead(403).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
