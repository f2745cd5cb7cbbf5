import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { dismissToast } from '@/components/ui/overlays/toast'
import { Toaster } from '@/components/ui/overlays/toaster'
import { getQueryClient } from '@/lib/offline/client'

/** What a call of the API is answered with: a JSON value, a whole response, or either made of what was asked. */
type Reply = unknown | Response | ((asked: Call) => unknown)

/** A call that a component made. `json` is null where it sent no JSON. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly json: unknown
}

/** "GET /api/tricks", ":id" for any one part of a path. Of several replies each is given once, the last for ever. */
export type Replies = Readonly<
  Record<`${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Reply>
>

/** Replies one after the other; the last one stays. */
export class InTurn {
  readonly #replies: Reply[]
  constructor(...replies: Reply[]) {
    this.#replies = replies
  }
  next(): Reply {
    return this.#replies.length > 1 ? this.#replies.shift() : this.#replies[0]
  }
}

/** A refusal as the API words it. */
export const refusal = (status: number, message: string, more: Record<string, unknown> = {}) =>
  new Response(JSON.stringify({ message, ...more }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** What fetch does without a network. */
export const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}

const waiting: (() => void)[] = []

/** Does not answer before the test ends: for what is shown meanwhile. */
export const pending = () =>
  new Promise<never>((_, refuse) => waiting.push(() => refuse(new TypeError('The page was left'))))

// What is loaded late is transformed when it is first asked for, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let calls: Call[] = []
let unanswered: string[] = []

function answer(replies: Replies) {
  const routes = Object.entries(replies).map(([route, reply]) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, parts: path.split('/'), reply }
  })
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted()
    const url = new URL(String(input instanceof Request ? input.url : input), window.location.href)
    const method = init.method ?? 'GET'
    const parts = url.pathname.split('/')
    const found = routes.find(
      (route) =>
        route.method === method &&
        route.parts.length === parts.length &&
        route.parts.every((part, at) => part.startsWith(':') || part === parts[at]),
    )
    const json = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    const call: Call = { method, path: url.pathname, query: url.searchParams, json }
    calls.push(call)
    if (!found) {
      unanswered.push(`${method} ${url.pathname}`)
      return refusal(404, 'This test has no reply for it')
    }
    const reply = found.reply instanceof InTurn ? found.reply.next() : found.reply
    const given: unknown = await Promise.race([
      typeof reply === 'function' ? reply(call) : reply,
      ...(init.signal ? [aborted(init.signal)] : []),
    ])
    if (given instanceof Response) return given.clone()
    return new Response(given === undefined ? null : JSON.stringify(given), {
      status: given === undefined ? 204 : 200,
    })
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(signal.reason))
  })

export interface ShowOptions {
  /** The address that the page is at. */
  readonly at?: string
  readonly replies?: Replies
  /** Pointer and width, as media queries ask; whatever is not named does not match. */
  readonly matches?: readonly string[]
}

/**
 * Shows a part of the product as a page at an address, with toasts, and an API that answers as told. What is asked of
 * the API and has no reply fails the test. Gives a person at keyboard and pointer, and what was asked so far.
 */
export function show(element: ReactNode, { at = '/', replies = {}, matches = [] }: ShowOptions = {}) {
  window.history.replaceState(null, '', at)
  vi.stubGlobal('fetch', answer(replies))
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: matches.some((each) => media.includes(each)) }),
  )
  const queries = getQueryClient()
  const wrapped = (inner: ReactNode) => (
    <QueryClientProvider client={queries}>
      <main id="content">{inner}</main>
      <Toaster />
    </QueryClientProvider>
  )
  const shown = render(wrapped(element))
  return {
    user: userEvent.setup(),
    calls: (route?: string) =>
      calls.filter((call) => route === undefined || `${call.method} ${call.path}` === route),
    rerender: (next: ReactNode) => shown.rerender(wrapped(next)),
    unmount: shown.unmount,
    container: shown.container,
  }
}

/** The field of a label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })

/** What a screen reader says of a field after its name. */
export const saidOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** Waits until a toast says this. */
export const findToast = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: /^Notifications/ })).findByText(text)

/** jsdom does not know this element yet; React would complain of it. */
function createKnown(this: Document, name: string, options?: ElementCreationOptions): HTMLElement {
  const element = createAny.call(this, name === 'search' ? 'div' : name, options)
  if (name === 'search') element.setAttribute('role', 'search')
  return element
}

let createAny: Document['createElement']

/** To be called once at the top of a file of component tests. */
export function withScreens(): void {
  beforeEach(() => {
    calls = []
    unanswered = []
    createAny = Document.prototype.createElement
    vi.spyOn(document, 'createElement').mockImplementation(createKnown)
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    // A busy machine takes longer for what a test does meanwhile than a call waits for its answer.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    vi.stubGlobal('IntersectionObserver', Unmoved)
    vi.stubGlobal('ResizeObserver', Unmoved)
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollIntoView = () => undefined
    Element.prototype.hasPointerCapture = () => false
    Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel: () => undefined }) as never
  })
  afterEach(async () => {
    cleanup()
    for (const end of waiting.splice(0)) end()
    await Promise.resolve()
    dismissToast()
    getQueryClient().clear()
    window.localStorage.clear()
    window.sessionStorage.clear()
    document.body.replaceChildren()
    expect(unanswered, 'asked of the API without a reply in the test').toEqual([])
  })
}
