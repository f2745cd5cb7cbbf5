import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { percentDecoded } from '../addresses'
import { parsedObject } from '../answers'
import { siteUrl } from '../env'
import { cookiesIn } from './cookies'

/**
 * Calls next-auth's interface for API routes, which takes the request as an argument. The one for route handlers asks
 * Next for the headers of "the current request", which exists only inside Next. `nextauth` is the path after /api/auth,
 * `form` the body.
 */
export async function callNextAuth(
  request: Request,
  nextauth: string[],
  form: string,
  options: NextAuthOptions,
): Promise<Response> {
  const headers = new Headers()
  let result: Response | undefined
  let status = 200
  const finish = (body: BodyInit | null) => {
    result = new Response(body, { status, headers })
  }
  const response = {
    status(code: number) {
      status = code
      return response
    },
    getHeader: (name: string) =>
      name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name),
    setHeader(name: string, value: string | string[]) {
      headers.delete(name)
      for (const each of [value].flat()) headers.append(name, each)
      return response
    },
    end: () => finish(null),
    send: (body: unknown) => finish(asText(body, headers)),
    json: (body: unknown) => finish(asText(body ?? null, headers)),
  }
  const apiRequest = toApiRequest(request, nextauth, form)
  await NextAuth(apiRequest as unknown as NextApiRequest, response as unknown as NextApiResponse, options)
  return result ?? new Response(null, { status: 204 })
}

function asText(body: unknown, headers: Headers): string | null {
  if (body === undefined || typeof body === 'string') return body ?? null
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}

function toApiRequest(request: Request, nextauth: string[], form: string) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const cookies = cookiesIn(request.headers).map(([name, value]) => [name, percentDecoded(value) ?? value])
  return {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: withoutBadAddress(Object.fromEntries(cookies)),
    query: { ...withoutBadAddress(query), nextauth },
    body: request.method === 'POST' ? withoutBadAddress(fieldsOf(request, form)) : undefined,
  }
}

/** Leaves out an address to return to that is none: next-auth takes it for a mistake in its configuration. */
function withoutBadAddress(fields: Record<string, string>): Record<string, string> {
  const kept = Object.entries(fields).filter(
    ([name, value]) => !/callback-?url$/i.test(name) || isHttpAddress(value),
  )
  return Object.fromEntries(kept)
}

const isHttpAddress = (value: string) =>
  /^https?:$/.test(URL.parse(value, value.startsWith('/') ? siteUrl : undefined)?.protocol ?? '')

/** The texts of a form, sent as one or as JSON. */
function fieldsOf({ headers }: Request, form: string): Record<string, string> {
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    return Object.fromEntries(new URLSearchParams(form))
  const values = Object.entries(parsedObject(form) ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(values)
}
