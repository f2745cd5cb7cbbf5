import { describe, expect, it } from 'vitest'
import { noteAway, noteOutage } from '../lib/outages.ts'
import { errorInstead } from './error-responses.ts'

const failed = (statusCode: number, type?: string) => ({
  statusCode,
  getHeader: (name: string) => (name === 'content-type' ? type : undefined),
})

describe('in place of what the framework says of a failure', () => {
  it.each([
    ['/api/nothing', 404, 'text/html; charset=utf-8', 'Not found', 'not_found'],
    ['/api', 404, 'text/html', 'Not found', 'not_found'],
    ['/api/tricks', 405, undefined, 'Method not allowed', 'method_not_allowed'],
    ['/api/auth/csrf', 400, 'text/plain', 'Bad request', 'bad_request'],
    ['/api/tricks', 500, 'text/html', 'Something went wrong', 'internal'],
  ])('%s with %i says so in the shape of errors', (url, status, type, message, code) => {
    const sent = errorInstead({ url }, failed(status, type))
    expect(sent).toMatchObject({ status, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(sent?.body ?? '')).toEqual({ message, code })
  })

  it('a page that failed is one that can be read without scripts', () => {
    const sent = errorInstead({ url: '/my-tricks?x=1' }, failed(500, 'text/html'))
    expect(sent?.status).toBe(500)
    expect(sent?.headers).not.toHaveProperty('retry-after')
    expect(sent?.body).toMatch(/<h1>Something went wrong<\/h1>.*>Try Again<\/a>/s)
    expect(sent?.body).not.toContain('<script')
  })

  it('a failure of the database is temporary, and only where it happened', () => {
    noteOutage('/my-tricks')
    noteOutage('/blog/rss.xml')
    const page = errorInstead({ url: '/my-tricks' }, failed(500, 'text/html'))
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    const feed = errorInstead({ url: '/blog/rss.xml' }, failed(500))
    expect(feed).toMatchObject({ status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    expect(errorInstead({ url: '/settings' }, failed(500, 'text/html'))?.status).toBe(500)
    noteAway()
    expect(errorInstead({ url: '/settings' }, failed(500, 'text/html'))?.status).toBe(503)
    noteAway(Number.NEGATIVE_INFINITY)
  })

  it.each([
    ['/tricks/nothing', 404, 'text/html'],
    ['/api/tricks/0', 404, 'application/json'],
    ['/api/tricks', 503, 'application/json'],
    ['/api/tricks', 200, 'application/json'],
    ['/api/account/export', 200, 'text/csv'],
  ])('nothing is sent for %s with %i as %s', (url, status, type) => {
    expect(errorInstead({ url }, failed(status, type))).toBeNull()
  })
})
