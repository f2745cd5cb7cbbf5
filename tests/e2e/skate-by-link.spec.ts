import type { BrowserContext, Locator, Page } from '@playwright/test'
import { browserArgs } from '../../scripts/browser/args'
import { findWholeChromium } from '../../scripts/browser/chromium'
import { join, save, write } from './account'
import { expect, expectAccessible, test, wakeful } from './fixtures'
import { comeBack } from './installed'

const press = (page: Page, name: 'Landed' | 'Missed') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const trick = (page: Page) => page.getByLabel('Trick', { exact: true })

async function set(page: Page, name: string) {
  await trick(page).fill(name)
  await press(page, 'Landed')
}

/** Who plays, with the letters that each has, as a page shows it. */
const scores = (page: Page) => page.getByRole('main').getByRole('listitem').locator('.sr-only')

/**
 * What a page shows to someone who comes back to its tab, which has it ask for the game at once. How it asks by itself
 * every few seconds is seen at the end of the game.
 */
async function atSecondGlance(page: Page, shown: Locator): Promise<string | null> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const [text = null] = await shown.allTextContents()
  return text
}

/** A game by link of two in browsers of their own. */
async function twoPlayers(page: Page, other: BrowserContext, isLastLetterTwice = true) {
  await page.goto('/skate')
  await page.getByText('By link', { exact: true }).click()
  await page.getByLabel('Your name').fill('Ada')
  if (!isLastLetterTwice) await page.getByLabel('Two tries on your last letter').uncheck()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/games\/[\w-]{22}$/)
  const link = await page.getByLabel('Anyone with this link can play along').inputValue()
  expect(link).toBe(page.url())
  const guest = wakeful(await other.newPage())
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Join the game' }).press('Enter')
  await expect(guest.getByLabel('Your name')).toBeFocused()
  await expect(guest.getByLabel('Your name')).toHaveAccessibleDescription('Say who you are')
  await guest.getByLabel('Your name').fill('Bo')
  // The response says who plays; nothing has to be asked for.
  const asked = Promise.withResolvers<void>()
  await guest.route('**/api/games/*', (route) => asked.promise.then(() => route.continue()))
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('main').getByRole('listitem').filter({ hasText: 'Bo' })).toBeVisible()
  await expect(guest.getByLabel('Anyone with this link can play along')).toHaveCount(0)
  asked.resolve()
  await expect(guest.getByText('Ada is up.', { exact: false })).toBeFocused()
  await expect(page).toHaveTitle(/^Your turn \| /)
  await expect(guest).not.toHaveTitle(/Your turn/)
  return { guest, link }
}

