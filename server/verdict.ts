import type { IncomingMessage, ServerResponse } from 'node:http'

/** `kept` is the same for everybody, an `own page` is one person's or tells of an error, the rest is not ours to change. */
export type Verdict = 'kept' | 'own page' | 'passed'

/** What becomes of an answer whose status and headers are set. */
export function verdictOn({ method }: IncomingMessage, response: ServerResponse): Verdict {
  const { statusCode: status, headersSent } = response
  if (method === 'HEAD' || status === 304 || headersSent || response.hasHeader('content-encoding'))
    return 'passed'
  if (method === 'GET' && (status === 200 || status === 404) && response.hasHeader('etag')) return 'kept'
  return isPage(response) ? 'own page' : 'passed'
}

/** Whether an answer only tells of a page that the browser has, or would get. */
export const isPageElsewhere = ({ method }: IncomingMessage, response: ServerResponse) =>
  response.statusCode === 304 || (method === 'HEAD' && isPage(response))

export const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html')
