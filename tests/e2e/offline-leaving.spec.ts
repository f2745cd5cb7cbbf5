import type { Page } from '@playwright/test'
import { join, save, toastOf } from './account'
import { expect, test } from './fixtures'
import { card, comeBack, disconnected, goOffline, inKeeping, install } from './installed'

test.use({ serviceWorkers: 'allow' })

test('signing out asks first where changes wait, and leaves nothing @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(disconnected)
  const skater = await join(page)
  await save(page, 'kickflip')
  await install(page)
  await page.goto('/tricks/kickflip')
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toBeVisible()
  expect((await leftBehind(page)).databases).toEqual(['darkslide'])
  const logOut = async () => {
    await page.getByRole('button', { name: `${skater.username}, account menu` }).click()
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  }

  await goOffline(context)
  await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
  await expect(page.getByText('1 change goes through once you are back online.')).toBeVisible()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  await logOut()
  await expect
    .poll(() => asked)
    .toEqual(['1 change has not been sent yet and would be lost. Log out anyway?'])
  await expect(page.getByText('1 change goes through once you are back online.')).toBeVisible()
  await comeBack(context)
  await expect(page.getByText('All changes are synced.')).toBeVisible()

  await page.reload()
  await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
  // What is still on its way would be answered after the session by chance, and the browser says so.
  await page.waitForLoadState('networkidle')
  await logOut()
  await expect(toastOf(page)).toContainText('Logged out')
  await expect.poll(async () => (await leftBehind(page)).databases).toEqual([])
  const { local, session, kept, words } = await leftBehind(page)
  expect([local, session]).toEqual([['localSessionChanged'], ['joined']])
  expect(kept.filter((path) => /my-tricks|auth|settings|runs|login|kickflip/.test(path))).toEqual([])
  for (const word of [skater.username, skater.email]) expect(words).not.toContain(word)
})

/** Everything that the browser keeps for the site. */
function leftBehind(page: Page) {
  return page.evaluate(async () => {
    const kept: string[] = []
    const words: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        kept.push(new URL(request.url).pathname)
        if (!request.url.includes('/_next/static/'))
          words.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      kept,
      words: words.join(' '),
    }
  })
}

test('a new release takes over with its first page, and nothing of the old one stays @once', async ({
  page,
  context,
}) => {
  await install(page)
  const old = 'darkslide-book-older'
  await page.evaluate((name) => caches.open(name).then(() => undefined), old)
  // A page that does not name the build is of another release,
  await page.evaluate(() => {
    for (const script of document.querySelectorAll('script:not([src])')) script.remove()
  })
  // and to the browser, the same worker under another address is another worker.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => undefined))
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(isWaiting).toBe(true)
  // The open page still belongs to the release that it came from.
  expect(await cacheNames(page)).toContain(old)
  expect(await workerOf(page)).toBe('/sw.js')
  await context.addInitScript(() => {
    // An empty tab has none.
    if (!('ServiceWorkerContainer' in window)) return
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function () {
      const registered = register.call(this, '/sw.js?next')
      // By then the page has shown itself to the worker that waits.
      void registered.then(() => setTimeout(() => document.documentElement.setAttribute('data-shown', '')))
      return registered
    }
  })
  // Another tab may still show the old one.
  const other = await context.newPage()
  await other.goto('/blog')
  await page.goto('/tricks/kickflip')
  await expect(page.getByRole('heading', { level: 1, name: 'Kickflip' })).toBeVisible()
  await expect(page.locator('html[data-shown]')).toBeAttached()
  expect(await workerOf(page)).toBe('/sw.js')
  await other.close()
  await expect.poll(() => workerOf(page)).toBe('/sw.js?next')
  await expect.poll(() => cacheNames(page)).not.toContain(old)
  expect(await inKeeping(page, '/api/tricks/book')).toBe(true)
})

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

const workerOf = (page: Page) =>
  page.evaluate(() => {
    const { pathname, search } = new URL(navigator.serviceWorker.controller?.scriptURL ?? 'none:')
    return pathname + search
  })