test.describe('a game of SKATE by link', () => {
  test('is played to the end in two browsers, one of them offline for four turns, watched by a third, and counts once in the practice log @once', async ({
    page,
    browser,
  }) => {
    await join(page)
    const [id] = await save(page, 'kickflip')
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const { guest, link } = await twoPlayers(page, other)
    await test.step('on a phone a turn is answered with one press from its link, without scrolling', async () => {
      await set(page, 'pop shuvit')
      await guest.goto(link)
      for (const name of ['Missed', 'Landed'])
        await expect(guest.getByRole('main').getByRole('button', { name, exact: true })).toBeInViewport({
          ratio: 1,
        })
      await press(guest, 'Landed')
      await expect(guest.getByText('Ada is up.', { exact: false })).toBeInViewport({ ratio: 1 })
    })
    // Ada goes on setting while Bo enters each of his tries without a connection.
    for (const [at, name] of ['ollie', 'kickflip', 'heelflip', 'bs 180'].entries()) {
      await set(page, name)
      await expect
        .poll(() => atSecondGlance(guest, guest.getByRole('button', { name: 'Missed' })))
        .not.toBeNull()
      await other.setOffline(true)
      await press(guest, 'Missed')
      await expect(guest.getByText('Ada is up.', { exact: false })).toBeFocused()
      await expect(guest.getByText('1 try goes out once you are back')).toBeVisible()
      await expect(scores(page).nth(1)).toHaveText(
        at === 0 ? 'No letters' : [...'SKATE'.slice(0, at)].join(' '),
      )
      await comeBack(other)
      await expect
        .poll(() => atSecondGlance(page, scores(page).nth(1)))
        .toBe([...'SKATE'.slice(0, at + 1)].join(' '))
    }
    const history = await (await page.request.get(`/api/tricks/${id}/practice?timeZone=UTC`)).json()
    expect(history).toMatchObject({ entries: [{ tries: 1, lands: 1 }] })

    await test.step('others watch, and it is kept out of searches', async () => {
      const third = await browser.newContext()
      const watcher = wakeful(await third.newPage())
      await watcher.goto(link)
      await expect(watcher.getByText('All seats are taken. You can watch.')).toBeVisible()
      await expect(watcher.getByRole('button', { name: 'Landed' })).toBeHidden()
      await expect(watcher.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      const head = await watcher.locator('head').innerHTML()
      for (const name of ['Ada', 'Bo']) expect(head).not.toContain(`>${name}`)
      await expect(watcher.locator('meta[property="og:description"]')).toHaveAttribute(
        'content',
        'It stands 0 : S-K-A-T.',
      )
      const picture = await watcher.request.get(`${link}/preview.png`)
      expect(picture.headers()['content-type']).toBe('image/png')
      await watcher.getByRole('button', { name: 'Watch it so far' }).press('Enter')
      const replay = watcher.getByRole('region', { name: 'The game again' })
      await expect(replay.getByRole('img', { name: /pop shuvit/i })).toBeVisible()
      await expect(replay).toBeFocused()
      await watcher.keyboard.press('End')
      await expect(replay.getByText('Bo missed the backside 180.')).toBeVisible()
      await expectAccessible(watcher)
      expect((await watcher.goto(`/games/${'a'.repeat(22)}`))?.status()).toBe(404)
      await third.close()
      const plain = await browser.newContext({ javaScriptEnabled: false })
      const reader = await plain.newPage()
      await reader.goto(link)
      await reader.getByText('Every try (10)').click()
      await expect(reader.getByText('Bo missed the backside 180.').last()).toBeVisible()
      await plain.close()
    })

    await set(page, 'hardflip')
    const lastLetter = guest.getByText(/two tries/)
    await expect.poll(() => atSecondGlance(guest, lastLetter)).not.toBeNull()
    await press(guest, 'Missed')
    await press(guest, 'Missed')
    await guest.getByRole('dialog', { name: 'Last letter' }).getByRole('button', { name: 'Missed' }).click()
    await expect(guest.getByRole('heading', { name: 'Ada wins' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'You win' })).toBeVisible()
    const game = await (await page.request.get(`/api/games/${link.split('/').at(-1)}`)).json()
    expect(game.entries).toHaveLength(13)
    expect(game.entries.flatMap(({ trick: name }: { trick?: string }) => name ?? [])).toEqual([
      ...['Pop Shuvit', 'Ollie', 'Kickflip', 'Heelflip', 'Backside 180', 'Hardflip'],
    ])
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(page.getByText('Bo is up.', { exact: false })).toBeVisible()
    await guest.getByRole('button', { name: 'Play the rematch' }).click()
    await expect(guest.getByRole('heading', { name: 'Bo: set a trick' })).toBeVisible()
    await other.close()
  })

  test('keeps a try through a reload, and reports one that another was faster with @once', async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/)
    const other = await browser.newContext()
    const { guest, link } = await twoPlayers(page, other)
    await page.route('**/turns', (route) => route.abort())
    await set(page, 'kickflip')
    await expect(page.getByText('Bo is up.', { exact: false })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Bo is up.', { exact: false })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Landed' })).toBeHidden()
    await page.unroute('**/turns')
    const heard = guest.getByRole('heading', { name: 'Bo: Kickflip' })
    await expect.poll(() => atSecondGlance(guest, heard)).not.toBeNull()
    // The same seat was played from elsewhere, which this page has not heard of.
    const seat = await guest.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('seat-'))
      return JSON.parse(localStorage.getItem(key) ?? '{}')
    })
    const api = `/api${new URL(link).pathname}`
    await other.route(`**${api}*/**`, (route) => route.abort())
    await press(guest, 'Missed')
    const turn = { secret: seat.secret, turn: 1, entry: { kind: 'reply', landed: true } }
    await write(page.request, 'POST', `${api}/turns`, turn)
    const toSet = page.getByRole('heading', { name: 'Ada: set a trick' })
    await expect.poll(() => atSecondGlance(page, toSet)).not.toBeNull()
    await other.unroute(`**${api}*/**`)
    await expect(guest.getByText('Your last try did not go through')).toBeVisible()
    await expect(guest.getByText('This game has moved on. Take a look before you play on.')).toBeVisible()
    await expect(guest.getByText('Ada is up.', { exact: false })).toBeVisible()
    await expect(scores(guest).nth(1)).toHaveText('No letters')
    await other.close()
  })
})

