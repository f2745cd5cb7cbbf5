type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

type Options = {
  method?: string
  headers?: HeadersInit
  params?: Record<string, string | number>
  query?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  body?: string
}

const site = 'https://darkslide.test'

/** Calls a route handler as Next would. */
export async function send(handler: Handler, options: Options = {}): Promise<Response> {
  const { method = 'GET', params = {}, query = {}, json } = options
  const headers = new Headers(options.headers)
  if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const url = new URL(`/api/test?${new URLSearchParams(query)}`, site)
  const body = json === undefined ? options.body : JSON.stringify(json)
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return handler(new Request(url, { method, headers, body }), { params: Promise.resolve(texts) })
}

/** Status and JSON body of an answer. */
export async function read(response: Response) {
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
