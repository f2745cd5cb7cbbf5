// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { JudgedVideo } from '@/lib/videos/schema'
import { TutorialsAdmin } from './tutorials-admin'

vi.mock('next/navigation', () => ({ useRouter: () => null }))

const judged = (videoId: string, verdict: JudgedVideo['verdict'], reports: number): JudgedVideo => ({
  trickId: 7,
  videoId,
  trick: { slug: 'kickflip', name: 'Kickflip' },
  title: `Video ${videoId}`,
  channel: null,
  reports,
  verdict,
  isAlive: true,
})

let page: HTMLElement
let root: Root
let client: QueryClient
let sent: { path: string; json: unknown }[]
let answer: () => Response

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  client = new QueryClient()
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      sent.push({ path, json: JSON.parse(String(body)) })
      return answer()
    }
    if (path === '/api/cms/tutorials')
      return Response.json([
        judged('open_000001', null, 1),
        judged('reported_01', 'REPORTED', 3),
        judged('wrong_00001', 'WRONG', 0),
        judged('right_00001', 'RIGHT', 0),
      ])
    return Response.json([{ id: 7, slug: 'kickflip', name: 'Kickflip' }])
  })
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <TutorialsAdmin />
      </QueryClientProvider>,
    ),
  )
  await settle()
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

/** Until every answer has come, and is shown. */
const settle = () =>
  act(async () => {
    await vi.waitUntil(() => client.isFetching() + client.isMutating() === 0)
    await new Promise((resolve) => setTimeout(resolve))
  })

const buttonNamed = (name: string) =>
  [...page.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )

async function press(name: string) {
  const button = buttonNamed(name)
  if (!button) throw new Error(`There is no button ${name}`)
  await act(async () => button.click())
  await settle()
}

async function write(at: number, text: string) {
  const field = page.querySelectorAll('input')[at]
  if (!field) throw new Error(`There is no field ${at}`)
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  await act(async () => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('offers for each video what an admin has not said of it yet', () => {
  const offered = [...page.querySelectorAll('li')].map((item) =>
    [...item.querySelectorAll('button')].map((button) => button.textContent),
  )
  expect(offered).toEqual([['Keep', 'Remove'], ['Bring Back', 'Remove'], ['Bring Back'], ['Remove']])
})

it('keeps, removes and brings back', async () => {
  await press('Keep Video open_000001 for Kickflip')
  await press('Remove Video reported_01 from Kickflip')
  await press('Bring Back Video wrong_00001 for Kickflip')
  expect(sent).toEqual([
    { path: '/api/cms/tutorials/7/open_000001', json: { verdict: 'RIGHT' } },
    { path: '/api/cms/tutorials/7/reported_01', json: { verdict: 'WRONG' } },
    { path: '/api/cms/tutorials/7/wrong_00001', json: { verdict: 'RIGHT' } },
  ])
})

it('sets the tutorial of a trick of the library, and says at the link what is wrong with it', async () => {
  await write(0, 'Kickflop')
  await write(1, 'https://youtu.be/chosen_0001')
  await press('Set Tutorial')
  expect(page.textContent).toContain('Choose a trick of the library')
  await write(0, 'kickflip')
  const problem = 'This is no link to a YouTube video'
  answer = () =>
    Response.json({ message: problem, code: 'invalid', fields: { link: [problem] } }, { status: 422 })
  await press('Set Tutorial')
  expect(page.textContent).toContain(problem)
  answer = () => new Response(null, { status: 204 })
  await press('Set Tutorial')
  expect(sent.at(-1)).toEqual({
    path: '/api/cms/tutorials/7',
    json: { link: 'https://youtu.be/chosen_0001' },
  })
  expect(page.textContent).not.toContain(problem)
  expect(page.querySelectorAll('input')[1]?.value).toBe('')
})
