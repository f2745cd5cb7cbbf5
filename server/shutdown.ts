import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { log } from '../lib/observability/log.ts'
import { onParentGone } from './parent.ts'

const longestFinishMs = 8000
// Whatever still hangs then, a connection or a service that is being left, ends with the process.
const longestStopMs = 9500
const quietMs = 500
const longestDrainMs = 1000
const quickTurnMs = 1

/**
 * Waits until everything that has connected is accepted, or a second is over. Closing a socket that listens resets the
 * connections that wait in its queue, and a proxy does not send a write again that it has sent on one of them. The
 * event loop accepts one of them a turn: after a turn that was quick and accepted none, none waits.
 */
function drainQueue(server: Server, drained: () => void): void {
  const end = performance.now() + longestDrainMs
  let hasAccepted = false
  server.on('connection', () => {
    hasAccepted = true
  })
  const takeTurn = () => {
    const started = performance.now()
    hasAccepted = false
    setImmediate(() => {
      const now = performance.now()
      if (now < end && (hasAccepted || now - started > quickTurnMs)) takeTurn()
      else drained()
    })
  }
  takeTurn()
}

/**
 * Shuts down on SIGTERM, or when its parent is gone: accepts nothing new, gives in-flight requests eight seconds to
 * finish, closes and exits, all of it within ten seconds.
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
    const closeServer = () =>
      NetServer.prototype.close.call(server, async () => {
        clearTimeout(deadline)
        await close().catch(() => undefined)
        process.exit(0)
      })
    drainQueue(server, closeServer)
    // After what has arrived was read, or a request that waits while this process is busy would look like none.
    setInterval(() => setImmediate(closeUnused), 100)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  onParentGone(stop)
}
