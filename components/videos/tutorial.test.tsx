// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playerOrigin } from '@/lib/videos/player'

type Call = { path: string; method: string }

const known = (videoId: string, title: string) => ({
  videoId,
  title,
  channel: null,
  startSeconds: null,
  seconds: null,
})
const first = known('kickflip_01', 'How to Kickflip')
const second = known('kickflip_02', 'Kickflip tutorial')
const loaded = { ...known('kickflip_03', 'Learn the kickflip'), embedUrl: 'about:blank' }

let page: HTMLElement
let root: Root
let calls: Call[]
let user: { id: number } | null
let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  localStorage.clear()
  calls = []
  user = null
  answer = () => Response.json(loaded)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/auth/user')
      return Response.json({
        authenticated: user !== null,
        user,
        authMethod: null,
        message: '',
        sessionExpired: false,
      })
    if (path === '/api/tricks/reported-videos') return Response.json([])
    calls.push({ path, method: init.method ?? 'GET' })
    return path.endsWith('/report') ? new Response(null, { status: 204 }) : answer()
  })
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

async function show(
  video: typeof first | null,
  videos = [first, second],
  place: 'list' | 'carousel' = 'list',
) {
  const { refreshAuthStatus } = await import('@/components/accounts/auth-status')
  await act(async () => void (await refreshAuthStatus()))
  await showEarly(video, videos, place)
}

/** Before anyone has said who is signed in. */
async function showEarly(
  video: typeof first | null,
  videos = [first, second],
  place: 'list' | 'carousel' = 'list',
) {
  const { Tutorial } = await import('./tutorial')
  await act(async () =>
    root.render(<Tutorial trickId={7} name="Kickflip" video={video} videos={videos} place={place} />),
  )
}

const buttonNamed = (name: RegExp) =>
  [...page.querySelectorAll('button')].find((button) =>
    name.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )

async function press(name: RegExp) {
  const button = buttonNamed(name)
  if (!button) throw new Error(`There is no button ${name}`)
  await act(async () => button.click())
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
}

const playing = () => page.querySelector('iframe')?.getAttribute('src') ?? null

describe('a tutorial', () => {
  it('plays after one press on its picture, and loads nothing before', async () => {
    await show(first)
    expect([playing(), calls]).toEqual([null, []])
    await press(/^Play/)
    expect(playing()).toContain('/embed/kickflip_01?')
    expect(calls).toEqual([])
  })

  it('that is still to be found is found and plays after one press', async () => {
    await show(null, [])
    await press(/^Load Tutorial/)
    expect(playing()).toContain('/embed/kickflip_03?')
    const { shownToast } = await import('@/components/ui/overlays/toast')
    expect(shownToast()?.title).toBe('Tutorial video loaded successfully')
  })

  it('makes way by itself when the player cannot play it, once', async () => {
    await show(first)
    const refuse = () =>
      act(async () => {
        const frame = page.querySelector('iframe')
        window.dispatchEvent(
          new MessageEvent('message', {
            origin: playerOrigin,
            source: frame?.contentWindow ?? null,
            data: '{"event":"onError","info":100}',
          }),
        )
        await new Promise((resolve) => setTimeout(resolve))
      })
    await press(/^Play/)
    await refuse()
    expect(calls).toEqual([{ path: '/api/tricks/7/find-tutorial?gone=kickflip_01', method: 'POST' }])
    expect(playing()).toContain('/embed/kickflip_03?')
    await refuse()
    expect(calls).toHaveLength(1)
    expect(page.querySelector('[role=alert]')?.textContent).toContain('This video is no longer on YouTube.')
  })
})

describe('a tutorial that does not come', () => {
  const quota = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
  const meanwhile =
    'Your existing tutorial will continue to work, and you can try finding new tutorials in about an hour.'
  const refused = (words: string) => Response.json({ message: words }, { status: 503 })

  it('says while it is on its way that it is', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    await show(null, [])
    await press(/^Load Tutorial/)
    expect(buttonNamed(/^Loading Tutorial\.\.\./)?.getAttribute('aria-disabled')).toBe('true')
    await act(async () => {
      resolve(Response.json(loaded))
      await new Promise((next) => setTimeout(next))
    })
    expect(playing()).toContain('/embed/kickflip_03?')
  })

  it('says why, leads to a search, and can be asked for again', async () => {
    answer = () => refused(quota)
    await show(null, [])
    await press(/^Load Tutorial/)
    const { shownToast } = await import('@/components/ui/overlays/toast')
    expect(shownToast()?.title).toBe('Video Loading Error')
    expect(page.textContent).toContain(`${quota} ${meanwhile}`)
    expect(page.querySelector('a')?.getAttribute('href')).toContain('search_query=Kickflip')
    answer = () => Response.json(loaded)
    await press(/^Try Again/)
    expect(playing()).toContain('/embed/kickflip_03?')
    expect(page.textContent).not.toContain(quota)
  })

  it('says in the carousel what the carousel says', async () => {
    answer = () => refused(quota)
    await show(null, [], 'carousel')
    await press(/^Load Tutorial/)
    expect(page.textContent).toContain(quota)
    expect(page.textContent).not.toContain(meanwhile)
  })

  it('says without a network that there is none', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await show(null, [])
    await press(/^Load Tutorial/)
    expect(page.textContent).toContain(
      'Network error while loading the tutorial. Please check your connection and try again.',
    )
  })
})

describe('"Not this trick?"', () => {
  it('takes a video from a guest at once, on this device, and gives it back', async () => {
    await show(first)
    await press(/^Not this trick/)
    expect(buttonNamed(/^Play/)?.textContent).toContain('Kickflip tutorial')
    expect(calls).toEqual([])
    expect(localStorage.getItem('reported-videos')).toBe('["7/kickflip_01"]')
    expect(document.activeElement?.textContent).toBe('Undo')
    await press(/^Undo/)
    expect(buttonNamed(/^Play/)?.textContent).toContain('How to Kickflip')
    expect(localStorage.getItem('reported-videos')).toBeNull()
  })

  it('is remembered, and not asked for again', async () => {
    localStorage.setItem('reported-videos', '["7/kickflip_01","9/kickflip_02"]')
    await show(first, [first])
    expect(buttonNamed(/^Play/)).toBeUndefined()
    await press(/^Load Tutorial/)
    expect(calls[0]?.path).toBe('/api/tricks/7/find-tutorial?not=kickflip_01')
  })

  it.each([
    ['at any time', show],
    ['before the page knows of the account', showEarly],
  ])('of a member tells the server %s', async (_, render) => {
    user = { id: 5 }
    await render(first)
    await press(/^Not this trick/)
    await press(/^Undo/)
    expect(calls).toEqual([
      { path: '/api/tricks/7/videos/kickflip_01/report', method: 'POST' },
      { path: '/api/tricks/7/videos/kickflip_01/report', method: 'DELETE' },
    ])
  })
})
