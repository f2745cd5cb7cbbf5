// The production server: the framework's request handler behind our guards, security headers and response cache.
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { thisServer } from '../lib/cache/invalidation.ts'
import { env } from '../lib/env.ts'
import { codeOf } from '../lib/errors.ts'
import { listenSentence, ownOrigin } from '../lib/listening.ts'
import { logRefusal } from '../lib/observability/log.ts'
import { createAssets } from './assets.ts'
import { emptyFrameworkCache } from './cache-handler.ts'
import { guardConsole } from './console.ts'
import { type Dictionary, sampleDictionary, sendDictionary } from './dictionary.ts'
import { readStyles } from './first-styles.ts'
import {
  admitRequest,
  BoundedRequest,
  checkRequest,
  hangUp,
  rawErrorResponse,
  refuseOverflow,
  sendRefusal,
} from './guards.ts'
import { followInvalidations } from './invalidation.ts'
import { observeRequest, serveMetrics } from './observability.ts'
import { createResponseCache } from './response-cache.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { shutDownOnSignal } from './shutdown.ts'

guardConsole()

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

// Loaded only where it is configured, and before the framework, whose spans it collects.
const endTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT && (await import('./tracing.ts')).startTracing()
if (env.METRICS_PORT)
  serveMetrics(env.METRICS_PORT, env.METRICS_HOST, failToListen(env.METRICS_PORT, env.METRICS_HOST))

const app = next({ dev: false, dir: projectRoot, port: env.PORT })
await app.prepare()
let dictionary: Dictionary | null = null
const buildDirectory = path.join(projectRoot, env.BUILD_DIR)
const responseCache = createResponseCache(app.getRequestHandler(), {
  styles: readStyles(buildDirectory),
  dictionary: () => dictionary,
})
const assets = createAssets(buildDirectory, path.join(projectRoot, 'public'))
thisServer.empty = async (tag) => {
  const emptied = emptyFrameworkCache(tag)
  responseCache.clear()
  await emptied
}

const server = createServer(
  {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16 * 1024,
    IncomingMessage: BoundedRequest,
    // Nothing here speaks another protocol: who asks for one gets a response in this one. Otherwise the connection
    // would be the framework's, which keeps it for ever.
    shouldUpgradeCallback: () => false,
  },
  (request, response) => {
    if (!admitRequest(request, response)) return
    observeRequest(request, response)
    if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close')
    refuseOverflow(request, response)
    if (responseCache.serve(request, response)) return
    response.setHeader('x-request-id', String(request.headers['x-request-id']))
    setSecurityHeaders(request, response)
    const refusal = checkRequest(request)
    if (refusal) return sendRefusal(response, refusal)
    if (dictionary && request.url === dictionary.path) return sendDictionary(request, response, dictionary)
    assets(request, response, () => void responseCache.respond(request, response))
  },
)
// Longer than any response takes: a client that reads none of its response keeps no connection for ever.
server.timeout = 90_000
// This server is no proxy; Node would hang up without a response.
server.on('connect', (_request, socket) => hangUp(socket, rawErrorResponse('HPE_INVALID_METHOD')))
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  const isGone = error.code === 'ECONNRESET'
  // Browsers connect ahead of need, which is not worth a log line.
  const isUnused = socket instanceof Socket && socket.bytesRead === 0
  if (!isGone && !isUnused) logRefusal('malformed', { at: 'wire', problem: error.code })
  if (socket.writable && !isGone) hangUp(socket, rawErrorResponse(error.code))
  else socket.destroy()
})
// Before the first request: what another server changes must not be missed.
const stopFollowing = env.DATABASE_URL && (await followInvalidations(env.DATABASE_URL, thisServer.empty))
shutDownOnSignal(server, async () => {
  if (stopFollowing) await stopFollowing()
  await app.close()
  if (endTracing) await endTracing()
})
server.once('error', failToListen(env.PORT, env.HOST))
server.listen({ port: env.PORT, host: env.HOST }, () => void learnDictionary())

/** Makes what ends this process, so that whatever starts it again sees that it failed. */
function failToListen(port: number, host?: string): (error: Error) => void {
  return (error) => {
    console.error(listenSentence(codeOf(error), port, host))
    process.exit(1)
  }
}

const secondsBetweenAttempts = 5

/** Makes the dictionary once pages can be rendered. Those that were sent before do not name it. */
async function learnDictionary(): Promise<void> {
  dictionary = await sampleDictionary(ownOrigin(env.HOST, env.PORT))
  if (dictionary) responseCache.clear()
  else setTimeout(() => void learnDictionary(), secondsBetweenAttempts * 1000).unref()
}