type Message = { title: string; body: string; path: string; tag: string }

/** Has messages arrive at the page's worker as a push service brings them. */
async function pushService(page: Page): Promise<(message: Message) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const known = Promise.withResolvers<string>()
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) known.resolve(first.registrationId)
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await known.promise
  const { origin } = new URL(page.url())
  return async (message) => {
    const data = JSON.stringify(message)
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

/** What the system shows by now, as its user reads it. */
const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => `${title}. ${body}`)
  })

/** What of a worker's scope a pressed notification comes upon. */
type PressedScope = EventTarget & {
  registration: ServiceWorkerRegistration
  clients: { openWindow(path: string): Promise<void> }
  NotificationEvent: new (
    type: 'notificationclick',
    of: { notification: Notification | undefined },
  ) => Event & { waitUntil(work: Promise<unknown>): void }
}

/** Presses the only notification; returns what the worker opens, which browsers refuse where no hand has pressed. */
async function pressNotification(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no worker.')
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as PressedScope
    const opened: string[] = []
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    await new Promise<void>((done) => {
      scope.clients.openWindow = async (path) => void opened.push(path)
      event.waitUntil = (work) => void work.then(() => done())
      scope.dispatchEvent(event)
    })
    return opened
  })
}

test.describe('a push', () => {
  test('shows whose turn it is, the latest of each game, nothing of the one that is looked at, and opens its game @once', async ({
    playwright,
    baseURL,
  }) => {
    const executablePath = await findWholeChromium()
    test.skip(executablePath === null, 'The shell without a window shows no notifications.')
    const whole = await playwright.chromium.launch({
      executablePath: executablePath ?? '',
      args: browserArgs,
    })
    const context = await whole.newContext({ baseURL, serviceWorkers: 'allow' })
    await context.grantPermissions(['notifications'])
    const page = wakeful(await context.newPage())
    await page.goto('/skate')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const deliver = await pushService(page)
    const path = `/games/${'a'.repeat(22)}`
    const body = 'Ada landed it.'
    await deliver({ title: 'Your turn: Kickflip', body, path, tag: 'one' })
    await expect.poll(() => notifications(page)).toEqual(['Your turn: Kickflip. Ada landed it.'])
    await deliver({ title: 'You win', body, path: '/skate', tag: 'two' })
    await deliver({ title: 'Your turn: Heelflip', body, path, tag: 'one' })
    await expect.poll(() => notifications(page)).toEqual(['Your turn: Heelflip. Ada landed it.'])
    expect(await pressNotification(context)).toEqual([path])
    expect(await notifications(page)).toEqual([])
    await whole.close()
  })
})
