// @vitest-environment jsdom
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { takeSeat } from '@/lib/offline/games'
import { findToast, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { StopMails, TurnAlerts } from './turn-alerts'
import { useSeats } from './use-linked-game'
import { useTurnSign } from './use-turn-sign'

withScreens()

const token = 'a'.repeat(22)
const secret = 's'.repeat(43)
const endpoint = 'https://push.example.com/one'
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const game = { token, players: ['Ada', 'Bo'], options: {}, entries: [], isClosed: false, next: null }
const ways = { pushKey: `B${'A'.repeat(86)}`, byMail: true }

/** A browser that subscribes when its user allows notifications. */
function browserThatSays(permission: NotificationPermission) {
  let subscription: object | null = null
  const made = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made
      return made
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  return { isSubscribed: () => subscription !== null }
}

function Alerts({ given = ways }: { given?: typeof ways | { pushKey: null; byMail: boolean } }) {
  const [own] = useSeats()
  return own ? <TurnAlerts token={token} seat={own.seat} ways={given} /> : null
}

const user = { id: 1, username: 'bo', email: 'bo@example.com', role: 'USER', isEmailVerified: true }

async function open(
  given?: { pushKey: null; byMail: boolean },
  replies: Replies = {},
  who: object | null = null,
) {
  const page = show(<Alerts given={given} />, {
    at: `/games/${token}`,
    replies: {
      'GET /api/auth/user': { authenticated: who !== null, user: who, authMethod: null },
      'POST /api/games/:token/seats': { game, seat: 1 },
      'PUT /api/games/:token/alerts': new Response(null, { status: 204 }),
      'DELETE /api/games/:token/alerts': new Response(null, { status: 204 }),
      ...replies,
    },
  })
  await act(refreshAuthStatus)
  await act(() => takeSeat(token, secret, 'Bo'))
  return page
}

const notify = () => screen.findByRole('button', { name: /Notify this device/ })

beforeEach(() => window.localStorage.clear())

describe('whoever plays by link', () => {
  it('is notified on this device after one press, and no more after another', async () => {
    const browser = browserThatSays('granted')
    const page = await open()
    const button = await notify()
    expect(button.ariaPressed).toBe('false')
    await page.user.click(button)
    await waitFor(() => expect(button.ariaPressed).toBe('true'))
    await page.user.click(button)
    await waitFor(() => expect(button.ariaPressed).toBe('false'))
    expect(browser.isSubscribed()).toBe(false)
    expect(page.calls(`PUT /api/games/${token}/alerts`).map(({ json }) => json)).toEqual([
      { by: 'push', secret, subscription: { endpoint, keys } },
    ])
    expect(page.calls(`DELETE /api/games/${token}/alerts`).map(({ json }) => json)).toEqual([
      { by: 'push', secret, endpoint },
    ])
  })

  it('hears where the browser blocks that, and nothing is sent', async () => {
    browserThatSays('denied')
    const page = await open()
    await page.user.click(await notify())
    await screen.findByText(/Your browser blocks notifications from this site/)
    expect(page.calls(`PUT /api/games/${token}/alerts`)).toEqual([])
  })

  it('hears when it did not work, and it is off', async () => {
    browserThatSays('granted')
    const page = await open(undefined, { 'PUT /api/games/:token/alerts': refusal(503, 'Try again later') })
    await page.user.click(await notify())
    await findToast('Try again later')
    expect((await notify()).ariaPressed).toBe('false')
  })

  it('is emailed with a confirmed address alone, where the site sends mail', async () => {
    browserThatSays('granted')
    const page = await open(undefined, {}, user)
    await screen.findByText(/bo@example\.com/)
    const button = screen.getByRole('button', { name: /Email me/ })
    await page.user.click(button)
    await waitFor(() => expect(button.ariaPressed).toBe('true'))
    expect(page.calls(`PUT /api/games/${token}/alerts`).map(({ json }) => json)).toEqual([
      { by: 'mail', secret },
    ])
  })

  it.each([
    ['a guest', ways, null],
    ['an address that is not confirmed', ways, { ...user, isEmailVerified: false }],
  ])('is offered no email as %s', async (_, given, who) => {
    browserThatSays('granted')
    await open(given as never, {}, who)
    await notify()
    expect(screen.queryByRole('button', { name: /Email me/ })).toBeNull()
  })

  it('is offered nothing where the owner has neither keys nor mail', async () => {
    browserThatSays('granted')
    await open({ pushKey: null, byMail: false }, {}, user)
    expect(screen.queryByRole('heading', { name: 'When it is your turn' })).toBeNull()
  })
})

it('an email leads to one press that ends them', async () => {
  const page = show(<StopMails token={token} />, {
    at: `/games/${token}?stop=${'k'.repeat(22)}`,
    replies: { 'DELETE /api/games/:token/alerts': new Response(null, { status: 204 }) },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Stop the Emails' }))
  await findToast('No more emails about this game')
  expect(page.calls(`DELETE /api/games/${token}/alerts`).map(({ json }) => json)).toEqual([
    { by: 'link', key: 'k'.repeat(22) },
  ])
  expect(screen.queryByRole('button', { name: 'Stop the Emails' })).toBeNull()
})

it('the tab and the icon of the app say whose turn it is for as long as it is', async () => {
  const badges: string[] = []
  Object.assign(navigator, {
    setAppBadge: async () => void badges.push('on'),
    clearAppBadge: async () => void badges.push('off'),
  })
  document.title = 'SKATE'
  const { rerender, unmount } = renderHook(({ isMine }) => useTurnSign(isMine), {
    initialProps: { isMine: false },
  })
  expect(document.title).toBe('SKATE')
  rerender({ isMine: true })
  expect([document.title, badges.at(-1)]).toEqual(['Your turn | SKATE', 'on'])
  document.title = 'SKATE for two'
  await waitFor(() => expect(document.title).toBe('Your turn | SKATE for two'))
  rerender({ isMine: false })
  expect([document.title, badges.at(-1)]).toEqual(['SKATE for two', 'off'])
  rerender({ isMine: true })
  unmount()
  expect([document.title, badges.at(-1)]).toEqual(['SKATE for two', 'off'])
})
