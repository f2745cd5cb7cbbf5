import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { keepAnswers } from './response-cache.ts'
import { closedPolicy } from './security-headers.ts'

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    keepAnswers(request, response)
    void listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const page = (script: string) =>
  `<!doctype html><script src="/a.js"></script><script>${script}</script>${'<p>ollie</p>'.repeat(200)}`

describe('an answer that carries a validator', () => {
  it('is compressed, weakly named and given the policy of its scripts', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('etag', '"one"')
      response.setHeader('cache-control', 's-maxage=31536000')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page('start()'))
    })
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(await answer.text()).toBe(page('start()'))
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('etag')).toBe('W/"one"')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const policy = answer.headers.get('content-security-policy') ?? ''
    // The SHA-256 of "start()", computed with openssl.
    expect(policy).toContain("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
    expect(policy.match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('that comes in pieces is the same', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('etag', 'W/"two"')
      response.setHeader('content-type', 'application/json')
      response.flushHeaders()
      response.write('["')
      response.write('x'.repeat(5000))
      response.end('"]')
    })
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(await answer.json()).toEqual(['x'.repeat(5000)])
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(200)
  })

  it('is sent as it is to whoever takes nothing else', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('etag', '"three"')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify('y'.repeat(5000)))
    })
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toBe('y'.repeat(5000))
  })
})

it('asks shared caches to ask again, also when nothing has changed', async () => {
  const url = await serve((_request, response) => {
    response.setHeader('etag', '"four"')
    response.setHeader('cache-control', 's-maxage=31536000')
    response.statusCode = 304
    response.end()
  })
  const answer = await fetch(url)
  expect(answer.status).toBe(304)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

describe('the closed policy', () => {
  const closed: RequestListener = (request, response) => {
    const kind = request.url ?? ''
    response.setHeader('content-security-policy', closedPolicy)
    response.setHeader('content-type', kind.startsWith('/page') ? 'text/html' : 'application/json')
    if (kind.includes('known')) response.setHeader('etag', '"five"')
    response.statusCode = Number(/\d{3}/.exec(kind)?.[0] ?? 200)
    const body = kind.startsWith('/page') ? page(`of('${kind}')`) : '{}'
    if (kind.includes('500')) response.setHeader('content-length', Buffer.byteLength(body))
    response.end(response.statusCode === 304 ? undefined : body)
  }
  const policyOf = async (path: string, method = 'GET') =>
    (await fetch((await serve(closed)) + path, { method })).headers.get('content-security-policy')

  it.each(['/page/known', '/page/404/known', '/page', '/page/500', '/page/500/known'])(
    'makes room for that of %s',
    async (path) => {
      expect(await policyOf(path)).toMatch(/script-src 'self' 'sha256-[^']+';/)
      expect(await policyOf(path)).toContain("frame-ancestors 'none'")
    },
  )

  it('makes room for that of an answer to a form', async () => {
    expect(await policyOf('/page/405', 'POST')).toMatch(/script-src 'self' 'sha256-/)
  })

  it.each(['/call', '/call/known', '/call/404'])('stays on %s', async (path) => {
    expect(await policyOf(path)).toBe(closedPolicy)
  })

  it('is kept from pages that the browser has already', async () => {
    expect(await policyOf('/304')).toBeNull()
    expect(await policyOf('/page/known', 'HEAD')).toBeNull()
  })
})

it('says how text is written', async () => {
  const url = await serve((request, response) => {
    response.setHeader('content-type', request.url === '/feed' ? 'application/rss+xml' : 'image/webp')
    response.end('x')
  })
  expect((await fetch(`${url}/feed`)).headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect((await fetch(`${url}/picture`)).headers.get('content-type')).toBe('image/webp')
})

describe('an answer without a validator', () => {
  it('passes through as it comes', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.write('[1,')
      response.end(`"${'x'.repeat(3000)}"]`)
    })
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toHaveLength(3006)
  })

  it('keeps the policy it was given, and has its scripts run after it was painted', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('content-security-policy', "script-src 'nonce-abc'")
      response.write('<html><head><script src="/_next/a.js" async="" nonce="abc"></script></head>')
      response.end('<p>mine</p>')
    })
    const answer = await fetch(url)
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'")
    const page = await answer.text()
    expect(page).toContain('<p>mine</p>')
    expect(page).toContain('<head><script nonce="abc">')
    expect(page).not.toContain('<script src')
  })
})
