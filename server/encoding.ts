import type { ServerResponse } from 'node:http'

const isText = /^(text\/|[\w.-]+\/([\w.-]+\+)?xml$)/

/** A content type that says how its text is written: everything here is UTF-8. */
export const withCharset = (type: string) =>
  isText.test(type) && !type.includes(';') ? `${type}; charset=utf-8` : type

/** Has the content type of an answer name its charset. */
export function nameCharset(response: ServerResponse): void {
  const type = response.getHeader('content-type')
  if (typeof type !== 'string' || response.headersSent) return
  const named = withCharset(type)
  if (named !== type) response.setHeader('content-type', named)
}

export type Encoding = 'br' | 'gzip'

/** The best encoding that a caller takes; null when it wants the bytes as they are. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    named.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
