// The production server: the framework's own handler behind our wire rules, headers and kept answers.
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import compression from 'compression'
import next from 'next'
import { env } from '../lib/env.ts'
import { logRefusal } from '../lib/observability/log.ts'
import { projectRoot } from '../scripts/fingerprint.ts'
import { createAssets } from './assets.ts'
import { answerFresh } from './fresh-answers.ts'
import { checkRequest, rawErrorResponse, sendRefusal } from './guards.ts'
import { followInvalidations } from './invalidation.ts'
import { observeRequest, serveMetrics } from './observability.ts'
import { notePage } from './pages-under-way.ts'
import { keepAnswers } from './response-cache.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { shutDownOnSignal } from './shutdown.ts'

// Loaded only where they are wanted, and before the framework, whose spans they take.
const endTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT && (await import('./tracing.ts')).startTracing()
if (env.METRICS_PORT) serveMetrics(env.METRICS_PORT)

const app = next({ dev: false, dir: projectRoot, port: env.PORT })
await app.prepare()
const render = app.getRequestHandler()
const assets = createAssets(path.join(projectRoot, env.BUILD_DIR), path.join(projectRoot, 'public'))
// For what is made anew for every caller.
const compressed = compression()

const server = createServer(
  {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16 * 1024,
  },
  (request, response) => {
    observeRequest(request, response)
    if (answerFresh(request, response)) return
    notePage(request, response)
    setSecurityHeaders(request, response)
    const refusal = checkRequest(request)
    if (refusal) return sendRefusal(response, refusal)
    assets(request, response, () => {
      compressed(request as never, response as never, () => {
        keepAnswers(request, response)
        void render(request, response)
      })
    })
  },
)
// Nobody is connected to anybody else through this server; Node would hang up without a word.
server.on('connect', (_request, socket) => socket.end(rawErrorResponse('HPE_INVALID_METHOD')))
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  const isGone = error.code === 'ECONNRESET'
  // Browsers connect ahead of need, which is nothing to tell of.
  const isUnused = socket instanceof Socket && socket.bytesRead === 0
  if (!isGone && !isUnused) logRefusal('malformed', { at: 'wire', problem: error.code })
  if (socket.writable && !isGone) socket.end(rawErrorResponse(error.code))
  else socket.destroy()
})
// Before anybody asks: what changed since the build must not be shown as it was.
const endNews = env.DATABASE_URL && (await followInvalidations(env.DATABASE_URL))
shutDownOnSignal(server, async () => {
  if (endNews) await endNews()
  await app.close()
  if (endTracing) await endTracing()
})
server.listen(env.PORT)
