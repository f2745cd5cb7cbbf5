import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptsOf } from '../../scripts/bench/measure'
import { root } from '../setup/sources'
import { sendRaw, sendRawRequest } from './raw'
import { createSkater, openServer } from './server'

let server: Awaited<ReturnType<typeof openServer>>
let skater: Awaited<ReturnType<typeof createSkater>>
let slow: ReturnType<typeof sendRaw>[]

const began = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

beforeAll(async () => {
  server = await openServer()
  skater = await createSkater(server)
  await server.client.user.update({ where: { id: skater.user.id }, data: { role: 'ADMIN' } })
  await server.start()
  // They take their time, so the other tests run meanwhile.
  slow = [
    sendRaw(server.url, began),
    sendRaw(server.url, began, { trickle: (socket) => setInterval(() => socket.write('X-A: b\r\n'), 1000) }),
    sendRaw(server.url, `${began}Content-Length: 1000\r\n\r\n{`, {
      trickle: (socket) => setInterval(() => socket.write(' '), 1000),
    }),
  ]
})
afterAll(() => server.close())

const errors: string[] = []
const say = async (line: string, headers?: string, body?: string) => {
  const response = await sendRawRequest(server.url, line, headers, body)
  if (response.status >= 400) errors.push(`${response.head}\n\n${response.body}`)
  return response
}

it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'BREW', 'get', 'DEBUG'])(
  'refuses the verb %s on pages, calls and assets',
  async (verb) => {
    for (const target of ['/', '/tricks', '/api/tricks', '/api/auth/login', '/icon.svg', '/nothing']) {
      const { status, head } = await say(`${verb} ${target}`)
      expect(status, target).toBe(405)
      expect(head.toLowerCase()).toContain('allow: get, head')
    }
  },
)

it.each(['PUT', 'DELETE', 'PATCH'])('refuses %s where there is no such call', async (verb) => {
  expect((await say(`${verb} /api/tricks`)).status).toBe(405)
})

const places = [
  '',
  'tricks/',
  'blog/',
  'lines/',
  'uploads/',
  'api/',
  'api/tricks/',
  'api/blog/posts/',
  'api/auth/',
]
it.each([...places, '_next/static/', '_next/', 'art/'])(
  'responds 400 to an address that cannot be decoded below /%s',
  async (place) => {
    for (const bad of ['%ff', '%', '%e0%a4%a', '%00', 'a%c0%80', '?q=%ff'])
      expect((await say(`GET /${place}${bad}`)).status, bad).toBe(400)
  },
)

it.each([
  ['two lengths', 'POST /api/auth/login', 'Content-Length: 2\r\nContent-Length: 3\r\n', 400],
  ['a length and pieces', 'POST /api/auth/login', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', 400],
  ['a header of another line', 'GET /', 'X-A : b\r\n', 400],
  ['headers without end', 'GET /', `X-A: ${'a'.repeat(20_000)}\r\n`, 431],
  ['an address without end', `GET /${'a'.repeat(9000)}`, '', 414],
  ['a whole address', 'GET http://evil.test/', '', 400],
  ['another address than a path', 'GET tricks', '', 400],
  ['a length that no call accepts', 'POST /api/auth/login', 'Content-Length: 13000000\r\n', 413],
])('refuses %s', async (_, line, headers, status) => {
  expect((await say(line, headers)).status).toBe(status)
})

const json = 'Content-Type: application/json\r\n'
describe('a body that is too large', () => {
  const chunked = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`

  it('is refused by the call that reads it', async () => {
    const large = `Content-Length: 102400\r\n${json}`
    expect((await say('POST /api/auth/login', large, 'x'.repeat(102_400))).status).toBe(413)
    const pieces = `Transfer-Encoding: chunked\r\n${json}`
    expect((await say('POST /api/auth/login', pieces, chunked(102_400))).status).toBe(413)
  })

  it('is refused whatever it does not say about its length', async () => {
    const headers = `Transfer-Encoding: chunked\r\nX-Session-ID: ${skater.headers['x-session-id']}\r\nContent-Type: image/png\r\n`
    expect((await say('POST /api/cms/uploads', headers, chunked(12 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

it('reads no body without end, whoever would', async () => {
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const form = 'Transfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  for (const target of ['/api/auth/signin/github', '/api/auth/callback/github'])
    expect((await say(`POST ${target}`, form, piece.repeat(64))).status, target).toBe(413)
})

it.each(['/nothing', '/', '/api/tricks', '/_next/webpack-hmr', '/api/nothing'])(
  'responds to who wants another protocol at %s, and closes the connection',
  async (target) => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
    const { status, head } = await sendRaw(server.url, `GET ${target} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)
    expect(status).toBe(/nothing|webpack/.test(target) ? 404 : 200)
    expect(head.toLowerCase()).toContain('connection: close')
  },
)

