import type { IncomingMessage, ServerResponse } from 'node:http'

const underWay = new Set<Promise<void>>()

/** Knows of a page until all of it is handed on. */
export function notePage({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' || url.startsWith('/api/')) return
  const ended = new Promise<void>((resolve) => {
    // Not how long a slow reader takes.
    response.once('prefinish', resolve).once('close', resolve)
  })
  underWay.add(ended)
  void ended.then(() => underWay.delete(ended))
}

/**
 * Ends when the pages have that are in the making now, at most after `ms`: whoever asks for one meanwhile gets the
 * same one, read before whatever has just changed.
 */
export async function awaitPagesUnderWay(ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([Promise.all(underWay), late])
  clearTimeout(timer)
}
