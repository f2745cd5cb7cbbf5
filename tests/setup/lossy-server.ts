import { vi } from 'vitest'

export type Reply = { status: number; json: unknown } | 'lost'

type Sent = Record<'method' | 'path', string> &
  Record<'key' | 'account' | 'clock', string | null> & { body: unknown }

/** Stands in for the server behind fetch: notes every request, and responds in turn, or not at all. */
export function lossyServer(usual: Reply) {
  const server = { sent: [] as Sent[], responses: [] as Reply[] }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const [key = null, account = null, clock = null] = ['idempotency-key', 'x-account', 'x-clock'].map(
      (name) => headers.get(name),
    )
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    server.sent.push({ method: init.method ?? 'GET', path, key, account, clock, body })
    const response = server.responses.shift() ?? usual
    if (response === 'lost') throw new TypeError('fetch failed')
    return Response.json(response.json, { status: response.status })
  })
  return server
}
