import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { log } from '../lib/observability/log.ts'

const longestFinishMs = 8000
// Whatever still hangs then, a connection or a service that is being left, ends with the process.
const longestStopMs = 9500
const quietMs = 500

/**
 * Shuts down on SIGTERM, or when its parent is gone: accepts nothing new, gives in-flight requests eight seconds to finish, closes and exits, all
 * of it within ten seconds.
 */
export function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false
  let lastRequestAt = 0
  server.prependListener('request', (_request, response) => {
    lastRequestAt = performance.now()
    // Otherwise a client could keep its connection, and with it this server, for ever.
    if (isStopping) response.setHeader('connection', 'close')
  })
  const closeUnused = () => {
    if (performance.now() - lastRequestAt >= quietMs) server.closeIdleConnections()
  }
  const stop = () => {
    if (isStopping) return
    isStopping = true
    lastRequestAt = performance.now()
    setTimeout(() => {
      log.warn({ at: 'shutdown', problem: 'forced' })
      process.exit(0)
    }, longestStopMs)
    const deadline = setTimeout(() => server.closeAllConnections(), longestFinishMs)
    // Not server.close(), which closes idle connections at once: a proxy may just have sent something on one that it
    // keeps, and may not send it again because it cannot know that it was lost. The connections that it uses end with
    // their next response; the others are closed once none has had a request for a while.
    NetServer.prototype.close.call(server, async () => {
      clearTimeout(deadline)
      await close().catch(() => undefined)
      process.exit(0)
    })
    // After what has arrived was read, or a request that waits while this process is busy would look like none.
    setInterval(() => setImmediate(closeUnused), 100)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  process.channel?.unref()
}
