import { NextRequest } from 'next/server'

type Params = Record<string, string | string[]>
export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

type Options = {
  method?: string
  path?: string
  headers?: HeadersInit
  params?: Record<string, string | number | string[]>
  query?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  body?: BodyInit
}

const site = 'https://darkslide.test'

/** Calls a route handler as Next would. */
export async function send(handler: Handler, options: Options = {}): Promise<Response> {
  const { method = 'GET', path = '/api/test', params = {}, query = {}, json } = options
  const headers = new Headers(options.headers)
  if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const url = new URL(`${path}?${new URLSearchParams(query)}`, site)
  const body = json === undefined ? options.body : JSON.stringify(json)
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? `${value}` : value,
  ])
  const request = new NextRequest(url, { method, headers, body })
  return handler(request, { params: Promise.resolve(Object.fromEntries(texts)) })
}

/** Status and JSON body of a response. */
export async function read(response: Response) {
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

/** What a browser sends back of the cookies that a response has set, as far as their names contain `name`. */
export const cookiesOf = (response: Response, name = ''): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => cookie.split('=')[0]?.includes(name))
    .join('; ')
