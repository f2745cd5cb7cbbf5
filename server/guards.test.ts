import { describe, expect, it } from 'vitest'
import { checkRequest, rawErrorResponse } from './guards.ts'

const request = (over: { method?: string; url?: string; headers?: Record<string, string> }) =>
  checkRequest({ method: 'GET', url: '/', headers: {}, ...over })

describe('a request that is refused before anything looks at it', () => {
  it.each(['/', '/tricks?q=tre%20flip', '/tricks/kickflip#steps', '/blog/%C3%BCben'])('%s is let in', (url) =>
    expect(request({ url })).toBeNull(),
  )

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('the verb "%s" is 405', (method) =>
    expect(request({ method })?.status).toBe(405),
  )

  it.each(['/blog/%ff', '/%', '/%e0%a4%a', '/a%00b', 'http://elsewhere.example/', '*'])(
    'the address %s is 400',
    (url) => expect(request({ url })?.status).toBe(400),
  )

  it('an address without end is 414', () => {
    expect(request({ url: `/${'a'.repeat(9000)}` })?.status).toBe(414)
  })

  it('a body that no call takes is 413', () => {
    expect(request({ method: 'POST', headers: { 'content-length': '13000000' } })?.status).toBe(413)
    expect(request({ method: 'POST', headers: { 'content-length': '1000' } })).toBeNull()
  })

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
