import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const longestFinishMs = 10_000
const quietMs = 150

/** Ends on SIGTERM: takes nothing new, lets what runs finish for ten seconds, then closes and exits. */
export function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    // Or a caller could keep its connection, and with it this server, for ever.
    if (isStopping) response.setHeader('connection', 'close')
  })
  const stop = () => {
    if (isStopping) return
    isStopping = true
    const deadline = setTimeout(() => server.closeAllConnections(), longestFinishMs)
    // Not server.close(): that hangs up at once on a proxy which has just sent something on a connection that it
    // keeps, and may not send again what it does not know to be lost.
    NetServer.prototype.close.call(server, async () => {
      clearTimeout(deadline)
      await close().catch(() => undefined)
      process.exit(0)
    })
    setInterval(() => server.closeIdleConnections(), quietMs)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
