import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../lib/log.ts'
import { countAnswer } from './metrics.ts'

// The last part of these addresses is a secret.
const withoutSecrets = (path: string) => path.replace(/^(\/lines\/|\/api\/runs\/shared\/).+/, '$1…')

/** Gives a request its id, which the answer carries too, and tells of the answer when it is out. */
export function observe(request: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID()
  request.headers['x-request-id'] = requestId
  response.setHeader('x-request-id', requestId)
  const begin = performance.now()
  const method = request.method ?? ''
  const path = withoutSecrets(request.url?.split('?', 1)[0] ?? '')
  response.once('close', () => {
    const ms = Math.round(performance.now() - begin)
    countAnswer(method, path, response.statusCode, ms / 1000)
    log.info({ requestId, method, path, status: response.statusCode, ms, left: !response.writableFinished })
  })
}
