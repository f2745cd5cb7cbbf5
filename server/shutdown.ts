import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { log } from '../lib/observability/log.ts'

const longestFinishMs = 8000
// Whatever still hangs then, a connection or a service that is being left, ends with the process.
const longestStopMs = 9500
const quietMs = 150

/**
 * Shuts down on SIGTERM, or when its parent is gone: accepts nothing new, gives in-flight requests eight seconds to finish, closes and exits, all
 * of it within ten seconds.
 */
export function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    // Otherwise a client could keep its connection, and with it this server, for ever.
    if (isStopping) response.setHeader('connection', 'close')
  })
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      log.warn({ at: 'shutdown', problem: 'forced' })
      process.exit(0)
    }, longestStopMs)
    const deadline = setTimeout(() => server.closeAllConnections(), longestFinishMs)
    // Not server.close(), which closes idle connections at once: a proxy may just have sent something on one that it
    // keeps, and may not send it again because it cannot know that it was lost.
    NetServer.prototype.close.call(server, async () => {
      clearTimeout(deadline)
      await close().catch(() => undefined)
      process.exit(0)
    })
    setInterval(() => server.closeIdleConnections(), quietMs)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  process.channel?.unref()
}
