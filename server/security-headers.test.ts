import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fillPath, pages } from '../lib/pages.ts'
import { pagePolicy, renderedPolicy, setSecurityHeaders } from './security-headers.ts'

function secured(url: string, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket())
  request.url = url
  Object.assign(request.headers, headers)
  const response = new ServerResponse(request)
  setSecurityHeaders(request, response)
  return { request, response }
}

describe('the headers of every response', () => {
  it('make browsers guess nothing and let no site frame them', () => {
    const { response } = secured('/tricks')
    expect(response.getHeader('x-content-type-options')).toBe('nosniff')
    expect(response.getHeader('x-frame-options')).toBe('DENY')
    expect(response.getHeader('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('keep a page to itself: where its visitors came from, its window, and what their devices can do', () => {
    const { response } = secured('/tricks')
    expect(response.getHeader('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.getHeader('cross-origin-opener-policy')).toBe('same-origin')
    const off = String(response.getHeader('permissions-policy')).split(', ')
    expect(off).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
    )
  })

  it.each(['/api/tricks', '/nothing', '/blog/rss.xml', '/preview/trick/ollie.png', '/_next/static/a.js'])(
    'let %s do nothing and be framed by no site',
    (url) => {
      const policy = String(secured(url).response.getHeader('content-security-policy'))
      expect(policy).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    },
  )

  it('let the worker fetch and show our pictures, and sandbox uploads', () => {
    const policyOf = (url: string) => secured(url).response.getHeader('content-security-policy')
    expect(policyOf('/sw.js')).toMatch(/^default-src 'none'.*; connect-src 'self'; img-src 'self'$/)
    expect(policyOf('/uploads/abc.webp')).toMatch(/^default-src 'none'.*; sandbox$/)
  })

  it('let other sites show the preview pictures', () => {
    const { response } = secured('/preview/trick/ollie.png')
    expect(response.getHeader('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('let other sites read what says the same to everyone, and nothing else', () => {
    const readers = (url: string) => secured(url).response.getHeader('access-control-allow-origin')
    expect(['/embed.js', '/oembed?url=x'].map(readers)).toEqual(['*', '*'])
    const paths = [...pages.map(({ path }) => fillPath(path, 'kickflip')), '/api/auth/user', '/api/tricks']
    expect([...paths, '/embed.js/x', '/oembed/x', '/uploads/a.webp'].filter(readers)).toEqual([])
  })

  it('give a page of one’s own a new nonce each time, the same to the renderer', () => {
    const policies = [1, 2].map(() => {
      const { request, response } = secured('/my-tricks?x=1')
      expect(request.headers['content-security-policy']).toBe(response.getHeader('content-security-policy'))
      return String(response.getHeader('content-security-policy'))
    })
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
    expect(policies[0]).not.toBe(policies[1])
  })

  it.each(['/my-tricks', '/%6dy-tricks', '/lines/abc', '/lines/a%2Fb', '/test-auth', '/admin/blog'])(
    'give %s a nonce, however it is spelled',
    (url) => expect(secured(url).response.getHeader('content-security-policy')).toMatch(/'nonce-/),
  )

  // The page that says so is rendered ahead, for everyone.
  it.each(['/my-tricks/x', '/settings/x', '/login/x', '/lines', '/lines/a/b', '/test-auth/x', '/admin/x'])(
    'leave the policy of %s, where no page is, to what is rendered',
    (url) =>
      expect(secured(url).response.getHeader('content-security-policy')).toMatch(/^default-src 'none'/),
  )

  it('never take a policy from the caller', () => {
    const { request } = secured('/tricks', { 'content-security-policy': "script-src 'nonce-mine'" })
    expect(request.headers['content-security-policy']).toBeUndefined()
  })
})

describe('framing', () => {
  /** Who may frame what lies at an address, before it is rendered and after. */
  function framing(address: string) {
    const { response } = secured(address)
    const before = String(response.getHeader('content-security-policy'))
    const policies = [before, String(renderedPolicy(before, '<script>a()</script>'))]
    return {
      header: response.getHeader('x-frame-options'),
      ancestors: policies.map((policy) => /frame-ancestors ([^;]*)/.exec(policy)?.[1]),
    }
  }
  const refused = { header: 'DENY', ancestors: ["'none'", "'none'"] }
  const paths = pages.map(({ path }) => path)

  it.each(paths.filter((path) => path !== '/embed/tricks/[slug]'))('is refused by %s', (path) =>
    expect(framing(fillPath(path, 'kickflip'))).toEqual(refused),
  )

  it.each([
    '/embed',
    '/embed/',
    '/embed/tricks',
    '/embed/tricks/a/b',
    '/embed.js',
    '/oembed',
    '/embed/my-tricks',
  ])('is refused by %s, where no such page is', (address) => expect(framing(address)).toEqual(refused))

  it('is allowed to every site by a trick that is there for it, and by nothing else of the policy', () => {
    const address = '/embed/tricks/kickflip?stance=goofy'
    expect(framing(address)).toEqual({ header: undefined, ancestors: ['*', '*'] })
    const { response } = secured(address)
    expect(response.getHeader('cross-origin-resource-policy')).toBe('cross-origin')
    const own = String(renderedPolicy(response.getHeader('content-security-policy'), '<script>a()</script>'))
    expect(own.replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(
      pagePolicy('<script>a()</script>'),
    )
  })

  it('leaves the policy of a page for one person as it is', () => {
    const nonce = secured('/my-tricks').response.getHeader('content-security-policy')
    expect(renderedPolicy(nonce, '<script>a()</script>')).toBe(nonce)
  })
})

describe('the policy of a page', () => {
  it.each([
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['connect-src', "'self'"],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('has %s %s', (directive, sources) => {
    expect(pagePolicy('').split('; ')).toContain(`${directive} ${sources}`)
  })

  it('names inline scripts once, and neither files nor data', () => {
    const policy = pagePolicy(
      '<script>a()</script><script>a()</script><script id="x">b()</script><script src="/c.js"></script><script type="application/ld+json">{"d":1}</script>',
    )
    expect(policy.match(/sha256-/g)).toHaveLength(2)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  })
})
