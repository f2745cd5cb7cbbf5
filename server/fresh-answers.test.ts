import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastInvalidation } from '../lib/last-invalidation.ts'
import { answerFresh } from './fresh-answers.ts'
import { keepAnswers } from './response-cache.ts'

let server: Server
let url: string
let rendered = 0
let state = 'HIT'
let address = 0

beforeEach(async () => {
  rendered = 0
  state = 'HIT'
  lastInvalidation.at = Number.NEGATIVE_INFINITY
  server = createServer((request, response) => {
    response.setHeader('x-request-id', crypto.randomUUID())
    if (answerFresh(request, response)) return
    keepAnswers(request, response)
    rendered += 1
    response.setHeader('etag', `"${request.headers.rsc} ${request.url}"`)
    response.setHeader('x-nextjs-cache', state)
    response.setHeader('content-type', 'text/html')
    response.end(`${request.headers.rsc ?? 'page'} ${'ollie '.repeat(500)}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  // An address of its own for every test: what is kept is kept for the whole process.
  address += 1
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/${address}`
})
afterEach(() => server.close())

const ask = async (headers: Record<string, string> = {}, search = '') => {
  const answer = await fetch(`${url}${search}`, { headers })
  return { answer, text: await answer.text() }
}

it('a page is made once and sent again, with an id of its own', async () => {
  const first = await ask()
  const second = await ask()
  expect(rendered).toBe(1)
  expect(second.text).toBe(first.text)
  const ids = [first, second].map(({ answer }) => answer.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  for (const name of ['etag', 'content-encoding', 'content-security-policy', 'vary'])
    expect(second.answer.headers.get(name), name).toBe(first.answer.headers.get(name))
})

it('whoever has it already is told so', async () => {
  const { answer } = await ask()
  const again = await ask({ 'if-none-match': `"other", ${answer.headers.get('etag')}` })
  expect(again.answer.status).toBe(304)
  expect(again.text).toBe('')
  expect(rendered).toBe(1)
})

it('each encoding is kept for itself', async () => {
  await ask({ 'accept-encoding': 'br' })
  const { answer, text } = await ask({ 'accept-encoding': 'identity' })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(text).toMatch(/^page ollie/)
  expect(rendered).toBe(2)
})

it.each([
  ['a header that asks for something else', { rsc: '1' }, ''],
  ['another one', { 'next-router-prefetch': '1' }, ''],
  ['one that nobody knows', { 'x-unheard-of': '1' }, ''],
  ['a query', {}, '?level=Advanced'],
])('%s neither gets it nor is kept', async (_, headers, search) => {
  await ask(headers, search)
  expect((await ask()).text).toMatch(/^page/)
  expect(rendered).toBe(2)
  await ask(headers, search)
  expect(rendered).toBe(3)
})

it('what the framework is about to make anew is not kept', async () => {
  state = 'STALE'
  await ask()
  await ask()
  expect(rendered).toBe(2)
})

it('what was kept before something changed is asked for again, and again while that may settle', async () => {
  await ask()
  lastInvalidation.at = performance.now()
  await ask()
  await ask()
  expect(rendered).toBe(3)
})