it.each([
  ['_next/image', '%2Ficon%0a%7B%22level%22%3A%22info%22%7D', 404],
  ['_next/image', '%2Fart%2Fcovers%2Fdefault-1600.webp', 404],
  ['x/../_next/image', '%2Fart%2Fcovers%2Fdefault-1600.webp', 400],
  ['%2e/_next/image', '%2Fart%2Fcovers%2Fdefault-1600.webp', 400],
])('has no image optimizer at /%s for %s', async (place, picture, status) => {
  expect((await say(`GET /${place}?url=${picture}&w=640&q=75`)).status).toBe(status)
})

describe('below /api', () => {
  const jsonOf = async (method: string, target: string) => {
    const response = await fetch(server.url + target, { method })
    expect(response.headers.get('content-type')).toBe('application/json')
    return { status: response.status, body: await response.json() }
  }

  it.each(['/api', '/api/nothing', '/api/tricks/1/nothing', '/api/auth/nothing', '/api/runs/shared/a/b'])(
    '%s is not found, in the shape of errors',
    async (target) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect(await jsonOf(method, target), method).toEqual(
          target === '/api/auth/nothing' && /PUT|DELETE/.test(method)
            ? { status: 405, body: { message: 'Method not allowed', code: 'method_not_allowed' } }
            : { status: 404, body: { message: 'Not found', code: 'not_found' } },
        )
    },
  )

  it.each([
    ['DELETE', '/api/tricks'],
    ['GET', '/api/auth/login'],
    ['PUT', '/api/runs'],
  ])('%s %s is not allowed, in the shape of errors', async (method, target) => {
    const body = { message: 'Method not allowed', code: 'method_not_allowed' }
    expect(await jsonOf(method, target)).toEqual({ status: 405, body })
    const { headers } = await fetch(server.url + target, { method })
    expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['OPTIONS']))
    expect(headers.get('allow')?.split(', ')).not.toContain(method)
  })
})

describe('HEAD', () => {
  const calls = [
    '/api/tricks',
    '/api/nothing',
    '/api/health',
    '/api/auth/user',
    '/api/runs',
    '/api/auth/csrf',
  ]
  const files = ['/icon.svg', '/sw.js', '/blog/rss.xml', '/sitemap.xml', '/robots.txt', '/uploads/nothing']
  const others = [
    '/nothing',
    '/tricks/nothing',
    '/my-tricks',
    '/lines/nothing',
    '/admin',
    '/blog/%ff',
    '/_next/image',
  ]

  it.each([...calls, ...files, ...others, '/', '/tricks', '/tricks/ollie'])(
    'says of %s what GET says',
    async (target) => {
      const ask = async (method: string) => {
        const response = await fetch(server.url + target, {
          method,
          headers: { ...skater.headers, 'accept-encoding': 'identity' },
          redirect: 'manual',
        })
        await response.arrayBuffer()
        // Each response has its own id, moment, nonce and token.
        const own = [
          'x-request-id',
          'date',
          'connection',
          'keep-alive',
          'cache-status',
          'link',
          'content-security-policy',
          'set-cookie',
        ]
        const headers = [...response.headers].filter(([name]) => !own.includes(name))
        return { status: response.status, headers: Object.fromEntries(headers) }
      }
      // The first response may be the one that fills the cache.
      await ask('GET')
      expect(await ask('HEAD')).toEqual(await ask('GET'))
    },
  )
})

