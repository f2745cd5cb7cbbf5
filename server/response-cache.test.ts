import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, request as send } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isAway, noteOutage } from '../lib/outages.ts'
import { codingAgainst, type Dictionary, dictionaryOf } from './dictionary.ts'
import { codings } from './encoding.ts'
import { currentGeneration, isOutOfDate, nextGeneration } from './generation.ts'
import { createResponseCache } from './response-cache.ts'
import { closedPolicy } from './security-headers.ts'

const forever = 's-maxage=31536000'

const page = (script: string) =>
  `<!doctype html><script src="/a.js"></script><script>${script}</script>${'<p>ollie</p>'.repeat(200)}`

/** A server whose responses all come from `render`, through a cache of its own. */
async function serve(render: RequestListener, known: Dictionary | null = null) {
  let dictionary = known
  const rendered = vi.fn(render)
  const cache = createResponseCache(async (request, response) => rendered(request, response as never), {
    styles: { fonts: [], sheets: new Map() },
    dictionary: () => dictionary,
  })
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    request.headers['x-request-id'] = crypto.randomUUID()
    if (cache.serve(request, response)) return
    response.setHeader('content-security-policy', closedPolicy)
    void cache.respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const get = async (path = '/', headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(url + path, { headers, method, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const learn = (learned: Dictionary) => {
    dictionary = learned
    cache.clear()
  }
  return { url, get, rendered, asked: () => asked, clear: cache.clear, learn }
}

const html =
  (body: string, control = forever): RequestListener =>
  (_request, response) => {
    response.setHeader('cache-control', control)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(body)
  }

const json =
  (headers: Record<string, string> = { 'cache-control': forever }, status = 200): RequestListener =>
  (request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.write('["')
    response.end(`${request.headers.rsc ?? ''}${'x'.repeat(5000)}"]`)
  }

describe('a public response', () => {
  it('that never changes under its address may be kept by everyone', async () => {
    const { get } = await serve(json({ 'cache-control': 'public, max-age=9, s-maxage=31536000, immutable' }))
    expect((await get()).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('is rendered again when the database turns out to be away: however late, what was kept of it counts', async () => {
    const { get, rendered } = await serve((request, response) => {
      if (isAway()) return html(page('start()'))(request, response)
      // That it is away was noted so long ago that it no longer counts, as on a busy machine.
      noteOutage('/')
      response.writeHead(500, { 'content-type': 'text/html' }).end()
    })
    expect((await get()).status).toBe(200)
    expect(rendered).toHaveBeenCalledTimes(2)
    expect(isAway()).toBe(false)
  })

  it('is rendered once and sent again, each time with a request id of its own', async () => {
    const { get, rendered } = await serve(html(page('start()')))
    const [first, second] = [await get(), await get()]
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(second.text).toBe(first.text)
    for (const name of ['etag', 'content-encoding', 'content-security-policy', 'vary', 'content-length'])
      expect(second.headers.get(name), name).toBe(first.headers.get(name))
    expect([first, second].map(({ headers }) => headers.get('cache-status'))).toEqual([
      null,
      'response-cache; hit',
    ])
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it('is compressed, weakly named and given the policy of its scripts', async () => {
    const { get } = await serve(html(page('start()')))
    const { text: body, headers } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(body).toBe(page('start()'))
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const policy = headers.get('content-security-policy') ?? ''
    // The SHA-256 of "start()", computed with openssl.
    expect(policy).toContain("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
    expect(policy.match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('that says so is the same with any query, and no other is', async () => {
    const { get, rendered } = await serve(json({ 'cache-control': forever, 'no-vary-search': 'params' }))
    for (const query of ['?x=0', '', '?x=1', '?x=2&y'])
      expect((await get(`/api/list${query}`)).text).toHaveLength(5004)
    expect(rendered).toHaveBeenCalledTimes(2)
    const other = await serve(json())
    for (const query of ['', '?x=1', '?x=1']) await other.get(`/api/list${query}`)
    expect(other.rendered).toHaveBeenCalledTimes(3)
  })

  it('is rendered once for all who ask for it meanwhile, and not again for each of them', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const { get, rendered } = await serve(async (request, response) => {
      await opened
      html(page('start()'))(request, response)
    })
    const all = Array.from({ length: 20 }, () => get())
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0)
    open()
    for (const { status, text: body } of await Promise.all(all))
      expect([status, body]).toEqual([200, page('start()')])
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is rendered anew for those who waited for one that turned out to be personal or failed', async () => {
    let count = 0
    const { get, rendered } = await serve((_request, response) => {
      count += 1
      const visit = count
      response.setHeader('cache-control', 'private')
      setImmediate(() => (visit === 1 ? response.destroy(new Error('gone')) : response.end(`visit ${visit}`)))
    })
    const texts = (await Promise.all(Array.from({ length: 5 }, () => get()))).map((each) => each.text)
    expect(texts.toSorted()).toEqual(['', 'visit 2', 'visit 3', 'visit 4', 'visit 5'])
    expect(rendered).toHaveBeenCalledTimes(5)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"at":"render"'))
    vi.mocked(console.error).mockClear()
  })

  it('that leads elsewhere says where once', async () => {
    const { get } = await serve((_request, response) => {
      response.statusCode = 308
      response.setHeader('location', ['/blog/moved', '/blog/moved'])
      response.end()
    })
    const { status, headers } = await get()
    expect([status, headers.get('location')]).toEqual([308, '/blog/moved'])
  })

  it('that is written in pieces is one body, small in every encoding that the client takes', async () => {
    const { get } = await serve(json())
    for (const encoding of ['gzip', 'br']) {
      const { text: body, headers } = await get('/', { 'accept-encoding': encoding })
      expect(JSON.parse(body)).toEqual(['x'.repeat(5000)])
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(Number(headers.get('content-length'))).toBeLessThan(200)
      expect(headers.get('content-security-policy')).toBe(closedPolicy)
    }
  })

  it('is cached for each encoding by itself', async () => {
    const { get, rendered } = await serve(json())
    await get('/', { 'accept-encoding': 'br' })
    const plain = await get('/', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.text).toHaveLength(5004)
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it.each([
    'rsc',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
  ])('is cached for each value of %s by itself', async (name) => {
    const { get, rendered } = await serve(json())
    const values = ['1', '2', '', '1', '2']
    for (const value of values) await get('/?_rsc=abc', value ? { [name]: value } : {})
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('is confirmed with 304 in any of the forms in which a client may ask', async () => {
    const { get, rendered } = await serve(html(page('start()')))
    const etag = (await get()).headers.get('etag') ?? ''
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const { status, text: body, headers } = await get('/', { 'if-none-match': known })
      expect([status, body, headers.get('etag')]).toEqual([304, '', etag])
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      // Or the browser would take it for that of the page that it has.
      expect(headers.get('content-security-policy')).not.toBe(closedPolicy)
    }
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is confirmed with 304 also when it is not cached', async () => {
    const { get } = await serve(json())
    const etag = (await get('/api/list?before=1')).headers.get('etag') ?? ''
    expect((await get('/api/list?before=1', { 'if-none-match': etag })).status).toBe(304)
  })

  it('has the headers of a GET, and no body, for HEAD', async () => {
    const { get, rendered } = await serve(html(page('start()')))
    const head = await get('/', {}, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    const { headers } = await get()
    for (const name of ['etag', 'content-length', 'content-security-policy'])
      expect(head.headers.get(name), name).toBe(headers.get(name))
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(rendered.mock.calls[0]?.[0].method).toBe('GET')
  })

  it('is rendered for no one in particular: not with what one client already has', async () => {
    const { get, rendered } = await serve(json())
    await get('/', { 'if-none-match': '"old"', cookie: 'a=b' })
    expect(rendered.mock.calls[0]?.[0].headers).not.toHaveProperty('if-none-match')
  })

  it('that goes out of date by the clock is rendered again after ten seconds', async () => {
    const now = vi.spyOn(performance, 'now')
    onTestFinished(() => now.mockRestore())
    const { get, rendered } = await serve(
      json({ 'cache-control': 's-maxage=60, stale-while-revalidate=900' }),
    )
    await get()
    await get()
    expect(rendered).toHaveBeenCalledTimes(1)
    const at = performance.now()
    now.mockImplementation(() => at + 11_000)
    await get()
    expect(rendered).toHaveBeenCalledTimes(2)
  })
})

describe('never cached', () => {
  it.each<[string, RequestListener]>([
    ['what is private', json({ 'cache-control': 'private, no-store' })],
    ['what says nothing', json({})],
    ['what sets a cookie', json({ 'cache-control': forever, 'set-cookie': 'session=1' })],
    ['a page that is not there', json({ 'cache-control': forever }, 404)],
    ['an error', json({ 'cache-control': forever }, 500)],
    ['a redirect', json({ 'cache-control': forever, location: '/login' }, 307)],
    [
      'what the framework is about to make anew',
      json({ 'cache-control': forever, 'x-nextjs-cache': 'STALE' }),
    ],
  ])('is %s', async (_, render) => {
    const { get, rendered } = await serve(render)
    await get()
    await get()
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it.each<[string, string, Record<string, string>, string?]>([
    ['a query of a call', '/api/list?level=Advanced', {}],
    ['a query of a page that may read it', '/lines/abc?level=Advanced', {}],
    ['a query of the router', '/tricks?level=Advanced', { rsc: '1' }],
    ['an encoded address', '/a%20b', {}],
    ['a header that no one knows', '/', { 'x-unheard-of': '1' }],
    ['a write', '/', {}, 'POST'],
  ])('is the response to %s, nor does it get a cached one', async (_, path, headers, method) => {
    const { get, rendered } = await serve(json())
    await get(path.split('?')[0])
    await get(path, headers, method)
    await get(path, headers, method)
    expect(rendered.mock.calls.length).toBeGreaterThan(2)
  })
})

describe('a crowd', () => {
  /** A server that renders nothing before `times` requests have come. */
  async function serveAll(times: number, render: RequestListener) {
    const gate = Promise.withResolvers<void>()
    const served = await serve(async (request, response) => {
      await gate.promise
      await render(request, response)
    })
    const askAll = async (headersOf: (number: number) => Record<string, string> = () => ({})) => {
      const all = Array.from({ length: times }, (_, number) => served.get('/', headersOf(number)))
      await expect.poll(served.asked).toBe(times)
      gate.resolve()
      return Promise.all(all)
    }
    return { ...served, askAll }
  }

  it('that asks for one page at once has it rendered once', async () => {
    const { askAll, rendered } = await serveAll(50, json())
    const all = await askAll()
    expect(new Set(all.map(({ status, text: body }) => `${status} ${body}`)).size).toBe(1)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('has it rendered once whatever queries it makes up, where none can matter', async () => {
    const { get, rendered } = await serve(html(page('list()')))
    for (let round = 0; round < 20; round += 1) await get(`/tricks?utm_source=${round}&q=`)
    await get('/tricks')
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('gets a whole page where a page found no row', async () => {
    const whole: Record<string, string> = { '/_not-found': 'Bailed', '/blog/missing/post': 'No such post' }
    const { get, rendered } = await serve((request, response) => {
      const body = whole[request.url ?? '']
      response.writeHead(body ? 200 : 404, {
        'content-type': 'text/html',
        'cache-control': body ? 's-maxage=31536000' : 'no-store',
      })
      const title = request.url?.startsWith('/blog') ? 'Post not found' : 'Page not found'
      response.end(body ?? `<html id="__next_error__"><title>DarkSlide | ${title}</title>`)
    })
    for (const [path, expected] of [
      ['/tricks/nothing', 'Bailed'],
      ['/blog/nothing', 'No such post'],
      ['/lines/nothing', 'Bailed'],
    ] as const) {
      const { status, text } = await get(path)
      expect([status, text]).toEqual([404, expected])
    }
    // It may be published next.
    const before = rendered.mock.calls.length
    await get('/blog/nothing')
    expect(rendered.mock.calls.length).toBeGreaterThan(before)
  })

  it('gets nothing out of the cache for what it searches, and puts nothing into it', async () => {
    const { get, rendered } = await serve(html(page('list()')))
    await get('/tricks')
    for (let round = 0; round < 5; round += 1) await get(`/tricks?q=${round}`)
    await get('/tricks?q=1')
    await get('/tricks')
    expect(rendered).toHaveBeenCalledTimes(7)
  })

  it('never gets what was rendered for one of them', async () => {
    const { askAll, rendered } = await serveAll(10, (request, response) => {
      response.setHeader('cache-control', 'private, no-store')
      response.end(request.headers['x-session-id'])
    })
    const all = await askAll((number) => ({ 'x-session-id': `session ${number}` }))
    expect(all.map(({ text: body }) => body)).toEqual(all.map((_, number) => `session ${number}`))
    expect(rendered).toHaveBeenCalledTimes(10)
  })

  it('is served all the same when the rendering that all waited for has failed', async () => {
    let hasFailed = false
    const { askAll } = await serveAll(5, (request, response) => {
      if (hasFailed) return json()(request, response)
      hasFailed = true
      throw new Error('broken')
    })
    const all = await askAll()
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 500])
    vi.mocked(console.error).mockClear()
  })
})

describe('an invalidation', () => {
  it('has everything rendered again', async () => {
    const { get, rendered, clear } = await serve(json())
    await get()
    clear()
    await get()
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('has what is being rendered done again, so that no one gets what was read before', async () => {
    let content = 'old'
    const { get, rendered, clear } = await serve(async (_request, response) => {
      const read = content
      await Promise.resolve()
      if (content === 'old') {
        content = 'new'
        nextGeneration()
        clear()
      }
      response.setHeader('cache-control', forever)
      response.end(read)
    })
    expect((await get()).text).toBe('new')
    expect((await get()).text).toBe('new')
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('that never ends ends in a response all the same, which is not cached', async () => {
    const { get, rendered } = await serve((_request, response) => {
      nextGeneration()
      response.setHeader('cache-control', forever)
      response.end('x')
    })
    expect((await get()).text).toBe('x')
    expect(rendered).toHaveBeenCalledTimes(3)
    await get()
    expect(rendered).toHaveBeenCalledTimes(6)
  })

  it('has nothing done twice that is for one person', async () => {
    const { get, rendered } = await serve((_request, response) => {
      nextGeneration()
      response.end('signed in')
    })
    await get()
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is known to whatever a request started, also after its response', async () => {
    const seen: boolean[] = []
    const before = currentGeneration()
    let later = Promise.withResolvers<void>()
    const { get } = await serve((_request, response) => {
      void later.promise.then(() => seen.push(isOutOfDate()))
      response.end('x')
    })
    await get()
    later.resolve()
    await expect.poll(() => seen).toEqual([false])
    later = Promise.withResolvers()
    await get()
    nextGeneration()
    later.resolve()
    await expect.poll(() => seen).toEqual([false, true])
    expect(currentGeneration()).toBe(before + 1)
  })
})

describe('the policy', () => {
  it.each([200, 404, 405])('of a page with status %i allows its own scripts', async (status) => {
    const { get } = await serve((request, response) => {
      response.statusCode = status
      html(page(`of('${status}')`), 'no-store')(request, response as never)
    })
    const policy = (await get('/', {}, status === 405 ? 'POST' : 'GET')).headers.get(
      'content-security-policy',
    )
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([200, 404])('stays closed on a call with status %i', async (status) => {
    const { get } = await serve(json({}, status))
    expect((await get()).headers.get('content-security-policy')).toBe(closedPolicy)
  })

  it('of a page for one person is the one that it was rendered with', async () => {
    const { get } = await serve((request, response) => {
      response.setHeader('content-security-policy', "script-src 'nonce-abc'")
      html('<p>mine</p>', 'private, no-store')(request, response as never)
    })
    const { headers, text: body } = await get()
    expect(headers.get('content-security-policy')).toBe("script-src 'nonce-abc'")
    expect(body).toBe('<p>mine</p>')
  })
})

describe('every other response', () => {
  it('keeps its status, its cookies and its own validator to itself', async () => {
    const { get } = await serve((_request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2'])
      response.setHeader('etag', '"of the framework"')
      response.writeHead(302, { location: '/there' }).end()
    })
    const { status, headers } = await get()
    expect([status, headers.get('location')]).toEqual([302, '/there'])
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(headers.get('etag')).toBeNull()
  })

  it('says how text is written', async () => {
    const { get } = await serve((request, response) => {
      response.setHeader('content-type', request.url === '/feed' ? 'application/rss+xml' : 'image/webp')
      response.end('x')
    })
    expect((await get('/feed')).headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect((await get('/picture')).headers.get('content-type')).toBe('image/webp')
  })

  it('without a body has none', async () => {
    const { get } = await serve((_request, response) => void response.writeHead(204).end())
    const { status, text: body, headers } = await get('/', {}, 'DELETE')
    expect([status, body, headers.get('content-length')]).toEqual([204, '', null])
  })

  it('reaches the request with its body', async () => {
    const { get, url } = await serve(async (request, response) => void response.end(await text(request)))
    const fetched = await fetch(url, { method: 'POST', body: 'hello' })
    expect(await fetched.text()).toBe('hello')
    expect((await get('/', {}, 'POST')).text).toBe('')
  })

  it('is 500 without a word when rendering fails', async () => {
    const { get } = await serve(async () => {
      throw new Error('broken')
    })
    expect(await get()).toMatchObject({ status: 500, text: '' })
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"at":"render"'))
    vi.mocked(console.error).mockClear()
  })

  it('of a write is given up when the client leaves', async () => {
    let left = () => {}
    const hasLeft = new Promise<void>((resolve) => {
      left = resolve
    })
    let leave = () => {}
    const { url } = await serve((_request, response) => {
      response.once('close', left)
      leave()
    })
    const request = send(url, { method: 'POST' })
    leave = () => request.destroy()
    request.on('error', () => undefined).end()
    await hasLeft
  })
})

describe('a page for those who have the dictionary', () => {
  const makeDictionary = () => dictionaryOf(Buffer.from(page('start()')))
  const have = ({ digest }: Dictionary) => ({
    'accept-encoding': 'gzip, br, dcz',
    'available-dictionary': `:${digest.toString('base64')}:`,
  })

  /** As it comes over the wire, which fetch does not show. */
  async function onTheWire(url: string, headers: Record<string, string>) {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      send(url, { headers }, resolve).on('error', reject).end(),
    )
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
  }

  it('is its difference to it, rendered once and sent again', async () => {
    const dictionary = await makeDictionary()
    const { url, rendered } = await serve(html(page('start()')), dictionary)
    const plain = await onTheWire(url, { 'accept-encoding': 'identity' })
    const first = await onTheWire(url, have(dictionary))
    const second = await onTheWire(url, have(dictionary))
    expect(first.headers['content-encoding']).toBe('dcz')
    expect(first.body).toEqual(await codingAgainst(dictionary).compress(plain.body, 'again'))
    expect(second.body).toEqual(first.body)
    expect(rendered).toHaveBeenCalledTimes(2)
    expect(
      (await onTheWire(url, { ...have(dictionary), 'if-none-match': `${first.headers.etag}` })).status,
    ).toBe(304)
  })

  it('replaces what a proxy got for the same caller while there was no dictionary', async () => {
    const dictionary = await makeDictionary()
    const [before, after] = await Promise.all(
      [null, dictionary].map((known) => serve(html(page('start()')), known)),
    )
    const { headers } = await onTheWire(before?.url ?? '', have(dictionary))
    expect(headers['content-encoding']).toBe('br')
    const asked = { ...have(dictionary), 'if-none-match': `${headers.etag}` }
    const again = await onTheWire(after?.url ?? '', asked)
    expect([again.status, again.headers['content-encoding']]).toEqual([200, 'dcz'])
  })

  it('is compressed with all effort once it is asked for often, against the dictionary and without', async () => {
    const source = await readFile(new URL('response-cache.ts', import.meta.url), 'utf8')
    const words = source.replaceAll('<', ' ')
    const dictionary = await makeDictionary()
    const { url, rendered } = await serve(html(page(words)), dictionary)
    for (const [headers, coding] of [
      [{ 'accept-encoding': 'br' }, codings.br],
      [have(dictionary), codingAgainst(dictionary)],
    ] as const) {
      const first = await onTheWire(url, headers)
      expect(first.headers['content-encoding']).toBe(coding.name)
      const body = await coding.decompress(first.body)
      const often = await coding.compress(body, 'often')
      expect(often.byteLength).toBeLessThan(first.body.byteLength)
      await expect.poll(async () => (await onTheWire(url, headers)).body).toEqual(often)
      const { headers: later } = await onTheWire(url, headers)
      expect(later['content-length']).toBe(String(often.byteLength))
      expect(later.etag).toBe(first.headers.etag)
    }
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('goes to no one else who asked before there was one, nor is kept without its name', async () => {
    const dictionary = await makeDictionary()
    const { promise: hasLearned, resolve } = Promise.withResolvers<void>()
    const { url, rendered, learn } = await serve((request, response) => {
      void hasLearned.then(() => html(page('start()'))(request, response))
    })
    const early = onTheWire(url, have(dictionary))
    await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(1))
    learn(dictionary)
    resolve()
    await early
    const { headers } = await onTheWire(url, { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers.link).toBe(`<${dictionary.path}>; rel="compression-dictionary"`)
  })

  it('is named by the page, and so is what it depends on', async () => {
    const dictionary = await makeDictionary()
    const { get } = await serve(html(page('start()')), dictionary)
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('link')).toBe(`<${dictionary.path}>; rel="compression-dictionary"`)
    expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary')
  })

  it('is not promised to a HEAD, which has no body', async () => {
    const dictionary = await makeDictionary()
    const { get } = await serve(html(page('start()')), dictionary)
    const { headers } = await get('/', have(dictionary), 'HEAD')
    expect(headers.get('content-encoding')).toBe('br')
  })

  it('comes in brotli to those who have another one', async () => {
    const { url } = await serve(html(page('start()')), await makeDictionary())
    const stale = await dictionaryOf(Buffer.from('of the release before'))
    expect((await onTheWire(url, have(stale))).headers['content-encoding']).toBe('br')
  })

  it('is never what is for one person', async () => {
    const dictionary = await makeDictionary()
    const { url } = await serve(html(page('start()'), 'private, no-store'), dictionary)
    const { headers } = await onTheWire(url, have(dictionary))
    expect(headers['content-encoding']).toBe('br')
    expect(headers.link).toBeUndefined()
    expect(headers.vary).toBe('Accept-Encoding')
  })
})
