import type { IncomingMessage, ServerResponse } from 'node:http'
import { logRefusal } from '../lib/observability/log.ts'
import { closedPolicy, commonHeaders } from './security-headers.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Larger than any upload that a call takes; each call has its own, smaller limit. */
const mostBodyBytes = 12 * 1024 * 1024
const longestAddress = 8192

type Refusal = { status: number; message: string; code: string }

const isDecodable = (address: string) => {
  try {
    return !decodeURIComponent(address).includes('\0')
  } catch {
    return false
  }
}

/** Why a request is refused before anything looks at it; null when it is not. Its cost does not grow with the request. */
export function checkRequest({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (!methods.includes(method))
    return { status: 405, message: 'Method not allowed', code: 'method_not_allowed' }
  if (url.length > longestAddress) return { status: 414, message: 'Address too long', code: 'bad_request' }
  if (!url.startsWith('/') || !isDecodable(url))
    return { status: 400, message: 'Bad request', code: 'bad_request' }
  if (Number(headers['content-length'] ?? 0) > mostBodyBytes)
    return { status: 413, message: 'The body is too large', code: 'too_large' }
  return null
}

/** Sends a refusal in the one shape of errors and closes the connection: nothing else on it is read. */
export function sendRefusal(response: ServerResponse, { status, message, code }: Refusal): void {
  logRefusal(code, { at: 'wire', requestId: response.getHeader('x-request-id'), status })
  if (status === 405) response.setHeader('allow', methods.join(', '))
  response.setHeader('connection', 'close')
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ message, code }))
}

const rawStatusLines: Record<string, string> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const rawHeaders = [...commonHeaders, ['content-security-policy', closedPolicy]]
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/** The whole response to what is not a request at all, by the parser's error code. */
export function rawErrorResponse(code: string | undefined): string {
  const status = rawStatusLines[code ?? ''] ?? '400 Bad Request'
  const allow = status.startsWith('405') ? `allow: ${methods.join(', ')}\r\n` : ''
  return `HTTP/1.1 ${status}\r\n${allow}${rawHeaders}connection: close\r\ncontent-length: 0\r\n\r\n`
}