describe('where no page is', () => {
  const below = [
    '/admin',
    '/admin/blog',
    '/my-tricks',
    '/settings',
    '/login',
    '/lines/a',
    '/test-auth',
    '/tricks',
  ]
  it.each([...below.map((target) => `${target}/nothing`), '/nothing', '/lines', '/lines/nothing'])(
    '%s says so under its own title, and may run its own scripts',
    async (target) => {
      const response = await fetch(server.url + target)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toMatch(/<title>DarkSlide \| Page not found<\/title>/)
      expect(html).toContain('404. Bailed.')
      const policy = response.headers.get('content-security-policy') ?? ''
      const scripts = [
        ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)([^>]*)>([\s\S]*?)<\/script>/g),
      ]
      expect(scripts.length).toBeGreaterThan(1)
      for (const [, attributes = '', script = ''] of scripts) {
        const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
        const allowed = nonce
          ? `'nonce-${nonce}'`
          : `'sha256-${createHash('sha256').update(script).digest('base64')}'`
        expect(policy).toContain(allowed)
      }
    },
  )

  it('/admin leads to the page that there is', async () => {
    const response = await fetch(`${server.url}/admin`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([307, '/admin/blog'])
  })

  it('a post that is missing has a title of its own', async () => {
    const response = await fetch(`${server.url}/blog/nothing`)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/<title>DarkSlide \| Post not found<\/title>/)
  })
})

it.each(['__proto__', 'constructor', 'toString', 'OAuthCallback', ''])(
  'shows /login with the error %s',
  async (word) => {
    const response = await fetch(`${server.url}/login?error=${word}`)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
  },
)

const needed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-resource-policy': /same-origin|cross-origin/,
}
const policy = 'content-security-policy'

const scriptsIn = (folder: string) =>
  readdirSync(path.join(root, process.env.BUILD_DIR || '.next', 'static', folder))
    .filter((file) => file.endsWith('.js'))
    .map((name) => `/_next/static/${folder}/${name}`)

describe('the security headers', () => {
  const targets = [
    '/',
    '/tricks/ollie',
    '/my-tricks',
    '/nothing',
    '/tricks/nothing',
    '/api/tricks',
    '/api/nothing',
  ]
  it.each([
    ...targets,
    '/api/runs',
    '/icon.svg',
    '/sw.js',
    '/blog/rss.xml',
    '/_next/static/nothing.js',
    '/blog/%ff',
  ])('are on %s', async (target) => {
    const response = await fetch(server.url + target, { redirect: 'manual' })
    const headers = Object.fromEntries(response.headers)
    for (const [name, value] of Object.entries(needed)) expect(headers[name], name).toMatch(value)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers[policy]).toContain("frame-ancestors 'none'")
    if (/html/.test(headers['content-type'] ?? '')) {
      expect(headers[policy]).toContain("object-src 'none'")
      expect(headers[policy]).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    } else expect(headers[policy]).toMatch(/^default-src 'none';|'nonce-/)
  })

  it('are on an asset, and on what has not changed', async () => {
    for (const target of [scriptsIn('chunks')[0] ?? '', '/', '/api/tricks']) {
      const first = await fetch(server.url + target, { headers: { 'accept-encoding': 'identity' } })
      const etag = first.headers.get('etag')
      expect(etag, target).toBeTruthy()
      const again = await sendRawRequest(server.url, `GET ${target}`, `If-None-Match: ${etag}\r\n`)
      expect(again.status, target).toBe(304)
      // Or the browser would take it for that of the page it has.
      if (target === '/') expect(again.head).not.toContain("default-src 'none'")
      for (const name of Object.keys(needed)) {
        expect(first.headers.has(name), name).toBe(true)
        expect(again.head.toLowerCase()).toContain(`${name}: `)
      }
    }
  })
})

