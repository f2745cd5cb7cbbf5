import { request as ask, createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admitRequest, BoundedRequest, checkRequest, rawErrorResponse, refuseOverflow } from './guards.ts'

const request = (over: { method?: string; url?: string; headers?: Record<string, string> }) =>
  checkRequest({ method: 'GET', url: '/', headers: {}, ...over })

describe('a request that is refused before anything looks at it', () => {
  it.each([
    '/',
    '/tricks?q=tre%20flip',
    '/tricks/kickflip#steps',
    '/blog/%C3%BCben',
    '/.well-known/security.txt',
    '/login?next=/../x',
    '/blog/wait...',
  ])('%s is let in', (url) => expect(request({ url })).toBeNull())

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('the verb "%s" is 405', (method) =>
    expect(request({ method })?.status).toBe(405),
  )

  it.each(['/blog/%ff', '/%', '/%e0%a4%a', '/a%00b', 'http://elsewhere.example/', '*'])(
    'the address %s is 400',
    (url) => expect(request({ url })?.status).toBe(400),
  )

  it.each([
    '/x/../_next/image?url=a',
    '/./_next/image',
    '/%2E/_next/image',
    '/api/cms/%2e./auth/signin/github',
    '/x/..',
    '/x/..#y',
    '/x\\..\\y',
  ])('the address %s, which the router would read as another one, is 400', (url) =>
    expect(request({ url })?.status).toBe(400),
  )

  it('an address without end is 414', () => {
    expect(request({ url: `/${'a'.repeat(9000)}` })?.status).toBe(414)
  })

  it('a body that no call takes is 413', () => {
    expect(request({ method: 'POST', headers: { 'content-length': '13000000' } })?.status).toBe(413)
    expect(request({ method: 'POST', headers: { 'content-length': '1000' } })).toBeNull()
  })

  it('a list that is brought may be as long as its route says', () => {
    const bring = (bytes: number) =>
      request({
        method: 'POST',
        url: '/api/tricks/my-tricks/bring',
        headers: { 'content-length': String(bytes) },
      })
    expect(bring(1_900_000)).toBeNull()
    expect(bring(2_100_000)?.status).toBe(413)
  })

  it.each(['/api/cms/uploads', '/api/cms/blog/posts'])('a body for %s may be larger than others', (url) => {
    expect(request({ method: 'POST', url, headers: { 'content-length': '11000000' } })).toBeNull()
    expect(
      request({ method: 'POST', url: '/api/runs', headers: { 'content-length': '11000000' } })?.status,
    ).toBe(413)
  })

  it.each(['/_next/image', '/_next/image?url=%0a%7B%22level%22%3A%22info%22%7D&w=64&q=75', '/_next/image/x'])(
    'the unused image optimizer is not at %s',
    (url) => expect(request({ url })).toMatchObject({ status: 404, code: 'not_found' }),
  )

  it('a raw response names the verbs to a client that used another', () => {
    expect(rawErrorResponse('HPE_INVALID_METHOD')).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD/)
    expect(rawErrorResponse('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1\.1 408 /)
    expect(rawErrorResponse(undefined)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('a raw response has the headers of every response', () => {
    const raw = rawErrorResponse(undefined)
    for (const header of ['x-content-type-options: nosniff', 'content-security-policy: default-src'])
      expect(raw).toContain(`\r\n${header}`)
    expect(raw).toMatch(/\r\ncontent-length: 0\r\n\r\n$/)
  })
})

describe('a body that does not say how long it is', () => {
  let taken: (number | string)[]
  const server = createServer({ IncomingMessage: BoundedRequest }, (incoming, response) => {
    refuseOverflow(incoming, response)
    buffer(incoming).then(
      ({ byteLength }) => {
        taken.push(byteLength)
        if (!response.headersSent) response.end('taken')
      },
      () => taken.push('given up'),
    )
  })
  let port: number

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  async function send(path: string, pieces: number) {
    taken = []
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    const sent = ask({ port, path, method: 'POST', headers: { 'transfer-encoding': 'chunked' } }, resolve)
    // What is no longer read may come back as a reset.
    sent.on('error', () => undefined)
    for (let piece = 0; piece < pieces; piece += 1) sent.write('x'.repeat(64 * 1024))
    sent.end()
    const response = await promise
    return { status: response.statusCode, body: await text(response) }
  }

  it.each(['/', '/nothing', '/api/auth/signin/github', '/api/tricks/suggest'])(
    'is refused at %s once it is too long, and what reads it gets no more',
    async (path) => {
      expect(await send(path, 4)).toEqual({ status: 200, body: 'taken' })
      const { status, body } = await send(path, 5)
      expect(status).toBe(413)
      expect(JSON.parse(body)).toEqual({ message: 'The body is too large', code: 'too_large' })
      await expect.poll(() => taken).toEqual(['given up'])
    },
  )

  it('may be as long as a picture where pictures are taken', async () => {
    expect((await send('/api/cms/uploads', 150)).status).toBe(200)
    expect((await send('/api/cms/uploads', 193)).status).toBe(413)
  })
})

describe('requests on one connection', () => {
  let served: number
  let finish: (() => void)[]
  const server = createServer((incoming, response) => {
    if (!admitRequest(incoming, response)) return
    served += 1
    if (incoming.url === '/slow') finish.push(() => response.end('late'))
    else response.end('soon')
  })
  let port: number

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  async function open() {
    served = 0
    finish = []
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        received += chunk
      })
    const isClosed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
    const ask = (path: string, times: number) =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
    return { socket, ask, isClosed, received: () => received.match(/soon|late/g)?.length ?? 0 }
  }

  it('may be ten at a time, however many there are', async () => {
    const { socket, ask, received } = await open()
    for (let round = 1; round <= 5; round += 1) {
      ask('/', 10)
      await expect.poll(received).toBe(10 * round)
    }
    socket.destroy()
  })

  it('close it when more are sent before the first has its response', async () => {
    const { ask, isClosed, received } = await open()
    ask('/slow', 500)
    await isClosed
    expect([served, received()]).toEqual([10, 0])
  })
})
