// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callOf, type TrickChange } from '@/lib/my-tricks/changes'
import { begun } from '@/lib/my-tricks/progress'
import type { MyTrick } from '@/lib/my-tricks/schema'
import type { MasteryLevel } from '@/lib/my-tricks/taxonomy'
import { adviceKey, diaryQuery, myTricksQuery } from '@/lib/offline/account-queries'
import { trickSummary } from '@/tests/setup/tricks'
import { Dashboard } from './dashboard'

vi.mock('next/navigation', () => ({ useRouter: () => null }))
// What it would put into the query client, each test puts there itself.
vi.mock('@/lib/offline/account', () => ({ openAccount: () => new Promise(() => undefined) }))

const trick = (id: number, masteryLevel: MasteryLevel = 'LEARNING'): MyTrick => ({
  ...trickSummary(id),
  steps: [],
  videoUrl: null,
  videoStart: null,
  progress: { ...begun, masteryLevel, notes: [] },
  landing: null,
})

const slots = { renderStill: () => null, renderBadges: () => null, renderTutorial: () => null }

/** What this device keeps: the days, and these changes that wait. */
function keptClient(changes: TrickChange[] = [], failureCount = 0): QueryClient {
  const client = new QueryClient()
  client.setQueryData([...adviceKey(1), 'calendar'], [])
  for (const [at, change] of changes.entries())
    client.getMutationCache().build(
      client,
      { mutationKey: ['change'], scope: { id: 'changes' } },
      {
        context: undefined,
        data: undefined,
        error: null,
        failureCount,
        failureReason: null,
        isPaused: at > 0,
        status: 'pending',
        variables: {
          ...callOf(change),
          key: String(at),
          userId: 1,
          at,
          wasSent: true,
          isUndone: false,
          isKept: true,
        },
        submittedAt: at,
      },
    )
  return client
}

const dashboard = (client: QueryClient, tricks: MyTrick[] | undefined) => (
  <QueryClientProvider client={client}>
    <Dashboard userId={1} initial={tricks} slots={slots} />
  </QueryClientProvider>
)

/** An observer of a page on which nothing moves. */
class Unmoved {
  observe() {}
  disconnect() {}
}

let page: HTMLElement
let root: Root | undefined

/** The dashboard of a list on top of which these changes wait. */
function render(tricks: MyTrick[] | undefined, changes: TrickChange[] = [], failureCount = 0): string {
  act(() => root?.unmount())
  root = createRoot(page)
  act(() => root?.render(dashboard(keptClient(changes, failureCount), tricks)))
  return page.innerHTML
}

/** The names under each heading. */
function sections(html: string): Record<string, string[]> {
  const parts = html.split(/<section aria-labelledby/).slice(1)
  return Object.fromEntries(
    parts.flatMap((part) => {
      const title = /<h2[^>]*>(In Progress|Mastered)/.exec(part)?.[1]
      const names = [...part.matchAll(/<article aria-label="([^"]+)"/g)].map(([, name = '']) => name)
      return title ? [[title, names]] : []
    }),
  )
}

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('IntersectionObserver', Unmoved)
  vi.stubGlobal('ResizeObserver', Unmoved)
})

afterEach(() => {
  act(() => root?.unmount())
  page.remove()
  onlineManager.setOnline(true)
})

const landed: TrickChange = { kind: 'practice', trickId: 1, tries: 1, lands: 1, practicedAt: '2026-01-02' }

describe('the dashboard', () => {
  it('sorts tricks by whether they are mastered', () => {
    expect(sections(render([trick(1), trick(2, 'MASTERED'), trick(3, 'CONSISTENT')]))).toEqual({
      'In Progress': ['Trick 1', 'Trick 3'],
      Mastered: ['Trick 2'],
    })
  })

  it('shows changes that no server has confirmed', () => {
    const html = render(
      [trick(1), trick(2)],
      [
        { kind: 'progress', trickId: 2, masteryLevel: 'MASTERED', lastPracticed: '2026-01-02' },
        landed,
        { kind: 'remove', trickId: 3 },
      ],
    )
    expect(sections(html)).toEqual({ 'In Progress': ['Trick 1'], Mastered: ['Trick 2'] })
    expect(html.replace(/<[^>]+>/g, '')).toContain('1 of 1 landed')
    expect(html).not.toContain('back online')
  })

  it('renders of a long list only what is in view, and says how long it is', () => {
    const html = render(Array.from({ length: 300 }, (_, at) => trick(at + 1)))
    expect(html.match(/<article/g)?.length).toBeLessThan(20)
    expect(html).toContain('aria-setsize="300"')
  })

  it('shows beside the first tricks where practice will stand, and nothing beside none', () => {
    const text = (html: string) => html.replace(/<[^>]+>/g, '')
    expect(render([trick(1)])).toContain(
      'No practice in the last 20 weeks. Log a try, and its day lights up.',
    )
    expect(text(render([trick(1)]))).toContain('Bring your list')
    expect(text(render([]))).not.toContain('Bring your list')
  })

  it('says that there are no tricks yet, and that the list is loading', () => {
    expect(render([])).toContain('No tricks added yet.')
    expect(render(undefined)).toContain('Loading your tricks...')
  })
})

describe('the note about waiting changes', () => {
  it('counts them once the first cannot be sent', () => {
    expect(render([trick(1)], [landed], 1)).toContain('1 change goes through once you are back online.')
    expect(render([trick(1)], [landed, landed], 1)).toContain(
      '2 changes go through once you are back online.',
    )
  })
})

it('is hydrated as the server rendered it, whatever this device has restored by then', () => {
  const saved = [trick(1), trick(2)]
  page.innerHTML = renderToString(dashboard(new QueryClient(), saved))
  const restored = keptClient([{ kind: 'remove', trickId: 2 }, landed], 1)
  restored.setQueryData(myTricksQuery(1).queryKey, [trick(1), trick(2), trick(3)])
  restored.setQueryData(diaryQuery(1).queryKey, [{ day: '2026-01-01', rest: 'RAIN', place: '', note: '' }])
  restored.setQueryData([...adviceKey(1), 'what next'], {
    tricks: [{ trick: trickSummary(4), reason: 'You land Trick 1.' }],
    order: [4],
  })
  const onRecoverableError = vi.fn()
  act(() => {
    root = hydrateRoot(page, dashboard(restored, saved), { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(sections(page.innerHTML)).toEqual({ 'In Progress': ['Trick 1', 'Trick 3'], Mastered: [] })
  expect(page.textContent).toContain('Trick 4')
})
