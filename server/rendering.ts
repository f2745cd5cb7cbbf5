import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageTitle } from '../lib/brand.ts'
import type { PagePath } from '../lib/pages.ts'
import { sharedSeconds } from './finished-response.ts'
import { currentGeneration, inCurrentGeneration } from './generation.ts'
import { bodilessRequest, RecordedResponse } from './recorded-response.ts'
import { closedPolicy, isFramedPolicy } from './security-headers.ts'

/** Has the framework respond to a request. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

const mostRenders = 3

/**
 * Renders what a request asks for, with the headers that its response has already; again when something was invalidated
 * meanwhile and the response is everyone's. After some times it is what it is, and not current.
 */
export async function renderCurrent(
  render: Render,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<{ recorded: RecordedResponse; isCurrent: boolean }> {
  for (let renders = 1; ; renders += 1) {
    const generation = currentGeneration()
    const rendered = await record(render, request, response)
    const whole = await wholeNotFound(rendered)
    // The whole one is everyone's, and its scripts are allowed by their hashes: it knows no nonce.
    if (whole && !isFramedPolicy(response.getHeader('content-security-policy')))
      response.setHeader('content-security-policy', closedPolicy)
    const recorded = whole ? await record(render, request, response, whole) : rendered
    if (whole) recorded.statusCode = 404
    const isCurrent = generation === currentGeneration()
    if (isCurrent || sharedSeconds(recorded) === 0 || renders === mostRenders) return { recorded, isCurrent }
  }
}

async function record(
  render: Render,
  request: IncomingMessage,
  response: ServerResponse,
  url = request.url,
): Promise<RecordedResponse> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const own = isRead ? bodilessRequest(request) : request
  own.url = url
  const recorded = new RecordedResponse(own)
  for (const [name, value] of Object.entries(response.getHeaders())) recorded.setHeader(name, value ?? '')
  // A read is finished even when its client has left: it may be cached.
  if (!isRead) response.once('close', () => recorded.destroy())
  inCurrentGeneration(() => render(own, recorded)).catch((error: Error) => recorded.destroy(error))
  await recorded.body
  return recorded
}

/** Says in a 405 which methods there are. The framework knows, and says so only when it is asked. */
export async function nameMethods(
  render: Render,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = bodilessRequest(request, 'OPTIONS')
  const recorded = new RecordedResponse(asked)
  render(asked, recorded).catch((error: Error) => recorded.destroy(error))
  await recorded.body
  const allow = recorded.getHeader('allow')
  if (allow !== undefined) response.setHeader('allow', allow)
}

/** Pages that say, whole, what an empty one of the same title would say. */
const wholePages = [
  { title: pageTitle('Page not found'), url: '/_not-found' },
  { title: pageTitle('Post not found'), url: '/blog/missing/post' satisfies PagePath },
]

/**
 * What can be sent instead of what the framework sends where a page found no row: a page that stays empty without
 * scripts. Null for everything else.
 */
async function wholeNotFound(recorded: RecordedResponse): Promise<string | null> {
  const isPage = /^text\/html/.test(String(recorded.getHeader('content-type')))
  if (recorded.statusCode !== 404 || !isPage) return null
  const body = await recorded.body
  if (!body.includes('<html id="__next_error__"')) return null
  return wholePages.find(({ title }) => body.includes(`<title>${title}</title>`))?.url ?? null
}
