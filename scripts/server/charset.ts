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