it.each(['/', '/tricks/ollie', '/my-tricks'])('%s starts its scripts after the first paint', async (path) => {
  const html = await (await fetch(server.url + path)).text()
  const early =
    html.match(/<(script(?![^>]*nomodule)|link[^>]* as="script")[^>]*\/_next\/static\/[^>]*>/gi) ?? []
  const hasStarter = /<head><script[^>]*>[^<]*\bfunction startScripts\(/.test(html)
  expect(
    { early, hasStarter },
    'The framework writes its scripts differently now: look at the tags that are named here, and have ' +
      'isAsyncScript and isScriptPreload of server/paint-first.ts find them.',
  ).toEqual({ early: [], hasStarter: true })
})

it('a page whose trick the server drew brings nothing of what draws', async () => {
  const drawing = 'Biebelheimer'
  const textOf = async (script: string) => (await fetch(server.url + script)).text()
  const all = await Promise.all(scriptsIn('chunks').map(textOf))
  expect(all.some((text) => text.includes(drawing))).toBe(true)
  const own = scriptsOf(await textOf('/tricks/ollie'))
  const texts = await Promise.all(own.map(textOf))
  expect(
    own.filter((_, at) => texts[at]?.includes(drawing)),
    'The bundler keeps what is imported and not used: package.json has to say which files do something when they are imported (sideEffects).',
  ).toEqual([])
})

const lists = [
  '/api/tricks',
  '/api/tricks/foundational',
  '/api/tricks/book',
  '/api/skatepark/features',
  '/api/blog/posts',
  '/api/blog/tags',
]

describe('a public list', () => {
  const headersOf = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, method })

  it.each(lists)('%s is sent once, and then confirmed', async (path) => {
    const first = await headersOf(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`])
      expect((await headersOf(path, { 'if-none-match': known })).status).toBe(304)
    const head = await headersOf(path, {}, 'HEAD')
    expect([head.headers.get('etag'), await head.text()]).toEqual([etag, ''])
    expect(await (await headersOf(path, { 'accept-encoding': 'br' })).text()).toBe(await first.text())
  })

  it('is new with the very next request after a change', async () => {
    for (const title of ['On the wire', 'On the wire again']) {
      const etag = (await headersOf('/api/blog/posts')).headers.get('etag') ?? ''
      const body = JSON.stringify({ title, excerpt: 'What was published is seen at once.', published: true })
      const headers = { ...skater.headers, 'content-type': 'application/json' }
      await fetch(`${server.url}/api/cms/blog/posts`, { method: 'POST', headers, body })
      const changed = await headersOf('/api/blog/posts', { 'if-none-match': etag })
      expect(changed.status).toBe(200)
      expect(await changed.text()).toContain(title)
      expect(await (await headersOf('/blog')).text()).toContain(title)
    }
  })
})

it.each([
  '/my-tricks',
  '/settings',
  '/admin/blog',
  '/login',
  '/api/auth/user',
  '/api/auth/debug',
  '/api/runs',
  '/api/tricks/my-tricks',
  '/api/account/export',
  '/api/cms/blog/posts',
  '/api/tricks/my-tricks/next',
  '/api/tricks/my-tricks/calendar',
])(
  'lets no cache on the way keep %s of a signed-in user',
  async (target) => {
    const response = await fetch(server.url + target, { headers: skater.headers, redirect: 'manual' })
    await response.arrayBuffer()
    expect(response.status).toBeLessThan(400)
    expect(response.headers.get('cache-control')).toContain('no-store')
    // The first visit of a page loads what it is made of.
  },
  30_000,
)

it('shows no version, path or stack in any error', async () => {
  await say('POST /api/auth/login', `${json}Content-Length: 1\r\n`, '{')
  await say('GET /api/tricks/0')
  await say('GET /nothing')
  await say('GET /lines/nothing')
  expect(errors.length).toBeGreaterThan(100)
  const leaks = /x-powered-by|^server:|node_modules|\n\s+at \S+ \(|prisma|postgres|\.ts:\d|v\d+\.\d+\.\d+/im
  expect(errors.filter((error) => leaks.test(error) || error.includes(root))).toEqual([])
})

it('waits neither for headers nor for bodies that never end', async () => {
  const [silent, dripping, body] = await Promise.all(slow)
  expect(silent).toMatchObject({ status: 408 })
  expect(dripping).toMatchObject({ status: 408 })
  expect(body).toMatchObject({ status: 408 })
})
