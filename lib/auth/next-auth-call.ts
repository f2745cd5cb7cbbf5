import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type NextAuthOptions } from 'next-auth'

/**
 * Calls next-auth through its older door, which takes the request as an argument. Its newer one asks Next for
 * the headers of "the current request", which exists nowhere but inside Next.
 */
export async function callNextAuth(
  request: Request,
  nextauth: string[],
  options: NextAuthOptions,
): Promise<Response> {
  const headers = new Headers()
  let answered: Response | undefined
  let status = 200
  const finish = (body: BodyInit | null) => {
    answered = new Response(body, { status, headers })
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
  const asked = await toApiRequest(request, nextauth)
  await NextAuth(asked as unknown as NextApiRequest, response as unknown as NextApiResponse, options)
  return answered ?? new Response(null, { status: 204 })
}

function asText(body: unknown, headers: Headers): string | null {
  if (body === undefined || typeof body === 'string') return body ?? null
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}

async function toApiRequest(request: Request, nextauth: string[]) {
  return {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: cookiesOf(request.headers),
    query: { ...Object.fromEntries(new URL(request.url).searchParams), nextauth },
    body: request.method === 'POST' ? await formOf(request) : undefined,
  }
}

function cookiesOf(headers: Headers): Record<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(/; */).flatMap((pair) => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name.trim(), decoded(value)]]
  })
  return Object.fromEntries(pairs)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const longestForm = 16 * 1024

async function formOf(request: Request): Promise<unknown> {
  const text = (await request.text()).slice(0, longestForm)
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
