import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { env } from '../lib/env.ts'
import { log, redactPath } from '../lib/observability/log.ts'
import { histogram, metrics } from '../lib/observability/metrics.ts'

const duration = histogram({
  name: 'http_request_duration_seconds',
  help: 'How long responses took, by verb, kind of address and status.',
  labelNames: ['method', 'kind', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})

// Few kinds: a label for every address would be one series for every trick.
const kindOf = (path: string) => {
  if (path.startsWith('/_next/')) return 'asset'
  return path.startsWith('/api/') ? 'call' : 'page'
}

/** Counts one response; `path` has no query. */
function recordResponse(method: string, path: string, status: number, seconds: number): void {
  duration.observe({ method, kind: kindOf(path), status: String(status) }, seconds)
}

/** Serves all metrics in Prometheus' format on one interface; a server that cannot do so reports to `fail`. */
export function serveMetrics(port: number, host: string, fail: (error: Error) => void): void {
  collectDefaultMetrics({ register: metrics })
  createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.setHeader('content-type', metrics.contentType)
    return response.end(await metrics.metrics())
  })
    .once('error', fail)
    .listen(port, host)
    .unref()
}

/** Gives a request its id, in the header in which the response carries it too, and logs the response when it is out. */
export function observeRequest(request: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID()
  request.headers['x-request-id'] = requestId
  const begin = performance.now()
  const method = request.method ?? ''
  const path = redactPath(request.url?.split('?', 1)[0] ?? '')
  response.once('close', () => {
    const ms = Math.round(performance.now() - begin)
    if (env.METRICS_PORT) recordResponse(method, path, response.statusCode, ms / 1000)
    log.info({ requestId, method, path, status: response.statusCode, ms, left: !response.writableFinished })
  })
}
