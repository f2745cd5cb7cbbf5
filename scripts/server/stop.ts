import type { Server } from 'node:http'

const longestFinishMs = 10_000

/** Ends on SIGTERM: takes nothing new, lets what runs finish for ten seconds, then closes and exits. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    // Or a caller could keep its connection, and with it this server, for ever.
    if (isStopping) response.setHeader('connection', 'close')
  })
  const stop = () => {
    if (isStopping) return
    isStopping = true
    const deadline = setTimeout(() => server.closeAllConnections(), longestFinishMs)
    server.close(async () => {
      clearTimeout(deadline)
      await close().catch(() => undefined)
      process.exit(0)
    })
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
