import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, redactPath } from '../../lib/log.ts'
import { recordResponse } from './metrics.ts'

/** Gives a request its id, which the answer carries too, and tells of the answer when it is out. */
export function observeRequest(request: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID()
  request.headers['x-request-id'] = requestId
  response.setHeader('x-request-id', requestId)
  const begin = performance.now()
  const method = request.method ?? ''
  const path = redactPath(request.url?.split('?', 1)[0] ?? '')
  response.once('close', () => {
    const ms = Math.round(performance.now() - begin)
    recordResponse(method, path, response.statusCode, ms / 1000)
    log.info({ requestId, method, path, status: response.statusCode, ms, left: !response.writableFinished })
  })
}
